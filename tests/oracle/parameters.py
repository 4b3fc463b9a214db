# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Parameters of one rank (model.md 1 and 2): what tensor parallelism cuts is divided, routed experts over ep·etp. Pairs of
(dense, experts), which are sharded over different groups."""


def linear(outputs, inputs, ways, bias, row=False):
    """A weight cut `ways`; its bias follows the outputs, which a row-parallel one has whole."""
    return outputs * inputs / ways + (outputs / (1 if row else ways) if bias else 0)


def layer(case, kind):
    m, h, bias, tp = case.model, case.model["hidden"], case.model["bias"], case.tp
    kv_ways = min(tp, m["kv_heads"])
    norm = h * (2 if m["norm"] == "layernorm" else 1)
    query, key = m["heads"] * m["head_dim"], m["kv_heads"] * m["head_dim"]
    dense = 2 * norm + linear(query, h, tp, bias) + 2 * linear(key, h, kv_ways, bias) + linear(h, query, tp, bias, row=True)
    if m.get("qk_norm", "none") == "per-head":
        dense += 2 * m["head_dim"]

    def block(width, ways):
        return (2 if m["gated"] else 1) * linear(width, h, ways, bias) + linear(h, width, ways, bias, row=True)

    if kind == "dense":
        return dense + block(m["ffn"], tp), 0.0
    moe = m["moe"]
    dense += moe["experts"] * h
    if moe.get("shared_experts", 0):
        dense += block(moe["shared_expert_ffn"], tp)
    return dense, moe["experts"] / case.ep * block(moe["expert_ffn"], case.etp)


def matrix(case):
    """This rank's part of the token embedding, or of an untied head, with the framework's padding."""
    return case.vocabulary * case.model["hidden"] / case.tp


def embedding(case):
    rows = case.model["max_positions"] if case.model["position"] == "learned" else 0
    return matrix(case) + rows * case.model["hidden"], 0.0


def head(case):
    norm = case.model["hidden"] * (2 if case.model["norm"] == "layernorm" else 1)
    return norm + (0 if case.model["tied_embeddings"] else matrix(case)), 0.0


def rank(case, index):
    parts = [layer(case, kind) for stage in case.stages_of(index) for kind in case.layers_of(stage)]
    if index == 0:
        parts.append(embedding(case))
    if index == case.pp - 1:
        parts.append(head(case))
        if case.model["tied_embeddings"] and case.pp > 1:
            parts.append((matrix(case), 0.0))  # the copy that a tied head needs on another rank
    return sum(part[0] for part in parts), sum(part[1] for part in parts)
