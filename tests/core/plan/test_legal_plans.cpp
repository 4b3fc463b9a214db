// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/plan/check_plan.h"
#include "core/plan/legal_plans.h"
#include "tests/core/encoder_fixture.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

/// The plan with other values of what decides the rules of a part alone; false where it has none.
bool turn(RulePart part, PlanFacts& facts, Draw& draw)
{
    switch (part) {
    case RulePart::Schedule: {
        const auto& kinds = EnumNames<ScheduleKind>::names;
        facts.schedule = kinds[draw.below(kinds.size())].first;
        facts.chunks = draw.of({1, 2, 3, 4});
        return true;
    }
    case RulePart::Modes: {
        const auto& modes = EnumNames<Recompute>::names;
        facts.recompute = modes[draw.below(modes.size())].first;
        facts.zero = draw.of({0, 1, 2, 3});
        return true;
    }
    case RulePart::Batch:
        facts.microBatch = draw.of({1, 2, 3, 4, 8});
        return true;
    case RulePart::Degrees:
        break;
    }
    return false;
}

/// Other degrees around the same pipeline: its stages and its micro-batches.
void turnAroundPipeline(PlanFacts& facts, Draw& draw)
{
    facts.dp = facts.dataParallel();
    facts.tp = draw.of({1, 2, 4});
    facts.cp = draw.of({1, 2});
    facts.ep = draw.of({1, 2});
    facts.sequenceParallel = draw.chance(50);
    facts.nodes = facts.tp * facts.cp * facts.pp * facts.dp;
    facts.gpusPerNode = 1;
}

bool decides(const PlanRule& rule) { return rule.severity == Severity::Error || rule.isLacking; }

/// Degrees that are legal or not: the drawn plan's, some of them changed.
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
            for (const RulePart turned : {RulePart::Schedule, RulePart::Modes, RulePart::Batch}) {
                PlanFacts other = facts;
                QVERIFY(turn(turned, other, scenarios.draw()));
                for (const PlanRule& rule : planRules()) {
                    const RulePart part = rule.part;
                    // The schedule's rules read the micro-batches, too.
                    if (!decides(rule) || part == turned || (turned == RulePart::Batch && part == RulePart::Schedule))
                        continue;
                    // Degrees that do not divide leave the other rules undefined.
                    if (turned == RulePart::Batch && canBeAsked(rule, facts) != canBeAsked(rule, other))
                        continue;
                    // A rule of one kind of schedule speaks of that kind only.
                    QVERIFY2(isBroken(rule, facts) == isBroken(rule, other), rule.id.data());
                    broken += isBroken(rule, facts);
                }
            }
        }
        QVERIFY(broken > 100);
    }

    void schedulesAreAskedOncePerPipeline()
    {
        RandomScenarios scenarios(47);
        int broken = 0;
        for (int i = 0; i < scenarioCount(1500); ++i) {
            PlanFacts facts = anyFacts(scenarios);
            (void)turn(RulePart::Schedule, facts, scenarios.draw());
            PlanFacts other = facts;
            turnAroundPipeline(other, scenarios.draw());
            for (const PlanRule& rule : planRules()) {
                if (!decides(rule) || rule.part != RulePart::Schedule || !canBeAsked(rule, facts) || !canBeAsked(rule, other))
                    continue;
                QVERIFY2(isBroken(rule, facts) == isBroken(rule, other), rule.id.data());
                broken += isBroken(rule, facts);
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
            const bool isKept = legal.areKept(RulePart::Degrees, facts) && legal.areKept(RulePart::Batch, facts) &&
                                legal.areKept(RulePart::Schedule, facts) && legal.areKept(RulePart::Modes, facts);
            QCOMPARE(isKept, isLaunchable(scenario, asked));
            QVERIFY(!isKept || (isLegal(scenario) && isLegal(scenario, asked)));
            refused += !isKept;
        }
        QVERIFY(refused > scenarioCount(500) / 10);
    }

    /// What a framework can do and only its launcher's files cannot state is legal within the framework.
    void filesAreOfALauncherAlone()
    {
        const PlanFacts facts = planFacts(fixture::apart(4, true));
        QVERIFY(!LegalPlans(Target::Megatron).areKept(RulePart::Degrees, facts));
        QVERIFY(LegalPlans(Target::Megatron, false).areKept(RulePart::Degrees, facts));
        QVERIFY(!LegalPlans(Target::Torchtitan, false).areKept(RulePart::Degrees, facts));
    }
};

QTEST_APPLESS_MAIN(TestLegalPlans)
#include "test_legal_plans.moc"
