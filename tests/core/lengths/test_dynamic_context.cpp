// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <vector>

#include "core/lengths/dynamic_context.h"
#include "core/lengths/log_normal.h"
#include "core/lengths/packing.h"
#include "core/lengths/work_distribution.h"

using namespace shardscope;

class TestDynamicContext : public QObject {
    Q_OBJECT
private slots:
    /// Megatron-LM's `gpus_needed`: max(1, 2^ceil(log2(L / max_seqlen_per_dp_cp_rank))).
    void theDegreeIsAPowerOfTwo_data()
    {
        QTest::addColumn<double>("tokens");
        QTest::addColumn<int>("degree");
        QTest::newRow("short") << 1.0 << 1;
        QTest::newRow("just fits") << 4096.0 << 1;
        QTest::newRow("one token more") << 4097.0 << 2;
        QTest::newRow("three ranks are four") << 12000.0 << 4;
        QTest::newRow("long") << 131072.0 << 32;
        QTest::newRow("beyond all ranks") << 1e9 << 64;
    }
    void theDegreeIsAPowerOfTwo()
    {
        QFETCH(double, tokens);
        QTEST(contextDegree(tokens, {64, 4096}), "degree");
    }

    /// One document on all ranks, then one on each: all ranks end together.
    void aLongDocumentIsCut()
    {
        const DocumentWork work{1, 0, {}};
        QCOMPARE(dynamicContextOverMean(std::vector<double>{16384, 4096, 4096, 4096, 4096}, {4, 4096}, work), 1.0);
        QCOMPARE(dynamicContextOverMean(std::vector<double>{4096}, {4, 4096}, work), 4.0);
        QCOMPARE(dynamicContextOverMean(std::vector<double>{8192, 100}, {1, 4096}, work), 1.0);
    }

    void noRankWaitsLessThanTheMean()
    {
        const DocumentWork work{1, 1.746e-5, {}};
        const LengthDistribution lengths = logNormalLengths({3900, 1.42, 131072}).value();
        for (const int ranks : {1, 8, 64}) {
            for (const double perRank : {4096.0, 16384.0, 131072.0})
                QVERIFY(dynamicContextOverMean(lengths, 16 * ranks, {ranks, perRank}, work) >= 1 - 1e-12);
        }
    }

    /// Against packing into slots of the longest document, on as many ranks: the gain that the method is for.
    void longTailsGainMost()
    {
        const DocumentWork work{1, 1.746e-5, {}};
        const LengthDistribution lengths = logNormalLengths({3900, 1.42, 131072}).value();
        const Packing packing = packFirstFit(lengths, {131072, 1}, work);
        std::vector<WeightedWork> works;
        for (const PackedSlot& slot : packing.filled)
            works.push_back({slot.work, 1});
        const double packed = slowestOverMean(WorkDistribution(std::move(works)), 64, 1);
        const double dynamic = dynamicContextOverMean(lengths, 64 * 33, {64, 8192}, work);
        QVERIFY2(dynamic < packed / 1.4, qPrintable(QString("%1 against %2").arg(dynamic).arg(packed)));
    }
};

QTEST_APPLESS_MAIN(TestDynamicContext)
#include "test_dynamic_context.moc"
