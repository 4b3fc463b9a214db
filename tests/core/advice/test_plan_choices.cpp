// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/advice/plan_choices.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

using Words = std::variant<std::vector<Value>, ValueWord>;

Technique only(const char* path, Words values) { return {"", {{findParameter(path), std::move(values)}}}; }

QStringList numbersOf(const char* path, ValueWord word, const Scenario& scenario)
{
    QStringList numbers;
    for (const Scenario& plan : plansOf(only(path, word), scenario))
        numbers << QString::number(std::get<std::int64_t>(findParameter(path)->get(plan)));
    return numbers;
}

}  // namespace

class TestPlanChoices : public QObject {
    Q_OBJECT

private slots:
    void wordsDependOnTheScenario()
    {
        const Scenario dense = fixture::llama70b(64);
        QCOMPARE(numbersOf("plan.tp", ValueWord::Node, dense), QStringList{"8"});
        QCOMPARE(numbersOf("plan.tp", ValueWord::UpToNode, dense), (QStringList{"1", "2", "4", "8"}));
        QCOMPARE(numbersOf("plan.pp", ValueWord::Several, dense), (QStringList{"2", "4", "8", "16", "32", "64"}));
        QCOMPARE(numbersOf("plan.micro_batch", ValueWord::Any, dense), (QStringList{"1", "2", "4", "8", "16"}));
        QVERIFY(numbersOf("plan.ep", ValueWord::Several, dense).isEmpty());
        QCOMPARE(numbersOf("plan.ep", ValueWord::Several, fixture::mixtral8x7b(64)), (QStringList{"2", "4", "8"}));
        QCOMPARE(numbersOf("plan.tp", ValueWord::Node, fixture::llama70b(6)), QStringList{"6"});
    }

    void valuesAreCombined()
    {
        Technique technique = only("plan.tp", std::vector<Value>{std::int64_t{2}, std::int64_t{4}});
        technique.fields.push_back({findParameter("plan.pp"), ValueWord::Several});
        const std::vector<Scenario> plans = plansOf(technique, fixture::llama70b(16));
        QCOMPARE(plans.size(), std::size_t(8));
        for (const Scenario& plan : plans)
            QVERIFY(plan.plan.sequenceParallel);
    }

    void noMoreThanOneRuleMayTry()
    {
        Technique technique = only("plan.tp", ValueWord::Any);
        for (const char* path : {"plan.pp", "plan.cp", "plan.micro_batch"})
            technique.fields.push_back({findParameter(path), ValueWord::Any});
        QCOMPARE(plansOf(technique, fixture::llama70b(4096)).size(), kMostPlans);
    }

    void withoutTensorParallelismNoSequenceIsShared()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 8;
        scenario.plan.dp = 8;
        scenario.plan.sequenceParallel = true;
        const Scenario alone = turned(scenario, *findParameter("plan.tp"), std::int64_t{1});
        QVERIFY(!alone.plan.sequenceParallel && alone.plan.tp == 1);
        QVERIFY(alone.plan.dp == 64);
        QVERIFY(turned(scenario, *findParameter("plan.tp"), std::int64_t{8}).plan == scenario.plan);
        QVERIFY(turned(scenario, *findParameter("plan.tp"), std::int64_t{-1}).plan == scenario.plan);
        QVERIFY(turned(scenario, *findParameter("plan.recompute"), std::string("full")).plan.recompute == Recompute::Full);
        QVERIFY(!turned(scenario, *findParameter("plan.overlap.grad_reduce"), false).plan.overlap.gradReduce);
    }

    void theBatchIsTheNearestWithinItsTarget()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 8;
        scenario.plan.pp = 4;
        const Technique target = only("training.global_batch", ValueWord::TargetTokens);
        for (const auto& [now, wanted] : {std::pair{16, 490}, {1024, 1024}, {65536, 4882}}) {
            scenario.training.globalBatch = now;
            const std::vector<Scenario> plans = plansOf(target, scenario, TokenRange{4e6, 4e7});
            QVERIFY(!plans.empty());
            QCOMPARE(plans.front().training.globalBatch, std::int64_t{wanted});
        }
        QVERIFY(plansOf(target, scenario).empty());
        QVERIFY(plansOf(target, scenario, TokenRange{1e4, 2e4}).size() <= 2);
        QVERIFY(plansOf(target, scenario, TokenRange{10, 20}).empty());
    }
};

QTEST_APPLESS_MAIN(TestPlanChoices)
#include "test_plan_choices.moc"
