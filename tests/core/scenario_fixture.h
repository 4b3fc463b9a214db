// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/model/architecture.h"
#include "core/scenario/scenario.h"

/// Scenarios made in code, for tests that need no file.
namespace shardscope::fixture {

/// The dimensions that the rules of a plan read.
struct ModelSize {
    int layers = 80;
    int hidden = 8192;
    int heads = 64;
    int kvHeads = 8;
    int ffn = 28672;
    int vocab = 128256;
    int experts = 0;
    int maxPositions = 8192;
    int headDim = 0;  ///< 0: hidden / heads
};

inline std::shared_ptr<Architecture> architecture(const ModelSize& size)
{
    LayerKind kind;
    kind.attention.heads = size.heads;
    kind.attention.kvHeads = size.kvHeads;
    kind.attention.headDim = size.headDim > 0 ? size.headDim : size.hidden / size.heads;
    if (size.experts > 0) {
        MixtureOfExperts moe;
        moe.experts = size.experts;
        moe.topK = 2;
        moe.expert.width = size.ffn;
        kind.experts = moe;
    } else {
        kind.feedForward = FeedForward{size.ffn, true, false};
    }
    auto result = std::make_shared<Architecture>();
    result->hidden = size.hidden;
    result->vocab = size.vocab;
    result->maxPositions = size.maxPositions;
    result->kinds = {kind};
    result->kindOfLayer.assign(static_cast<std::size_t>(size.layers), 0);
    return result;
}

/// Returns `gpus` H100s, eight a node (one smaller node if there are fewer), with a plan of degrees 1.
inline Scenario scenario(const ModelSize& size, int gpus)
{
    Scenario result;
    result.architecture = architecture(size);
    Gpu& gpu = result.cluster.gpu;
    gpu.id = "h100-sxm";
    gpu.generation = GpuGeneration::Hopper;
    for (const auto& [precision, peak] : {std::pair{Precision::Fp32, 67e12},
                                          {Precision::Tf32, 494.7e12},
                                          {Precision::Fp16, 989.4e12},
                                          {Precision::Bf16, 989.4e12},
                                          {Precision::Fp8, 1978.9e12}})
        gpu.densePeak[static_cast<std::size_t>(precision)] = FlopPerSecond(peak);
    gpu.memoryBandwidth = BytesPerSecond(3.35e12);
    gpu.scaleUpBandwidth = BytesPerSecond(450e9);
    gpu.scaleUpDomain = 8;
    result.cluster.network.bandwidth = BytesPerSecond(50e9);
    result.cluster.gpusPerNode = gpus % 8 == 0 ? 8 : gpus;
    result.cluster.nodes = gpus / result.cluster.gpusPerNode;
    result.training.sequenceLength = 8192;
    result.training.globalBatch = 1024;
    return result;
}

/// Returns documents of 200 to 8,192 tokens, 1,000 on average.
inline Documents documents(RowFilling filling)
{
    Documents documents;
    documents.lengths = std::make_shared<const StatedLengths>(StatedLengths{
        {}, std::nullopt, LengthDistribution::of({{200, 500}, {500, 250}, {1000, 120}, {2000, 60}, {4000, 40}, {8192, 30}}).value()});
    documents.filling = filling;
    return documents;
}

/// Returns documents of one length.
inline Documents equalDocuments(RowFilling filling, double tokens)
{
    Documents documents;
    documents.lengths =
        std::make_shared<const StatedLengths>(StatedLengths{{}, std::nullopt, LengthDistribution::of({{tokens, 1}}).value()});
    documents.filling = filling;
    return documents;
}

inline Scenario llama70b(int gpus) { return scenario(ModelSize{}, gpus); }

inline Scenario mixtral8x7b(int gpus)
{
    ModelSize size;
    size.layers = 32;
    size.hidden = 4096;
    size.heads = 32;
    size.ffn = 14336;
    size.vocab = 32000;
    size.experts = 8;
    size.maxPositions = 32768;
    return scenario(size, gpus);
}

}  // namespace shardscope::fixture
