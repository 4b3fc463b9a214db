// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "probe/cuda/stages/cuda_stages.h"
#include "probe/cuda/stages/stage_parts.h"

namespace shardscope::probe::cuda {

namespace {

struct Peer {
    std::unique_ptr<Bench> bench;
    std::unique_ptr<Stopwatch> watch;
    MemoryHandle memory;
};

Outcome<Peer> makePeer(const Session& session, const GpuFacts& gpu, std::size_t bytes)
{
    Peer peer;
    auto bench = Bench::open(session, gpu);
    if (!bench)
        return bench.failure();
    peer.bench = std::move(*bench);
    auto watch = Stopwatch::make(*peer.bench);
    if (!watch)
        return watch.failure();
    peer.watch = std::make_unique<Stopwatch>(std::move(*watch));
    const auto free = peer.bench->context()->freeBytes();
    if (!free)
        return free.failure();
    auto memory = allocate(peer.bench->context(), std::min(bytes, memoryBudget(*free)));
    if (!memory)
        return memory.failure();
    peer.memory = std::move(*memory);
    return peer;
}

/// Direct access for this process's contexts, where the two can: it ends with the process.
bool enableAccess(const Peer& from, const Peer& to)
{
    const DriverFunctions& call = from.bench->driver().call();
    int can = 0;
    if (call.deviceCanAccessPeer(&can, from.bench->gpu().device, to.bench->gpu().device) != 0 || can == 0)
        return false;
    if (!from.bench->context()->makeCurrent())
        return false;
    const DriverStatus status = call.contextEnablePeer(to.bench->context()->handle(), 0);
    return status == 0 || status == status::kPeerAccessAlreadyEnabled;
}

struct Link {
    int from = 0;
    int to = 0;
    double bytesPerSecond = 0;
};

void tellSlowLinks(StageContext& stage, const std::vector<Link>& links)
{
    std::vector<double> rates;
    for (const Link& link : links)
        rates.push_back(link.bytesPerSecond);
    std::string pairs;
    for (const Outlier& slow : outliers(rates, 0.05)) {
        const Link& link = links[static_cast<std::size_t>(slow.index)];
        if (slow.value < slow.median)
            pairs += (pairs.empty() ? "" : ", ") + std::to_string(link.from) + " to " + std::to_string(link.to) + " " +
                     std::to_string(static_cast<int>(slow.value / 1e9)) + " GB/s";
    }
    if (!pairs.empty())
        stage.check(CheckLevel::Warn, "slow-link", "Slower than the median link by more than 5 %: " + pairs,
                    "nvidia-smi nvlink -s and nvidia-smi topo -m show links and paths");
}

}  // namespace

StageReport measurePeerCopies(StageContext& stage)
{
    auto session = Session::open();
    SHARDSCOPE_STAGE_TRY(stage, session);
    const auto own = session->own(stage.settings().place);
    if (own.size() < 2)
        return StageReport::unavailable("One GPU only: there is no other one to copy to");
    const std::size_t bytes = std::size_t{256} << 20;
    std::vector<Peer> peers;
    std::size_t common = bytes;
    for (const GpuFacts& gpu : own) {
        auto peer = makePeer(*session, gpu, bytes);
        SHARDSCOPE_STAGE_TRY(stage, peer);
        const auto free = peer->bench->context()->freeBytes();
        SHARDSCOPE_STAGE_TRY(stage, free);
        common = std::min(common, memoryBudget(*free));
        peers.push_back(std::move(*peer));
    }
    TimingPlan plan;
    plan.stop = stopRule(stage.settings());
    plan.flush = false;
    std::vector<Link> links;
    for (std::size_t i = 0; i < peers.size(); ++i) {
        for (std::size_t j = 0; j < peers.size(); ++j) {
            const bool neighbours = j == (i + 1) % peers.size();
            if (i == j || (stage.settings().quick && !neighbours))
                continue;
            const bool direct = enableAccess(peers[i], peers[j]);
            const Bench& from = *peers[i].bench;
            const auto timing = peers[i].watch->time(stage, plan, [&] {
                return from.driver().check("cuMemcpyPeerAsync",
                                           from.driver().call().copyPeer(peers[j].memory.get(), peers[j].bench->context()->handle(),
                                                                         peers[i].memory.get(), from.context()->handle(), common,
                                                                         from.stream()));
            });
            SHARDSCOPE_STAGE_TRY(stage, timing);
            const std::string pair = "from GPU " + std::to_string(own[i].ordinal) + " to " + std::to_string(own[j].ordinal) +
                                     (direct ? "" : ", through the host");
            stage.sample(sampleOf(BandwidthPoint{"device-to-device", Bytes(static_cast<double>(common))}, *timing, own[i].ordinal,
                                  conditionsOf(from, pair)));
            links.push_back({own[i].ordinal, own[j].ordinal, static_cast<double>(common) / timing->median});
            stage.progress(static_cast<double>(i * peers.size() + j) / static_cast<double>(peers.size() * peers.size()), pair);
        }
    }
    tellSlowLinks(stage, links);
    return StageReport::done();
}

}  // namespace shardscope::probe::cuda
