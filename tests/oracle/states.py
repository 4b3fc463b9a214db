# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bytes per parameter of weights, gradients and optimizer, and who shares them (the table of model.md 2).

Core's reading: FSDP outside torchtitan scatters at every accumulation step; gradients are reduced in the type they are held in."""


class States:
    def __init__(self, case):
        plan, recipe, software = case.plan, case.training["recipe"], case.software
        zero = case.zero
        self.shard = case.places["data"].ranks if zero else 1
        self.expert_shard = case.places["expert-data"].ranks if zero else 1
        self.gathered_weights = self.unsharded_gradients = self.buffered_gradients = 0.0
        if recipe == "fsdp2":
            self.weights, self.gradients, self.optimizer = 4, 4, 8
            self.shards = {"weights": zero >= 1, "gradients": zero >= 1, "optimizer": zero >= 1}
            # with pipeline stages or (torchtitan) accumulation: gathered bf16 weights and fp32 accumulators of the whole stage
            accumulates = software["framework"] == "torchtitan" and case.micro_batches > 1
            whole_stage = case.pp > 1 or (accumulates and not plan["sync_every_microbatch"])
            if self.shard > 1 and (whole_stage or not plan["reshard_after_forward"]):
                self.gathered_weights = 2
            if self.shard > 1 and whole_stage:
                self.unsharded_gradients = 4
        else:
            # NeMo's and Megatron-Bridge's recipes reduce in bf16
            self.weights, self.optimizer = 2, 12
            self.gradients = 2 if software["framework"] in ("nemo", "megatron-bridge") else 4
            self.shards = {"weights": zero >= 3, "gradients": zero >= 2, "optimizer": zero >= 1}
            if recipe == "nanotron" and case.dp > 1 and case.micro_batches > 1:
                self.buffered_gradients = 2
        # On one GPU autograd makes gradients layer by layer, and no framework holds a buffer for them.
        self.gradients_appear = recipe == "fsdp2" and case.dp * case.cp * case.pp * case.plan["chunks"] * case.micro_batches == 1
        # torch.optim's foreach makes the roots of all second moments at once; torchtitan asks for the fused optimizer since 2025.
        foreach = software["framework"] == "fsdp1" or (software["framework"] == "torchtitan" and software["year"] < 2025)
        self.step_temporaries = 4 if recipe == "fsdp2" and foreach else 0
        self.shards["step_temporaries"] = self.shards["optimizer"]
        self.gathers_layers = self.shards["weights"] and self.shard > 1 and self.gathered_weights == 0
        self.gathers_at_step = zero >= 1 and not self.gathers_layers
        self.reduces_every_pass = plan["sync_every_microbatch"] or (
            self.shards["weights"] and self.shard > 1 and self.unsharded_gradients == 0)

    def held(self, parameters, what):
        dense, experts = parameters
        each = getattr(self, what)
        return each * (dense / self.shard + experts / self.expert_shard if self.shards[what] else dense + experts)
