// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ring/ring_canvas.h"

#include <QLocale>

#include <array>
#include <cmath>

namespace shardscope {
namespace {

constexpr std::array kHues{ColorRole::Forward,         ColorRole::Activations, ColorRole::DataParallel,   ColorRole::PipelineParallel,
                           ColorRole::ContextParallel, ColorRole::Backward,    ColorRole::ExpertParallel, ColorRole::Framework};

/// Lightness alone tells these apart in order, in any colour vision (after cividis; Nuñez, Anderton and Renslow 2018).
constexpr std::array<QRgb, 5> kRamp{0xff16386b, 0xff4f576c, 0xff7f7c75, 0xffb9a96b, 0xfff5df4d};

}  // namespace

int RingCanvas::mark(int rank, int step, const QRectF& bounds)
{
    const auto key = std::make_pair(rank, step);
    const auto known = m_marks.constFind(key);
    if (known != m_marks.constEnd())
        return *known;
    const int index = static_cast<int>(m_scene.marks.size());
    // Nothing that can be pointed at is thinner than a pixel.
    m_scene.marks.append({QRectF(bounds.topLeft(), bounds.size().expandedTo({1, 1})), rank, step});
    m_marks.insert(key, index);
    return index;
}

void RingCanvas::rect(const QRectF& rect, const QColor& fill, const QColor& edge, Hatch hatch, int mark, double radius)
{
    if (rect.isEmpty())
        return;
    SceneRect made;
    made.rect = rect;
    made.fill = fill;
    made.edge = edge;
    made.hatch = hatch;
    made.mark = mark;
    made.radius = radius;
    m_scene.rects.append(made);
}

void RingCanvas::line(const QPointF& from, const QPointF& to, const QColor& color, double width, bool dashed)
{
    m_scene.lines.append({QLineF(from, to), color, width, dashed});
}

void RingCanvas::text(const QRectF& box, const QString& text, ColorRole ink, TextStyle style, Qt::Alignment alignment)
{
    m_scene.texts.append({box, alignment, text, color(ink), style});
}

void RingCanvas::waiting(const QRectF& rect, int mark)
{
    const QColor fill = color(ColorRole::Idle);
    this->rect(rect, fill, m_theme.edgeOf(fill), Hatch::Rising, mark);
}

QRectF RingCanvas::titled(const QRectF& area, const QString& title, const QString& detail)
{
    const double height = m_theme.lineHeight(TextStyle::Strong);
    const double width = m_theme.textWidth(TextStyle::Strong, title) + m_theme.px(10);
    text(QRectF(area.left(), area.top(), std::min(width, area.width()), height), title, ColorRole::Text, TextStyle::Strong,
         Qt::AlignLeft | Qt::AlignVCenter);
    QRectF left(area);
    left.setTop(area.top() + height + m_theme.px(4));
    if (detail.isEmpty())
        return left;
    const double detailWidth = m_theme.textWidth(TextStyle::Caption, detail);
    if (width + detailWidth <= area.width()) {
        text(QRectF(area.left() + width, area.top(), area.width() - width, height), detail, ColorRole::Muted, TextStyle::Caption,
             Qt::AlignLeft | Qt::AlignVCenter);
        return left;
    }
    const double line = m_theme.lineHeight(TextStyle::Caption);
    const double lines = std::min(2.0, std::ceil(detailWidth / std::max(1.0, area.width() * 0.95)));
    SceneText below{QRectF(area.left(), left.top() - m_theme.px(4), area.width(), lines * line),
                    Qt::AlignLeft | Qt::AlignTop,
                    detail,
                    color(ColorRole::Muted),
                    TextStyle::Caption,
                    true};
    m_scene.texts.append(below);
    left.setTop(left.top() + lines * line);
    return left;
}

QColor rankColor(int rank, const RingShape& shape, const Theme& theme)
{
    return rankColor(shape.ringPlace(rank), shape.ranks / shape.stride(), theme);
}

QColor rankColor(int rank, int ranks, const Theme& theme)
{
    if (ranks <= static_cast<int>(kHues.size()))
        return theme.color(kHues[static_cast<std::size_t>(rank)]);
    const double place = static_cast<double>(rank) / (ranks - 1) * static_cast<double>(kRamp.size() - 1);
    const auto lower = std::min(static_cast<std::size_t>(place), kRamp.size() - 2);
    return seenBy(theme.vision(),
                  mixed(QColor::fromRgb(kRamp[lower]), QColor::fromRgb(kRamp[lower + 1]), place - static_cast<double>(lower)));
}

QString blocksText(double blocks)
{
    if (blocks <= 0)
        return QStringLiteral("–");
    if (std::abs(blocks - 0.5) < 5e-4)
        return QStringLiteral("½");
    const bool isWhole = std::abs(blocks - std::round(blocks)) < 5e-4;
    return QLocale().toString(blocks, 'f', isWhole ? 0 : blocks < 10 ? 2 : 1);
}

}  // namespace shardscope
