// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <map>
#include <set>

#include "core/schedule/bubble.h"
#include "core/schedule/dependencies.h"
#include "core/schedule/live_activations.h"
#include "tests/widgets/timeline/gantt_samples.h"
#include "widgets/timeline/gantt_text.h"
#include "widgets/timeline/live_strip.h"

using namespace shardscope;

namespace {

const ScheduleKind kKinds[] = {ScheduleKind::Afab, ScheduleKind::OneFOneB, ScheduleKind::Interleaved, ScheduleKind::LoopedBfs,
                               ScheduleKind::ZbH1, ScheduleKind::ZbV,      ScheduleKind::DualPipe,    ScheduleKind::DualPipeV};

QString plainSpaces(QString text) { return text.replace(QChar(0xa0), u' ').replace(QChar(0x202f), u' '); }

}  // namespace

namespace {

void compareGroups(const GanttData& data, std::size_t level, int lane)
{
    const GanttLane& range = data.lanes[std::size_t(lane)];
    const std::uint32_t size = BlockGroups::kSize << level;
    for (std::uint32_t first = range.begin; first < range.end; first += size) {
        const BlockGroup& group = data.groups.of(level, lane, (first - range.begin) / size);
        std::map<int, double> lengths;
        double longest = 0;
        double live = 0;
        double most = 0;
        for (std::uint32_t block = first; block < std::min(first + size, range.end); ++block) {
            const double length = data.spans[block].end - data.spans[block].start;
            lengths[data.styleOf[block]] += length;
            longest = std::max(longest, length);
            live += data.style(block).liveAtStart;
            most = std::max(most, live);
            live += data.style(block).liveAtEnd;
            most = std::max(most, live);
        }
        QCOMPARE(group.longestBlock, longest);
        QVERIFY(group.mean <= longest + 1e-12);
        QCOMPARE(group.liveChange, live);
        QCOMPARE(group.liveMost, most);
        const auto parts = data.groups.partsOf(level, group);
        QCOMPARE(parts.size(), lengths.size());
        for (const BlockGroups::Part& part : parts)
            QVERIFY(std::abs(double(part.length) - lengths[part.style]) <= 1e-6 * lengths[part.style]);
    }
}

}  // namespace

class TestGanttData : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void everyKindIsWhatCoreSays_data()
    {
        QTest::addColumn<ScheduleKind>("kind");
        for (ScheduleKind kind : kKinds)
            QTest::newRow(nameOf(kind).data()) << kind;
    }
    void everyKindIsWhatCoreSays()
    {
        QFETCH(ScheduleKind, kind);
        const auto timed = sample::timedSchedule(kind, 4, 8, 0.25);
        const auto data = scheduleGantt(timed, {"x", GanttTime::InUnits, {}});
        QCOMPARE(data->blockCount(), std::uint32_t(timed->schedule.blocks.size()));
        QCOMPARE(data->end, timed->simulation.makespan);
        for (int rank = 0; rank < 4; ++rank) {
            QCOMPARE(data->busyTime(rank), busyTime(timed->schedule, timed->simulation, rank));
            QCOMPARE(data->rows[std::size_t(rank)].livePeak, double(peakLiveOf(timed->schedule.rank(rank))));
            for (std::uint32_t block = timed->schedule.begin(rank); block < timed->schedule.end(rank); ++block) {
                QCOMPARE(data->rowOf(block), rank);
                const GanttStyle& style = data->style(block);
                const auto letter = nameOf(timed->schedule.blocks[block].kind);
                QCOMPARE(style.letter, QString::fromLatin1(letter.data(), qsizetype(letter.size())));
                QCOMPARE(style.lower.has_value(), timed->schedule.blocks[block].isFused());
            }
        }
        const Dependencies dependencies(timed->schedule, timed->simulation);
        QCOMPARE(data->criticalPath(), dependencies.criticalPath());
        QCOMPARE(&data->criticalPath(), &data->criticalPath());  // made once
        QCOMPARE(data->links(9).size(), dependencies.of(9).size() + dependencies.on(9).size());
        QCOMPARE(data->whatSetTheStart(9), dependencies.whatSetTheStart(9));
    }

    void labelsNameBlocks()
    {
        const auto plain = sample::schedule(ScheduleKind::OneFOneB, 4, 8);
        QCOMPARE(plain->labelOf(0), "F0");
        QCOMPARE(plain->descriptionOf(0), "forward of micro-batch 0");
        const auto chunked = sample::schedule(ScheduleKind::Interleaved, 4, 8);
        std::set<QString> labels;
        for (std::uint32_t block = chunked->lanes[0].begin; block < chunked->lanes[0].end; ++block)
            labels.insert(chunked->labelOf(block));
        QCOMPARE(labels.size(), std::size_t{32});
        QVERIFY(labels.count("F3b") && labels.count("B7a"));
        const auto dual = sample::schedule(ScheduleKind::DualPipe, 4, 8);
        for (std::uint32_t block = 0; block < dual->blockCount(); ++block) {
            if (dual->style(block).lower)
                QVERIFY2(QRegularExpression("^FB\\d+[ab]·\\d+[ab]$").match(dual->labelOf(block)).hasMatch(),
                         qPrintable(dual->labelOf(block)));
        }
    }

    /// Thousands of chunks share the palest shade; styles stay few.
    void manyChunksStayWithinTheStyles()
    {
        PipelineShape shape{ScheduleKind::Interleaved, 2, 2, 200, 2};
        const Schedule schedule = makeSchedule(shape);
        auto simulation = simulate(schedule, uniformTimes(shape, {}), 0);
        QVERIFY(simulation.hasValue());
        const auto data = scheduleGantt(shardscope::timedSchedule(schedule, simulation.value()), {"x", GanttTime::InUnits, {}});
        QVERIFY(data->styles.size() < 255);
        QCOMPARE(data->rows[0].livePeak, double(peakLiveOf(schedule.rank(0))));
    }

    void gapsKnowTheirNeighbours()
    {
        const auto data = sample::schedule(ScheduleKind::OneFOneB, 4, 8);
        const GanttLane& second = data->lanes[1];
        const GanttGap first = data->gapBefore(1, second.begin);
        QVERIFY(!first.isNone());
        QCOMPARE(first.begin, 0.0);
        QCOMPARE(first.end, 1.0);
        QCOMPARE(first.before, Simulation::kNone);
        QCOMPARE(first.after, second.begin);
        const GanttGap last = data->gapBefore(1, second.end);
        QCOMPARE(last.after, Simulation::kNone);
        QCOMPARE(last.end, data->end);
        QVERIFY(data->gapBefore(0, data->lanes[0].begin + 1).isNone());
        double idle = 0;
        for (std::uint32_t block = second.begin; block <= second.end; ++block) {
            const GanttGap gap = data->gapBefore(1, block);
            idle += gap.isNone() ? 0 : gap.end - gap.begin;
        }
        QCOMPARE(idle + data->busyTime(1), data->end);
    }

    void overlapsAreSpreadOverLanes()
    {
        const auto data = sample::streams();
        QCOMPARE(data->rows.size(), std::size_t{3});
        QCOMPARE(data->rows[0].laneCount, 1);
        QCOMPARE(data->rows[1].laneCount, 2);  // each bucket runs into the next
        QCOMPARE(data->rows[2].laneCount, 1);  // a stream without work is a row all the same
        QCOMPARE(data->blockCount(), 18U);
        for (const GanttLane& lane : data->lanes) {
            for (std::uint32_t block = lane.begin; block + 1 < lane.end; ++block)
                QVERIFY(data->spans[block].end <= data->spans[block + 1].start);
        }
        QCOMPARE(data->descriptionOf(data->lanes[1].begin), "bucket 0");
        QCOMPARE(data->rowOf(data->lanes[2].begin), 1);
    }

    /// The strip's highest column is the peak, whatever the columns; at fine columns it is the live count itself.
    void stripsKeepTheirPeaks()
    {
        const auto timed = sample::timedSchedule(ScheduleKind::Interleaved, 4, 16, 0.2);
        const auto data = scheduleGantt(timed, {"x", GanttTime::InUnits, {}});
        std::vector<double> levels;
        for (int rank = 0; rank < 4; ++rank) {
            for (int columns : {1, 7, 200, 5000}) {
                liveLevels(*data, rank, TimeScale({0, data->end}, 0, columns), columns, levels);
                QCOMPARE(*std::max_element(levels.begin(), levels.end()), data->rows[std::size_t(rank)].livePeak);
            }
            const TimeScale scale({0, data->end}, 0, 5000);
            const auto points = liveActivations(timed->schedule, timed->simulation, rank);
            for (std::size_t i = 0; i + 1 < points.size(); ++i) {
                const int column = int(scale.x((points[i].time + points[i + 1].time) / 2));
                if (scale.x(points[i + 1].time) - scale.x(points[i].time) > 3)
                    QCOMPARE(levels[std::size_t(column)], double(points[i].live));
            }
        }
    }

    /// Groups sum up their blocks, at every size and to the last one of each lane.
    void groupsAreTheirBlocks()
    {
        for (const auto& data : {sample::randomRows(4, 3, 301), sample::schedule(ScheduleKind::DualPipe, 8, 60, 0.2)}) {
            QVERIFY(data->groups.levels.size() > 3);
            QCOMPARE(data->groups.levels.back().groups.size(), data->lanes.size());
            for (std::size_t level = 0; level < data->groups.levels.size(); ++level) {
                for (std::size_t lane = 0; lane < data->lanes.size(); ++lane)
                    compareGroups(*data, level, int(lane));
            }
        }
    }

    /// Over narrow blocks a strip shows the highest level nearby, never a lower one, and none that is not reached.
    void stripsOfNarrowBlocksAreNotLower()
    {
        const auto data = sample::schedule(ScheduleKind::OneFOneB, 8, 2000);
        GanttData plain = *data;
        plain.groups = {};
        for (int columns : {50, 700, 1900}) {
            const TimeScale scale({0, data->end}, 0, columns);
            std::vector<double> byGroups;
            std::vector<double> byBlocks;
            for (int row : {0, 5}) {
                liveLevels(*data, row, scale, columns, byGroups);
                liveLevels(plain, row, scale, columns, byBlocks);
                for (std::size_t i = 0; i < byBlocks.size(); ++i)
                    QVERIFY(byGroups[i] >= byBlocks[i] && byGroups[i] <= data->rows[std::size_t(row)].livePeak);
            }
        }
    }

    /// A half-finished row holds on to its activations, and ends all the same with its last block.
    void stripsEndWithTheirLastBlock()
    {
        GanttBuilder builder("unfinished", GanttTime::InUnits);
        GanttStyle forward{"forward", {}, "F", ColorRole::Forward};
        forward.liveAtStart = 1;
        const int style = builder.addStyle(forward);
        const int row = builder.addRow("rank 0");
        builder.addRow("rank 1");
        builder.addSpan(row, style, 0, 10);
        builder.addSpan(row, style, 10, 30);
        const auto data = builder.build(100);
        data->measure();
        std::vector<double> levels;
        for (const double end : {100., 50.}) {
            liveLevels(*data, row, TimeScale({0, end}, 0, 1000), 1000, levels);
            const auto after = levels.begin() + int(30 * 1000 / end);
            QCOMPARE(*std::min_element(levels.begin(), after), 1.);
            QCOMPARE(*(after - 1), 2.);
            QCOMPARE(*std::max_element(after + 1, levels.end()), 0.);
        }
        liveLevels(*data, 1, TimeScale({0, 100}, 0, 1000), 1000, levels);
        QCOMPARE(*std::max_element(levels.begin(), levels.end()), 0.);
    }

    void stripsCanCountBytes()
    {
        const auto timed = sample::timedSchedule(ScheduleKind::Interleaved, 4, 8);
        const auto data = scheduleGantt(timed, {"x", GanttTime::InUnits, {3.0, 5.0}});
        const std::vector<double> weights{3, 5};
        const auto heaviest = liveAtHeaviest(timed->schedule.rank(0), weights);
        QCOMPARE(data->rows[0].livePeak, 3.0 * double(heaviest[0]) + 5.0 * double(heaviest[1]));
    }

    void sentences()
    {
        GanttContent content;
        content.panels = {sample::schedule(ScheduleKind::OneFOneB, 4, 8)};
        QCOMPARE(blockText(content, {0, 0}), "rank 0: forward of micro-batch 0, 0 to 1 (1)");
        GanttGap gap = content.panels[0]->gapBefore(1, content.panels[0]->lanes[1].begin);
        gap.panel = 0;
        QCOMPARE(gapText(content, gap), "rank 1: idle, 0 to 1 (1); forward of micro-batch 0 waits for forward of micro-batch 0 on rank 0");
        QCOMPARE(plainSpaces(rowText(content, 0, 3)), "rank 3: 16 block(s), 72.7 % busy, at most 1 activations in flight");
        QVERIFY(contentText(content).contains("4 row(s), 64 block(s), 33 time units long"));
        content.panels.push_back(sample::schedule(ScheduleKind::ZbH1, 4, 8));
        QCOMPARE(plainSpaces(differenceText(content)), QString("6 time units shorter (%1 %)").arg(QString(QChar(0x2212)) + "18.2"));
        QVERIFY(blockText(content, {1, 0}).contains("rank 0"));
        content.panels[1] = content.panels[0];
        QCOMPARE(differenceText(content), "equally long");
    }

    /// 32 bytes in core, of which the Gantt chart needs no copy.
    void aBlockTakesLessThanFortyBytes()
    {
        const auto timed = sample::timedSchedule(ScheduleKind::OneFOneB, 16, 256);
        const auto data = scheduleGantt(timed, {"x", GanttTime::InUnits, {}});
        const Schedule& schedule = timed->schedule;
        const Simulation& simulation = timed->simulation;
        std::size_t bytes = schedule.blocks.size() * sizeof(Block) + simulation.spans.size() * sizeof(BlockSpan);
        bytes += (simulation.forwardBlock.size() + simulation.gradientBlock.size()) * sizeof(std::uint32_t);
        bytes += data->styleOf.size() * sizeof(data->styleOf[0]) + data->lanes.size() * sizeof(GanttLane);
        QVERIFY(double(bytes) / double(data->blockCount()) <= 40);
        QCOMPARE(data->spans.data(), simulation.spans.data());
    }
};

QTEST_APPLESS_MAIN(TestGanttData)
#include "test_gantt_data.moc"
