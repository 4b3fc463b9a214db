// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layer/tensor_glyph.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

constexpr int kMostStrips = 8;
constexpr double kNarrowestStrip = 2;

/// In the middle of its column, as large as it is.
QRectF placeOf(const LayerTensor& tensor, const TensorGlyphs& glyphs, double x, const QRectF& row, const Theme& theme)
{
    const bool isKnown = glyphs.perDoubling > 0 && tensor.rows > 0 && tensor.columns > 0;
    const double width = isKnown ? glyphs.lengthOf(tensor.columns) : glyphs.column;
    const double height = isKnown ? glyphs.lengthOf(tensor.rows) : row.height() - theme.px(4);
    const double left = std::round(x + (glyphs.column - width) / 2);
    return {left, std::round(row.center().y() - height / 2), std::max(1.0, std::round(width)), std::max(1.0, std::round(height))};
}

/// Within the tensor, or next to one that is too small.
void drawSum(Scene& scene, const QRectF& whole, const QColor& fill, const Theme& theme)
{
    const QString sum = QStringLiteral("Σ");
    const double line = theme.lineHeight(TextStyle::Strong);
    const double width = theme.textWidth(TextStyle::Strong, sum) + theme.px(4);
    const bool fits = whole.width() >= width && whole.height() >= line * 0.8;
    const QRectF beside(whole.right() + 1, whole.center().y() - line / 2, width, line);
    scene.texts.append({fits ? whole : beside, Qt::AlignCenter, sum, fits ? inkOn(fill) : theme.color(ColorRole::Text), TextStyle::Strong});
}

}  // namespace

void drawTensor(Scene& scene, const LayerTensor& tensor, const TensorGlyphs& glyphs, double x, const QRectF& row, const Theme& theme)
{
    if (tensor.shape.isEmpty())
        return;
    const QRectF whole = placeOf(tensor, glyphs, x, row, theme);
    const int strips = tensor.cut == LayerCut::Whole ? 1 : std::clamp(tensor.parts, 1, kMostStrips);
    const QColor edge = theme.color(ColorRole::Muted);
    const QColor fill = theme.color(strips == 1 ? ColorRole::Activations : ColorRole::Idle);
    scene.rects.append({whole, fill, edge});
    if (tensor.isPartialSum)
        drawSum(scene, whole, fill, theme);
    if (strips == 1)
        return;
    const bool rows = tensor.cut == LayerCut::Rows;
    QRectF own = whole;
    if (rows)
        own.setHeight(std::max(1.0, whole.height() / strips));
    else
        own.setWidth(std::max(1.0, whole.width() / strips));
    scene.rects.append({own, theme.color(ColorRole::TensorParallel), edge});
    if ((rows ? whole.height() : whole.width()) < strips * theme.px(kNarrowestStrip))
        return;
    for (int i = 1; i < strips; ++i) {
        const double share = static_cast<double>(i) / strips;
        const double y = whole.top() + share * whole.height();
        const double at = whole.left() + share * whole.width();
        scene.lines.append({rows ? QLineF(whole.left(), y, whole.right(), y) : QLineF(at, whole.top(), at, whole.bottom()), edge, 1});
    }
}

}  // namespace shardscope
