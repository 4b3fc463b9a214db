// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/collectives/collective_layout.h"

namespace shardscope {

/// Returns everything that does not move within a step. Marks: (rank, row) is a cell, (rank, −1) a rank, (ranks + from, to) a link.
[[nodiscard]] Scene collectiveScene(const CollectiveData& data, const Moment& moment, const QSizeF& size, const Theme& theme);
/// Returns the least height at which no formula is left out.
[[nodiscard]] double collectiveLeastHeight(const CollectiveData& data, const Moment& moment, double width, const Theme& theme);
/// Returns the chunks in transit.
[[nodiscard]] Scene travellingChunks(const CollectiveData& data, const Moment& moment, const QSizeF& size, const Theme& theme);

/// Draw the parts of the scene into `scene`.
void drawCells(Scene& scene, const CollectiveData& data, const Moment& moment, const CollectiveLayout& layout, const Theme& theme);
void drawArrows(Scene& scene, const CollectiveData& data, const Moment& moment, const CollectiveLayout& layout, const Theme& theme);
void drawLinks(Scene& scene, const CollectiveData& data, const Moment& moment, const QRectF& area, const Theme& theme);
/// Draws as many lines as fit; returns where they end.
double drawFormulas(Scene& scene, const CollectiveData& data, const Moment& moment, const QRectF& area, const Theme& theme);

/// Return the colour of finished chunks, and that of chunks in transit.
[[nodiscard]] QColor doneColor(const CollectiveData& data, const Theme& theme);
[[nodiscard]] QColor partColor(const CollectiveData& data, const Theme& theme);

}  // namespace shardscope
