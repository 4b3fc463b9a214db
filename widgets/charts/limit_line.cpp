// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/limit_line.h"

#include <algorithm>
#include <cmath>

namespace shardscope {
namespace {

constexpr double kLineGap = 6;
/// Is the length of the line before a name above the plot.
constexpr double kSample = 20;

}  // namespace

double LimitLine::nameWidth() const { return m_theme.textWidth(TextStyle::Strong, m_limit.name) + m_theme.px(2); }

bool LimitLine::fitsBeside(double room) const { return nameWidth() + m_theme.px(kLineGap) <= room; }

void LimitLine::addLine(Scene& scene, double from, double to, double y) const
{
    scene.lines.append({QLineF(from, y, to, y), m_theme.color(ColorRole::Error), m_theme.px(2), true});
}

void LimitLine::draw(Scene& scene, const QList<QRectF>& figures) const
{
    double from = scene.plot.left();
    for (const QRectF& figure : figures) {
        if (m_level <= figure.top() || m_level >= figure.bottom())
            continue;
        addLine(scene, from, figure.left() - m_theme.px(2), m_level);
        from = figure.right() + m_theme.px(2);
    }
    addLine(scene, from, scene.plot.right(), m_level);
}

QRectF LimitLine::boxAbove(const Scene& scene) const
{
    const QRectF& plot = scene.plot;
    const double sample = m_theme.px(kSample);
    QRectF box(0, 0, nameWidth(), m_theme.lineHeight(TextStyle::Strong));
    box.moveCenter({0, plot.top() - 1.3 * m_theme.lineHeight(TextStyle::Caption)});
    box.moveRight(plot.right());
    const auto isInTheWay = [&](const SceneText& text) { return text.box.intersects(box.adjusted(-sample, 0, 0, 0)); };
    if (std::any_of(scene.texts.begin(), scene.texts.end(), isInTheWay))
        box.moveLeft(plot.left() + sample);
    return box;
}

void LimitLine::drawName(Scene& scene, LimitName where) const
{
    const QRectF& plot = scene.plot;
    const double height = m_theme.lineHeight(TextStyle::Strong);
    SceneText name{{}, Qt::AlignHCenter | Qt::AlignVCenter, m_limit.name, m_theme.color(ColorRole::Error), TextStyle::Strong};
    switch (where) {
    case LimitName::Beside:
        name.box = QRectF(plot.right() + m_theme.px(kLineGap), m_level - height / 2, nameWidth(), height);
        name.alignment = Qt::AlignLeft | Qt::AlignVCenter;
        break;
    case LimitName::OnLine:
        // A bar may stand there.
        name.box = QRectF(plot.right() - nameWidth(), m_level - height - m_theme.px(1), nameWidth(), height);
        name.plate = m_theme.color(ColorRole::Card);
        break;
    case LimitName::Above: {
        name.box = boxAbove(scene);
        const double middle = std::round(name.box.center().y()) + 0.5;
        addLine(scene, name.box.left() - m_theme.px(kSample), name.box.left() - m_theme.px(4), middle);
        break;
    }
    }
    scene.texts.append(name);
}

void drawOwnLimit(Scene& scene, const ChartLimit& limit, double level, const QRectF& column, const Theme& theme)
{
    const double y = std::round(level) + 0.5;
    const double inset = std::min(theme.px(kLineGap), column.width() * 0.08);
    const QColor ink = theme.color(ColorRole::Error);
    scene.lines.append({QLineF(column.left() + inset, y, column.right() - inset, y), ink, theme.px(1.5), true});
    const double width = theme.textWidth(TextStyle::Caption, limit.name) + theme.px(4);
    if (width > column.width())
        return;
    const double height = theme.lineHeight(TextStyle::Caption);
    // A plate that reached to the level would cover half of the line.
    const double apart = theme.px(1.5);
    QRectF box(column.center().x() - width / 2, y - height - apart, width, height);
    const auto isTaken = [&](const SceneText& text) { return text.box.intersects(box); };
    if (std::any_of(scene.texts.begin(), scene.texts.end(), isTaken))
        box.moveTop(y + apart);
    SceneText name{box, Qt::AlignCenter, limit.name, ink, TextStyle::Caption};
    name.plate = theme.color(ColorRole::Card);
    scene.texts.append(name);
}

}  // namespace shardscope
