"""Learns a network from positions of self-play and writes it as the file that the program reads.

    python3 training/train.py --out lorenzo.net --seconds 60 DIR [DIR ...]

Each DIR was written by `magnifico selfplay`. Whole files are held out (one in `--held-out`), so that no game is on both
sides. See training/README.md.
"""

import argparse
import base64
import glob
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

WIDTH, HIDDEN, OUT = 128, 32, 2
# The numbers of the program: see crates/net/src/infer.rs.
FIRST_ONE, SECOND_ONE, WEIGHT_ONE = 1024, 256, 4096
FIRST_MOST, SECOND_MOST = 1023, 32767
POINTS = 10.0
KEYS = ["game", "table", "version", "data", "seats", "seat_features", "table_features", "row_bytes"]


def read(folders, held_out):
    """All rows, apart from those held out, and what they are."""
    about, parts = None, ([], [])
    for folder in folders:
        with open(os.path.join(folder, "selfplay.json")) as file:
            this = json.load(file)
        if about and any(this[key] != about[key] for key in KEYS):
            raise SystemExit(f"{folder} holds positions of another kind than {folders[0]}")
        about = this
        for i, path in enumerate(sorted(glob.glob(os.path.join(folder, "positions-*.bin")))):
            rows = np.fromfile(path, dtype=np.uint8).reshape(-1, about["row_bytes"])
            parts[i % held_out == held_out - 1].append(rows)
    if not parts[0] or not parts[1]:
        raise SystemExit("too few positions: play some hundred games more")
    return about, torch.from_numpy(np.concatenate(parts[0])), torch.from_numpy(np.concatenate(parts[1]))


class Rows:
    """Rows on the device; takes batches apart there."""

    def __init__(self, about, rows, device):
        self.rows, self.n = rows.to(device), about["seats"]
        self.seat, self.table = about["seat_features"], about["table_features"]
        self.seat_bytes, self.table_bytes = (self.seat + 7) // 8, (self.table + 7) // 8
        self.bits = torch.arange(8, device=device, dtype=torch.uint8)

    def __len__(self):
        return len(self.rows)

    def unpack(self, some, features):
        bits = (some.unsqueeze(-1) >> self.bits) & 1
        return bits.flatten(-2)[..., :features].float()

    def batch(self, index):
        row, n = self.rows[index], self.n
        at = n * self.seat_bytes
        seats = self.unpack(row[:, :at].reshape(-1, n, self.seat_bytes), self.seat)
        table = self.unpack(row[:, at : at + self.table_bytes], self.table)
        at += self.table_bytes
        stage = row[:, at]
        words = row[:, at + 1 : at + 1 + 4 * n].contiguous().view(torch.int16).float()
        wins = row[:, at + 1 + 4 * n :].float() / 120
        return seats, table, stage, words[:, :n] / 16, words[:, n:], wins


class Network(torch.nn.Module):
    def __init__(self, seat, table):
        super().__init__()
        self.seat = torch.nn.Parameter(torch.randn(seat, 2 * WIDTH) * 0.1)
        self.table = torch.nn.Parameter(torch.randn(table, WIDTH) * 0.1)
        self.first = torch.nn.Parameter(torch.full((WIDTH,), 0.1))
        self.second = torch.nn.Linear(WIDTH, HIDDEN)
        self.last = torch.nn.Linear(HIDDEN, OUT)
        with torch.no_grad():
            self.last.weight.mul_(0.1)
            self.last.bias.zero_()

    def forward(self, seats, table):
        sums = seats @ self.seat
        own, others = sums[..., :WIDTH], sums[..., WIDTH:]
        first = own + others.sum(1, keepdim=True) - others + (table @ self.table + self.first).unsqueeze(1)
        first = first.clamp(0, FIRST_MOST / SECOND_ONE)
        return self.last(self.second(first).clamp(0, SECOND_MOST / SECOND_ONE))

    def numbers(self):
        """The weights as the program has them."""
        whole = lambda it, one, most: (it.detach().double().cpu() * one).round().clamp(-most, most).long().numpy()
        most = 32767
        return {
            "seat": whole(self.seat, FIRST_ONE, most),
            "table": whole(self.table, FIRST_ONE, most),
            "first": whole(self.first, FIRST_ONE, most),
            "second": whole(self.second.weight, WEIGHT_ONE, most),
            "second_bias": whole(self.second.bias, SECOND_ONE * WEIGHT_ONE, 2**30),
            "last": whole(self.last.weight, WEIGHT_ONE, most),
            "last_bias": whole(self.last.bias, SECOND_ONE * WEIGHT_ONE, 2**30),
        }


def whole_numbers(net, seats, table):
    """What the program would say, in whole numbers."""
    seats, table = seats.cpu().numpy().astype(np.int64), table.cpu().numpy().astype(np.int64)
    sums = seats @ net["seat"]
    own, others = sums[..., :WIDTH], sums[..., WIDTH:]
    first = own + others.sum(1, keepdims=True) - others + (table @ net["table"] + net["first"])[:, None]
    first = (first >> 2).clip(0, FIRST_MOST)
    second = ((first @ net["second"].T + net["second_bias"]) >> 12).clip(0, SECOND_MOST)
    return (second @ net["last"].T + net["last_bias"]) / (SECOND_ONE * WEIGHT_ONE)


def write(about, net, path):
    text = ["magnifico network 1"]
    for key in ["game", "table", "version", "data", "seat_features", "table_features"]:
        text.append(f"{key.replace('_', '-')} {about[key]}")
    text.append("")
    line = lambda row, kind: text.append(base64.b64encode(row.astype(kind).tobytes()).decode())
    for key in ["seat", "table", "first", "second", "second_bias", "last", "last_bias"]:
        rows = net[key] if net[key].ndim == 2 else [net[key]]
        for row in rows:
            line(row, "<i4" if key.endswith("_bias") else "<i2")
    with open(path, "w") as file:
        file.write("\n".join(text) + "\n")


def losses(out, expected, scores, wins, weight):
    points = out[..., 0] * POINTS + expected
    by_points = (F.smooth_l1_loss(points, scores, beta=10.0, reduction="none").mean(1) * weight).mean() / 10
    by_wins = (-(wins * F.log_softmax(out[..., 1], 1)).sum(1) * weight).mean()
    return by_points + by_wins


def examine(net, rows, most=400_000):
    """Brier score of the chances and root mean square of the points, of all positions and of the first ones of stages."""
    squares, sums = torch.zeros(16, 4, device=rows.rows.device, dtype=torch.double), 0
    with torch.no_grad():
        for start in range(0, min(len(rows), most), 16384):
            index = torch.arange(start, min(start + 16384, len(rows), most), device=rows.rows.device)
            seats, table, stage, expected, scores, wins = rows.batch(index)
            out = net(seats, table)
            brier = ((F.softmax(out[..., 1], 1) - wins) ** 2).mean(1)
            learnt = ((out[..., 0] * POINTS + expected - scores) ** 2).mean(1)
            by_hand = ((expected - scores) ** 2).mean(1)
            values = torch.stack([torch.ones_like(brier), brier, learnt, by_hand], 1).double()
            squares.index_add_(0, stage.long().clamp(max=15), values)
    all_of = squares.sum(0)
    per = lambda it: {
        "positions": int(it[0]),
        "brier": round((it[1] / it[0]).item(), 5),
        "points": round(math.sqrt(it[2] / it[0]), 3),
        "points_by_hand": round(math.sqrt(it[3] / it[0]), 3),
    }
    stages = {str(i): per(it) for i, it in enumerate(squares) if it[0] > 0}
    return {**per(all_of), "stages": stages}


def draw(log, path):
    """The learning curve as SVG: the Brier score on games held out, against steps."""
    steps, values = [it["step"] for it in log], [it["brier"] for it in log]
    low, high = min(values), max(values)
    x = lambda step: 60 + 520 * step / max(steps[-1], 1)
    y = lambda value: 20 + 240 * (high - value) / max(high - low, 1e-9)
    line = " ".join(f"{x(s):.1f},{y(v):.1f}" for s, v in zip(steps, values))
    text = lambda at, down, what: f'<text x="{at}" y="{down}">{what}</text>'
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">',
        '<rect width="600" height="300" fill="#fff"/>',
        '<path d="M60 20V260H580" fill="none" stroke="#888"/>',
        f'<polyline points="{line}" fill="none" stroke="#a33" stroke-width="2"/>',
        text(6, 24, f"{high:.4f}"),
        text(6, 264, f"{low:.4f}"),
        text(440, 280, f"{steps[-1]} steps"),
        text(70, 280, "Brier score on games held out"),
        "</svg>",
    ]
    with open(path, "w") as file:
        file.write("\n".join(parts) + "\n")


def learn(args, net, rows, held, device):
    decay = [it for it in net.parameters()]
    optimiser = torch.optim.AdamW(decay, lr=args.rate, weight_decay=args.decay)
    began, step, log, next_look = time.time(), 0, [], 0.0
    while True:
        spent = time.time() - began
        done = max(spent / args.seconds, step / args.steps if args.steps else 0)
        if done >= next_look or done >= 1:
            found = examine(net, held)
            log.append({"step": step, "seconds": round(spent, 1), **found})
            print(f"step {step}, {spent:.0f} s: " + json.dumps({k: found[k] for k in found if k != "stages"}), flush=True)
            next_look += 0.1
        if done >= 1:
            return log
        rate = args.rate * min(1, done * 20 + 0.01) * (1 - done) + 1e-6
        for group in optimiser.param_groups:
            group["lr"] = rate
        for _ in range(10):
            index = torch.randint(0, len(rows), (args.batch,), device=device)
            seats, table, _, expected, scores, wins = rows.batch(index)
            weight = torch.ones(args.batch, device=device)
            loss = losses(net(seats, table), expected, scores, wins, weight)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            step += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", help="what `magnifico selfplay` wrote")
    parser.add_argument("--out", required=True, help="the network; beside it its log (.json) and learning curve (.svg)")
    parser.add_argument("--seconds", type=float, default=60, help="how long to learn")
    parser.add_argument("--steps", type=int, default=0, help="the most steps; with --seconds large, the same on any machine")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=1e-2)
    parser.add_argument("--held-out", type=int, default=20, help="one file in so many is held out")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    about, train, held = read(args.folders, args.held_out)
    print(f"{len(train)} positions to learn from, {len(held)} held out, on {device}", flush=True)
    rows, held = Rows(about, train, device), Rows(about, held, device)
    net = Network(about["seat_features"], about["table_features"]).to(device)
    log = learn(args, net, rows, held, device)
    numbers = net.numbers()
    seats, table = held.batch(torch.arange(0, min(2000, len(held)), device=device))[:2]
    with torch.no_grad():
        off = np.abs(whole_numbers(numbers, seats, table) - net(seats, table).cpu().numpy()).max(axis=(0, 1))
    print(f"whole numbers are off by at most {off[0] * POINTS:.3f} points and {off[1]:.4f} of log odds")
    write(about, numbers, args.out)
    stem = os.path.splitext(args.out)[0]
    with open(stem + ".json", "w") as file:
        json.dump({"about": about, "arguments": vars(args), "log": log}, file, indent=1)
        file.write("\n")
    draw(log, stem + ".svg")


if __name__ == "__main__":
    main()
