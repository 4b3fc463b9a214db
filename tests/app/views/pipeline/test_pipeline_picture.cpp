// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_picture.h"
#include "core/step/stage_passes.h"

#include <QTest>

#include <cmath>
#include <numeric>

#include "app/document/apply_pipeline.h"
#include "app/views/pipeline/pipeline_text.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/dependencies.h"
#include "core/schedule/schedule_traits.h"
#include "core/step/step.h"
#include "tests/app/estimates.h"
#include "widgets/timeline/repeats.h"

using namespace shardscope;

namespace {

PipelineShape fourByEight(ScheduleKind kind) { return shapeInKind({ScheduleKind::OneFOneB, 4, 8, 1, 1}, kind); }

DrawnSchedule unitSchedule(const PipelineShape& shape) { return *pipelinePicture(nullptr, {shape, {}, true})->drawn; }

double forwardsOf(const StageTimes& times)
{
    return std::accumulate(times.begin(), times.end(), 0.0, [](double sum, const BlockTimes& stage) { return sum + stage.forward; });
}

}  // namespace

Q_DECLARE_METATYPE(shardscope::ScheduleKind)

class TestPipelinePicture : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// schedules.md section 2 in device units: what two schedules on one axis must be compared in.
    void unitTimesAreOfAWholeStage_data()
    {
        QTest::addColumn<ScheduleKind>("kind");
        QTest::addColumn<double>("makespan");
        QTest::addColumn<double>("peak");
        QTest::newRow("afab") << ScheduleKind::Afab << 33.0 << 8.0;
        QTest::newRow("1f1b") << ScheduleKind::OneFOneB << 33.0 << 4.0;
        QTest::newRow("interleaved") << ScheduleKind::Interleaved << 28.5 << 5.5;
        QTest::newRow("looped-bfs") << ScheduleKind::LoopedBfs << 33.0 << 8.0;  // one chunk: AFAB
        QTest::newRow("zb-h1") << ScheduleKind::ZbH1 << 27.0 << 4.0;
        QTest::newRow("zb-h2") << ScheduleKind::ZbH2 << 27.0 << 7.0;
        QTest::newRow("zb-v") << ScheduleKind::ZbV << 25.5 << 4.0;
        QTest::newRow("v-half") << ScheduleKind::VHalf << 26.5 << 3.0;
        QTest::newRow("v-min") << ScheduleKind::VMin << 29.5 << 2.0;
        QTest::newRow("dualpipe") << ScheduleKind::DualPipe << 26.0 << 5.0;
        QTest::newRow("dualpipe-v") << ScheduleKind::DualPipeV << 27.0 << 4.5;
    }
    void unitTimesAreOfAWholeStage()
    {
        QFETCH(ScheduleKind, kind);
        QFETCH(double, makespan);
        QFETCH(double, peak);
        const DrawnSchedule drawn = unitSchedule(fourByEight(kind));
        QCOMPARE(drawn.makespan(), makespan);
        QCOMPARE(drawn.peakLive, peak);
        QCOMPARE(drawn.work, 24.0);
        QVERIFY2(lawHolds(drawn), qPrintable(lawSentence(drawn)));
        QVERIFY(lawSentence(drawn).contains("Simulated: the same."));
    }

    /// The picture is the estimate: the same blocks, hops and makespan.
    void aPlansTimesAreTheStepsOwn_data()
    {
        QTest::addColumn<QString>("schedule");
        QTest::addColumn<int>("chunks");
        QTest::newRow("1f1b") << "1f1b" << 1;
        QTest::newRow("interleaved") << "interleaved" << 5;
        QTest::newRow("zb-v") << "zb-v" << 2;
        QTest::newRow("v-half") << "v-half" << 2;
        QTest::newRow("v-min") << "v-min" << 2;
        QTest::newRow("dualpipe") << "dualpipe" << 2;
    }
    void aPlansTimesAreTheStepsOwn()
    {
        QFETCH(QString, schedule);
        QFETCH(int, chunks);
        const auto estimate = test::estimateWith({"plan.schedule=" + schedule.toStdString(), "plan.chunks=" + std::to_string(chunks)});
        QVERIFY(estimate->step());
        const auto picture = pipelinePicture(estimate, {shapeOfPlan(*estimate), {}, false});
        QVERIFY(picture->drawn);
        QCOMPARE(picture->drawn->makespan(), estimate->step()->simulation->makespan);
        QCOMPARE(picture->drawn->timed->simulation.hops.longest(), estimate->step()->hop().value());
        QCOMPARE(picture->drawn->gantt->time, GanttTime::InSeconds);
    }
    /// They are found with the picture, away from the window's thread, for all that stands on one axis.
    void repeatsAreOfAllThatIsDrawn()
    {
        const auto estimate = test::estimateWith();
        for (const auto& against : {std::optional<ScheduleKind>(), std::optional(ScheduleKind::Afab)}) {
            const auto picture = pipelinePicture(estimate, {shapeOfPlan(*estimate), against, false});
            QCOMPARE(panelsOf(*picture).size(), std::size_t(against ? 2 : 1));
            QVERIFY(picture->repeats == repeatsOf(panelsOf(*picture)));
            QCOMPARE(picture->repeats.empty(), against.has_value());
        }
    }

    /// The model is the same however many stages it is cut into.
    void otherShapesDivideTheSameModel()
    {
        const auto estimate = test::estimateWith();
        const double forwards = forwardsOf(blockTimes(estimate->step()->stages));
        for (const int stages : {1, 2, 3, 8, 80}) {
            const PipelineShape shape{ScheduleKind::Interleaved, stages, 160, 2, stages};
            const StageTimes times = stageBlockTimes(*estimate, withPipeline(estimate->scenario(), shape, {}), shape);
            QCOMPARE(times.size(), std::size_t(2 * stages));
            QVERIFY(std::abs(forwardsOf(times) / forwards - 1) < 1e-9);
        }
    }

    /// "Apply" gives what was shown, with whatever follows it: layers that don't divide, other degrees, the hop that there was none of.
    void whatIsTriedIsWhatApplyGives_data()
    {
        QTest::addColumn<QStringList>("overrides");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("stages");
        QTest::addColumn<int>("chunks");
        QTest::addColumn<QString>("locked");
        const QStringList sixNodes{"cluster.nodes=6", "plan.pp=3", "training.global_batch=1020"};
        const QStringList nanotron = sixNodes + QStringList{"training.recipe=nanotron"};
        QTest::newRow("80 layers on 6 stages") << sixNodes << int(ScheduleKind::OneFOneB) << 6 << 1 << QString();
        QTest::newRow("nanotron's placement") << nanotron << int(ScheduleKind::OneFOneB) << 6 << 1 << QString();
        QTest::newRow("another kind") << QStringList() << int(ScheduleKind::ZbV) << 4 << 2 << QString();
        QTest::newRow("uneven chunks") << QStringList() << int(ScheduleKind::Interleaved) << 4 << 3 << QString();
        QTest::newRow("the first hop") << QStringList{"plan.pp=1", "plan.dp=8"} << int(ScheduleKind::OneFOneB) << 4 << 1 << QString();
        QTest::newRow("sharded weights") << QStringList{"plan.zero=3", "training.recipe=fsdp2"} << int(ScheduleKind::OneFOneB) << 8 << 1
                                         << QString();
        QTest::newRow("tensor parallelism follows") << QStringList() << int(ScheduleKind::OneFOneB) << 8 << 1 << QString("plan.dp");
    }
    void whatIsTriedIsWhatApplyGives()
    {
        QFETCH(QStringList, overrides);
        QFETCH(int, kind);
        QFETCH(int, stages);
        QFETCH(int, chunks);
        QFETCH(QString, locked);
        std::vector<std::string> written;
        for (const QString& each : overrides)
            written.push_back(each.toStdString());
        const auto before = test::estimateWith(written);
        QVERIFY(before->step());
        const PipelineShape shape = shapeWith(shapeInKind(shapeOfPlan(*before), ScheduleKind(kind)), stages, 24, chunks);
        Document document(before->scenario());
        if (!locked.isEmpty())
            document.setLocked(locked, true);
        const auto picture = pipelinePicture(before, {shape, {}, false, document.lockedDegrees()});
        QVERIFY(picture->drawn);
        applyPipeline(document, shape);
        const Estimate after = estimate(document.scenario()).value();
        QVERIFY(after.step());
        const Simulation& shown = picture->drawn->timed->simulation;
        QCOMPARE(shown.makespan, after.step()->simulation->makespan);
        QCOMPARE(shown.hops.longest(), after.step()->hop().value());
        const std::vector<BlockSpan>& applied = after.step()->simulation->spans;
        QVERIFY(std::equal(shown.spans.begin(), shown.spans.end(), applied.begin(), applied.end(),
                           [](const BlockSpan& a, const BlockSpan& b) { return a.start == b.start && a.end == b.end; }));
    }
    /// On 64 GPUs there are no 6 stages: drawn all the same, with the layers where the plan would have them.
    void aPlanThatCannotBeIsSplitAsAPlan()
    {
        const auto estimate = test::estimateWith();
        const PipelineShape shape = shapeWith(shapeOfPlan(*estimate), 6, 24, 1);
        const auto picture = pipelinePicture(estimate, {shape, {}, false, {}});
        QVERIFY(picture->drawn && !picture->drawn->ending);
        const Schedule& schedule = picture->drawn->timed->schedule;
        const StageTimes times = stageBlockTimes(*estimate, withPipeline(estimate->scenario(), shape, {}), shape);
        QCOMPARE(resolvePlan(withPipeline(estimate->scenario(), shape, {})).stageLayers, std::vector<int>({13, 13, 14, 14, 13, 13}));
        QVERIFY(times[2].forward > times[1].forward && times[3].forward > times[4].forward);
        for (int rank = 0; rank < 6; ++rank) {
            const BlockSpan& first = picture->drawn->timed->simulation.spans[schedule.begin(rank)];
            QVERIFY(std::abs((first.end - first.start) / times[std::size_t(rank)].forward - 1) < 1e-9);
        }
    }

    void saysWhatStandsAgainstIt()
    {
        const auto picture = pipelinePicture(nullptr, {{ScheduleKind::DualPipe, 3, 8, 2, 1}, {}, true});
        QVERIFY(!picture->drawn);
        QCOMPARE(picture->limits.size(), std::size_t(1));
        const auto beside = pipelinePicture(nullptr, {{ScheduleKind::OneFOneB, 3, 8, 1, 1}, ScheduleKind::DualPipe, true});
        QVERIFY(beside->drawn && !beside->against && beside->limits.empty());
        QVERIFY(limitSentence(beside->againstLimits.front()).contains("even", Qt::CaseInsensitive));
    }
    /// Refused before anything is laid out: two thousand million ranks would not fit.
    void refusesMoreThanMemory()
    {
        const auto picture = pipelinePicture(nullptr, {{ScheduleKind::OneFOneB, 2'000'000'000, std::int64_t{1} << 50, 1, 1}, {}, true});
        QVERIFY(!picture->drawn);
        QCOMPARE(picture->limits.front().id, std::string_view("schedule-too-large"));
    }
    void drawsOneRankAndOneMicroBatch()
    {
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            const PipelineShape shape = shapeInKind({ScheduleKind::OneFOneB, 1, 1, 1, 1}, kind);
            const auto picture = pipelinePicture(nullptr, {shape, {}, true});
            QVERIFY2(picture->drawn.has_value() != !picture->limits.empty(), name.data());
            if (picture->drawn)
                QCOMPARE(picture->drawn->bubble.ofTotal, 0.0);
        }
    }

    void changesOfKindTakeTheChunksAlong()
    {
        const PipelineShape plain{ScheduleKind::OneFOneB, 4, 8, 1, 1};
        QCOMPARE(shapeInKind(plain, ScheduleKind::Interleaved).chunks, 2);
        QCOMPARE(shapeInKind(plain, ScheduleKind::Interleaved).group, 4);
        QCOMPARE(shapeInKind(plain, ScheduleKind::ZbV).chunks, 2);
        const PipelineShape three{ScheduleKind::Interleaved, 4, 8, 3, 8};
        QCOMPARE(shapeInKind(three, ScheduleKind::Zb1pInterleaved).chunks, 3);
        QCOMPARE(shapeInKind(three, ScheduleKind::ZbH1).chunks, 1);
        QVERIFY(isSame(shapeInKind(three, ScheduleKind::Interleaved), three));
        PipelineShape fused = three;
        fused.fusesPairs = true;
        QVERIFY(!isSame(fused, three));
        QVERIFY(isSame(shapeInKind(fused, ScheduleKind::ZbH1), shapeInKind(three, ScheduleKind::ZbH1)));  // has no such variant
        QCOMPARE(shapeWith(three, 4, 16, 3).group, 8);                                                    // was chosen
        QCOMPARE(shapeWith(shapeInKind(plain, ScheduleKind::Interleaved), 2, 8, 2).group, 2);             // follows
    }

    void fusedPairsSaySo()
    {
        PipelineShape shape{ScheduleKind::Interleaved, 4, 8, 2, 4};
        shape.fusesPairs = true;
        const DrawnSchedule drawn = unitSchedule(shape);
        QCOMPARE(drawn.name, QStringLiteral("Interleaved 1F1B, fused"));
        QCOMPARE(drawn.peakLive, 5.5);
        QVERIFY(lawHolds(drawn));
        std::vector<RankPhases> phases;
        for (int rank = 0; rank < 4; ++rank)
            phases.push_back(phasesOf(drawn.timed->schedule, drawn.timed->simulation, rank));
        QVERIFY(phaseSentence(drawn, phases, Phase::Steady).contains("a forward and a backward pass at the same time"));
    }

    /// Every number of a sentence is the drawn schedule's.
    void explainsItself()
    {
        const DrawnSchedule drawn = unitSchedule({ScheduleKind::OneFOneB, 4, 8, 1, 1});
        QCOMPARE(lawSentence(drawn),
                 QString::fromUtf8(
                     "Law: idle = (p − 1) · (F + B) = (4 − 1) · (1 + 2) = 9, for any number of micro-batches. Simulated: the same."));
        QVERIFY2(bubbleOfTotalSentence(drawn).contains("24 / 33 = 27.3"), qPrintable(bubbleOfTotalSentence(drawn)));
        QVERIFY2(bubbleOfIdealSentence(drawn).contains("33 / 24"), qPrintable(bubbleOfIdealSentence(drawn)));
        QVERIFY2(bubbleOfSpanSentence(drawn).contains("27.3"), qPrintable(bubbleOfSpanSentence(drawn)));
        const auto phases = phasesOfRanks(drawn);
        QVERIFY2(
            phaseSentence(drawn, phases, Phase::WarmUp).contains("Rank 0 has 4 blocks in this phase, and rank 3 has 1. This phase has 50"),
            qPrintable(phaseSentence(drawn, phases, Phase::WarmUp)));
        QCOMPARE(momentSentence(drawn, phases, 4.5),
                 QString("At 4.5, 1 of 4 ranks work. 3 warm up, 1 are in the steady state, 0 cool down."));
        QCOMPARE(momentSentence(drawn, phases, 12.5),
                 QString("At 12.5, 4 of 4 ranks work. 0 warm up, 4 are in the steady state, 0 cool down."));
        QVERIFY(momentSentence(drawn, phases, 33).startsWith("At 33, 0 of 4 ranks work."));
        const Gap gap = gapsOf(drawn.timed->schedule, drawn.timed->simulation, 0).front();
        QVERIFY2(gapSentence(drawn, gap).startsWith("Rank 0 waits 6 "), qPrintable(gapSentence(drawn, gap)));
        QVERIFY2(blockSentence(drawn, 4).contains("B0 of rank 1"), qPrintable(blockSentence(drawn, 4)));
        const DrawnSchedule afab = unitSchedule({ScheduleKind::Afab, 4, 8, 1, 1});
        QVERIFY(phaseSentence(afab, phasesOfRanks(afab), Phase::Steady).contains("no such phase"));
    }
    /// The rank of the first stage is named with the encoder, its blocks tell what it takes of them, and no others do.
    void theEncoderIsOnItsStage()
    {
        const auto estimate = test::estimateWith(
            {"plan.tp=4", "plan.pp=4", "plan.dp=4",
             R"(model.encoders=[{"hf": {"model_type": "qwen3_vl"}, "items_per_sequence": 2, "item_size": 1024, "frozen": false}])"});
        const auto picture = pipelinePicture(estimate, {shapeOfPlan(*estimate), {}, false});
        QVERIFY(picture->drawn && picture->drawn->encoder);
        const DrawnSchedule& drawn = *picture->drawn;
        const Schedule& schedule = drawn.timed->schedule;
        QVERIFY(drawn.gantt->rows[0].name.contains("vision encoder"));
        QVERIFY(!drawn.gantt->rows[1].name.contains("encoder"));
        for (std::uint32_t block = 0; block < schedule.blocks.size(); ++block) {
            const bool isFirst = schedule.rankOf(block) == 0;
            QCOMPARE(drawn.gantt->descriptionOf(block).contains("vision encoder"), isFirst);
            QCOMPARE(blockSentence(drawn, block).contains("The vision encoder takes"), isFirst);
        }
        const Passes& passes = estimate->step()->layers.encoders;
        QCOMPARE(drawn.encoder->forward, passes.forward.total().value());
        QVERIFY(blockSentence(drawn, 0).contains(timeText(drawn, passes.forward.total().value())));
        const auto text = test::estimateWith({"plan.tp=4", "plan.pp=4", "plan.dp=4"});
        QVERIFY(!pipelinePicture(text, {shapeOfPlan(*text), {}, false})->drawn->encoder);
    }

    void theLawsNumbersAreInTheFormOfTheLanguage()
    {
        const auto estimate = test::estimateWith();
        const auto picture = pipelinePicture(estimate, {shapeOfPlan(*estimate), {}, false});
        QVERIFY(picture->drawn);
        const QString english = lawSentence(*picture->drawn).section(QStringLiteral(" ms"), 0, 0);
        QVERIFY2(english.count(u'.') >= 2 && !english.contains(u','), qPrintable(english));
        QLocale::setDefault(QLocale(QLocale::German));
        const QString german = lawSentence(*picture->drawn).section(QStringLiteral(" ms"), 0, 0);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(german, QString(english).replace(u'.', u','));
    }

    void admitsWhereTheLawDoesNotHold()
    {
        const auto estimate = test::estimateWith();
        const auto picture = pipelinePicture(estimate, {shapeOfPlan(*estimate), ScheduleKind::ZbV, false});
        QVERIFY(picture->drawn && picture->against);
        QVERIFY(!lawHolds(*picture->drawn));  // the head's stage is slower
        QVERIFY2(lawSentence(*picture->drawn).contains("ignores uneven stages"), qPrintable(lawSentence(*picture->drawn)));
        QVERIFY(!picture->against->law);
        QVERIFY2(lawSentence(*picture->against).contains("No closed form"), qPrintable(lawSentence(*picture->against)));
    }
};

QTEST_APPLESS_MAIN(TestPipelinePicture)
#include "test_pipeline_picture.moc"
