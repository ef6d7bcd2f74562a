// Says of each of these selectors what is wrong with the first thing it names: it is not there, has no size, lies beside the
// page or under something else.

const faults = [];
const page = document.documentElement.clientWidth;

for (const css of arguments[0]) {
  const it = document.querySelector(css);
  if (!it) {
    faults.push(`${css} is not there`);
    continue;
  }
  it.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, right, top, bottom, width, height } = it.getBoundingClientRect();
  if (width < 2 || height < 2) {
    faults.push(`${css} has no size`);
    continue;
  }
  if (left < -1 || right > page + 1) faults.push(`${css} lies beside the page, from ${left} to ${right} of ${page}`);
  // What is larger than the window is asked for in the middle of what can be seen.
  const middle = (low, high, end) => (Math.max(low, 0) + Math.min(high, end)) / 2;
  const hit = document.elementFromPoint(middle(left, right, page), middle(top, bottom, innerHeight));
  if (!it.contains(hit)) faults.push(`${css} is covered by ${hit?.outerHTML.slice(0, 80)}`);
}
return faults;
