// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/field/parameter_fields.h"
#include "core/field/plan_values.h"
#include "core/scenario/scenario.h"
#include "core/scenario/training.h"

namespace shardscope {
namespace {

/// Four times as long and as short, as far as the model has positions.
std::vector<Value> triedLengths(const Scenario& scenario)
{
    constexpr double kTimes = 4;
    const auto own = static_cast<double>(scenario.training.sequenceLength);
    const std::int64_t positions = scenario.architecture->maxPositions;
    std::vector<Value> values;
    for (const double length : around(own, kTimes, own * kTimes)) {
        const auto tokens = static_cast<std::int64_t>(length);
        if (tokens <= scenario.training.sequenceLength || positions == 0 || tokens <= positions)
            values.emplace_back(tokens);
    }
    return values;
}

}  // namespace

std::vector<Parameter> trainingParameters()
{
    constexpr auto kTraining = &Scenario::training;
    return {
        required(field<kTraining, &Training::sequenceLength>("training.sequence_length", {1, 1 << 30, "tokens"},
                                                             {"Sequence length", "The number of tokens in one sequence."}))
            .placed({.tried = triedLengths}),
        required(field<kTraining, &Training::globalBatch>("training.global_batch", {1, 1 << 30, "sequences"},
                                                          {"Global batch", "The number of sequences per optimizer step, over all GPUs."}))
            .placed({.swept = values::sweptBatch}),
        field<kTraining, &Training::precision>("training.precision", {}, {"Precision", "The number format of the matrix multiplications."})
            .placed({.control = {ControlPart::Training, 1}}),
        field<kTraining, &Training::recipe>(
            "training.recipe", {},
            {"Byte recipe", "The framework whose bytes per parameter are used for weights, gradients and optimizer states."})
            .placed({.control = {ControlPart::Training, 5}}),
        field<kTraining, &Training::optimizer>("training.optimizer", {}, {"Optimizer", "The optimizer, and the format of its states."})
            .placed({.control = {ControlPart::Training, 6}}),
        unwrittenIfNull(field<kTraining, &Training::optimizerInBackward>(
            "training.optimizer_in_backward", {},
            {"Optimizer in backward pass",
             "Whether the optimizer updates each weight as soon as its gradient is computed, so that one gradient exists at a time. "
             "It allows neither gradient accumulation nor clipping.",
             "off"})),
        unwrittenIfNull(field<kTraining, &Training::pagedStates>(
            "training.paged_states", {},
            {"Paged optimizer states",
             "Whether optimizer states move to the host where the GPU needs their memory (bitsandbytes' paged optimizers).", "off"})),
        field<kTraining, &Training::attention>(
            "training.attention", {},
            {"Attention kernel", "The implementation of the attention core.", "the usual kernel for the framework, year and GPU"})
            .placed({.control = {ControlPart::Training, 7, "Attention"}}),
        field<kTraining, &Training::tokenBudget>(
            "training.token_budget", {1, 1e18, "tokens"},
            {"Token budget", "The number of tokens in the whole training run.", "no duration or cost is reported"})
            .placed({.control = {ControlPart::Training, 9}}),
    };
}

std::vector<Parameter> softwareParameters()
{
    constexpr auto kTraining = &Scenario::training;
    constexpr auto kSoftware = &Training::software;
    constexpr std::string_view kFrameworks = "the framework's default in that year";
    return {
        field<kTraining, kSoftware, &Software::framework>("training.software.framework", {},
                                                          {"Framework", "The training framework.", "the recipe's framework"}),
        field<kTraining, kSoftware, &Software::year>("training.software.year", {2017, 2100, "year"},
                                                     {"Year", "The year of the software.", "the current year"}),
        field<kTraining, kSoftware, &Software::compiled>("training.software.compiled", {},
                                                         {"Compiled", "Whether the model is compiled (torch.compile, XLA).", kFrameworks}),
        field<kTraining, kSoftware, &Software::cudaGraph>("training.software.cuda_graph", {},
                                                          {"CUDA graph", "How much of the step is launched as a CUDA graph.", kFrameworks}),
        field<kTraining, kSoftware, &Software::fusedKernels>(
            "training.software.fused_kernels", {},
            {"Fused kernels", "Whether each RMSNorm and each activation function runs as one kernel instead of one kernel per operation.",
             kFrameworks}),
        unwrittenIfNull(
            field<kTraining, kSoftware, &Software::tiledMlp>("training.software.tiled_mlp", {},
                                                             {"Tiled MLP",
                                                              "Whether dense feed-forward networks compute the sequence tile by tile, keep "
                                                              "their input alone and compute each tile again in the "
                                                              "backward pass.",
                                                              "off"})),
        field<kTraining, kSoftware, &Software::loss>(
            "training.software.loss", {},
            {"Loss", "The implementation of the cross-entropy; chunked processes an eighth of the tokens at a time.", kFrameworks})
            .placed({.control = {ControlPart::Training, 8, {}, true}}),
        field<kTraining, kSoftware, &Software::fp8Recipe>(
            "training.software.fp8_recipe", {},
            {"FP8 recipe", "How operands of low-precision matrix multiplications are scaled.", kFrameworks}),
        field<kTraining, kSoftware, &Software::deterministic>(
            "training.software.deterministic", {},
            {"Deterministic",
             "Whether only deterministic kernels run: the backward pass of attention is then slower, and Blackwell has no "
             "cuDNN attention before 2026.",
             kFrameworks}),
        unwrittenIfNull(field<kTraining, kSoftware, &Software::optimizerKernel>(
            "training.software.optimizer_kernel", {},
            {"Optimizer kernel",
             "Whether PyTorch's AdamW runs as one kernel (fused) or as one kernel for each of its operations (foreach).", kFrameworks})),
        unwrittenIfNull(field<kTraining, kSoftware, &Software::symmetricProducts>(
            "training.software.symmetric_products", {},
            {"Symmetric products",
             "Whether the optimizer's products of a matrix with its own transpose compute one half of the result (SYRK kernels).", "off"})),
        field<kTraining, kSoftware, &Software::moeRouting>(
            "training.software.moe_routing", {},
            {"Expert routing", "Whether expert routing is balanced (forced or trained) or limited by a capacity.", kFrameworks}),
        field<kTraining, kSoftware, &Software::moeDispatcher>("training.software.moe_dispatcher", {},
                                                              {"Expert dispatcher", "How tokens are sent to their experts.", kFrameworks}),
        field<kTraining, kSoftware, &Software::capacityFactor>(
            "training.software.capacity_factor", {0.01, 1000},
            {"Capacity factor", "The largest number of tokens that an expert accepts, divided by the mean.", "no token is dropped"}),
        field<kTraining, kSoftware, &Software::expertImbalance>(
            "training.software.expert_imbalance", {1, 1000},
            {"Expert imbalance", "The number of tokens on the busiest expert-parallel rank, divided by the mean.", kFrameworks}),
        unwrittenIfNull(field<kTraining, kSoftware, &Software::expertRankCapacity>(
            "training.software.rank_capacity", {1, 1000},
            {"Expert rank capacity",
             "The number of tokens for which each expert-parallel rank's buffers are laid out, divided by the mean: the host need not "
             "know how many come.",
             "buffers for as many tokens as come"})),
        unwrittenIfNull(field<kTraining, kSoftware, &Software::pagedStash>(
            "training.software.paged_stash", {1, 1000},
            {"Paged stash",
             "The number of tokens for which pages are laid out that store what experts keep for the backward pass, divided by the mean "
             "(Megatron's default is 1.1).",
             "no pages"})),
    };
}

}  // namespace shardscope
