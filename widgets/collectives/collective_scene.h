// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/collectives/collective_layout.h"

namespace shardscope {

/// All but what moves within a step. Marks: (rank, row) is a cell, (rank, −1) a rank, (ranks + from, to) a link.
[[nodiscard]] Scene collectiveScene(const CollectiveData& data, const Moment& moment, const QSizeF& size, const Theme& theme);
/// The height in which no formula is left out.
[[nodiscard]] double collectiveLeastHeight(const CollectiveData& data, const Moment& moment, double width, const Theme& theme);
/// The chunks that are on their way.
[[nodiscard]] Scene travellingChunks(const CollectiveData& data, const Moment& moment, const QSizeF& size, const Theme& theme);

/// The parts of it, drawn into `scene`.
void drawCells(Scene& scene, const CollectiveData& data, const Moment& moment, const CollectiveLayout& layout, const Theme& theme);
void drawArrows(Scene& scene, const CollectiveData& data, const Moment& moment, const CollectiveLayout& layout, const Theme& theme);
void drawLinks(Scene& scene, const CollectiveData& data, const Moment& moment, const QRectF& area, const Theme& theme);
/// As many lines as there is room for; where they end.
double drawFormulas(Scene& scene, const CollectiveData& data, const Moment& moment, const QRectF& area, const Theme& theme);

/// The colour of what is finished; that of what is on its way.
[[nodiscard]] QColor doneColor(const CollectiveData& data, const Theme& theme);
[[nodiscard]] QColor partColor(const CollectiveData& data, const Theme& theme);

}  // namespace shardscope
