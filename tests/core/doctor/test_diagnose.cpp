// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/doctor/diagnose.h"
#include "core/estimate/estimate.h"
#include "core/io/scenario_file.h"
#include "core/io/traced_rank_file.h"
#include "core/step/step.h"
#include "core/text/message_text.h"
#include "tests/support/estimated_program.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

/// The programs of a run's ranks, and how they are recorded.
struct Run {
    std::vector<RankProgram> programs;
    RunOptions options;
};

using Fault = std::function<void(Run&)>;

Estimate estimateOf(const QStringList& overrides)
{
    QFile file(QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no example");
    std::vector<std::string> values;
    for (const QString& each : overrides)
        values.push_back(each.toStdString());
    Result<Estimate> made = estimate(*parseScenario(file.readAll().toStdString(), "example", values));
    if (!made || !made->isLegal() || !made->step())
        qFatal("%s", qPrintable("no estimate: " + overrides.join(' ')));
    return *made;
}

/// Llama 3.2 1B on four GPUs of one node.
QStringList smallRun(const QStringList& changes = {})
{
    return QStringList{"model.preset=llama-3.2-1b",
                       "cluster.nodes=1",
                       "cluster.gpus_per_node=4",
                       "training.sequence_length=4096",
                       "training.global_batch=16",
                       "plan.tp=1",
                       "plan.pp=1",
                       "plan.dp=4",
                       "plan.zero=1",
                       "plan.recompute=none",
                       "plan.micro_batch=2",
                       "plan.sequence_parallel=false"} +
           changes;
}

Run runOf(const Estimate& estimate, int ranks)
{
    Run run;
    for (int rank = 0; rank < ranks; ++rank)
        run.programs.push_back(programOf(estimate, rank));
    run.options.worldSize = estimate.gpus();
    return run;
}

void forEach(Run& run, const std::function<void(RunItem&)>& change)
{
    for (RankProgram& program : run.programs)
        std::for_each(program.begin(), program.end(), change);
}

bool isNamed(const RunItem& item, const char* word) { return item.name.find(word) != std::string::npos; }

/// Makes every item with such a name longer.
Fault slower(const char* word, double factor)
{
    return [=](Run& run) {
        forEach(run, [&](RunItem& item) {
            if (isNamed(item, word))
                item.seconds *= factor;
        });
    };
}

RunItem hostWork(const char* name, double seconds) { return {.kind = RunItem::Kind::Host, .name = name, .seconds = seconds}; }

Fault atStart(const char* name, double seconds, int onlyRank = -1)
{
    return [=](Run& run) {
        for (std::size_t i = 0; i < run.programs.size(); ++i) {
            if (onlyRank < 0 || onlyRank == static_cast<int>(i))
                run.programs[i].insert(run.programs[i].begin(), hostWork(name, seconds));
        }
    };
}

Fault atEnd(const char* name, double seconds)
{
    return [=](Run& run) {
        for (RankProgram& program : run.programs)
            program.push_back(hostWork(name, seconds));
    };
}

Fault slowRank(std::size_t rank, double factor)
{
    return [=](Run& run) {
        for (RunItem& item : run.programs[rank]) {
            if (isNamed(item, "nvjet"))
                item.seconds *= factor;
        }
    };
}

/// The ranks are slow in turn, one after each collective.
void slowInTurn(Run& run)
{
    for (std::size_t rank = 0; rank < run.programs.size(); ++rank) {
        std::size_t turn = 0;
        for (RunItem& item : run.programs[rank]) {
            if (item.kind == RunItem::Kind::Collective)
                ++turn;
            else if (item.kind == RunItem::Kind::Kernel && turn % run.programs.size() == rank)
                item.seconds *= 1.6;
        }
    }
}

void notHidden(Run& run)
{
    forEach(run, [](RunItem& item) { item.waits = item.waits || item.kind == RunItem::Kind::Collective; });
}

void extraKernel(Run& run)
{
    for (RankProgram& program : run.programs) {
        RankProgram longer;
        for (const RunItem& item : program) {
            longer.push_back(item);
            if (isNamed(item, "triton_poi_fused_activation"))
                longer.push_back({.kind = RunItem::Kind::Kernel,
                                  .name = "void at::native::vectorized_elementwise_kernel<4, at::native::direct_copy_kernel_cuda>",
                                  .seconds = 1e-3});
        }
        program = std::move(longer);
    }
}

/// The loop reads a value back from the GPU in each layer, and works on it.
void readsBack(Run& run)
{
    for (RankProgram& program : run.programs) {
        RankProgram longer;
        for (const RunItem& item : program) {
            longer.push_back(item);
            if (!isNamed(item, "triton_poi_fused_activation"))
                continue;
            longer.push_back({.kind = RunItem::Kind::Synchronise});
            longer.push_back(hostWork("aten::_local_scalar_dense", 1e-3));
        }
        program = std::move(longer);
    }
}

Fault both(const Fault& a, const Fault& b)
{
    return [=](Run& run) {
        a(run);
        b(run);
    };
}

/// A made-up fault, and what is to be found.
struct Situation {
    const char* name;
    QStringList scenario;
    QStringList run;  ///< overrides of the scenario that the programs are made of, where it is another
    int ranks = 4;
    Fault fault;
    PartId largest = PartId::Unexplained;
};

QList<Situation> situations()
{
    const QStringList fsdp{"training.recipe=fsdp2", "plan.zero=3"};
    const QStringList tensor{"plan.tp=2", "plan.dp=2", "plan.sequence_parallel=true"};
    const QStringList pipeline{"plan.pp=2", "plan.dp=2", "plan.micro_batch=1"};
    const auto nothing = [](Run&) {};
    return {
        {"slow multiplications", smallRun(), {}, 4, slower("nvjet", 1.3), PartId::Multiply},
        {"slow multiplications, one rank", smallRun(), {}, 1, slower("nvjet", 1.3), PartId::Multiply},
        {"slow multiplications with tensor parallelism", smallRun(tensor), {}, 4, slower("nvjet", 1.3), PartId::Multiply},
        {"slow attention", smallRun(), {}, 4, slower("flash", 2.5), PartId::Attention},
        {"bound by launches", smallRun(), {}, 4, [](Run& run) { run.options.launch = 400e-6; }, PartId::LaunchBound},
        {"values are read back", smallRun(), {}, 4, readsBack, PartId::LaunchBound},
        {"slow loader", smallRun(), {}, 4, atStart("enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__", 0.08), PartId::Loader},
        {"checkpoint", smallRun(), {}, 4, atEnd("save_checkpoint", 0.2), PartId::Checkpoint},
        {"straggler", smallRun(), {}, 4, slowRank(2, 1.5), PartId::Straggler},
        {"straggler of two ranks", smallRun(), {}, 2, slowRank(1, 1.5), PartId::Straggler},
        {"straggler with FSDP", smallRun(fsdp), {}, 4, slowRank(2, 1.5), PartId::Straggler},
        {"a rank with a slow loader",
         smallRun(),
         {},
         4,
         atStart("enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__", 0.08, 3),
         PartId::Straggler},
        {"ranks slow in turn", smallRun(fsdp), {}, 4, slowInTurn, PartId::Imbalance},
        {"slow link", smallRun(), {}, 4, slower("ncclDevKernel", 12), PartId::CollectiveSlow},
        {"slow link with tensor parallelism", smallRun(tensor), {}, 4, slower("ncclDevKernel", 2), PartId::CollectiveSlow},
        {"nothing is hidden", smallRun(fsdp), {}, 4, notHidden, PartId::NotHidden},
        {"whole layers recomputed", smallRun(), smallRun({"plan.recompute=full"}), 4, nothing, PartId::Recompute},
        {"an extra kernel", smallRun(), {}, 4, extraKernel, PartId::Kernels},
        {"a longer bubble", smallRun(pipeline), {}, 1, slower("ncclDevKernel_SendRecv", 3), PartId::Bubble},
        {"clocks that differ",
         smallRun(),
         {},
         4,
         both(slowRank(2, 1.5),
              [](Run& run) {
                  run.options.clocks = {0, 5.25, -3, 1e-3};
              }),
         PartId::Straggler},
        {"collectives without numbers",
         smallRun(),
         {},
         4,
         both(slowRank(2, 1.5), [](Run& run) { run.options.withNumbers = false; }),
         PartId::Straggler},
    };
}

Result<Diagnosis> diagnosisOf(const Situation& situation)
{
    const Estimate estimated = estimateOf(situation.scenario);
    Run run = runOf(situation.run.isEmpty() ? estimated : estimateOf(situation.run), situation.ranks);
    situation.fault(run);
    std::vector<TracedRank> ranks;
    for (const std::string& trace : tracesOf(run.programs, run.options)) {
        Result<TracedRank> rank = parseTracedRank(trace, "rank" + std::to_string(ranks.size()) + ".json");
        if (!rank)
            return rank.error();
        ranks.push_back(std::move(*rank));
    }
    return diagnose(estimated, std::move(ranks));
}

QByteArray told(const Diagnosis& diagnosis)
{
    QByteArray text =
        "measured " + QByteArray::number(diagnosis.measuredStep) + ", estimated " + QByteArray::number(diagnosis.estimatedStep);
    for (const DiagnosisPart& part : diagnosis.parts)
        text += "\n    " + QByteArray::fromStdString(std::string(nameOf(part.id))) + " " + QByteArray::number(part.seconds) + ": " +
                QByteArray::fromStdString(messageText(part.sentence));
    return text;
}

const DiagnosisPart* partOf(const Diagnosis& diagnosis, PartId id)
{
    const auto found =
        std::find_if(diagnosis.parts.begin(), diagnosis.parts.end(), [id](const DiagnosisPart& part) { return part.id == id; });
    return found == diagnosis.parts.end() ? nullptr : &*found;
}

double secondsOf(const Diagnosis& diagnosis, PartId id)
{
    const DiagnosisPart* part = partOf(diagnosis, id);
    return part ? part->seconds : 0;
}

bool hasNote(const Diagnosis& diagnosis, const char* id)
{
    return std::any_of(diagnosis.notes.begin(), diagnosis.notes.end(), [id](const DiagnosisNote& note) { return note.id == id; });
}

Situation situationOf(const char* name)
{
    for (const Situation& each : situations()) {
        if (QString(each.name) == name)
            return each;
    }
    qFatal("no such situation: %s", name);
}

}  // namespace

/// Runs with a made-up fault each: the fault is found, and the parts are the difference.
class TestDiagnose : public QObject {
    Q_OBJECT

private slots:
    void theFaultIsTheLargestPart_data()
    {
        QTest::addColumn<int>("index");
        const QList<Situation> all = situations();
        for (int i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << i;
    }
    void theFaultIsTheLargestPart()
    {
        QFETCH(int, index);
        const Situation situation = situations()[index];
        const Result<Diagnosis> found = diagnosisOf(situation);
        QVERIFY(found);
        double sum = 0;
        for (const DiagnosisPart& part : found->parts)
            sum += part.seconds;
        QVERIFY2(std::abs(sum - found->difference()) <= 1e-12 * found->measuredStep, told(*found).constData());
        QVERIFY(found->difference() > 0.02 * found->estimatedStep);
        const DiagnosisPart& largest = found->parts.front();
        QVERIFY2(largest.id == situation.largest, told(*found).constData());
        QVERIFY2(largest.seconds > 0.6 * found->difference(), told(*found).constData());
        QVERIFY2(std::abs(secondsOf(*found, PartId::Unexplained)) < 0.02 * found->difference(), told(*found).constData());
        QVERIFY(!largest.evidence.empty() && !largest.sentence.empty() && !largest.advice.empty());
        QVERIFY(largest.sure > 0.3 && largest.sure < 1);
    }

    void aRunAsEstimatedHasNoFault_data()
    {
        QTest::addColumn<QStringList>("scenario");
        QTest::newRow("data parallelism") << smallRun();
        QTest::newRow("FSDP") << smallRun({"training.recipe=fsdp2", "plan.zero=3"});
        QTest::newRow("tensor parallelism") << smallRun({"plan.tp=2", "plan.dp=2", "plan.sequence_parallel=true"});
        QTest::newRow("full recomputation") << smallRun({"plan.recompute=full"});
        QTest::newRow("selective recomputation") << smallRun({"plan.recompute=selective"});
    }
    void aRunAsEstimatedHasNoFault()
    {
        QFETCH(QStringList, scenario);
        const Result<Diagnosis> found = diagnosisOf({"", scenario, {}, 4, [](Run&) {}});
        QVERIFY(found);
        QVERIFY2(std::abs(found->difference()) < 0.03 * found->estimatedStep, told(*found).constData());
        for (const DiagnosisPart& part : found->parts)
            QVERIFY2(std::abs(part.seconds) < 0.03 * found->estimatedStep, told(*found).constData());
        QVERIFY2(!partOf(*found, PartId::Recompute), told(*found).constData());
    }

    void theStragglerIsNamedWithItsReason()
    {
        const Result<Diagnosis> slow = diagnosisOf(situationOf("straggler"));
        QVERIFY(slow && !slow->stragglers.empty());
        QVERIFY(slow->stragglers.front().rank == 2);
        QVERIFY(slow->stragglers.front().because == PartId::Multiply);
        QVERIFY(slow->stragglers.front().excess > 0.5 * slow->stragglers.front().seconds);
        const Result<Diagnosis> loads = diagnosisOf(situationOf("a rank with a slow loader"));
        QVERIFY(loads && !loads->stragglers.empty());
        QVERIFY(loads->stragglers.front().rank == 3);
        QVERIFY(loads->stragglers.front().because == PartId::Loader);
    }

    /// Waits do not depend on whose clock is ahead.
    void clocksAreAligned()
    {
        const Result<Diagnosis> same = diagnosisOf(situationOf("straggler"));
        const Result<Diagnosis> apart = diagnosisOf(situationOf("clocks that differ"));
        QVERIFY(same && apart);
        QVERIFY(std::abs(secondsOf(*same, PartId::Straggler) - secondsOf(*apart, PartId::Straggler)) < 1e-6);
        QVERIFY(!hasNote(*apart, "clocks-unsure") && !hasNote(*apart, "clock-unknown"));
    }

    /// One rank tells that its collectives take long, and not why.
    void oneRankIsLessSure()
    {
        Situation situation = situationOf("slow link with tensor parallelism");
        const Result<Diagnosis> all = diagnosisOf(situation);
        situation.ranks = 1;
        const Result<Diagnosis> one = diagnosisOf(situation);
        QVERIFY(all && one);
        QCOMPARE(one->parts.front().id, PartId::CollectiveSlow);
        QVERIFY(one->parts.front().sure < 0.5 && all->parts.front().sure > 0.7);
        QVERIFY(hasNote(*one, "one-rank") && !hasNote(*all, "one-rank"));
        QVERIFY(one->stragglers.empty());
    }

    void whatDiffersIsTold()
    {
        Situation situation = situationOf("slow attention");
        situation.fault = [](Run& run) {
            run.options.device = "NVIDIA A100-SXM4-80GB";
            run.options.worldSize = 8;
            run.options.withHost = false;
            run.options.withMarks = false;
        };
        const Result<Diagnosis> found = diagnosisOf(situation);
        QVERIFY(found);
        for (const char* id : {"device-differs", "world-differs", "no-launches", "no-step-marks"})
            QVERIFY2(hasNote(*found, id), id);
        const Result<Diagnosis> usual = diagnosisOf(situationOf("slow attention"));
        QVERIFY(usual);
        QVERIFY2(usual->notes.empty(), usual->notes.empty() ? "" : usual->notes.front().id.c_str());
    }

    /// A plan without a change that helps has no fix; one that exposes what it could hide has.
    void aFixIsEstimated()
    {
        Situation situation = situationOf("a longer bubble");
        const Result<Diagnosis> found = diagnosisOf(situation);
        QVERIFY(found);
        const DiagnosisPart& bubble = found->parts.front();
        QVERIFY(bubble.fix && !bubble.fix->changes.empty());
        const Estimate before = estimateOf(situation.scenario);
        const Result<Estimate> after = estimate(withChanges(before.scenario(), bubble.fix->changes));
        QVERIFY(after);
        QCOMPARE(bubble.fix->gain, (before.step()->step - after->step()->step).value());
        const Result<Diagnosis> loader = diagnosisOf(situationOf("slow loader"));
        QVERIFY(loader && !loader->parts.front().fix);
    }

    void shapesOfSlowMultiplicationsAreEvidence()
    {
        Situation situation = situationOf("slow multiplications");
        const Fault slow = situation.fault;
        situation.fault = [slow](Run& run) {
            slow(run);
            forEach(run, [](RunItem& item) {
                if (isNamed(item, "nvjet"))
                    item.shapes = "[[8192, 2048], [2048, 8192]]";
            });
        };
        const Result<Diagnosis> found = diagnosisOf(situation);
        QVERIFY(found);
        const EvidenceRow& row = found->parts.front().evidence.front();
        QCOMPARE(row.kind, EvidenceKind::Shape);
        QVERIFY(row.shape && row.shape->m == 8192 && row.shape->n == 8192 && row.shape->k == 2048);
        QVERIFY(row.expected && *row.expected > 0 && row.longest);
    }

    /// Launches that come late have the host's own work as evidence.
    void theHostsWorkIsEvidence()
    {
        const Result<Diagnosis> found = diagnosisOf(situationOf("values are read back"));
        QVERIFY(found);
        const std::vector<EvidenceRow>& rows = found->parts.front().evidence;
        const auto host = std::find_if(rows.begin(), rows.end(), [](const EvidenceRow& row) { return row.kind == EvidenceKind::Host; });
        QVERIFY(host != rows.end());
        QCOMPARE(host->what, std::string("aten::_local_scalar_dense"));
        QVERIFY(host->seconds && *host->seconds > 0.8 * found->parts.front().seconds);
    }

    /// Messages of a group without a name are no pipeline's where the plan has none.
    void messagesAreThePipelinesOnlyIfThereIsOne()
    {
        Situation situation = situationOf("slow attention");
        situation.fault = [](Run& run) {
            forEach(run, [](RunItem& item) {
                if (item.kind != RunItem::Kind::Collective)
                    return;
                item.collective = "recv";
                item.group = "undefined";
                item.ranks = {0, 7};
                item.waits = true;
            });
        };
        const Result<Diagnosis> found = diagnosisOf(situation);
        QVERIFY(found);
        QVERIFY2(std::abs(secondsOf(*found, PartId::Bubble)) < 1e-6, told(*found).constData());
    }

    /// A rank is compared with its own pipeline stage: ranks 0 and 1 are of the first, 2 and 3 of the second.
    void aRankIsOfItsStage_data()
    {
        QTest::addColumn<int>("rank");
        QTest::addColumn<int>("stage");
        QTest::newRow("first") << 1 << 0;
        QTest::newRow("second") << 2 << 1;
    }
    void aRankIsOfItsStage()
    {
        QFETCH(int, rank);
        QFETCH(int, stage);
        const Estimate estimated = estimateOf(smallRun({"plan.pp=2", "plan.dp=2", "plan.micro_batch=1"}));
        RunOptions options;
        options.worldSize = 4;
        options.firstRank = rank;
        Result<TracedRank> traced = parseTracedRank(tracesOf({programOf(estimated, rank)}, options).front(), "t.json");
        QVERIFY(traced);
        QCOMPARE(traced->rank, std::optional<int>(rank));
        const Result<Diagnosis> found = diagnose(estimated, {*traced});
        QVERIFY(found);
        QCOMPARE(found->pipelineRank, stage);
        QVERIFY(!hasNote(*found, "rank-unknown"));
        for (const PartId id : {PartId::Multiply, PartId::Attention, PartId::Kernels})
            QVERIFY2(std::abs(secondsOf(*found, id)) < 1e-6, told(*found).constData());
        // Without its rank it is assumed to be of the stage that ends last, and that is told.
        options.withRank = false;
        traced = parseTracedRank(tracesOf({programOf(estimated, rank)}, options).front(), "t.json");
        QVERIFY(traced && !traced->rank);
        const Result<Diagnosis> assumed = diagnose(estimated, {*traced});
        QVERIFY(assumed && hasNote(*assumed, "rank-unknown"));
        QCOMPARE(assumed->pipelineRank, estimated.step()->endingRank);
    }

    void thePeakOfTheAllocatorIsMeasured()
    {
        Situation situation = situationOf("slow attention");
        const Fault slow = situation.fault;
        situation.fault = both(slow, [](Run& run) { run.options.peakBytes = 40e9; });
        const Result<Diagnosis> found = diagnosisOf(situation);
        QVERIFY(found);
        QCOMPARE(found->measuredPeak, std::optional<double>(40e9));
        QVERIFY(found->estimatedPeak > 0);
    }
};

QTEST_APPLESS_MAIN(TestDiagnose)
#include "test_diagnose.moc"
