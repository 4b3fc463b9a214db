// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/layer/operator.h"
#include "core/layer/rank_shape.h"

namespace shardscope {

struct Architecture;

enum class EncoderPartKind { Patches, Layer, Projector };

/// A part of an encoder on one rank of the first stage, which the step runs `times` times for each micro-batch.
struct EncoderPart {
    EncoderPartKind kind = EncoderPartKind::Layer;
    std::string name;  ///< of the encoder
    OperatorList operators;
    RankShape shape;     ///< of this rank's patches, of the projector: tokens
    double headDim = 0;  ///< of a layer; else 0
    double keys = 0;     ///< of a layer: those that a patch attends to
    double times = 1;
    bool isWindowed = false;  ///< a layer that attends within windows
    bool learns = true;       ///< else it runs forward only, and keeps nothing

    [[nodiscard]] bool isLayer() const { return kind == EncoderPartKind::Layer; }

    [[nodiscard]] Bytes kept(Recompute mode) const { return learns ? keptBytes(operators, mode) * times : Bytes(); }
};

/// Returns the parts of all encoders that take part, in the order of the forward pass: patches, layers of each kind, projector. Every
/// context-parallel rank encodes all items of its micro-batch, and so does every tensor-parallel one unless the encoder is cut as well
/// (Megatron-Bridge, `vision_dp_when_cp` off). Assumed: norms, additions of positions and pooling outside the layers take no time, and the
/// projector is whole on every rank.
[[nodiscard]] std::vector<EncoderPart> encoderParts(const Architecture& architecture, const RankShape& shape);

}  // namespace shardscope
