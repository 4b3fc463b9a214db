// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

constexpr std::string_view kStated = "as stated";
constexpr std::string_view kScenario = "the scenario";
constexpr std::string_view kModel = "the model's configuration";
constexpr std::string_view kPlan = "the plan's products: tp · cp · pp · dp = GPUs";

constexpr QuantityText kTexts[] = {
    // the scenario
    {"/cluster/nodes", "nodes", "nodes", kStated, kScenario},
    {"/cluster/gpus_per_node", "GPUs per node", "GPUs", kStated, kScenario},
    {"/training/sequence_length", "sequence length s", "tokens", kStated, kScenario},
    {"/training/global_batch", "global batch", "sequences", kStated, kScenario},
    {"/training/software/capacity_factor", "capacity factor", "", kStated, kScenario},
    {"/training/software/expert_imbalance", "tokens of the busiest expert rank / the mean", "", kStated, kScenario},
    {"/plan/tp", "tensor-parallel ranks t", "ranks", kStated, kScenario},
    {"/plan/cp", "context-parallel ranks c", "ranks", kStated, kScenario},
    {"/plan/pp", "pipeline ranks p", "ranks", kStated, kScenario},
    {"/plan/dp", "data-parallel ranks D", "ranks", kStated, kScenario},
    {"/plan/ep", "expert-parallel ranks e", "ranks", kStated, kScenario},
    {"/plan/etp", "expert tensor-parallel ranks", "ranks", kStated, kScenario},
    {"/plan/chunks", "chunks per rank v", "chunks", kStated, kScenario},
    {"/plan/group", "micro-batches per group N", "micro-batches", kStated, kScenario},
    {"/plan/shard_group", "GPUs that share a shard", "GPUs", kStated, kScenario},
    {"/plan/stage_layers", "layers of virtual stage {}", "layers", kStated, kScenario},
    {"/plan/recompute_layers", "layers of a stage that recompute", "layers", kStated, kScenario},
    {"/plan/micro_batch", "micro-batch b", "sequences", kStated, kScenario},
    {"/plan/offload_activations", "share of the activations sent to the host", "", kStated, kScenario},

    // the model
    {"/model/architecture/layers", "layers L", "layers", kStated, kModel},
    {"/model/architecture/hidden", "hidden width h", "elements", kStated, kModel},
    {"/model/architecture/heads", "query heads a", "heads", kStated, kModel},
    {"/model/architecture/kv_heads", "key/value heads g", "heads", kStated, kModel},
    {"/model/architecture/head_dim", "head size d", "elements", kStated, kModel},
    {"/model/architecture/sliding_window", "window w", "tokens", kStated, kModel},
    {"/model/architecture/ffn", "feed-forward width f", "elements", kStated, kModel},
    {"/model/architecture/vocab", "vocabulary V", "tokens", kStated, kModel},
    {"/model/architecture/mtp_layers", "multi-token-prediction layers", "layers", kStated, kModel},
    {"/model/architecture/mla/q_lora_rank", "compressed width of queries", "elements", kStated, kModel},
    {"/model/architecture/mla/kv_lora_rank", "compressed width of keys and values", "elements", kStated, kModel},
    {"/model/architecture/mla/qk_nope_head_dim", "head size of queries and keys without rotation", "elements", kStated, kModel},
    {"/model/architecture/mla/qk_rope_head_dim", "rotated head size of queries and keys", "elements", kStated, kModel},
    {"/model/architecture/mla/v_head_dim", "head size of values", "elements", kStated, kModel},
    {"/model/architecture/moe/experts", "experts per layer E", "experts", kStated, kModel},
    {"/model/architecture/moe/top_k", "experts that a token visits k", "experts", kStated, kModel},
    {"/model/architecture/moe/expert_ffn", "width of one expert", "elements", kStated, kModel},
    {"/model/architecture/moe/shared_expert_ffn", "width of the shared experts together", "elements", kStated, kModel},

    // what follows from them
    {"gpus", "GPUs", "GPUs", "nodes × GPUs per node", kScenario},
    {"dp", "data-parallel ranks D", "ranks", "GPUs / (t · c · p)", kPlan},
    {"edp", "data-parallel ranks of the experts", "ranks", "GPUs / (p · e · etp)",
     "Megatron-LM, parallel_state.py: experts have a rank grid of their own"},
    {"etp", "expert tensor-parallel ranks", "ranks", "t, unless stated",
     "Megatron-LM: expert-tensor-parallel-size defaults to tensor-model-parallel-size"},
    {"microbatches", "micro-batches m", "micro-batches", "global batch / (D · b)", "gradient accumulation"},
    {"fixed-chunks", "chunks per rank v", "chunks", "{} always has two", "the schedule's own definition"},
    {"shard-group", "GPUs that share a shard", "GPUs", "D · c, unless stated",
     "Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054), section 5; Megatron-LM's distributed optimizer shards over dp × cp"},
    {"expert-shard-group", "GPUs that share a shard of the experts", "GPUs", "data-parallel ranks of the experts / (D · c / shard group)",
     "as many copies of the experts as of the dense weights"},
    {"padded-vocabulary", "padded vocabulary V", "tokens", "V rounded up to a multiple of 128 · t",
     "Megatron-LM: make-vocab-size-divisible-by"},
    {"micro-batch-tokens", "tokens of a micro-batch", "tokens", "b · s", "the micro-batch"},
    {"tokens", "tokens of a micro-batch on this rank n", "tokens", "b · s / c", "context parallelism splits the sequence"},
    {"sharded-tokens", "tokens of this rank between tensor-parallel parts", "tokens", "n / t",
     "sequence parallelism: Korthikanti et al. 2022 (arXiv 2205.05198), section 4.2.2"},
    {"element-bytes", "bytes of one activation ε", "bytes", "4 in fp32 and tf32, else 2: {}", "the number format"},
    {"multiply-input-bytes", "bytes of one kept multiply input", "bytes", "1 in fp8 and fp4 with Transformer Engine, else ε: {}",
     "Transformer Engine keeps the quantised input of a linear layer"},
    {"gathered-hidden", "hidden vectors of all tokens", "bytes", "ε · n · h", "one vector a token"},
    {"vocabulary-matrix", "one embedding matrix", "parameters", "V · h", "the model's tensors"},
    {"embedding-matrix", "this rank's part of one embedding matrix", "parameters", "V · h / t",
     "Shoeybi et al. 2019 (arXiv 1909.08053), section 3: the vocabulary is cut"},
    {"rank", "pipeline rank r", "", "counted from 0", "the pipeline"},
};

}  // namespace

std::span<const QuantityText> symbolTexts() { return kTexts; }

}  // namespace shardscope
