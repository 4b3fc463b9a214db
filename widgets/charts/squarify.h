// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>

namespace shardscope {

/// Cuts a rectangle into one piece per value, areas proportional to the values, as square as possible: "Squarified Treemaps" (Bruls,
/// Huizing and van Wijk, 2000). The pieces are in the order of the values; larger ones are placed first, at the top left. A value that is
/// not positive gets an empty piece.
[[nodiscard]] QList<QRectF> squarify(const QList<double>& values, const QRectF& within);

}  // namespace shardscope
