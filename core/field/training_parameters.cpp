// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/field/parameter_fields.h"
#include "core/field/plan_values.h"
#include "core/scenario/scenario.h"
#include "core/scenario/training.h"

namespace shardscope {

std::vector<Parameter> trainingParameters()
{
    constexpr auto kTraining = &Scenario::training;
    return {
        required(field<kTraining, &Training::sequenceLength>("training.sequence_length", {1, 1 << 30, "tokens"},
                                                             {"Sequence length", "Tokens of one sequence."})),
        required(field<kTraining, &Training::globalBatch>("training.global_batch", {1, 1 << 30, "sequences"},
                                                          {"Global batch", "Sequences of one optimizer step, over all GPUs."}))
            .placed({.swept = values::sweptBatch}),
        field<kTraining, &Training::precision>("training.precision", {}, {"Precision", "Number format of the matrix multiplies."})
            .placed({.control = {ControlPart::Training, 1}}),
        field<kTraining, &Training::recipe>("training.recipe", {},
                                            {"Byte recipe", "Whose bytes per parameter: weights, gradients, optimizer."})
            .placed({.control = {ControlPart::Training, 2}}),
        field<kTraining, &Training::optimizer>("training.optimizer", {}, {"Optimizer", "The optimizer, and the format of its states."})
            .placed({.control = {ControlPart::Training, 3}}),
        field<kTraining, &Training::attention>(
            "training.attention", {},
            {"Attention kernel", "The implementation of attention.", "the usual one of the framework, year and GPU"})
            .placed({.control = {ControlPart::Training, 4, "Attention"}}),
        field<kTraining, &Training::tokenBudget>("training.token_budget", {1, 1e18, "tokens"},
                                                 {"Token budget", "Tokens of the whole training.", "no duration or cost is given"})
            .placed({.control = {ControlPart::Training, 6}}),
    };
}

std::vector<Parameter> softwareParameters()
{
    constexpr auto kTraining = &Scenario::training;
    constexpr auto kSoftware = &Training::software;
    constexpr std::string_view kFrameworks = "that framework's default of that year";
    return {
        field<kTraining, kSoftware, &Software::framework>("training.software.framework", {},
                                                          {"Framework", "The training framework.", "the recipe's own"}),
        field<kTraining, kSoftware, &Software::year>("training.software.year", {2017, 2100, "year"},
                                                     {"Year", "The year of the software.", "today's"}),
        field<kTraining, kSoftware, &Software::compiled>(
            "training.software.compiled", {}, {"Compiled", "Whether the model goes through a compiler (torch.compile, XLA).", kFrameworks}),
        field<kTraining, kSoftware, &Software::cudaGraph>("training.software.cuda_graph", {},
                                                          {"CUDA graph", "How much of the step is launched as a graph.", kFrameworks}),
        field<kTraining, kSoftware, &Software::fusedKernels>(
            "training.software.fused_kernels", {},
            {"Fused kernels", "Whether each RMSNorm and each activation is one kernel, or one for every operation in it.", kFrameworks}),
        field<kTraining, kSoftware, &Software::loss>(
            "training.software.loss", {},
            {"Loss", "The implementation of the cross-entropy; chunked works on an eighth of the tokens at a time.", kFrameworks})
            .placed({.control = {ControlPart::Training, 5, {}, true}}),
        field<kTraining, kSoftware, &Software::fp8Recipe>("training.software.fp8_recipe", {},
                                                          {"FP8 recipe", "How low-precision multiplies are scaled.", kFrameworks}),
        field<kTraining, kSoftware, &Software::deterministic>(
            "training.software.deterministic", {},
            {"Deterministic",
             "Whether only kernels run that a deterministic run may use: of attention a slower backward, and on Blackwell before 2026 no "
             "cuDNN.",
             kFrameworks}),
        field<kTraining, kSoftware, &Software::moeRouting>(
            "training.software.moe_routing", {},
            {"Expert routing", "Whether routing is balanced, by force or by training, or capped.", kFrameworks}),
        field<kTraining, kSoftware, &Software::moeDispatcher>("training.software.moe_dispatcher", {},
                                                              {"Expert dispatcher", "How tokens travel to their experts.", kFrameworks}),
        field<kTraining, kSoftware, &Software::capacityFactor>(
            "training.software.capacity_factor", {0.01, 1000},
            {"Capacity factor", "Tokens that an expert takes at most, over the mean.", "none is dropped"}),
        field<kTraining, kSoftware, &Software::expertImbalance>(
            "training.software.expert_imbalance", {1, 1000},
            {"Expert imbalance", "Tokens of the busiest expert rank, over the mean.", kFrameworks}),
    };
}

}  // namespace shardscope
