# SPDX-FileCopyrightText: 2026 The Shardscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The plans that are worked: dense and with experts, one and four pipeline stages, FSDP and ZeRO-1, context, tensor and expert
parallelism. Everything that a default would fill in is written out, so that each plan says what it tests."""

from copy import deepcopy

LLAMA_8B = {"layers": 32, "hidden": 4096, "heads": 32, "kv_heads": 8, "head_dim": 128, "ffn": 14336, "gated": True, "bias": False,
            "vocab": 128256, "tied_embeddings": False, "position": "rope", "norm": "rmsnorm"}
SMALL = {**LLAMA_8B, "layers": 15, "hidden": 2048, "heads": 32, "kv_heads": 32, "head_dim": 64, "ffn": 8192, "vocab": 49152,
         "tied_embeddings": True}
LLAMA_1B = {**LLAMA_8B, "layers": 16, "hidden": 2048, "head_dim": 64, "ffn": 8192, "tied_embeddings": True}
GPT = {"layers": 24, "hidden": 2048, "heads": 16, "kv_heads": 16, "head_dim": 128, "ffn": 8192, "gated": False, "bias": True,
       "vocab": 50257, "tied_embeddings": False, "position": "learned", "max_positions": 2048, "norm": "layernorm"}
MIXTRAL = {**LLAMA_8B, "vocab": 32000, "moe": {"experts": 8, "top_k": 2, "expert_ffn": 14336}}
FINE_GRAINED = {**LLAMA_8B, "layers": 18, "hidden": 2048, "heads": 16, "kv_heads": 1, "ffn": 10944, "qk_norm": "per-head",
                "moe": {"experts": 64, "top_k": 6, "expert_ffn": 1408, "shared_experts": 2, "shared_expert_ffn": 2816,
                        "dense_layers": 2}}

BASE = {
    "schema": "shardscope.scenario/1", "name": "",
    "cluster": {"gpu": "h100-sxm", "gpus_per_node": 8, "nodes": 1, "network": "ib-ndr", "nics_per_node": 8},
    "training": {"sequence_length": 4096, "global_batch": 8, "precision": "bf16", "recipe": "megatron", "optimizer": "adamw",
                 "attention": "flash3", "software": {"framework": "megatron", "year": 2025}},
    "plan": {"tp": 1, "sequence_parallel": False, "cp": 1, "cp_layout": "zigzag", "pp": 1, "schedule": "1f1b", "chunks": 1,
             "group": None, "stage_layers": None, "ep": 1, "etp": None, "dp": 1, "zero": 0, "shard_group": None,
             "reshard_after_forward": True, "micro_batch": 1, "recompute": "none", "recompute_layers": None, "gradient_dtype": None,
             "sync_every_microbatch": False, "offload_activations": 0, "bucket_bytes": None, "order": "tp-cp-ep-dp-pp",
             "overlap": {"grad_reduce": True, "param_gather": True, "tensor": False, "pipeline": True, "expert": False},
             "offload": "none"},
}
TORCHTITAN = {"recipe": "fsdp2", "attention": "flash2", "software": {"framework": "torchtitan", "year": 2025, "compiled": True}}
MEGATRON_2021 = {"framework": "megatron", "year": 2021}
NANOTRON = {"recipe": "nanotron", "attention": "flash2", "software": {"framework": "nanotron", "year": 2025}}


def merge(into, changes):
    for key, value in changes.items():
        if isinstance(value, dict) and isinstance(into.get(key), dict) and key != "software":
            merge(into[key], value)
        else:
            into[key] = value
    return into


def plan(name, architecture, **changes):
    return merge(deepcopy(BASE), {"name": name, "model": {"architecture": architecture}, **changes})


PLANS = [
    plan("Small heads, whose exponentials bind, and a deterministic backward", {**SMALL, "heads": 128, "kv_heads": 128, "head_dim": 16},
         training={"software": {"framework": "megatron", "year": 2025, "deterministic": True}}, plan={"dp": 8}),
    plan("FSDP, a copy in each of two nodes", LLAMA_8B, cluster={"nodes": 2}, training={**TORCHTITAN, "global_batch": 16},
         plan={"dp": 16, "zero": 3, "shard_group": 8, "recompute": "full"}),
    plan("FSDP with four stages that do not divide, ZB-H1", {**LLAMA_8B, "layers": 30}, cluster={"nodes": 2},
         training={**TORCHTITAN, "global_batch": 16},
         plan={"tp": 2, "dp": 2, "sequence_parallel": True, "pp": 4, "schedule": "zb-h1", "zero": 3, "reshard_after_forward": False, "recompute": "per-op"}),
    plan("FSDP and a contiguous ring", LLAMA_8B, cluster={"gpu": "a100-sxm-80"}, training={**TORCHTITAN, "sequence_length": 16384},
         plan={"dp": 2, "cp": 4, "cp_layout": "contiguous", "zero": 3, "sync_every_microbatch": True, "recompute": "selective"}),
    plan("FSDP and Ulysses, eager, groups that end within a node", LLAMA_8B, cluster={"nodes": 3},
         training={**TORCHTITAN, "sequence_length": 32768, "global_batch": 6,
                   "software": {"framework": "fsdp1", "year": 2024, "compiled": False}},
         plan={"dp": 3, "cp": 4, "pp": 2, "cp_layout": "ulysses", "zero": 3, "recompute": "full"}),
    plan("FSDP on one GPU, gradients as they come", LLAMA_1B, cluster={"gpus_per_node": 1}, training={**TORCHTITAN, "global_batch": 1},
         plan={"zero": 3, "recompute": "none"}),
    plan("FSDP on one GPU, short, the step of an optimizer that is not fused", LLAMA_1B, cluster={"gpus_per_node": 1},
         training={**TORCHTITAN, "global_batch": 1, "sequence_length": 512,
                   "software": {"framework": "fsdp1", "year": 2024, "compiled": False}},
         plan={"zero": 3, "recompute": "full"}),
    plan("FSDP on one GPU, the end of the backward", LLAMA_1B, cluster={"gpus_per_node": 1}, training={**TORCHTITAN, "global_batch": 1, "sequence_length": 512},
         plan={"zero": 3, "recompute": "full"}),
    plan("FSDP on Blackwell, whose attention per-op recompute repeats", LLAMA_8B, cluster={"gpu": "b200-sxm"}, training=TORCHTITAN,
         plan={"dp": 8, "zero": 3, "recompute": "per-op"}),
    plan("Megatron, tensor and sequence, four stages", LLAMA_8B, cluster={"nodes": 2}, training={"global_batch": 16},
         plan={"tp": 2, "sequence_parallel": True, "pp": 4, "dp": 2, "zero": 1}),
    plan("Megatron, launched by Grace", LLAMA_1B, cluster={"gpu": "gh200-96", "gpus_per_node": 1}, training={"sequence_length": 512}, plan={}),
    plan("Megatron, a stage of the embedding alone", LLAMA_8B, training={"global_batch": 8},
         plan={"tp": 2, "sequence_parallel": True, "pp": 4, "zero": 1, "recompute": "full", "stage_layers": [0, 11, 11, 10]}),
    plan("Megatron, zigzag ring and tensor", LLAMA_8B, training={"sequence_length": 32768, "global_batch": 4},
         plan={"tp": 2, "sequence_parallel": True, "cp": 4, "zero": 1, "recompute": "selective"}),
    plan("Megatron, heads exchanged by four inside a ring", LLAMA_8B, cluster={"nodes": 2}, training={"sequence_length": 32768, "global_batch": 4},
         plan={"tp": 2, "sequence_parallel": True, "cp": 8, "cp_layout": "ulysses-ring", "cp_inner": 4, "zero": 1, "recompute": "selective"}),
    plan("Megatron 2021, unfused, reduced at the end", GPT, cluster={"gpu": "a100-sxm-80", "nodes": 8, "network": "ib-hdr"},
         training={"sequence_length": 2048, "global_batch": 32, "attention": "fused-softmax", "software": MEGATRON_2021},
         plan={"tp": 4, "pp": 4, "dp": 4, "recompute": "selective", "schedule": "afab",
               "overlap": {"grad_reduce": False, "param_gather": False}}),
    plan("Megatron 2021, tensor parallelism across nodes", GPT, cluster={"gpu": "a100-sxm-80", "nodes": 2, "network": "ib-hdr"},
         training={"sequence_length": 256, "attention": "unfused", "software": MEGATRON_2021},
         plan={"tp": 16, "recompute": "selective", "overlap": {"grad_reduce": False, "param_gather": False}}),
    plan("Megatron, short steps that gradients outlast", {**LLAMA_8B, "layers": 8}, cluster={"nodes": 8},
         training={"sequence_length": 512, "global_batch": 128, "attention": "cudnn"}, plan={"dp": 64, "recompute": "full"}),
    plan("Megatron, gradients all-reduced over two nodes", {**LLAMA_8B, "layers": 8}, cluster={"nodes": 2},
         training={"global_batch": 32, "attention": "cudnn"}, plan={"dp": 16}),
    plan("Megatron, gathered keys and values, ZeRO-1 in stated buckets", LLAMA_8B, cluster={"nodes": 2},
         training={"sequence_length": 1024, "global_batch": 32},
         plan={"tp": 2, "cp": 2, "cp_layout": "all-gather", "dp": 4, "zero": 1, "bucket_bytes": 100000000}),
    plan("FSDP, keys and values gathered by contiguous ranks", {**LLAMA_8B, "layers": 8}, training={**TORCHTITAN, "sequence_length": 16384, "global_batch": 2},
         plan={"dp": 2, "cp": 4, "cp_layout": "contiguous-all-gather", "zero": 3, "recompute": "full"}),
    plan("nanotron, ZeRO-1, accumulating", SMALL, cluster={"gpu": "a100-sxm-80", "gpus_per_node": 6, "nics_per_node": 6},
         training={**NANOTRON, "global_batch": 48},
         plan={"tp": 2, "sequence_parallel": True, "dp": 3, "zero": 1, "micro_batch": 4, "overlap": {"param_gather": False}}),
    plan("nanotron, four stages by block cost, none of them at the head", {**SMALL, "layers": 10, "vocab": 128256}, cluster={"nodes": 2}, training={**NANOTRON, "global_batch": 32},
         plan={"tp": 2, "sequence_parallel": True, "pp": 4, "dp": 2, "zero": 1, "micro_batch": 2, "recompute": "full",
               "overlap": {"param_gather": False}}),
    plan("FSDP and experts, eager, rows exchanged operation by operation", {**MIXTRAL, "layers": 8},
         training={**TORCHTITAN, "software": {"framework": "torchtitan", "year": 2025, "compiled": False}},
         plan={"dp": 8, "ep": 8, "zero": 3, "recompute": "full"}),
    plan("FSDP and experts, eager, a dispatcher that keeps the routing", {**MIXTRAL, "layers": 8},
         training={**TORCHTITAN, "global_batch": 16,
                   "software": {"framework": "torchtitan", "year": 2025, "compiled": False, "fused_kernels": True, "moe_dispatcher": "deepep"}},
         plan={"dp": 8, "ep": 8, "zero": 3, "micro_batch": 2, "recompute": "full"}),
    plan("Experts in one node, ZeRO-1", MIXTRAL, training={"global_batch": 16}, plan={"dp": 8, "ep": 8, "zero": 1}),
    plan("Experts in one node, once to each rank", FINE_GRAINED,
         training={"global_batch": 16, "software": {"framework": "megatron", "year": 2026, "moe_dispatcher": "deepep"}},
         plan={"dp": 8, "ep": 8, "zero": 1}),
    plan("Experts across nodes, de-duplicated", FINE_GRAINED, cluster={"nodes": 2},
         training={"global_batch": 32, "software": {"framework": "megatron", "year": 2025, "moe_dispatcher": "deepep"}},
         plan={"dp": 16, "ep": 16, "zero": 1, "micro_batch": 2, "overlap": {"expert": True}}),
    plan("Experts, interleaved stages, all-to-all behind the other half", FINE_GRAINED, cluster={"nodes": 4},
         training={"global_batch": 64, "software": {"framework": "megatron", "year": 2025}},
         plan={"pp": 4, "schedule": "interleaved", "chunks": 2, "dp": 8, "ep": 8, "zero": 1, "recompute": "selective",
               "overlap": {"expert": True}, "stage_layers": [2, 2, 3, 2, 2, 3, 2, 2]}),
    plan("Experts, tensor, interleaved stages", FINE_GRAINED, cluster={"nodes": 4},
         training={"global_batch": 64, "software": {"framework": "megatron", "year": 2024, "expert_imbalance": 1.25}},
         plan={"tp": 2, "sequence_parallel": True, "pp": 4, "schedule": "interleaved", "chunks": 2, "dp": 4, "ep": 2, "zero": 1,
               "overlap": {"tensor": True}, "stage_layers": [2, 2, 3, 2, 2, 3, 2, 2]}),
]
