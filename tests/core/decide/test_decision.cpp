// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/decide/best_plan.h"
#include "core/decide/offered_cluster.h"
#include "core/estimate/estimate.h"
#include "core/hardware/catalog.h"
#include "tests/core/decide/decided.h"

using namespace shardscope;

namespace {

const Assumption* assumptionOf(const DecisionRow& row, std::string_view path)
{
    const auto& all = row.assumed.assumptions;
    const auto found = std::find_if(all.begin(), all.end(), [&](const Assumption& each) { return each.path == path; });
    return found == all.end() ? nullptr : &*found;
}

DecisionRow rowOf(Fit fit, double days, std::optional<double> price)
{
    DecisionRow row;
    row.figures = DecisionFigures{};
    row.figures->fit = fit;
    row.figures->days = days;
    row.figures->price = price;
    return row;
}

}  // namespace

class TestDecision : public QObject {
    Q_OBJECT

private slots:
    /// Its figures are what `estimate` says of its scenario, and that is the best plan of the window's button.
    void aRowIsTheEstimateOfTheBestPlan()
    {
        const Scenario asked = fixture::smallTraining();
        const DecisionRow row = decisionRow(asked, fixture::decisionRules());
        QVERIFY(row.fits() && row.isProven && row.proof);
        const Result<Estimate> made = estimate(row.scenario(), measuredEvidence());
        QCOMPARE(row.figures->tokensPerSecondPerGpu, made->throughput()->tokensPerSecondPerGpu);
        QCOMPARE(row.figures->days, made->cost().days);
        QCOMPARE(row.figures->price, made->cost().price);
        QCOMPARE(row.figures->energyWh, made->cost().energyWh);
        QCOMPARE(row.figures->timeBand, made->timeBand());
        SearchRequest request{asked};
        request.evidence = &measuredEvidence();
        QCOMPARE(row.scenario().plan, bestPlanOf(request)->plan->scenario.plan);
        const double gpuHours = *row.figures->days * 24 * asked.cluster.gpus();
        QVERIFY(std::abs(*row.figures->price / (gpuHours * *row.scenario().cluster.pricePerGpuHour) - 1) < 1e-9);
        const double tokens = *row.scenario().training.tokenBudget;
        const double trains = *row.figures->pricePerMillionTokens * tokens / 1e6 / *row.figures->price;  // the rest is lost to failures
        QVERIFY(std::abs(trains / made->cost().goodput->goodput - 1) < 1e-9 && trains < 1);
    }

    /// Stated values of the scenario are used; open ones are assumed, with their source.
    void whatIsOpenIsAssumedAndSaid()
    {
        Scenario scenario = fixture::smallTraining();
        DecisionRow row = decisionRow(scenario, fixture::decisionRules());
        QCOMPARE(row.assumed.assumptions.size(), std::size_t{4});
        QCOMPARE(row.assumed.currency, std::string("USD"));
        const Assumption* budget = assumptionOf(row, "training.token_budget");
        QVERIFY(budget && std::abs(budget->value / (20 * static_cast<double>(countParameters(*scenario.architecture).total)) - 1) < 5e-3);
        QCOMPARE(assumptionOf(row, "cluster.price_per_gpu_hour")->value, hardwareCatalog().priceOf("h100-sxm")->perGpuHour);
        QCOMPARE(assumptionOf(row, "cluster.watts_per_gpu")->value, 700.0);
        for (const Assumption& each : row.assumed.assumptions)
            QVERIFY(!each.why.empty());

        scenario.training.tokenBudget = 1e12;
        scenario.cluster.pricePerGpuHour = 2.0;
        scenario.cluster.wattsPerGpu = Watts(1000);
        scenario.training.reliability.gpuHoursPerFailure = 1e5;
        row = decisionRow(scenario, fixture::decisionRules());
        QVERIFY(row.assumed.assumptions.empty() && row.assumed.currency.empty());
        QCOMPARE(*row.scenario().cluster.pricePerGpuHour, 2.0);
    }

    /// A stated price among listed ones is assumed to be in their currency, with a note.
    void aStatedPriceHasAnAssumedCurrency()
    {
        Scenario stated = fixture::smallTraining();
        stated.cluster.pricePerGpuHour = 2.0;
        const DecisionRules rules = fixture::decisionRules();
        QCOMPARE(assumedCurrency(decide({fixture::smallTraining(), stated}, rules)), std::string("USD"));
        QCOMPARE(assumedCurrency(decide({stated}, rules)), std::string());
        QCOMPARE(assumedCurrency(decide({fixture::smallTraining()}, rules)), std::string());
    }

    /// A device without a listed price has no price: none is made up.
    void whatIsNotListedStaysOpen()
    {
        const Scenario on = withGpus(onNode(fixture::smallTraining(), *hardwareCatalog().findGpu("mi355x")), 8).value();
        QVERIFY(!hardwareCatalog().priceOf("mi355x"));
        const DecisionRow row = decisionRow(on, fixture::decisionRules());
        QVERIFY(row.figures && row.figures->days && !row.figures->price && !row.figures->pricePerMillionTokens);
        QVERIFY(!assumptionOf(row, "cluster.price_per_gpu_hour"));
    }

    void anotherGpuLosesWhatWasStatedOfTheFirst()
    {
        Scenario scenario = fixture::smallTraining();
        scenario.cluster.pricePerGpuHour = 1.0;
        scenario.cluster.wattsPerGpu = Watts(100);
        const std::vector<Scenario> offered = onClusters(scenario, {"h100-sxm", "b200-sxm"}, {4, 16}).value();
        QCOMPARE(offered.size(), std::size_t{4});
        QCOMPARE(offered[0].cluster.gpus(), 4);
        QCOMPARE(offered[0].cluster.nodes, 1);
        QCOMPARE(offered[1].cluster.nodes, 2);
        QCOMPARE(offered[1].cluster.pricePerGpuHour, std::optional(1.0));
        QCOMPARE(offered[3].cluster.gpu.id, std::string("b200-sxm"));
        QVERIFY(!offered[3].cluster.pricePerGpuHour && !offered[3].cluster.wattsPerGpu);
    }

    void whatCannotBeOfferedIsRefused()
    {
        const Scenario scenario = fixture::smallTraining();
        const Result<std::vector<Scenario>> unknown = onClusters(scenario, {"h1000"}, {});
        QVERIFY(!unknown && unknown.error().code == ErrorCode::UnknownName);
        QVERIFY(unknown.error().arguments[3].find("gb200") != std::string::npos);
        const Result<std::vector<Scenario>> broken = onClusters(scenario, {}, {12});
        QVERIFY(!broken && broken.error().code == ErrorCode::Contradiction);
    }

    /// Nobody on the front is beaten in both, everybody else is; what does not fit surely or has no price is not on it.
    void theFrontIsWhatNoOtherBeats()
    {
        const std::vector<DecisionRow> rows{rowOf(Fit::Fits, 10, 100),        rowOf(Fit::Fits, 5, 300), rowOf(Fit::Fits, 7, 300),
                                            rowOf(Fit::Tight, 1, 1),          rowOf(Fit::Fits, 4, {}),  rowOf(Fit::Fits, 20, 50),
                                            rowOf(Fit::DoesNotFit, 0.5, 0.5), rowOf(Fit::Fits, 5, 400)};
        QCOMPARE(frontOf(rows), (std::vector<std::size_t>{1, 0, 5}));
        QVERIFY(frontOf({}).empty());
    }

    void aStoppedDecisionHasTheRowsThatAreThere()
    {
        std::stop_source source;
        DecisionRules rules = fixture::decisionRules();
        rules.stop = source.get_token();
        const Scenario scenario = fixture::smallTraining();
        const DecisionTable table = decide({scenario, scenario, scenario}, rules, [&](const DecisionRow&) { source.request_stop(); });
        QCOMPARE(table.rows.size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(TestDecision)
#include "test_decision.moc"
