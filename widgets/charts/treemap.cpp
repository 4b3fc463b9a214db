// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/treemap.h"

#include <algorithm>
#include <limits>

#include "widgets/charts/treemap_scene.h"

namespace shardscope {

namespace {

/// How far `to` lies from `from` in the direction of an arrow key; infinite if it doesn't lie there.
double distanceAlong(const QPointF& from, const QPointF& to, int key)
{
    const QPointF way = to - from;
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const double forward = (sideways ? way.x() : way.y()) * (key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1);
    const double across = std::abs(sideways ? way.y() : way.x());
    return forward > 0.5 ? forward + 2 * across : std::numeric_limits<double>::infinity();
}

}  // namespace

Scene Treemap::sceneAt(const QSizeF& size, const Theme& theme) const { return treemapScene(m_data, size, theme); }

double Treemap::total() const
{
    double sum = 0;
    for (const TreemapGroup& group : m_data.groups)
        sum += group.total();
    return sum;
}

QString Treemap::summary() const
{
    const TreemapTile* most = nullptr;
    for (const TreemapGroup& group : m_data.groups) {
        for (const TreemapTile& tile : group.tiles) {
            if (!most || tile.value > most->value)
                most = &tile;
        }
    }
    if (!most || !(most->value > 0))
        return m_data.whenEmpty;
    return tr("Total %1. The largest part is %2 with %3 (%4).")
        .arg(m_data.format.text(total()), most->name, m_data.format.text(most->value), percentText(most->value / total()));
}

QString Treemap::markName(int mark) const
{
    const SceneMark& of = scene().marks[mark];
    const TreemapGroup& group = m_data.groups[of.group];
    const double value = of.item < 0 ? group.total() : group.tiles[of.item].value;
    const QString amount = tr("%1 (%2)", "bytes and their share").arg(m_data.format.text(value), percentText(value / total()));
    if (of.item < 0)
        return tr("%1: %2", "name, amount").arg(group.name, amount);
    const TreemapTile& tile = group.tiles[of.item];
    const QString name = tr("%1, %2: %3", "group, tile, amount").arg(group.name, tile.name, amount);
    return tile.detail.isEmpty() ? name : name + u'\n' + tile.detail;
}

int Treemap::neighbour(int mark, int key) const
{
    const QList<SceneMark>& marks = scene().marks;
    if (key == Qt::Key_Home)
        return 0;
    if (key == Qt::Key_End)
        return static_cast<int>(marks.size()) - 1;
    if (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Up && key != Qt::Key_Down)
        return -1;
    int best = mark;
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i < static_cast<int>(marks.size()); ++i) {
        // A group as a whole is reached with Home and by screen readers: arrows go from tile to tile.
        if (marks[i].item < 0 || marks[i].bounds.isEmpty())
            continue;
        const double distance = distanceAlong(marks[mark].bounds.center(), marks[i].bounds.center(), key);
        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    return best;
}

TableData Treemap::tableData() const
{
    QList<QPair<int, int>> rows;
    for (int group = 0; group < static_cast<int>(m_data.groups.size()); ++group) {
        for (int tile = 0; tile < static_cast<int>(m_data.groups[group].tiles.size()); ++tile)
            rows.append({group, tile});
    }
    TableData table;
    table.columns = QStringList{tr("class"), tr("item"), tr("amount"), tr("note")};
    table.rows = static_cast<int>(rows.size());
    table.text = m_data.format.text;
    table.cell = [groups = m_data.groups, rows](int row, int column) -> QVariant {
        const TreemapGroup& group = groups[rows[row].first];
        const TreemapTile& tile = group.tiles[rows[row].second];
        switch (column) {
        case 0:
            return group.name;
        case 1:
            return tile.name;
        case 2:
            return tile.value;
        default:
            return tile.detail;
        }
    };
    return table;
}

}  // namespace shardscope
