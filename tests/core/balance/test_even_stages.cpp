// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <numeric>

#include "core/balance/even_stages.h"
#include "core/estimate/estimate.h"
#include "core/step/step.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

/// A large head on few layers: even stages are far from even.
Scenario headHeavy(int layers, int stages, int chunks = 1)
{
    Scenario scenario = fixture::scenario({.layers = layers, .hidden = 2048, .heads = 16, .kvHeads = 16, .ffn = 8192, .vocab = 256000}, 8);
    scenario.plan.pp = stages;
    scenario.plan.chunks = chunks;
    scenario.plan.schedule = chunks > 1 ? ScheduleKind::Interleaved : ScheduleKind::OneFOneB;
    scenario.training.globalBatch = 32;
    scenario.training.sequenceLength = 2048;
    return scenario;
}

double valueOf(Scenario scenario, EvenOut what, const std::optional<std::vector<int>>& layers)
{
    scenario.plan.stageLayers = layers;
    const Result<Estimate> estimated = estimate(scenario);
    return what == EvenOut::Time ? estimated->step()->step.value() : estimated->memory().peak.value();
}

/// The best of all ways to assign this many layers to this many stages.
double bestOfAll(const Scenario& scenario, EvenOut what, std::vector<int> dealt, int left, int stages)
{
    if (static_cast<int>(dealt.size()) == stages - 1) {
        dealt.push_back(left);
        return valueOf(scenario, what, dealt);
    }
    double best = std::numeric_limits<double>::infinity();
    dealt.push_back(0);
    for (; dealt.back() <= left; ++dealt.back())
        best = std::min(best, bestOfAll(scenario, what, dealt, left - dealt.back(), stages));
    return best;
}

}  // namespace

class TestEvenStages : public QObject {
    Q_OBJECT

private slots:
    void plans_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<int>("stages");
        QTest::addColumn<int>("chunks");
        QTest::addColumn<int>("what");
        for (const EvenOut what : {EvenOut::Time, EvenOut::Memory}) {
            const char* name = what == EvenOut::Time ? "time" : "memory";
            QTest::addRow("%s of 2 stages", name) << 10 << 2 << 1 << int(what);
            QTest::addRow("%s of 4 stages", name) << 12 << 4 << 1 << int(what);
            QTest::addRow("%s of 2 stages of 2 chunks", name) << 10 << 2 << 2 << int(what);
        }
    }

    /// Every assignment of the layers, one by one: none is better by more than one layer's weight.
    void plans()
    {
        QFETCH(int, layers);
        QFETCH(int, stages);
        QFETCH(int, chunks);
        QFETCH(int, what);
        const Scenario scenario = headHeavy(layers, stages, chunks);
        const auto goal = static_cast<EvenOut>(what);
        const Result<std::vector<int>> found = evenStages(scenario, goal);
        QVERIFY(found);
        QCOMPARE(std::accumulate(found->begin(), found->end(), 0), layers);
        const double value = valueOf(scenario, goal, *found);
        const double best = bestOfAll(scenario, goal, {}, layers, stages * chunks);
        QVERIFY(value < valueOf(scenario, goal, std::nullopt));
        QVERIFY2(value <= best * 1.02, qPrintable(QStringLiteral("%1, best %2").arg(value).arg(best)));
    }

    /// A split by hand that is better than the even one is not lost.
    void neverWorse()
    {
        Scenario scenario = headHeavy(12, 4);
        scenario.plan.stageLayers = std::vector<int>{5, 5, 2, 0};
        const double own = valueOf(scenario, EvenOut::Time, scenario.plan.stageLayers);
        const double even = valueOf(scenario, EvenOut::Time, std::nullopt);
        QVERIFY(valueOf(scenario, EvenOut::Time, *evenStages(scenario, EvenOut::Time)) <= std::min(own, even));
    }

    void stopped()
    {
        std::stop_source source;
        source.request_stop();
        const Result<std::vector<int>> found = evenStages(headHeavy(12, 4), EvenOut::Time, source.get_token());
        QVERIFY(found);
        QCOMPARE(std::accumulate(found->begin(), found->end(), 0), 12);
    }

    void anIllegalPlanIsRefused()
    {
        Scenario scenario = headHeavy(12, 4);
        scenario.training.globalBatch = 3;
        scenario.plan.dp = 2;
        QVERIFY(!evenStages(scenario, EvenOut::Memory));
    }
};

QTEST_GUILESS_MAIN(TestEvenStages)
#include "test_even_stages.moc"
