// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <random>

#include "core/estimate/estimate.h"
#include "core/explain/explain.h"
#include "core/plan/check_plan.h"
#include "core/step/basis.h"
#include "tests/core/scenario_fixture.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;

namespace {

double shareAt(double interval, const FailureModel& failures)
{
    return goodputAt({interval}, {failures.interval}, {failures.stall}, {failures.recovery}).value;
}

/// The share of the wall clock that trains, played: failures at random, work kept from checkpoint to checkpoint.
double playedShare(double interval, const FailureModel& failures, int checkpoints)
{
    std::mt19937_64 random(7);
    std::exponential_distribution<double> life(1 / failures.interval);
    double clock = 0;
    double nextFailure = life(random);
    const auto survives = [&](double seconds) {
        const bool holds = clock + seconds <= nextFailure;
        clock = holds ? clock + seconds : nextFailure;
        if (!holds)
            nextFailure = clock + life(random);
        return holds;
    };
    for (int done = 0; done < checkpoints; ++done) {
        while (!survives(interval + failures.stall)) {
            while (!survives(failures.recovery)) {
            }
        }
    }
    return interval * checkpoints / clock;
}

/// 64 GPUs that fail together every `interval` seconds and wait `stall` for a checkpoint.
Scenario failing(double interval, double stall)
{
    Scenario scenario = fixture::llama70b(64);
    scenario.plan.tp = 8;
    scenario.plan.pp = 4;
    Reliability& reliability = scenario.training.reliability;
    reliability.gpuHoursPerFailure = interval / 3600 * 64;
    reliability.checkpointBandwidth = 1e9;
    reliability.checkpointBandwidth = 1e9 * goodputOf(Basis(scenario))->checkpointWrite / stall;
    return scenario;
}

}  // namespace

class TestGoodput : public QObject {
    Q_OBJECT

private slots:
    void withoutARateOfFailuresNothingIsClaimed()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.reliability.restartSeconds = 60;
        QVERIFY(!goodputOf(Basis(scenario)));
    }

    void dalysOwnExamples_data()
    {
        QTest::addColumn<double>("hours");
        QTest::addColumn<double>("minutes");
        // Daly 2006, figures 3 to 5: dumps of 5 minutes.
        QTest::newRow("figure 3") << 24.0 << 117.0;
        QTest::newRow("figure 4") << 6.0 << 57.0;
        QTest::newRow("figure 5") << 0.25 << 9.1;
    }
    void dalysOwnExamples()
    {
        QFETCH(double, hours);
        QFETCH(double, minutes);
        const Goodput goodput = *goodputOf(Basis(failing(hours * 3600, 300)));
        QVERIFY(std::abs(goodput.failures.stall - 300) < 1e-6);
        QVERIFY2(std::abs(goodput.dalyInterval / 60 - minutes) < 0.5, qPrintable(QString::number(goodput.dalyInterval / 60)));
        QCOMPARE(goodput.youngInterval, std::sqrt(2 * 300 * goodput.failures.interval));
        QCOMPARE(goodput.checkpointInterval, goodput.dalyInterval);
    }

    void theFormulaIsWhatAPlayedTrainingGives_data()
    {
        QTest::addColumn<double>("interval");
        QTest::addColumn<double>("stall");
        QTest::addColumn<double>("recovery");
        QTest::newRow("rare") << 600.0 << 5.0 << 300.0;
        QTest::newRow("long checkpoints") << 3000.0 << 900.0 << 60.0;
        QTest::newRow("hardly any progress") << 9000.0 << 100.0 << 5000.0;
    }
    void theFormulaIsWhatAPlayedTrainingGives()
    {
        QFETCH(double, interval);
        QFETCH(double, stall);
        QFETCH(double, recovery);
        const FailureModel failures{4000, stall, recovery};
        const double formula = shareAt(interval, failures);
        const double played = playedShare(interval, failures, 100000);
        QVERIFY2(std::abs(formula / played - 1) < 0.02, qPrintable(QStringLiteral("%1 %2").arg(formula).arg(played)));
    }

    /// The longer a checkpoint compared with the mean time between failures, the rougher the approximation.
    void dalysIntervalIsTheBest()
    {
        for (const double stall : {0.1, 5.0, 60.0, 600.0, 3000.0}) {
            const Goodput goodput = *goodputOf(Basis(failing(10000, stall)));
            double best = 0;
            for (double interval = 1; interval < 100000; interval *= 1.01)
                best = std::max(best, shareAt(interval, goodput.failures));
            QVERIFY2(goodput.goodput >= best * 0.999, qPrintable(QStringLiteral("%1: %2 of %3").arg(stall).arg(goodput.goodput).arg(best)));
            QVERIFY(goodput.goodput <= best * 1.0001);
            QVERIFY(goodput.goodput >= shareAt(goodput.youngInterval, goodput.failures) * 0.9999);
        }
    }

    void partsOfTheWallClockSumToOneForEveryPlan()
    {
        test::RandomScenarios scenarios(77);
        int seen = 0;
        for (int i = 0; i < 300; ++i) {
            const Scenario scenario = scenarios.next();
            if (!scenario.training.reliability.gpuHoursPerFailure)
                continue;
            const Goodput goodput = *goodputOf(Basis(scenario));
            ++seen;
            QVERIFY(goodput.goodput > 0 && goodput.goodput < 1);
            QVERIFY(goodput.checkpointShare > 0 && goodput.failureShare > 0);
            QVERIFY(std::abs(goodput.goodput + goodput.checkpointShare + goodput.failureShare - 1) < 1e-12);
            QVERIFY(goodput.checkpointInterval >= goodput.failures.stall * 0.4);
        }
        QVERIFY(seen > 30);
    }

    void itFallsWithTheGpus()
    {
        double before = 1;
        for (const int gpus : {64, 512, 4096, 32768, 262144}) {
            Scenario scenario = fixture::llama70b(gpus);
            scenario.plan.tp = 8;
            scenario.plan.pp = 4;
            scenario.training.globalBatch = 65536;
            scenario.training.reliability.gpuHoursPerFailure = 29500;
            const Goodput goodput = *goodputOf(Basis(scenario));
            QCOMPARE(goodput.failures.interval, 29500 * 3600.0 / gpus);
            QVERIFY(goodput.goodput < before);
            before = goodput.goodput;
        }
    }

    /// Llama 3: 419 unexpected interruptions in 54 days of 16,384 GPUs, "higher than 90 % effective training time".
    void llama3IsWhereItsPaperSays()
    {
        Scenario scenario = fixture::llama70b(16384);
        scenario.plan.tp = 8;
        scenario.plan.pp = 16;
        scenario.training.globalBatch = 16384;
        scenario.training.reliability.gpuHoursPerFailure = 16384.0 * 54 * 24 / 419;
        const Goodput goodput = *goodputOf(Basis(scenario));
        QVERIFY(std::abs(goodput.failures.interval - 3.09 * 3600) < 60);
        QVERIFY(goodput.goodput > 0.9 && goodput.goodput < 0.97);
    }

    void anAsynchronousCheckpointStopsLessAndLosesMore()
    {
        Scenario scenario = failing(40000, 300);
        const Goodput waiting = *goodputOf(Basis(scenario));
        scenario.training.reliability.asynchronous = true;
        const Goodput copying = *goodputOf(Basis(scenario));
        QVERIFY(copying.failures.stall < waiting.failures.stall);
        QCOMPARE(copying.failures.recovery, waiting.failures.recovery + copying.checkpointWrite);
        QCOMPARE(copying.checkpointWrite, waiting.checkpointWrite);
        QVERIFY(copying.checkpointInterval >= copying.checkpointWrite);
        QVERIFY(copying.goodput > waiting.goodput);
        scenario.training.reliability.checkpointInterval = 1;
        QCOMPARE(goodputOf(Basis(scenario))->checkpointInterval, copying.checkpointWrite);
    }

    void aCheckpointHoldsWhatARestartNeeds_data()
    {
        QTest::addColumn<Recipe>("recipe");
        QTest::addColumn<double>("bytes");
        QTest::newRow("megatron") << Recipe::Megatron << 14.0;
        QTest::newRow("deepspeed") << Recipe::DeepSpeed << 14.0;
        QTest::newRow("fsdp2: fp32 weights") << Recipe::Fsdp2 << 12.0;
        QTest::newRow("no master copy") << Recipe::PureBf16 << 10.0;
    }
    void aCheckpointHoldsWhatARestartNeeds()
    {
        QFETCH(Recipe, recipe);
        QFETCH(double, bytes);
        Scenario scenario = fixture::llama70b(64);
        scenario.training.recipe = recipe;
        scenario.training.reliability.gpuHoursPerFailure = 1e5;
        QCOMPARE(goodputOf(Basis(scenario))->checkpointBytes, bytes * static_cast<double>(countParameters(*scenario.architecture).total));
    }

    void theTrainingTakesAsMuchLonger()
    {
        Scenario scenario = failing(36000, 120);
        scenario.plan.zero = 1;
        scenario.training.tokenBudget = 1e12;
        scenario.cluster.pricePerGpuHour = 2;
        const RunCost cost = estimate(scenario)->cost();
        scenario.training.reliability.gpuHoursPerFailure.reset();
        const RunCost undisturbed = estimate(scenario)->cost();
        QVERIFY(!undisturbed.goodput && !undisturbed.failures && !undisturbed.failureFreeDays);
        QCOMPARE(*cost.failureFreeDays, *undisturbed.days);
        QCOMPARE(*cost.days, *undisturbed.days / cost.goodput->goodput);
        QCOMPARE(*cost.price, *cost.days * 24 * 64 * 2);
        QCOMPARE(*cost.failures, *cost.days * 86400 / cost.goodput->failures.interval);
    }

    void whatNeverGetsToACheckpointNeverEnds()
    {
        Scenario scenario = failing(10, 600);
        scenario.training.tokenBudget = 1e12;
        const RunCost cost = estimate(scenario)->cost();
        QVERIFY(cost.goodput && cost.goodput->goodput < kLeastGoodput);
        QVERIFY(!cost.days && !cost.failures);
    }

    void everyFigureIsExplained()
    {
        Scenario scenario = failing(36000, 120);
        scenario.training.tokenBudget = 1e12;
        const Estimate value = estimate(scenario).value();
        for (const char* name :
             {"days", "goodput", "failure_free_days", "failures", "checkpoint_share", "failure_share", "failure_interval_s", "restart_s",
              "checkpoint_bytes", "checkpoint_s", "checkpoint_write_s", "checkpoint_interval_s", "young_interval_s", "daly_interval_s"}) {
            const Result<Derivation> derivation = explain(value, std::string("/cost/") + name);
            QVERIFY2(derivation && derivation->isExplained(), name);
            QVERIFY2(!derivation->name.empty() && !derivation->source.empty(), name);
            const std::optional<double> again = recomputed(*derivation);
            QVERIFY2(again && std::abs(*again / derivation->value - 1) < 1e-9, name);
        }
    }
};

QTEST_APPLESS_MAIN(TestGoodput)
#include "test_goodput.moc"
