// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <functional>
#include <random>

#include "core/doctor/level_changes.h"
#include "core/doctor/log_shape.h"

using namespace shardscope;

namespace {

/// A run whose steps take `seconds(step)`, with noise of 1 %.
std::vector<TimedStep> noisyRun(std::size_t count, const std::function<double(std::size_t)>& seconds, unsigned seed = 1)
{
    std::mt19937 generator(seed);
    std::normal_distribution<double> noise(1, 0.01);
    std::vector<TimedStep> steps;
    for (std::size_t i = 0; i < count; ++i)
        steps.push_back({static_cast<std::int64_t>(i + 1), seconds(i) * noise(generator)});
    return steps;
}

bool isNear(double value, double expected, double share) { return std::abs(value / expected - 1) < share; }

}  // namespace

class TestLogShape : public QObject {
    Q_OBJECT
private slots:
    void aSteadyRunHasNothingToTell_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {1, 2, 5, 16, 40, 500, 5000})
            QTest::addRow("%d", count) << count;
    }

    void aSteadyRunHasNothingToTell()
    {
        QFETCH(int, count);
        for (unsigned seed = 1; seed <= 40; ++seed) {
            const LogShape shape = logShape(noisyRun(
                static_cast<std::size_t>(count), [](std::size_t) { return 4.0; }, seed));
            QVERIFY(shape.changes.empty());
            QVERIFY(!shape.drift);
            QVERIFY(shape.slow.steps.empty());
            QCOMPARE(shape.firstSteps, std::size_t{0});
            QVERIFY(isNear(shape.steady, 4, 0.03));
        }
    }

    void aSlowdownIsToldWithItsStep_data()
    {
        QTest::addColumn<double>("factor");
        QTest::addColumn<int>("at");
        QTest::newRow("a tenth, in the middle") << 1.1 << 100;
        QTest::newRow("3 %, three times the noise") << 1.03 << 80;
        QTest::newRow("twice, near the end") << 2.0 << 180;
        QTest::newRow("faster") << 0.8 << 50;
    }

    void aSlowdownIsToldWithItsStep()
    {
        QFETCH(double, factor);
        QFETCH(int, at);
        for (unsigned seed = 1; seed <= 20; ++seed) {
            const LogShape shape = logShape(noisyRun(
                200, [&](std::size_t i) { return i < static_cast<std::size_t>(at) ? 4.0 : 4.0 * factor; }, seed));
            QCOMPARE(shape.changes.size(), std::size_t{1});
            QVERIFY(std::abs(shape.changes.front().step - (at + 1)) <= 4);
            QVERIFY(isNear(shape.changes.front().after / shape.changes.front().before, factor, 0.02));
            QVERIFY(isNear(shape.steady, 4 * factor, 0.02));
            QVERIFY(!shape.drift);
        }
    }

    void aDriftIsNotASlowdown()
    {
        const LogShape shape = logShape(noisyRun(300, [](std::size_t i) { return 4 + 0.004 * static_cast<double>(i); }));
        QVERIFY(shape.drift);
        QVERIFY(shape.changes.empty());
        QVERIFY(isNear(shape.drift->first, 4, 0.02));
        QVERIFY(isNear(shape.drift->last, 5.2, 0.02));
        QCOMPARE(shape.drift->lastStep, std::int64_t{300});
    }

    void slowStepsHaveTheirPeriod_data()
    {
        QTest::addColumn<int>("period");
        QTest::newRow("each tenth") << 10;
        QTest::newRow("each twenty-fifth") << 25;
        QTest::newRow("each hundredth") << 100;
    }

    void slowStepsHaveTheirPeriod()
    {
        QFETCH(int, period);
        const auto every = static_cast<std::size_t>(period);
        const LogShape shape = logShape(noisyRun(400, [&](std::size_t i) { return (i + 1) % every == 0 ? 9.0 : 4.0; }));
        QCOMPARE(shape.slow.steps.size(), 400 / every);
        QCOMPARE(shape.slow.period.value_or(0), std::int64_t{period});
        // Five seconds more, once in so many steps.
        QVERIFY(isNear(shape.slow.secondsPerStep, 5.0 / period, 0.05));
        QVERIFY(isNear(shape.mean - shape.steady, 5.0 / period, 0.2));
        QVERIFY(shape.changes.empty());
    }

    void slowStepsAtRandomHaveNone()
    {
        const std::vector<std::size_t> slow{17, 60, 61, 140, 203, 222};
        const LogShape shape =
            logShape(noisyRun(240, [&](std::size_t i) { return std::find(slow.begin(), slow.end(), i) != slow.end() ? 8.0 : 4.0; }));
        QCOMPARE(shape.slow.steps.size(), slow.size());
        QVERIFY(!shape.slow.period);
        QVERIFY(isNear(shape.slow.longest, 8, 0.05));
    }

    void theFirstStepsAreApart()
    {
        const LogShape shape = logShape(noisyRun(100, [](std::size_t i) { return i == 0 ? 60.0 : i < 3 ? 12.0 : 4.0; }));
        QCOMPARE(shape.firstSteps, std::size_t{3});
        QVERIFY(isNear(shape.firstSeconds, 56 + 8 + 8, 0.02));
        QCOMPARE(shape.steadySteps, std::size_t{97});
        QVERIFY(isNear(shape.mean, 4, 0.01));
    }

    /// Slower from step 101 on, with a checkpoint every 20 steps and a slow start: each is told, none for another.
    void allAtOnce()
    {
        const LogShape shape = logShape(
            noisyRun(200, [](std::size_t i) { return (i == 0 ? 30.0 : 4.0) * (i < 100 ? 1.0 : 1.2) + ((i + 1) % 20 == 0 ? 6.0 : 0.0); }));
        QCOMPARE(shape.firstSteps, std::size_t{1});
        QCOMPARE(shape.changes.size(), std::size_t{1});
        QVERIFY(std::abs(shape.changes.front().step - 101) <= 2);
        QCOMPARE(shape.slow.period.value_or(0), std::int64_t{20});
    }

    /// The levels cover the series without gaps, and scaling it scales them.
    void levelsCoverTheSeries()
    {
        std::vector<double> values;
        for (const TimedStep& step : noisyRun(120, [](std::size_t i) { return i < 40 ? 1.0 : i < 80 ? 1.5 : 1.2; }))
            values.push_back(step.seconds);
        const std::vector<Level> levels = levelsOf(values);
        QCOMPARE(levels.size(), std::size_t{3});
        QCOMPARE(levels.front().begin, std::size_t{0});
        QCOMPARE(levels.back().end, values.size());
        for (std::size_t i = 1; i < levels.size(); ++i)
            QCOMPARE(levels[i].begin, levels[i - 1].end);
        for (double& value : values)
            value *= 1000;
        const std::vector<Level> scaled = levelsOf(values);
        QCOMPARE(scaled.size(), levels.size());
        QVERIFY(isNear(scaled.front().median, levels.front().median * 1000, 1e-12));
    }
};

QTEST_GUILESS_MAIN(TestLogShape)
#include "test_log_shape.moc"
