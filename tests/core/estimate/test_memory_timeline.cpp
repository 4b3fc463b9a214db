// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/estimate/estimate.h"
#include "core/estimate/memory_timeline.h"
#include "core/step/step.h"
#include "tests/core/gpt_fixture.h"

using namespace shardscope;

class TestMemoryTimeline : public QObject {
    Q_OBJECT

    static Scenario fourStages(ScheduleKind kind)
    {
        Scenario scenario = fixture::scenario({}, 64);
        scenario.plan.tp = 8;
        scenario.plan.pp = 4;
        scenario.plan.schedule = kind;
        scenario.plan.chunks = kind == ScheduleKind::Interleaved ? 2 : 1;
        scenario.training.globalBatch = 32;
        return scenario;
    }

private slots:
    /// The bytes and the blocks of the step are of one time: every backward frees where the step's simulation ends it.
    void momentsAreThoseOfTheStep_data()
    {
        QTest::addColumn<ScheduleKind>("kind");
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names)
            QTest::newRow(std::string(name).c_str()) << kind;
    }
    void momentsAreThoseOfTheStep()
    {
        QFETCH(ScheduleKind, kind);
        const Result<Estimate> made = estimate(fourStages(kind));
        QVERIFY(made && made->step());
        const StepEstimate& step = *made->step();
        for (int rank = 0; rank < 4; ++rank) {
            const MemoryTimeline timeline = memoryTimeline(*made, rank);
            QVERIFY(timeline.inSeconds);
            std::vector<double> starts;
            std::vector<double> ends;
            for (std::uint32_t block = step.schedule->begin(rank); block < step.schedule->end(rank); ++block) {
                const Block& of = step.schedule->blocks[block];
                if (of.hasInputGrad())
                    starts.push_back(step.simulation->spans[block].start);
                if (of.hasWeightGrad())
                    ends.push_back(step.simulation->spans[block].end);
            }
            for (const std::vector<MemoryMoment>* moments : {&timeline.firstStep, &timeline.laterStep}) {
                std::vector<double> began;
                std::vector<double> freed;
                for (const MemoryMoment& moment : *moments) {
                    if (moment.kind == MomentKind::BackwardStart)
                        began.push_back(moment.time);
                    if (moment.kind == MomentKind::AfterBackward)
                        freed.push_back(moment.time);
                }
                QVERIFY(!freed.empty());
                QVERIFY(began == starts);
                QVERIFY(freed == ends);
                QCOMPARE(moments->back().time, ends.back());
            }
        }
    }

    void withoutAStepTimeHasNoSeconds()
    {
        Scenario scenario = fourStages(ScheduleKind::OneFOneB);
        scenario.cluster.network = {};
        const Result<Estimate> made = estimate(scenario);
        QVERIFY(made && !made->step() && made->isLegal());
        const MemoryTimeline timeline = memoryTimeline(*made, 0);
        QVERIFY(!timeline.inSeconds);
        QCOMPARE(timeline.laterStep.back().time, 3.0 * static_cast<double>(made->plan().microBatches + 3));
    }
};

QTEST_APPLESS_MAIN(TestMemoryTimeline)
#include "test_memory_timeline.moc"
