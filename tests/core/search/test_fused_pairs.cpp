// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_traits.h"
#include "tests/core/search/small_worlds.h"

using namespace shardscope;
using namespace shardscope::test;

/// A search of plans whose experts' all-to-all is hidden by fused pairs, against the estimate of every plan.
class TestFusedPairs : public QObject {
    Q_OBJECT

    static SearchRequest overlapped(std::uint64_t number)
    {
        SearchRequest request = tightWorld(number).request;
        request.target.reset();
        request.anyFramework = true;
        request.scenario.cluster.gpu.memory = request.scenario.cluster.gpu.memory * 2;
        request.scenario.plan.overlap.expert = true;
        return request;
    }
    static bool isFused(SearchRequest request, const FoundPlan& found)
    {
        request.scenario.plan = found.plan;
        const ResolvedPlan plan = resolvePlan(request.scenario);
        return fusedPairsOf(plan.pipeline()) && plan.microBatches > 1;
    }

private slots:
    void itFindsWhatEveryPlanFinds()
    {
        int fused = 0;
        for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(scenarioCount(16, 100)); ++number) {
            const SearchRequest request = overlapped(number);
            const Result<SearchResult> fast = search(request);
            const Result<SearchResult> every = searchEveryPlan(request);
            const QByteArray world = "world " + QByteArray::number(qulonglong(number));
            QVERIFY2(fast && every, world);
            QVERIFY2(fast->counts.enumerated == every->counts.enumerated && fast->counts.fitting == every->counts.fitting, world);
            QVERIFY2(fast->plans.size() == every->plans.size(), world);
            for (std::size_t i = 0; i < fast->plans.size(); ++i) {
                const PlanFigures& own = fast->plans[i].figures;
                const PlanFigures& expected = every->plans[i].figures;
                QVERIFY2(fast->plans[i].plan == every->plans[i].plan, world);
                QVERIFY2(std::abs(own.step / expected.step - 1) <= 1e-9 && std::abs(own.peak / expected.peak - 1) <= 1e-9, world);
                fused += isFused(request, fast->plans[i]) ? 1 : 0;
            }
        }
        QVERIFY2(fused > 10, QByteArray::number(fused));
    }

    /// The bound of every plan that fits is at most its step, although fused pairs hide what the bound would count.
    void aBoundIsNoMoreThanTheStep()
    {
        double tightest = 0;
        for (std::uint64_t number = 100; number < 100 + static_cast<std::uint64_t>(scenarioCount(12, 100)); ++number) {
            SearchRequest request = overlapped(number);
            request.top = 1'000'000;
            const Result<SearchResult> result = search(request);
            QVERIFY(result);
            QCOMPARE(result->counts.prunedFor(Pruned::Objective), 0);
            QVERIFY2(result->tightestBound <= 1, QByteArray::number(result->tightestBound, 'g', 17));
            tightest = std::max(tightest, result->tightestBound);
        }
        QVERIFY2(tightest > 0.8, QByteArray::number(tightest));
    }
};

QTEST_APPLESS_MAIN(TestFusedPairs)
#include "test_fused_pairs.moc"
