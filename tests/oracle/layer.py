# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The operators of one layer as one rank runs them for one micro-batch: FLOP, bytes moved, what each keeps for the backward, and
the collectives around it (model.md 2 and 3; Korthikanti et al. 2022, arXiv 2205.05198, eq. 1–6; schedules.md 4).

The documents leave open, and core's reading is taken of: how often a memory-bound operator reads and writes its elements (the
counts beside `other`), that a router keeps fp32 logits and probabilities, which outputs `per-op` keeps, and that the exchanged
rows of the busiest expert rank are sent by every rank."""

from collections import namedtuple
from dataclasses import dataclass, field

MODES = ("none", "selective", "per-op", "full")
Gemm = namedtuple("Gemm", "m n k count")
Ring = namedtuple("Ring", "kernels keys whole unmasked merges merged_forward merged_backward")  # one attention in blocks of keys


@dataclass
class Operator:
    name: str
    kind: str  # multiply, router, attention, loss, or other: bound by memory
    forward_bytes: float = 0.0
    backward_bytes: float = 0.0
    gemm: Gemm = None
    forward_flop: float = 0.0
    backward_flop: float = 0.0
    kept: dict = field(default_factory=lambda: dict.fromkeys(MODES, 0.0))
    forward_sends: list = field(default_factory=list)  # (collective, group, bytes)
    backward_sends: list = field(default_factory=list)
    exponentials: float = 0.0  # of flash attention, one a score
    ring: Ring = None
    scores: float = 0.0  # bytes of one copy, where attention is not fused
    gradients: float = 0.0  # of inputs and outputs
    reads_own: bool = False  # its backward reads what it keeps; else that is its result

    def keep(self, amount, *but):
        """`but`: the modes that recompute it."""
        for mode in MODES:
            self.kept[mode] += 0 if mode in but else amount
        return self


def multiply(name, m, n, k, e, count=1, kind="multiply"):
    moved = e * count * (m * k + k * n + m * n)
    return Operator(name, kind, moved, 2 * moved, Gemm(m, n, k, count), 2 * m * n * k * count, 4 * m * n * k * count,
                    gradients=e * count * (m * k + m * n), reads_own=kind == "router")


def other(name, elements, reads_forward, reads_backward, e):
    return Operator(name, "other", elements * reads_forward * e, elements * reads_backward * e, gradients=2 * elements * e)


def held_in_backward(operators, mode):
    """The most bytes at one operator: what those before it keep, what it reads itself, and its gradients. Under `selective` the attention
    makes its scores again, and they are there until the operator after it."""
    most = before = again = 0.0
    for op in operators:
        kept = op.kept["selective" if mode == "selective" else "none"]
        again += op.kept["none"] - kept
        most = max(most, before + again + (kept if op.reads_own else 0) + op.gradients)
        before += kept
        if op.name != "attention":
            again = 0.0
    return most


class LayerBuilder:
    def __init__(self, case):
        self.case, self.model, self.style = case, case.model, case.style
        self.e, self.h = case.style.element, case.model["hidden"]
        self.tokens, self.sharded = case.tokens, case.sharded_tokens
        tp = case.tp
        self.heads = self.model["heads"] / tp
        self.q = self.heads * self.model["head_dim"]
        # a key/value head is copied where there are fewer of them than tensor-parallel ranks
        self.kv = self.model["kv_heads"] / min(tp, self.model["kv_heads"]) * self.model["head_dim"]

    def norm(self, name, layer_input):
        size = self.e * self.sharded * self.h
        op = other(name, self.sharded * self.h, 2, 3, self.e)
        op.reads_own = True
        needed = not self.style.keeps_normalised or name == "attention-norm"
        op.keep(size if needed else 0, *(() if layer_input else ("per-op", "full")))  # its input
        if self.style.keeps_normalised:  # in fp32, and normalised before the weight
            op.keep((4 + self.e) * self.sharded * self.h, "per-op", "full")
        return op.keep(size, "per-op", "full")  # its output, the next multiply's input

    def residual(self, name):
        op = other(name, self.sharded * self.h, 3, 2, self.e)
        return op.keep(self.sharded * self.h if self.style.dropout else 0, "per-op", "full")  # the mask, a byte each

    def column_parallel(self, op):
        """Each rank has some outputs of every token: inputs are gathered, their gradients summed. The gathered input is not kept
        but gathered again for the weight gradient (Korthikanti 4.2.2)."""
        if self.case.tp > 1:
            size = self.e * self.tokens * self.h
            if self.case.sequence_parallel:
                op.forward_sends.append(("all_gather", "tp", size))
                op.backward_sends += [("all_gather", "tp", size), ("reduce_scatter", "tp", size)]
                op.gradients += size
                op.keep(size * self.style.gathered_inputs / 2, "per-op", "full")
            else:
                op.backward_sends.append(("all_reduce", "tp", size))
        return op

    def row_parallel(self, op):
        """Each rank has part of every sum."""
        if self.case.tp > 1:
            size = self.e * self.tokens * self.h
            if self.case.sequence_parallel:
                op.forward_sends.append(("reduce_scatter", "tp", size))
                op.backward_sends.append(("all_gather", "tp", size))
            else:
                op.forward_sends.append(("all_reduce", "tp", size))
        return op

    def attention(self):
        e, tokens, q, kv = self.e, self.tokens, self.q, self.kv
        qkv = self.column_parallel(multiply("qkv", tokens, q + 2 * kv, self.h, e))
        qkv.keep(e * tokens * (q + kv), "full").keep(e * tokens * kv, "per-op", "full")  # per-op keeps every other multiply's
        operators = [self.norm("attention-norm", True), qkv]
        if self.model.get("qk_norm", "none") != "none":
            kept = e + (4 if self.style.keeps_normalised else 0)
            operators.append(other("qk-norm", tokens * (q + kv), 2, 3, e).keep(kept * tokens * (q + kv), "per-op", "full"))
            operators[-1].reads_own = True
        if self.model["position"] == "rope":
            rotary = other("rotary", tokens * (q + kv), 2, 2, e)
            operators.append(rotary.keep(e * tokens * (q + kv) * self.style.rotary_copies, "per-op", "full"))
        core = self.flash() if self.style.flash else self.unfused()
        self.context_sends(core)
        output = self.row_parallel(multiply("attention-output", tokens, self.h, q, e))
        return operators + [core, output, self.residual("attention-residual")]

    def flash(self):
        """4·s²·a·d forward, halved by causality; backward 2.5 times; keeps its output and a log-sum-exp per query and head."""
        core = Operator("attention", "attention", self.e * self.tokens * (2 * self.q + 2 * self.kv), reads_own=True)
        core.gradients = self.e * self.tokens * (2 * self.q + 2 * self.kv)
        core.forward_flop = 4 * self.tokens * self.case.training["sequence_length"] / 2 * self.q
        core.backward_flop = 2.5 * core.forward_flop
        core.exponentials = self.tokens * self.case.training["sequence_length"] / 2 * self.heads
        core.ring = self.ring_blocks()
        again = ("per-op",) if self.style.attention_again else ()
        core.keep(self.e * self.tokens * self.q, "full", *again)
        return core.keep(4 * self.tokens * self.heads, "selective", "full", *again)

    def ring_blocks(self):
        """Kernels, keys of a query, the share of the work without a causal mask, and merged bytes. A contiguous ring has work in half of its
        hops; the last rank of a zigzag merges whole blocks. Outputs are summed in fp32: in eager mode one operation after the other, nine
        tensors of four bytes and the part; the first block is converted and the last sum back."""
        cp, layout, sequence = self.case.cp, self.case.plan["cp_layout"], self.case.training["sequence_length"]
        if layout == "ulysses-ring":  # after the exchange: more tokens of fewer heads, in a zigzag of the groups
            cp, layout = cp // self.case.plan["cp_inner"], "zigzag"
        if self.case.cp <= 1:
            return None
        parts = {"contiguous": cp, "zigzag": cp, "all-gather": 2 * cp, "contiguous-all-gather": 2 * cp - 1}.get(layout)
        unmasked = 1 - 1 / parts if parts else 0
        if cp <= 1 or layout in ("all-gather", "contiguous-all-gather", "ulysses"):
            return Ring(1, sequence / 2, sequence / 2, unmasked, (0, 0), 0, 0)
        alone, own_type = layout == "contiguous", self.case.training["recipe"] == "megatron"
        eager = not own_type and not self.case.software.get("fused_kernels")
        hops = (0.5 if alone else 1) * (cp - 1)
        output = 9 * 4 + self.e + (8 if layout == "striped" else 0) if eager else 8 + self.e
        gradient = self.e if own_type else 4
        converted = 0 if own_type else 2 * (gradient + self.e)
        return Ring(1 + (cp - 1) * (0.5 if alone else 1), sequence / cp / (1 if alone else 2), sequence / 2, unmasked, (9 if eager else 1, 3),
                    (output * hops + 2 * (4 + self.e)) * self.tokens * self.q,
                    ((2 * gradient + self.e) * hops + converted) * self.tokens * (self.q + 2 * self.kv))

    def unfused(self):
        """Two multiplies over the full square; scores are kept at 5·a·s²·b/t bytes with dropout (softmax, mask, what it leaves)."""
        scores = self.tokens * self.case.training["sequence_length"] * self.heads
        more = self.style.masking_passes * self.e + (2 * self.e + 1 if self.style.dropout else 0)
        core = Operator("attention", "attention", scores * (4 * self.e + more), scores * (7 * self.e + more))
        core.scores, core.reads_own = scores * self.e, True
        core.gradients = self.e * self.tokens * (2 * self.q + 2 * self.kv) + self.style.score_gradients * scores * self.e
        core.forward_flop = 4 * self.tokens * self.case.training["sequence_length"] * self.q
        core.backward_flop = 2 * core.forward_flop
        core.keep(self.e * self.tokens * self.q, "full")
        return core.keep(scores * (2 * self.e + 1 if self.style.dropout else self.e), "selective", "full")

    def context_sends(self, core):
        cp, layout = self.case.cp, self.case.plan["cp_layout"]
        if cp <= 1:
            return
        if layout == "ulysses-ring":  # heads are exchanged inside, keys and values of the rank's heads go round the groups
            before, after = self.e * self.tokens * (self.q + 2 * self.kv), self.e * self.tokens * self.q
            hop = ("ring", "cp-outer", 2 * self.e * self.tokens * self.kv)
            core.forward_sends += [("all_to_all", "cp-inner", before), hop, ("all_to_all", "cp-inner", after)]
            core.backward_sends += [("all_to_all", "cp-inner", after), hop, ("all_to_all", "cp-inner", before)]
        elif layout == "ulysses":  # queries, keys and values before the core (core's reading: as one), its output after
            before, after = self.e * self.tokens * (self.q + 2 * self.kv), self.e * self.tokens * self.q
            core.forward_sends += [("all_to_all", "cp", before), ("all_to_all", "cp", after)]
            core.backward_sends += [("all_to_all", "cp", after), ("all_to_all", "cp", before)]
        elif layout.endswith("all-gather"):
            every = 2 * self.e * self.tokens * self.kv * cp
            core.forward_sends.append(("all_gather", "cp", every))
            core.backward_sends += [("all_gather", "cp", every), ("reduce_scatter", "cp", every)]
        else:
            core.forward_sends.append(("ring", "cp", 2 * self.e * self.tokens * self.kv))  # one hop's block of keys and values
            core.backward_sends.append(("ring", "cp", 2 * self.e * self.tokens * self.kv))

    def block(self, names, tokens, width, gated, count=1):
        """Up, activation, down."""
        e, elements = self.e, tokens * width
        up = multiply(names[0], tokens / count, (2 if gated else 1) * width, self.h, e, count).keep(e * elements, "full")
        activation = other(names[1], elements, 3 if gated else 2, 5 if gated else 3, e).keep(e * elements, "per-op", "full")
        if gated:
            up.keep(e * elements, "per-op", "full")
            activation.keep(e * elements if self.style.keeps_activation else 0, "per-op", "full")
            activation.gradients = 3 * e * elements
        return [up, activation, multiply(names[2], tokens / count, self.h, width, e, count)]

    def feed_forward(self, names, width):
        up, activation, down = self.block(names, self.tokens, width / self.case.tp, self.model["gated"])
        return [self.column_parallel(up), activation, self.row_parallel(down)]

    def experts(self):
        case, moe, e = self.case, self.model["moe"], self.e
        # every rank of an etp group sees the group's rows; the busiest rank has the imbalance on top
        rows = self.sharded * moe["top_k"] * case.etp * case.software.get("expert_imbalance", 1)
        router = multiply("router", self.sharded, moe["experts"], self.h, e, kind="router")
        router.keep(8 * self.sharded * moe["experts"], "full")  # fp32 logits and probabilities
        dispatch, combine = (other(name, rows * self.h, *moves, e) for name, moves in zip(("dispatch", "combine"), self.style.exchange_moves))
        dispatch.keep(e * rows * self.h, "per-op", "full")
        combine.keep(e * rows * self.h if self.style.keeps_expert_outputs else 0, "per-op", "full")
        if case.ep > 1:
            for op in (dispatch, combine):
                op.forward_sends.append(("exchange", "ep", e * rows / case.etp * self.h))
                op.backward_sends.append(("exchange", "ep", e * rows / case.etp * self.h))
        names = ("expert-up", "expert-activation", "expert-down")
        up, activation, down = self.block(names, rows, moe["expert_ffn"] / case.etp, self.model["gated"], max(1, moe["experts"] / case.ep))
        if case.etp > 1:
            up.forward_sends.append(("all_gather", "etp", e * rows * self.h))
            up.backward_sends.append(("reduce_scatter", "etp", e * rows * self.h))
            down.forward_sends.append(("reduce_scatter", "etp", e * rows * self.h))
            down.backward_sends.append(("all_gather", "etp", e * rows * self.h))
        operators = [router, dispatch, up, activation, down, combine]
        if moe.get("shared_experts", 0):
            operators += self.feed_forward(("shared-up", "shared-activation", "shared-down"), moe["shared_expert_ffn"])
        return operators

    def layer(self, kind):
        inner = self.experts() if kind == "experts" else self.feed_forward(("up", "activation", "down"), self.model["ffn"])
        if kind == "dense" and self.style.keeps_block_output:
            inner[-1].kept["per-op"] += self.e * self.sharded * self.h
        return self.attention() + [self.norm("feed-forward-norm", False)] + inner + [self.residual("feed-forward-residual")]

    def embedding(self):
        lookup = other("embedding", self.sharded * self.h, 2, 2, self.e)
        lookup.keep(self.sharded * self.h if self.style.dropout else 0)
        return [self.row_parallel(lookup)]

    def head(self):
        """Final norm, logits, and a cross-entropy whose peak bytes a logit are the implementation's."""
        logits = self.tokens * self.case.vocabulary / self.case.tp
        head = self.column_parallel(multiply("head", self.tokens, self.case.vocabulary / self.case.tp, self.h, self.e))
        return [self.norm("final-norm", True), head, Operator("loss", "loss", *(moved * logits for moved in self.style.loss_moves)).keep(self.style.loss_bytes * logits)]
