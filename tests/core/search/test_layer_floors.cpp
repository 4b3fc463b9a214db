// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/memory/rank_stages.h"
#include "core/memory/stage_ledger.h"
#include "core/plan/resolved_plan.h"
#include "core/search/layer_floors.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"
#include "core/step/cost_inputs.h"
#include "core/step/layer_passes.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

double secondsOf(const Passes& passes) { return passes.forward.total().value() + passes.backward().total().value(); }

/// Returns the seconds of one micro-batch through the whole model, by the passes of its layers.
double ofAllLayers(const Site& site, const ResolvedPlan& plan)
{
    const LedgerInputs ledger = ledgerInputs(site, plan);
    const LayerPasses passes = layerPasses(costInputs(site, plan, ledger));
    const std::vector<int> counts = layersOfEachKind(*site.architecture, 0, site.architecture->layers());
    double seconds = secondsOf(passes.embedding) + secondsOf(passes.head) + secondsOf(passes.mtp);
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
        seconds += counts[kind] * secondsOf(passes.ofLayerKind[kind]);
    return seconds;
}

}  // namespace

/// The sums of a layer's two parts are what its passes take.
class TestLayerFloors : public QObject {
    Q_OBJECT

private slots:
    void theyAreWhatThePassesTake()
    {
        RandomScenarios scenarios(95);
        int experts = 0;
        for (int i = 0; i < scenarioCount(300, 3000); ++i) {
            const Scenario scenario = scenarios.next();
            const Site site(scenario);
            if (!missingFigure(scenario.cluster.gpu).empty())
                continue;
            ResolvedPlan plan = resolvePlan(scenario);
            LayerFloors floors(site);
            const SecondsByMode own = floors.ofMicroBatch(plan);
            const SecondsByMode again = floors.ofMicroBatch(plan);
            LayerFloors computing(site, FloorOf::Compute);
            const SecondsByMode computed = computing.ofMicroBatch(plan);
            for (std::size_t mode = 0; mode < own.size(); ++mode) {
                plan.recompute = static_cast<Recompute>(mode);
                const double passes = ofAllLayers(site, plan);
                QVERIFY(own[mode] <= passes * (1 + 1e-12) && own[mode] == again[mode]);
                // Offloading is not part of a floor, nor is a wait for the host in one pass only, of which adapters have more, nor what fused
                // pairs may hide.
                if (plan.offloadActivations == 0 && !plan.pipeline().fusesPairs && !scenario.training.tuning.hasAdapters())
                    QVERIFY2(own[mode] >= passes * 0.7, qPrintable(QString::number(own[mode] / passes, 'g', 15)));
                QVERIFY(computed[mode] > 0 && computed[mode] <= own[mode] * (1 + 1e-12));
            }
            experts += scenario.architecture->experts() ? 1 : 0;
        }
        QVERIFY(experts > scenarioCount(300) / 30);
    }

    /// One table for many plans gives what each has by itself.
    void plansThatShareAPartShareNothingElse()
    {
        RandomScenarios scenarios(96);
        for (int i = 0; i < scenarioCount(40, 400); ++i) {
            const Scenario scenario = scenarios.next();
            if (!scenario.architecture->experts() || !missingFigure(scenario.cluster.gpu).empty())
                continue;
            const Site site(scenario);
            LayerFloors shared(site);
            ResolvedPlan plan = resolvePlan(scenario);
            for (int turn = 0; turn < 24; ++turn) {
                Draw& draw = scenarios.draw();
                plan.tp = draw.of({1, 2, 4});
                plan.sequenceParallel = plan.tp > 1 && draw.chance(50);
                plan.cp = draw.of({1, 2});
                plan.ep = draw.of({1, 2, 4});
                plan.etp = draw.of({1, 2, 4});
                plan.microBatch = draw.of({1, 2, 4});
                plan.dispatcher = draw.of({MoeDispatcher::AllToAll, MoeDispatcher::DeepEp, MoeDispatcher::AllGather});
                LayerFloors own(site);
                QCOMPARE(shared.ofMicroBatch(plan), own.ofMicroBatch(plan));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLayerFloors)
#include "test_layer_floors.moc"
