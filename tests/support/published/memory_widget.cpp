// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/published/memory_widget.h"

#include "core/cheatsheet/playbook_text.h"

namespace shardscope::cheatsheet {
namespace {

/// Bytes of an element.
double elementBytes(const WidgetInput& in) { return in.mixedPrecision ? 2 : 4; }

double sbh(const WidgetInput& in) { return in.sequence * in.microBatch * in.hidden; }

/// Returns the divisor of sequence parallelism.
double sequenceShare(const WidgetInput& in) { return in.sequenceParallel ? in.tensor : 1; }

Bytes attention(const WidgetInput& in)
{
    const double bytes = elementBytes(in);
    const double t = in.tensor;
    const double linear = in.sequenceParallel ? sbh(in) / t * (5 * bytes + 1) : sbh(in) * (4 * bytes / t + bytes + 1);
    if (in.recompute == PrintedRecompute::Selective)
        return Bytes(linear);
    const double scores = (2 * bytes + 1) * in.heads * in.sequence * in.sequence * in.microBatch;
    return Bytes(linear + (in.sequenceParallel ? scores : scores / t));
}

Bytes feedForward(const WidgetInput& in)
{
    const double wide = in.sequence * in.microBatch * in.feedForward * elementBytes(in) / in.tensor;
    const double narrow = sbh(in) * elementBytes(in) / sequenceShare(in) + sbh(in) / sequenceShare(in);
    switch (in.activation) {
    case WidgetFeedForward::Relu:
        return Bytes(narrow + wide);
    case WidgetFeedForward::Gelu:
        return Bytes(narrow + 2 * wide);
    case WidgetFeedForward::Swiglu:
        return Bytes(narrow + 4 * wide);
    }
    return {};
}

StateBytes states(const WidgetInput& in)
{
    const PrintedModel model{{}, in.layers, in.hidden, in.heads, in.vocab};
    const double n = figureParameters(model, in.sequence);
    const double bytes = elementBytes(in);
    const double optimizerBytes = in.optimizerBytes + (in.mixedPrecision ? 4 : 0);
    return {Bytes(bytes * n / (in.zero >= 3 ? in.data : 1)), Bytes(bytes * n / (in.zero >= 2 ? in.data : 1)),
            Bytes(optimizerBytes * n / (in.zero >= 1 ? in.data : 1))};
}

}  // namespace

WidgetMemory widgetMemory(const WidgetInput& input)
{
    const double bytes = elementBytes(input);
    const double share = sequenceShare(input);
    const Bytes normed(sbh(input) * bytes / share);
    WidgetMemory memory;
    if (input.recompute == PrintedRecompute::Full) {
        memory.layerInputs = Bytes(input.layers * sbh(input) * bytes);
    } else {
        memory.attention = attention(input);
        memory.feedForward = feedForward(input);
        memory.layerNorms = 2 * normed;
    }
    memory.dropout = Bytes(sbh(input) / share);
    memory.finalNorm = normed;
    memory.projection = normed;
    memory.crossEntropy = Bytes(4 * input.sequence * input.microBatch * input.vocab / share);
    const Bytes layer = memory.attention + memory.feedForward + memory.layerNorms;
    const Bytes tail = memory.dropout + memory.finalNorm + memory.projection + memory.crossEntropy;
    memory.activations = input.layers * layer + memory.layerInputs + tail;
    memory.states = states(input);
    return memory;
}

}  // namespace shardscope::cheatsheet
