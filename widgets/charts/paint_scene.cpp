// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QPainter>

#include "widgets/charts/scene.h"

namespace shardscope {

namespace {

constexpr double kHatchSpacing = 5;
/// A pattern in less than this cannot be told from noise.
constexpr double kSmallestHatched = 4;

void paintLine(QPainter& painter, const SceneLine& line)
{
    QPen pen(line.color, line.width, Qt::SolidLine, Qt::FlatCap);
    if (line.dashed)
        pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawLine(line.line);
}

void paintRect(QPainter& painter, const SceneRect& rect, const Theme& theme)
{
    if (rect.fill.alpha() == 0)
        return;  // only there to be pointed at
    painter.setPen(Qt::NoPen);
    if (rect.radius > 0) {
        painter.setBrush(rect.fill);
        painter.drawRoundedRect(rect.rect, rect.radius, rect.radius);
    } else {
        painter.fillRect(rect.rect, rect.fill);
    }
    if (rect.hatch != Hatch::None && rect.rect.width() >= kSmallestHatched && rect.rect.height() >= kSmallestHatched) {
        painter.setPen(QPen(theme.hatchOn(rect.fill), 1));
        painter.drawLines(hatchLines(rect.rect, rect.hatch, theme.px(kHatchSpacing)));
    }
    // An edge would cover what is thinner than itself.
    if (rect.edge.alpha() > 0 && rect.rect.width() > 3 && rect.rect.height() > 3) {
        painter.setPen(QPen(rect.edge, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.rect.adjusted(0.5, 0.5, -0.5, -0.5), rect.radius, rect.radius);
    }
}

}  // namespace

void paintScene(QPainter& painter, const Scene& scene, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const SceneLine& line : scene.grid)
        paintLine(painter, line);
    for (const SceneRect& rect : scene.rects)
        paintRect(painter, rect, theme);
    for (const SceneLine& line : scene.lines)
        paintLine(painter, line);
    for (TextStyle style : {TextStyle::Caption, TextStyle::Body, TextStyle::Strong, TextStyle::Title, TextStyle::Figure}) {
        painter.setFont(theme.font(style));
        for (const SceneText& text : scene.texts) {
            if (text.style != style)
                continue;
            painter.setPen(text.color);
            const int wrap = text.wrap ? Qt::TextWordWrap : Qt::TextDontClip;
            painter.drawText(text.box, static_cast<int>(text.alignment) | wrap, text.text);
        }
    }
    painter.restore();
}

}  // namespace shardscope
