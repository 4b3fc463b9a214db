// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/parameters.h"

#include <algorithm>

namespace shardscope {
namespace {

void add(ParameterCount& count, const std::vector<Tensor>& tensors, std::int64_t times)
{
    for (const Tensor& tensor : tensors) {
        const std::int64_t elements = tensor.elements() * times;
        count.byKind[static_cast<std::size_t>(tensor.kind)] += elements;
        count.total += elements;
    }
}

std::int64_t sum(const std::vector<Tensor>& tensors)
{
    std::int64_t elements = 0;
    for (const Tensor& tensor : tensors)
        elements += tensor.elements();
    return elements;
}

/// Elements of `tensors` in matrix multiplies that a token visits: of routed experts, `topK` of all.
double multipliedByAToken(const std::vector<Tensor>& tensors, const MixtureOfExperts* experts)
{
    double elements = 0;
    for (const Tensor& tensor : tensors) {
        if (!tensor.matrixMultiply)
            continue;
        const bool routed = tensor.kind == TensorKind::RoutedExpert && experts;
        elements += static_cast<double>(routed ? tensor.elements() / experts->experts * experts->topK : tensor.elements());
    }
    return elements;
}

/// Keys that a query meets on average, over a causal sequence of s tokens: s/2 in the limit of long sequences, as the
/// published figures count; w − w²/2s under a window w < s, which joins s/2 at w = s; half a block where attention is in blocks.
double keysPerQuery(const Attention& attention, double sequence)
{
    const auto window = static_cast<double>(attention.slidingWindow);
    if (attention.slidingWindow == 0 || window >= sequence)
        return sequence / 2;
    return attention.chunked ? window / 2 : window - window * window / (2 * sequence);
}

}  // namespace

std::vector<std::int64_t> layersOfKind(const Architecture& architecture)
{
    std::vector<std::int64_t> layers(architecture.kinds.size());
    for (const std::uint8_t kind : architecture.kindOfLayer)
        ++layers[kind];
    return layers;
}

std::int64_t layerParameters(const Architecture& architecture, const LayerKind& kind) { return sum(layerTensors(architecture, kind)); }

ParameterCount countParameters(const Architecture& architecture)
{
    ParameterCount count;
    std::int64_t unvisited = 0;
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    for (std::size_t index = 0; index < layers.size(); ++index) {
        const std::vector<Tensor> tensors = layerTensors(architecture, architecture.kinds[index]);
        add(count, tensors, layers[index]);
        if (const auto& experts = architecture.kinds[index].experts) {
            for (const Tensor& tensor : tensors) {
                if (tensor.kind == TensorKind::RoutedExpert)
                    unvisited += tensor.elements() / experts->experts * (experts->experts - experts->topK) * layers[index];
            }
        }
    }
    add(count, embeddingTensors(architecture), 1);
    add(count, headTensors(architecture), 1);
    count.active = count.total - unvisited;
    count.embedding = architecture.vocab * architecture.embeddingColumns();
    count.mtp = sum(mtpTensors(architecture));
    return count;
}

Flop trainingFlopPerToken(const Architecture& architecture, std::int64_t sequenceLength, bool causal, const Terms& terms)
{
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    const auto sequence = static_cast<double>(sequenceLength);
    // The head multiplies whether or not its weight is tied to the embedding.
    double multiplied = static_cast<double>(architecture.vocab) * static_cast<double>(architecture.embeddingColumns());
    for (const Tensor& tensor : headTensors(architecture)) {
        if (tensor.matrixMultiply && tensor.kind != TensorKind::Head)
            multiplied += static_cast<double>(tensor.elements());
    }
    TermSum attended;
    for (std::size_t index = 0; index < layers.size(); ++index) {
        const LayerKind& kind = architecture.kinds[index];
        const auto times = static_cast<double>(layers[index]);
        multiplied += times * multipliedByAToken(layerTensors(architecture, kind), kind.experts ? &*kind.experts : nullptr);
        if (kind.mixer != Mixer::Softmax)
            continue;
        const Attention& attention = kind.attention;
        const auto width = static_cast<double>(attention.heads * (attention.qkHeadDim() + attention.valueHeadDim()));
        const Term keys = terms.lookup("causal-keys", keysPerQuery(attention, sequence), terms("/training/sequence_length", sequence));
        const Term seen = causal ? keys : terms.product("all-keys", keys, terms("both-triangles", 2));
        attended.add(terms.product("attended-of-layers", terms("attention-layers", times), terms("attention-widths", width), seen));
    }
    // Forward is one multiply and one add each; backward twice that.
    const Term six = terms("six-flop", 6);
    const Term multiplies = terms.product("multiply-flop-per-token", six, terms("multiplied-parameters", multiplied));
    const Term attention = terms.product(causal ? "attention-flop-causal" : "attention-flop-full", six, attended.as("attended", terms));
    return Flop(terms.sum(causal ? "model-flop" : "model-flop-full", multiplies, attention).value);
}

}  // namespace shardscope
