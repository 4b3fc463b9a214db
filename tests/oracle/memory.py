# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ledger of one GPU of each pipeline rank at its peak (model.md 2)."""

import parameters
import schedule
from layer import LayerBuilder, held_in_backward

WORKSPACE, NANOTRON_WORKSPACE, CONTEXT, COMMUNICATOR = 0.13e9, 0.25e9, 0.5e9, 0.67e9
SLACK, DRIVER = 0.06, 0.04  # reserved = 1.06 × allocated; nvidia-smi = 1.1 × allocated + 2.5 GB with three communicators


def kept(operators, mode):
    return sum(op.kept[mode] for op in operators)


def framework(case, tensors):
    """Slack and driver overhead shrink to a fifth where less than 15 % to 3 % of the capacity is left (core's reading)."""
    capacity = case.gpu.get("usable_memory_bytes", case.gpu["memory_bytes"])
    count = sum(degree > 1 for degree in (case.tp, case.cp, case.pp, case.dp * case.cp, case.ep))
    allocated = tensors + (NANOTRON_WORKSPACE if case.software["framework"] == "nanotron" else WORKSPACE)
    left = (capacity - allocated - CONTEXT - count * COMMUNICATOR) / capacity
    share = 0.2 + 0.8 * min(1, max(0, (left - 0.03) / (0.15 - 0.03)))
    return {"framework": allocated - tensors + allocated * (SLACK + DRIVER) * share + CONTEXT + count * COMMUNICATOR,
            "allocated_bytes": allocated, "reserved_bytes": allocated * (1 + SLACK * share)}


def backward_moment(case, builder, states, kinds):
    """What a layer holds in its backward beyond what is kept, what a dispatcher that keeps the routing retains of all layers, and (FSDP) a
    layer's parameters' gradient before it is scattered: none of them at the loss."""
    residual = case.style.element * case.sharded_tokens * case.model["hidden"]
    layers = [builder.layer(kind) for kind in kinds]
    retained = sum(max(0, kept(each[: names.index("router") + 1], "none") - kept(each, case.recompute)) for each in layers
                   if "router" in (names := [op.name for op in each])) if case.style.keeps_routing and case.recompute != "none" else 0
    again = retained + max((held_in_backward(each, case.recompute) + residual - kept(each, case.recompute) for each in layers), default=0.0)
    return again + (4 * max((sum(parameters.layer(case, kind)) for kind in kinds), default=0) if states.gathers_layers else 0)


def temporary(case, builder, states, index, kinds, own):
    """Gathered FSDP layers; the larger of the loss and a layer's backward; the buffer of keys and values."""
    e, h, total = case.style.element, case.model["hidden"], 0.0
    first, last = index == 0, index == case.pp - 1
    if states.gathers_layers:  # two gathered layers, embedding or head with its gradient
        largest = max((sum(parameters.layer(case, kind)) for kind in kinds), default=0)
        total += min(min(2, len(kinds)) * e * largest, e * sum(own)) + ((e + 4) * parameters.matrix(case) if first or last else 0)
    gathered_input = e * case.tokens * h if case.sequence_parallel else 0
    loss = kept(builder.head(), "none") + 2 * gathered_input if last else 0
    total += max(loss, backward_moment(case, builder, states, kinds))
    if case.cp > 1:
        total += {"ulysses": 1, "all-gather": case.cp, "contiguous-all-gather": case.cp}.get(case.plan["cp_layout"], 2) * 2 * e * case.tokens * builder.kv
    return total


def own_moment(states, own, stage, second):
    """Where gradients come as activations go, and where the optimizer's step makes temporaries, the heaviest of the moments counts:
    the passes, their end with the second gradient of a tied embedding, or the step after them."""
    step = max(states.held(own, "step_temporaries"), second if states.gradients_appear else 0)
    if not (states.gradients_appear or step):
        return
    late = stage["gradients"] if states.gradients_appear else 0
    passes = stage["activations"] + stage["temporary"]
    if passes >= late + step:
        stage["gradients"] -= late
    else:
        stage["activations"], stage["temporary"] = 0, step


def ledger(case, states, index):
    builder = LayerBuilder(case)
    own = parameters.rank(case, index)
    kinds = [kind for stage in case.stages_of(index) for kind in case.layers_of(stage)]
    first, last = index == 0, index == case.pp - 1
    per_chunk = []
    for stage in case.stages_of(index):
        amount = sum(kept(builder.layer(kind), case.recompute) for kind in case.layers_of(stage))
        per_chunk.append(amount + (kept(builder.embedding(), case.recompute) if stage == 0 else 0))
    tied = case.model["tied_embeddings"] and first and last
    outside = parameters.matrix(case) * (first + last - tied)
    # of a micro-batch that waits with its loss computed, the fp32 softmax stays
    waiting = case.micro_batches - 1 if case.schedule == "afab" and last else 0
    softmax = min(4, case.style.loss_bytes) * case.tokens * case.vocabulary / case.tp
    stage = {
        "parameters": states.held(own, "weights") + sum(own) * states.gathered_weights,
        "gradients": states.held(own, "gradients") + sum(own) * states.unsharded_gradients
        + (sum(own) - outside) * states.buffered_gradients,
        "optimizer": states.held(own, "optimizer"),
        "activations": schedule.heaviest(case, index, per_chunk) + waiting * softmax,
        "temporary": temporary(case, builder, states, index, kinds, own),
    }
    # PyTorch adds the embedding's gradient to the head's at the end of the backward pass
    second = 4 * parameters.matrix(case) * tied if case.software["framework"] in ("torchtitan", "fsdp1") else 0
    own_moment(states, own, stage, second)
    stage.update(framework(case, sum(stage.values())))
    stage["total"] = sum(stage[name] for name in ("parameters", "gradients", "optimizer", "activations", "temporary", "framework"))
    return stage
