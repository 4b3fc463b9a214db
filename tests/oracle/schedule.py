# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who runs what in which order (schedules.md 1), and when (section 0: F(s) after F(s−1); I or B(s) after F(s) and after the
gradient of s+1; W after I; a hop between ranks, nothing inside one)."""


def table(m, chunks, group):
    """Depth-first: for each group of micro-batches, for each chunk, for each micro-batch of the group."""
    return [(mb, chunk) for first in range(0, m, group) for chunk in range(chunks) for mb in range(first, min(first + group, m))]


def one_f_one_b(p, rank, m, chunks, group):
    warm = min(m, p - 1 - rank)
    order = [("F", mb, 0) for mb in range(warm)]
    for mb in range(m - warm):
        order += [("F", warm + mb, 0), ("B", mb, 0)]
    return order + [("B", mb, 0) for mb in range(m - warm, m)]


def interleaved(p, rank, m, chunks, group):
    entries = table(m, chunks, group)
    forward = [("F", mb, chunk) for mb, chunk in entries]
    backward = [("B", mb, chunks - 1 - chunk) for mb, chunk in entries]
    warm = min(m * chunks, 2 * (p - 1 - rank) + (chunks - 1) * group)
    order = forward[:warm]
    for k in range(m * chunks - warm):
        order += [forward[warm + k], backward[k]]
    return order + backward[m * chunks - warm:]


def zb_h1(p, rank, m, chunks, group):
    """(F, I) pairs after p−1−r warm-ups; from the r-th pair on one W after each I."""
    warm = min(m, p - 1 - rank)
    order = [("F", mb, 0) for mb in range(warm)]
    for mb in range(m):
        order += [("F", warm + mb, 0)] if warm + mb < m else []
        order += [("I", mb, 0)]
        order += [("W", mb - rank, 0)] if mb >= rank else []
    return order + [("W", mb, 0) for mb in range(max(0, m - rank), m)]


def afab(p, rank, m, chunks, group):
    return [("F", mb, 0) for mb in range(m)] + [("B", mb, 0) for mb in range(m)]


def fused(p, rank, m, chunks, group):
    """1F1B and interleaved with `overlap.expert`: a warm-up of one forward more, then forward and backward as one block."""
    entries = table(m, chunks, group)
    backward = [(mb, chunks - 1 - chunk) for mb, chunk in entries]
    warm = min(m * chunks, 2 * (p - 1 - rank) + (chunks - 1) * group + 1)
    order = [("F", *entry) for entry in entries[:warm]]
    order += [("FB", *ahead, *behind) for ahead, behind in zip(entries[warm:], backward)]
    return order + [("B", *entry) for entry in backward[m * chunks - warm:]]


ORDERS = {"1f1b": one_f_one_b, "interleaved": interleaved, "zb-h1": zb_h1, "afab": afab}


def order(case, rank):
    return (fused if case.fuses else ORDERS[case.schedule])(case.pp, rank, case.micro_batches, case.chunks, case.group)


def halves(block):
    return [("F", *block[1:3]), ("B", *block[3:])] if block[0] == "FB" else [block]


def ends(case, durations, hop):
    """When each rank's last block ends. `durations[stage][op]`, of a fused block by the chunk of its backward."""
    p, stages = case.pp, case.pp * case.chunks
    orders = [order(case, rank) for rank in range(p)]
    done, clock, place = {}, [0.0] * p, [0] * p

    def arrival(rank, op, stage, mb):
        """When its inputs are there; None if one is not made yet."""
        needs = []
        if op == "F" and stage > 0:
            needs.append(("F", stage - 1))
        if op in "BI":
            needs += [("F", stage)] + ([("G", stage + 1)] if stage + 1 < stages else [])
        if op == "W":
            needs.append(("G", stage))
        if any((kind, at, mb) not in done for kind, at in needs):
            return None
        return max([done[kind, at, mb] + (hop if at % p != rank else 0) for kind, at in needs], default=0.0)

    moved = True
    while moved:
        moved = False
        for rank in range(p):
            while place[rank] < len(orders[rank]):
                parts = halves(orders[rank][place[rank]])
                ready = [arrival(rank, op, chunk * p + rank, mb) for op, mb, chunk in parts]
                if None in ready:
                    break
                op, _, chunk = parts[0]
                length = durations[chunk * p + rank]["FB"][parts[1][2]] if len(parts) > 1 else durations[chunk * p + rank][op]
                clock[rank] = max(clock[rank], *ready) + length
                for op, mb, chunk in parts:
                    done[{"F": "F", "W": "W"}.get(op, "G"), chunk * p + rank, mb] = clock[rank]
                place[rank] += 1
                moved = True
    assert all(at == len(order_) for at, order_ in zip(place, orders)), "the schedule does not run to its end"
    return clock


def heaviest(case, rank, bytes_of_chunk):
    """The most bytes of activations that a rank holds: from a forward to the end of its B or W."""
    held = most = 0.0
    for block in order(case, rank):
        for op, _, chunk in reversed(halves(block)):  # in a fused block the forward's layers take the place of the backward's
            if op == "F":
                held += bytes_of_chunk[chunk]
            elif op in "BW":
                held -= bytes_of_chunk[chunk]
            most = max(most, held)
    return most
