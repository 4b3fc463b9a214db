// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/base/units.h"
#include "core/layer/operator.h"

namespace shardscope {

enum class ModelState { Weights, Gradients, Optimizer };
inline constexpr int kModelStates = 3;

/// The state of a piece on a rank.
enum class Holding {
    Nothing,
    Final,     ///< the final value, equal on every owner of the piece
    OwnSum,    ///< gradient of the rank's own batch alone
    GroupSum,  ///< gradient summed within the shard group, not yet over its replicas
    Outdated,  ///< weight from before the optimizer step
};

/// The action of a frame.
enum class ShardAction { Start, GatherWeights, Forward, Backward, Reduce, ReduceReplicas, Update };

/// A small step of training: each layer's states are cut into as many pieces as there are ranks. Bytes per parameter as in
/// the ZeRO paper (Rajbhandari et al. 2020, arXiv 1910.02054, section 3.1): 2 + 2 + 12.
struct ZeroExample {
    int zero = 3;
    int ranks = 4;
    int shardGroup = 4;  ///< ranks that share one copy; fewer than `ranks`: hybrid sharding
    int layers = 3;
    double layerParameters = 4 * 1024 * 1024;
    double weightBytes = 2;
    double gradientBytes = 2;
    double optimizerBytes = 12;

    [[nodiscard]] double bytesPerParameter(ModelState state) const;
    [[nodiscard]] Bytes layerBytes(ModelState state) const { return Bytes(bytesPerParameter(state) * layerParameters); }
    /// Returns the bytes of one piece of one layer.
    [[nodiscard]] Bytes pieceBytes(ModelState state) const { return layerBytes(state) / ranks; }
    /// Returns whether ZeRO shards this state.
    [[nodiscard]] bool shards(ModelState state) const;
    /// Returns whether `piece` is in the part that `rank` owns where the state is sharded.
    [[nodiscard]] bool owns(int rank, int piece) const;
    [[nodiscard]] bool isHybrid() const { return zero > 0 && shardGroup < ranks; }
};

/// A piece that is sent to another rank in a frame.
struct ShardMove {
    ModelState state = ModelState::Weights;
    int layer = 0;
    int piece = 0;
    int from = 0;
    int to = 0;
};

/// The last action, and the pieces of every rank after it.
struct ShardFrame {
    ShardAction action = ShardAction::Start;
    int layer = -1;  ///< −1: all layers
    bool inBackward = false;
    std::optional<CollectiveKind> collective;
    int groupRanks = 1;             ///< of the collective
    Bytes size;                     ///< of the collective, as in `Collective`
    Bytes sent;                     ///< by each rank, with a ring: size · busFactor
    std::vector<Holding> holdings;  ///< [rank][state][layer][piece]
    std::vector<ShardMove> moves;   ///< direct paths of the pieces; a ring passes them on, with the same bytes per rank
};

/// One step under one stage of ZeRO: the pieces on each rank after each frame.
struct ZeroAnimation {
    ZeroExample example;
    std::vector<ShardFrame> frames;

    [[nodiscard]] Holding at(int frame, int rank, ModelState state, int layer, int piece) const;
    /// Returns the bytes of a state on a rank after a frame.
    [[nodiscard]] Bytes held(int frame, int rank, ModelState state) const;
    [[nodiscard]] Bytes held(int frame, int rank) const;
    /// Returns the most bytes of a rank in any frame.
    [[nodiscard]] Bytes peak(int rank) const;
    /// Returns the bytes that each rank has sent up to and including a frame.
    [[nodiscard]] Bytes sentUntil(int frame) const;
    /// Returns the bytes that each rank sends in the whole step: 2Ψ(n−1)/n without ZeRO and with stages 1 and 2, 3Ψ(n−1)/n with stage 3,
    /// where Ψ is the bytes of weights (arXiv 1910.02054, section 7).
    [[nodiscard]] Bytes sent() const { return sentUntil(static_cast<int>(frames.size()) - 1); }
};

/// Returns the animation. Layers are gathered when they are needed, without prefetching. Precondition: `shardGroup` divides `ranks`, 0 ≤
/// zero ≤ 3.
[[nodiscard]] ZeroAnimation zeroAnimation(const ZeroExample& example);

}  // namespace shardscope
