// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_labels.h"

namespace shardscope {

namespace {

constexpr double kStripeSpacing = 7;
constexpr double kStripeWidth = 2;
constexpr double kNarrowestStriped = 6;
constexpr double kNarrowestNamed = 24;
/// From these heights of a lane on its letters are larger.
constexpr double kLargeLane = 30;
constexpr double kHighLane = 72;
constexpr double kHugeLane = 150;
/// In the numbers of a fused block.
constexpr QChar kBetweenHalves = u'·';

double laneHeight(const GanttLayout& layout) { return layout.panels.empty() ? 0 : layout.panels.front().laneHeight; }

TextStyle styleFor(double height, const Theme& theme)
{
    if (height >= theme.px(kHugeLane))
        return TextStyle::Figure;
    if (height >= theme.px(kHighLane))
        return TextStyle::Title;
    return height >= theme.px(kLargeLane) ? TextStyle::Strong : TextStyle::Caption;
}

}  // namespace

GanttLabels::GanttLabels(const GanttContent& content, const GanttLayout& layout, const Theme& theme)
    : m_content(content),
      m_layout(layout),
      m_theme(theme),
      m_style(styleFor(laneHeight(layout), theme)),
      m_metrics(theme.font(m_style)),
      m_room(theme.px(4)),
      m_hasRoom(laneHeight(layout) >= m_metrics.capHeight() + theme.px(2))
{
    m_advance.fill(-1);
    for (const auto& panel : content.panels)
        m_looks.push_back(ganttLooks(*panel, theme));
}

double GanttLabels::widthOf(const QString& text)
{
    double width = 0;
    for (const QChar letter : text) {
        if (letter.unicode() >= m_advance.size()) {
            width += m_metrics.horizontalAdvance(letter);
            continue;
        }
        double& advance = m_advance[letter.unicode()];
        if (advance < 0)
            advance = m_metrics.horizontalAdvance(letter);
        width += advance;
    }
    return width;
}

QRectF GanttLabels::boxOf(const PaintedLane& lane, const LaneShape& shape) const
{
    const double left = m_layout.x(shape.left);
    return {left, lane.box.top(), m_layout.x(shape.right) - left, lane.box.height()};
}

void GanttLabels::add(const PaintedLane& lane, Scene& scene)
{
    if (lane.isStrip)
        return;
    const GanttData& data = *m_content.panels[static_cast<std::size_t>(lane.panel)];
    const bool isWhole = lane.box.top() >= m_layout.plot.top() && lane.box.bottom() <= m_layout.plot.bottom();
    for (const LaneShape& shape : lane.shapes) {
        if (!shape.isSingle)
            continue;
        const qsizetype before = scene.texts.size();
        if (m_hasRoom && isWhole)
            addLabel(lane, shape, scene);
        if (data.styles[shape.style].hatched)
            addStripes(lane, shape, scene.texts.size() > before ? widthOf(scene.texts.back().text) + m_room : 0, scene);
    }
}

void GanttLabels::addLabel(const PaintedLane& lane, const LaneShape& shape, Scene& scene)
{
    const GanttData& data = *m_content.panels[static_cast<std::size_t>(lane.panel)];
    const GanttStyle& style = data.styles[shape.style];
    // Blocks that are equally long are labelled alike, wherever they happen to fall on the pixels.
    const BlockSpan& span = data.spans[shape.block];
    const double width =
        std::min((span.end - span.start) * m_layout.scale(m_content).perTime(), (shape.right - shape.left + 1) / m_layout.pixelsPerUnit);
    if (width - m_room / 2 < widthOf(style.letter.left(1)))
        return;
    const QString number = data.label ? data.label(shape.block) : QString();
    const GanttLook& look = m_looks[static_cast<std::size_t>(lane.panel)][shape.style];
    const QRectF box = boxOf(lane, shape);
    const qsizetype middle = number.indexOf(kBetweenHalves);
    if (!style.lower || middle < 0 || box.height() < 2 * m_metrics.ascent()) {
        // Over both halves the darker ink is the better one on colours of which only one bears the lighter.
        addText(scene, box, style.letter, number, width, look.ink.lightness() < look.lowerInk.lightness() ? look.ink : look.lowerInk);
        return;
    }
    // Each half of a fused block says what it is.
    const QRectF upper(box.topLeft(), QSizeF(box.width(), box.height() / 2));
    addText(scene, upper, style.letter.left(1), number.left(middle), width, look.ink);
    addText(scene, upper.translated(0, upper.height()), style.letter.mid(1), number.mid(middle + 1), width, look.lowerInk);
}

/// The letter with its number, or the letter alone, nearer to the edges. What has no letter shows the beginning of its name.
void GanttLabels::addText(Scene& scene, const QRectF& box, const QString& letter, const QString& number, double width, const QColor& ink)
{
    const QString shown = m_content.letters ? letter : QString();
    QString text = shown + number;
    if (widthOf(text) > width - m_room) {
        const bool isNamed = letter.isEmpty() && width >= m_theme.px(kNarrowestNamed);
        text = isNamed ? m_metrics.elidedText(number, Qt::ElideRight, width - m_room) : shown;
        if (widthOf(text) > width - m_room / 2)
            return;
    }
    if (!text.isEmpty())
        scene.texts.append({box, Qt::AlignCenter, text, ink, m_style});
}

/// Around the label, which they would make hard to read.
void GanttLabels::addStripes(const PaintedLane& lane, const LaneShape& shape, double labelWidth, Scene& scene) const
{
    const QRectF box = boxOf(lane, shape).intersected(m_layout.plot).adjusted(1, 1, -1, -1);
    if (box.width() < m_theme.px(kNarrowestStriped))
        return;
    const QColor color = ganttStripe(m_looks[static_cast<std::size_t>(lane.panel)][shape.style], m_theme);
    const double side = labelWidth > 0 ? std::max(0.0, (box.width() - labelWidth) / 2) : box.width();
    const double end = labelWidth > 0 ? std::max(0.0, (box.height() - m_metrics.height()) / 2) : 0;
    const QRectF beside = box.adjusted(0, end, 0, -end);
    const QSizeF across(box.width(), end);
    const QSizeF along(side, beside.height());
    QList<QRectF> parts{QRectF(beside.topLeft(), along)};
    if (labelWidth > 0)
        parts << QRectF(QPointF(beside.right() - side, beside.top()), along) << QRectF(box.topLeft(), across)
              << QRectF(QPointF(box.left(), beside.bottom()), across);
    for (const QRectF& part : std::as_const(parts)) {
        for (const QLineF& line : hatchLines(part, Hatch::Rising, m_theme.px(kStripeSpacing)))
            scene.lines.append({line, color, m_theme.px(kStripeWidth)});
    }
}

}  // namespace shardscope
