// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <random>

#include "core/schedule/schedule_request.h"
#include "widgets/timeline/gantt_builder.h"
#include "widgets/timeline/schedule_gantt.h"

namespace shardscope::sample {

inline std::shared_ptr<const TimedSchedule> timedSchedule(ScheduleKind kind, int stages, int microBatches, double hop = 0)
{
    ScheduleRequest request;
    request.kind = kind;
    request.stages = stages;
    request.microBatches = microBatches;
    request.p2p = hop;
    if (kind == ScheduleKind::Interleaved)
        request.chunks = 2;
    auto answer = answerSchedule(request);
    if (!answer || !answer->limits.empty())
        qFatal("the sample schedule is not legal");
    return shardscope::timedSchedule(std::move(answer->schedule), std::move(answer->simulation));
}

inline std::shared_ptr<const GanttData> schedule(ScheduleKind kind, int stages, int microBatches, double hop = 0)
{
    return scheduleGantt(timedSchedule(kind, stages, microBatches, hop), {QString("%1").arg(int(kind)), GanttTime::InUnits, {}});
}

/// Returns streams of one rank like those of the step view: communication overlaps itself, some of it is exposed.
inline std::shared_ptr<const GanttData> streams()
{
    GanttBuilder builder("rank 0");
    const int compute = builder.addStyle({"compute", {}, "C", ColorRole::Forward});
    const int hidden = builder.addStyle({"data parallel", {}, "D", ColorRole::DataParallel});
    GanttStyle bare{"data parallel, exposed", {}, "D", ColorRole::DataParallel};
    bare.hatched = true;
    const int exposed = builder.addStyle(bare);
    const int computeRow = builder.addRow("compute");
    const int data = builder.addRow("DP");
    builder.addRow("PP");
    for (int i = 0; i < 12; ++i)
        builder.addSpan(computeRow, compute, i * 1e-3, (i + 0.9) * 1e-3, QString::number(i), QString("layer %1").arg(i));
    for (int i = 0; i < 6; ++i)
        builder.addSpan(data, i < 4 ? hidden : exposed, (2 * i + 0.5) * 1e-3, (2 * i + 3) * 1e-3, QString::number(i),
                        QString("bucket %1").arg(i));
    return builder.build();
}

/// Returns blocks and gaps of all sizes, from a thousandth to a hundred, with times that are exact in doubles.
inline std::shared_ptr<const GanttData> randomRows(unsigned seed, int rows, int blocks)
{
    std::mt19937 random(seed);
    const auto length = [&] {
        const int scale = 1 << (random() % 11);
        return static_cast<double>(random() % 8) * scale / 64.0;
    };
    GanttBuilder builder("random", GanttTime::InUnits);
    const ColorRole roles[] = {ColorRole::Forward, ColorRole::Backward, ColorRole::InputGradient, ColorRole::WeightGradient};
    for (ColorRole role : roles)
        builder.addStyle({QString("style %1").arg(int(role)), {}, "X", role});
    for (int row = 0; row < rows; ++row) {
        builder.addRow(QString("row %1").arg(row));
        double time = length();
        for (int i = 0; i < blocks; ++i) {
            const double end = time + length();
            builder.addSpan(row, static_cast<int>(random() % 4), time, end);
            time = end + (random() % 3 ? 0 : length());
        }
    }
    return builder.build();
}

}  // namespace shardscope::sample
