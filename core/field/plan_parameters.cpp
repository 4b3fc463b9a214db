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

Parameter placement()
{
    Parameter parameter =
        field<kPlan, &Plan::placement>(
            "plan.placement", {0, kLargestDegree, "ranks"},
            {"Stages by group", "The number of pipeline ranks on each group of a cluster's nodes.", "as many as each group's GPUs make"})
            .placed({.search = SearchRole::Forgotten});
    parameter.unwrittenIfNull = true;
    return parameter;
}

/// Few plans have them: the palette states them first.
bool appearsWithShards(const Scenario& scenario) { return scenario.plan.gtp || scenario.plan.egtp; }

bool appearsWithExpertShards(const Scenario& scenario)
{
    return appearsWithShards(scenario) && scenario.architecture && scenario.architecture->isMixtureOfExperts();
}

bool offloadsActivations(const Scenario& scenario) { return scenario.plan.offloadActivations > 0 || scenario.plan.offloadModules; }

bool appearsOnTwoLevels(const Scenario& scenario) { return hasTwoLevels(scenario.plan.cpLayout) && scenario.plan.cp > 1; }

std::vector<Parameter> tensorAndContext()
{
    return {
        field<kPlan, &Plan::tp>("plan.tp", kDegree, {"Tensor parallel", "The number of ranks that each matrix of a layer is sharded over."})
            .placed({.control = {ControlPart::Degrees, 1, "Tensor"},
                     .column = {"tp", "TP", 1},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus,
                     .swept = values::sweptTensor}),
        followingRecipe(
            field<kPlan, &Plan::sequenceParallel>(
                "plan.sequence_parallel", {},
                {"Sequence parallel", "Whether norms and dropout are split along the sequence across the tensor-parallel ranks.",
                 "the default of the recipe's framework: on for fsdp2"}))
            .placed({.control = {ControlPart::Degrees, 8}, .column = {"sp", "SP", 2}, .search = SearchRole::Turned}),
        field<kPlan, &Plan::cp>("plan.cp", kDegree, {"Context parallel", "The number of ranks that each sequence is split across."})
            .placed({.control = {ControlPart::Degrees, 3, "Context"},
                     .column = {"cp", "CP", 3},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus,
                     .swept = values::sweptContext}),
        field<kPlan, &Plan::cpLayout>(
            "plan.cp_layout", {},
            {"Context layout", "Which tokens each context-parallel rank stores, and how keys and values are exchanged."})
            .placed({.control = {ControlPart::Degrees, 7, "Context by"}, .beside = "plan.cp_inner"}),
        unwrittenIfNull(
            field<kPlan, &Plan::cpInner>(
                "plan.cp_inner", kDegree,
                {"Inner context ranks",
                 "The number of neighbouring ranks that exchange heads by all-to-all, inside a ring of such groups (layout ulysses-ring).",
                 "not stated: the layout ulysses-ring requires it, and the others have no inner groups"}))
            .placed({.control = {.part = ControlPart::Degrees,
                                 .place = 8,
                                 .caption = "Inner ranks",
                                 .appears = appearsOnTwoLevels,
                                 .shownAt = "plan.cp_layout"},
                     .column = {"cpi", says("CP inner"), 13},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfContext}),
        unwrittenIfNull(field<kPlan, &Plan::recurrenceContext>(
            "plan.linear_cp", {},
            {"Recurrence by",
             "How context-parallel ranks share a recurrence: they exchange tokens for heads, or each scans its own tokens and all compose "
             "their states.",
             "headwise: they exchange tokens for heads"})),
    };
}

std::vector<Parameter> pipeline()
{
    return {
        field<kPlan, &Plan::pp>("plan.pp", kDegree, {"Pipeline parallel", "The number of pipeline stages that the layers are split into."})
            .placed({.control = {ControlPart::Degrees, 2, "Pipeline"},
                     .column = {"pp", "PP", 4},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus,
                     .swept = values::sweptPipeline}),
        field<kPlan, &Plan::schedule>(
            "plan.schedule", {}, {"Schedule", "The order in which each stage runs the forward and backward passes of the micro-batches."})
            .placed({.control = {ControlPart::Sharding, 2}, .column = {"schedule", "schedule", 6}, .search = SearchRole::Turned}),
        field<kPlan, &Plan::chunks>("plan.chunks", {1, 4096, "chunks"},
                                    {"Chunks", "The number of model chunks (virtual stages) on each pipeline rank."})
            .placed({.control = {ControlPart::Sharding, 3},
                     .column = {"chunks", "chunks", 5},
                     .search = SearchRole::Turned,
                     .tried = values::chunks}),
        field<kPlan, &Plan::group>("plan.group", {1, 1 << 30, "micro-batches"},
                                   {"Group", "The number of micro-batches that an interleaved schedule runs as one group.",
                                    "pp, or m / max(1, floor(m / p)) for zb1p-interleaved"})
            .placed({.control = {.shownAt = "plan.chunks"}, .search = SearchRole::Forgotten, .tried = values::groups}),
        field<kPlan, &Plan::stageLayers>("plan.stage_layers", kLayers,
                                         {"Layers per stage", "The number of layers in each stage and chunk, in model order.",
                                          "as even as the recipe's framework makes it"})
            .placed({.search = SearchRole::Forgotten}),
        placement(),
    };
}

std::vector<Parameter> expertsAndData()
{
    return {
        field<kPlan, &Plan::ep>("plan.ep", kDegree,
                                {"Expert parallel", "The number of ranks that the experts of a layer are distributed over."})
            .placed({.control = {ControlPart::Degrees, 4, "Expert"},
                     .column = {"ep", "EP", 7},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfExperts,
                     .swept = values::sweptExperts}),
        field<kPlan, &Plan::etp>("plan.etp", kDegree,
                                 {"Expert tensor parallel", "The number of ranks that the matrices of one expert are sharded over.", "tp"})
            .placed({.control = {ControlPart::Degrees, 5, "Expert TP"},
                     .column = {"etp", "ETP", 8},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfTensor}),
        unwrittenIfNull(field<kPlan, &Plan::gtp>(
                            "plan.gtp", kDegree,
                            {"Weight shards",
                             "The number of data-parallel ranks that each store a part of every weight and gather it for its multiplies "
                             "(Megatron's generalized tensor parallelism).",
                             "1"}))
            .placed({.control = {.part = ControlPart::Degrees,
                                 .place = 9,
                                 .caption = "Weight shards",
                                 .appears = appearsWithShards,
                                 .shownAt = "plan.dp"},
                     .tried = values::divisorsOfData}),
        unwrittenIfNull(
            field<kPlan, &Plan::egtp>(
                "plan.egtp", kDegree,
                {"Expert weight shards", "The same for experts: the number of ranks with the same experts that each store a part.", "1"}))
            .placed({.control = {.part = ControlPart::Degrees,
                                 .place = 10,
                                 .caption = "Expert shards",
                                 .appears = appearsWithExpertShards,
                                 .shownAt = "plan.dp"},
                     .tried = values::divisorsOfExpertCopies}),
        field<kPlan, &Plan::dp>(
            "plan.dp", kDegree,
            {"Data parallel", "The number of model replicas, each of which processes different sequences.", "GPUs / (tp · cp · pp)"})
            .placed({.control = {ControlPart::Degrees, 6, "Data"},
                     .column = {"dp", "DP", 9},
                     .search = SearchRole::Turned,
                     .tried = values::divisorsOfGpus}),
        field<kPlan, &Plan::zero>(
            "plan.zero", {0, 3},
            {"ZeRO stage",
             "The states that are sharded over the data-parallel ranks: 1 optimizer states, 2 also gradients, 3 also weights."})
            .placed({.control = {ControlPart::Sharding, 1, "ZeRO"},
                     .column = {"zero", "ZeRO", 10},
                     .search = SearchRole::Turned,
                     .tried = values::zeroStages,
                     .swept = values::sweptZeroStages}),
        field<kPlan, &Plan::shardGroup>(
            "plan.shard_group", kDegree,
            {"Shard group", "The number of ranks that ZeRO or FSDP shards the states over.", "all data-parallel ranks"})
            .placed({.control = {.shownAt = "plan.zero"}, .search = SearchRole::Forgotten}),
        followingRecipe(field<kPlan, &Plan::reshardAfterForward>(
            "plan.reshard_after_forward", {},
            {"Reshard after forward", "Whether gathered ZeRO-3 weights are freed between the forward and the backward pass.",
             "the default of the recipe's framework: off for fsdp2 with a pipeline"})),
    };
}

std::vector<Parameter> batchAndMemory()
{
    return {
        field<kPlan, &Plan::microBatch>("plan.micro_batch", {1, 1 << 20, "sequences"},
                                        {"Micro-batch", "The number of sequences in one forward pass."})
            .placed({.control = {ControlPart::Sharding, 4},
                     .column = {"mbs", says("micro-batch"), 11},
                     .search = SearchRole::Turned,
                     .tried = values::microBatches,
                     .swept = values::sweptMicroBatch}),
        field<kPlan, &Plan::recompute>("plan.recompute", {},
                                       {"Recompute", "The activations that are recomputed in the backward pass instead of being kept."})
            .placed({.control = {ControlPart::Memory, 1}, .column = {"recompute", "recompute", 12}, .search = SearchRole::Turned}),
        field<kPlan, &Plan::recomputeModules>(
            "plan.recompute_modules", {},
            {"Recomputed modules",
             "The modules that selective recomputation recomputes; moe_act is the activation function of a dense or an "
             "expert feed-forward.",
             "the attention core"})
            .placed({.control = {.shownAt = "plan.recompute"}, .search = SearchRole::Forgotten, .tried = values::moduleLists}),
        field<kPlan, &Plan::recomputeLayers>(
            "plan.recompute_layers", kLayers,
            {"Recomputed layers", "The number of layers of each stage that are recomputed.", "all data-parallel ranks"})
            .placed({.control = {.shownAt = "plan.recompute"}, .search = SearchRole::Forgotten}),
        field<kPlan, &Plan::gradientType>(
            "plan.gradient_dtype", {},
            {"Gradient format", "The number format in which gradients are accumulated and reduced.", "the format of the recipe"}),
        field<kPlan, &Plan::syncEveryMicrobatch>("plan.sync_every_microbatch", {},
                                                 {"Reduce every micro-batch", "Whether gradients are reduced after every micro-batch."}),
        field<kPlan, &Plan::offloadActivations>(
            "plan.offload_activations", {0, 1},
            {"Offloaded activations",
             "The fraction of the activations, or of the inputs of the modules that are named, that is offloaded to "
             "host memory."})
            .placed({.control = {ControlPart::Memory, 3, "Activations"}, .tried = values::fractions}),
        unwrittenIfNull(field<kPlan, &Plan::offloadModules>(
                            "plan.offload_modules", {},
                            {"Offloaded modules",
                             "The modules whose inputs are offloaded to host memory, by Megatron's names; layer_input is what full "
                             "recomputation keeps.",
                             "all that a layer keeps"}))
            .placed({.control = {.part = ControlPart::Memory,
                                 .place = 4,
                                 .caption = "Modules",
                                 .appears = offloadsActivations,
                                 .shownAt = "plan.offload_activations"},
                     .tried = values::offloadLists}),
        field<kPlan, &Plan::bucketBytes>(
            "plan.bucket_bytes", {kSmallestBucket, 1e13, "bytes"},
            {"Bucket",
             "The gradient bytes that are reduced at once; below 64 KiB, a bucket takes as long as its latency, whatever its size.",
             "the framework's default: Megatron max(40 M, 1 M · dp) parameters, DeepSpeed 500 M, InternEvo 512 MiB, others 25 MiB"})
            .placed({.tried = values::buckets}),
        field<kPlan, &Plan::order>("plan.order", {}, {"Rank order", "The order of the mesh axes, fastest-varying first."})
            .placed({.tried = values::orders}),
    };
}

std::vector<Parameter> overlap()
{
    constexpr auto kOverlap = &Plan::overlap;
    return {
        followingRecipe(field<kPlan, kOverlap, &Overlap::gradReduce>(
                            "plan.overlap.grad_reduce", {},
                            {"Overlap gradients", "Whether the gradient reduction is overlapped with the backward pass.",
                             "the default of the recipe's framework: off for Megatron-LM before 2024, Megatron-DeepSpeed, NeoX, and "
                             "DeepSpeed below ZeRO-3"}))
            .placed({.control = {ControlPart::Overlap, 1, "Gradients"}}),
        followingRecipe(field<kPlan, kOverlap, &Overlap::paramGather>(
                            "plan.overlap.param_gather", {},
                            {"Overlap weights", "Whether the all-gather of the weights is overlapped with the forward pass.",
                             "the same as overlap.grad_reduce, but off for nanotron and InternEvo"}))
            .placed({.control = {ControlPart::Overlap, 2, "Parameters"}}),
        followingRecipe(field<kPlan, kOverlap, &Overlap::tensor>(
                            "plan.overlap.tensor", {},
                            {"Overlap tensor parallel",
                             "Whether tensor-parallel communication is split and overlapped with the matrix multiplications.",
                             "the default of the recipe's framework: on for Megatron-Bridge and NeMo with tensor parallelism"}))
            .placed({.control = {ControlPart::Overlap, 3, "Tensor parallel"}}),
        followingRecipe(
            field<kPlan, kOverlap, &Overlap::pipeline>(
                "plan.overlap.pipeline", {},
                {"Overlap pipeline", "Whether a stage keeps computing while its messages are sent, instead of waiting for each one.",
                 "the default of the recipe's framework: off for megatron with 1f1b or afab and for deepspeed, on for the others"}))
            .placed({.control = {ControlPart::Overlap, 4, "Pipeline transfers"}}),
        followingRecipe(
            field<kPlan, kOverlap, &Overlap::expert>(
                "plan.overlap.expert", {},
                {"Overlap experts",
                 "Whether a forward and a backward pass of different micro-batches run at the same time, so that each hides the other's "
                 "all-to-all. Only 1F1B and interleaved 1F1B can.",
                 "off"}))
            .placed({.control = {ControlPart::Overlap, 5, "Experts"}}),
    };
}

std::vector<Parameter> offload()
{
    constexpr auto kEncoder = &Plan::encoder;
    return {
        field<kPlan, &Plan::offload>("plan.offload", {}, {"Offload", "Which states are kept in host memory."})
            .placed({.control = {ControlPart::Memory, 2}}),
        unwrittenIfNull(field<kPlan, &Plan::matrixUpdate>(
            "plan.matrix_update", {},
            {"Matrix update",
             "Which of the ranks that share a matrix compute its update, with an optimizer of whole matrices such as Muon.",
             "duplicated: each of them gathers the matrix and computes it all"})),
        unwrittenIfNull(field<kPlan, &Plan::innerSteps>(
            "plan.inner_steps", {1, 1e6, "steps"},
            {"Inner steps",
             "The number of steps between two outer steps of DiLoCo. Until then the replicas of a shard train apart; then they average how "
             "far their weights moved. A step takes its share of the outer one.",
             "the replicas sum their gradients in every step"})),
        unwrittenIfNull(field<kPlan, kEncoder, &EncoderChoices::placement>(
            "plan.encoder.placement", {}, {"Place of the encoder", "Which GPUs run the model's encoders.", "the first stage"})),
        unwrittenIfNull(
            field<kPlan, kEncoder, &EncoderChoices::tp>(
                "plan.encoder.tp", kDegree,
                {"TP of the encoder",
                 "The number of tensor-parallel ranks that share an encoder: 1, or as many as share a layer; on GPUs of its own "
                 "any number.",
                 "1"}))
            .placed({.column = {"enctp", says("encoder TP"), 14}, .search = SearchRole::Turned, .tried = values::encoderTensor}),
        unwrittenIfNull(field<kPlan, kEncoder, &EncoderChoices::dp>(
            "plan.encoder.dp", kDegree,
            {"DP of the encoder", "The number of copies of the encoder on GPUs of its own. They encode the items of all replicas.",
             "the encoder has no GPUs of its own"})),
    };
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
