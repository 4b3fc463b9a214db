// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiler_trace.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any bytes as a PyTorch profiler's trace: kernels within their step whose sums are times, or an error with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Result<ProfilerTrace> trace = parseProfilerTrace(fuzz::asText(data, size), "fuzz");
    if (!trace) {
        fuzz::requireTold(trace.error());
        return 0;
    }
    for (const ProfiledKernel& kernel : trace->kernels)
        fuzz::require(kernel.start <= kernel.end && kernel.lane >= 0);
    const ProfilerSums sums = profilerSums(*trace);
    fuzz::require(sums.idle.value() >= 0 && sums.compute.value() >= 0);
    return 0;
}
