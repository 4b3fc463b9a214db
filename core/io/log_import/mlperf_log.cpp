// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/log_import/log_line.h"
#include "core/io/log_import/log_readers.h"

namespace shardscope {

void readMlPerfLine(std::string_view line, LogReading& reading)
{
    if (line.find(":::MLLOG") == std::string_view::npos)
        return;
    if (line.find("\"tracked_stats\"") != std::string_view::npos) {
        const std::optional<double> rate = numberAfter(line, "\"throughput\"");
        const std::optional<double> count = numberAfter(line, "\"step\"");
        if (!isMeasured(rate) || !count)
            return;
        LogStep step;
        step.samplesPerSecond = rate;
        reading.withoutUnit = step;
        reading.countWithUnit = count;
        return;
    }
    const std::optional<double> samples = numberAfter(line, "\"samples_count\"");
    if (samples && reading.withoutUnit && samples == reading.countWithUnit) {
        reading.steps.push_back(*reading.withoutUnit);
        reading.withoutUnit.reset();
    }
}

}  // namespace shardscope
