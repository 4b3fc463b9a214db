// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

#include "core/shards/layer_shares.h"
#include "core/shards/model_sharding.h"
#include "core/shards/tensor_animation.h"
#include "core/shards/zero_animation.h"

namespace shardscope {

enum class ShardsPage {
    Zero,    ///< a small example, piece by piece
    Model,   ///< the model's own bytes under every way to shard
    Tensor,  ///< a small product, number by number
    Layer,   ///< the model's own operators
};

/// The data of the chart; only the values of `page` are filled.
struct ShardsPicture {
    ShardsPage page = ShardsPage::Zero;
    ZeroAnimation zero;
    std::vector<ModelSharding> shardings;
    QStringList shardingNames;
    QStringList problems;  ///< one per sharding: why it is impossible; empty: it is not
    QString subject;       ///< "llama-3.1-8b, stage 0 of 4"
    TensorAnimation tensor;
    LayerShares layer;
    QStringList operatorNames;

    [[nodiscard]] int frames() const;
};

/// A frame, and the fraction of it that has passed, 0 to 1; at 1 everything has arrived.
struct ShardsMoment {
    int frame = 0;
    double phase = 1;

    [[nodiscard]] bool isMoving() const { return phase < 1; }
    bool operator==(const ShardsMoment&) const = default;
};

/// Marks of the strip of frames have this group, and the frame as their item.
inline constexpr int kFrameGroup = 1000;

/// The parts of a step on the model's page.
enum class ModelPhase { Held, Forward, Backward, Update };
inline constexpr int kModelPhases = 4;
[[nodiscard]] ModelPhase phaseOf(ShardTrafficUse use);

}  // namespace shardscope
