// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/strategy_text.h"

#include <array>

#include "core/text/printed_error_text.h"

namespace shardscope {
namespace {

struct StrategyText {
    std::string_view name;
    std::string_view cuts;
    std::string_view hidesBehind;
};

/// In the order of the enumeration.
constexpr std::array<StrategyText, 9> kTexts{{
    {"Data parallelism", "The batch is cut: every GPU holds the whole model, and fewer sequences.",
     "The backward pass of the last micro-batch."},
    {"ZeRO-1", "The optimizer's states are cut over the replicas.", "The backward pass of the last micro-batch."},
    {"ZeRO-2", "Optimizer states and gradients are cut over the replicas.", "The backward pass of the last micro-batch."},
    {"ZeRO-3", "Optimizer states, gradients and parameters are cut over the replicas.",
     "The forward pass of the layer before, and its backward."},
    {"Tensor parallelism", "Every matrix is cut by columns or rows: parameters and the activations inside attention and feed-forward.",
     "The layer's own products, where the framework cuts them into pieces; else nothing."},
    {"Sequence parallelism",
     "The activations outside attention and feed-forward are cut along the sequence, over the tensor-parallel ranks.",
     "It sends what tensor parallelism sends, as gathers and scatters."},
    {"Context parallelism", "All activations are cut along the sequence.", "The attention of the block that is at hand."},
    {"Pipeline parallelism", "The layers are cut into stages: parameters, but not the activations in flight.",
     "The forward pass of another micro-batch."},
    {"Expert parallelism", "The experts are spread: their parameters alone.",
     "The layer of another micro-batch, where the framework interleaves two; else nothing."},
}};

constexpr std::array<std::string_view, 4> kEffects{
    "Each rank adds sequences: the global batch grows with the degree, or each rank accumulates less.",
    "The ranks share a sequence: the global batch stays as it is.",
    "The ranks work on the same sequences: the global batch stays as it is.",
    "The stages are busy only with many micro-batches: the bubble is (p − 1)/(v·m) of the ideal time.",
};

const StrategyText& textOf(Strategy strategy) { return kTexts[static_cast<std::size_t>(strategy)]; }

}  // namespace

std::string_view strategyName(Strategy strategy) { return textOf(strategy).name; }

std::string_view strategyCuts(Strategy strategy) { return textOf(strategy).cuts; }

std::string_view batchEffectText(BatchEffect effect) { return kEffects[static_cast<std::size_t>(effect)]; }

std::string_view hidesBehind(Strategy strategy) { return textOf(strategy).hidesBehind; }

std::string_view ratioStepText(std::string_view error)
{
    if (error == kExactCounts)
        return "The bytes and FLOP of this model and plan stand in place of the formula's standard layer.";
    return printedErrorText(error);
}

}  // namespace shardscope
