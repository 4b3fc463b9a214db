// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>

#include <cmath>

#include "widgets/ring/mask_glyph.h"
#include "widgets/ring/ring_chart.h"
#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

/// Until a rank continues, or all are done.
Seconds waitOf(const RingPicture& picture, int rank, int step)
{
    const Seconds start = picture.times.start(picture.pass, rank, step);
    const bool isLast = step + 1 == picture.pass.steps;
    const Seconds end = isLast ? picture.times.total - picture.pass.after : picture.times.start(picture.pass, rank, step + 1);
    return end - start - picture.pass.computeOf(rank, step);
}

Seconds computedBy(const RingPicture& picture, int rank) { return picture.pass.attention * picture.pass.work.shareOfRank(rank); }

/// The step of the forward that has this work.
double shareOf(const RingPicture& picture, int rank, int step)
{
    return picture.work->share(rank, picture.turn() > 0 ? step : picture.pass.steps - 1 - step);
}

QString microseconds(Seconds time) { return durationText(time.value()); }

}  // namespace

QString RingChart::title() const
{
    switch (m_page) {
    case RingPage::Steps:
        return tr("Ring attention, step by step");
    case RingPage::Work:
        return tr("Causal work by rank and step");
    case RingPage::Times:
        return tr("Computing and sending over time");
    }
    return {};
}

QString RingChart::summary() const
{
    if (!m_picture)
        return {};
    const RingPassTime& time = m_picture->time;
    return tr("%Ln rank(s). Balance %1. One layer takes %2, of which %3 are exposed. Step %4 is shown.", nullptr, m_picture->shape.ranks)
        .arg(percentText(m_picture->work->balance()), microseconds(time.total), microseconds(time.exposed()),
             QString::number(m_moment.step));
}

QString RingChart::markName(int mark) const
{
    const SceneMark& of = scene().marks[mark];
    return of.item < 0 ? rankName(of.group) : stepName(of.group, of.item);
}

QString RingChart::rankName(int rank) const
{
    const Seconds computed = computedBy(*m_picture, rank);
    return tr("rank %1: %2 of all causal work; computes %3 of %4")
        .arg(QString::number(rank), percentText(m_picture->work->shareOfRank(rank)), microseconds(computed),
             microseconds(m_picture->time.total));
}

QString RingChart::stepName(int rank, int step) const
{
    const RingPicture& picture = *m_picture;
    const Seconds computing = picture.pass.computeOf(rank, step);
    const QString share = percentText(shareOf(picture, rank, step));
    if (!isRing(picture.shape.layout))
        return tr("rank %1: %2 of all causal work; computes %3").arg(QString::number(rank), share, microseconds(computing));
    const int keys = picture.keysOf(rank, step);
    const QString mask = maskName(maskOf(picture.shape, rank, keys));
    const QString words = picture.shape.stride() > 1 ? tr("rank %1, step %2: keys of group %3 (%4), %5 of all causal work; ")
                                                     : tr("rank %1, step %2: keys of rank %3 (%4), %5 of all causal work; ");
    const QString name =
        words.arg(QString::number(rank), QString::number(step), QString::number(picture.shape.ringPlace(keys)), mask, share);
    const Seconds wait = picture.isExact() ? waitOf(picture, rank, step) : Seconds();
    if (wait.value() <= 1e-9 * picture.time.total.value())
        return name + tr("computes %1").arg(microseconds(computing));
    if (computing <= Seconds())
        return name + tr("waits %1").arg(microseconds(wait));
    return name + tr("computes %1, then waits %2").arg(microseconds(computing), microseconds(wait));
}

/// A row for each rank and step; beyond the exact ranks one for each rank.
TableData RingChart::tableData() const
{
    TableData table;
    table.columns = QStringList{tr("rank"),          tr("step"),         tr("keys of rank"), tr("mask"),
                                tr("share of work"), tr("computes (s)"), tr("hop (s)"),      tr("waits (s)")};
    if (!m_picture)
        return table;
    if (!m_picture->isExact())
        return tableOfRanks();
    const int steps = m_picture->pass.steps;
    table.rows = m_picture->shape.ranks * steps;
    table.text = [](double value) { return QLocale().toString(value, 'g', 5); };
    table.cell = [picture = m_picture, steps](int row, int column) -> QVariant {
        const int rank = row / steps;
        const int step = row % steps;
        const int keys = picture->keysOf(rank, step);
        switch (column) {
        case 0:
            return static_cast<double>(rank);
        case 1:
            return static_cast<double>(step);
        case 2:
            return isRing(picture->shape.layout) ? QVariant(static_cast<double>(keys)) : QVariant(tr("all"));
        case 3:
            return maskName(isRing(picture->shape.layout) ? maskOf(picture->shape, rank, keys) : BlockMask::Causal);
        case 4:
            return shareOf(*picture, rank, step);
        case 5:
            return picture->pass.computeOf(rank, step).value();
        case 6:
            return picture->pass.hopOf(step).value();
        default:
            return waitOf(*picture, rank, step).value();
        }
    };
    return table;
}

TableData RingChart::tableOfRanks() const
{
    TableData table;
    table.columns = QStringList{tr("rank"), tr("share of work"), tr("computes (s)")};
    table.rows = m_picture->shape.ranks;
    table.text = [](double value) { return QLocale().toString(value, 'g', 5); };
    table.cell = [picture = m_picture](int row, int column) -> QVariant {
        const double share = picture->work->shareOfRank(row);
        return column == 0 ? static_cast<double>(row) : column == 1 ? share : computedBy(*picture, row).value();
    };
    return table;
}

}  // namespace shardscope
