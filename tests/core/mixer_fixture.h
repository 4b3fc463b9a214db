// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/tensor_list.h"
#include "tests/core/scenario_fixture.h"

/// Layers with mixers besides softmax attention, at the sizes of published models.
namespace shardscope::fixture {

/// Qwen3-Next's gated DeltaNet: 16 heads of keys and 32 of values, 128 wide.
inline LayerKind gatedDeltaLayer(std::int64_t hidden)
{
    LayerKind kind;
    kind.mixer = Mixer::Linear;
    kind.attention.heads = kind.attention.kvHeads = 16;
    kind.attention.headDim = 128;
    kind.recurrence = Recurrence{RecurrenceKind::GatedDelta, 16, 32, 128, 128, 4};
    TensorList list(kind.extraTensors, TensorKind::LinearAttention);
    list.matrix("in_proj", 2 * 2048 + 2 * 4096 + 2 * 32, hidden, TensorCut::Column, false);
    list.matrix("out_proj", hidden, 4096, TensorCut::Row, false);
    return kind;
}

/// Kimi Linear's: 32 heads, decay and gate of low rank.
inline LayerKind kimiDeltaLayer(std::int64_t hidden)
{
    LayerKind kind = gatedDeltaLayer(hidden);
    kind.recurrence = Recurrence{RecurrenceKind::KimiDelta, 32, 32, 128, 128, 4, true};
    kind.extraTensors.clear();
    TensorList list(kind.extraTensors, TensorKind::LinearAttention);
    list.matrix("qkvb_proj", 3 * 4096 + 32, hidden, TensorCut::Column, false);
    list.matrix("fg_a_proj", 2 * 128, hidden, TensorCut::Replicated, false);
    list.matrix("fg_b_proj", 2 * 4096, 128, TensorCut::Column, false);
    list.matrix("o_proj", hidden, 4096, TensorCut::Row, false);
    return kind;
}

/// Nemotron-H's Mamba-2: 128 heads of 64 in 8 groups, a state of 128.
inline LayerKind mambaLayer(std::int64_t hidden)
{
    LayerKind kind = gatedDeltaLayer(hidden);
    kind.mixer = Mixer::StateSpace;
    kind.recurrence = Recurrence{RecurrenceKind::Mamba2, 8, 128, 128, 64, 4};
    kind.extraTensors.clear();
    TensorList list(kind.extraTensors, TensorKind::StateSpace);
    list.matrix("in_proj", 2 * 8192 + 2 * 1024 + 128, hidden, TensorCut::Column, false);
    list.matrix("out_proj", hidden, 8192, TensorCut::Row, false);
    return kind;
}

/// MiniMax-01's lightning attention: 64 heads of 128.
inline LayerKind lightningLayer(std::int64_t hidden)
{
    LayerKind kind = gatedDeltaLayer(hidden);
    kind.recurrence = Recurrence{RecurrenceKind::Lightning, 64, 64, 128, 128};
    kind.extraTensors.clear();
    TensorList list(kind.extraTensors, TensorKind::LinearAttention);
    list.matrix("qkvg_proj", 4 * 8192, hidden, TensorCut::Column, false);
    list.matrix("out_proj", hidden, 8192, TensorCut::Row, false);
    return kind;
}

/// GLM-5's sparse attention: 64 heads over compressed keys of 512 + 64, an indexer of 32 heads that chooses 2,048 tokens.
inline LayerKind sparseLayer(std::int64_t hidden)
{
    LayerKind kind;
    kind.attention.heads = kind.attention.kvHeads = 64;
    kind.attention.headDim = 0;
    kind.attention.latent = LatentAttention{2048, 512, 192, 64, 256};
    kind.attention.sparse = SparseIndexer{32, 128, 2048};
    TensorList list(kind.extraTensors, TensorKind::Indexer);
    list.matrix("wq_b", 32 * 128, 2048, TensorCut::Replicated, false);
    list.matrix("wk", 128, hidden, TensorCut::Replicated, false);
    list.matrix("weights_proj", 32, hidden, TensorCut::Replicated, false);
    return kind;
}

/// One layer of that kind, four times.
inline Scenario scenarioOf(const LayerKind& kind, int gpus, std::int64_t hidden = 2048)
{
    ModelSize size;
    size.hidden = static_cast<int>(hidden);
    size.heads = 16;
    size.kvHeads = 16;
    Scenario result = scenario(size, gpus);
    auto model = std::make_shared<Architecture>(*result.architecture);
    model->kinds = {kind};
    model->kindOfLayer.assign(4, 0);
    result.architecture = model;
    return result;
}

}  // namespace shardscope::fixture
