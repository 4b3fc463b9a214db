// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/finding.h"
#include "core/field/parameter_fields.h"
#include "core/field/plan_values.h"
#include "core/scenario/plan.h"
#include "core/scenario/plan_choices.h"
#include "core/scenario/scenario.h"

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
        field<kPlan, &Plan::tp>("plan.tp", kDegree, {"Tensor parallel", "Ranks that share every matrix of a layer."})
            .placed({.control = {ControlPart::Degrees, 1, "Tensor"},
                     .column = {"tp", "TP", 1},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus,
                     .swept = values::sweptTensor}),
        followingRecipe(field<kPlan, &Plan::sequenceParallel>(
                            "plan.sequence_parallel", {},
                            {"Sequence parallel", "Whether norms and dropout are split over the sequence among the tensor-parallel ranks.",
                             "as the recipe's framework: on for fsdp2"}))
            .placed({.control = {ControlPart::Degrees, 8}, .column = {"sp", "SP", 2}, .search = SearchRole::Turned}),
        field<kPlan, &Plan::cp>("plan.cp", kDegree, {"Context parallel", "Ranks that share one sequence."})
            .placed({.control = {ControlPart::Degrees, 3, "Context"},
                     .column = {"cp", "CP", 3},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus,
                     .swept = values::sweptContext}),
        field<kPlan, &Plan::cpLayout>("plan.cp_layout", {},
                                      {"Context layout", "Which tokens a context-parallel rank holds, and how keys and values travel."})
            .placed({.control = {ControlPart::Degrees, 7, "Context by"}}),
    };
}

std::vector<Parameter> pipeline()
{
    return {
        field<kPlan, &Plan::pp>("plan.pp", kDegree, {"Pipeline parallel", "Stages into which the layers are cut."})
            .placed({.control = {ControlPart::Degrees, 2, "Pipeline"},
                     .column = {"pp", "PP", 4},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus,
                     .swept = values::sweptPipeline}),
        field<kPlan, &Plan::schedule>("plan.schedule", {}, {"Schedule", "Which stage runs which micro-batch when."})
            .placed({.control = {ControlPart::Sharding, 2}, .column = {"schedule", "schedule", 6}, .search = SearchRole::Turned}),
        field<kPlan, &Plan::chunks>("plan.chunks", {1, 4096, "chunks"},
                                    {"Chunks", "Model chunks, or virtual stages, of one pipeline rank."})
            .placed({.control = {ControlPart::Sharding, 3},
                     .column = {"chunks", "chunks", 5},
                     .search = SearchRole::Turned,
                     .tried = values::chunks}),
        field<kPlan, &Plan::group>(
            "plan.group", {1, 1 << 30, "micro-batches"},
            {"Group", "Micro-batches that an interleaved schedule runs together.", "pp; for zb1p-interleaved m / max(1, floor(m / p))"})
            .placed({.control = {.shownAt = "plan.chunks"}, .search = SearchRole::Forgotten, .tried = values::groups}),
        field<kPlan, &Plan::stageLayers>(
            "plan.stage_layers", kLayers,
            {"Layers per stage", "Layers of each stage and chunk, in model order.", "as evenly as the recipe's framework does"})
            .placed({.search = SearchRole::Forgotten}),
    };
}

std::vector<Parameter> expertsAndData()
{
    return {
        field<kPlan, &Plan::ep>("plan.ep", kDegree, {"Expert parallel", "Ranks over which a layer's experts are spread."})
            .placed({.control = {ControlPart::Degrees, 4, "Expert"},
                     .column = {"ep", "EP", 7},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfExperts,
                     .swept = values::sweptExperts}),
        field<kPlan, &Plan::etp>("plan.etp", kDegree, {"Expert tensor parallel", "Ranks that share the matrices of one expert.", "tp"})
            .placed({.control = {ControlPart::Degrees, 5, "Expert TP"},
                     .column = {"etp", "ETP", 8},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfTensor}),
        field<kPlan, &Plan::dp>("plan.dp", kDegree,
                                {"Data parallel", "Copies of the model that take different sequences.", "GPUs / (tp · cp · pp)"})
            .placed({.control = {ControlPart::Degrees, 6, "Data"},
                     .column = {"dp", "DP", 9},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus}),
        field<kPlan, &Plan::zero>("plan.zero", {0, 3},
                                  {"ZeRO stage", "What data-parallel ranks share: 1 optimizer states, 2 also gradients, 3 also weights."})
            .placed({.control = {ControlPart::Sharding, 1, "ZeRO"},
                     .column = {"zero", "ZeRO", 10},
                     .search = SearchRole::Turned,
                     .tried = values::zeroStages,
                     .swept = values::sweptZeroStages}),
        field<kPlan, &Plan::shardGroup>("plan.shard_group", kDegree,
                                        {"Shard group", "Ranks that share one ZeRO or FSDP shard.", "all of them"})
            .placed({.control = {.shownAt = "plan.zero"}, .search = SearchRole::Forgotten}),
        followingRecipe(field<kPlan, &Plan::reshardAfterForward>("plan.reshard_after_forward", {},
                                                                 {"Reshard after forward",
                                                                  "Whether gathered ZeRO-3 weights are freed between forward and backward.",
                                                                  "as the recipe's framework: off for fsdp2 with a pipeline"})),
    };
}

std::vector<Parameter> batchAndMemory()
{
    return {
        field<kPlan, &Plan::microBatch>("plan.micro_batch", {1, 1 << 20, "sequences"}, {"Micro-batch", "Sequences of one forward pass."})
            .placed({.control = {ControlPart::Sharding, 4},
                     .column = {"mbs", says("micro-batch"), 11},
                     .search = SearchRole::Turned,
                     .tried = values::microBatches,
                     .swept = values::sweptMicroBatch}),
        field<kPlan, &Plan::recompute>("plan.recompute", {},
                                       {"Recompute", "What is computed again in the backward pass instead of being kept."})
            .placed({.control = {ControlPart::Memory, 1}, .column = {"recompute", "recompute", 12}, .search = SearchRole::Turned}),
        field<kPlan, &Plan::recomputeModules>(
            "plan.recompute_modules", {},
            {"Recomputed modules", "What selective recompute computes again; moe_act is the activation function, dense or of experts.",
             "the attention core"})
            .placed({.search = SearchRole::Forgotten, .tried = values::moduleLists}),
        field<kPlan, &Plan::recomputeLayers>("plan.recompute_layers", kLayers,
                                             {"Recomputed layers", "How many layers of a stage are recomputed.", "all of them"})
            .placed({.control = {.shownAt = "plan.recompute"}, .search = SearchRole::Forgotten}),
        field<kPlan, &Plan::gradientType>("plan.gradient_dtype", {},
                                          {"Gradient format", "In what format gradients are accumulated and reduced.", "the recipe's"}),
        field<kPlan, &Plan::syncEveryMicrobatch>("plan.sync_every_microbatch", {},
                                                 {"Reduce every micro-batch", "Whether gradients are reduced at each accumulation step."}),
        field<kPlan, &Plan::offloadActivations>("plan.offload_activations", {0, 1},
                                                {"Offloaded activations", "The fraction of the activations that is sent to the host."})
            .placed({.control = {ControlPart::Memory, 3, "Activations"}, .tried = values::fractions}),
        field<kPlan, &Plan::bucketBytes>(
            "plan.bucket_bytes", {kSmallestBucket, 1e13, "bytes"},
            {"Bucket", "Gradient bytes that are reduced at once; below 64 KiB a bucket costs its latency whatever its size.",
             "the framework's: Megatron max(40 M, 1 M · dp) parameters, DeepSpeed 500 M, InternEvo 512 MiB, others 25 MiB"})
            .placed({.tried = values::buckets}),
        field<kPlan, &Plan::order>("plan.order", {}, {"Rank order", "The axes of the mesh, fastest-varying first."})
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
                 "as the recipe's framework: off for Megatron-LM before 2024, Megatron-DeepSpeed, NeoX, and DeepSpeed below ZeRO-3"}))
            .placed({.control = {ControlPart::Overlap, 1, "Gradients"}}),
        followingRecipe(
            field<kPlan, kOverlap, &Overlap::paramGather>("plan.overlap.param_gather", {},
                                                          {"Overlap weights", "Whether weights are gathered behind the forward pass.",
                                                           "as overlap.grad_reduce, but off for nanotron and InternEvo"}))
            .placed({.control = {ControlPart::Overlap, 2, "Parameters"}}),
        followingRecipe(field<kPlan, kOverlap, &Overlap::tensor>(
                            "plan.overlap.tensor", {},
                            {"Overlap tensor parallel", "Whether tensor-parallel communication is split and hidden behind the multiplies.",
                             "as the recipe's framework: on for Megatron-Bridge and NeMo with tensor parallelism"}))
            .placed({.control = {ControlPart::Overlap, 3, "Tensor parallel"}}),
        followingRecipe(field<kPlan, kOverlap, &Overlap::pipeline>(
                            "plan.overlap.pipeline", {},
                            {"Overlap pipeline", "Whether a stage computes on while its messages travel, or waits for each.",
                             "as the recipe's framework: megatron off for 1f1b and afab, deepspeed off, others on"}))
            .placed({.control = {ControlPart::Overlap, 4, "Pipeline hops"}}),
        followingRecipe(field<kPlan, kOverlap, &Overlap::expert>(
                            "plan.overlap.expert", {},
                            {"Overlap experts", "Whether the experts' all-to-all is hidden behind another micro-batch.", "off"}))
            .placed({.control = {ControlPart::Overlap, 5, "Experts"}}),
    };
}

std::vector<Parameter> offload()
{
    return {field<kPlan, &Plan::offload>("plan.offload", {}, {"Offload", "Which states live in the host's memory."})
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
