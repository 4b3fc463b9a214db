// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/layer/layer_data.h"

namespace shardscope {

/// Returns the height of head, foot, rows and the collectives between them when there is room for all.
[[nodiscard]] double layerSceneHeight(const LayerDiagramData& data, const Theme& theme);

/// Returns the scene. Marks: `group` is the operator, `item` −1 for the operator or the index of a transfer.
[[nodiscard]] Scene layerScene(const LayerDiagramData& data, const QSizeF& size, const Theme& theme);

}  // namespace shardscope
