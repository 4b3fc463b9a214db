// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/plan/check_plan.h"
#include "core/plan/legal_plans.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

/// The plan with another schedule, or with other modes.
void turn(RulePart part, PlanFacts& facts, Draw& draw)
{
    if (part == RulePart::Schedule) {
        const auto& kinds = EnumNames<ScheduleKind>::names;
        facts.schedule = kinds[draw.below(kinds.size())].first;
        facts.chunks = draw.of({1, 2, 3, 4});
    } else {
        const auto& modes = EnumNames<Recompute>::names;
        facts.recompute = modes[draw.below(modes.size())].first;
        facts.zero = draw.of({0, 1, 2, 3});
    }
}

/// Degrees that are legal or not: the drawn plan's, some of them turned.
PlanFacts anyFacts(RandomScenarios& scenarios)
{
    PlanFacts facts = planFacts(scenarios.next());
    Draw& draw = scenarios.draw();
    for (std::int64_t PlanFacts::*const degree : {&PlanFacts::tp, &PlanFacts::cp, &PlanFacts::pp, &PlanFacts::ep, &PlanFacts::microBatch})
        facts.*degree = draw.chance(20) ? draw.of({1, 2, 3, 4, 8}) : facts.*degree;
    return facts;
}

}  // namespace

class TestLegalPlans : public QObject {
    Q_OBJECT

private slots:
    /// A rule is decided by the fields of its part alone.
    void rulesReadTheirPart()
    {
        RandomScenarios scenarios(41);
        int broken = 0;
        for (int i = 0; i < scenarioCount(1500); ++i) {
            PlanFacts facts = anyFacts(scenarios);
            for (const RulePart turned : {RulePart::Schedule, RulePart::Modes}) {
                PlanFacts other = facts;
                turn(turned, other, scenarios.draw());
                for (const PlanRule& rule : planRules()) {
                    if (rule.severity != Severity::Error || partOf(rule) == turned)
                        continue;
                    // A rule of one kind of schedule speaks of that kind only.
                    QVERIFY2(isBroken(rule, facts) == isBroken(rule, other), rule.id.data());
                    broken += isBroken(rule, facts);
                }
            }
        }
        QVERIFY(broken > 100);
    }

    void partsTogetherAreAllRules_data()
    {
        QTest::addColumn<int>("target");
        QTest::newRow("none") << -1;
        for (const auto& [target, name] : EnumNames<Target>::names)
            QTest::newRow(name.data()) << static_cast<int>(target);
    }
    void partsTogetherAreAllRules()
    {
        QFETCH(int, target);
        const std::optional<Target> asked = target < 0 ? std::nullopt : std::optional(static_cast<Target>(target));
        const LegalPlans legal(asked);
        RandomScenarios scenarios(43);
        int refused = 0;
        for (int i = 0; i < scenarioCount(500); ++i) {
            Scenario scenario = scenarios.next();
            Draw& draw = scenarios.draw();
            scenario.plan.tp = draw.of({1, 2, 3, 4});
            scenario.plan.zero = draw.of({0, 1, 2, 3});
            const PlanFacts facts = planFacts(scenario);
            const bool isKept = legal.areKept(RulePart::Degrees, facts) && legal.areKept(RulePart::Schedule, facts) &&
                                legal.areKept(RulePart::Modes, facts);
            const bool isLacking = std::any_of(planRules().begin(), planRules().end(), [&](const PlanRule& rule) {
                return rule.isLacking && (rule.scope & scopeOf(asked)) != 0 && isBroken(rule, facts);
            });
            QCOMPARE(isKept, isLegal(scenario) && isLegal(scenario, asked) && !isLacking);
            refused += !isKept;
        }
        QVERIFY(refused > 50);
    }
};

QTEST_APPLESS_MAIN(TestLegalPlans)
#include "test_legal_plans.moc"
