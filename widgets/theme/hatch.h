// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QRectF>

namespace shardscope {

/// A pattern laid over a fill, so that no meaning rests on colour alone.
enum class Hatch { None, Rising, Falling, Horizontal, Vertical, Crossed };

/// The pattern's lines within a rectangle, `spacing` apart, in step with those of every other rectangle. They are cut to the
/// rectangle here, because SVG export knows no clipping and a pattern brush would become an image.
[[nodiscard]] QList<QLineF> hatchLines(const QRectF& rect, Hatch hatch, double spacing);

}  // namespace shardscope
