# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A ring of context-parallel ranks step by step (schedules.md 4): while a rank computes with the block in hand the next one
comes; it goes on when it has computed, sent and received."""


def cells(layout, cp):
    """Work of (rank, step) in full blocks, in the limit of long sequences."""
    if layout == "contiguous":
        return [[0.5 if step == 0 else float(step <= rank) for step in range(cp)] for rank in range(cp)]
    return [[0.5] * cp for _ in range(cp)]


def seconds(work, block, hops):
    """`hops[step]`: seconds of what travels to the next rank while the step computes."""
    cp = len(work)
    clock = [0.0] * cp
    for step, hop in enumerate(hops):
        arrived = [max(clock[rank], clock[rank - 1]) + hop for rank in range(cp)]
        left = [arrived[(rank + 1) % cp] for rank in range(cp)]
        computed = [clock[rank] + work[rank][step] * block for rank in range(cp)]
        clock = [max(times) for times in zip(computed, arrived, left)] if hop else computed
    return max(clock)


def wait(layout, cp, attention, backward, fp32_gradients, key_hop, gradient_hop):
    """(seconds of all hops, seconds by which the pass through attention is longer than the mean rank's computing)."""
    block = attention * 2 / cp  # all causal work is cp²/2 blocks
    work = cells(layout, cp)
    hops, after = [key_hop] * (cp - 1) + [0.0], 0.0
    sent = key_hop * (cp - 1)
    if backward and fp32_gradients:  # gradients follow one step behind their block, the last hop home has nothing beside it
        hops = [key_hop] + [key_hop + gradient_hop] * (cp - 2) + [gradient_hop]
        after, sent = gradient_hop, sent + gradient_hop * cp
    elif backward:  # Transformer Engine walks the steps in reverse, its own block last
        hops = [key_hop] + [key_hop + gradient_hop] * (cp - 2) + [gradient_hop]
        work, sent = [row[1:] + row[:1] for row in work], sent + gradient_hop * (cp - 1)
    total = seconds(work, block, hops) + after
    busiest = max(sum(row) for row in work) * block
    waited = total - attention
    return waited + max(0.0, sent - (total - busiest)), waited
