// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_sums.h"

#include <algorithm>
#include <vector>

#include "app/views/step/step_gantt.h"
#include "app/views/step/step_ladders.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"

namespace shardscope {
namespace {

/// Seconds of one row. `counts` marks rows that are part of the step's sum: hidden communication is not.
struct Sum {
    QString name;
    double hidden = 0;
    double counts = 0;
    double hiddenMeasured = 0;
    double measured = 0;
    bool isStream = false;
};

double ofAxis(const SecondsByAxis& seconds, Axis axis) { return seconds[static_cast<std::size_t>(axis)].value(); }

std::vector<Sum> sumsOf(const StepPicture& picture, const ProfilerTrace* trace)
{
    const StreamSums& sums = picture.sums;
    const ProfilerSums measured = trace ? profilerSums(*trace) : ProfilerSums();
    std::vector<Sum> rows{{tr("Compute"), 0, sums.compute.value(), 0, measured.compute.value(), false}};
    for (const Axis axis : kDimensions) {
        const auto row = static_cast<std::size_t>(streamOf(axis));
        Sum sum{tr("%1 communication").arg(lettersOf(axis)),
                ofAxis(sums.hidden, axis),
                ofAxis(sums.exposed, axis),
                measured.hidden[row].value(),
                measured.exposed[row].value(),
                true};
        if (sum.hidden + sum.counts + sum.hiddenMeasured + sum.measured > 0)
            rows.push_back(sum);
    }
    constexpr auto kUnknown = static_cast<std::size_t>(ProfiledRow::Unknown);
    if (const double other = measured.exposed[kUnknown].value(); other + measured.hidden[kUnknown].value() > 0)
        rows.push_back({tr("Communication of unknown groups"), 0, 0, measured.hidden[kUnknown].value(), other, true});
    const double host = (sums.hostWait + sums.overhead).value();
    const double busy = sums.compute.value() + sumOf(sums.exposed).value() + host + sums.optimizer.value();
    // What the link carries while the GPU waits for it is not hidden.
    const double carried = std::max(0.0, (sums.hostLink - sums.hostWait).value());
    rows.push_back({tr("Host"), carried, host, 0, 0, carried > 0});
    rows.push_back({tr("Optimizer"), 0, sums.optimizer.value(), 0, 0, false});
    rows.push_back({tr("Idle: bubble, other ranks"), 0, std::max(0.0, picture.streams.end - busy), 0, measured.idle.value(), false});
    rows.push_back({tr("Step"), 0, picture.streams.end, 0, trace ? trace->seconds : 0, false});
    return rows;
}

}  // namespace

TableData stepSums(const StepPicture& picture, const ProfilerTrace* trace)
{
    const auto rows = std::make_shared<const std::vector<Sum>>(sumsOf(picture, trace));
    TableData table;
    table.columns = {tr("Activity"), tr("Share of the step"), tr("Time"), tr("Hidden")};
    if (trace)
        table.columns << tr("Profiler: share") << tr("Profiler: in the step") << tr("Profiler: hidden");
    table.rows = static_cast<int>(rows->size());
    table.text = [](double seconds) { return stepTimeText(seconds); };
    const double step = picture.streams.end;
    const double measured = trace ? trace->seconds : 0;
    table.cell = [rows, step, measured](int row, int column) -> QVariant {
        const Sum& sum = (*rows)[static_cast<std::size_t>(row)];
        const auto share = [](double seconds, double of) { return percentText(of > 0 ? seconds / of : 0); };
        switch (column) {
        case 0:
            return sum.name;
        case 1:
            return share(sum.counts, step);
        case 2:
            return sum.counts;
        case 3:
            return sum.isStream ? QVariant(sum.hidden) : QVariant(QString());
        case 4:
            return share(sum.measured, measured);
        case 5:
            return sum.measured;
        default:
            return sum.isStream ? QVariant(sum.hiddenMeasured) : QVariant(QString());
        }
    };
    return table;
}

}  // namespace shardscope
