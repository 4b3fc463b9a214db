# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Seconds of one collective (model.md 4): a published curve of that hardware, else NCCL's model, else the rules of the adapters
(probe.md 1.10). Clusters here are of eight-GPU nodes with NVLink, and a network on which nothing was measured."""

from math import exp, log

import nccl

LAUNCH = 8e-6  # probe.md gives 20 µs for a first message over EFA of 24 µs a hop: 8 µs to launch, half a hop


def bus_factor(kind, n):
    """Bytes that a rank sends of those that nccl-tests calls size."""
    return {"all_reduce": 2 * (n - 1) / n, "send_recv": 1.0}.get(kind, (n - 1) / n)


def read_curve(points, size):
    """A straight line in the logarithms between two samples; beyond the last its bandwidth, before the first its time."""
    if size <= points[0][0]:
        return points[0][1]
    if size >= points[-1][0]:
        return points[-1][1] * size / points[-1][0]
    (x0, y0), (x1, y1) = next(pair for pair in zip(points, points[1:]) if pair[0][0] <= size < pair[1][0])
    return exp(log(y0) + log(y1 / y0) * log(size / x0) / log(x1 / x0))


def envelope(curves):
    """Returns the lower envelope of some measured curves of one group: the least time at each size, and no worse than other sizes
    allow, as a larger collective may be sent as several smaller ones and a smaller one as a larger one (redesign.md 5: an
    estimate should not use a dip)."""
    points = []
    for size in sorted({size for curve in curves for size, _ in curve}):
        least = min(read_curve(curve, size) for curve in curves)
        points.append((size, min([least] + [seconds * size / before for before, seconds in points[-1:]])))
    for i in range(len(points) - 1, 0, -1):
        points[i - 1] = (points[i - 1][0], min(points[i - 1][1], points[i][1]))
    return points


class Wire:
    def __init__(self, gpu, network, nic_share, curves, year):
        self.year = year
        self.gpu, self.nic, self.hop = gpu, nic_share, network["hop_seconds"]
        assert not any(of == network["id"] for _, _, _, of in curves), "the plans here use a network without curves"
        self.inside = {(op, ranks): envelope(found) for (op, ranks, nodes, _), found in curves.items() if nodes == 1}

    def seconds(self, kind, size, place):
        if place.ranks <= 1 or size <= 0:
            return 0.0
        measured = sorted(ranks for op, ranks in self.inside if op == kind)
        if place.nodes > 1 or not measured:
            return self.modelled(kind, size, place)
        return self.published(kind, size, place, measured)

    def published(self, kind, size, place, measured):
        """Returns the measured seconds: those of this number of ranks, or of the nearest number, scaled by the model. Between two
        numbers the bus bandwidth is interpolated linearly in the logarithms."""
        def at(ranks):
            points = self.inside[kind, ranks]
            there = place._replace(ranks=ranks, per_node=ranks)
            sampled = min(max(size, points[0][0]), points[-1][0])
            seconds = read_curve(points, sampled)
            return seconds if sampled == size else seconds * self.modelled(kind, size, there) / self.modelled(kind, sampled, there)

        fewer = [ranks for ranks in measured if ranks <= place.ranks]
        more = [ranks for ranks in measured if ranks >= place.ranks]
        if fewer and more and fewer[-1] != more[0]:
            low, high = fewer[-1], more[0]
            share = log(place.ranks / low) / log(high / low)
            bus = [size * bus_factor(kind, ranks) / at(ranks) for ranks in (low, high)]
            return size * bus_factor(kind, place.ranks) / exp((1 - share) * log(bus[0]) + share * log(bus[1]))
        nearest = fewer[-1] if fewer else more[0]
        there = place._replace(ranks=nearest, per_node=nearest)
        return at(nearest) * self.modelled(kind, size, place) / self.modelled(kind, size, there)

    def modelled(self, kind, size, place):
        link = nccl.ring_of(self.gpu["scale_up"]["bytes_per_second"])
        if kind == "send_recv":
            if place.nodes == 1:
                return LAUNCH + size / link
            channels = 2 if place.nodes <= 4 else 1
            # 42 µs over EFA: 10 µs and 4/3 of a hop of 24 µs, by which other networks are scaled
            return 10e-6 + self.hop * 4 / 3 + size / min(21.4e9 * channels, 0.85 * self.nic)
        if kind == "all_to_all":
            inside = size * (place.per_node - 1) / place.ranks / (0.95 * link)
            if place.nodes == 1:
                return LAUNCH + inside
            remote = (place.nodes - 1) * place.per_node
            peer = max(0.3e-6, self.hop * 5.6 / 24)
            return LAUNCH + self.hop / 2 + peer * remote + max(inside, size * remote / place.ranks / (0.85 * self.nic))
        return nccl.fastest(kind, size, place, self.gpu, self.nic / 1e9, self.hop * 1e6, self.year)
