// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/shards/shards_picture.h"

/// The words of the shards' pictures.
namespace shardscope {

[[nodiscard]] QString collectiveName(CollectiveKind kind);
[[nodiscard]] QString stateName(ModelState state);
[[nodiscard]] QString holdingText(Holding holding);
[[nodiscard]] QString useText(ShardTrafficUse use);
[[nodiscard]] QString cutText(OperatorCut cut);
[[nodiscard]] QString phaseText(ModelPhase phase);

/// Returns "Backward, layer 3: gather the weights".
[[nodiscard]] QString frameHeadline(const ShardsPicture& picture, int frame);
/// Returns the meaning of the frame, and the bytes.
[[nodiscard]] QString frameSentence(const ShardsPicture& picture, int frame);
/// Returns the whole picture in a sentence or two.
[[nodiscard]] QString pictureSummary(const ShardsPicture& picture);
[[nodiscard]] QString pictureTitle(const ShardsPicture& picture);
/// Returns rows and columns: "4,096 × 8,192".
[[nodiscard]] QString shapeText(const MatrixShape& shape);
/// Returns the paper's term for the bytes that a rank sends: "2Ψ".
[[nodiscard]] QString zeroLaw(const ZeroExample& example);

}  // namespace shardscope
