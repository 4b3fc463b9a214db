// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/finding.h"
#include "core/field/parameter_fields.h"
#include "core/field/plan_values.h"

namespace shardscope {
namespace {

constexpr auto kPlan = &Scenario::plan;
constexpr Range kDegree{1, kLargestDegree, "ranks"};
/// NCCL's latency outlasts the transfer of 64 KiB on every network of the catalog; no framework makes smaller buckets.
constexpr double kSmallestBucket = 65536;
constexpr Range kLayers{0, 65536, "layers"};

std::vector<Parameter> tensorAndContext()
{
    return {
        field<kPlan, &Plan::tp>("plan.tp", kDegree, {"Tensor parallel", "Ranks that share every matrix of a layer."},
                                {.megatron = "--tensor-model-parallel-size",
                                 .megatronBridge = "model.tensor_model_parallel_size",
                                 .nanotron = "parallelism.tp",
                                 .torchtitan = "--parallelism.tensor_parallel_degree",
                                 .torchtitan022 = "parallelism.tensor_parallel_degree",
                                 .deepspeed = "tensor_parallel.autotp_size",
                                 .accelerateFsdp2 = "parallelism_config_tp_size"})
            .placed({.control = {ControlPart::Degrees, 1, "Tensor"},
                     .column = {"tp", "TP", 1},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus,
                     .swept = values::sweptTensor}),
        followingRecipe(field<kPlan, &Plan::sequenceParallel>(
                            "plan.sequence_parallel", {},
                            {"Sequence parallel", "Whether norms and dropout are split over the sequence among the tensor-parallel ranks.",
                             "as the recipe's framework: on for fsdp2"},
                            {.megatron = "--sequence-parallel",
                             .megatronBridge = "model.sequence_parallel",
                             .nanotron = "parallelism.tp_mode",
                             .torchtitan = "--parallelism.enable_sequence_parallel"}))
            .placed({.control = {ControlPart::Degrees, 8}, .column = {"sp", "SP", 2}, .search = SearchRole::Turned}),
        field<kPlan, &Plan::cp>("plan.cp", kDegree, {"Context parallel", "Ranks that share one sequence."},
                                {.megatron = "--context-parallel-size",
                                 .megatronBridge = "model.context_parallel_size",
                                 .nanotron = "parallelism.context_parallel_size",
                                 .torchtitan = "--parallelism.context_parallel_degree",
                                 .torchtitan022 = "parallelism.context_parallel_degree",
                                 .deepspeed = "sequence_parallel_size",
                                 .accelerateFsdp2 = "parallelism_config_cp_size"})
            .placed({.control = {ControlPart::Degrees, 3, "Context"},
                     .column = {"cp", "CP", 3},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus,
                     .swept = values::sweptContext}),
        field<kPlan, &Plan::cpLayout>("plan.cp_layout", {},
                                      {"Context layout", "Which tokens a context-parallel rank holds, and how keys and values travel."},
                                      {.megatron = "--cp-comm-type",
                                       .megatronBridge = "model.cp_comm_type",
                                       .nanotron = "model_config._attn_implementation",
                                       .torchtitan = "--parallelism.context_parallel_load_balancer",
                                       .torchtitan022 = "parallelism.context_parallel_rotate_method"})
            .placed({.control = {ControlPart::Degrees, 7, "Context by"}}),
    };
}

std::vector<Parameter> pipeline()
{
    return {
        field<kPlan, &Plan::pp>("plan.pp", kDegree, {"Pipeline parallel", "Stages into which the layers are cut."},
                                {.megatron = "--pipeline-model-parallel-size",
                                 .megatronBridge = "model.pipeline_model_parallel_size",
                                 .nanotron = "parallelism.pp",
                                 .torchtitan = "--parallelism.pipeline_parallel_degree",
                                 .torchtitan022 = "parallelism.pipeline_parallel_degree"})
            .placed({.control = {ControlPart::Degrees, 2, "Pipeline"},
                     .column = {"pp", "PP", 4},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus,
                     .swept = values::sweptPipeline}),
        field<kPlan, &Plan::schedule>("plan.schedule", {}, {"Schedule", "Which stage runs which micro-batch when."},
                                      {.nanotron = "parallelism.pp_engine",
                                       .torchtitan = "--parallelism.pipeline_parallel_schedule",
                                       .torchtitan022 = "parallelism.pipeline_parallel_schedule"})
            .placed({.control = {ControlPart::Sharding, 2}, .column = {"schedule", "schedule", 6}, .search = SearchRole::Turned}),
        field<kPlan, &Plan::chunks>("plan.chunks", {1, 4096, "chunks"},
                                    {"Chunks", "Model chunks, or virtual stages, of one pipeline rank."},
                                    {.megatron = "--num-virtual-stages-per-pipeline-rank",
                                     .megatronBridge = "model.virtual_pipeline_model_parallel_size",
                                     .torchtitan = "--parallelism.pipeline_parallel_layers_per_stage",
                                     .torchtitan022 = "parallelism.pipeline_parallel_layers_per_stage"})
            .placed({.control = {ControlPart::Sharding, 3},
                     .column = {"chunks", "chunks", 5},
                     .search = SearchRole::Turned,
                     .tried = values::chunks}),
        field<kPlan, &Plan::group>(
            "plan.group", {1, 1 << 30, "micro-batches"},
            {"Group", "Micro-batches that an interleaved schedule runs together.", "pp; for zb1p-interleaved m / max(1, floor(m / p))"},
            {.megatron = "--microbatch-group-size-per-virtual-pipeline-stage",
             .megatronBridge = "model.microbatch_group_size_per_vp_stage"})
            .placed({.control = {.shownAt = "plan.chunks"}, .search = SearchRole::Forgotten, .tried = values::groups}),
        field<kPlan, &Plan::stageLayers>(
            "plan.stage_layers", kLayers,
            {"Layers per stage", "Layers of each stage and chunk, in model order.", "as evenly as the recipe's framework does"},
            {.megatron = "--pipeline-model-parallel-layout",
             .megatronBridge = "model.pipeline_model_parallel_layout",
             .torchtitan = "--parallelism.module_fqns_per_model_part",
             .torchtitan022 = "parallelism.module_fqns_per_model_part"})
            .placed({.search = SearchRole::Forgotten}),
    };
}

std::vector<Parameter> expertsAndData()
{
    return {
        field<kPlan, &Plan::ep>("plan.ep", kDegree, {"Expert parallel", "Ranks over which a layer's experts are spread."},
                                {.megatron = "--expert-model-parallel-size",
                                 .megatronBridge = "model.expert_model_parallel_size",
                                 .nanotron = "parallelism.expert_parallel_size",
                                 .torchtitan = "--parallelism.expert_parallel_degree",
                                 .torchtitan022 = "parallelism.expert_parallel_degree",
                                 .deepspeed = "expert_parallel.autoep_size"})
            .placed({.control = {ControlPart::Degrees, 4, "Expert"},
                     .column = {"ep", "EP", 7},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfExperts,
                     .swept = values::sweptExperts}),
        field<kPlan, &Plan::etp>("plan.etp", kDegree, {"Expert tensor parallel", "Ranks that share the matrices of one expert.", "tp"},
                                 {.megatron = "--expert-tensor-parallel-size",
                                  .megatronBridge = "model.expert_tensor_parallel_size",
                                  .torchtitan022 = "parallelism.expert_tensor_parallel_degree",
                                  .deepspeed = "expert_parallel.expert_tensor_parallel_size"})
            .placed({.control = {ControlPart::Degrees, 5, "Expert TP", true, "plan.ep"},
                     .column = {"etp", "ETP", 8},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfTensor}),
        field<kPlan, &Plan::dp>("plan.dp", kDegree,
                                {"Data parallel", "Copies of the model that take different sequences.", "GPUs / (tp · cp · pp)"},
                                {.nanotron = "parallelism.dp",
                                 .torchtitan = "--parallelism.data_parallel_replicate_degree, --parallelism.data_parallel_shard_degree",
                                 .torchtitan022 = "parallelism.data_parallel_replicate_degree, parallelism.data_parallel_shard_degree",
                                 .accelerateFsdp2 = "parallelism_config_dp_replicate_size, parallelism_config_dp_shard_size"})
            .placed({.control = {ControlPart::Degrees, 6, "Data"},
                     .column = {"dp", "DP", 9},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus}),
        field<kPlan, &Plan::zero>("plan.zero", {0, 3},
                                  {"ZeRO stage", "What data-parallel ranks share: 1 optimizer states, 2 also gradients, 3 also weights."},
                                  {.megatron = "--use-distributed-optimizer, --data-parallel-sharding-strategy",
                                   .megatronBridge = "ddp.use_distributed_optimizer, ddp.data_parallel_sharding_strategy",
                                   .nanotron = "optimizer.zero_stage",
                                   .torchtitan = "--parallelism.fsdp_reshard_after_forward",
                                   .torchtitan022 = "parallelism.fsdp_reshard_after_forward",
                                   .deepspeed = "zero_optimization.stage",
                                   .accelerateFsdp1 = "fsdp_sharding_strategy",
                                   .accelerateFsdp2 = "fsdp_reshard_after_forward"})
            .placed({.control = {ControlPart::Sharding, 1, "ZeRO"},
                     .column = {"zero", "ZeRO", 10},
                     .search = SearchRole::Turned,
                     .tried = values::zeroStages,
                     .swept = values::sweptZeroStages}),
        field<kPlan, &Plan::shardGroup>("plan.shard_group", kDegree,
                                        {"Shard group", "Ranks that share one ZeRO or FSDP shard.", "all of them"},
                                        {.megatron = "--num-distributed-optimizer-instances",
                                         .megatronBridge = "ddp.num_distributed_optimizer_instances",
                                         .torchtitan = "--parallelism.data_parallel_shard_degree",
                                         .torchtitan022 = "parallelism.data_parallel_shard_degree",
                                         .deepspeed = "zero_optimization.mics_shard_size",
                                         .accelerateFsdp1 = "fsdp_sharding_strategy",
                                         .accelerateFsdp2 = "parallelism_config_dp_shard_size"})
            .placed({.control = {.shownAt = "plan.zero"}, .search = SearchRole::Forgotten}),
        followingRecipe(field<kPlan, &Plan::reshardAfterForward>("plan.reshard_after_forward", {},
                                                                 {"Reshard after forward",
                                                                  "Whether gathered ZeRO-3 weights are freed between forward and backward.",
                                                                  "as the recipe's framework: off for fsdp2 with a pipeline"},
                                                                 {.torchtitan = "--parallelism.fsdp_reshard_after_forward",
                                                                  .torchtitan022 = "parallelism.fsdp_reshard_after_forward",
                                                                  .accelerateFsdp2 = "fsdp_reshard_after_forward"})),
    };
}

std::vector<Parameter> batchAndMemory()
{
    return {
        field<kPlan, &Plan::microBatch>("plan.micro_batch", {1, 1 << 20, "sequences"}, {"Micro-batch", "Sequences of one forward pass."},
                                        {.megatron = "--micro-batch-size",
                                         .megatronBridge = "train.micro_batch_size",
                                         .nanotron = "tokens.micro_batch_size",
                                         .torchtitan = "--training.num_tokens_per_microbatch_per_dp_rank",
                                         .torchtitan022 = "training.local_batch_size, parallelism.pipeline_parallel_microbatch_size",
                                         .deepspeed = "train_micro_batch_size_per_gpu",
                                         .accelerateFsdp1 = "per_device_train_batch_size",
                                         .accelerateFsdp2 = "per_device_train_batch_size"})
            .placed({.control = {ControlPart::Sharding, 4},
                     .column = {"mbs", says("micro-batch"), 11},
                     .search = SearchRole::Turned,
                     .tried = values::microBatches,
                     .swept = values::sweptMicroBatch}),
        field<kPlan, &Plan::recompute>("plan.recompute", {},
                                       {"Recompute", "What is computed again in the backward pass instead of being kept."},
                                       {.megatron = "--recompute-granularity",
                                        .megatronBridge = "model.recompute_granularity",
                                        .nanotron = "parallelism.recompute_layer",
                                        .torchtitan = "FullAC or SelectiveAC",
                                        .torchtitan022 = "activation_checkpoint.mode",
                                        .deepspeed = "activation_checkpointing",
                                        .accelerateFsdp1 = "fsdp_activation_checkpointing",
                                        .accelerateFsdp2 = "fsdp_activation_checkpointing"})
            .placed({.control = {ControlPart::Memory, 1}, .column = {"recompute", "recompute", 12}, .search = SearchRole::Turned}),
        field<kPlan, &Plan::recomputeModules>(
            "plan.recompute_modules", {},
            {"Recomputed modules", "What selective recompute computes again; moe_act is the activation function, dense or of experts.",
             "the attention core"},
            {.megatron = "--recompute-modules", .megatronBridge = "model.recompute_modules"})
            .placed({.search = SearchRole::Forgotten, .tried = values::moduleLists}),
        field<kPlan, &Plan::recomputeLayers>("plan.recompute_layers", kLayers,
                                             {"Recomputed layers", "How many layers of a stage are recomputed.", "all of them"},
                                             {.megatron = "--recompute-num-layers", .megatronBridge = "model.recompute_num_layers"})
            .placed({.control = {.shownAt = "plan.recompute"}, .search = SearchRole::Forgotten}),
        field<kPlan, &Plan::gradientType>("plan.gradient_dtype", {},
                                          {"Gradient format", "In what format gradients are accumulated and reduced.", "the recipe's"},
                                          {.megatron = "--accumulate-allreduce-grads-in-fp32, --grad-reduce-in-bf16",
                                           .megatronBridge = "ddp.grad_reduce_in_fp32",
                                           .nanotron = "optimizer.accumulate_grad_in_fp32",
                                           .torchtitan = "--training.mixed_precision_reduce",
                                           .torchtitan022 = "training.mixed_precision_reduce",
                                           .deepspeed = "data_types.grad_accum_dtype"}),
        field<kPlan, &Plan::syncEveryMicrobatch>("plan.sync_every_microbatch", {},
                                                 {"Reduce every micro-batch", "Whether gradients are reduced at each accumulation step."}),
        field<kPlan, &Plan::offloadActivations>(
            "plan.offload_activations", {0, 1}, {"Offloaded activations", "The fraction of the activations that is sent to the host."},
            {.megatron = "--cpu-offloading-num-layers", .megatronBridge = "model.cpu_offloading_num_layers"})
            .placed({.control = {ControlPart::Memory, 3, "Activations"}, .tried = values::fractions}),
        field<kPlan, &Plan::bucketBytes>(
            "plan.bucket_bytes", {kSmallestBucket, 1e13, "bytes"},
            {"Bucket", "Gradient bytes that are reduced at once; below 64 KiB a bucket costs its latency whatever its size.",
             "the framework's: Megatron max(40 M, 1 M · dp) parameters, DeepSpeed 500 M, InternEvo 512 MiB, others 25 MiB"},
            {.megatron = "--ddp-bucket-size",
             .megatronBridge = "ddp.bucket_size",
             .nanotron = "model.ddp_bucket_cap_mb",
             .deepspeed = "zero_optimization.reduce_bucket_size"})
            .placed({.tried = values::buckets}),
        field<kPlan, &Plan::order>("plan.order", {}, {"Rank order", "The axes of the mesh, fastest-varying first."},
                                   {.megatron = "--use-tp-pp-dp-mapping", .megatronBridge = "dist.use_tp_pp_dp_mapping"})
            .placed({.tried = values::orders}),
    };
}

std::vector<Parameter> overlap()
{
    constexpr auto kOverlap = &Plan::overlap;
    return {
        followingRecipe(
            field<kPlan, kOverlap, &Overlap::gradReduce>(
                "plan.overlap.grad_reduce", {},
                {"Overlap gradients", "Whether gradients are reduced behind the backward pass.",
                 "as the recipe's framework: off for Megatron-LM before 2024, Megatron-DeepSpeed, NeoX, and DeepSpeed below ZeRO-3"},
                {.megatron = "--overlap-grad-reduce",
                 .megatronBridge = "ddp.overlap_grad_reduce",
                 .deepspeed = "zero_optimization.overlap_comm",
                 .accelerateFsdp1 = "fsdp_backward_prefetch"}))
            .placed({.control = {ControlPart::Overlap, 1, "Gradients"}}),
        followingRecipe(
            field<kPlan, kOverlap, &Overlap::paramGather>("plan.overlap.param_gather", {},
                                                          {"Overlap weights", "Whether weights are gathered behind the forward pass.",
                                                           "as overlap.grad_reduce, but off for nanotron and InternEvo"},
                                                          {.megatron = "--overlap-param-gather",
                                                           .megatronBridge = "ddp.overlap_param_gather",
                                                           .deepspeed = "zero_optimization.overlap_comm",
                                                           .accelerateFsdp1 = "fsdp_forward_prefetch"}))
            .placed({.control = {ControlPart::Overlap, 2, "Parameters"}}),
        followingRecipe(field<kPlan, kOverlap, &Overlap::tensor>(
                            "plan.overlap.tensor", {},
                            {"Overlap tensor parallel", "Whether tensor-parallel communication is split and hidden behind the multiplies.",
                             "as the recipe's framework: on for Megatron-Bridge and NeMo with tensor parallelism"},
                            {.megatron = "--tp-comm-overlap",
                             .megatronBridge = "comm_overlap.tp_comm_overlap",
                             .nanotron = "parallelism.tp_linear_async_communication",
                             .torchtitan022 = "parallelism.enable_async_tensor_parallel"}))
            .placed({.control = {ControlPart::Overlap, 3, "Tensor parallel"}}),
        followingRecipe(field<kPlan, kOverlap, &Overlap::pipeline>(
                            "plan.overlap.pipeline", {},
                            {"Overlap pipeline", "Whether a stage computes on while its messages travel, or waits for each.",
                             "as the recipe's framework: megatron off for 1f1b and afab, deepspeed off, others on"},
                            {.megatron = "--no-overlap-p2p-communication", .megatronBridge = "comm_overlap.overlap_p2p_comm"}))
            .placed({.control = {ControlPart::Overlap, 4, "Pipeline hops"}}),
        followingRecipe(
            field<kPlan, kOverlap, &Overlap::expert>(
                "plan.overlap.expert", {},
                {"Overlap experts", "Whether the experts' all-to-all is hidden behind another micro-batch.", "off"},
                {.megatron = "--overlap-moe-expert-parallel-comm", .megatronBridge = "comm_overlap.overlap_moe_expert_parallel_comm"}))
            .placed({.control = {ControlPart::Overlap, 5, "Experts"}}),
    };
}

std::vector<Parameter> offload()
{
    return {field<kPlan, &Plan::offload>("plan.offload", {}, {"Offload", "Which states live in the host's memory."},
                                         {.megatron = "--optimizer-cpu-offload",
                                          .megatronBridge = "optimizer.optimizer_cpu_offload",
                                          .torchtitan = "--training.enable_cpu_offload",
                                          .torchtitan022 = "training.enable_cpu_offload",
                                          .deepspeed = "zero_optimization.offload_optimizer, zero_optimization.offload_param",
                                          .accelerateFsdp1 = "fsdp_offload_params",
                                          .accelerateFsdp2 = "fsdp_offload_params"})
                .placed({.control = {ControlPart::Memory, 2}})};
}

}  // namespace

std::vector<Parameter> planParameters()
{
    std::vector<Parameter> all;
    for (const std::vector<Parameter>& table : {tensorAndContext(), pipeline(), expertsAndData(), batchAndMemory(), overlap(), offload()})
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

}  // namespace shardscope
