// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/layer/layer_diagram.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/layer/layer_scene.h"
#include "widgets/text/numbers.h"
#include "widgets/theme/dimension.h"

namespace shardscope {

void LayerDiagram::setData(const LayerDiagramData& layer)
{
    m_data = layer;
    rebuild();
    updateGeometry();
}

Scene LayerDiagram::sceneAt(const QSizeF& size, const Theme& theme) const { return layerScene(m_data, size, theme); }

double LayerDiagram::fullHeight(const Theme& theme) const { return layerSceneHeight(m_data, theme); }

QSize LayerDiagram::sizeHint() const { return {qRound(Theme::current().px(760)), qRound(fullHeight(Theme::current()))}; }

QSize LayerDiagram::minimumSizeHint() const
{
    constexpr double kTightest = 0.72;  // of the full height: captions just fit their rows
    return {qRound(Theme::current().px(360)), qRound(kTightest * fullHeight(Theme::current()))};
}

QString LayerDiagram::summary() const
{
    const auto slowest = std::max_element(m_data.rows.begin(), m_data.rows.end(),
                                          [](const LayerRow& a, const LayerRow& b) { return a.forwardSeconds < b.forwardSeconds; });
    if (slowest == m_data.rows.end())
        return m_data.whenEmpty;
    return tr("%Ln operator(s). The slowest forward: %1, %2.", nullptr, static_cast<int>(m_data.rows.size()))
        .arg(slowest->name, shortTimeText(slowest->forwardSeconds));
}

QString LayerDiagram::markName(int mark) const
{
    const SceneMark& of = scene().marks[mark];
    const LayerRow& row = m_data.rows[of.group];
    if (of.item >= 0)
        return tr("%1: %2", "operator, its collective").arg(row.name, transferText(row.transfers[of.item]));
    QStringList parts{tr("%1 %2", "letter, operator").arg(row.letter, row.name)};
    if (!row.cutName.isEmpty())
        parts << row.cutName;
    parts << tr("forward %1, backward %2").arg(shortTimeText(row.forwardSeconds), shortTimeText(row.backwardSeconds))
          << tr("bound by %1").arg(row.bound);
    return parts.join(tr(", "));
}

int LayerDiagram::neighbour(int mark, int key) const
{
    const SceneMark& from = scene().marks[mark];
    const int last = static_cast<int>(m_data.rows.size()) - 1;
    const int nextTransfer = scene().markOf(from.group, from.item + 1);
    switch (key) {
    case Qt::Key_Up:
        return scene().markOf(std::max(0, from.group - 1), -1);
    case Qt::Key_Down:
        return scene().markOf(std::min(last, from.group + 1), -1);
    case Qt::Key_Home:
        return scene().markOf(0, -1);
    case Qt::Key_End:
        return scene().markOf(last, -1);
    case Qt::Key_Right:
        return nextTransfer >= 0 ? nextTransfer : mark;
    case Qt::Key_Left:
        return from.item >= 0 ? scene().markOf(from.group, from.item - 1) : mark;
    default:
        return -1;
    }
}

TableData LayerDiagram::tableData() const
{
    TableData table;
    table.columns = {tr("operator"),
                     tr("cut"),
                     tr("input"),
                     tr("weights"),
                     tr("output"),
                     tr("FLOP, forward"),
                     tr("bytes moved, forward"),
                     tr("bytes kept"),
                     tr("forward, s"),
                     tr("backward, s"),
                     tr("bound by"),
                     tr("collectives")};
    table.rows = static_cast<int>(m_data.rows.size());
    table.text = [](double value) { return QLocale().toString(value, 'g', 4); };
    table.cell = [rows = m_data.rows](int row, int column) -> QVariant {
        const LayerRow& of = rows[row];
        switch (column) {
        case 0:
            return of.name;
        case 1:
            return of.cutName;
        case 2:
            return of.input.shape;
        case 3:
            return of.weights.shape;
        case 4:
            return of.output.shape;
        case 5:
            return of.flop;
        case 6:
            return of.movedBytes;
        case 7:
            return of.keptBytes;
        case 8:
            return of.forwardSeconds;
        case 9:
            return of.backwardSeconds;
        case 10:
            return of.bound;
        default:
            break;
        }
        QStringList transfers;
        for (const LayerTransfer& transfer : of.transfers)
            transfers << transferText(transfer);
        return transfers.join(QStringLiteral("; "));
    };
    return table;
}

QString transferText(const LayerTransfer& transfer)
{
    const QString what = LayerDiagram::tr("%1 of %2 over %3, %4")
                             .arg(transfer.name, bytesText(transfer.bytes), lettersOf(transfer.dimension), shortTimeText(transfer.seconds));
    if (transfer.exposed <= transfer.seconds * 0.001)  // the rounding error of a difference of equal times
        return LayerDiagram::tr("%1, hidden").arg(what);
    if (transfer.exposed >= transfer.seconds * 0.999)
        return LayerDiagram::tr("%1, all of it exposed").arg(what);
    return LayerDiagram::tr("%1, %2 of it exposed").arg(what, shortTimeText(transfer.exposed));
}

QString flopText(double flop)
{
    constexpr std::array<const char*, 6> kUnits{QT_TRANSLATE_NOOP("LayerDiagram", "FLOP"),  QT_TRANSLATE_NOOP("LayerDiagram", "kFLOP"),
                                                QT_TRANSLATE_NOOP("LayerDiagram", "MFLOP"), QT_TRANSLATE_NOOP("LayerDiagram", "GFLOP"),
                                                QT_TRANSLATE_NOOP("LayerDiagram", "TFLOP"), QT_TRANSLATE_NOOP("LayerDiagram", "PFLOP")};
    std::size_t unit = 0;
    while (flop >= 1000 && unit + 1 < kUnits.size()) {
        flop /= 1000;
        ++unit;
    }
    return LayerDiagram::tr("%1 %2", "a number and its unit").arg(QLocale().toString(flop, 'g', 3), LayerDiagram::tr(kUnits[unit]));
}

QString shortTimeText(double seconds)
{
    const double unit = seconds >= 1 ? 1 : seconds >= 1e-3 ? 1e-3 : 1e-6;
    const QString name = seconds >= 1 ? LayerDiagram::tr("s") : seconds >= 1e-3 ? LayerDiagram::tr("ms") : LayerDiagram::tr("µs");
    return LayerDiagram::tr("%1 %2", "a number and its unit").arg(QLocale().toString(seconds / unit, 'g', 3), name);
}

}  // namespace shardscope
