// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QRectF>

namespace shardscope {

/// A pattern over a fill, so that meaning does not depend on colour alone.
enum class Hatch { None, Rising, Falling, Horizontal, Vertical, Crossed };

/// Returns the pattern's lines within a rectangle, `spacing` apart and aligned with those of every other rectangle. They are cut to the
/// rectangle here, because SVG export knows no clipping and a pattern brush would become an image.
[[nodiscard]] QList<QLineF> hatchLines(const QRectF& rect, Hatch hatch, double spacing);

}  // namespace shardscope
