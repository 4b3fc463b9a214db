// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <numeric>

#include "core/memory/rank_stages.h"
#include "core/memory/stage_ledger.h"
#include "core/memory/timeline.h"
#include "core/schedule/live_activations.h"
#include "core/schedule/schedule.h"
#include "tests/core/gpt_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

class TestTimeline : public QObject {
    Q_OBJECT

    static Bytes highest(const std::vector<MemoryMoment>& moments)
    {
        Bytes peak;
        for (const MemoryMoment& moment : moments)
            peak = std::max(peak, moment.total());
        return peak;
    }

    static std::vector<double> bytesOfChunks(const Scenario& scenario, const ResolvedPlan& plan, int rank)
    {
        std::vector<double> held;
        for (const Bytes bytes :
             chunkActivations(Site(scenario), plan, ledgerInputs(Site(scenario), plan).activations, rankStages(Site(scenario), plan, rank)))
            held.push_back(bytes.value());
        return held;
    }
    static Bytes lineOf(const StageMemory& ledger, std::string_view what)
    {
        for (const LedgerLine& line : ledger.lines) {
            if (line.what == what)
                return line.bytes;
        }
        return {};
    }

private slots:
    /// The picture through time and the bar are the same bytes.
    void highestMomentIsTheLedgersPeak_data()
    {
        QTest::addColumn<int>("schedule");
        QTest::addColumn<int>("chunks");
        QTest::addColumn<int>("recompute");
        for (const auto& [mode, name] : EnumNames<Recompute>::names) {
            const auto row = [&, modeValue = mode, modeName = name](ScheduleKind kind, int chunks) {
                const std::string text = std::string(nameOf(kind)) + ", recompute " + std::string(modeName);
                QTest::newRow(text.c_str()) << static_cast<int>(kind) << chunks << static_cast<int>(modeValue);
            };
            row(ScheduleKind::Afab, 1);
            row(ScheduleKind::OneFOneB, 1);
            row(ScheduleKind::Interleaved, 2);
            row(ScheduleKind::LoopedBfs, 2);
            row(ScheduleKind::ZbH1, 1);
            row(ScheduleKind::ZbH2, 1);
            row(ScheduleKind::ZbV, 2);
            row(ScheduleKind::Zb1pInterleaved, 2);
            row(ScheduleKind::DualPipe, 2);
            row(ScheduleKind::DualPipeV, 2);
        }
    }
    /// Chunks of different weight are heaviest where the whole order says, and no moment is above the bar.
    void unevenStagesPeakWhereTheOrderSays_data() { highestMomentIsTheLedgersPeak_data(); }
    void unevenStagesPeakWhereTheOrderSays()
    {
        QFETCH(int, schedule);
        QFETCH(int, chunks);
        QFETCH(int, recompute);
        Scenario scenario = fixture::scenario({}, 64);
        scenario.plan.tp = 8;
        scenario.plan.pp = 4;
        scenario.training.globalBatch = 40;
        scenario.plan.schedule = static_cast<ScheduleKind>(schedule);
        scenario.plan.chunks = chunks;
        scenario.plan.recompute = static_cast<Recompute>(recompute);
        const bool shared = scenario.plan.schedule == ScheduleKind::DualPipe;
        scenario.plan.stageLayers =
            chunks == 1 || shared ? std::vector<int>{14, 22, 24, 20} : std::vector<int>{4, 9, 14, 12, 11, 10, 12, 8};
        const ResolvedPlan plan = resolvePlan(scenario);
        const MemoryEstimate estimate = test::memoryOf(scenario);
        const Schedule order = makeSchedule({scenario.plan.schedule, plan.pp, plan.microBatches, plan.chunks, plan.group});
        for (int rank = 0; rank < 4; ++rank) {
            const MemoryTimeline timeline = test::timelineOf(scenario, rank);
            const StageMemory& ledger = estimate.stages[static_cast<std::size_t>(rank)];
            QVERIFY(!timeline.laterStep.empty());
            const std::vector<double> held = bytesOfChunks(scenario, plan, rank);
            const auto live = liveAtHeaviest(order.rank(rank), held);
            const Bytes kept(std::inner_product(live.begin(), live.end(), held.begin(), 0.0));
            QVERIFY2(std::abs(lineOf(ledger, "kept-activations") / kept - 1) < 1e-9, qPrintable(QString::number(rank)));
            QVERIFY(highest(timeline.laterStep) <= ledger.total() * (1 + 1e-9));
        }
    }
    void highestMomentIsTheLedgersPeak()
    {
        QFETCH(int, schedule);
        QFETCH(int, chunks);
        QFETCH(int, recompute);
        Scenario scenario = fixture::scenario({}, 64);
        scenario.plan.tp = 8;
        scenario.plan.pp = 4;
        scenario.training.globalBatch = 32;
        scenario.plan.schedule = static_cast<ScheduleKind>(schedule);
        scenario.plan.chunks = chunks;
        scenario.plan.recompute = static_cast<Recompute>(recompute);
        const ResolvedPlan plan = resolvePlan(scenario);
        const MemoryEstimate estimate = test::memoryOf(scenario);
        for (int rank = 0; rank < 4; ++rank) {
            const MemoryTimeline timeline = test::timelineOf(scenario, rank);
            QVERIFY(!timeline.laterStep.empty());
            const Bytes ledger = estimate.stages[static_cast<std::size_t>(rank)].total();
            QVERIFY2(
                std::abs(highest(timeline.laterStep) / ledger - 1) < 1e-9,
                qPrintable(QStringLiteral("rank %1: %2 of the ledger").arg(rank).arg(highest(timeline.laterStep) / ledger, 0, 'g', 9)));
            QVERIFY(highest(timeline.firstStep) <= highest(timeline.laterStep));
        }
    }

    void optimizerStatesAppearAfterTheFirstStep()
    {
        Scenario scenario = fixture::scenario({}, 8);
        scenario.training.globalBatch = 16;
        const MemoryTimeline timeline = test::timelineOf(scenario, 0);
        const auto optimizer = static_cast<std::size_t>(MemoryClass::Optimizer);
        QCOMPARE(timeline.firstStep.front().byClass[optimizer].value(), 0.0);
        QVERIFY(timeline.firstStep.back().byClass[optimizer] > Bytes());
        QVERIFY(timeline.firstStep.back().byClass[optimizer] == timeline.laterStep.front().byClass[optimizer]);
    }

    void everythingKeptIsFreedAtTheEnd()
    {
        Scenario scenario = fixture::scenario({}, 64);
        scenario.plan.pp = 4;
        scenario.training.globalBatch = 128;
        const MemoryTimeline timeline = test::timelineOf(scenario, 1);
        const auto activations = static_cast<std::size_t>(MemoryClass::Activations);
        QVERIFY(std::abs(timeline.laterStep.back().byClass[activations].value()) < 1.0);
        double last = 0;
        for (const MemoryMoment& moment : timeline.laterStep) {
            QVERIFY(moment.byClass[activations].value() > -1.0);
            if (moment.kind == MomentKind::AfterBackward)
                last = std::max(last, moment.time);
        }
        QCOMPARE(timeline.laterStep.back().time, last);
    }

    void impossibleSchedulesHaveNoTimeline()
    {
        Scenario scenario = fixture::scenario({}, 8);
        scenario.plan.pp = 3;
        scenario.plan.schedule = ScheduleKind::DualPipe;
        QVERIFY(test::timelineOf(scenario, 0).laterStep.empty());
    }
};

QTEST_APPLESS_MAIN(TestTimeline)
#include "test_timeline.moc"
