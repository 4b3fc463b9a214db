// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/schedule/bubble.h"
#include "core/text/schedule_text.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

namespace {

constexpr int kCases = 400;

bool agree(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)}); }

/// A legal shape of 1 to 6 stages with as many micro-batches as `least` asks for, and up to 12 more.
PipelineShape randomShape(RandomTimes& random, ScheduleKind kind, int (*least)(int stages))
{
    for (;;) {
        const int stages = random.integer(1, 6);
        const int microBatches = least(stages) + random.integer(0, 12);
        const int chunks = kind == ScheduleKind::Interleaved || kind == ScheduleKind::LoopedBfs || kind == ScheduleKind::Zb1pInterleaved
                               ? random.integer(1, 3)
                               : 1;
        const int group = traitsOf(kind).hasGroups() && random.integer(0, 1) ? random.integer(1, microBatches) : 0;
        const PipelineShape shape = shapeOf(kind, stages, microBatches, chunks, group);
        if (checkShape(shape).empty())
            return shape;
    }
}

int any(int) { return 1; }
int full(int stages) { return stages; }

/// The hops that the makespan gains, and the longest hop for which that is exact.
struct HopLaw {
    ScheduleKind kind;
    int (*leastMicroBatches)(int stages);
    bool groupIsPipeline;
    double (*hops)(const PipelineShape& shape);
    double (*longestHop)(const PipelineShape& shape, const BlockTimes& times);
};

double halfABlock(const PipelineShape&, const BlockTimes& times) { return std::min(times.forward, times.backward) / 2; }
/// Beyond p micro-batches in a group there is slack to hide a round of hops in.
double groupSlack(const PipelineShape& shape, const BlockTimes& times)
{
    const std::int64_t group = shape.kind == ScheduleKind::Interleaved ? shape.group : shape.microBatches;
    const std::int64_t rest = shape.microBatches % group;
    const double spare = double((rest > 0 ? rest : group) - shape.stages) / shape.stages;
    return std::min(0.5, spare) * std::min(times.forward, times.backward);
}
double thereAndBack(const PipelineShape& shape) { return 2.0 * (shape.stages - 1); }
double throughEveryStage(const PipelineShape& shape) { return shape.stages == 1 ? 0.0 : 2.0 * (shape.stages * shape.chunks - 1); }
double alsoInTheSteadyState(const PipelineShape& shape)
{
    return 2.0 * (shape.stages - 1 + double((shape.microBatches - 1) * (shape.stages - 1) / shape.stages));
}

}  // namespace

Q_DECLARE_METATYPE(HopLaw)

class TestBubbleLaw : public QObject {
    Q_OBJECT
private slots:
    /// Wherever a law is given, the simulation agrees; where it must be given, it is.
    void isExactOverRandomTimes_data()
    {
        QTest::addColumn<ScheduleKind>("kind");
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names)
            QTest::newRow(name.data()) << kind;
    }
    void isExactOverRandomTimes()
    {
        QFETCH(ScheduleKind, kind);
        RandomTimes random(2);
        int known = 0;
        for (int i = 0; i < kCases; ++i) {
            const PipelineShape shape = randomShape(random, kind, any);
            BlockTimes times = random.blocks();
            if (traitsOf(kind).chunks.least == 2 && !traitsOf(kind).chunks.isFree()) {
                times = blockTimes(times.forward, times.forward, times.forward);
                times.fused = random.between(2, 3) * times.forward;
            }
            const auto law = bubbleLaw(shape, times);
            if (!law)
                continue;
            ++known;
            const Schedule schedule = makeSchedule(shape);
            const double measured = longestIdle(schedule, simulated(schedule, uniformTimes(shape, times)));
            QVERIFY2(agree(measured, *law), describe(shape) + QByteArray::number(measured) + " against " + QByteArray::number(*law));
        }
        QVERIFY2(known >= kCases / 4, QByteArray::number(known));
    }

    /// schedules.md: "NOT exact otherwise (p = 4, F = 1, I = 1.3, W = 0.7, FB = 3: 2.6 against 2.9)", and ZB-V's 3.6.
    void isSilentWhereItDoesNotHold()
    {
        const BlockTimes times = blockTimes(1, 1.3, 0.7);
        const auto dualPipe = shapeOf(ScheduleKind::DualPipe, 4, 8);
        QVERIFY(!bubbleLaw(dualPipe, times));
        const Schedule schedule = makeSchedule(dualPipe);
        QVERIFY(agree(longestIdle(schedule, simulated(schedule, uniformTimes(dualPipe, times))), 2.6));

        const auto zbV = shapeOf(ScheduleKind::ZbV, 4, 8);
        QVERIFY(!bubbleLaw(zbV, times));
        const Schedule vee = makeSchedule(zbV);
        const Simulation simulation = simulated(vee, uniformTimes(zbV, times));
        QVERIFY(agree(bubbleFractions(vee, simulation)->ofSpan, 3.6 / (48 + 3.6)));

        QVERIFY(!bubbleLaw(shapeOf(ScheduleKind::ZbH1, 4, 3), times));
        QVERIFY(!bubbleLaw(shapeOf(ScheduleKind::ZbH2, 4, 6), times));
        QVERIFY(!bubbleLaw(shapeOf(ScheduleKind::ZbV, 4, 6), blockTimes(1, 1, 1)));
        QVERIFY(!bubbleLaw(shapeOf(ScheduleKind::VHalf, 4, 8), times) && !bubbleLaw(shapeOf(ScheduleKind::VMin, 4, 8), times));
        QVERIFY(!bubbleLaw(shapeOf(ScheduleKind::VHalf, 4, 4), blockTimes(1, 1, 1)));
        QVERIFY(!bubbleLaw(shapeOf(ScheduleKind::VMin, 3, 1), blockTimes(1, 1, 1)));
    }

    /// The span bubble of ZB-H2: (p - 1) · max(0, F + I - 2W, I - F).
    void hidesTheStaggerOfZbH2()
    {
        RandomTimes random(3);
        for (int i = 0; i < kCases; ++i) {
            const PipelineShape shape = randomShape(random, ScheduleKind::ZbH2, [](int stages) { return 2 * stages - 1; });
            const BlockTimes times = random.blocks();
            const Schedule schedule = makeSchedule(shape);
            const double work = double(shape.microBatches) * (times.forward + times.backward);
            const double law = (shape.stages - 1) *
                               std::max({0.0, times.forward + times.inputGrad - 2 * times.weightGrad, times.inputGrad - times.forward});
            const auto bubble = bubbleFractions(schedule, simulated(schedule, uniformTimes(shape, times))).value();
            QVERIFY2(agree(bubble.ofSpan, law / (work + law)), describe(shape));
        }
    }
    /// Qi et al. publish (p - 1)(F + I - W) for ZB-H1, right as long as W <= min(F, I), and too short beyond.
    void coversThePublishedZbH1()
    {
        const auto shape = shapeOf(ScheduleKind::ZbH1, 4, 8);
        QVERIFY(agree(*bubbleLaw(shape, blockTimes(2, 3, 1.5)), 3 * 3.5));
        QCOMPARE_GT(*bubbleLaw(shape, blockTimes(1, 1, 3)), 3 * (1 + 1 - 3));
    }

    /// The printed law equals the computed one: its terms are summed by hand.
    void hasAFormula_data()
    {
        QTest::addColumn<ScheduleKind>("kind");
        QTest::addColumn<QString>("numbers");
        QTest::addColumn<double>("value");
        QTest::newRow("afab") << ScheduleKind::Afab << "(4 − 1) · (2 + 6)" << 24.0;
        QTest::newRow("1f1b") << ScheduleKind::OneFOneB << "(4 − 1) · (2 + 6)" << 24.0;
        QTest::newRow("interleaved") << ScheduleKind::Interleaved << "(4 − 1) · (2 + 6)" << 24.0;
        QTest::newRow("looped-bfs") << ScheduleKind::LoopedBfs << "(4 − 1) · (2 + 6)" << 24.0;
        QTest::newRow("zb-h1") << ScheduleKind::ZbH1 << "(4 − 1) · max(2, 5, 2 + 5 − 1)" << 18.0;
        QTest::newRow("zb1p") << ScheduleKind::Zb1pInterleaved << "(4 − 1) · max(2, 5, 2 + 5 − 1)" << 18.0;
        QTest::newRow("zb-h2") << ScheduleKind::ZbH2 << "(4 − 1) · max(2, 2 + 5 − 2 · 1, 5 − 2)" << 15.0;
    }
    void hasAFormula()
    {
        QFETCH(ScheduleKind, kind);
        QFETCH(QString, numbers);
        QFETCH(double, value);
        const auto shape = shapeOf(kind, 4, 8, kind == ScheduleKind::Interleaved || kind == ScheduleKind::LoopedBfs ? 2 : 1);
        const BlockTimes times = blockTimes(2, 5, 1);
        const BubbleLaw& text = traitsOf(kind).bubble;
        QCOMPARE(QString::fromStdString(bubbleLawNumbers(text.formula, shape, times)), numbers);
        QCOMPARE(bubbleLaw(shape, times).value(), value);
    }
    void everyKindHasAText()
    {
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            const BubbleLaw& text = traitsOf(kind).bubble;
            QVERIFY(!text.condition.empty());
            QVERIFY(bubbleLawFormula(text.formula).find('{') == std::string::npos);
        }
        QCOMPARE(bubbleLawFormula(traitsOf(ScheduleKind::ZbV).bubble.formula), std::string("(p − 1) · F"));
        const auto dual = shapeOf(ScheduleKind::DualPipe, 4, 8);
        QCOMPARE(bubbleLawNumbers(traitsOf(ScheduleKind::DualPipe).bubble.formula, dual, blockTimes(1, 1, 1)),
                 std::string("(4 / 2 − 1) · (3 + 2 − 3 · 1)"));
        QCOMPARE(bubbleLaw(dual, blockTimes(1, 1, 1)).value(), 2.0);
    }

    void paysForHops_data()
    {
        QTest::addColumn<HopLaw>("law");
        const auto row = [](const char* name, const HopLaw& law) { QTest::newRow(name) << law; };
        row("afab", {ScheduleKind::Afab, any, false, thereAndBack, halfABlock});
        row("1f1b", {ScheduleKind::OneFOneB, any, false, alsoInTheSteadyState, halfABlock});
        row("interleaved, groups of p", {ScheduleKind::Interleaved, full, true, throughEveryStage, halfABlock});
        row("interleaved, larger groups", {ScheduleKind::Interleaved, full, false, thereAndBack, groupSlack});
        row("looped-bfs", {ScheduleKind::LoopedBfs, full, false, thereAndBack, groupSlack});
    }
    void paysForHops()
    {
        QFETCH(HopLaw, law);
        RandomTimes random(4);
        for (int i = 0; i < kCases; ++i) {
            PipelineShape shape = randomShape(random, law.kind, law.leastMicroBatches);
            if (law.groupIsPipeline)
                shape = shapeOf(law.kind, shape.stages, shape.microBatches / shape.stages * shape.stages, shape.chunks);
            const BlockTimes times = random.blocks();
            const double hop = random.between(0, law.longestHop(shape, times));
            QVERIFY2(agree(addedByHops(shape, times, hop), law.hops(shape) * hop), describe(shape));
        }
    }
    /// ZB-H1 pays four hops per rank where its input gradient is as long as its forward and W no longer.
    void zbH1PaysForHopsTwice()
    {
        RandomTimes random(5);
        for (int i = 0; i < kCases; ++i) {
            const int stages = random.integer(1, 6);
            const auto shape = shapeOf(ScheduleKind::ZbH1, stages, 2 * stages + random.integer(0, 12));
            const double unit = random.between(0.2, 3);
            const BlockTimes times = blockTimes(unit, unit, random.between(0.1, 1) * unit);
            const double hop = random.between(0, 0.1) * times.weightGrad;
            QVERIFY2(agree(addedByHops(shape, times, hop), 4 * (stages - 1) * hop), describe(shape));
        }
    }

private:
    static double addedByHops(const PipelineShape& shape, const BlockTimes& times, double hop)
    {
        const Schedule schedule = makeSchedule(shape);
        const StageTimes stages = uniformTimes(shape, times);
        return simulated(schedule, stages, hop).makespan - simulated(schedule, stages).makespan;
    }
};

QTEST_APPLESS_MAIN(TestBubbleLaw)
#include "test_bubble_law.moc"
