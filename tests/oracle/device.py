# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Seconds of one operator on the GPU, and of the host that launches a layer (model.md 3): data sheet times fitted share.

Core's reading, where model.md leaves it open: each half of a multiply's backward takes as long as its forward, gaps between
kernels lengthen all but the loss, and a recomputed forward is launched again under full recompute only."""

from collections import namedtuple

from framework import gradient_sum

Cost = namedtuple("Cost", "forward input weight")
GENERATIONS = {"Ampere": "ampere", "Hopper": "hopper", "Blackwell": "blackwell", "Blackwell Ultra": "blackwell-ultra"}
HOPPER_PEAK = 989.4e12  # kernels written before a generation gain nothing from it
# Exponentials beside FLOP of 16-bit multiplies, per clock and multiprocessor (FlashAttention-4; Blackwell Ultra has twice Blackwell's)
EXPONENTIALS = {"hopper": 16 / 4096, "blackwell": 16 / 8192, "blackwell-ultra": 32 / 8192}
# Watts for each FLOP/s of the peak of the device whose multiplies were measured: A100 SXM, H100 SXM, B200
WATTS = {"ampere": 400 / 312e12, "hopper": 700 / 989.4e12, "blackwell": 1000 / 2250e12}


class Device:
    def __init__(self, case):
        self.case, c = case, case.constants
        generation = GENERATIONS[case.gpu["architecture"]]
        peak = case.gpu["dense_flop_per_second"]["bf16"]
        peak *= self.clock(case.gpu, generation, c)
        self.multiply_rate = peak * c["multiply." + generation]
        self.operands = case.gpu["memory_bytes_per_second"] * c["multiply.memory"]
        self.memory = case.gpu["memory_bytes_per_second"] * c["memory.bandwidth"]
        self.fusion, self.layer = c["fusion." + case.stack], c["layer." + case.stack]
        kernel = case.training["attention"]
        if not case.style.flash:
            self.attention_rate = self.multiply_rate * c["attention.unfused"]
        elif kernel == "flash2" and generation != "ampere":
            self.attention_rate = min(peak, HOPPER_PEAK) * c["attention.flash2.hopper"] * self.of_length(340)
        else:
            early = kernel == "cudnn" and case.software.get("year", 2025) <= 2024  # cuDNN 9.4: 5 to 30 % faster on Hopper
            share = {"ampere": "attention.flash2.ampere", "hopper": "attention.cudnn-2024.hopper" if early else "attention.flash3.hopper"}
            self.attention_rate = peak * c[share.get(generation, "attention.cudnn." + generation)]
            if generation != "ampere":
                self.attention_rate *= self.of_length(450)
        if case.style.flash and case.model["head_dim"] <= 64:
            self.attention_rate *= c["attention.head64"]
        self.exponentials = case.gpu["dense_flop_per_second"]["bf16"] * EXPONENTIALS.get(generation, float("inf"))
        self.backward_share = c["attention.backward"] * (c["attention.deterministic"] if case.software.get("deterministic") else 1)

    def of_length(self, half):
        """s / (s + half) of a long sequence's rate (FlashAttention-3, figure 5), fitted at 4,096 tokens."""
        sequence = self.case.training["sequence_length"]
        return sequence / (sequence + half) * (4096 + half) / 4096

    @staticmethod
    def clock(gpu, generation, constants):
        """The clock follows the watts for each FLOP of the peak; a Hopper superchip's 250 W of its processor are none."""
        watts = gpu["power_watts"] - (250 if "host_memory_bytes_per_second" in gpu and generation == "hopper" else 0)
        own = watts / gpu["dense_flop_per_second"]["bf16"] / WATTS.get(generation, watts / gpu["dense_flop_per_second"]["bf16"])
        return min(1.65, own) ** constants["multiply.power"] if abs(own - 1) >= 1e-3 else 1

    def cost(self, op):
        c = self.case.constants
        start = c["memory.start"]
        if op.gemm:
            rows, rate = op.gemm.m, self.multiply_rate
            if op.gemm.count > 1:  # a grouped multiply loses part of a tile per expert
                rows, rate = rows + c["multiply.grouped-rows"], rate * c["multiply.grouped"]
            flop = 2 * rows * op.gemm.n * op.gemm.k * op.gemm.count
            one = self.layer * (c["multiply.start"] + max(flop / rate, op.forward_bytes / self.operands))
            added = op.gemm.n * op.gemm.k * op.gemm.count * gradient_sum(self.case.software) / self.memory
            return Cost(one, one, one + added)
        if op.kind == "attention":
            rate = self.attention_rate
            forward, backward = op.forward_flop / rate * self.of_blocks(op, True), op.backward_flop / rate * self.of_blocks(op, False)
            if self.case.style.flash:
                softmax = op.exponentials / self.exponentials
                forward = max(forward, op.forward_bytes / self.memory, softmax)
                backward = max(backward / self.backward_share, softmax)
            else:
                forward = self.unfused(2 * op.scores, forward, op.forward_bytes)
                backward = self.unfused(4 * op.scores, backward, op.backward_bytes)
            return Cost(*(self.layer * (kernel + more) for kernel, more in zip((forward, backward), self.ring_kernels(op, start))), 0)
        if op.kind == "loss":
            return Cost(start + op.forward_bytes / self.memory, start + op.backward_bytes / self.memory, 0)
        forward, backward = (self.layer * (moved * self.fusion / self.memory + start) for moved in (op.forward_bytes, op.backward_bytes))
        if op.name == "dispatch":
            forward += self.start_of_dispatch()
        return Cost(forward, backward, 0)

    def start_of_dispatch(self):
        """The counts go to the host, which then launches the experts; or HybridEP makes its maps of them, unless one graph holds all."""
        software, c = self.case.software, self.case.constants
        if software.get("moe_routing") == "capacity":
            return 0
        if not self.case.fixed_buffers:
            return c["expert.read-back"]
        return c["expert.metadata"] if software.get("cuda_graph") != "full" else 0

    @staticmethod
    def of_blocks(op, forward):
        """A ring's kernels have fewer keys a query: 1 + 225 / n of the time that many have, with a fifth of 225 where there is no causal
        mask; such blocks take 345/370 of the time forward."""
        if not op.ring:
            return 1
        block, whole = min(op.ring.keys, op.ring.whole), op.ring.whole
        limit = 345 / 370 if forward else 1
        triangles, rectangles = (1 - op.ring.unmasked) * (1 + 225 / block), op.ring.unmasked * (1 + 0.2 * 225 / block) * limit
        return (triangles + rectangles) / (1 + 225 / whole)

    def ring_kernels(self, op, start):
        """Seconds beside the attention kernels forward and backward: their starts, and merging what they computed."""
        if not op.ring:
            return start, start
        ring = op.ring
        starts = [(ring.kernels + (ring.kernels - 1) * merges) * start for merges in ring.merges]
        return tuple(own + merged / self.memory for own, merged in zip(starts, (ring.merged_forward, ring.merged_backward)))

    def unfused(self, own, compute, moved):
        """Multiplies that move their scores as they compute; between them kernels that only move."""
        return max(compute, own / self.memory) + (moved - own) * self.case.constants["attention.scores"] / self.memory

    def host_forward(self, has_experts):
        """A superchip's own processor is slower than a server's (Transformer Engine, issue 2053)."""
        grace = self.case.constants["host.grace"] if "host_memory_bytes_per_second" in self.case.gpu else 1
        return grace * self.host_of_server(has_experts)

    def host_of_server(self, has_experts):
        case, c = self.case, self.case.constants
        host = c["host." + case.stack]
        if case.stack == "nanotron":  # sends between stages block it across nodes
            if case.pp == 1 or case.tp == 1 or case.cluster["nodes"] == 1:
                return host * max(1, case.tp / 8)
            return host + c["host.nanotron-pipeline"] * case.tp
        if case.stack == "legacy-megatron":
            host += c["host.tensor-parallel-legacy"] * (case.tp ** 2 - 1) / 63
        elif case.tp > 1:
            host += c["host.tensor-parallel"]
        if has_experts:
            host += c["host.experts-static" if case.fixed_buffers else "host.experts"]
        return host
