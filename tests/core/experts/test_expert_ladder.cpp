// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/estimate/estimate.h"
#include "core/experts/expert_ladder.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/layer/expert_routing.h"
#include "core/links/step_traffic.h"
#include "core/step/basis.h"
#include "core/step/step.h"

using namespace shardscope;

namespace {

Scenario example(const char* name, const std::vector<std::string>& overrides = {})
{
    return parseScenario(resource(std::string("examples/") + name + ".json"), name, overrides).value();
}

Scenario mixtral(const std::vector<std::string>& overrides = {}) { return example("mixtral-8x22b-128-h100", overrides); }
Scenario deepSeek() { return example("deepseek-v3-2048-h800"); }

bool nearRelative(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

}  // namespace

class TestExpertLadder : public QObject {
    Q_OBJECT
private slots:
    void theExamplesAreLegal()
    {
        for (const Scenario& scenario : {mixtral(), deepSeek()}) {
            const auto estimated = estimate(scenario);
            QVERIFY(estimated && estimated->isLegal());
            QVERIFY(scenario.plan.ep > 1);
        }
    }

    /// The busiest rank of the picture has the rows that the operators, and with them memory and time, count.
    void theBusiestRankIsTheEstimates()
    {
        for (const char* imbalance : {"1", "1.5", "2.5"}) {
            const Scenario scenario = mixtral({"training.software.moe_routing=null", "training.software.capacity_factor=null",
                                               std::string("training.software.expert_imbalance=") + imbalance});
            const ResolvedPlan plan = resolvePlan(scenario);
            const ExpertLoads loads = expertLoads(routingOf(Basis(scenario)));
            const double rows = routedRows(*scenario.architecture->experts(), rankShape(Site(scenario), plan));
            QVERIFY(std::abs(loads.ofRank[0] - rows) <= 1e-6 * rows);
        }
    }

    /// One layer's dispatch, there and back, forward and backward, over all layers and micro-batches is the step's traffic.
    void oneDispatchIsAQuarterOfALayersTraffic()
    {
        for (const char* imbalance : {"1", "1.5"}) {
            const Scenario scenario = mixtral({std::string("training.software.expert_imbalance=") + imbalance});
            const Basis basis(scenario);
            const Wires one = dispatchOfGroup(basis, dispatchStyle(basis.plan.dispatcher)).front();
            const StepTraffic traffic = stepTraffic(basis, estimateStep(basis).value()).value();
            const double layers = basis.plan.stageLayers[0];
            QVERIFY(nearRelative(4 * one.total().value() * layers * static_cast<double>(basis.plan.microBatches),
                                 traffic.ranks[0].along(Axis::Ep).total().value()));
        }
    }

    void rungsImproveOneThingEach()
    {
        for (const Scenario& scenario : {mixtral(), deepSeek()}) {
            const std::vector<ExpertRung> rungs = expertLadder(scenario);
            QCOMPARE(rungs.size(), std::size_t{4});
            const auto& experts = *scenario.architecture->experts();
            QVERIFY(nearRelative(rungs[0].expertFlopPerToken / rungs[1].expertFlopPerToken,
                                 static_cast<double>(experts.experts) / static_cast<double>(experts.topK)));
            QVERIFY(rungs[1].isLegal && rungs[2].isLegal);
            QVERIFY(rungs[2].peak < rungs[1].peak);
            QCOMPARE(rungs[1].dispatch.total().value(), 0.0);
            QVERIFY(rungs[2].dispatch.total().value() > 0);
            QVERIFY(rungs[3].dispatch.network <= rungs[2].dispatch.network);
            QCOMPARE(rungs[3].busiest, 1.0);
            // Every rung is a step that can be timed, and the naive one takes by far the longest.
            for (const ExpertRung& rung : rungs)
                QVERIFY(rung.step && rung.step->value() > 0);
            QVERIFY(*rungs[0].step > *rungs[1].step * 1.5);
            // Two experts of a token inside one node: what is not sent twice is worth as much as reading the counts back, which a capacity
            // spares.
            QVERIFY(*rungs[3].step <= *rungs[2].step * 1.02);
        }
    }

    /// A rung that is within the capacity by less than the estimate can be wrong is tight, not one that fits.
    void aRungHasTheVerdictOfItsBand()
    {
        const Scenario scenario = mixtral({"plan.pp=4", "plan.dp=null"});
        const Estimate made = estimate(scenario, measuredEvidence()).value();
        QCOMPARE(made.fit(), Fit::Tight);
        for (const ExpertRung& rung : expertLadder(scenario, made.memoryBand()))
            QCOMPARE(rung.fit, estimate(rung.scenario, measuredEvidence()).value().fit());
        QCOMPARE(expertLadder(scenario, made.memoryBand())[2].fit, Fit::Tight);
    }

    void withoutExpertParallelismTheMostRanksAreTaken()
    {
        const std::vector<ExpertRung> rungs = expertLadder(mixtral({"plan.ep=1", "plan.etp=1"}));
        QCOMPARE(rungs[2].ep, 8);
        QVERIFY(rungs[2].isLegal);
    }

    void settingsGoBothWays()
    {
        const Scenario scenario = mixtral();
        QCOMPARE(withExperts(scenario, expertSettings(scenario)).training.software.capacityFactor,
                 scenario.training.software.capacityFactor);
        const ExpertSettings other{4, 1.75, {}, MoeDispatcher::HybridEp};
        const Scenario changed = withExperts(scenario, other);
        QCOMPARE(expertSettings(changed), other);
        // The scenario's own architecture is another object and stays.
        QCOMPARE(scenario.architecture->experts()->topK, std::int64_t{2});
        QCOMPARE(changed.architecture->experts()->topK, std::int64_t{4});
    }

    void moreExpertsATokenKeepMore()
    {
        const Scenario scenario = mixtral();
        ExpertSettings settings = expertSettings(scenario);
        Bytes last;
        for (const int topK : {1, 2, 4}) {
            settings.topK = topK;
            const Bytes peak = estimate(withExperts(scenario, settings))->memory().peak;
            QVERIFY(peak > last);
            last = peak;
        }
    }

    void deepSeeksLimitIsFourNodes()
    {
        QCOMPARE(domainLimit(*deepSeek().architecture), 4.0);
        QCOMPARE(domainLimit(*mixtral().architecture), 0.0);
    }

    void theSlowerWireDecides()
    {
        Cluster cluster;
        cluster.gpu.scaleUpBandwidth = BytesPerSecond(100);
        cluster.network.bandwidth = BytesPerSecond(10);
        cluster.gpusPerNode = 8;
        cluster.nicsPerNode = 4;
        QCOMPARE(secondsAtLineRate({Bytes(1000), Bytes(10)}, cluster).value(), 10.0);
        QCOMPARE(secondsAtLineRate({Bytes(1000), Bytes(100)}, cluster).value(), 20.0);
    }
};

QTEST_APPLESS_MAIN(TestExpertLadder)
#include "test_expert_ladder.moc"
