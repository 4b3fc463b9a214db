# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""NCCL's own tuning model: src/graph/tuning.cc of NCCL 2.30 (BSD-3-Clause), as told in probe.md 1.9. The tables are transcribed
from that file, microseconds and 1e9 bytes per second; rows of Ampere, Hopper, Blackwell; columns of 1, 2, more nodes; protocols
LL, LL128, Simple. What NCCL's search of the machine finds is not in those documents and follows core's reading of it (noted)."""

from math import floor, log2

LL, LL128, SIMPLE = range(3)
BASE = {"tree": (6.8, 14.0, 8.4), "ring": (6.6, 14.0, 8.4)}
NVLINK = {"tree": (0.6, 1.25, 4.0), "ring": (0.6, 1.9, 3.4), "nvls": 25.0}
NETWORK = {"tree": (5.0, 8.5, 14.0), "ring": (2.7, 4.0, 14.0), "nvls-tree": 20.9, "pat": 14.0}
ROWS = {"Ampere": 0, "Hopper": 1, "Blackwell": 2}
LL_CAP = (87.7, 141.0, 282.0)
LL_CAP_INTEL = (39.0, 39.0, 20.4)  # across nodes
RING_LL128 = (20.0, 36.7, 40.0)  # per channel, as the next two
TREE_LL128 = ((20.0, 20.0, 20.0), (36.7, 36.7, 29.0), (55.6, 31.67, 20.0))
TREE_CAP = ((24.0, 23.6, 17.8), (38.7, 41.4, 36.0), (70.0, 42.8, 24.0))
NVLS_TREE = (None, (0.0, 57.7, 45.5), (0.0, 96.0, 80.0))
NVLS = (None, (0.85, 40.0, 60.0), (0.74, 70.0, 90.0))  # efficiency, a channel's bandwidth, what the search grants on one node
CORRECTION = ((1, 1, 1, 1, .9, .8, .7, .7, .7, .7, .6, .5, .4, .4, .5, .6, .7, .8, .9, 1, 1, 1, 1),
              (1, 1, 1, 1, 1, .9, .8, .8, .8, .7, .6, .6, .6, .6, .6, .6, .8, .9, .9, .9, .9, 1, 1),
              (.9, .9, .9, .9, .9, .9, .9, .8, .7, .6, .6, .5, .5, .5, .5, .6, .7, .8, .7, .7, .8, .9, .9))


def ring_of(nvlink):
    """Returns the bandwidth of NCCL's ring, 0.8 of that of the links: 240 of 300, 360 of 450, 720 of 900 (probe.md 1.9, "Graph inputs")."""
    return 0.8 * nvlink


def nic_of(bandwidth):
    """Returns the usable bandwidth of an adapter: 45 of an NDR adapter's 50, 24 of an HDR adapter's 25 (the same place)."""
    return bandwidth * (0.9 if bandwidth >= 40 else 0.96)


class Setting:
    """One collective in one group. `nic`: 1e9 B/s of the network for each GPU; `hop`: the network's own latency in µs."""

    def __init__(self, kind, size, place, gpu, nic, hop):
        self.size, self.place, self.hop = size, place, hop
        self.row, self.column = ROWS[gpu["architecture"]], min(place.nodes, 3) - 1
        self.n, self.alone, self.reduces = place.ranks, place.nodes == 1, kind == "all_reduce"
        self.per_node = self.n / place.nodes
        self.steps = (2 if self.reduces else 1) * (self.n - 1)
        self.inside = self.bus = ring_of(gpu["scale_up"]["bytes_per_second"] / 1e9)
        self.channels = 8 if self.row == 2 else 12  # core's reading: what the search finds on one node
        if not self.alone:
            network = nic_of(nic) * self.per_node
            self.bus = min(self.bus, network) if place.per_node > 1 else network
            self.channels = min(8, max(2, self.per_node))  # core's reading: across nodes
        self.ll_cap = LL_CAP[self.row] if self.alone else LL_CAP_INTEL[self.column]
        self.levels = floor(log2(place.nodes))

    def seconds(self, latency, bandwidth):
        return latency * 1e-6 + self.size / (bandwidth * 1e9)

    def across(self, table, protocol):
        return table[protocol] + self.hop * (2 if protocol == SIMPLE else 1)

    def rings(self):
        crossings = 0 if self.alone else (2 if self.reduces else 1) * (self.place.nodes - 1)
        caps = (min(self.ll_cap, self.bus / 2), min(self.bus * 0.92, self.channels * RING_LL128[self.row]), self.bus)
        for protocol, bandwidth in enumerate(caps):
            posting = 0 if self.alone else 3 if protocol == SIMPLE else 1
            far = self.across(NETWORK["tree" if self.per_node <= 1 else "ring"], protocol)
            near = max(NVLINK["ring"][protocol], posting)
            latency = BASE["ring"][protocol] + (self.steps - crossings) * near + crossings * far
            if protocol == SIMPLE and not self.alone and self.reduces and self.size >= 64 * self.channels * self.n:
                latency *= 1.4
            yield self.seconds(latency, bandwidth * self.n / self.steps)

    def trees(self):
        for protocol in (LL, LL128, SIMPLE):
            bandwidth = min(self.bus * 0.92, self.channels * TREE_CAP[self.row][self.column])
            if protocol == LL:
                bandwidth = min(bandwidth / 3.8, self.ll_cap)
            elif protocol == LL128:
                share = 7 / 9 if self.alone else 120 / 128
                bandwidth = min(bandwidth * share, self.channels * TREE_LL128[self.row][self.column])
            power = floor(log2(max(1, self.size / 64)))
            bandwidth *= CORRECTION[protocol][power] if power < 23 else 1
            hops = (self.per_node - 1) * NVLINK["tree"][protocol] + self.levels * self.across(NETWORK["tree"], protocol)
            yield self.seconds(BASE["tree"][protocol] + 2 * hops, bandwidth / 2)

    def switch(self):
        efficiency, channel, granted = NVLS[self.row]
        heads = min(self.per_node, 8)
        channel = min(2 * channel * efficiency * (heads - 1) / heads, granted) * self.inside / (360 if self.row == 1 else 720)
        if self.alone:
            return self.seconds(NVLINK["nvls"], 8 * channel * self.n / self.steps)
        each = min(channel, self.bus / 8 * (2 if self.place.nodes == 2 else 1), NVLS_TREE[self.row][self.column])
        return self.seconds(NVLINK["nvls"] + 2 * self.levels * (NETWORK["nvls-tree"] + 2 * self.hop), 8 * each * self.n / self.steps)

    def pat(self):
        return self.seconds(8 + self.levels * (NETWORK["pat"] + 2 * self.hop) / 3.5 + 2.8 * self.n, self.bus * 0.75)


def fastest(kind, size, place, gpu, nic, hop, year):
    """Seconds of an all-reduce, all-gather or reduce-scatter: NCCL takes the way that it expects to be the fastest, of those
    that it has by then (release notes: NVLink SHARP in 2023, PAT in the frameworks' builds by 2025)."""
    setting = Setting(kind, size, place, gpu, nic, hop)
    ways = list(setting.rings())
    if setting.reduces:
        ways += setting.trees()
        if year >= 2023 and setting.row >= 1 and place.per_node >= 5:  # core's reading: fewer than five ranks do not use the switch
            ways.append(setting.switch())
    elif year >= 2025 and not setting.alone and place.per_node == 1:
        ways.append(setting.pat())
    return min(ways)
