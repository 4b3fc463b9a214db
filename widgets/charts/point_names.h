// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QRectF>

#include <optional>

namespace shardscope {

/// The places that the name of a point must not cover, and those that it rather keeps clear of.
struct NameSurroundings {
    QRectF room;          ///< no name reaches beyond it
    QList<QRectF> taken;  ///< points and names
    QList<QLineF> lines;  ///< curves and limits
};

/// Returns the place of a name of that size beside a point: at its right, at its left, above, below or at a corner, the first where no line
/// passes through, else the first that is free. Empty: none is free.
[[nodiscard]] std::optional<QRectF> placeOfName(const QRectF& point, const QSizeF& size, double gap, const NameSurroundings& around);

}  // namespace shardscope
