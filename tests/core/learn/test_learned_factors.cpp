// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <map>
#include <numeric>
#include <random>

#include "core/estimate/estimate.h"
#include "core/hardware/hardware_profile.h"
#include "core/io/residuals_json.h"
#include "core/learn/learned_factors.h"
#include "core/learn/likeness.h"
#include "core/site/learned_constants.h"
#include "core/step/step.h"
#include "core/trust/evidence.h"
#include "core/validate/learned_runs.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

Likeness onH100(std::int64_t sequence = 8192)
{
    Likeness likeness = likenessOf(fixture::llama70b(64));
    likeness.sequence = sequence;
    return likeness;
}

LearnedRun runOf(double factor, const Likeness& likeness, Mechanism mechanism = Mechanism::Whole)
{
    return {mechanism, factor, "run", likeness};
}

Scenario taught(Scenario scenario, std::vector<LearnedRun> runs)
{
    HardwareProfile profile;
    profile.origin = ProfileOrigin::Runs;
    profile.learned = std::move(runs);
    scenario.cluster.profile = "learned.json";
    scenario.cluster.calibration = std::make_shared<const HardwareProfile>(std::move(profile));
    return scenario;
}

double stepOf(const Scenario& scenario) { return estimate(scenario)->step()->step.value(); }

/// Eight runs that weigh 0.8 make this factor.
std::vector<LearnedRun> eightRuns(double factor, const Likeness& likeness, Mechanism mechanism = Mechanism::Whole)
{
    return std::vector<LearnedRun>(8, runOf(factor, likeness, mechanism));
}

struct Residual {
    Likeness likeness;
    double log = 0;  ///< of estimated over measured
};

double meanOf(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0) / double(values.size()); }

}  // namespace

class TestLearnedFactors : public QObject {
    Q_OBJECT
private slots:
    void runsWeighByTheirNumberAndLikeness_data()
    {
        QTest::addColumn<int>("runs");
        QTest::addColumn<double>("distance");  // of the sequences' logarithms
        QTest::addColumn<double>("weight");
        QTest::newRow("one just like it") << 1 << 0.0 << 1.0 / 3;
        QTest::newRow("two") << 2 << 0.0 << 0.5;
        QTest::newRow("eight") << 8 << 0.0 << 0.8;
        QTest::newRow("one of four times the length") << 1 << std::log(4.0) << 0.5 / 2.5;
    }

    void runsWeighByTheirNumberAndLikeness()
    {
        QFETCH(int, runs);
        QFETCH(double, distance);
        QFETCH(double, weight);
        const Likeness there = onH100(static_cast<std::int64_t>(std::lround(8192 * std::exp(distance))));
        const std::vector<LearnedRun> all(static_cast<std::size_t>(runs), runOf(1.5, there));
        const std::vector<LearnedFactor> factors = learnedFactors(all, onH100());
        QCOMPARE(factors.size(), std::size_t{1});
        QVERIFY(std::abs(factors.front().weight - weight) < 1e-3);
        QVERIFY(std::abs(factors.front().factor - std::pow(1.5, factors.front().weight)) < 1e-12);
        QCOMPARE(factors.front().from.size(), static_cast<std::size_t>(runs));
        QVERIFY(narrowedBy(factors) < 1 && narrowedBy(factors) > 0.85);
    }

    void nothingIsLearnedFromNothing()
    {
        QVERIFY(learnedFactors({}, onH100()).empty());
        QCOMPARE(factorOf({}, Mechanism::Multiply), 1.0);
        QCOMPARE(narrowedBy({}), 1.0);
    }

    /// One run that went wrong does not move what others agree on, and runs that contradict each other cancel.
    void outliersDoNotCount()
    {
        std::vector<LearnedRun> runs{runOf(1.1, onH100()), runOf(1.1, onH100()), runOf(8.0, onH100())};
        QVERIFY(std::abs(std::log(factorOf(learnedFactors(runs, onH100()), Mechanism::Whole)) - 0.6 * std::log(1.1)) < 1e-12);
        runs = {runOf(2.0, onH100()), runOf(0.5, onH100())};
        QVERIFY(std::abs(factorOf(learnedFactors(runs, onH100()), Mechanism::Whole) - 1) < 1e-12);
    }

    /// A mechanism's own factor goes before that of the whole.
    void aMechanismGoesBeforeTheWhole()
    {
        const std::vector<LearnedFactor> factors =
            learnedFactors(std::vector<LearnedRun>{runOf(1.2, onH100()), runOf(2.0, onH100(), Mechanism::Attention)}, onH100());
        QCOMPARE(factorOf(factors, Mechanism::Attention), std::pow(2.0, 1.0 / 3));
        QCOMPARE(factorOf(factors, Mechanism::Multiply), std::pow(1.2, 1.0 / 3));
    }

    /// With a factor on the whole every time of the step is multiplied: nothing is left as it was.
    void theWholeStepIsMultiplied_data()
    {
        QTest::addColumn<int>("gpus");
        QTest::addColumn<double>("factor");
        QTest::newRow("64 GPUs, slower") << 64 << 1.3;
        QTest::newRow("64 GPUs, faster") << 64 << 0.8;
        QTest::newRow("512 GPUs") << 512 << 1.5;
    }

    void theWholeStepIsMultiplied()
    {
        QFETCH(int, gpus);
        QFETCH(double, factor);
        const Scenario scenario = fixture::llama70b(gpus);
        const std::vector<LearnedRun> runs = eightRuns(factor, likenessOf(scenario));
        const double learned = factorOf(learnedFactors(runs, likenessOf(scenario)), Mechanism::Whole);
        const double ratio = stepOf(taught(scenario, runs)) / stepOf(scenario);
        QVERIFY2(std::abs(ratio / learned - 1) < 2e-3, qPrintable(QStringLiteral("%1, not %2").arg(ratio).arg(learned)));
    }

    /// Each mechanism moves the step in its direction, and less than the whole does.
    void eachMechanismMovesTheStep_data()
    {
        QTest::addColumn<int>("mechanism");
        for (const auto& [mechanism, name] : EnumNames<Mechanism>::names) {
            if (mechanism != Mechanism::Whole)
                QTest::newRow(std::string(name).c_str()) << static_cast<int>(mechanism);
        }
    }

    void eachMechanismMovesTheStep()
    {
        QFETCH(int, mechanism);
        const Scenario scenario = fixture::llama70b(64);
        const Likeness likeness = likenessOf(scenario);
        // The host launches ahead of the GPUs: only a much slower one shows.
        const double factor = static_cast<Mechanism>(mechanism) == Mechanism::Launch ? 1000 : 2;
        const double usual = stepOf(scenario);
        const double slower = stepOf(taught(scenario, eightRuns(factor, likeness, static_cast<Mechanism>(mechanism))));
        QVERIFY(slower > usual * 1.001);
        QVERIFY(slower < stepOf(taught(scenario, eightRuns(factor, likeness))));
    }

    /// A run's own estimate, taught by it, comes nearer to what was measured, and its band is narrower.
    void aRunTeachesItsOwnEstimate()
    {
        Run run;
        run.id = "7";
        run.scenario = fixture::llama70b(64);
        run.measured.stepTime = Seconds(1.4 * stepOf(*run.scenario));
        LearnedRuns all;
        learnFrom(all, "ours", {run});
        weighLessons(all);
        QCOMPARE(all.learned.size(), std::size_t{1});
        QVERIFY(std::abs(all.learned.front().factor - 1.4) < 1e-12);
        QCOMPARE(all.learned.front().from, std::string("ours, 7"));
        QVERIFY(std::abs(all.learned.front().weight - 1.0 / 3) < 1e-12);
        const Result<Estimate> before = estimate(*run.scenario, measuredEvidence());
        const Result<Estimate> after = estimate(taught(*run.scenario, all.learned), measuredEvidence());
        QVERIFY(std::abs(after->step()->step / before->step()->step - std::pow(1.4, 1.0 / 3)) < 3e-3);
        QVERIFY(*after->timeBand() < *before->timeBand());
        QCOMPARE(after->memory().peak.value(), before->memory().peak.value());
        QCOMPARE(after->trust()->learned.front().from.front(), std::string("ours, 7"));
        // Learning again, from an estimate that has learned, does not count twice.
        Run again = run;
        again.scenario = taught(*run.scenario, all.learned);
        LearnedRuns twice;
        learnFrom(twice, "ours", {again});
        QVERIFY(std::abs(twice.learned.front().factor - 1.4) < 1e-12);
    }

    void whatTeachesNothingIsTold()
    {
        Run none;
        none.id = "none";
        none.scenario = fixture::llama70b(64);
        Run defective = none;
        defective.id = "defective";
        defective.tier = RunTier::D;
        defective.measured.stepTime = Seconds(5);
        Run absurd = none;
        absurd.id = "absurd";
        absurd.measured.stepTime = Seconds(1000 * stepOf(*none.scenario));
        LearnedRuns all;
        learnFrom(all, "f", {none, defective, absurd});
        QVERIFY(all.learned.empty());
        QCOMPARE(all.skipped.size(), std::size_t{3});
        QCOMPARE(all.skipped[0].why, std::string("it has no measured time"));
    }

    void repetitionsCountOnce()
    {
        Run run;
        run.group = "a";
        run.scenario = fixture::llama70b(64);
        const double usual = stepOf(*run.scenario);
        std::vector<Run> runs;
        for (const double factor : {1.1, 1.2, 3.0}) {
            run.measured.stepTime = Seconds(factor * usual);
            runs.push_back(run);
        }
        LearnedRuns all;
        learnFrom(all, "f", runs);
        QCOMPARE(all.learned.size(), std::size_t{1});
        QVERIFY(std::abs(all.learned.front().factor - 1.2) < 1e-9);
    }

    /// Runs of one source, each estimated without its family, corrected by others of that source: the error falls, the more the more there
    /// are, and a single run at full weight would raise it. So `kOwnSimilarity` was chosen.
    void learningHelpsOnMeasuredRuns()
    {
        std::map<std::string, std::vector<Residual>> sources;
        for (const ResidualGroup& group : measuredEvidence().groups()) {
            for (const double log : group.time)
                sources[group.source].push_back({group.likeness, log});
        }
        double lastRatio = 1;
        for (const std::size_t count : {1U, 2U, 4U, 8U}) {
            std::vector<double> without, with, full;
            std::mt19937 generator(3);
            for (const auto& [source, rows] : sources) {
                if (rows.size() <= count)
                    continue;
                std::vector<double> usual, learned, unshrunk;
                for (int trial = 0; trial < 100; ++trial) {
                    std::vector<Residual> drawn = rows;
                    std::shuffle(drawn.begin(), drawn.end(), generator);
                    std::vector<LearnedRun> runs;
                    for (std::size_t i = 1; i <= count; ++i)
                        runs.push_back(runOf(std::exp(-drawn[i].log), drawn[i].likeness));
                    const LearnedFactor factor = learnedFactors(runs, drawn.front().likeness).front();
                    usual.push_back(std::abs(std::exp(drawn.front().log) - 1));
                    learned.push_back(std::abs(std::exp(drawn.front().log) * factor.factor - 1));
                    unshrunk.push_back(std::abs(std::exp(drawn.front().log) * std::pow(factor.factor, 1 / factor.weight) - 1));
                }
                without.push_back(meanOf(usual));
                with.push_back(meanOf(learned));
                full.push_back(meanOf(unshrunk));
            }
            const double ratio = meanOf(with) / meanOf(without);
            qInfo("%zu runs of %zu sources: %.4f without, %.4f with, %.4f at full weight", count, without.size(), meanOf(without),
                  meanOf(with), meanOf(full));
            QVERIFY(ratio < lastRatio);
            QVERIFY(count > 2 || meanOf(full) > meanOf(without));
            lastRatio = ratio;
        }
        QVERIFY(lastRatio < 0.9);
    }
};

QTEST_GUILESS_MAIN(TestLearnedFactors)
#include "test_learned_factors.moc"
