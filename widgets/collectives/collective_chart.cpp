// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collectives/collective_chart.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

#include "widgets/collectives/collective_text.h"
#include "widgets/text/numbers.h"

namespace shardscope {

CollectiveChart::CollectiveChart(QWidget* parent) : MovingChart(parent) { setAccessibleName(tr("A collective, chunk by chunk")); }

void CollectiveChart::setData(std::shared_ptr<const CollectiveData> collective)
{
    m_data = std::move(collective);
    m_moment = {m_data ? std::min(m_moment.step, m_data->steps()) : 0, 0};
    renew();
}

void CollectiveChart::setMoment(const Moment& moment)
{
    const Moment old = m_moment;
    m_moment = moment;
    if (m_data)
        m_moment.step = std::clamp(moment.step, 0, m_data->steps());
    if (m_moment.step != old.step)
        renew();
    else if (m_moment.phase != old.phase)
        update(scene().plot.toAlignedRect().adjusted(-2, -2, 2, 2));
}

Scene CollectiveChart::standingAt(const QSizeF& size, const Theme& theme) const { return collectiveScene(*m_data, m_moment, size, theme); }

Scene CollectiveChart::movingAt(const QSizeF& size, const Theme& theme) const { return travellingChunks(*m_data, m_moment, size, theme); }

QSize CollectiveChart::minimumSizeHint() const
{
    const Theme& theme = Theme::current();
    const double formulas = m_data && theme.isForAudience() ? collectiveLeastHeight(*m_data, m_moment, width(), theme) : 0;
    return QSizeF(theme.px(300), std::max(theme.px(240), formulas)).toSize();
}

QString CollectiveChart::title() const
{
    if (!m_data)
        return tr("Collective");
    return tr("%1 with %2 on %3 GPUs")
        .arg(operationName(m_data->played.operation), algorithmName(m_data->played.algorithm).toLower())
        .arg(m_data->ranks());
}

QString CollectiveChart::summary() const
{
    if (!m_data)
        return tr("Nothing is played.");
    return tr("%1 %2. %3: %4 steps. The busiest rank sends %5. By α and β it takes %6.")
        .arg(operationMeaning(m_data->played.operation), stepTitle(*m_data, m_moment.step), bytesText(m_data->size.value()))
        .arg(m_data->steps())
        .arg(linkText(m_data->size * m_data->formula.most), durationText(m_data->time.total.value()));
}

QString CollectiveChart::cellName(int rank, int row) const
{
    if (m_data->isExchange()) {
        const int n = m_data->ranks();
        return tr("GPU %1 and GPU %2. To send: %3. Received: %4")
            .arg(rank)
            .arg(row)
            .arg(holdingText(*m_data, m_moment.step, rank, rank * n + row), holdingText(*m_data, m_moment.step, rank, row * n + rank));
    }
    return tr("GPU %1, chunk %2: %3").arg(rank).arg(row).arg(holdingText(*m_data, m_moment.step, rank, row));
}

QString CollectiveChart::linkName(int from, int to) const
{
    if (from == to)
        return tr("GPU %1 sends nothing to itself").arg(from);
    const auto index = static_cast<std::size_t>(from * m_data->ranks() + to);
    const auto step = static_cast<std::size_t>(m_moment.step);
    const Bytes now = linkBytes(m_data->played, m_data->size, step, step + 1)[index];
    const Bytes before = linkBytes(m_data->played, m_data->size, 0, step)[index];
    const Bytes all = linkBytes(m_data->played, m_data->size, 0, m_data->played.steps.size())[index];
    const QString wire = crossesNodes(from, to, m_data->ranksPerNode) ? tr("over the network") : tr("within the node");
    return tr("GPU %1 to GPU %2, %3: %4 in this step, %5 before it, %6 in total")
        .arg(from)
        .arg(to)
        .arg(wire, linkText(now), linkText(before), linkText(all));
}

QString CollectiveChart::markName(int mark) const
{
    const SceneMark& of = scene().marks[mark];
    const int n = m_data->ranks();
    if (of.group >= n)
        return linkName(of.group - n, of.item);
    if (of.item >= 0)
        return cellName(of.group, of.item);
    return tr("GPU %1: has sent %2 of %3")
        .arg(of.group)
        .arg(linkText(m_data->sentBy(of.group, m_moment.step)), linkText(m_data->sentBy(of.group)));
}

/// One row for each step and link.
TableData CollectiveChart::tableData() const
{
    struct Row {
        int step;
        int from;
        int to;
        QString chunks;
        double bytes;
    };
    auto rows = std::make_shared<QList<Row>>();
    for (int step = 0; m_data && step < m_data->steps(); ++step) {
        QList<Row> links;
        for (const ChunkMove& move : m_data->played.steps[static_cast<std::size_t>(step)].moves) {
            const double bytes = m_data->played.chunkBytes(m_data->size).value();
            const auto same =
                std::find_if(links.begin(), links.end(), [&](const Row& row) { return row.from == move.from && row.to == move.to; });
            const QString chunk = m_data->isExchange() ? tr("for GPU %1").arg(move.to) : QString::number(move.chunk);
            if (same == links.end()) {
                links.append({step, move.from, move.to, chunk, bytes});
            } else {
                same->chunks += QStringLiteral(", ") + chunk;
                same->bytes += bytes;
            }
        }
        *rows += links;
    }
    TableData table;
    table.columns = {tr("Step"), tr("Part"), tr("From GPU"), tr("To GPU"), tr("Chunk"), tr("Bytes"), tr("Time of the step, s")};
    table.rows = static_cast<int>(rows->size());
    table.cell = [rows, played = m_data](int row, int column) -> QVariant {
        const Row& of = rows->at(row);
        const auto step = static_cast<std::size_t>(of.step);
        switch (column) {
        case 0:
            return of.step + 1;
        case 1:
            return partName(played->played.steps[step].part);
        case 2:
            return of.from;
        case 3:
            return of.to;
        case 4:
            return of.chunks;
        case 5:
            return of.bytes;
        default:
            return played->time.steps[step].value();
        }
    };
    table.text = [](double value) {
        return QLocale().toString(value, value == std::floor(value) ? 'f' : 'g', value == std::floor(value) ? 0 : 6);
    };
    return table;
}

int CollectiveChart::neighbour(int mark, int key) const
{
    const SceneMark& from = scene().marks[mark];
    const int n = m_data->ranks();
    const bool isLink = from.group >= n;
    const auto orStay = [mark](int next) { return next >= 0 ? next : mark; };
    if (isLink) {
        switch (key) {
        case Qt::Key_Left:
            return from.item > 0 ? scene().markOf(from.group, from.item - 1) : orStay(scene().markOf(n - 1, 0));
        case Qt::Key_Right:
            return orStay(scene().markOf(from.group, from.item + 1));
        case Qt::Key_Up:
            return orStay(scene().markOf(std::max(n, from.group - 1), from.item));
        case Qt::Key_Down:
            return orStay(scene().markOf(from.group + 1, from.item));
        case Qt::Key_Home:
            return orStay(scene().markOf(from.group, 0));
        case Qt::Key_End:
            return orStay(scene().markOf(from.group, n - 1));
        default:
            return -1;
        }
    }
    switch (key) {
    case Qt::Key_Left:
        return orStay(scene().markOf(from.group - 1, from.item));
    case Qt::Key_Right:
        return from.group + 1 < n ? scene().markOf(from.group + 1, from.item) : orStay(scene().markOf(n, 0));
    case Qt::Key_Up:
        return from.item < 0 ? mark : orStay(scene().markOf(from.group, from.item - 1));
    case Qt::Key_Down:
        return orStay(scene().markOf(from.group, from.item + 1));
    case Qt::Key_Home:
        return orStay(scene().markOf(0, from.item));
    case Qt::Key_End:
        return orStay(scene().markOf(n - 1, from.item));
    default:
        return -1;
    }
}

}  // namespace shardscope
