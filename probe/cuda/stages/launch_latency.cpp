// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>

#include "probe/cuda/stages/cuda_stages.h"
#include "probe/cuda/stages/stage_parts.h"

namespace shardscope::probe::cuda {

namespace {

constexpr int kLaunches = 2000;
constexpr int kNodesOfGraph = 200;

/// Two thousand empty kernels, one behind the other, as the host launches them: seconds of one.
Outcome<Timing> timeStream(StageContext& stage, Bench& bench, DriverFunction empty)
{
    const Driver& driver = bench.driver();
    std::vector<double> seconds;
    for (int round = 0; round < 8; ++round) {
        const auto begin = std::chrono::steady_clock::now();
        for (int i = 0; i < kLaunches; ++i)
            SHARDSCOPE_TRY(launch(*bench.context(), empty, {}, 1, 1, 0, bench.stream()));
        SHARDSCOPE_TRY(driver.check("cuStreamSynchronize", driver.call().streamSynchronize(bench.stream())));
        const double elapsed = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        if (round > 0)  // the first loads the kernel
            seconds.push_back(elapsed / kLaunches);
        stage.progress(round / 16.0, "launches from the host");
    }
    return summarise(seconds);
}

Outcome<GraphExecHandle> captureGraph(Bench& bench, DriverFunction empty)
{
    const Driver& driver = bench.driver();
    const DriverFunctions& call = driver.call();
    SHARDSCOPE_TRY(driver.check("cuStreamBeginCapture_v2", call.streamBeginCapture(bench.stream(), value::kCaptureThreadLocal)));
    Done launched;
    for (int i = 0; i < kNodesOfGraph && launched; ++i)
        launched = launch(*bench.context(), empty, {}, 1, 1, 0, bench.stream());
    DriverGraph graph = nullptr;
    const Done ended = driver.check("cuStreamEndCapture", call.streamEndCapture(bench.stream(), &graph));
    const GraphHandle owned(bench.context(), graph);
    SHARDSCOPE_TRY(launched);
    SHARDSCOPE_TRY(ended);
    DriverGraphExec executable = nullptr;
    SHARDSCOPE_TRY(driver.check("cuGraphInstantiateWithFlags", call.graphInstantiate(&executable, graph, 0)));
    return GraphExecHandle(bench.context(), executable);
}

/// Two hundred empty kernels in one graph: seconds of one of them.
Outcome<Timing> timeGraph(StageContext& stage, Workplace& place, DriverFunction empty)
{
    const auto graph = captureGraph(*place.bench, empty);
    if (!graph)
        return graph.failure();
    TimingPlan plan;
    plan.stop = stopRule(stage.settings());
    plan.flush = false;
    const Driver& driver = place.bench->driver();
    auto timing = place.watch->time(
        stage, plan, [&] { return driver.check("cuGraphLaunch", driver.call().graphLaunch(graph->get(), place.bench->stream())); });
    if (timing) {
        timing->median /= kNodesOfGraph;
        timing->best /= kNodesOfGraph;
    }
    return timing;
}

}  // namespace

StageReport measureLaunch(StageContext& stage)
{
    auto place = Workplace::open(stage.settings());
    SHARDSCOPE_STAGE_TRY(stage, place);
    const auto empty = place->bench->kernels().get("control.cu", "control_empty");
    SHARDSCOPE_STAGE_TRY(stage, empty);
    const auto stream = timeStream(stage, *place->bench, *empty);
    SHARDSCOPE_STAGE_TRY(stage, stream);
    stage.sample(sampleOf(LaunchPoint{"stream"}, *stream, place->unit, conditionsOf(*place->bench, "2000 empty kernels")));
    if (stage.shouldStop())
        return StageReport::cancelled();
    const DriverFunctions& call = place->bench->driver().call();
    if (call.streamBeginCapture == nullptr || call.graphInstantiate == nullptr || call.graphLaunch == nullptr ||
        call.streamEndCapture == nullptr)
        return StageReport::done();
    const auto graph = timeGraph(stage, *place, *empty);
    SHARDSCOPE_STAGE_TRY(stage, graph);
    stage.sample(sampleOf(LaunchPoint{"graph"}, *graph, place->unit, conditionsOf(*place->bench, "graph of 200 empty kernels")));
    return StageReport::done();
}

}  // namespace shardscope::probe::cuda
