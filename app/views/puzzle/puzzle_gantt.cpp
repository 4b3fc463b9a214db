// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/puzzle/puzzle_gantt.h"

#include <QLocale>

#include "app/views/puzzle/puzzle_text.h"
#include "widgets/text/tr.h"
#include "widgets/timeline/gantt_builder.h"

namespace shardscope {
namespace {

GanttStyle styleOf(BlockKind kind, int chunk)
{
    GanttStyle style;
    style.shade = chunk * 0.45;
    switch (kind) {
    case BlockKind::Forward:
        style.name = tr("forward");
        style.role = ColorRole::Forward;
        style.liveAtStart = 1;
        break;
    case BlockKind::InputGrad:
        style.name = tr("input gradient");
        style.role = ColorRole::InputGradient;
        break;
    case BlockKind::WeightGrad:
        style.name = tr("weight gradient");
        style.role = ColorRole::WeightGradient;
        style.liveAtEnd = -1;
        break;
    default:
        style.name = tr("backward");
        style.role = ColorRole::Backward;
        style.liveAtEnd = -1;
        break;
    }
    style.legend = style.name;
    const std::string_view letter = nameOf(kind);
    style.letter = QString::fromUtf8(letter.data(), static_cast<qsizetype>(letter.size()));
    return style;
}

}  // namespace

std::shared_ptr<const GanttData> puzzleGantt(const Puzzle& puzzle, const QString& name, double end)
{
    const PuzzleRules& rules = puzzle.rules();
    GanttBuilder builder(name, GanttTime::InUnits);
    std::map<std::pair<BlockKind, int>, int> styles;
    for (const BlockKind kind : {BlockKind::Forward, BlockKind::Backward, BlockKind::InputGrad, BlockKind::WeightGrad}) {
        const bool isSplit = kind == BlockKind::InputGrad || kind == BlockKind::WeightGrad;
        if (kind != BlockKind::Forward && isSplit != rules.splitsBackward)
            continue;
        for (int chunk = 0; chunk < rules.chunks; ++chunk)
            styles[{kind, chunk}] = builder.addStyle(styleOf(kind, chunk));
    }
    for (int rank = 0; rank < rules.stages; ++rank) {
        const int row = builder.addRow(tr("rank %1").arg(rank), QString::number(rank));
        for (const PlacedBlock& placed : puzzle.rank(rank)) {
            const QString label = blockLabel(placed.block, rules);
            builder.addSpan(row, styles.at({placed.block.kind, placed.block.chunk}), placed.span.start, placed.span.end, label.mid(1),
                            tr("%1 on rank %2").arg(label).arg(rank));
        }
    }
    std::shared_ptr<GanttData> data = builder.build(end);
    data->liveName = tr("activations in flight");
    data->liveText = [](double live) { return QLocale().toString(live); };
    data->measure();
    return data;
}

}  // namespace shardscope
