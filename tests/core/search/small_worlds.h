// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>

#include "core/io/encoder_json.h"
#include "core/model/architecture.h"
#include "core/search/search.h"
#include "core/trust/evidence.h"
#include "tests/core/scenario_fixture.h"
#include "tests/support/random_scenarios.h"

namespace shardscope::test {

/// A small world to search, with its name in messages.
struct SmallWorld {
    SearchRequest request;
    QString name;
};

/// Returns the target of a number, all in turn.
inline Target targetOf(std::uint64_t number) { return EnumNames<Target>::names[number % EnumNames<Target>::names.size()].first; }

/// Returns a request by its number, always the same: a random model, training and switches on few GPUs, so that every one of its plans can
/// be estimated. Some fields are fixed if there are too many plans.
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
        request.target = targetOf(number);
    if (draw.chance(30))
        scenario.cluster.pricePerGpuHour = 2.5;
    // Fixed together at the random plan's values they are mostly illegal: only independent fields.
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

/// Sets the memory of each GPU: `times` the least that any of its plans holds.
inline void tighten(SearchRequest request, double times, Gpu& gpu)
{
    request.scenario.cluster.gpu.memory = Bytes(1e15);
    request.objective = SearchObjective::Memory;
    const Result<SearchResult> roomy = search(request);
    if (roomy && !roomy->plans.empty())
        gpu.memory = roomy->plans.front().figures.peak * times;
}

/// Returns a mixture of experts after one or two dense layers, whose experts can be sharded in any way, on GPUs that hold some of its plans
/// and not others; sometimes with MTP layers and shared experts.
inline SmallWorld tightWorld(std::uint64_t number)
{
    Draw draw(9000 + number);
    fixture::ModelSize size;
    size.layers = draw.of({4, 6, 7});
    size.hidden = draw.of({1024, 2048});
    size.heads = draw.of({4, 8, 16});
    size.kvHeads = draw.of({2, 4});
    size.ffn = draw.of({1408, 4096});
    size.vocab = 32000;
    size.experts = draw.of({4, 8, 16});
    SmallWorld world;
    SearchRequest& request = world.request;
    Scenario& scenario = request.scenario;
    scenario = fixture::scenario(size, draw.of({4, 8}));
    const auto architecture = fixture::architecture(size);
    architecture->kinds.push_back(architecture->kinds.front());
    architecture->kinds[1].experts.reset();
    architecture->kinds[1].feedForward = FeedForward{4 * size.hidden, true, false};
    std::fill_n(architecture->kindOfLayer.begin(), draw.of({0, 1, 2}), std::size_t{1});
    architecture->mtpLayers = draw.of({0, 0, 1});
    if (draw.chance(50)) {
        architecture->kinds.front().experts->sharedExperts = 1;
        architecture->kinds.front().experts->sharedWidth = size.ffn;
    }
    scenario.architecture = architecture;
    scenario.training.sequenceLength = draw.of({1024, 4096, 16384});
    scenario.training.globalBatch = draw.of({4, 8, 12});
    scenario.training.recipe = draw.of({Recipe::Megatron, Recipe::Megatron, Recipe::DeepSpeed, Recipe::Fsdp2, Recipe::Nanotron});
    scenario.plan = Plan();
    scenario.plan.recompute = draw.of({Recompute::None, Recompute::Selective, Recompute::Full});
    scenario.plan.zero = draw.of({0, 1, 2, 3});
    request.fixed.insert(draw.chance(50) ? "plan.recompute" : "plan.zero");
    request.objective = draw.of({SearchObjective::Throughput, SearchObjective::Throughput, SearchObjective::Memory});
    if (draw.chance(50))
        request.target = targetOf(number);
    tighten(request, draw.of({1.1, 1.3, 1.7, 2.5}), scenario.cluster.gpu);
    world.name = QString("tight world %1: %2 GPUs, %3")
                     .arg(number)
                     .arg(scenario.cluster.gpus())
                     .arg(QString::fromUtf8(nameOf(request.objective).data()));
    return world;
}

/// Returns a dense model behind a tower of few or many patches, on GPUs that hold some of its plans and not others.
inline SmallWorld encodingWorld(std::uint64_t number)
{
    Draw draw(12000 + number);
    fixture::ModelSize size;
    size.layers = draw.of({4, 6});
    size.hidden = draw.of({512, 2048});
    size.heads = size.kvHeads = 8;
    size.ffn = 4 * size.hidden;
    size.vocab = 32000;
    SmallWorld world;
    SearchRequest& request = world.request;
    Scenario& scenario = request.scenario;
    scenario = fixture::scenario(size, draw.of({4, 8}));
    const int side = draw.of({256, 1024, 2048});
    const std::string stated = R"([{"name": "vision", "hf": {"model_type": "qwen3_vl", "depth": 4, "out_hidden_size": )" +
                               std::to_string(size.hidden) + R"(}, "items_per_sequence": 1, "item_size": )" + std::to_string(side) +
                               R"(, "frozen": )" + (draw.chance(30) ? "true" : "false") + "}]";
    scenario.architecture =
        std::make_shared<Architecture>(withEncoders(*fixture::architecture(size), parseJson(stated, {}).value(), {}).value());
    scenario.training.sequenceLength = draw.of({4096, 16384});
    scenario.training.globalBatch = draw.of({4, 8});
    scenario.training.recipe = draw.of({Recipe::Megatron, Recipe::Megatron, Recipe::Fsdp2});
    scenario.plan = Plan();
    scenario.plan.recompute = draw.of({Recompute::None, Recompute::Selective, Recompute::Full});
    scenario.plan.zero = draw.of({0, 1, 3});
    request.fixed.insert(draw.chance(50) ? "plan.recompute" : "plan.zero");
    request.objective = draw.of({SearchObjective::Throughput, SearchObjective::Throughput, SearchObjective::Memory});
    request.anyFramework = true;
    tighten(request, draw.of({1.1, 1.5, 4.0}), scenario.cluster.gpu);
    world.name = QString("encoding world %1: %2 GPUs, images of %3").arg(number).arg(scenario.cluster.gpus()).arg(side);
    return world;
}

/// Returns three sources whose estimates of memory have errors of up to a quarter.
inline const Evidence& someEvidence()
{
    static const Evidence evidence(
        {{"a", "", "", {}, {}, {0.05, -0.12}, {}}, {"b", "", "", {}, {}, {0.15, 0.02}, {}}, {"c", "", "", {}, {}, {-0.22}, {}}});
    return evidence;
}

/// Sets evidence in most cases, and a filter: on settings, on memory close to a GPU's, on the step close to that of the best plan.
inline void choose(SmallWorld& world, std::uint64_t number)
{
    Draw draw(31000 + number);
    SearchRequest& request = world.request;
    if (draw.chance(85))
        request.evidence = &someEvidence();
    request.allowTight = draw.chance(25);
    const std::string settings =
        draw.of<std::string>({"", "", "tp<=2", "pp>1", "zero!=1 chunks<3", "dp>1 sp=off", "recompute!=full", "mbs<=2 cp=1"});
    request.filter = *parsePlanConstraints(settings);
    const double capacity = request.scenario.cluster.gpu.memory.value();
    if (draw.chance(30))
        request.filter.push_back(
            {PlanFigure::Memory, draw.of({ConstraintSign::Less, ConstraintSign::AtMost}), capacity * draw.of({0.4, 0.7, 0.9})});
    if (draw.chance(20))
        request.filter.push_back({PlanFigure::Memory, ConstraintSign::More, capacity * draw.of({0.1, 0.3})});
    if (draw.chance(35)) {
        SearchRequest free = request;
        free.objective = SearchObjective::Throughput;
        const Result<SearchResult> best = search(free);
        const double step = best && !best->plans.empty() ? best->plans.front().figures.step.value() : 1;
        request.filter.push_back({PlanFigure::Step, draw.of({ConstraintSign::Less, ConstraintSign::More}), step * draw.of({1.2, 1.6})});
    }
    for (const PlanConstraint& each : request.filter)
        world.name += " " + QString::fromStdString(planConstraintText(each));
}

}  // namespace shardscope::test
