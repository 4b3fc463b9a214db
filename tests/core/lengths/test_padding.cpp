// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/lengths/log_normal.h"
#include "core/lengths/padding.h"

using namespace shardscope;

class TestPadding : public QObject {
    Q_OBJECT
private slots:
    /// Two of the lengths 1, 2, 3 drawn at random: the longest is 1, 2, 3 in 1, 3, 5 of 9 draws.
    void theLongestIsAnOrderStatistic()
    {
        const LengthDistribution lengths = LengthDistribution::of({{1, 1}, {2, 1}, {3, 1}}).value();
        QCOMPARE(meanLongest(lengths, 1), 2.0);
        QCOMPARE(meanLongest(lengths, 2), (1.0 + 3 * 2 + 5 * 3) / 9);
        QCOMPARE(keptShare(lengths, 2), 2 / (22.0 / 9));
        QVERIFY(std::abs(meanLongest(lengths, 10000) - 3) < 1e-12);
    }

    void moreRowsKeepLess()
    {
        const LengthDistribution lengths = logNormalLengths({500, 1, 8192}).value();
        QVERIFY(std::abs(keptShare(lengths, 1) - 1) < 1e-12);
        double last = 1.0001;
        for (std::int64_t rows = 1; rows <= 4096; rows *= 2) {
            const double kept = keptShare(lengths, rows);
            QVERIFY(kept < last && kept >= lengths.mean() / lengths.longest());
            last = kept;
        }
    }

    void equalDocumentsNeedNoPadding() { QCOMPARE(keptShare(LengthDistribution::of({{512, 9}}).value(), 64), 1.0); }

    /// Megatron-Bridge 067f987df, docs/training/packed-sequences.md: TP 1 and CP 1 need 1, TP 4 and CP 1 with sequence parallelism 4.
    void theMultipleFollowsTheTopology_data()
    {
        QTest::addColumn<int>("cp");
        QTest::addColumn<int>("tp");
        QTest::addColumn<bool>("sequenceParallel");
        QTest::addColumn<int>("multiple");
        QTest::newRow("nothing is cut") << 1 << 1 << false << 1;
        QTest::newRow("sequence parallelism needs tensor parallelism") << 1 << 1 << true << 1;
        QTest::newRow("tensor parallelism alone") << 1 << 4 << false << 1;
        QTest::newRow("sequence parallelism") << 1 << 4 << true << 4;
        QTest::newRow("context parallelism") << 2 << 1 << false << 4;
        QTest::newRow("both") << 2 << 4 << true << 8;
        QTest::newRow("tp 3") << 2 << 3 << true << 12;
    }
    void theMultipleFollowsTheTopology()
    {
        QFETCH(int, cp);
        QFETCH(int, tp);
        QFETCH(bool, sequenceParallel);
        QTEST(static_cast<int>(packedMultiple(cp, tp, sequenceParallel)), "multiple");
    }

    void paddingGoesToTheNextMultiple()
    {
        QCOMPARE(paddedTo(1, 8), 8.0);
        QCOMPARE(paddedTo(8, 8), 8.0);
        QCOMPARE(paddedTo(9, 8), 16.0);
        QCOMPARE(paddedTo(9, 1), 9.0);
    }
};

QTEST_APPLESS_MAIN(TestPadding)
#include "test_padding.moc"
