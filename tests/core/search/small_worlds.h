// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/search/search.h"
#include "tests/support/random_scenarios.h"

namespace shardscope::test {

/// What is searched, and how it reads in a message.
struct SmallWorld {
    SearchRequest request;
    QString name;
};

/// A request by its number, the same every time: a random model, training and switches on a handful of GPUs, so that every one of its
/// plans can be estimated. Some fields are fixed where there would be too many.
inline SmallWorld smallWorld(std::uint64_t number)
{
    RandomScenarios scenarios(7000 + number);
    Draw& draw = scenarios.draw();
    SmallWorld world;
    SearchRequest& request = world.request;
    request.scenario = scenarios.next();
    Scenario& scenario = request.scenario;
    scenario.cluster.gpusPerNode = draw.of({2, 4, 4, 8});
    scenario.cluster.nodes = scenario.cluster.gpusPerNode == 8 ? 1 : draw.of({1, 2});
    scenario.training.globalBatch = draw.of({4, 6, 8, 16, 24});
    scenario.plan.schedule = *fromName<ScheduleKind>("1f1b");
    request.objective = draw.of({SearchObjective::Throughput, SearchObjective::Throughput, SearchObjective::Memory, SearchObjective::Cost});
    if (draw.chance(40))
        request.target = draw.of({Target::Megatron, Target::MegatronBridge});
    if (draw.chance(30))
        scenario.cluster.pricePerGpuHour = 2.5;
    // Fixed together with what the random plan wrote for them, they are mostly illegal: only what stands alone.
    if (scenario.architecture->experts() || scenario.cluster.gpus() == 8) {
        scenario.plan.recompute = draw.of({Recompute::None, Recompute::Selective, Recompute::Full});
        scenario.plan.zero = draw.of({0, 1, 2, 3});
        request.fixed.insert(draw.chance(50) ? "plan.recompute" : "plan.zero");
        scenario.plan.microBatch = draw.of({1, 1, 2});
        request.fixed.insert("plan.micro_batch");
    }
    world.name = QString("world %1: %2 layers, %3 × %4, batch %5, %6%7")
                     .arg(number)
                     .arg(scenario.architecture->layers())
                     .arg(scenario.cluster.nodes)
                     .arg(scenario.cluster.gpusPerNode)
                     .arg(scenario.training.globalBatch)
                     .arg(QString::fromUtf8(nameOf(request.objective).data()))
                     .arg(request.target ? " of " + QString::fromUtf8(nameOf(*request.target).data()) : QString());
    return world;
}

}  // namespace shardscope::test
