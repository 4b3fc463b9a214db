// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/puzzle/puzzle_text.h"

#include <QLocale>
#include <QStandardItemModel>
#include <QStringList>

#include "app/text/core_text.h"
#include "core/io/lesson_json.h"
#include "core/schedule/block_name.h"
#include "core/schedule/schedule_traits.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

void addRow(QStandardItemModel& table, const QStringList& texts)
{
    QList<QStandardItem*> row;
    for (const QString& text : texts) {
        row << new QStandardItem(text);
        row.last()->setEditable(false);
    }
    table.appendRow(row);
}

}  // namespace

QString blockLabel(const Block& block, const PuzzleRules& rules) { return QString::fromStdString(blockName(block, rules.chunks)); }

QString refusalText(const PuzzleMove& move, const RefusedMove& refused, const PuzzleRules& rules)
{
    const QString what = blockLabel(move.block, rules);
    const QString awaited = blockLabel(refused.block, rules);
    switch (refused.problem) {
    case MoveProblem::NoSuchBlock:
        return tr("There is no %1 on rank %2 in this puzzle.").arg(what).arg(move.rank);
    case MoveProblem::Placed:
        return tr("%1 is already placed on rank %2.").arg(what).arg(move.rank);
    case MoveProblem::NoInput:
        return tr("%1 has no input yet. Rank %2 must run %3 first.").arg(what).arg(refused.rank).arg(awaited);
    case MoveProblem::NoForward:
        return tr("%1 needs the activations of %2, which rank %3 has not run yet.").arg(what, awaited).arg(move.rank);
    case MoveProblem::NoGradient:
        return tr("%1 has no incoming gradient yet. Rank %2 must run %3 first.").arg(what).arg(refused.rank).arg(awaited);
    case MoveProblem::NoInputGradient:
        return tr("%1 must come after %2 on the same rank, because the weight gradient uses its result.").arg(what, awaited);
    case MoveProblem::NoRoom:
        return tr("Rank %1 already stores %2 activations, which is the limit. Run a backward pass first.")
            .arg(move.rank)
            .arg(rules.mostLive.value_or(0));
    }
    return {};
}

QString recognisedText(const Puzzle& puzzle)
{
    QStringList names;
    QString card;
    for (const ScheduleKind kind : recognised(puzzle)) {
        const std::string_view label = traitsOf(kind).label;
        names << coreText(traitsOf(kind).shortName());
        if (const GlossaryTerm* term = findTerm(builtInGlossary(), label))
            card = coreText(term->text);
    }
    if (!puzzle.isDone() && puzzle.moves().empty())
        return tr("No block is placed yet.");
    if (!puzzle.isDone())
        return names.isEmpty() ? tr("So far, this is your own schedule: it matches none of the published ones.")
                               : tr("So far, this could become %1.").arg(names.join(tr(" or ")));
    if (names.isEmpty())
        return tr("You built your own schedule.");
    return tr("You built %1. %2").arg(names.join(tr(", which is identical here to ")), names.size() == 1 ? card : QString());
}

QString figuresText(const Puzzle& puzzle)
{
    return tr("So far: %1 units, bubble %2 of all time, at most %3 activations in flight, %4 blocks left.")
        .arg(QLocale().toString(puzzle.makespan()), percentText(puzzle.bubbleOfTotal()), QLocale().toString(puzzle.peakLive()),
             QLocale().toString(puzzle.blocksLeft()));
}

void fillPuzzleTable(QStandardItemModel& table, const Puzzle& puzzle)
{
    table.clear();
    table.setHorizontalHeaderLabels({tr("schedule"), tr("length"), tr("bubble of all time"), tr("most in flight")});
    const QLocale locale;
    addRow(table, {puzzle.isDone() ? tr("Yours") : tr("Yours, so far"), locale.toString(puzzle.makespan()),
                   percentText(puzzle.bubbleOfTotal()), locale.toString(puzzle.peakLive())});
    for (const PuzzlePar& par : parsOf(puzzle.rules()))
        addRow(table, {coreText(traitsOf(par.kind).shortName()), locale.toString(par.makespan), percentText(par.bubbleOfTotal),
                       locale.toString(par.peakLive)});
}

}  // namespace shardscope
