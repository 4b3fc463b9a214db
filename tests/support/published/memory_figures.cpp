// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/published/memory_figures.h"

#include <cmath>

#include "core/cheatsheet/playbook_text.h"
#include "tests/support/published/zero_paper.h"

namespace shardscope::cheatsheet {
namespace {

constexpr double kGiB = 1024.0 * 1024.0 * 1024.0;
constexpr double kFiveDimensionDegree = 8;

/// sbh·L of one sequence.
double elements(const LlamaWeights& model, double sequence) { return sequence * model.hidden * model.layers; }

Bytes selectiveActivations(const LlamaWeights& model, double sequence) { return Bytes(34 * elements(model, sequence)); }

Bytes tensorActivations(const LlamaWeights& model, double sequence, double tp) { return Bytes((10 + 24 / tp) * elements(model, sequence)); }

/// The parameters whose 2N bytes are the next half GiB: the ZeRO and TP figures write 15 and 131.5.
double roundedParameters(const LlamaWeights& model)
{
    const double halves = std::round(2 * model.total() / kGiB * 2);
    return halves / 2 * kGiB / 2;
}

double firstStageParameters(const LlamaWeights& model, double pp) { return model.embedding() + model.layers / pp * model.perLayer(); }

/// The parameters of one GPU in a panel of the 5D figure.
double fiveDimensionParameters(const LlamaWeights& model, FiveDimensionPanel panel)
{
    const double feedForward = model.layers * model.perLayerFeedForward();
    switch (panel) {
    case FiveDimensionPanel::None:
    case FiveDimensionPanel::Context:
        return model.total();
    case FiveDimensionPanel::Zero3:
    case FiveDimensionPanel::TensorSequence:
        return model.total() / kFiveDimensionDegree;
    case FiveDimensionPanel::Pipeline:
        return firstStageParameters(model, kFiveDimensionDegree);
    case FiveDimensionPanel::Expert:
        return model.total() - feedForward + feedForward / kFiveDimensionDegree;
    }
    return 0;
}

}  // namespace

MemoryBar recomputationBar(const PrintedModel& model, double sequence, PrintedRecompute recompute)
{
    return {textStatesFp32(figureParameters(model, sequence)), figureActivations(model, 1, sequence, recompute)};
}

MemoryBar journeyBar(const LlamaWeights& model, double sequence)
{
    return {figureStates(model.total()), selectiveActivations(model, sequence)};
}

MemoryBar zeroBar(const LlamaWeights& model, double sequence, int stage, double dp)
{
    constexpr double kOptimizerBytes = 8;
    return {zeroStates(roundedParameters(model), stage, dp, kOptimizerBytes), selectiveActivations(model, sequence)};
}

MemoryBar tensorBar(const LlamaWeights& model, double sequence, double tp, bool sequenceParallel)
{
    const Bytes activations = sequenceParallel ? selectiveActivations(model, sequence) / tp : tensorActivations(model, sequence, tp);
    return {figureStates(roundedParameters(model) / tp), activations};
}

MemoryBar contextBar(const LlamaWeights& model, double sequence, double tp, double cp)
{
    return {figureStates(model.total() / tp), tensorActivations(model, sequence, tp) / cp};
}

MemoryBar pipelineBar(const LlamaWeights& model, double sequence, double pp)
{
    const double parameters = pp > 1 ? firstStageParameters(model, pp) : model.total();
    return {figureStates(parameters), selectiveActivations(model, sequence)};
}

MemoryBar fiveDimensionBar(const LlamaWeights& model, double sequence, FiveDimensionPanel panel, PrintedRecompute recompute)
{
    Bytes activations = recompute == PrintedRecompute::Full           ? fullRecomputeActivations(model, sequence)
                        : panel == FiveDimensionPanel::TensorSequence ? tensorActivations(model, sequence, kFiveDimensionDegree)
                                                                      : selectiveActivations(model, sequence);
    if (panel == FiveDimensionPanel::Context)
        activations = activations / (kFiveDimensionDegree * kFiveDimensionDegree);
    return {figureStates(fiveDimensionParameters(model, panel)), activations};
}

Bytes fullRecomputeActivations(const LlamaWeights& model, double sequence) { return Bytes(2 * elements(model, sequence)); }

}  // namespace shardscope::cheatsheet
