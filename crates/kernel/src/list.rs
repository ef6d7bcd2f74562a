//! A short list without heap, for states that are copied as plain bytes.

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// At most `N` items in order, `N` being at most 255; read and written as a plain list.
///
/// Places that are not in use hold the default, so that equal lists are equal in every byte.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct List<T, const N: usize> {
    pub(crate) items: [T; N],
    pub(crate) len: u8,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize, "the length of a list is one byte") };
        List { items: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> List<T, N> {
    /// The items in order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// How many items there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The last item.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.as_slice().last()
    }

    /// The items in order, to change.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// The items in order, one after the other.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds an item at the end.
    ///
    /// # Panics
    /// Where the list is full: whoever has a list gives it the length that its rules can ask for.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item away.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Puts another item in the place of the last one.
    #[inline]
    pub fn replace_last(&mut self, item: T) {
        self.pop();
        self.push(item);
    }

    /// Puts an item before the one at this place.
    ///
    /// # Panics
    /// Where the list is full, or shorter than the place.
    pub fn insert(&mut self, at: usize, item: T) {
        let len = usize::from(self.len);
        self.items.copy_within(at..len, at + 1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Takes the item at this place away.
    ///
    /// # Panics
    /// Where there is no such place.
    pub fn remove(&mut self, at: usize) -> T {
        let len = usize::from(self.len);
        let item = self.items[..len][at];
        self.items.copy_within(at + 1..len, at);
        self.items[len - 1] = T::default();
        self.len -= 1;
        item
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = List<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N} items")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<List<T, N>, A::Error> {
                let mut list = List::default();
                while let Some(item) = seq.next_element()? {
                    if list.len() == N {
                        return Err(serde::de::Error::invalid_length(N + 1, &self));
                    }
                    list.push(item);
                }
                Ok(list)
            }
        }
        deserializer.deserialize_seq(Items(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn what_was_removed_leaves_no_trace() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(list.remove(0), 1);
        list.insert(1, 9);
        assert_eq!(list.as_slice(), [2, 9, 3]);
        assert_eq!((list.pop(), list.pop()), (Some(3), Some(9)));
        assert_eq!(list, std::iter::once(2).collect());
        assert_eq!((list.pop(), list.pop()), (Some(2), None));
    }

    #[test]
    fn a_full_list_takes_nothing_more() {
        let full: List<u8, 2> = [1, 2].into_iter().collect();
        let pushed = std::panic::catch_unwind(move || {
            let mut list = full;
            list.push(3);
        });
        let told = pushed.unwrap_err().downcast_ref::<String>().cloned().unwrap_or_default();
        assert!(told.contains("index out of bounds"), "{told}");
    }

    #[test]
    fn the_compact_form_is_a_length_and_the_items() {
        let list: List<u8, 4> = [7, 9].into_iter().collect();
        assert_eq!(postcard::to_allocvec(&list).unwrap(), [2, 7, 9]);
    }

    #[test]
    fn a_list_that_is_too_long_is_refused() {
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2]").is_ok());
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }
}
