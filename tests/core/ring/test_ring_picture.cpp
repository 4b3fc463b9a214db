// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/ring/ring_picture.h"

using namespace shardscope;

namespace {

RingPicture picture(ContextLayout layout, int ranks, RingDirection direction, RingGradient gradient)
{
    ContextCosts costs;
    costs.attentionForward = Seconds(4);
    costs.attentionBackward = Seconds(10);
    costs.keyValueHop = Seconds(0.75);
    costs.gradientHop = Seconds(1.5);
    costs.beforeForward = Seconds(2);
    costs.beforeBackward = Seconds(1);
    costs.afterBackward = Seconds(3);
    return ringPicture({layout, ranks, std::int64_t{1024} * ranks}, direction, gradient, costs,
                       contextTensors(1024.0 * ranks, ranks, 8, 2, 64, 2));
}

}  // namespace

class TestRingPicture : public QObject {
    Q_OBJECT
private slots:
    /// Steps, and the moments before and after them that exist.
    void moments_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<bool>("backward");
        QTest::addColumn<int>("gradient");
        QTest::addColumn<int>("moments");
        QTest::addColumn<bool>("before");
        QTest::addColumn<bool>("after");
        const auto row = [](const char* name, ContextLayout layout, int ranks, bool backward, RingGradient gradient, int moments,
                            bool before, bool after) {
            QTest::newRow(name) << static_cast<int>(layout) << ranks << backward << static_cast<int>(gradient) << moments << before
                                << after;
        };
        row("ring", ContextLayout::Zigzag, 4, false, RingGradient::Fp32, 4, false, false);
        row("gradients to owner", ContextLayout::Zigzag, 4, true, RingGradient::Fp32, 5, false, true);
        row("they are home", ContextLayout::Zigzag, 4, true, RingGradient::Bf16, 4, false, false);
        row("gather", ContextLayout::AllGather, 4, false, RingGradient::Fp32, 2, true, false);
        row("gather and scatter", ContextLayout::AllGather, 4, true, RingGradient::Fp32, 3, true, true);
        row("one rank", ContextLayout::AllGather, 1, true, RingGradient::Fp32, 1, false, false);
    }
    void moments()
    {
        QFETCH(int, layout);
        QFETCH(int, ranks);
        QFETCH(bool, backward);
        QFETCH(int, gradient);
        QFETCH(int, moments);
        QFETCH(bool, before);
        QFETCH(bool, after);
        const RingPicture made = picture(static_cast<ContextLayout>(layout), ranks,
                                         backward ? RingDirection::Backward : RingDirection::Forward, static_cast<RingGradient>(gradient));
        QCOMPARE(made.moments(), moments);
        QCOMPARE(made.isBefore(0), before);
        QCOMPARE(made.isAfter(moments - 1), after);
        for (int step = 0; step < made.pass.steps; ++step) {
            QCOMPARE(made.stepAt(made.momentOf(step)), step);
            QVERIFY(!made.isBefore(made.momentOf(step)) && !made.isAfter(made.momentOf(step)));
        }
        QVERIFY(made.stepAt(moments - 1) < made.pass.steps);
    }

    /// The moments' lengths are the pass, where some rank is busiest throughout.
    void theMomentsAreThePass()
    {
        for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
            for (const RingDirection direction : {RingDirection::Forward, RingDirection::Backward}) {
                for (const RingGradient gradient : {RingGradient::Fp32, RingGradient::Bf16}) {
                    const RingPicture made = picture(layout, 5, direction, gradient);
                    Seconds sum;
                    for (int moment = 0; moment < made.moments(); ++moment)
                        sum += made.lengthOf(moment);
                    QCOMPARE(sum.value(), made.time.total.value());
                    QCOMPARE(made.times.total.value(), made.time.total.value());
                }
            }
        }
    }

    /// Nothing of a picture grows with the square of the ranks: 32,768 of them took 14 GB.
    void manyRanksAreNoSquare()
    {
        for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
            const RingPicture made = picture(layout, 32768, RingDirection::Backward, RingGradient::Fp32);
            QVERIFY(!made.isExact());
            QCOMPARE(made.times.starts.size(), static_cast<std::size_t>(made.pass.steps) + 1);
            QVERIFY(made.pass.hops.size() <= 32768u);
            QVERIFY(std::abs(made.times.total / made.time.total - 1) < 1e-9);
            Seconds sum;
            for (int moment = 0; moment < made.moments(); ++moment)
                sum += made.lengthOf(moment);
            QVERIFY(std::abs(sum / made.time.total - 1) < 1e-9);
        }
    }

    void theBusiestRank()
    {
        QCOMPARE(picture(ContextLayout::Contiguous, 4, RingDirection::Forward, RingGradient::Fp32).busiestRank(), 3);
        QCOMPARE(picture(ContextLayout::Zigzag, 4, RingDirection::Forward, RingGradient::Fp32).busiestRank(), 0);
        QCOMPARE(picture(ContextLayout::Striped, 4, RingDirection::Forward, RingGradient::Fp32).busiestRank(), 3);
    }

    void nothingIsComputedBesideACollective()
    {
        const RingPicture made = picture(ContextLayout::AllGather, 4, RingDirection::Backward, RingGradient::Fp32);
        QCOMPARE(made.computing(2, 0).value(), 0.0);
        QCOMPARE(made.sending(0).value(), 1.0);
        QCOMPARE(made.computing(2, 1).value(), 10.0);
        QCOMPARE(made.sending(1).value(), 0.0);
        QCOMPARE(made.sending(2).value(), 3.0);
    }

    void blocksTurnBackInTransformerEnginesBackward()
    {
        QCOMPARE(picture(ContextLayout::Zigzag, 4, RingDirection::Backward, RingGradient::Bf16).turn(), -1);
        QCOMPARE(picture(ContextLayout::Zigzag, 4, RingDirection::Backward, RingGradient::Fp32).turn(), 1);
        QCOMPARE(picture(ContextLayout::Zigzag, 4, RingDirection::Forward, RingGradient::Bf16).turn(), 1);
        const RingPicture back = picture(ContextLayout::Zigzag, 4, RingDirection::Backward, RingGradient::Bf16);
        for (int rank = 0; rank < 4; ++rank) {
            for (int step = 0; step + 1 < 4; ++step)  // what rank r has, the one before it has next
                QCOMPARE(back.keysOf((rank + 3) % 4, step + 1), back.keysOf(rank, step));
        }
    }
};

QTEST_APPLESS_MAIN(TestRingPicture)
#include "test_ring_picture.moc"
