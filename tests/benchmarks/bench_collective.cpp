// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/hardware/catalog.h"
#include "core/plan/resolved_plan.h"

using namespace shardscope;

namespace {

Cluster nodesOf(const char* preset, int nodes)
{
    Cluster cluster;
    applyPreset(cluster, *hardwareCatalog().findCluster(preset), hardwareCatalog());
    cluster.nodes = nodes;
    return cluster;
}

/// One call; the budget is 100 ns where a curve of the very group is read, or the model alone.
void oneTime(benchmark::State& state, const char* preset, CollectiveKind kind, int gpus)
{
    const Cluster cluster = nodesOf(preset, 64);
    const CollectiveModel model(cluster);
    const GroupPlacement placement = placeRanks(gpus, 1, cluster);
    double bytes = 1e6;
    for (auto _ : state) {
        benchmark::DoNotOptimize(model.time(kind, Bytes(bytes), placement));
        bytes = bytes > 1e9 ? 1e6 : bytes * 1.1;
    }
}
BENCHMARK_CAPTURE(oneTime, measured, "dgx-h100", CollectiveKind::AllGather, 8);
BENCHMARK_CAPTURE(oneTime, measured_reduce, "dgx-h100", CollectiveKind::AllReduce, 8);
BENCHMARK_CAPTURE(oneTime, interpolated, "dgx-h100", CollectiveKind::AllReduce, 6);
BENCHMARK_CAPTURE(oneTime, beyond_measured, "aws-p5", CollectiveKind::AllReduce, 512);
BENCHMARK_CAPTURE(oneTime, modelled, "dgx-h100", CollectiveKind::AllReduce, 512);
BENCHMARK_CAPTURE(oneTime, modelled_gather, "dgx-h100", CollectiveKind::AllGather, 512);
BENCHMARK_CAPTURE(oneTime, rule, "dgx-h100", CollectiveKind::AllToAll, 512);

void construct(benchmark::State& state)
{
    const Cluster cluster = nodesOf("aws-p5", 64);
    for (auto _ : state)
        benchmark::DoNotOptimize(CollectiveModel(cluster));
}
BENCHMARK(construct);

void place(benchmark::State& state)
{
    const Cluster cluster = nodesOf("aws-p5", 64);
    ResolvedPlan plan;
    plan.tp = 4;
    plan.cp = 2;
    plan.dp = 16;
    plan.pp = 4;
    for (auto _ : state)
        benchmark::DoNotOptimize(placeGroup(CommunicationGroup::Data, plan, kMegatronOrder, cluster));
}
BENCHMARK(place);

}  // namespace
