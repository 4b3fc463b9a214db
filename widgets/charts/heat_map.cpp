// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/heat_map.h"

#include "widgets/charts/value_axis.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <utility>

namespace shardscope {
namespace {

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto between = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {between(from.red(), to.red()), between(from.green(), to.green()), between(from.blue(), to.blue())};
}

class HeatBuilder {
public:
    HeatBuilder(const HeatMapData& data, const QSizeF& size, const Theme& theme) : m_data(data), m_theme(theme)
    {
        m_scene.size = size;
        for (const HeatRow& row : data.rows) {
            for (const HeatCell& cell : row.cells)
                m_largest = std::max(m_largest, cell.value.value_or(0));
        }
    }

    Scene build()
    {
        if (m_largest <= 0) {
            drawMessage(m_scene, m_data.whenEmpty, m_theme);
            return m_scene;
        }
        double names = 0;
        int groups = 0;
        for (const HeatRow& row : m_data.rows) {
            names = std::max(names, m_theme.textWidth(TextStyle::Caption, row.name));
            groups += row.startsGroup ? 1 : 0;
        }
        names = std::min(names + m_theme.px(10), m_scene.size.width() * 0.35);
        const double gap = m_theme.px(8);
        m_scene.plot = QRectF(QPointF(std::round(names), std::round(line() * 2.4)), QPointF(m_scene.size.width(), m_scene.size.height()));
        const double width = m_scene.plot.width() / static_cast<double>(std::max<qsizetype>(1, m_data.columns.size()));
        const double height = std::min((m_scene.plot.height() - gap * groups) / static_cast<double>(m_data.rows.size()), line() * 6);
        drawHead(width);
        double top = m_scene.plot.top();
        for (int row = 0; row < m_data.rows.size(); ++row) {
            top += m_data.rows[row].startsGroup && row > 0 ? gap : 0;
            m_scene.texts.append({QRectF(0, top, names - m_theme.px(6), height), Qt::AlignLeft | Qt::AlignVCenter,
                                  elided(m_data.rows[row].name, names - m_theme.px(6), TextStyle::Caption), m_theme.color(ColorRole::Text),
                                  TextStyle::Caption});
            for (int column = 0; column < m_data.rows[row].cells.size(); ++column)
                drawCell(row, column, QRectF(m_scene.plot.left() + column * width, top, width, height).adjusted(1, 1, -1, -1));
            top += height;
        }
        return m_scene;
    }

private:
    [[nodiscard]] double line() const { return m_theme.lineHeight(TextStyle::Caption); }
    [[nodiscard]] QString elided(const QString& text, double width, TextStyle style) const
    {
        return QFontMetricsF(m_theme.font(style)).elidedText(text, Qt::ElideRight, width);
    }

    /// Returns the texts wrapped to the width; a number stays with its name.
    [[nodiscard]] QStringList wrapped(const QStringList& texts, double width) const
    {
        QStringList lines;
        for (const QString& text : texts) {
            QString line;
            static const QRegularExpression between(QStringLiteral(" (?!\\d)"));
            for (const QString& word : text.split(between)) {
                const QString longer = line.isEmpty() ? word : line + u' ' + word;
                if (!line.isEmpty() && m_theme.textWidth(TextStyle::Caption, longer) > width)
                    lines << std::exchange(line, word);
                else
                    line = longer;
            }
            lines << line;
        }
        return lines;
    }

    void drawHead(double width)
    {
        m_scene.texts.append({QRectF(m_scene.plot.left(), 0, m_scene.plot.width(), line()), Qt::AlignLeft, m_data.columnsName,
                              m_theme.color(ColorRole::Muted), TextStyle::Caption});
        for (int column = 0; column < m_data.columns.size(); ++column) {
            m_scene.texts.append({QRectF(m_scene.plot.left() + column * width, line() * 1.1, width, line()), Qt::AlignCenter,
                                  m_data.columns[column], m_theme.color(ColorRole::Text), TextStyle::Caption});
        }
    }

    void drawCell(int row, int column, const QRectF& box)
    {
        const HeatCell& cell = m_data.rows[row].cells[column];
        const QColor fill =
            cell.value ? mixed(m_theme.color(ColorRole::Card), m_theme.color(ColorRole::Accent), 0.08 + 0.8 * *cell.value / m_largest)
                       : m_theme.color(ColorRole::Card);
        const QColor ink = inkOn(fill);
        const auto mark = static_cast<int>(m_scene.marks.size());
        m_scene.marks.append({box, row, column});
        m_scene.rects.append({box, fill, m_theme.edgeOf(fill), Hatch::None, mark, m_theme.px(2)});
        const double inside = box.width() - m_theme.px(6);
        const QStringList lines =
            wrapped(cell.lines, inside)
                .mid(0, std::max(0, static_cast<int>((box.height() - m_theme.lineHeight(TextStyle::Strong)) / line())));
        const double text = m_theme.lineHeight(TextStyle::Strong) + static_cast<double>(lines.size()) * line();
        double top = box.center().y() - text / 2;
        m_scene.texts.append({QRectF(box.left(), top, box.width(), m_theme.lineHeight(TextStyle::Strong)), Qt::AlignCenter,
                              elided(cell.figure, inside, TextStyle::Strong), ink, TextStyle::Strong});
        top += m_theme.lineHeight(TextStyle::Strong);
        for (const QString& each : lines) {
            m_scene.texts.append({QRectF(box.left(), top, box.width(), line()), Qt::AlignCenter, elided(each, inside, TextStyle::Caption),
                                  ink, TextStyle::Caption});
            top += line();
        }
    }

    const HeatMapData& m_data;
    const Theme& m_theme;
    Scene m_scene;
    double m_largest = 0;
};

}  // namespace

Scene HeatMap::sceneAt(const QSizeF& size, const Theme& theme) const { return HeatBuilder(m_data, size, theme).build(); }

QString HeatMap::summary() const
{
    const HeatCell* best = nullptr;
    QString where;
    for (const HeatRow& row : m_data.rows) {
        for (int column = 0; column < row.cells.size(); ++column) {
            if (row.cells[column].value && (!best || *row.cells[column].value > *best->value)) {
                best = &row.cells[column];
                where = tr("%1, %2", "a row and a column of a picture").arg(row.name, m_data.columns[column]);
            }
        }
    }
    return best ? tr("Largest %1: %2 at %3.").arg(m_data.figure, best->figure, where) : m_data.whenEmpty;
}

QString HeatMap::markName(int mark) const
{
    const SceneMark& at = scene().marks[mark];
    const HeatRow& row = m_data.rows[at.group];
    const HeatCell& cell = row.cells[at.item];
    const QString told =
        tr("%1, %2 %3: %4", "a row, a column with its unit, and the figure there")
            .arg(row.name, m_data.columns[at.item], m_data.columnsName, (QStringList{cell.figure} + cell.lines).join(QStringLiteral(", ")));
    return cell.detail.isEmpty() ? told : told + u'\n' + cell.detail;
}

int HeatMap::neighbour(int mark, int key) const
{
    const auto columns = static_cast<int>(m_data.columns.size());
    const auto last = static_cast<int>(scene().marks.size()) - 1;
    switch (key) {
    case Qt::Key_Left:
        return mark % columns > 0 ? mark - 1 : mark;
    case Qt::Key_Right:
        return mark % columns + 1 < columns ? std::min(last, mark + 1) : mark;
    case Qt::Key_Up:
        return mark >= columns ? mark - columns : mark;
    case Qt::Key_Down:
        return mark + columns <= last ? mark + columns : mark;
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return last;
    default:
        return -1;
    }
}

TableData HeatMap::tableData() const
{
    TableData table;
    table.columns = QStringList{QString()} + m_data.columns;
    table.rows = static_cast<int>(m_data.rows.size());
    table.cell = [rows = m_data.rows](int row, int column) -> QVariant {
        if (column == 0)
            return rows[row].name;
        const HeatCell& cell = rows[row].cells[column - 1];
        return (QStringList{cell.figure} + cell.lines).join(QStringLiteral(", "));
    };
    return table;
}

}  // namespace shardscope
