// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/io/log_import/log_summary.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as the output of a training job: steps with rates above 0 whose summary is finite, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Scenario scenario = *parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example");
    const Result<TrainingLog> log = readTrainingLog(fuzz::asText(data, size), "fuzz");
    if (!log) {
        fuzz::requireTold(log.error());
        return 0;
    }
    const LogSummary summary = summariseLog(*log, scenario);
    const Measured& measured = summary.measured;
    fuzz::require(summary.steps > 0 && (measured.stepTime || measured.tokensPerSecondPerGpu) && std::isfinite(summary.spread));
    fuzz::require(!measured.stepTime || (measured.stepTime->value() > 0 && std::isfinite(measured.stepTime->value())));
    fuzz::require(!measured.tokensPerSecondPerGpu || *measured.tokensPerSecondPerGpu > 0);
    fuzz::require(!measured.peakMemory || measured.peakMemory->value() > 0);
    return 0;
}
