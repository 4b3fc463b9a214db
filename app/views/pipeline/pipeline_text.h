// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/pipeline/pipeline_picture.h"
#include "core/schedule/gaps.h"
#include "core/schedule/phases.h"

namespace shardscope {

/// Sentences below the Gantt chart, each of which answers what was just pointed at.

/// Four digits, never an exponent: "95.92", "16,653".
[[nodiscard]] QString figureText(double value);
/// A time of this schedule: "3", "3.2 ms".
[[nodiscard]] QString timeText(const DrawnSchedule& drawn, double time);
/// The phases of every rank.
[[nodiscard]] std::vector<RankPhases> phasesOfRanks(const DrawnSchedule& drawn);
/// Why a rank is idle.
[[nodiscard]] QString gapSentence(const DrawnSchedule& drawn, const Gap& gap);
/// Returns what a block is, when it runs, and what let it start.
[[nodiscard]] QString blockSentence(const DrawnSchedule& drawn, std::uint32_t block);
/// Returns what a phase is, how long it lasts on the first and last rank, and how much of the bubble is in it.
[[nodiscard]] QString phaseSentence(const DrawnSchedule& drawn, const std::vector<RankPhases>& phases, Phase phase);
[[nodiscard]] QString phaseName(Phase phase);
/// Returns what the ranks do at one moment; `phases`: of every rank.
[[nodiscard]] QString momentSentence(const DrawnSchedule& drawn, const std::vector<RankPhases>& phases, double time);

/// Why a schedule is not possible.
[[nodiscard]] QString limitSentence(const ScheduleLimit& limit);

/// The bubble of the step that runs the schedule, and of what it is made.
[[nodiscard]] QString bubbleSentence(const DrawnSchedule& drawn);
/// The three published definitions of a bubble, of the schedule alone, with their numbers put in.
[[nodiscard]] QString bubbleOfTotalSentence(const DrawnSchedule& drawn);
[[nodiscard]] QString bubbleOfIdealSentence(const DrawnSchedule& drawn);
[[nodiscard]] QString bubbleOfSpanSentence(const DrawnSchedule& drawn);
/// The law's formula and its numbers beside what was measured, and why they differ where they do.
[[nodiscard]] QString lawSentence(const DrawnSchedule& drawn);
[[nodiscard]] QString liveSentence(const DrawnSchedule& drawn);
/// Whether the measured bubble is the law's.
[[nodiscard]] bool lawHolds(const DrawnSchedule& drawn);

}  // namespace shardscope
