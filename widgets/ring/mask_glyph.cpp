// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ring/mask_glyph.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

/// A triangle of steps: scenes know no slanted edges, and tokens are steps indeed.
void drawStairs(RingCanvas& canvas, const QRectF& square, const QColor& fill, int mark)
{
    const int steps = std::clamp(static_cast<int>(square.height() / 3), 2, square.height() > 120 ? 48 : 12);
    const double left = square.left();
    for (int step = 0; step < steps; ++step) {
        const double top = std::round(square.top() + square.height() * step / steps);
        const double bottom = std::round(square.top() + square.height() * (step + 1) / steps);
        const double width = std::round(square.width() * (step + 1) / steps);
        canvas.rect(QRectF(left, top, width, bottom - top), fill, Qt::transparent, Hatch::None, mark);
    }
}

}  // namespace

void drawMaskGlyph(RingCanvas& canvas, const QRectF& square, BlockMask mask, const QColor& fill, int mark)
{
    const QSizeF half(std::floor(square.width() / 2), std::floor(square.height() / 2));
    switch (mask) {
    case BlockMask::Causal:
    case BlockMask::StrictCausal:
        drawStairs(canvas, square, fill, mark);
        break;
    case BlockMask::FirstHalfKeys:
        canvas.rect(QRectF(square.topLeft(), QSizeF(half.width(), square.height())), fill, Qt::transparent, Hatch::None, mark);
        break;
    case BlockMask::SecondHalfQueries:
        canvas.rect(square.adjusted(0, half.height(), 0, 0), fill, Qt::transparent, Hatch::None, mark);
        break;
    case BlockMask::Full:
        canvas.rect(square, fill, Qt::transparent, Hatch::None, mark);
        break;
    case BlockMask::None:
        break;
    }
}

QString maskName(BlockMask mask)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("Ring", text); };
    switch (mask) {
    case BlockMask::Causal:
        return tr("causal");
    case BlockMask::StrictCausal:
        return tr("strictly causal");
    case BlockMask::FirstHalfKeys:
        return tr("first half of the keys");
    case BlockMask::SecondHalfQueries:
        return tr("second half of the queries");
    case BlockMask::Full:
        return tr("everything");
    case BlockMask::None:
        return tr("nothing");
    }
    return {};
}

}  // namespace shardscope
