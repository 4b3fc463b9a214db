// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

#include "widgets/collectives/collective_scene.h"
#include "widgets/collectives/collective_text.h"
#include "widgets/mesh/heat.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Collectives", text); }

constexpr int kPiecesOfArc = 16;

/// From above one rank to above another, the higher the farther they are apart.
void drawArc(Scene& scene, const QPointF& from, const QPointF& to, double height, const QColor& color, double width, bool dashed, double head)
{
    QPointF last = from;
    for (int piece = 1; piece <= kPiecesOfArc; ++piece) {
        const double t = static_cast<double>(piece) / kPiecesOfArc;
        const QPointF next(from.x() + (to.x() - from.x()) * t, from.y() - 4 * height * t * (1 - t));
        scene.lines.append({QLineF(last, next), color, width, dashed});
        last = next;
    }
    // Arrives from above, leaning to where it comes from.
    const double lean = to.x() > from.x() ? -1 : 1;
    scene.lines.append({QLineF(to, to + QPointF(lean * head * 1.1, -head * 0.35)), color, width, false});
    scene.lines.append({QLineF(to, to + QPointF(lean * head * 0.1, -head * 1.15)), color, width, false});
}

/// A cell's figure without its unit where the unit has no room.
QString shortText(Bytes bytes, double room, const Theme& theme)
{
    const QString whole = bytesText(bytes.value());
    if (theme.textWidth(TextStyle::Caption, whole) <= room)
        return whole;
    const QString figure = whole.section(QLatin1Char(' '), 0, 0);
    return theme.textWidth(TextStyle::Caption, figure) <= room ? figure : QString();
}

}  // namespace

void drawArrows(Scene& scene, const CollectiveData& data, const PlayedMoment& moment, const CollectiveLayout& layout, const Theme& theme)
{
    if (moment.step >= data.steps())
        return;
    std::set<std::pair<int, int>> links;
    for (const ChunkMove& move : data.played.steps[static_cast<std::size_t>(moment.step)].moves)
        links.insert({move.from, move.to});
    const QRectF area = layout.arrows();
    const double nudge = layout.column(0).width() * 0.16;
    for (const auto& link : links) {
        const int apart = std::abs(link.first - link.second);
        const bool crosses = crossesNodes(link.first, link.second, data.ranksPerNode);
        const double side = link.second > link.first ? nudge : -nudge;
        const QPointF from(layout.column(link.first).center().x() + side, area.bottom() - 1);
        const QPointF to(layout.column(link.second).center().x() - side, area.bottom() - 1);
        const double share = data.ranks() > 2 ? static_cast<double>(apart - 1) / (data.ranks() - 2) : 0;
        const double height = area.height() * (0.3 + 0.62 * share);
        drawArc(scene, from, to, height, theme.color(crosses ? ColorRole::Warning : ColorRole::Accent), theme.px(crosses ? 2.0 : 1.5), crosses,
                theme.px(6));
    }
}

void drawLinks(Scene& scene, const CollectiveData& data, const PlayedMoment& moment, const QRectF& area, const Theme& theme)
{
    const int n = data.ranks();
    const double line = theme.lineHeight(TextStyle::Strong);
    const double caption = theme.lineHeight(TextStyle::Caption);
    const auto shown = static_cast<std::size_t>(moment.step);
    const std::vector<Bytes> sent = linkBytes(data.played, data.size, 0, shown);
    const std::vector<Bytes> whole = linkBytes(data.played, data.size, 0, data.played.steps.size());
    const Bytes most = *std::max_element(whole.begin(), whole.end());
    scene.texts.append({QRectF(area.left(), area.top(), area.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                        tr("Bytes on each link so far"), theme.color(ColorRole::Text), TextStyle::Strong});
    scene.texts.append({QRectF(area.left(), area.top() + line, area.width(), caption), Qt::AlignLeft | Qt::AlignVCenter,
                        tr("row sends to column; framed: in this step"), theme.color(ColorRole::Muted), TextStyle::Caption});
    const double names = theme.textWidth(TextStyle::Caption, QStringLiteral("00")) + theme.px(6);
    const double top = area.top() + line + 2 * caption + theme.px(4);
    const double side = std::max(3.0, std::floor(std::min((area.right() - area.left() - names) / n, (area.bottom() - top) / n)));
    const double wide = std::max(side, std::min(std::floor((area.width() - names) / n), side * 2.2));
    std::set<std::pair<int, int>> now;
    if (moment.step < data.steps()) {
        for (const ChunkMove& move : data.played.steps[shown].moves)
            now.insert({move.from, move.to});
    }
    const bool hasNames = side >= caption * 0.75;
    for (int from = 0; from < n; ++from) {
        const double y = top + from * side;
        const QColor muted = theme.color(ColorRole::Muted);
        if (hasNames || from % 4 == 0) {
            scene.texts.append({QRectF(area.left(), y, names - theme.px(4), side), Qt::AlignRight | Qt::AlignVCenter, QString::number(from), muted, TextStyle::Caption});
            scene.texts.append({QRectF(area.left() + names + from * wide, top - caption, wide, caption), Qt::AlignCenter, QString::number(from), muted, TextStyle::Caption});
        }
        for (int to = 0; to < n; ++to) {
            const QRectF box(area.left() + names + to * wide, y, wide - 1, side - 1);
            const auto index = static_cast<std::size_t>(from * n + to);
            scene.marks.append({box, n + from, to});
            const int mark = static_cast<int>(scene.marks.size()) - 1;
            const bool isUsed = sent[index] > Bytes();
            const bool crosses = crossesNodes(from, to, data.ranksPerNode);
            const QColor hue = theme.color(crosses ? ColorRole::Warning : ColorRole::Accent);
            const QColor fill = isUsed ? heatColor(sent[index] / most, hue, theme) : theme.color(from == to ? ColorRole::Groove : ColorRole::Surface);
            scene.rects.append({box, fill, theme.color(ColorRole::Grid), isUsed && crosses ? Hatch::Rising : Hatch::None, mark, 0});
            if (now.count({from, to}) > 0)
                scene.rects.append({box.adjusted(1, 1, -1, -1), Qt::transparent, theme.color(ColorRole::Text), Hatch::None, mark, 0});
            if (isUsed && side >= caption * 0.9) {
                const QString words = shortText(sent[index], wide - 4, theme);
                if (!words.isEmpty())
                    scene.texts.append({box, Qt::AlignCenter, words, inkOn(fill), TextStyle::Caption});
            }
        }
    }
}

void drawFormulas(Scene& scene, const CollectiveData& data, const PlayedMoment& moment, const QRectF& area, const Theme& theme)
{
    const double line = theme.lineHeight(TextStyle::Strong);
    const double caption = theme.lineHeight(TextStyle::Caption);
    const QString heading = tr("%1, %2: n = %3, S = %4")
                                .arg(operationName(data.played.operation), algorithmName(data.played.algorithm).toLower())
                                .arg(data.ranks())
                                .arg(bytesText(data.size.value()));
    scene.texts.append({QRectF(area.left(), area.top(), area.width(), line), Qt::AlignLeft | Qt::AlignVCenter, heading,
                        theme.color(ColorRole::Text), TextStyle::Strong});
    double y = area.top() + line + theme.px(4);
    for (const FormulaLine& each : formulaLines(data, moment)) {
        const double width = theme.textWidth(TextStyle::Strong, each.value) + theme.px(8);
        const double needs = theme.textWidth(TextStyle::Caption, each.formula);
        const bool wraps = each.value.isEmpty() || needs > area.width();
        const double lines = std::clamp(std::ceil(needs / (area.width() * 0.94)), 1.0, 2.0);
        const double height = line + caption * (wraps ? lines : 1);
        if (y + height > area.bottom() + 1)
            return;
        scene.lines.append({QLineF(area.left(), y, area.right(), y), theme.color(ColorRole::Grid), 1, false});
        scene.texts.append({QRectF(area.left(), y, area.width() - width, line), Qt::AlignLeft | Qt::AlignVCenter, each.name,
                            theme.color(ColorRole::Text), TextStyle::Caption});
        scene.texts.append({QRectF(area.right() - width, y, width, line), Qt::AlignRight | Qt::AlignVCenter, each.value,
                            theme.color(ColorRole::Text), TextStyle::Strong});
        scene.texts.append({QRectF(area.left(), y + line - 1, area.width(), height - line), Qt::AlignLeft | Qt::AlignTop, each.formula,
                            theme.color(ColorRole::Muted), TextStyle::Caption, true});
        y += height + theme.px(2);
    }
}

}  // namespace shardscope
