// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/ring/ring_picture.h"
#include "core/ring/ring_request.h"

using namespace shardscope;

namespace {

const ContextTensors kTensors = contextTensors(65536, 8, 32, 8, 128, 2);

ContextCosts costs()
{
    return {Seconds(3), Seconds(7), Seconds(0.4), Seconds(0.8), Seconds(0.3), Seconds(0.2), Seconds(0.2), Seconds(0.3)};
}

RingShape onTwoLevels(int ranks, int inner, std::optional<std::int64_t> sequence = std::nullopt)
{
    return {ContextLayout::UlyssesRing, ranks, sequence, inner};
}

bool areEqual(const RingPassTime& a, const RingPassTime& b) { return a.total == b.total && a.busiest == b.busiest && a.mean == b.mean; }

bool areEqual(const ContextBytes& a, const ContextBytes& b)
{
    return a.block == b.block && a.gradient == b.gradient && a.forward == b.forward && a.backwardFp32 == b.backwardFp32 &&
           a.backwardBf16 == b.backwardBf16 && a.buffer == b.buffer;
}

}  // namespace

class TestTwoLevelsRing : public QObject {
    Q_OBJECT
private slots:
    void gradients_data()
    {
        QTest::addColumn<int>("gradient");
        QTest::newRow("fp32") << static_cast<int>(RingGradient::Fp32);
        QTest::newRow("bf16") << static_cast<int>(RingGradient::Bf16);
    }
    /// One inner rank is a zigzag ring, and all ranks are Ulysses, to the digit.
    void theEndsAreTheOneLevelLayouts_data() { gradients_data(); }
    void theEndsAreTheOneLevelLayouts()
    {
        QFETCH(int, gradient);
        const auto type = static_cast<RingGradient>(gradient);
        for (const auto& [inner, layout] : {std::pair(1, ContextLayout::Zigzag), std::pair(8, ContextLayout::Ulysses)}) {
            const RingTime two = ringTime(onTwoLevels(8, inner), type, costs());
            const RingTime one = ringTime({layout, 8}, type, costs());
            QVERIFY(areEqual(two.forward, one.forward) && areEqual(two.backward, one.backward));
            QVERIFY(areEqual(contextBytes(ContextLayout::UlyssesRing, 8, kTensors, inner), contextBytes(layout, 8, kTensors)));
            for (const RingDirection direction : {RingDirection::Forward, RingDirection::Backward})
                QCOMPARE(simulateRing(ringPass(onTwoLevels(8, inner), direction, type, costs())).total,
                         simulateRing(ringPass({layout, 8}, direction, type, costs())).total);
            for (int rank = 0; rank < 8; ++rank)
                QCOMPARE(RingWork(onTwoLevels(8, inner, 4096)).shareOfRank(rank), RingWork({layout, 8, 4096}).shareOfRank(rank));
        }
    }

    void theClosedFormIsTheSimulation_data() { gradients_data(); }
    void theClosedFormIsTheSimulation()
    {
        QFETCH(int, gradient);
        const auto type = static_cast<RingGradient>(gradient);
        for (const int inner : {1, 2, 3, 4, 6, 12}) {
            for (const double hop : {0.01, 0.4, 5.0}) {
                ContextCosts of = costs();
                of.keyValueHop = Seconds(hop);
                const RingTime time = ringTime(onTwoLevels(12, inner), type, of);
                const auto simulated = [&](RingDirection direction) {
                    return simulateRing(ringPass(onTwoLevels(12, inner), direction, type, of)).total.value();
                };
                QVERIFY(std::abs(simulated(RingDirection::Forward) - time.forward.total.value()) < 1e-12);
                QVERIFY(std::abs(simulated(RingDirection::Backward) - time.backward.total.value()) < 1e-12);
            }
        }
    }

    /// Every query and key meet once for each head: in the steps of their groups, shared by the ranks of a group.
    void everyPairIsComputedOnce()
    {
        for (const int inner : {1, 2, 4, 8}) {
            const RingWork work(onTwoLevels(8, inner, 1024));
            QCOMPARE(work.steps(), 8 / inner);
            double sum = 0;
            for (int rank = 0; rank < 8; ++rank) {
                double ofRank = 0;
                for (int step = 0; step < work.steps(); ++step)
                    ofRank += work.share(rank, step);
                QVERIFY(std::abs(ofRank - work.shareOfRank(rank)) < 1e-12);
                sum += ofRank;
            }
            QVERIFY(std::abs(sum - 1) < 1e-12);
            QCOMPARE(work.balance(), 1.0);
            QVERIFY(std::abs(work.shareOfCells(0, 8, 0, work.steps()) - 1) < 1e-12);
        }
    }

    /// A rank has the keys of every group once, from the rank at its own place in it.
    void keysComeFromTheSamePlace()
    {
        const RingPass pass = ringPass(onTwoLevels(8, 2), RingDirection::Forward, RingGradient::Bf16, costs());
        QCOMPARE(pass.steps, 4);
        QCOMPARE(pass.keysOf(5, 0), 5);
        QCOMPARE(pass.keysOf(5, 1), 3);
        QCOMPARE(pass.keysOf(5, 3), 7);
        QCOMPARE(rankOfToken(ContextLayout::UlyssesRing, 8, 1600, 0), 0);
        QCOMPARE(rankOfToken(ContextLayout::UlyssesRing, 8, 1600, 1599), 0);
        QCOMPARE(rankOfToken(ContextLayout::UlyssesRing, 8, 1600, 1450), 1);
    }

    /// Both exchanges are moments of their own.
    void thePictureHasBothPhases()
    {
        const RingPicture picture = ringPicture(onTwoLevels(8, 2), RingDirection::Forward, RingGradient::Bf16, costs(), kTensors);
        QCOMPARE(picture.moments(), 6);
        QVERIFY(picture.isBefore(0) && picture.isAfter(5) && !picture.isAfter(4));
        QCOMPARE(picture.sending(0), costs().beforeForward);
        QCOMPARE(picture.sending(5), costs().afterForward);
        QVERIFY(std::abs((picture.time.total - picture.times.total).value()) < 1e-12);
    }

    void demands_data()
    {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("inner");
        QTest::addColumn<QString>("finding");
        QTest::newRow("possible") << 8 << 4 << "";
        QTest::newRow("groups") << 8 << 3 << "ring-inner-not-divisor";
        QTest::newRow("heads") << 48 << 16 << "ring-kv-heads-not-divisible";
        QTest::newRow("sequence") << 12 << 4 << "ring-sequence-not-divisible";
    }
    void demands()
    {
        QFETCH(int, ranks);
        QFETCH(int, inner);
        QFETCH(QString, finding);
        RingRequest request{ranks, ContextLayout::UlyssesRing, 49152 / (ranks == 12 ? 9 : 1), 32, 8, 128, 2, inner};
        const std::vector<Finding> findings = checkRing(request);
        QCOMPARE(findings.empty() ? QString() : QString::fromStdString(findings.front().id), finding);
        for (const Finding& each : findings) {
            for (const auto& [field, values] : each.nearest) {
                for (const NearestValue& value : values) {
                    RingRequest mended = request;
                    (field == "ranks"   ? mended.ranks
                     : field == "inner" ? mended.inner
                                        : *mended.sequence) = static_cast<std::int64_t>(std::get<double>(value));
                    QVERIFY2(field == "sequence" || checkRing(mended).empty(), field.c_str());
                }
            }
        }
        QCOMPARE(answerRing(request).value().work.has_value(), findings.empty());
    }
};

QTEST_APPLESS_MAIN(TestTwoLevelsRing)
#include "test_two_levels_ring.moc"
