// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/shards/shards_picture.h"

namespace shardscope {

/// Draws the pages into a scene, in the measures of a theme.
class ShardsCanvas {
public:
    ShardsCanvas(Scene& scene, const Theme& theme) : m_scene(scene), m_theme(theme) {}

    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] QColor color(ColorRole role) const { return m_theme.color(role); }
    [[nodiscard]] double px(double pixels) const { return m_theme.px(pixels); }
    [[nodiscard]] double lineHeight() const { return m_theme.lineHeight(TextStyle::Caption); }
    int mark(int group, int item, const QRectF& bounds);
    void rect(const QRectF& rect, const QColor& fill, const QColor& edge = Qt::transparent, Hatch hatch = Hatch::None, int mark = -1);
    void line(const QPointF& from, const QPointF& to, const QColor& color, double width = 1, bool dashed = false);
    void text(const QRectF& box, const QString& text, ColorRole ink = ColorRole::Text, TextStyle style = TextStyle::Caption,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
    /// Draws a text in as many lines as it needs.
    void wrapped(const QRectF& box, const QString& text, ColorRole ink = ColorRole::Text, TextStyle style = TextStyle::Caption,
                 Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignTop);
    /// Returns that number of lines.
    [[nodiscard]] int linesOf(const QString& text, double width, TextStyle style = TextStyle::Caption) const;
    void textOn(const QRectF& box, const QString& text, const QColor& ink, TextStyle style = TextStyle::Caption);
    /// Draws a headline and a sentence; returns the remaining area below them.
    [[nodiscard]] QRectF headed(const QRectF& area, const QString& headline, const QString& sentence);

private:
    Scene& m_scene;
    const Theme& m_theme;
};

/// Returns everything that does not move.
[[nodiscard]] Scene shardsScene(const ShardsPicture& picture, const ShardsMoment& moment, const QSizeF& size, const Theme& theme);
/// Returns the least height at which its texts do not overlap; 0: any.
[[nodiscard]] double shardsLeastHeight(const ShardsPicture& picture, double width, const Theme& theme);
/// Returns the moving parts at a moment, over the scene, without marks.
[[nodiscard]] Scene shardsTravelling(const ShardsPicture& picture, const ShardsMoment& moment, const QSizeF& size, const Theme& theme);

void drawZero(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area);
void drawZeroMoves(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area);
void drawModel(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area);
[[nodiscard]] double modelLeastHeight(ShardsCanvas& canvas, const ShardsPicture& picture, double width);
[[nodiscard]] double tensorLeastHeight(ShardsCanvas& canvas, const ShardsPicture& picture, double width);
[[nodiscard]] double layerLeastHeight(ShardsCanvas& canvas, const ShardsPicture& picture, double width);
void drawTensor(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area);
void drawTensorMoves(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area);
void drawLayer(ShardsCanvas& canvas, const ShardsPicture& picture, const ShardsMoment& moment, const QRectF& area);

}  // namespace shardscope
