// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/estimate/estimate.h"
#include "core/io/scenario_json.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;

/// The generator that the properties stand on: what it makes is legal, repeatable, whole and mixed.
class TestRandomScenarios : public QObject {
    Q_OBJECT

private slots:
    void everyChoiceComes()
    {
        test::RandomScenarios scenarios(1);
        test::ScenarioMix mix;
        constexpr int kCount = 4000;
        constexpr int kAtLeast = 20;
        for (int i = 0; i < kCount; ++i)
            mix.add(scenarios.next());
        for (const auto& [what, count] : mix.counts()) {
            qInfo("%5d %s", count, what.c_str());
            QVERIFY2(count >= kAtLeast, what.c_str());
        }
        qInfo("%d refused for %d legal", scenarios.refused(), kCount);
        QVERIFY(mix.counts().size() > 150);
    }

    void oneSeedMakesTheSame()
    {
        test::RandomScenarios first(7);
        test::RandomScenarios second(7);
        test::RandomScenarios other(8);
        bool differs = false;
        for (int i = 0; i < 50; ++i) {
            const std::string text = scenarioToJson(first.next()).dump();
            QCOMPARE(scenarioToJson(second.next()).dump(), text);
            differs = differs || scenarioToJson(other.next()).dump() != text;
        }
        QVERIFY(differs);
    }

    /// A counter-example is printed as a file, which is the estimated scenario.
    void aFileSaysTheSame()
    {
        test::RandomScenarios scenarios(3);
        for (int i = 0; i < 200; ++i) {
            const Scenario scenario = scenarios.next();
            const Json written = scenarioToJson(scenario);
            const Result<Scenario> read = readScenario(written, "random");
            QVERIFY2(read, read ? "" : read.error().pointer.c_str());
            QVERIFY(*read->architecture == *scenario.architecture);
            QCOMPARE(scenarioToJson(*read).dump(), written.dump());
        }
    }

    void theSmallestStillFails()
    {
        test::RandomScenarios scenarios(5);
        const auto fails = [](const Scenario& scenario) { return scenario.plan.tp >= 2 && scenario.plan.zero == 3; };
        Scenario scenario = scenarios.next();
        while (!fails(scenario))
            scenario = scenarios.next();
        const std::string told = test::smallest(scenario, fails);
        // A degree of 1 is plain and not told. Of 8 it stays where halving it alone leaves more replicas than sequences.
        QVERIFY2(told.find("\"tp\":") != std::string::npos && told.find("\"zero\":3") != std::string::npos, told.c_str());
        QVERIFY2(told.size() < 500, told.c_str());
    }
};

QTEST_APPLESS_MAIN(TestRandomScenarios)
#include "test_random_scenarios.moc"
