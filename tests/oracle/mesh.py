# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which ranks form a group, rank by rank, and where the most scattered group of a kind sits (contract.md, `shardscope.mesh/1`)."""

from collections import Counter, namedtuple
from itertools import product

# per_node: the most ranks that share a node; nodes: the most that one group crosses
Place = namedtuple("Place", "ranks nodes per_node")

DENSE = ("tp", "cp", "dp", "pp")  # fastest-varying first: the order tp-cp-ep-dp-pp without ep
EXPERT = ("etp", "ep", "edp", "pp")  # tp's place taken by etp, dp's by edp, cp left out


def groups(grid, sizes, axes):
    """The groups along `axes` of ranks laid out over `grid`."""
    found = {}
    for rank, place in enumerate(product(*(range(sizes[axis]) for axis in reversed(grid)))):
        at = dict(zip(reversed(grid), place))
        found.setdefault(tuple(at[axis] for axis in grid if axis not in axes), []).append(rank)
    return list(found.values())


def cut(found, shard):
    """Hybrid sharding: neighbours in a group share a shard, ranks at the same place of different shards hold the same."""
    shards = [group[first:first + shard] for group in found for first in range(0, len(group), shard)]
    replicas = [group[first::shard] for group in found for first in range(shard)]
    return shards, replicas


def place(found, per_node):
    shares = [Counter(rank // per_node for rank in group) for group in found]
    return Place(sum(shares[0].values()), max(len(share) for share in shares), max(max(share.values()) for share in shares))
