// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "widgets/timeline/gantt_data.h"

namespace shardscope {

/// A schedule with its times, as views share them; both are `owner`'s.
struct TimedSchedule {
    const Schedule& schedule;
    const Simulation& simulation;
    std::shared_ptr<const void> owner;
};
[[nodiscard]] std::shared_ptr<const TimedSchedule> timedSchedule(Schedule schedule, Simulation simulation);

struct ScheduleGanttOptions {
    QString name;  ///< "1F1B"
    GanttTime time = GanttTime::InUnits;
    std::vector<double> bytesPerActivation;  ///< by chunk; empty: the strips count activations
    QString onFirstStage{};                  ///< what runs there beside layers, "vision encoder"; empty: nothing
    QStringList nodes{};                     ///< by rank: its GPU, "A100 SXM4"; empty: all are alike
};

/// Returns whether a block is of the first stage, in its forward or its backward.
[[nodiscard]] bool isOfFirstStage(const Schedule& schedule, std::uint32_t block);

/// Returns one row per rank. Classes by kind and chunk; fused blocks are half forward, half backward. Links, critical path and waits are
/// those of `Dependencies`. Takes one byte a block besides the schedule, which it keeps.
[[nodiscard]] std::shared_ptr<const GanttData> scheduleGantt(std::shared_ptr<const TimedSchedule> timed,
                                                             const ScheduleGanttOptions& options);

}  // namespace shardscope
