// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <array>
#include <cmath>

#include "core/model/architecture.h"
#include "core/validate/ranking.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

Q_DECLARE_METATYPE(std::vector<double>)

namespace {

Run runOf(Scenario scenario, double seconds, const std::string& group = {})
{
    Run run;
    run.scenario = std::move(scenario);
    run.group = group;
    run.measured.stepTime = Seconds(seconds);
    return run;
}

/// Recompute costs time: the second is slower.
Scenario kept()
{
    Scenario scenario = fixture::mixtral8x7b(16);
    scenario.cluster.gpu.memory = Bytes(80e9);
    return scenario;
}

Scenario recomputed()
{
    Scenario scenario = kept();
    scenario.plan.recompute = Recompute::Full;
    return scenario;
}

std::vector<Grid> ranked(std::vector<Run> runs)
{
    const std::vector<RunFile> files{{"file", std::move(runs)}};
    return rankGrids(files, validateRuns(files).rows);
}

}  // namespace

class TestRanking : public QObject {
    Q_OBJECT

private slots:
    void spearman_data()
    {
        QTest::addColumn<std::vector<double>>("a");
        QTest::addColumn<std::vector<double>>("b");
        QTest::addColumn<double>("expected");
        QTest::newRow("same order") << std::vector<double>{1, 2, 3} << std::vector<double>{10, 20, 1000} << 1.0;
        QTest::newRow("reversed") << std::vector<double>{1, 2, 3} << std::vector<double>{3, 2, 1} << -1.0;
        // 1 − 6·Σd²/(n(n² − 1)) with d = 0, 1, 1, 0
        QTest::newRow("one swap") << std::vector<double>{1, 2, 3, 4} << std::vector<double>{1, 3, 2, 4} << 0.8;
        // ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / √(4.5 · 5)
        QTest::newRow("a tie") << std::vector<double>{1, 2, 2, 4} << std::vector<double>{1, 2, 3, 4} << 0.9486832980505138;
    }
    void spearman()
    {
        QFETCH(std::vector<double>, a);
        QFETCH(std::vector<double>, b);
        QFETCH(double, expected);
        QCOMPARE(rankCorrelation(a, b).value(), expected);
        QCOMPARE(rankCorrelation(b, a).value(), expected);
    }

    void whatIsAllEqualHasNoOrder()
    {
        QVERIFY(!rankCorrelation({1, 1}, {1, 2}));
        QVERIFY(!rankCorrelation({1}, {1}));
        QVERIFY(!rankCorrelation({}, {}));
    }

    void regretIsWhatThePreferredPlanLoses()
    {
        const std::vector<Grid> right = ranked({runOf(kept(), 8), runOf(recomputed(), 10)});
        QCOMPARE(right.size(), std::size_t{1});
        QCOMPARE(right[0].plans, 2);
        QCOMPARE(right[0].rankCorrelation.value(), 1.0);
        QCOMPARE(right[0].regret, 0.0);
        const std::vector<Grid> wrong = ranked({runOf(kept(), 10), runOf(recomputed(), 8)});
        QCOMPARE(wrong[0].rankCorrelation.value(), -1.0);
        QCOMPARE(wrong[0].regret, 1 - 8.0 / 10);
    }

    void aPlanWronglyPreferredIsToldWithTheReason()
    {
        const std::vector<Grid> wrong = ranked({runOf(kept(), 10, "kept"), runOf(recomputed(), 8, "recomputed")});
        QVERIFY(wrong[0].because.has_value());
        QCOMPARE(wrong[0].preferred.measured.value(), 10.0);
        QCOMPARE(wrong[0].best.measured.value(), 8.0);
        QVERIFY(wrong[0].preferred.estimated < wrong[0].best.estimated);
        QVERIFY(wrong[0].best.scenario.plan.recompute == Recompute::Full);
        // Recompute is compute done again, and nothing else of the step changes by more.
        QVERIFY(wrong[0].because->term == StepTerm::Compute);
        QVERIFY(wrong[0].because->saved.value() > 0);
        const std::vector<Grid> right = ranked({runOf(kept(), 8), runOf(recomputed(), 10)});
        QVERIFY(!right[0].because);
    }

    void theTermThatIsSavedMostIsTheReason()
    {
        SecondsByTerm slower{};
        slower.fill(Seconds(5));
        for (std::size_t term = 0; term < kStepTerms; ++term) {
            SecondsByTerm faster = slower;
            faster[term] = Seconds(3);
            faster[(term + 1) % kStepTerms] = Seconds(4);
            faster[(term + 2) % kStepTerms] = Seconds(9);  // what it loses is no reason to prefer it
            QCOMPARE(static_cast<std::size_t>(largestGain(faster, slower)), term);
        }
    }

    void theTermsOfAStepAreAllOfIt()
    {
        for (const Scenario& scenario : {kept(), recomputed()}) {
            const Validation validation = validateRuns({{"file", {runOf(scenario, 1)}}});
            const ValidationRow& row = validation.rows.front();
            Seconds sum;
            for (const Seconds term : row.estimatedTerms.value())
                sum += term;
            QVERIFY(std::abs(sum / *row.estimatedTime - 1) < 1e-9);
        }
    }

    void gridsAreSummedUpByTheirMedians()
    {
        Grid grid;
        std::vector<Grid> grids;
        for (const double regret : {0.3, 0.0, 0.1}) {
            grid.regret = regret;
            grid.rankCorrelation = regret == 0.3 ? std::nullopt : std::optional(1 - regret);
            grids.push_back(grid);
        }
        const RankingSummary summary = summariseRanking(grids);
        QCOMPARE(summary.medianRegret.value(), 0.1);
        QCOMPARE(summary.worstRegret.value(), 0.3);
        QVERIFY(std::abs(summary.meanRegret.value() - 0.4 / 3) < 1e-12);
        QCOMPARE(summary.bestPreferred, 1);
        QCOMPARE(summary.bestWithinThree, 3);
        QCOMPARE(summary.medianRankCorrelation.value(), 0.95);
        QVERIFY(!summariseRanking({}).medianRegret);
    }

    void eachSourceIsSummedUpByItself()
    {
        std::vector<Grid> grids(4);
        const std::array<double, 4> regrets{0.3, 0.1, 0.0, 0.2};
        for (std::size_t i = 0; i < grids.size(); ++i) {
            grids[i].file = i < 3 ? "a" : "b";
            grids[i].plans = static_cast<int>(i) + 3;
            grids[i].regret = regrets[i];
        }
        const std::vector<SourceRanking> sources = rankingBySource(grids);
        QCOMPARE(sources.size(), std::size_t{2});
        QVERIFY(sources[0].file == "a" && sources[0].grids == 3 && sources[0].plans == 12);
        QCOMPARE(sources[0].summary.medianRegret.value(), 0.1);
        QCOMPARE(sources[1].summary.worstRegret.value(), 0.2);
        QVERIFY(!sources[1].summary.medianRankCorrelation);
        QCOMPARE(gridsOfManyPlans(grids).size(), std::size_t{2});
        QCOMPARE(summariseRanking(gridsOfManyPlans(grids)).medianRegret.value(), 0.1);
        QVERIFY(rankingBySource({}).empty());
    }

    void aGridIsOneModelClusterAndTraining()
    {
        Scenario otherTraining = recomputed();
        otherTraining.training.globalBatch *= 2;
        Scenario otherCluster = recomputed();
        otherCluster.cluster.nodes *= 2;
        Scenario otherModel = recomputed();
        auto model = std::make_shared<Architecture>(*otherModel.architecture);
        model->kindOfLayer.pop_back();
        otherModel.architecture = model;
        QVERIFY(ranked({runOf(kept(), 1), runOf(otherTraining, 1), runOf(otherCluster, 1), runOf(otherModel, 1)}).empty());
    }

    void repetitionsCountOnceByTheirMedian()
    {
        const std::vector<Grid> grids =
            ranked({runOf(kept(), 9, "a"), runOf(kept(), 30, "a"), runOf(kept(), 8, "a"), runOf(recomputed(), 10)});
        QCOMPARE(grids[0].plans, 2);
        QCOMPARE(grids[0].regret, 0.0);
    }

    void rowsOfOnePlanAreNoChoice()
    {
        QVERIFY(ranked({runOf(kept(), 9, "a"), runOf(kept(), 12, "b")}).empty());
        const std::vector<Grid> grids = ranked({runOf(kept(), 7), runOf(kept(), 9, "b"), runOf(recomputed(), 10)});
        QCOMPARE(grids[0].plans, 2);
        QCOMPARE(grids[0].preferred.measured.value(), 8.0);
        QCOMPARE(grids[0].regret, 0.0);
    }

    void onlyCountedRowsWithBothTimes()
    {
        Run defective = runOf(recomputed(), 1);
        defective.tier = RunTier::D;
        Run unmeasured = runOf(recomputed(), 1);
        unmeasured.measured.stepTime.reset();
        Scenario illegal = recomputed();
        illegal.plan.tp = 7;
        Run unread;
        unread.scenario = Error{ErrorCode::UnknownName, {"GPU", "h900", "", ""}, {}, {}};
        unread.measured.stepTime = Seconds(1);
        QVERIFY(ranked({runOf(kept(), 1), defective, unmeasured, runOf(illegal, 1), unread}).empty());
    }

    void theBestPlanHasARankInTheEstimatedOrder()
    {
        Scenario selective = kept();
        selective.plan.recompute = Recompute::Selective;
        const std::vector<Grid> grids = ranked({runOf(kept(), 10), runOf(selective, 9), runOf(recomputed(), 8)});
        QCOMPARE(grids[0].bestRank, 3);
        QCOMPARE(ranked({runOf(kept(), 8), runOf(recomputed(), 10)})[0].bestRank, 1);
    }

    /// With the verdict on memory the plan that is estimated not to fit is passed over, and one that ran out of memory may be chosen.
    void plansThatFitAreEligible_data()
    {
        QTest::addColumn<double>("capacity");
        QTest::addColumn<bool>("keptRanOut");
        QTest::addColumn<double>("expected");
        QTest::newRow("all fit") << 1e12 << false << 0.0;
        QTest::newRow("the fastest fits and ran out") << 1e12 << true << 1.0;
        QTest::newRow("none fits") << 1e9 << false << 1.0;
    }
    void plansThatFitAreEligible()
    {
        QFETCH(double, capacity);
        QFETCH(bool, keptRanOut);
        QFETCH(double, expected);
        std::vector<Run> runs{runOf(kept(), 8), runOf(recomputed(), 10), runOf(recomputed(), 12)};
        runs[2].scenario->plan.microBatch *= 2;
        runs[0].measured.fits = !keptRanOut;
        if (keptRanOut)
            runs[0].measured.stepTime.reset();
        for (Run& run : runs)
            run.scenario->cluster.gpu.memory = Bytes(capacity);
        const std::vector<Grid> grids = ranked(runs);
        QCOMPARE(grids.size(), std::size_t{1});
        QCOMPARE(grids[0].ranOut, keptRanOut ? 1 : 0);
        QCOMPARE(grids[0].plans, keptRanOut ? 2 : 3);
        QCOMPARE(grids[0].fittingRegret, expected);
    }

    void filesAreApart()
    {
        const std::vector<RunFile> files{{"a", {runOf(kept(), 1)}}, {"b", {runOf(recomputed(), 1)}}};
        QVERIFY(rankGrids(files, validateRuns(files).rows).empty());
    }
};

QTEST_APPLESS_MAIN(TestRanking)
#include "test_ranking.moc"
