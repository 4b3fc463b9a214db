// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/term.h"
#include "core/base/units.h"

namespace shardscope {

struct ModelOperators;
struct RankShape;
struct RankStages;
struct ResolvedPlan;
struct Site;

/// Activation bytes of one layer of each kind, for one micro-batch on one rank; made once per estimate.
struct LayerActivations {
    Bytes kept;              ///< with the plan's recompute mode
    Bytes everything;        ///< without recomputation; also of a recomputed layer while it is live
    Bytes offloadable;       ///< of `kept`: what the offloaded share is a share of
    Bytes offloadableWhole;  ///< the same of `everything`
    Bytes moment;            ///< held beyond `kept` while the layer runs backward
    Bytes momentWhole;       ///< the same beyond `everything`, of a layer that is not recomputed
    /// Held beyond `kept` from a recomputed layer's backward until it runs again, where its dispatcher keeps the routing: with the router's
    /// scores the graph that led to them, and in it the tensors that PyTorch recomputed (torch/utils/checkpoint.py, `_recomputation_hook`
    /// packs a view of each).
    Bytes retained;
};

/// Activation bytes of all encoders that learn, for one micro-batch on the first stage.
struct EncoderActivations {
    LayerActivations all;
    Bytes selective;        ///< of all, with their attention cores recomputed
    Bytes largestLayer;     ///< of one layer, without recomputation
    Bytes largestSelected;  ///< of one layer, what `selective` recomputes of it
};

struct ActivationTable {
    std::vector<LayerActivations> ofLayerKind;
    LayerActivations embedding;  ///< with the encoders
    EncoderActivations encoders;
    Bytes received;        ///< of `embedding`: tokens of an encoder with GPUs of its own, which a replica keeps until their backward
    Bytes encoded;         ///< there: the tokens of one micro-batch that are sent, or their gradients that came
    Bytes stageOutput;     ///< kept by each stage but the last of what it has sent on, for one micro-batch; 0 where it is freed
    Bytes loss;            ///< final norm, logits, their softmax and gradient; the gathered input of the head
    Bytes keptLoss;        ///< kept by a micro-batch that waits for its backward: the fp32 softmax
    Bytes mtp;             ///< kept by the multi-token-prediction layers
    Bytes contextBuffer;   ///< keys and values of other ranks in flight or gathered
    Bytes expertBuffers;   ///< of the layer at work, where what its experts keep is copied into pages
    Bytes gatheredHidden;  ///< one hidden vector for every token of the context-parallel rank
};

[[nodiscard]] ActivationTable activationTable(const Site& site, const ResolvedPlan& plan, const RankShape& shape,
                                              const ModelOperators& operators, double vocabulary, const Terms& terms = {});

/// Returns the bytes that pipeline rank `rank` keeps for one micro-batch in each of its chunks (order of `stages`).
[[nodiscard]] std::vector<Bytes> chunkActivations(const Site& site, const ResolvedPlan& plan, const ActivationTable& table,
                                                  const RankStages& stages, const Terms& terms = {});

/// Returns the micro-batches that wait on the last stage with their loss computed, besides the one at its loss: none where every forward of
/// the last stage is followed by its own backward, all but one in the schedules that run all forwards first.
[[nodiscard]] std::int64_t waitingLosses(const ResolvedPlan& plan);

/// Returns the live micro-batches of each chunk of `rank` at the moment when they take the most bytes, by the schedule's order. `perChunk`:
/// the bytes of one micro-batch in each chunk (`chunkActivations`).
[[nodiscard]] std::vector<double> liveByChunk(const ResolvedPlan& plan, int rank, const std::vector<Bytes>& perChunk);

}  // namespace shardscope
