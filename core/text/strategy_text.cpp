// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/strategy_text.h"

#include "core/text/printed_error_text.h"

namespace shardscope {

std::string_view strategyName(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Data:
        return "Data parallelism";
    case Strategy::Zero1:
        return "ZeRO-1";
    case Strategy::Zero2:
        return "ZeRO-2";
    case Strategy::Zero3:
        return "ZeRO-3";
    case Strategy::Tensor:
        return "Tensor parallelism";
    case Strategy::Sequence:
        return "Sequence parallelism";
    case Strategy::Context:
        return "Context parallelism";
    case Strategy::Pipeline:
        return "Pipeline parallelism";
    case Strategy::Expert:
        return "Expert parallelism";
    }
    return {};
}

std::string_view strategyCuts(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Data:
        return "The batch is cut: every GPU holds the whole model, and fewer sequences.";
    case Strategy::Zero1:
        return "The optimizer's states are cut over the replicas.";
    case Strategy::Zero2:
        return "Optimizer states and gradients are cut over the replicas.";
    case Strategy::Zero3:
        return "Optimizer states, gradients and parameters are cut over the replicas.";
    case Strategy::Tensor:
        return "Every matrix is cut by columns or rows: parameters and the activations inside attention and feed-forward.";
    case Strategy::Sequence:
        return "The activations outside attention and feed-forward are cut along the sequence, over the tensor-parallel ranks.";
    case Strategy::Context:
        return "All activations are cut along the sequence.";
    case Strategy::Pipeline:
        return "The layers are cut into stages: parameters, but not the activations in flight.";
    case Strategy::Expert:
        return "The experts are spread: their parameters alone.";
    }
    return {};
}

std::string_view batchEffectText(BatchEffect effect)
{
    switch (effect) {
    case BatchEffect::MoreSequences:
        return "Each rank adds sequences: the global batch grows with the degree, or each rank accumulates less.";
    case BatchEffect::PartsOfASequence:
        return "The ranks share a sequence: the global batch stays as it is.";
    case BatchEffect::SameSequences:
        return "The ranks work on the same sequences: the global batch stays as it is.";
    case BatchEffect::NeedsMicroBatches:
        return "The stages are busy only with many micro-batches: the bubble is (p − 1)/(v·m) of the ideal time.";
    }
    return {};
}

std::string_view hidesBehind(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Data:
    case Strategy::Zero1:
    case Strategy::Zero2:
        return "The backward pass of the last micro-batch.";
    case Strategy::Zero3:
        return "The forward pass of the layer before, and its backward.";
    case Strategy::Tensor:
        return "The layer's own products, where the framework cuts them into pieces; else nothing.";
    case Strategy::Sequence:
        return "It sends what tensor parallelism sends, as gathers and scatters.";
    case Strategy::Context:
        return "The attention of the block that is at hand.";
    case Strategy::Pipeline:
        return "The forward pass of another micro-batch.";
    case Strategy::Expert:
        return "The layer of another micro-batch, where the framework interleaves two; else nothing.";
    }
    return {};
}

std::string_view ratioStepText(std::string_view error)
{
    if (error == kExactCounts)
        return "The bytes and FLOP of this model and plan stand in place of the formula's standard layer.";
    return printedErrorText(error);
}

}  // namespace shardscope
