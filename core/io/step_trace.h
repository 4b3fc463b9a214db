// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/io/text_sink.h"

namespace shardscope {

class Estimate;

struct StepTraceOptions {
    std::size_t spans = 400'000;  ///< of all ranks together; over the limit blocks stay closed, then ranks are left out
};

/// Writes one training step in the Trace Event Format of Chrome and Perfetto: a process per pipeline rank with a track for its blocks and
/// one per stream, hidden and exposed communication separately, and an arrow for every result that crosses ranks. `otherData` states how
/// much of the step the file contains. Precondition: the estimate has a step.
void writeStepTrace(const Estimate& estimate, const TextSink& sink, const StepTraceOptions& options = {});

}  // namespace shardscope
