// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <limits>
#include <map>
#include <tuple>

#include "core/schedule/bubble.h"
#include "core/schedule/live_activations.h"
#include "tests/core/schedule/schedule_samples.h"

using namespace shardscope;

namespace {

/// When the gradient or forward of (stage, direction, micro-batch) is ready, and on which rank.
using Results = std::map<std::tuple<char, int, int, std::uint32_t>, std::pair<double, int>>;

/// Section 0 of schedules.md read directly: every start is the latest of the rank's last end and the arrivals.
class Oracle {
public:
    Oracle(const Schedule& schedule, const Simulation& simulation, double hop) : m_schedule(schedule), m_hop(hop)
    {
        for (int rank = 0; rank < schedule.rankCount(); ++rank) {
            for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i)
                publish(schedule.blocks[i], rank, simulation.spans[i].end);
        }
    }

    double earliest(std::uint32_t index, int rank, double previousEnd) const
    {
        const Block& block = m_schedule.blocks[index];
        double start = previousEnd;
        const int stage = stageOf(m_schedule.shape, rank, block.chunk);
        if (block.hasForward() && stage > 0)
            start = std::max(start, arrival('F', stage - 1, block.chunk, block.microBatch, rank));
        const int gradStage = stageOf(m_schedule.shape, rank, block.backwardChunk());
        if (block.hasInputGrad()) {
            start = std::max(start, arrival('F', gradStage, block.backwardChunk(), block.backwardMicroBatch(), rank));
            if (gradStage + 1 < virtualStages(m_schedule.shape))
                start = std::max(start, arrival('B', gradStage + 1, block.backwardChunk(), block.backwardMicroBatch(), rank));
        }
        if (block.kind == BlockKind::WeightGrad)
            start = std::max(start, arrival('B', gradStage, block.chunk, block.microBatch, rank));
        return start;
    }

private:
    int direction(int chunk) const { return traitsOf(m_schedule.shape.kind).placement == Placement::BothDirections ? chunk : 0; }
    void publish(const Block& block, int rank, double end)
    {
        if (block.hasForward())
            m_results[{'F', stageOf(m_schedule.shape, rank, block.chunk), direction(block.chunk), block.microBatch}] = {end, rank};
        if (block.hasInputGrad())
            m_results[{'B', stageOf(m_schedule.shape, rank, block.backwardChunk()), direction(block.backwardChunk()),
                       block.backwardMicroBatch()}] = {end, rank};
    }
    double arrival(char what, int stage, int chunk, std::uint32_t microBatch, int rank) const
    {
        const auto& [end, producer] = m_results.at({what, stage, direction(chunk), microBatch});
        return producer == rank ? end : end + m_hop;
    }

    const Schedule& m_schedule;
    double m_hop;
    Results m_results;
};

}  // namespace

class TestSimulation : public QObject {
    Q_OBJECT
private slots:
    /// schedules.md section 2, p = 4, m = 8, unit costs; the last column with 0.1 per hop.
    void matchesTheWorkedCase_data()
    {
        QTest::addColumn<PipelineShape>("shape");
        QTest::addColumn<double>("makespan");
        QTest::addColumn<double>("ofTotal");
        QTest::addColumn<double>("ofSpan");
        QTest::addColumn<QList<int>>("peaks");
        QTest::addColumn<double>("withHops");
        const auto row = [](const PipelineShape& shape, double makespan, double ofTotal, double ofSpan, const QList<int>& peaks,
                            double withHops) {
            QTest::newRow(describe(shape)) << shape << makespan << ofTotal << ofSpan << peaks << withHops;
        };
        row(shapeOf(ScheduleKind::Afab, 4, 8), 33, .2727, .2727, {8, 8, 8, 8}, 33.6);
        row(shapeOf(ScheduleKind::OneFOneB, 4, 8), 33, .2727, .2727, {4, 3, 2, 1}, 34.6);
        row(shapeOf(ScheduleKind::Interleaved, 4, 8, 2, 4), 57, .1579, .1579, {11, 9, 7, 5}, 58.4);
        row(shapeOf(ScheduleKind::Interleaved, 4, 8, 2, 8), 57, .1579, .1579, {15, 13, 11, 9}, 57.6);
        row(shapeOf(ScheduleKind::LoopedBfs, 4, 8, 2), 57, .1579, .1579, {16, 16, 16, 16}, 57.6);
        row(shapeOf(ScheduleKind::ZbH1, 4, 8), 27, .1111, .1111, {4, 4, 4, 4}, 28.2);
        row(shapeOf(ScheduleKind::Zb1pInterleaved, 4, 8, 2), 51, .0588, .0588, {8, 8, 8, 8}, 52.6);
        row(shapeOf(ScheduleKind::ZbH2, 4, 8), 27, .1111, 0, {7, 7, 7, 7}, 27.3);
        row(shapeOf(ScheduleKind::ZbV, 4, 8), 51, .0588, 0, {8, 8, 8, 8}, 52.3);
        row(shapeOf(ScheduleKind::VHalf, 4, 8), 53, .0943, .0943, {6, 6, 6, 6}, 54.8);
        row(shapeOf(ScheduleKind::VMin, 4, 8), 59, .1864, .1864, {4, 4, 4, 4}, 63);
        row(shapeOf(ScheduleKind::DualPipe, 4, 8), 26, .0769, .0769, {5, 5, 5, 5}, 26.9);
        row(shapeOf(ScheduleKind::DualPipeV, 4, 8), 54, .1111, .1111, {9, 9, 9, 9}, 55.6);
    }
    void matchesTheWorkedCase()
    {
        QFETCH(PipelineShape, shape);
        QFETCH(double, makespan);
        QFETCH(double, ofTotal);
        QFETCH(double, ofSpan);
        QFETCH(QList<int>, peaks);
        QFETCH(double, withHops);
        const Schedule schedule = makeSchedule(shape);
        const StageTimes times = uniformTimes(shape, blockTimes(1, 1, 1));
        const Simulation simulation = simulated(schedule, times);
        QCOMPARE(simulation.makespan, makespan);
        const auto bubble = bubbleFractions(schedule, simulation).value();
        QCOMPARE_LT(std::abs(bubble.ofTotal - ofTotal), 5e-5);
        QCOMPARE_LT(std::abs(bubble.ofSpan - ofSpan), 5e-5);
        const double ideal = shape.kind == ScheduleKind::DualPipe ? 24 : 24 * shape.chunks;
        QCOMPARE(bubble.ofIdeal, makespan / ideal - 1);
        for (int rank = 0; rank < 4; ++rank)
            QCOMPARE(peakLiveOf(schedule.rank(rank)), peaks[rank]);
        QCOMPARE_LT(std::abs(simulated(schedule, times, 0.1).makespan - withHops), 1e-9);
    }

    /// The figure of DeepSeek's repository, p = 4 and m = 10: 66 units, of which minPP's greedy order makes 68.
    void matchesDeepSeeksFigure()
    {
        const auto shape = shapeOf(ScheduleKind::DualPipeV, 4, 10);
        QCOMPARE(simulated(makeSchedule(shape), uniformTimes(shape, blockTimes(1, 1, 1))).makespan, 66.0);
    }

    /// The Gantt texts of schedules.md section 2: the unit in which each block starts.
    void drawsTheGantt_data()
    {
        QTest::addColumn<PipelineShape>("shape");
        QTest::addColumn<int>("rank");
        QTest::addColumn<QString>("expected");
        const auto row = [](const PipelineShape& shape, int rank, const char* expected) {
            QTest::addRow("%s rank %d", describe(shape).constData(), rank) << shape << rank << QString(expected);
        };
        row(shapeOf(ScheduleKind::OneFOneB, 4, 8), 0, "F0 F1 F2 F3 . . . . . . B0 - F4 B1 - F5 B2 - F6 B3 - F7 B4 - . B5 - . B6 - . B7 -");
        row(shapeOf(ScheduleKind::OneFOneB, 4, 8), 3, ". . . F0 B0 - F1 B1 - F2 B2 - F3 B3 - F4 B4 - F5 B5 - F6 B6 - F7 B7 - . . . . . .");
        row(shapeOf(ScheduleKind::ZbH1, 4, 8), 0, "F0 F1 F2 F3 . . . I0 W0 F4 I1 W1 F5 I2 W2 F6 I3 W3 F7 I4 W4 I5 W5 I6 W6 I7 W7");
        row(shapeOf(ScheduleKind::ZbH1, 4, 8), 3, ". . . F0 I0 F1 I1 F2 I2 F3 I3 W0 F4 I4 W1 F5 I5 W2 F6 I6 W3 F7 I7 W4 W5 W6 W7");
        row(shapeOf(ScheduleKind::ZbH2, 4, 8), 0, "F0 F1 F2 F3 F4 F5 F6 I0 W0 F7 I1 W1 I2 W2 I3 W3 I4 W4 I5 W5 I6 W6 I7 W7 . . .");
        row(shapeOf(ScheduleKind::ZbH2, 4, 8), 3, ". . . F0 I0 F1 I1 F2 I2 F3 I3 F4 I4 F5 I5 F6 I6 W0 F7 I7 W1 W2 W3 W4 W5 W6 W7");
    }
    void drawsTheGantt()
    {
        QFETCH(PipelineShape, shape);
        QFETCH(int, rank);
        QFETCH(QString, expected);
        const Schedule schedule = makeSchedule(shape);
        const Simulation simulation = simulated(schedule, uniformTimes(shape, blockTimes(1, 1, 1)));
        QStringList columns(qsizetype(simulation.makespan), ".");
        for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i) {
            const auto start = qsizetype(simulation.spans[i].start);
            for (qsizetype at = start; at < qsizetype(simulation.spans[i].end); ++at)
                columns[at] = at == start ? token(schedule.blocks[i], shape) : "-";
        }
        QCOMPARE(columns.join(' '), expected);
    }

    /// Every block starts as soon as its rank and its dependencies allow, no sooner and no later, whatever the times.
    void startsAsSoonAsPossible()
    {
        RandomTimes random(1);
        for (const PipelineShape& shape : legalShapes()) {
            const Schedule schedule = makeSchedule(shape);
            const double hop = random.integer(0, 1) * random.between(0, 1);
            const Simulation simulation = simulated(schedule, random.stages(shape), hop);
            const Oracle oracle(schedule, simulation, hop);
            for (int rank = 0; rank < shape.stages; ++rank) {
                double previousEnd = 0;
                for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i) {
                    QVERIFY2(simulation.spans[i].start == oracle.earliest(i, rank, previousEnd), describe(shape));
                    previousEnd = simulation.spans[i].end;
                }
                QVERIFY2(simulation.makespan >= previousEnd, describe(shape));
            }
        }
    }

    /// 1F1B, two ranks, one micro-batch, by hand: F 1 and 2, B 3 and 4, hop 0.5, embedding and head in the end stages.
    void addsUpUnevenStages()
    {
        const auto shape = shapeOf(ScheduleKind::OneFOneB, 2, 1);
        const StageTimes times{{1.25, 2.5, 1.25, 1.25, 1.25 + 10}, {5, 10, 5, 5, 5 + 2.5}};
        const Simulation simulation = simulated(makeSchedule(shape), times, 0.5);
        QCOMPARE(simulation.makespan, 1.25 + 0.5 + 5 + 10 + 0.5 + 2.5);
    }
    void takesStagesWithoutLayers()
    {
        const auto shape = shapeOf(ScheduleKind::OneFOneB, 3, 4);
        const BlockTimes none{0, 0, 0, 0, 0};
        const Schedule schedule = makeSchedule(shape);
        QCOMPARE(simulated(schedule, StageTimes{blockTimes(1, 1, 1), none, blockTimes(1, 1, 1)}).makespan, 4 * 3.0 + 3);
        const Simulation nothing = simulated(schedule, uniformTimes(shape, none));
        QCOMPARE(nothing.makespan, 0.0);
        QVERIFY(!bubbleFractions(schedule, nothing));
    }
    void hopsCostNothingInsideARank()
    {
        for (const ScheduleKind kind :
             {ScheduleKind::ZbV, ScheduleKind::VHalf, ScheduleKind::VMin, ScheduleKind::DualPipeV, ScheduleKind::LoopedBfs}) {
            const auto shape = shapeOf(kind, 1, 2, 2);
            QCOMPARE(simulated(makeSchedule(shape), uniformTimes(shape, {}), 100).makespan, 12.0);
        }
    }

    void refusesImpossibleTimes_data()
    {
        QTest::addColumn<double>("duration");
        QTest::addColumn<double>("hop");
        QTest::newRow("NaN") << std::nan("") << 0.0;
        QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << 0.0;
        QTest::newRow("negative") << -1.0 << 0.0;
        QTest::newRow("negative hop") << 1.0 << -0.5;
        QTest::newRow("sum overflows") << 1e308 << 0.0;
    }
    void refusesImpossibleTimes()
    {
        QFETCH(double, duration);
        QFETCH(double, hop);
        const auto shape = shapeOf(ScheduleKind::OneFOneB, 2, 4);
        QVERIFY(!simulate(makeSchedule(shape), uniformTimes(shape, blockTimes(duration, 1, 1)), hop).hasValue());
    }
    void refusesTheWrongNumberOfStages()
    {
        const auto shape = shapeOf(ScheduleKind::Interleaved, 2, 4, 2);
        QVERIFY(!simulate(makeSchedule(shape), StageTimes(3), 0).hasValue());
    }
    void refusesOrdersThatWaitForEachOther()
    {
        Schedule schedule = makeSchedule(shapeOf(ScheduleKind::OneFOneB, 2, 2));
        std::swap(schedule.blocks[0], schedule.blocks[2]);  // rank 0 needs B0 before F0
        const auto answer = simulate(schedule, StageTimes(2), 0);
        QVERIFY(!answer.hasValue());
        QCOMPARE(answer.error().code, ErrorCode::Internal);
    }

    void staysWithinFortyBytesABlock()
    {
        for (const auto& shape : {shapeOf(ScheduleKind::OneFOneB, 16, 512), shapeOf(ScheduleKind::ZbV, 16, 512),
                                  shapeOf(ScheduleKind::DualPipe, 16, 512), shapeOf(ScheduleKind::DualPipeV, 16, 512)}) {
            const Schedule schedule = makeSchedule(shape);
            const Simulation simulation = simulated(schedule, uniformTimes(shape, {}));
            const std::size_t bytes = schedule.blocks.size() * sizeof(Block) + simulation.spans.size() * sizeof(BlockSpan) +
                                      (simulation.forwardBlock.size() + simulation.gradientBlock.size()) * sizeof(std::uint32_t);
            QVERIFY2(double(bytes) / double(schedule.blocks.size()) <= 40, describe(shape));
        }
    }
};

QTEST_APPLESS_MAIN(TestSimulation)
#include "test_simulation.moc"
