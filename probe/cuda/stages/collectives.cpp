// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <unistd.h>

#include <array>

#include "core/base/enum_names.h"
#include "probe/cuda/checks/failure_advice.h"
#include "probe/cuda/checks/gpu_state.h"
#include "probe/cuda/stages/collective_stage.h"
#include "probe/cuda/stages/cuda_stages.h"

namespace shardscope::probe::cuda {

namespace {

/// Ranks that share a GPU can't form a group, and NCCL says so late: host and UUID of every rank are compared before.
Done refuseSharedGpus(StageContext& stage, const std::vector<GpuFacts>& own)
{
    const Place& place = stage.settings().place;
    if (place.ranks <= 1)
        return {};
    std::array<char, 256> host{};
    gethostname(host.data(), host.size() - 1);
    std::string mine;
    for (const GpuFacts& gpu : own)
        mine += std::string(host.data()) + " " + (gpu.uuid.empty() ? gpu.busId : gpu.uuid) + "\n";
    stage.share("gpus-" + std::to_string(place.rank), mine);
    for (int rank = 0; rank < place.ranks; ++rank) {
        if (rank == place.rank)
            continue;
        const auto theirs = stage.await("gpus-" + std::to_string(rank), 60);
        if (!theirs)
            return ApiFailure{"libnccl", "rendezvous", 0, {}, "rank " + std::to_string(rank) + " did not come within a minute"};
        for (std::size_t begin = 0; begin < mine.size(); begin = mine.find('\n', begin) + 1) {
            if (theirs->find(mine.substr(begin, mine.find('\n', begin) + 1 - begin)) != std::string::npos)
                return ApiFailure{"libnccl",
                                  "ncclCommInitRank",
                                  0,
                                  {},
                                  "Duplicate GPU detected: ranks " + std::to_string(place.rank) + " and " + std::to_string(rank) +
                                      " have the same GPU"};
        }
    }
    return {};
}

}  // namespace

Outcome<CollectiveStage> CollectiveStage::open(StageContext& stage)
{
    auto session = Session::open();
    if (!session)
        return session.failure();
    auto nccl = Nccl::load(session->places);
    if (!nccl)
        return nccl.failure();
    CollectiveStage opened{std::move(*session), *nccl, 0, {}};
    const auto own = opened.session.own(stage.settings().place);
    opened.gpus = static_cast<int>(own.size());
    if (opened.gpus * stage.settings().place.ranks < 2)
        opened.whyNot = "One GPU only: a collective needs two";
    for (const GpuFacts& gpu : own) {
        if (isSlice(gpu, readState(opened.session.nvml, gpu)))
            opened.whyNot = "GPU " + std::to_string(gpu.ordinal) + " is a MIG slice: NCCL needs whole GPUs";
    }
    if (opened.whyNot.empty())
        SHARDSCOPE_TRY(refuseSharedGpus(stage, own));
    return opened;
}

namespace {

Done sweep(StageContext& stage, CollectiveGroup& group, CollectiveKind kind, double begin, double end)
{
    const auto sizes = sweepSizes(kind, group.ranks(), kBf16Bytes, group.bufferBytes(), stage.settings().quick);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        stage.progress(begin + (end - begin) * static_cast<double>(i) / static_cast<double>(sizes.size()),
                       std::to_string(group.ranks()) + " ranks");
        const auto timing = group.time(stage, kind, sizes[i]);
        SHARDSCOPE_TRY(timing);
        if (stage.settings().place.rank != 0)  // all ranks measure the same, one of them tells
            continue;
        const CollectivePoint point{kind, group.ranks(), group.nodes(), "bfloat16", Bytes(static_cast<double>(sizes[i].bytes))};
        stage.sample(sampleOf(point, *timing, -1,
                              conditionsOf(*group.members().front().bench, "NCCL " + group.nccl().version() + ", out of place")));
    }
    return {};
}

}  // namespace

StageReport measureCollective(StageContext& stage, CollectiveKind kind)
{
    auto opened = CollectiveStage::open(stage);
    SHARDSCOPE_STAGE_TRY(stage, opened);
    if (!opened->whyNot.empty())
        return StageReport::unavailable(opened->whyNot);
    const bool alone = stage.settings().place.ranks == 1;
    const std::vector<int> sizes = alone ? groupSizes(opened->gpus, stage.settings().quick) : std::vector<int>{opened->gpus};
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        auto group = CollectiveGroup::create(stage, opened->session, opened->nccl, sizes[i]);
        SHARDSCOPE_STAGE_TRY(stage, group);
        Done done = (*group)->check(stage, kind);
        const auto count = static_cast<double>(sizes.size());
        if (done)
            done = sweep(stage, **group, kind, static_cast<double>(i) / count, static_cast<double>(i + 1) / count);
        if (!done) {
            // Told before anything is given back: a communicator that hangs may keep us from coming back.
            const Advice advice = adviceFor(done.failure());
            if (!stage.shouldStop())
                stage.check(CheckLevel::Fail, advice.id, advice.text, advice.fix);
            return reportOf(stage, done.failure());
        }
    }
    return StageReport::done();
}

}  // namespace shardscope::probe::cuda
