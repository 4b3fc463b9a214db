// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/lengths/log_normal.h"
#include "core/lengths/micro_batch_lengths.h"
#include "core/lengths/padding.h"

using namespace shardscope;

namespace {

constexpr DocumentWork kLinear{1, 0, {}};
constexpr double kKappa = 1.746e-5;

bool isClose(double a, double b, double tolerance = 1e-9) { return std::abs(a - b) <= tolerance * std::abs(b); }

}  // namespace

class TestMicroBatchLengths : public QObject {
    Q_OBJECT
private:
    LengthDistribution m_lengths = logNormalLengths({500, 1, 20000}).value();

private slots:
    /// Where only tokens cost, the work is the tokens; with attention it is ΣL + κ·ΣL².
    void workIsTokensAndSquares()
    {
        const DocumentWork work{1, kKappa, {}};
        for (const std::int64_t rows : {1, 4, 16}) {
            for (const MicroBatchLengths& each :
                 {paddedMicroBatches(m_lengths, rows, 4096, work), unpaddedMicroBatches(m_lengths, rows, 4096, work)}) {
                QVERIFY(isClose(each.work.mean(), each.tokens + kKappa * each.squares, 1e-8));
                QVERIFY(each.usefulTokens <= each.tokens + 1e-9 && each.tokens <= each.mostTokens);
                QCOMPARE(each.documents, static_cast<double>(rows));
                QVERIFY(each.mostTokens <= static_cast<double>(rows) * 4096);
            }
        }
    }

    void paddingIsTheKeptShare()
    {
        const MicroBatchLengths padded = paddedMicroBatches(m_lengths, 8, 4096, kLinear);
        QVERIFY(isClose(padded.usefulTokens / padded.tokens, keptShare(m_lengths.cutAt(4096), 8)));
        QVERIFY(isClose(padded.work.mean(), padded.tokens));
    }

    /// Alone, a document is not padded.
    void oneRowIsTheSameEitherWay()
    {
        const MicroBatchLengths padded = paddedMicroBatches(m_lengths, 1, 4096, kLinear);
        const MicroBatchLengths unpadded = unpaddedMicroBatches(m_lengths, 1, 4096, kLinear);
        QVERIFY(isClose(padded.tokens, unpadded.tokens) && isClose(padded.work.variation(), unpadded.work.variation()));
        QVERIFY(isClose(padded.squares, unpadded.squares));
    }

    void slotsAreComputedToTheirEnd()
    {
        const DocumentWork work{1, kKappa, {}};
        const Packing packing = packFirstFit(m_lengths, {4096, 8}, work);
        for (const std::int64_t count : {1, 3}) {
            const MicroBatchLengths packed = packedMicroBatches(packing, count, work);
            QCOMPARE(packed.tokens, static_cast<double>(count) * 4096);
            QCOMPARE(packed.mostTokens, packed.tokens);
            QVERIFY(isClose(packed.usefulTokens / packed.tokens, packing.fillShare()));
            QVERIFY(isClose(packed.work.mean(), packed.tokens + kKappa * packed.squares, 1e-8));
            QVERIFY(isClose(packed.documents, static_cast<double>(count) * packing.documentsPerSlot()));
        }
    }

    /// Full slots have even tokens: only attention makes their work unequal.
    void packedTokensAreEven()
    {
        QCOMPARE(packedMicroBatches(packFirstFit(m_lengths, {4096, 1}, kLinear), 1, kLinear).work.variation(), 0.0);
        const DocumentWork work{1, kKappa, {}};
        QVERIFY(packedMicroBatches(packFirstFit(m_lengths, {4096, 1}, work), 1, work).work.variation() > 0.001);
        QVERIFY(unpaddedMicroBatches(m_lengths, 8, 4096, kLinear).work.variation() > 0.2);
    }

    /// Packing raises the tokens of a step and so its memory, against rows that are shorter on average.
    void packedRowsAreFull()
    {
        const double padded = paddedMicroBatches(m_lengths, 2, 4096, kLinear).tokens;
        QVERIFY(packedMicroBatches(packFirstFit(m_lengths, {4096, 1}, kLinear), 2, kLinear).tokens > 3 * padded);
    }
};

QTEST_APPLESS_MAIN(TestMicroBatchLengths)
#include "test_micro_batch_lengths.moc"
