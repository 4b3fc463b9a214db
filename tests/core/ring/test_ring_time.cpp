// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <random>

#include "core/ring/ring_time.h"
#include "core/ring/ring_work.h"

using namespace shardscope;

namespace {

/// In units of a full block of the forward pass, which is 2/c of a rank's mean share.
ContextCosts blocks(int ranks, double hop, double gradient = 0)
{
    ContextCosts costs;
    costs.attentionForward = Seconds(ranks / 2.0);
    costs.attentionBackward = costs.attentionForward * 2.5;
    costs.keyValueHop = Seconds(hop);
    costs.gradientHop = Seconds(gradient);
    return costs;
}

bool isNear(Seconds a, double b) { return std::abs(a.value() - b) <= 1e-9 * std::max(1.0, std::abs(b)); }

}  // namespace

class TestRingTime : public QObject {
    Q_OBJECT
private slots:
    /// schedules.md, section 4: zigzag 1/2 + (c−1) max(1/2, t); contiguous max(1/2, t) + (c−1) for t ≤ 1, (c−1) t + 1 beyond.
    void theWrittenFormulas_data()
    {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<double>("hop");
        for (const int ranks : {2, 3, 4, 8, 64}) {
            for (const double hop : {0., .1, .5, .7, 1., 1.5, 4.})
                QTest::addRow("%d ranks, hop %g", ranks, hop) << ranks << hop;
        }
    }
    void theWrittenFormulas()
    {
        QFETCH(int, ranks);
        QFETCH(double, hop);
        const auto forward = [&](ContextLayout layout) {
            return ringTime({layout, ranks}, RingGradient::Fp32, blocks(ranks, hop)).forward.total;
        };
        const double balanced = 0.5 + (ranks - 1) * std::max(0.5, hop);
        QVERIFY(isNear(forward(ContextLayout::Zigzag), balanced));
        QVERIFY(isNear(forward(ContextLayout::Striped), balanced));
        QVERIFY(isNear(forward(ContextLayout::Contiguous), hop <= 1 ? std::max(0.5, hop) + (ranks - 1) : (ranks - 1) * hop + 1));
    }

    /// Four ranks, backward 2.5 times as long: half a block is 1.25. fp32: the step's hops are K, K + 2K, K + 2K, 2K, and 2K home.
    void theBackwardsHops()
    {
        const auto backward = [](RingGradient gradient, double hop, double gradientHop) {
            return ringTime({ContextLayout::Zigzag, 4}, gradient, blocks(4, hop, gradientHop)).backward;
        };
        QVERIFY(isNear(backward(RingGradient::Fp32, 0.1, 0.2).total, 4 * 1.25 + 0.2));
        QVERIFY(isNear(backward(RingGradient::Fp32, 1, 2).total, 1.25 + 3 + 3 + 2 + 2));
        QVERIFY(isNear(backward(RingGradient::Bf16, 0.1, 0.1).total, 4 * 1.25));
        QVERIFY(isNear(backward(RingGradient::Bf16, 1, 1).total, 1.25 + 2 + 2 + 1.25));
        QVERIFY(isNear(backward(RingGradient::Bf16, 2, 2).total, 2 + 4 + 4 + 2));
    }

    /// All hops together are the bytes of one pass.
    void theHopsCarryTheBytes_data()
    {
        QTest::addColumn<int>("ranks");
        for (const int ranks : {1, 2, 3, 4, 64})
            QTest::addRow("%d", ranks) << ranks;
    }
    void theHopsCarryTheBytes()
    {
        QFETCH(int, ranks);
        const ContextBytes bytes = contextBytes(ContextLayout::Zigzag, ranks, contextTensors(65536, ranks, 32, 8, 128, 2));
        const auto sent = [&](RingDirection pass, RingGradient gradient) {
            ContextCosts costs;
            costs.keyValueHop = Seconds(bytes.block.value());
            costs.gradientHop = Seconds(gradient == RingGradient::Fp32 ? bytes.gradient.value() : bytes.block.value());
            const RingPass made = ringPass({ContextLayout::Zigzag, ranks}, pass, gradient, costs);
            double sum = made.after.value();
            for (const Seconds hop : made.hops)
                sum += hop.value();
            return sum;
        };
        QCOMPARE(sent(RingDirection::Forward, RingGradient::Fp32), bytes.forward.value());
        QCOMPARE(sent(RingDirection::Backward, RingGradient::Fp32), bytes.backwardFp32.value());
        QCOMPARE(sent(RingDirection::Backward, RingGradient::Bf16), bytes.backwardBf16.value());
    }

    /// Property: the closed form is the simulation, of any layout, ranks and costs.
    void theClosedFormIsTheSimulation_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("gradient");
        for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
            for (const int gradient : {0, 1})
                QTest::addRow("%s %d", std::string(name).c_str(), gradient) << static_cast<int>(layout) << gradient;
        }
    }
    void theClosedFormIsTheSimulation()
    {
        QFETCH(int, layout);
        QFETCH(int, gradient);
        std::mt19937 random(7);
        std::uniform_real_distribution<double> exponent(-3, 3);
        const auto seconds = [&] { return Seconds(std::pow(10, exponent(random))); };
        for (int round = 0; round < 400; ++round) {
            const int ranks = 1 + round % 17;
            const ContextCosts costs{seconds(), seconds(), seconds(), seconds(), seconds(), seconds(), seconds(), seconds()};
            const auto kind = static_cast<ContextLayout>(layout);
            const auto type = static_cast<RingGradient>(gradient);
            const RingTime time = ringTime({kind, ranks}, type, costs);
            QVERIFY(isNear(simulateRing(ringPass({kind, ranks}, RingDirection::Forward, type, costs)).total, time.forward.total.value()));
            QVERIFY(isNear(simulateRing(ringPass({kind, ranks}, RingDirection::Backward, type, costs)).total, time.backward.total.value()));
            for (const RingPassTime& pass : {time.forward, time.backward}) {
                QVERIFY(pass.total >= pass.busiest * (1 - 1e-12) && pass.busiest >= pass.mean * (1 - 1e-12));
                QVERIFY(isNear(pass.imbalance() + pass.transfer(), pass.exposed().value()));
            }
        }
    }

    /// Property: the row of the busiest rank alone is that of the simulation of all.
    void theBusiestRankWalksAlone_data() { theClosedFormIsTheSimulation_data(); }
    void theBusiestRankWalksAlone()
    {
        QFETCH(int, layout);
        QFETCH(int, gradient);
        std::mt19937 random(11);
        std::uniform_real_distribution<double> exponent(-3, 3);
        const auto seconds = [&] { return Seconds(std::pow(10, exponent(random))); };
        for (int round = 0; round < 200; ++round) {
            const int ranks = 1 + round % 17;
            const ContextCosts costs{seconds(), seconds(), seconds(), seconds(), seconds(), seconds(), seconds(), seconds()};
            for (const RingDirection direction : {RingDirection::Forward, RingDirection::Backward}) {
                const RingPass pass =
                    ringPass({static_cast<ContextLayout>(layout), ranks}, direction, static_cast<RingGradient>(gradient), costs);
                const RingTimes all = simulateRing(pass);
                const RingTimes one = walkRing(pass);
                QVERIFY(isNear(one.total, all.total.value()));
                for (int step = 0; step <= pass.steps; ++step)
                    QVERIFY(isNear(one.start(pass, ranks - 1, step), all.start(pass, ranks - 1, step).value()));
            }
        }
    }

    /// The mean over the busiest is the balance of the work.
    void theImbalanceIsThatOfTheWork()
    {
        for (const int ranks : {1, 2, 4, 64}) {
            for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
                const RingPassTime pass = ringTime({layout, ranks}, RingGradient::Bf16, blocks(ranks, 0)).forward;
                QVERIFY(std::abs(pass.mean / pass.busiest - RingWork({layout, ranks, {}}).balance()) < 1e-12);
            }
        }
    }

    void aSingleRankWaitsForNothing()
    {
        for (const auto& [layout, name] : EnumNames<ContextLayout>::names) {
            ContextCosts costs = blocks(1, 5, 5);
            costs.beforeForward = costs.afterForward = costs.beforeBackward = costs.afterBackward = Seconds(3);
            const RingTime time = ringTime({layout, 1}, RingGradient::Fp32, costs);
            QCOMPARE(time.forward.exposed().value(), 0.0);
            QCOMPARE(time.backward.exposed().value(), 0.0);
            QCOMPARE(simulateRing(ringPass({layout, 1}, RingDirection::Backward, RingGradient::Fp32, costs)).total,
                     costs.attentionBackward);
        }
    }

    void collectivesAreNotHidden()
    {
        ContextCosts costs = blocks(4, 0);
        costs.beforeForward = Seconds(3);
        costs.afterForward = Seconds(1);
        costs.beforeBackward = Seconds(2);
        costs.afterBackward = Seconds(5);
        for (const ContextLayout layout : {ContextLayout::AllGather, ContextLayout::Ulysses}) {
            const RingTime time = ringTime({layout, 4}, RingGradient::Fp32, costs);
            QCOMPARE(time.forward.exposed().value(), 4.0);
            QCOMPARE(time.backward.exposed().value(), 7.0);
        }
    }

    /// The last rank of a contiguous all-gather does (2c - 1)/c of the mean, beside collectives that nothing hides.
    void aContiguousGatherWaitsForItsLastRank()
    {
        ContextCosts costs = blocks(4, 0);
        costs.beforeForward = Seconds(3);
        const RingPassTime pass = ringTime({ContextLayout::ContiguousAllGather, 4}, RingGradient::Fp32, costs).forward;
        QVERIFY(isNear(pass.busiest, pass.mean.value() * 7 / 4));
        QVERIFY(isNear(pass.total, pass.busiest.value() + 3));
    }

    /// schedules.md, section 4: r0 u u u d from the next rank's block on, of Transformer Engine alone.
    void transformerEngineWalksBack()
    {
        const auto keys = [](RingDirection pass, RingGradient gradient, int rank) {
            const RingPass made = ringPass({ContextLayout::Contiguous, 4}, pass, gradient, blocks(4, 0));
            return QList<int>{made.keysOf(rank, 0), made.keysOf(rank, 1), made.keysOf(rank, 2), made.keysOf(rank, 3)};
        };
        QCOMPARE(keys(RingDirection::Forward, RingGradient::Bf16, 0), (QList<int>{0, 3, 2, 1}));
        QCOMPARE(keys(RingDirection::Backward, RingGradient::Fp32, 0), (QList<int>{0, 3, 2, 1}));
        QCOMPARE(keys(RingDirection::Backward, RingGradient::Bf16, 0), (QList<int>{1, 2, 3, 0}));
        QCOMPARE(keys(RingDirection::Backward, RingGradient::Bf16, 2), (QList<int>{3, 0, 1, 2}));
        const RingPass back = ringPass({ContextLayout::Contiguous, 4}, RingDirection::Backward, RingGradient::Bf16, blocks(4, 0));
        QCOMPARE(back.computeOf(2, 0).value(), 0.0);
        QCOMPARE(back.computeOf(2, 3).value(), 1.25);
    }

    /// A rank without work continues only when its keys have arrived.
    void idleRanksStillWaitForTheirKeys()
    {
        const RingPass pass = ringPass({ContextLayout::Contiguous, 4}, RingDirection::Forward, RingGradient::Fp32, blocks(4, 2));
        const RingTimes times = simulateRing(pass);
        QCOMPARE(times.start(pass, 0, 1).value(), 2.0);
        QCOMPARE(times.start(pass, 0, 3).value(), 6.0);
        QCOMPARE(times.start(pass, 3, 4), times.total);
        QCOMPARE(times.total.value(), 7.0);
    }
};

QTEST_APPLESS_MAIN(TestRingTime)
#include "test_ring_time.moc"
