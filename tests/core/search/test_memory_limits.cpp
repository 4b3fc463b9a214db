// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/memory/framework_memory.h"
#include "core/plan/resolved_plan.h"
#include "core/search/memory_limits.h"
#include "core/site/site.h"
#include "tests/core/scenario_fixture.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

}  // namespace

/// The assumptions behind the limits of a micro-batch.
class TestMemoryLimits : public QObject {
    Q_OBJECT

private slots:
    void theLowestLineDecides()
    {
        MicroBatchLimit limit;
        QVERIFY(limit.fits(1e9));
        limit.add(20, 10, 100);
        QVERIFY(limit.fits(8) && !limit.fits(9) && limit.isNear(8) && !limit.isNear(7));
        limit.add(50, 5, 100);
        QCOMPARE(limit.most, 8.0);
        limit.add(0, 25, 100);
        QCOMPARE(limit.most, 4.0);
        QCOMPARE(limit.leastAllocated(3), 75.0);
        limit.add(100, 0, 100);
        QCOMPARE(limit.most, 4.0);
        limit.add(101, 0, 100);
        QVERIFY(!limit.fits(1) && !limit.isNear(1));
    }

    /// There are two limits, fitting and tight, and rounding is checked at both.
    void whatIsTightIsNotWhatFits()
    {
        VerdictLimits limits;
        limits.add(20, 10, {80, 100});
        QCOMPARE(limits.tight.most, 8.0);
        QCOMPARE(limits.mostFitting, 6.0);
        QVERIFY(limits.isNear(6) && limits.isNear(8) && !limits.isNear(7));
        QVERIFY(limits.isTooMuch(9) && !limits.isTooMuch(8) && !limits.isTooMuch(7));
        // Another line decides what fits.
        limits.add(60, 4, {80, 100});
        QCOMPARE(limits.tight.most, 8.0);
        QCOMPARE(limits.mostFitting, 5.0);
    }

    /// The total rises with the allocated bytes, so that the largest legal value is a limit.
    void whatLiesBesideRisesWithWhatIsAllocated()
    {
        RandomScenarios scenarios(91);
        for (int i = 0; i < scenarioCount(100, 1000); ++i) {
            const Scenario scenario = scenarios.next();
            const ResolvedPlan plan = resolvePlan(scenario);
            const double all = capacity(scenario.cluster.gpu).value();
            BesideAllocated beside(scenario.cluster.gpu, 0.9 * all, all);
            const double most = beside.most(plan).tight;
            if (most <= 0)
                continue;
            const double fitting = beside.most(plan).fitting;
            QVERIFY(fitting < most && beside.total(fitting, plan) <= 0.9 * all);
            QVERIFY(beside.total(most, plan) <= all);
            QVERIFY(beside.total(most * (1 + 1e-9), plan) > all);
            double before = 0;
            for (double share = 0.5; share < 1.1; share += 0.01) {
                const double total = beside.total(share * all, plan);
                QVERIFY(total > before);
                before = total;
            }
        }
    }

    /// So many sequences hold so many times what one holds: of every operator, in every mode.
    void activationsAreOfSequences()
    {
        RandomScenarios scenarios(92);
        for (int i = 0; i < scenarioCount(200, 2000); ++i) {
            const Scenario scenario = scenarios.next();
            const Site site(scenario);
            ResolvedPlan plan = resolvePlan(scenario);
            plan.microBatch = 1;
            const ActivationTable one = ledgerInputs(site, plan).activations;
            plan.microBatch = 3;
            const ActivationTable three = ledgerInputs(site, plan).activations;
            const auto isThrice = [](Bytes small, Bytes large) { return isNear(3 * small.value(), large.value()); };
            for (std::size_t kind = 0; kind < one.ofLayerKind.size(); ++kind) {
                QVERIFY(isThrice(one.ofLayerKind[kind].kept, three.ofLayerKind[kind].kept));
                QVERIFY(isThrice(one.ofLayerKind[kind].everything, three.ofLayerKind[kind].everything));
                QVERIFY(isThrice(one.ofLayerKind[kind].moment, three.ofLayerKind[kind].moment));
                QVERIFY(isThrice(one.ofLayerKind[kind].momentWhole, three.ofLayerKind[kind].momentWhole));
            }
            QVERIFY(isThrice(one.embedding.kept, three.embedding.kept) && isThrice(one.loss, three.loss) && isThrice(one.mtp, three.mtp));
            QVERIFY(isThrice(one.keptLoss, three.keptLoss) && isThrice(one.contextBuffer, three.contextBuffer));
            QVERIFY(isThrice(one.gatheredHidden, three.gatheredHidden));
        }
    }
};

QTEST_APPLESS_MAIN(TestMemoryLimits)
#include "test_memory_limits.moc"
