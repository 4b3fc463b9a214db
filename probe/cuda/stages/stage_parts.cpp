// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/stages/stage_parts.h"

namespace shardscope::probe::cuda {

Outcome<Workplace> Workplace::open(const Settings& settings)
{
    auto session = Session::open();
    if (!session)
        return session.failure();
    Workplace place;
    place.session = std::move(*session);
    const auto own = place.session.own(settings.place);
    if (own.empty())
        return ApiFailure{"libcuda", "cuDeviceGetCount", status::kNoDevice, "CUDA_ERROR_NO_DEVICE", {}};
    auto bench = Bench::open(place.session, own.front());
    if (!bench)
        return bench.failure();
    place.bench = std::move(*bench);
    place.unit = own.front().ordinal;
    auto watch = Stopwatch::make(*place.bench);
    if (!watch)
        return watch.failure();
    place.watch = std::make_unique<Stopwatch>(std::move(*watch));
    const auto free = place.bench->context()->freeBytes();
    if (!free)
        return free.failure();
    place.budget = memoryBudget(*free);
    return place;
}

Sample sampleOf(Measured what, const Timing& timing, int unit, std::string conditions)
{
    Sample sample;
    sample.what = std::move(what);
    sample.seconds = Seconds(timing.median);
    sample.best = Seconds(timing.best);
    sample.runs = timing.runs;
    sample.spread = timing.spread;
    sample.unit = unit;
    sample.conditions = std::move(conditions);
    return sample;
}

std::string conditionsOf(const Bench& bench, const std::string& first) { return first + ", " + bench.software(); }

void tellClock(StageContext& stage, const Bench& bench, const std::string& when)
{
    if (const double clock = bench.clockMhz(); clock > 0)
        stage.log(when + ": " + std::to_string(static_cast<int>(clock)) + " MHz");
    if (const std::string slowed = throttleText(bench.throttleReasons()); !slowed.empty())
        stage.check(CheckLevel::Warn, "throttled",
                    "GPU " + std::to_string(bench.gpu().ordinal) + " is slowed down (" + when + "): " + slowed,
                    "Look at cooling and power; nvidia-smi -q -d PERFORMANCE");
}

}  // namespace shardscope::probe::cuda
