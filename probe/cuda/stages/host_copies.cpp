// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstring>

#include "probe/cuda/stages/cuda_stages.h"
#include "probe/cuda/stages/stage_parts.h"

namespace shardscope::probe::cuda {

StageReport measureHostCopies(StageContext& stage)
{
    auto place = Workplace::open(stage.settings());
    SHARDSCOPE_STAGE_TRY(stage, place);
    Bench& bench = *place->bench;
    const std::size_t most = std::min<std::size_t>(std::size_t{256} << 20, place->budget);
    const auto device = allocate(bench.context(), most);
    SHARDSCOPE_STAGE_TRY(stage, device);
    const auto host = allocateHost(bench.context(), most);
    SHARDSCOPE_STAGE_TRY(stage, host);
    std::memset(host->get(), 0x5a, most);  // every page is there before the clock runs
    TimingPlan plan;
    plan.stop = stopRule(stage.settings());
    plan.flush = false;
    const Driver& driver = bench.driver();
    const std::string how = conditionsOf(bench, "pinned memory");
    for (std::size_t bytes = std::min<std::size_t>(64 << 10, most); bytes <= most; bytes *= 4) {
        const auto down = place->watch->time(stage, plan, [&] {
            return driver.check("cuMemcpyHtoDAsync_v2", driver.call().copyToDevice(device->get(), host->get(), bytes, bench.stream()));
        });
        SHARDSCOPE_STAGE_TRY(stage, down);
        stage.sample(sampleOf(BandwidthPoint{"host-to-device", Bytes(static_cast<double>(bytes))}, *down, place->unit, how));
        const auto up = place->watch->time(stage, plan, [&] {
            return driver.check("cuMemcpyDtoHAsync_v2", driver.call().copyToHost(host->get(), device->get(), bytes, bench.stream()));
        });
        SHARDSCOPE_STAGE_TRY(stage, up);
        stage.sample(sampleOf(BandwidthPoint{"device-to-host", Bytes(static_cast<double>(bytes))}, *up, place->unit, how));
        stage.progress(static_cast<double>(bytes) / static_cast<double>(most), "copies between host and GPU");
    }
    return StageReport::done();
}

}  // namespace shardscope::probe::cuda
