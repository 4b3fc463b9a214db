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
    """Of what the links could move, as NCCL's channels cut it: 240 of 300, 360 of 450, 720 of 900 (probe.md 1.9, "Graph inputs")."""
    return 0.8 * nvlink


def nic_of(bandwidth):
    """45 of an NDR adapter's 50, 24 of an HDR adapter's 25 (the same place)."""
    return bandwidth * (0.9 if bandwidth >= 40 else 0.96)


def fastest(kind, size, place, gpu, nic, hop):
    """Seconds of an all-reduce, all-gather or reduce-scatter. `nic`: 1e9 B/s of the network for each GPU; `hop`: the network's
    own latency in µs."""
    row, column = ROWS[gpu["architecture"]], min(place.nodes, 3) - 1
    n, alone, reduces = place.ranks, place.nodes == 1, kind == "all_reduce"
    per_node = n / place.nodes
    steps = (2 if reduces else 1) * (n - 1)
    inside = bus = ring_of(gpu["scale_up"]["bytes_per_second"] / 1e9)
    channels = 8 if row == 2 else 12  # core's reading: what the search finds on one node
    if not alone:
        bus = min(bus, nic_of(nic) * per_node) if place.per_node > 1 else nic_of(nic) * per_node
        channels = min(8, max(2, per_node))  # core's reading: across nodes
    ll_cap = LL_CAP[row] if alone else LL_CAP_INTEL[column]
    ways = []

    def way(latency, bandwidth):
        ways.append(latency * 1e-6 + size / (bandwidth * 1e9))

    def across(table, protocol):
        return table[protocol] + hop * (2 if protocol == SIMPLE else 1)

    crossings = 0 if alone else (2 if reduces else 1) * (place.nodes - 1)
    for protocol, bandwidth in enumerate((min(ll_cap, bus / 2), min(bus * 0.92, channels * RING_LL128[row]), bus)):
        posting = 0 if alone else 3 if protocol == SIMPLE else 1
        far = across(NETWORK["tree" if per_node <= 1 else "ring"], protocol)
        latency = BASE["ring"][protocol] + (steps - crossings) * max(NVLINK["ring"][protocol], posting) + crossings * far
        if protocol == SIMPLE and not alone and reduces and size >= 64 * channels * n:
            latency *= 1.4
        way(latency, bandwidth * n / steps)
    levels = floor(log2(place.nodes))
    if reduces:
        for protocol in (LL, LL128, SIMPLE):
            bandwidth = min(bus * 0.92, channels * TREE_CAP[row][column])
            if protocol == LL:
                bandwidth = min(bandwidth / 3.8, ll_cap)
            elif protocol == LL128:
                bandwidth = min(bandwidth * (7 / 9 if alone else 120 / 128), channels * TREE_LL128[row][column])
            power = floor(log2(max(1, size / 64)))
            bandwidth *= CORRECTION[protocol][power] if power < 23 else 1
            hops = (per_node - 1) * NVLINK["tree"][protocol] + levels * across(NETWORK["tree"], protocol)
            way(BASE["tree"][protocol] + 2 * hops, bandwidth / 2)
    if reduces and row >= 1 and place.per_node >= 5:  # core's reading: fewer than five ranks do not use the switch
        efficiency, channel, granted = NVLS[row]
        heads = min(per_node, 8)
        channel = min(2 * channel * efficiency * (heads - 1) / heads, granted) * inside / (360 if row == 1 else 720)
        if alone:
            way(NVLINK["nvls"], 8 * channel * n / steps)
        else:
            each = min(channel, bus / 8 * (2 if place.nodes == 2 else 1), NVLS_TREE[row][column])
            way(NVLINK["nvls"] + 2 * levels * (NETWORK["nvls-tree"] + 2 * hop), 8 * each * n / steps)
    if not reduces and not alone and place.per_node == 1:
        way(8 + levels * (NETWORK["pat"] + 2 * hop) / 3.5 + 2.8 * n, bus * 0.75)
    return min(ways)
