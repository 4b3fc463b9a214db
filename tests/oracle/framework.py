# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The differences between the frameworks: tensors that their kernels keep, fused kernels and defaults (model.md 2, 3 and 5)."""

STACKS = {"megatron": "transformer-engine", "nemo": "transformer-engine", "megatron-bridge": "transformer-engine",
          "nanotron": "nanotron"}
TORCH = ("torchtitan", "fsdp1")
MEGATRONS = ("megatron", "megatron-bridge", "nemo")
LOSS_BYTES = {"fused": 5, "vocab-parallel": 6, "compiled": 6.5, "eager": 14}  # peak bytes a logit
# bytes a logit that the kernels read and write, forward and backward: each of Megatron's own kernels, a log-softmax between casts, or
# two fused passes
LOSS_MOVES = {"fused": (6, 4), "vocab-parallel": (38, 14), "compiled": (6, 4), "eager": (18, 22)}
# a trainer in PyTorch compiles the loss with the model
LOSS = {"megatron": "vocab-parallel", "nemo": "vocab-parallel", "megatron-bridge": "fused", "nanotron": "vocab-parallel"}


def stack(software):
    """Megatron's own scripts run Transformer Engine from 2024."""
    name = software["framework"]
    if name == "megatron" and software["year"] < 2024:
        return "legacy-megatron"
    if name in TORCH:
        return "compiled" if software.get("compiled", name == "torchtitan") else "eager"
    return STACKS[name]


def gradient_sum(software):
    """Bytes a weight and micro-batch that adding its bf16 gradient to the earlier ones moves. Megatron's multiply reads what it adds to
    since 2022 (commit 83b1e42f), a hook read both and wrote fp32 before; nanotron's optim/gradient_accumulator.py still does."""
    name = software["framework"]
    if name == "megatron":
        return 4 if software["year"] >= 2022 else 2 + 4 + 4
    return {"megatron-bridge": 2, "nemo": 2, "nanotron": 2 + 4 + 4}.get(name, 0)


class Style:
    def __init__(self, case):
        name, model = case.software["framework"], case.model
        self.element = 2.0  # bf16
        # Megatron's default dropout of 0.1 is left on by GPT-2 and GPT-3 style layers (layer norm and biases); later models go without
        self.dropout = name in MEGATRONS and model["norm"] == "layernorm" and model["bias"]
        eager = name == "nanotron" or stack(case.software) == "eager"
        self.keeps_activation = eager  # silu(gate) beside its product
        self.keeps_block_output = eager
        # nanotron's norm is one kernel, and PyTorch's since 2.9
        own_norm = name == "nanotron" or case.software.get("fused_kernels", False)
        self.keeps_normalised = eager and not own_norm and model["norm"] == "rmsnorm"
        self.score_gradients = 1 if name in MEGATRONS else 2  # Megatron's softmax writes the gradient over that of its result
        self.rotary_copies = 2 if name == "nanotron" else 1
        # fit of nanotron's runs: its column-parallel layers keep part of their gathered inputs (core's reading; model.md gives 60·s·b·h)
        self.gathered_inputs = 0.0
        if name == "nanotron" and case.tp > 1 and case.pp == 1:
            self.gathered_inputs = 1.5 if case.micro_batches > 1 else 0.6
        # Megatron-Core and torchtitan apply the router's weights inside the experts since 2025
        self.keeps_expert_outputs = case.software["year"] < 2025
        # torchtitan's own exchange of experts' rows, one operation after the other: how often they are read or written, forward and backward
        dispatcher = case.software.get("moe_dispatcher", "alltoall")
        by_operation = name == "torchtitan" and eager and dispatcher == "alltoall"
        self.exchange_moves = ((6, 9), (15, 22)) if by_operation else ((2, 2), (2, 2))
        # DeepEP's dispatcher in torchtitan's forks of 2025 keeps the router's scores, and with them what was recomputed before them
        self.keeps_routing = name == "torchtitan" and case.software["year"] <= 2025 and dispatcher == "deepep"
        loss = case.software.get("loss") or LOSS.get(name) or stack(case.software)
        self.loss_bytes = 12 if (name, loss) == ("nanotron", "vocab-parallel") else LOSS_BYTES[loss]
        self.loss_moves = LOSS_MOVES[loss]
        self.masking_passes = 2 if case.training["attention"] == "unfused" else 0  # a kernel of its own before the softmax
        # torchtitan takes cuDNN's attention on Blackwell (May 2025) and keeps its result under per-op since December 2025
        self.attention_again = name == "torchtitan" and case.gpu["architecture"].startswith("Blackwell") and case.software["year"] <= 2025
        self.flash = case.training["attention"] not in ("unfused", "fused-softmax")
