// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/pipeline/pipeline_picture.h"
#include "core/schedule/gaps.h"
#include "core/schedule/phases.h"

namespace shardscope {

/// Sentences below the Gantt chart, on the pointed part.

/// Returns four digits, without an exponent: "95.92", "16,653".
[[nodiscard]] QString figureText(double value);
/// Returns a time of this schedule: "3", "3.2 ms".
[[nodiscard]] QString timeText(const DrawnSchedule& drawn, double time);
/// Returns the phases of every rank.
[[nodiscard]] std::vector<RankPhases> phasesOfRanks(const DrawnSchedule& drawn);
/// Returns why a rank is idle.
[[nodiscard]] QString gapSentence(const DrawnSchedule& drawn, const Gap& gap);
/// Returns the meaning of a block, its times, and the block that set its start.
[[nodiscard]] QString blockSentence(const DrawnSchedule& drawn, std::uint32_t block);
/// Returns the meaning of a phase, its length on the first and last rank, and its share of the bubble.
[[nodiscard]] QString phaseSentence(const DrawnSchedule& drawn, const std::vector<RankPhases>& phases, Phase phase);
[[nodiscard]] QString phaseName(Phase phase);
/// Returns the state of the ranks at one moment; `phases`: of every rank.
[[nodiscard]] QString momentSentence(const DrawnSchedule& drawn, const std::vector<RankPhases>& phases, double time);

/// Returns why a schedule is not possible.
[[nodiscard]] QString limitSentence(const ScheduleLimit& limit);

/// Returns the bubble of the step that runs the schedule, and its parts.
/// Returns "rank 3", or the name of the encoder whose GPUs the rank is.
[[nodiscard]] QString rankName(const DrawnSchedule& drawn, int rank);
[[nodiscard]] QString bubbleSentence(const DrawnSchedule& drawn);
/// Return the three published definitions of a bubble, for the schedule alone, with their numbers.
[[nodiscard]] QString bubbleOfTotalSentence(const DrawnSchedule& drawn);
[[nodiscard]] QString bubbleOfIdealSentence(const DrawnSchedule& drawn);
[[nodiscard]] QString bubbleOfSpanSentence(const DrawnSchedule& drawn);
/// Returns the law's formula with its numbers, the simulated bubble, and the reason for any difference.
[[nodiscard]] QString lawSentence(const DrawnSchedule& drawn);
[[nodiscard]] QString liveSentence(const DrawnSchedule& drawn);
/// Returns whether the simulated bubble equals the law's.
[[nodiscard]] bool lawHolds(const DrawnSchedule& drawn);

}  // namespace shardscope
