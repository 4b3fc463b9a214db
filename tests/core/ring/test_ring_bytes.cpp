// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/ring/ring_bytes.h"

using namespace shardscope;

namespace {

ContextBytes bytesOf(ContextLayout layout, double ranks, double kvHeads, double sequence = 32768, double elementBytes = 2)
{
    return contextBytes(layout, ranks, contextTensors(sequence, ranks, 32, kvHeads, 128, elementBytes));
}

}  // namespace

class TestRingBytes : public QObject {
    Q_OBJECT
private slots:
    /// schedules.md, section 4, "Worked": four ranks, 32,768 tokens, 32 heads of 128, bf16.
    void theWorkedCase()
    {
        const ContextBytes grouped = bytesOf(ContextLayout::Zigzag, 4, 8);
        QCOMPARE(grouped.block.value(), 33554432.0);
        QCOMPARE(grouped.gradient.value(), 2 * grouped.block.value());
        QCOMPARE(grouped.forward.value(), 100663296.0);
        QCOMPARE(grouped.backwardFp32.value(), 369098752.0);
        QCOMPARE(grouped.backwardBf16.value(), 201326592.0);
        QCOMPARE(grouped.backward(RingGradient::Fp32), grouped.backwardFp32);
        QCOMPARE(grouped.backward(RingGradient::Bf16), grouped.backwardBf16);
        const ContextBytes gathered = bytesOf(ContextLayout::AllGather, 4, 8);
        QCOMPARE(gathered.buffer.value(), 134217728.0);
        QCOMPARE(gathered.forward.value(), 100663296.0);
        QCOMPARE(gathered.backwardBf16.value(), 201326592.0);
        QCOMPARE(bytesOf(ContextLayout::Ulysses, 4, 8).forward.value(), 125829120.0);
        QCOMPARE(bytesOf(ContextLayout::Ulysses, 4, 8).backwardFp32.value(), 125829120.0);

        QCOMPARE(bytesOf(ContextLayout::Striped, 4, 32).block.value(), 134217728.0);
        QCOMPARE(bytesOf(ContextLayout::Striped, 4, 32).forward.value(), 402653184.0);
        QCOMPARE(bytesOf(ContextLayout::Ulysses, 4, 32).forward.value(), 201326592.0);
    }

    /// The same section: "GQA flips the winner".
    void groupedQueriesFlipTheWinner()
    {
        QVERIFY(bytesOf(ContextLayout::Zigzag, 4, 8).forward < bytesOf(ContextLayout::Ulysses, 4, 8).forward);
        QVERIFY(bytesOf(ContextLayout::Zigzag, 4, 32).forward > bytesOf(ContextLayout::Ulysses, 4, 32).forward);
    }

    void ringsDifferInOrderNotInBytes()
    {
        for (const double ranks : {1., 2., 7., 64.}) {
            const ContextBytes zigzag = bytesOf(ContextLayout::Zigzag, ranks, 8);
            for (const ContextLayout other : {ContextLayout::Contiguous, ContextLayout::Striped}) {
                QCOMPARE(bytesOf(other, ranks, 8).forward, zigzag.forward);
                QCOMPARE(bytesOf(other, ranks, 8).backwardFp32, zigzag.backwardFp32);
                QCOMPARE(bytesOf(other, ranks, 8).buffer, zigzag.buffer);
            }
        }
    }

    /// A ring's traffic tends to 2 S h_kv d e as ranks are added; that of Ulysses falls.
    void onlyUlyssesFallsWithRanks()
    {
        const double whole = 2 * 1048576.0 * 8 * 128 * 2;
        QVERIFY(bytesOf(ContextLayout::Zigzag, 64, 8, 1048576).forward.value() > 0.98 * whole);
        QVERIFY(bytesOf(ContextLayout::Zigzag, 64, 8, 1048576).forward.value() < whole);
        QCOMPARE(bytesOf(ContextLayout::Ulysses, 64, 64, 1048576).forward.value() * 8 * 7 / 8 / (63.0 / 64),
                 bytesOf(ContextLayout::Ulysses, 8, 64, 1048576).forward.value());
    }

    void aSingleRankSendsNothing_data()
    {
        QTest::addColumn<int>("layout");
        for (const auto& [layout, name] : EnumNames<ContextLayout>::names)
            QTest::addRow("%s", std::string(name).c_str()) << static_cast<int>(layout);
    }
    void aSingleRankSendsNothing()
    {
        QFETCH(int, layout);
        const ContextBytes bytes = bytesOf(static_cast<ContextLayout>(layout), 1, 8);
        QCOMPARE(bytes.forward.value(), 0.0);
        QCOMPARE(bytes.backwardFp32.value(), 0.0);
        QCOMPARE(bytes.backwardBf16.value(), 0.0);
        QCOMPARE(bytes.buffer, bytes.block);
    }

    void elementsInFp32HaveGradientsOfTheirSize()
    {
        const ContextBytes bytes = bytesOf(ContextLayout::Zigzag, 4, 8, 32768, 4);
        QCOMPARE(bytes.gradient, bytes.block);
        QCOMPARE(bytes.backwardFp32.value(), 7 * bytes.block.value());
    }

    /// Ten million tokens on 64 ranks, exact to the byte.
    void longSequencesAreExact()
    {
        QCOMPARE(bytesOf(ContextLayout::Zigzag, 64, 8, 10'000'000).forward.value(), 63.0 * 2 * 156250 * 8 * 128 * 2);
        QCOMPARE(bytesOf(ContextLayout::Zigzag, 64, 8, 10'000'000).backwardFp32.value(), 63.0 * 640'000'000 + 64.0 * 1'280'000'000);
    }

    /// schedules.md, section 4: 6000 tokens at 50 GB/s.
    void aHopHidesBehindEnoughTokens()
    {
        const FlopPerSecond attention(600e12);
        // n = e (h_kv / h_q) R / BW: half a block takes as long as a hop.
        const double n = 6000;
        const Seconds halfBlock = Flop(4 * 32 * 128 * n * n / 2) / attention;
        const Seconds hop = contextBytes(ContextLayout::Zigzag, 4, contextTensors(4 * n, 4, 32, 8, 128, 2)).block / BytesPerSecond(50e9);
        QCOMPARE(halfBlock.value(), hop.value());
    }
};

QTEST_APPLESS_MAIN(TestRingBytes)
#include "test_ring_bytes.moc"
