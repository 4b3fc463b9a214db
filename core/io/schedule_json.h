// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/io/text_sink.h"
#include "core/schedule/simulation.h"

namespace shardscope {

/// `shardscope.schedule/1` (contract.md), one rank a line. `bubble` is absent where no block takes any time.
void writeScheduleJson(const Schedule& schedule, const Simulation& simulation, const TextSink& sink);
[[nodiscard]] std::string scheduleJson(const Schedule& schedule, const Simulation& simulation);

/// The schedule in the Trace Event Format of Chrome and Perfetto: one named track per rank, a counter of live activations
/// for each, and a flow arrow for every result that crosses ranks. One unit of time is one second.
void writeScheduleTrace(const Schedule& schedule, const Simulation& simulation, const TextSink& sink);
[[nodiscard]] std::string scheduleTrace(const Schedule& schedule, const Simulation& simulation);

}  // namespace shardscope
