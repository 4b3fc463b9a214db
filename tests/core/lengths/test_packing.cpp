// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/lengths/log_normal.h"
#include "core/lengths/packing.h"

using namespace shardscope;

namespace {

constexpr double kKappa = 1.746e-5;

DocumentWork work() { return {1, kKappa, {}}; }

std::vector<std::int64_t> documentsIn(const Packing& packing)
{
    std::vector<std::int64_t> counts;
    for (const PackedSlot& slot : packing.filled)
        counts.push_back(slot.documents);
    return counts;
}

double variationOf(const Packing& packing)
{
    double sum = 0;
    double squares = 0;
    for (const PackedSlot& slot : packing.filled) {
        sum += slot.work;
        squares += slot.work * slot.work;
    }
    const auto count = static_cast<double>(packing.filled.size());
    return std::sqrt(squares * count / sum / sum - 1);
}

}  // namespace

class TestPacking : public QObject {
    Q_OBJECT
private slots:
    /// 7+3, 6+4, 5+2+1+1: the longest first, each in the first slot with room.
    void theLongestComesFirst()
    {
        const Packing packing = packFirstFit({1, 2, 3, 4, 5, 6, 7, 1}, {10, 1}, work());
        QCOMPARE(documentsIn(packing), (std::vector<std::int64_t>{2, 2, 4}));
        QCOMPARE(packing.filled[0].tokens, 10.0);
        QCOMPARE(packing.filled[1].squares, 52.0);
        QCOMPARE(packing.fillShare(), 29.0 / 30);
        QCOMPARE(packing.documentsPerSlot(), 8.0 / 3);
    }

    /// The same slots as a packer that looks at every slot for every document.
    void theTreeFindsTheFirstSlotWithRoom()
    {
        std::vector<double> documents;
        for (unsigned int index = 0; index < 700; ++index)
            documents.push_back(1 + (index * 7919U + index * index) % 997U);
        std::vector<double> rooms;
        std::vector<std::int64_t> counts;
        std::vector<double> sorted = documents;
        std::sort(sorted.rbegin(), sorted.rend());
        for (const double document : sorted) {
            const auto slot = std::find_if(rooms.begin(), rooms.end(), [&](double room) { return room >= document; });
            if (slot == rooms.end()) {
                rooms.push_back(1000 - document);
                counts.push_back(1);
            } else {
                *slot -= document;
                ++counts[static_cast<std::size_t>(slot - rooms.begin())];
            }
        }
        QCOMPARE(documentsIn(packFirstFit(documents, {1000, 1}, work())), counts);
    }

    /// Every document is in a slot, and no slot overflows.
    void nothingIsLost()
    {
        for (const double slotTokens : {512.0, 2048.0, 8192.0}) {
            for (const std::int64_t multiple : {1, 4, 24}) {
                const std::vector<double> documents = typicalDocuments(logNormalLengths({300, 1, 4096}).value(), 2000);
                const Packing packing = packFirstFit(documents, {slotTokens, multiple}, work());
                const double room = slotTokens - std::fmod(slotTokens, static_cast<double>(multiple));
                double useful = 0;
                for (const double document : documents)
                    useful += std::min(document, room);
                const PackedSlot sum = packing.sum();
                QCOMPARE(sum.documents, std::int64_t{2000});
                QVERIFY(std::abs(sum.usefulTokens - useful) < 1e-6);
                QVERIFY(std::abs(sum.work - (sum.tokens + kKappa * sum.squares)) < 1e-6 * sum.work);
                for (const PackedSlot& slot : packing.filled) {
                    QVERIFY(slot.tokens <= slotTokens && slot.tokens >= slot.usefulTokens && slot.documents > 0);
                    QCOMPARE(std::fmod(slot.tokens, static_cast<double>(multiple)), 0.0);
                }
                QVERIFY(packing.fillShare() <= 1 && packing.fillShare() > (multiple > 4 ? 0.85 : 0.95));
            }
        }
    }

    void longDocumentsAreCutToTheSlot()
    {
        const Packing packing = packFirstFit({5000, 100}, {1024, 1}, work());
        QCOMPARE(documentsIn(packing), (std::vector<std::int64_t>{1, 1}));
        QCOMPARE(packing.filled[0].tokens, 1024.0);
        QCOMPARE(packFirstFit({5000}, {1025, 8}, work()).filled[0].tokens, 1024.0);
    }

    /// One document a slot where they fill it: nothing is gained.
    void equalDocumentsFillTheirSlots()
    {
        const Packing packing = packFirstFit(LengthDistribution::of({{2048, 1}}).value(), {2048, 1}, work());
        QCOMPARE(packing.fillShare(), 1.0);
        QCOMPARE(packing.documentsPerSlot(), 1.0);
    }

    /// The same documents in about as many slots, whose work differs less.
    void packingByWorkEvensOutAttention()
    {
        for (const double slotTokens : {8192.0, 32768.0, 131072.0}) {
            const LengthDistribution lengths = logNormalLengths({3900, 1.42, 131072}).value();
            const Packing first = packFirstFit(lengths, {slotTokens, 1}, work());
            const Packing even = packByWork(lengths, {slotTokens, 1}, work());
            QCOMPARE(even.sum().documents, first.sum().documents);
            QVERIFY(std::abs(even.sum().work - first.sum().work) < 1e-6 * first.sum().work);
            QVERIFY(even.filled.size() >= first.filled.size() && even.fillShare() > 0.97);
            for (const PackedSlot& slot : even.filled)
                QVERIFY(slot.tokens <= slotTokens && slot.documents > 0);
            QVERIFY(variationOf(even) < variationOf(first));
        }
    }

    /// The two long documents are apart, and short ones fill up what is left.
    void theLeastWorkComesFirst()
    {
        const Packing packing = packByWork({8, 8, 2, 2, 2, 2}, {12, 1}, {0, 1, {}});
        QCOMPARE(documentsIn(packing), (std::vector<std::int64_t>{3, 3}));
        QCOMPARE(packing.filled[0].work, packing.filled[1].work);
        QCOMPARE(packing.fillShare(), 1.0);
    }

    /// Padding of every document costs more the shorter documents are.
    void theMultipleCostsRoom()
    {
        double last = 1;
        for (const std::int64_t multiple : {1, 8, 64, 256}) {
            const double fill = packFirstFit(logNormalLengths({200, 0.8, 2048}).value(), {4096, multiple}, work()).fillShare();
            QVERIFY(fill < last);
            last = fill;
        }
    }
};

QTEST_APPLESS_MAIN(TestPacking)
#include "test_packing.moc"
