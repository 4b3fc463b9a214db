// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/stated_stages.h"

#include <QTest>

#include <numeric>

#include "core/advice/advice.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/plan/check_plan.h"
#include "core/remedy/remedies.h"
#include "core/search/own_framework.h"
#include "core/search/search.h"
#include "core/step/step.h"

using namespace shardscope;

namespace {

/// Layers that no number of pipeline ranks of this cluster divides, on Megatron's terms.
Scenario scenarioOf(const QString& preset, const QString& plan)
{
    std::vector<std::string> overrides{"model.preset=" + preset.toStdString(), "cluster.nodes=128", "training.global_batch=2048",
                                       "plan.schedule=1f1b", "plan.chunks=1"};
    for (const QString& each : plan.split(' '))
        overrides.push_back(each.toStdString());
    return parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", overrides).value();
}

SearchResult searched(const Scenario& scenario, const std::set<std::string>& fixed = {})
{
    SearchRequest request{scenario};
    request.evidence = &measuredEvidence();
    request.fixed = fixed;
    return search(request).value();
}

}  // namespace

/// Megatron takes stages of different size where the plan states them: a search, cures and advice then state them.
class TestStatedStages : public QObject {
    Q_OBJECT
private slots:
    void aPipelineIsFoundForAnyNumberOfLayers_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("plan");
        QTest::newRow("126 layers") << "llama-3.1-405b"
                                    << "plan.tp=8 plan.pp=16 plan.dp=8";
        QTest::newRow("61 layers") << "deepseek-v3"
                                   << "plan.tp=1 plan.pp=16 plan.ep=32 plan.dp=64";
    }
    void aPipelineIsFoundForAnyNumberOfLayers()
    {
        QFETCH(QString, preset);
        QFETCH(QString, plan);
        const Scenario scenario = scenarioOf(preset, plan);
        // ZeRO-3 over all GPUs needs no pipeline, and is about as fast.
        const SearchResult found = searched(scenario, {"plan.zero"});
        QVERIFY(!found.plans.empty());
        for (const FoundPlan& each : found.plans) {
            Scenario own = scenario;
            own.plan = each.plan;
            QVERIFY(!each.needs && isLaunchable(own, Target::Megatron));
            QVERIFY(each.plan.recompute != Recompute::PerOperator);
            const Result<Estimate> estimated = estimate(own, measuredEvidence());
            QVERIFY(std::abs(estimated->step()->step.value() / each.figures.step.value() - 1) < 1e-9);
        }
        const Plan& best = found.plans.front().plan;
        QVERIFY(best.pp > 1 && best.stageLayers);
        QCOMPARE(std::accumulate(best.stageLayers->begin(), best.stageLayers->end(), 0), scenario.architecture->layers());
    }

    /// Fixed to follow from the plan, it stays so, and no such pipeline is Megatron's.
    void whatIsFixedIsNotStated()
    {
        const SearchResult found = searched(scenarioOf("llama-3.1-405b", "plan.tp=8 plan.pp=16 plan.dp=8"), {"plan.stage_layers"});
        for (const FoundPlan& each : found.plans)
            QVERIFY(!each.plan.stageLayers && 126 % each.plan.pp == 0);
    }

    void aCureIsNotRefused()
    {
        const Scenario scenario = scenarioOf("llama-3.1-405b", "plan.tp=8 plan.pp=16 plan.dp=8");
        const Result<Estimate> present = estimate(scenario, measuredEvidence());
        QVERIFY(!present->fits());
        const std::vector<Remedy> cures = remedies(*present);
        QVERIFY(!cures.empty());
        for (const Remedy& each : cures) {
            QVERIFY(!each.isRefused);
            QVERIFY(isLegal(withChanges(scenario, each.changes), Target::Megatron));
        }
    }

    /// A cluster is rich if the search lists a plan without full recomputation.
    void adviceKnowsWhatTheSearchLists()
    {
        const Scenario scenario = scenarioOf("llama-3.1-405b", "plan.tp=8 plan.pp=16 plan.dp=8");
        QVERIFY(isGpuRich(*estimate(scenario, measuredEvidence())));
        const Scenario poor = scenarioOf("llama-3.1-405b", "cluster.nodes=8 plan.tp=8 plan.pp=8 plan.dp=1");
        QVERIFY(!isGpuRich(*estimate(poor, measuredEvidence())));
    }

    /// A launcher that distributes layers by itself needs no setting.
    void othersDealThemselves()
    {
        const PlanFacts facts = planFacts(scenarioOf("llama-3.1-405b", "plan.tp=8 plan.pp=16 plan.dp=8"));
        QVERIFY(wantsStatedStages(facts, Target::Megatron) && wantsStatedStages(facts, Target::MegatronBridge));
        QVERIFY(!wantsStatedStages(facts, Target::Torchtitan) && !wantsStatedStages(facts, Target::Nanotron) &&
                !wantsStatedStages(facts, std::nullopt));
    }
};

QTEST_GUILESS_MAIN(TestStatedStages)
#include "test_stated_stages.moc"
