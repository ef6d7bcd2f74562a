"""A bot for Magnifico in Python: reads questions as JSON lines, answers with an action. See docs/BOTS.md.

    magnifico arena lorenzo --bots "exec:python3 examples/bot.py",random,random,random --games 200
"""

import json
import random
import sys

# What it likes, best first: an action is as good as the first of these that stands in it.
LIKES = ["play:", "activate:", "support", "building", "character", "venture", "territory", "place:", "servants:0"]


def taste(action):
    """The smaller, the better."""
    for rank, like in enumerate(LIKES):
        if like in action:
            return rank
    return len(LIKES)


def choose(legal, chance):
    """Any of the actions it likes best; the view is not even looked at."""
    best = min(taste(action) for action in legal)
    return chance.choice([action for action in legal if taste(action) == best])


def main():
    chance = random.Random(0)
    for line in sys.stdin:
        told = json.loads(line)
        if "new_match" in told:
            # The same seed must give the same game: all chance follows from it.
            chance = random.Random(told["new_match"]["seed"])
        else:
            # An answer that stays in the buffer never arrives: flush.
            print(choose(told["legal"], chance), flush=True)


if __name__ == "__main__":
    main()
