// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/site/site.h"
#include "tests/core/gpt_fixture.h"

using namespace shardscope;

/// The operator list against the closed forms of Korthikanti et al. 2022 (arXiv 2205.05198), for the GPT layer.
class TestKeptBytes : public QObject {
    Q_OBJECT

    static Bytes kept(const Scenario& scenario, Recompute mode)
    {
        const ResolvedPlan plan = resolvePlan(scenario);
        return keptBytes(layerOperators(scenario.architecture->kinds[0], scenario.architecture->position, rankShape(Site(scenario), plan)),
                         mode);
    }

private slots:
    void korthikanti_data()
    {
        QTest::addColumn<int>("hidden");
        QTest::addColumn<int>("heads");
        QTest::addColumn<int>("sequence");
        QTest::addColumn<int>("microBatch");
        QTest::addColumn<int>("tp");
        // The four models of its table 3.
        QTest::newRow("22B") << 6144 << 64 << 2048 << 4 << 8;
        QTest::newRow("175B") << 12288 << 96 << 2048 << 1 << 8;
        QTest::newRow("530B") << 20480 << 128 << 2048 << 1 << 8;
        QTest::newRow("1T") << 25600 << 160 << 2048 << 1 << 8;
        QTest::newRow("small") << 512 << 8 << 1024 << 4 << 2;
    }
    void korthikanti()
    {
        QFETCH(int, hidden);
        QFETCH(int, heads);
        QFETCH(int, sequence);
        QFETCH(int, microBatch);
        QFETCH(int, tp);
        Scenario scenario = fixture::gpt(4, hidden, heads, tp);
        scenario.training.sequenceLength = sequence;
        scenario.plan.microBatch = microBatch;
        const double sbh = 1.0 * sequence * microBatch * hidden;
        const double scores = 5.0 * heads * sequence / hidden;

        QCOMPARE(kept(scenario, Recompute::None).value(), sbh * (34 + scores));  // eq. 1
        scenario.plan.tp = tp;
        QCOMPARE(kept(scenario, Recompute::None).value(), sbh * (10 + 24.0 / tp + scores / tp));  // eq. 2
        scenario.plan.sequenceParallel = true;
        QCOMPARE(kept(scenario, Recompute::None).value(), sbh * (34 + scores) / tp);  // eq. 4
        QCOMPARE(kept(scenario, Recompute::Selective).value(), sbh * 34 / tp);        // eq. 6
        QCOMPARE(kept(scenario, Recompute::Full).value(), sbh * 2 / tp);              // section 5: the layer's input
    }

    void flashAttentionKeepsNoScores()
    {
        Scenario scenario = fixture::gpt(2, 4096, 32, 1);
        scenario.training.attention = AttentionKernel::Flash2;
        const double sbh = 2048.0 * 4096;
        const double logSumExp = 4.0 * 2048 * 32;
        QCOMPARE(kept(scenario, Recompute::None).value(), 34 * sbh + logSumExp);
        QCOMPARE(kept(scenario, Recompute::Selective).value(), 34 * sbh);
    }

    void ordersOfRecompute_data()
    {
        QTest::addColumn<int>("experts");
        QTest::addColumn<int>("tp");
        QTest::newRow("dense") << 0 << 1;
        QTest::newRow("dense, tensor parallel") << 0 << 4;
        QTest::newRow("experts") << 8 << 1;
        QTest::newRow("experts, tensor parallel") << 8 << 2;
    }
    void ordersOfRecompute()
    {
        QFETCH(int, experts);
        QFETCH(int, tp);
        fixture::ModelSize size;
        size.experts = experts;
        Scenario scenario = fixture::scenario(size, 8);
        scenario.plan.tp = tp;
        scenario.plan.sequenceParallel = tp > 1;
        QVERIFY(kept(scenario, Recompute::None) >= kept(scenario, Recompute::Selective));
        QVERIFY(kept(scenario, Recompute::Selective) > kept(scenario, Recompute::PerOperator));
        QVERIFY(kept(scenario, Recompute::PerOperator) > kept(scenario, Recompute::Full));
    }

    void contextParallelDividesEverything()
    {
        Scenario scenario = fixture::scenario({}, 8);
        const double whole = kept(scenario, Recompute::None).value();
        scenario.plan.cp = 4;
        QCOMPARE(kept(scenario, Recompute::None).value(), whole / 4);
    }
};

QTEST_APPLESS_MAIN(TestKeptBytes)
#include "test_kept_bytes.moc"
