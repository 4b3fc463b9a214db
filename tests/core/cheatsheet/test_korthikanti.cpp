// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/cheatsheet/playbook_text.h"
#include "tests/support/published/korthikanti.h"

using namespace shardscope;
using namespace shardscope::cheatsheet;

namespace {

/// GPT-3 175B as in the paper's table 3: t = 8, p = 8, s = 2048, v = 51200.
constexpr GptShape kGpt3{2048, 1, 12288, 96, 96, 51200, 8, 8};
/// MT-NLG 530B: t = 8, p = 35.
constexpr GptShape kMtNlg{2048, 1, 20480, 128, 105, 51200, 8, 35};

}  // namespace

class TestKorthikanti : public QObject {
    Q_OBJECT
private slots:
    /// Section 5 of the paper: 5·a·s/h is 80 for GPT-3 and 64 for MT-NLG, so selective recomputation saves 70 % and 65 %.
    void attentionCore_data()
    {
        QTest::addColumn<bool>("gpt3");
        QTest::addColumn<double>("core");
        QTest::addColumn<double>("saved");
        QTest::newRow("GPT-3") << true << 80.0 << 0.70;
        QTest::newRow("MT-NLG") << false << 64.0 << 0.65;
    }
    void attentionCore()
    {
        QFETCH(bool, gpt3);
        QFETCH(double, core);
        QFETCH(double, saved);
        const GptShape& shape = gpt3 ? kGpt3 : kMtNlg;
        QCOMPARE(shape.core(), core);
        QVERIFY(qAbs(1 - korthikantiEquation6(shape) / korthikantiEquation5(shape) - saved) < 0.006);
    }

    void partsMakeTheLayer()
    {
        const Bytes parts = korthikantiAttention(kGpt3) + korthikantiFeedForward(kGpt3) + korthikantiLayerNorms(kGpt3);
        QCOMPARE(parts.value(), korthikantiEquation1(kGpt3).value());
    }

    void withoutParallelismAllAgree()
    {
        GptShape shape = kGpt3;
        shape.tensor = shape.pipeline = shape.layers = 1;
        const double one = korthikantiEquation1(shape).value();
        QCOMPARE(korthikantiEquation2(shape).value(), one);
        QCOMPARE(korthikantiEquation4(shape).value(), one);
        QCOMPARE(korthikantiEquation5(shape).value(), one);
    }

    /// Sequence parallelism saves the 10·sbh that tensor parallelism does not divide.
    void sequenceParallelismSavesTheTen()
    {
        for (const double t : {2.0, 4.0, 8.0}) {
            GptShape shape = kGpt3;
            shape.tensor = t;
            const double saved = (korthikantiEquation2(shape) - korthikantiEquation4(shape)).value();
            QCOMPARE(saved, 10 * shape.sbh() * (1 - 1 / t));
        }
    }

    /// Section 4.3: for the 22B model what lies outside the layers is a small share of the whole.
    void outsideTheLayers()
    {
        const GptShape small{2048, 4, 6144, 64, 48, 51200, 8, 1};
        const double share = korthikantiOutsideLayers(small) / korthikantiEquation5(small);
        QCOMPARE(share, (1 + 4 * (1 + 51200.0 / 6144)) / 48 / (34 + 5.0 * 64 * 2048 / 6144));
        QVERIFY(share < 0.01);
        QCOMPARE(korthikantiOutsideLayers(kGpt3).value(), kGpt3.sbh());
    }

    void interleavingCostsMemory()
    {
        QCOMPARE(korthikantiInterleaving(kGpt3, 3), 1 + 7.0 / 24);
        GptShape alone = kGpt3;
        alone.pipeline = 1;
        QCOMPARE(korthikantiInterleaving(alone, 3), 1.0);
    }

    void recomputeModesAreOrdered()
    {
        QVERIFY(korthikantiEquation6(kGpt3) < korthikantiEquation5(kGpt3));
        GptShape alone = kGpt3;
        alone.tensor = 1;
        QCOMPARE(korthikantiEquation6(alone) / korthikantiFullRecompute(alone), 17.0);
    }

    /// The playbook's m_act is equation 1 over all layers.
    void playbookAgrees()
    {
        const PrintedModel model{"GPT-3", 96, 12288, 96, 51200};
        GptShape alone = kGpt3;
        alone.tensor = alone.pipeline = 1;
        QCOMPARE(textActivations(model, 1, 2048).value(), korthikantiEquation5(alone).value());
    }
};

QTEST_APPLESS_MAIN(TestKorthikanti)
#include "test_korthikanti.moc"
