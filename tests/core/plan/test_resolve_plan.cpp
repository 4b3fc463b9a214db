// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <limits>
#include <numeric>

#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/plan/stage_split.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;
using Stages = std::vector<int>;

namespace {

Architecture nanotronModel(int layers, int hidden, int ffn)
{
    fixture::ModelSize size;
    size.layers = layers;
    size.hidden = hidden;
    size.heads = 32;
    size.kvHeads = 32;
    size.ffn = ffn;
    size.vocab = 131072;
    return *fixture::architecture(size);
}

}  // namespace

class TestResolvePlan : public QObject {
    Q_OBJECT
private slots:
    void fillsNulls()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.plan.tp = 4;
        scenario.plan.cp = 2;
        scenario.plan.pp = 4;
        scenario.plan.zero = 1;
        scenario.plan.sequenceParallel = true;
        const ResolvedPlan plan = resolvePlan(scenario);
        QCOMPARE(plan.world, 64);
        QCOMPARE(plan.dp, 2);
        QCOMPARE(plan.etp, 4);
        QCOMPARE(plan.edp, 4);
        QCOMPARE(plan.microBatches, std::int64_t{512});
        QCOMPARE(plan.shardGroup, 4);
        QVERIFY(plan.sequenceParallel);
        QCOMPARE(plan.stageLayers, (Stages{20, 20, 20, 20}));
    }
    void sequenceParallelNeedsTensorParallel()
    {
        Scenario scenario = fixture::llama70b(8);
        scenario.plan.sequenceParallel = true;
        QVERIFY(!resolvePlan(scenario).sequenceParallel);
    }
    void expertsTakeTheirRanksFromTheDenseOnes()
    {
        Scenario scenario = fixture::mixtral8x7b(16);
        scenario.plan.tp = 2;
        scenario.plan.pp = 2;
        scenario.plan.ep = 4;
        scenario.plan.etp = 1;
        scenario.plan.zero = 3;
        ResolvedPlan plan = resolvePlan(scenario);
        QCOMPARE(plan.dp, 4);
        QCOMPARE(plan.edp, 2);
        QCOMPARE(plan.expertShardGroup, 2);
        scenario.plan.shardGroup = 2;
        plan = resolvePlan(scenario);
        QCOMPARE(plan.shardGroup, 2);
        QCOMPARE(plan.expertShardGroup, 1);
        scenario.plan.zero = 0;
        QCOMPARE(resolvePlan(scenario).shardGroup, 1);
    }
    void groups_data()
    {
        QTest::addColumn<int>("schedule");
        QTest::addColumn<int>("microBatches");
        QTest::addColumn<int>("group");
        QTest::newRow("interleaved: p") << static_cast<int>(ScheduleKind::Interleaved) << 16 << 4;
        QTest::newRow("zb1p: m over the rounds") << static_cast<int>(ScheduleKind::Zb1pInterleaved) << 10 << 5;
        QTest::newRow("zb1p, m below p: m") << static_cast<int>(ScheduleKind::Zb1pInterleaved) << 3 << 3;
        QTest::newRow("no group") << static_cast<int>(ScheduleKind::OneFOneB) << 16 << 1;
    }
    void groups()
    {
        QFETCH(int, schedule);
        QFETCH(int, microBatches);
        QFETCH(int, group);
        Scenario scenario = fixture::llama70b(4);
        scenario.plan.pp = 4;
        scenario.plan.chunks = 2;
        scenario.plan.schedule = static_cast<ScheduleKind>(schedule);
        scenario.training.globalBatch = microBatches;
        QCOMPARE(resolvePlan(scenario).group, group);
        scenario.plan.group = 7;
        QCOMPARE(resolvePlan(scenario).group, 7);
    }
    void splitsEvenly_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<int>("stages");
        QTest::addColumn<Stages>("expected");
        QTest::newRow("divides") << 12 << 4 << Stages{3, 3, 3, 3};
        QTest::newRow("405B on 8: both ends relieved") << 126 << 8 << Stages{15, 16, 16, 16, 16, 16, 16, 15};
        QTest::newRow("one left over, odd: the middle") << 31 << 5 << Stages{6, 6, 7, 6, 6};
        QTest::newRow("one left over, even: the earlier middle") << 13 << 4 << Stages{3, 4, 3, 3};
        QTest::newRow("two left over, odd") << 32 << 5 << Stages{6, 7, 7, 6, 6};
        QTest::newRow("all but one, even: the last is relieved") << 15 << 4 << Stages{4, 4, 4, 3};
        QTest::newRow("more stages than layers") << 2 << 4 << Stages{0, 1, 1, 0};
        QTest::newRow("one stage") << 7 << 1 << Stages{7};
    }
    void splitsEvenly()
    {
        QFETCH(int, layers);
        QFETCH(int, stages);
        QFETCH(Stages, expected);
        QCOMPARE(splitEvenly(layers, stages), expected);
    }
    void everySplitKeepsAllLayers()
    {
        for (int layers = 1; layers < 70; ++layers) {
            for (int stages = 1; stages < 40; ++stages) {
                const Stages even = splitEvenly(layers, stages);
                QCOMPARE(std::accumulate(even.begin(), even.end(), 0), layers);
                QVERIFY(*std::max_element(even.begin(), even.end()) - *std::min_element(even.begin(), even.end()) <= 1);
                const Stages byCost = splitByBlockCost(nanotronModel(layers, 512, 2048), stages);
                QCOMPARE(std::accumulate(byCost.begin(), byCost.end(), 0), layers);
            }
        }
    }
    /// Splits that nanotron itself made in measured runs of the Ultra-Scale Playbook's benchmark.
    void splitsByBlockCost_data()
    {
        QTest::addColumn<int>("layers");
        QTest::addColumn<int>("hidden");
        QTest::addColumn<int>("ffn");
        QTest::addColumn<Stages>("expected");
        QTest::newRow("1.34B pp2") << 16 << 2048 << 8192 << Stages{11, 5};
        QTest::newRow("1.34B pp4") << 16 << 2048 << 8192 << Stages{6, 5, 5, 0};
        QTest::newRow("1.34B pp8") << 16 << 2048 << 8192 << Stages{3, 3, 2, 3, 2, 3, 0, 0};
        QTest::newRow("8.86B pp2") << 32 << 4096 << 14336 << Stages{18, 14};
        QTest::newRow("8.86B pp4") << 32 << 4096 << 14336 << Stages{9, 9, 8, 6};
        QTest::newRow("8.86B pp8") << 32 << 4096 << 14336 << Stages{5, 4, 4, 5, 4, 4, 4, 2};
    }
    void splitsByBlockCost()
    {
        QFETCH(int, layers);
        QFETCH(int, hidden);
        QFETCH(int, ffn);
        QFETCH(Stages, expected);
        QCOMPARE(splitByBlockCost(nanotronModel(layers, hidden, ffn), static_cast<int>(expected.size())), expected);
    }
    void onlyNanotronPlacesByCost()
    {
        Scenario scenario = fixture::llama70b(2);
        scenario.architecture = std::make_shared<Architecture>(nanotronModel(16, 2048, 8192));
        scenario.plan.pp = 2;
        QCOMPARE(resolvePlan(scenario).stageLayers, (Stages{8, 8}));
        scenario.training.recipe = Recipe::Nanotron;
        QCOMPARE(resolvePlan(scenario).stageLayers, (Stages{11, 5}));
        scenario.plan.stageLayers = Stages{10, 6};
        QCOMPARE(resolvePlan(scenario).stageLayers, (Stages{10, 6}));
    }
    void placesStages_data()
    {
        QTest::addColumn<int>("schedule");
        QTest::addColumn<int>("chunks");
        QTest::addColumn<Stages>("rank0");
        QTest::addColumn<Stages>("rank3");
        QTest::newRow("one chunk") << static_cast<int>(ScheduleKind::OneFOneB) << 1 << Stages{0} << Stages{3};
        QTest::newRow("loop") << static_cast<int>(ScheduleKind::Interleaved) << 3 << Stages{0, 4, 8} << Stages{3, 7, 11};
        QTest::newRow("vee") << static_cast<int>(ScheduleKind::ZbV) << 1 << Stages{0, 7} << Stages{3, 4};
        QTest::newRow("vee, two written") << static_cast<int>(ScheduleKind::DualPipeV) << 2 << Stages{0, 7} << Stages{3, 4};
        QTest::newRow("both directions") << static_cast<int>(ScheduleKind::DualPipe) << 1 << Stages{0, 3} << Stages{3, 0};
    }
    void placesStages()
    {
        QFETCH(int, schedule);
        QFETCH(int, chunks);
        QFETCH(Stages, rank0);
        QFETCH(Stages, rank3);
        Scenario scenario = fixture::llama70b(4);
        scenario.plan.pp = 4;
        scenario.plan.schedule = static_cast<ScheduleKind>(schedule);
        scenario.plan.chunks = chunks;
        const ResolvedPlan plan = resolvePlan(scenario);
        QCOMPARE(plan.stagesOfRank(0), rank0);
        QCOMPARE(plan.stagesOfRank(3), rank3);
        QCOMPARE(plan.chunks, static_cast<int>(rank0.size()));
        const bool bothDirections = scenario.plan.schedule == ScheduleKind::DualPipe;
        QCOMPARE(plan.stageLayers.size(), bothDirections ? std::size_t{4} : std::size_t{4} * rank0.size());
    }
    void survivesAbsurdNumbers()
    {
        Scenario scenario = fixture::llama70b(8);
        const int huge = std::numeric_limits<int>::max();
        for (int* field :
             {&scenario.plan.tp, &scenario.plan.cp, &scenario.plan.pp, &scenario.plan.ep, &scenario.plan.chunks, &scenario.plan.microBatch})
            *field = huge;
        scenario.plan.schedule = ScheduleKind::Interleaved;
        const ResolvedPlan plan = resolvePlan(scenario);
        QCOMPARE(plan.dp, 1);
        QCOMPARE(plan.microBatches, std::int64_t{1});
        QVERIFY(plan.stageLayers.size() <= std::size_t{1} << 20);
    }
};

QTEST_APPLESS_MAIN(TestResolvePlan)
#include "test_resolve_plan.moc"
