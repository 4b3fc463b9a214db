// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/estimate/estimate.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/search/least_of_blocks.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "core/step/step_inputs.h"
#include "tests/core/search/small_worlds.h"

using namespace shardscope;
using namespace shardscope::test;

/// A search of schedules that no tables hold for, against the estimate of every plan.
class TestSimulatedSearch : public QObject {
    Q_OBJECT

    static SearchRequest ofSchedule(std::string_view schedule, std::uint64_t number)
    {
        SearchRequest request = number % 2 == 0 ? smallWorld(number).request : tightWorld(number).request;
        request.target.reset();
        request.anyFramework = true;
        request.top = 10;
        request.threads = 1 + static_cast<int>(number % 2);
        request.scenario.plan.schedule = *fromName<ScheduleKind>(schedule);
        request.fixed.insert("plan.schedule");
        return request;
    }
    static void rows()
    {
        QTest::addColumn<QString>("schedule");
        for (const char* schedule : {"dualpipe", "dualpipe-v"})
            QTest::newRow(schedule) << schedule;
    }

private slots:
    void itFindsWhatEveryPlanFinds_data() { rows(); }
    void itFindsWhatEveryPlanFinds()
    {
        QFETCH(QString, schedule);
        std::int64_t pruned = 0;
        std::size_t found = 0;
        for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(scenarioCount(10, 80)); ++number) {
            const SearchRequest request = ofSchedule(schedule.toStdString(), number);
            const Result<SearchResult> fast = search(request);
            const Result<SearchResult> every = searchEveryPlan(request);
            const QByteArray world = "world " + QByteArray::number(qulonglong(number));
            QVERIFY2(fast && every, world);
            QVERIFY2(fast->counts.enumerated == every->counts.enumerated && fast->counts.fitting == every->counts.fitting &&
                         fast->counts.tight == every->counts.tight,
                     world);
            QCOMPARE(fast->counts.enumerated, fast->counts.evaluated + fast->counts.pruned());
            QVERIFY2(fast->plans.size() == every->plans.size() && fast->pareto.size() == every->pareto.size(), world);
            for (std::size_t i = 0; i < fast->plans.size(); ++i) {
                QVERIFY2(fast->plans[i].plan == every->plans[i].plan, world);
                QCOMPARE(fast->plans[i].figures.step.value(), every->plans[i].figures.step.value());
                QCOMPARE(fast->plans[i].figures.peak.value(), every->plans[i].figures.peak.value());
            }
            for (std::size_t i = 0; i < fast->pareto.size(); ++i)
                QVERIFY2(fast->pareto[i].plan == every->pareto[i].plan, world);
            QVERIFY2(fast->tightestBound <= 1, QByteArray::number(fast->tightestBound, 'g', 17));
            pruned += fast->counts.prunedFor(Pruned::Objective);
            found += fast->plans.size();
        }
        QVERIFY2(found > 10, QByteArray::number(qulonglong(found)));
        QVERIFY2(pruned > 0, QByteArray::number(qlonglong(pruned)));
    }

    /// Micro-batches of unequal work have no closed form: every plan that may win is simulated.
    void itFindsTheBestPlanOfDocuments()
    {
        SearchRequest request;
        request.scenario = fixture::scenario({8, 1024, 8, 8, 4096, 32000}, 8);
        request.scenario.cluster.gpu.memory = Bytes(80e9);
        request.scenario.training.globalBatch = 64;
        request.scenario.training.documents = fixture::documents(RowFilling::Pad);
        request.fixed = {"plan.recompute", "plan.schedule", "plan.cp"};
        request.anyFramework = true;
        const Result<SearchResult> fast = search(request);
        const Result<SearchResult> every = searchEveryPlan(request);
        QVERIFY(fast && every);
        QCOMPARE(fast->counts.enumerated, every->counts.enumerated);
        QVERIFY(fast->counts.prunedFor(Pruned::Objective) > 0 && !every->plans.empty());
        QCOMPARE(fast->plans.size(), every->plans.size());
        for (std::size_t i = 0; i < fast->plans.size(); ++i) {
            QVERIFY(fast->plans[i].plan == every->plans[i].plan);
            QCOMPARE(fast->plans[i].figures.tokensPerSecondPerGpu, every->plans[i].figures.tokensPerSecondPerGpu);
        }
    }

    /// Documents choose their ranks in plans that the rules allow, and the bounds hold for the pieces that a step waits for.
    void itFindsTheBestPlanOfDocumentsThatChooseTheirRanks()
    {
        SearchRequest request;
        request.scenario = fixture::scenario({8, 1024, 8, 8, 4096, 32000}, 8);
        request.scenario.cluster.gpu.memory = Bytes(80e9);
        request.scenario.training.globalBatch = 64;
        request.scenario.training.documents = fixture::documents(RowFilling::PadFree);
        request.scenario.training.documents.balance = RankBalance::DynamicCp;
        request.top = 10;
        request.fixed = {"plan.schedule"};
        const Result<SearchResult> fast = search(request);
        const Result<SearchResult> every = searchEveryPlan(request);
        QVERIFY(fast && every);
        QCOMPARE(fast->counts.enumerated, every->counts.enumerated);
        QVERIFY(fast->counts.enumerated > 10 && fast->tightestBound <= 1);
        QCOMPARE(fast->plans.size(), every->plans.size());
        bool cuts = false;
        for (std::size_t i = 0; i < fast->plans.size(); ++i) {
            QVERIFY(fast->plans[i].plan == every->plans[i].plan);
            QCOMPARE(fast->plans[i].figures.tokensPerSecondPerGpu, every->plans[i].figures.tokensPerSecondPerGpu);
            QVERIFY(fast->plans[i].plan.pp == 1 && fast->plans[i].plan.microBatch == 1 && fast->plans[i].plan.zero < 2);
            cuts = cuts || fast->plans[i].plan.cp > 1;
        }
        QVERIFY(cuts);
    }
    /// The bound of a wide search takes the largest micro-batch, which of documents is no bound: none is told.
    void aWideSearchOfDocumentsHasNoCertificate()
    {
        SearchRequest request;
        request.scenario = fixture::scenario({8, 1024, 8, 8, 4096, 32000}, 8);
        request.scenario.cluster.gpu.memory = Bytes(80e9);
        request.scenario.training.globalBatch = 64;
        request.wide = true;
        const Result<SearchResult> sequences = search(request);
        QVERIFY(sequences && sequences->certificate && sequences->certificate->isRelaxed);
        request.scenario.training.documents = fixture::documents(RowFilling::PadFree);
        const Result<SearchResult> documents = search(request);
        QVERIFY(documents && !documents->plans.empty() && !(documents->certificate && documents->certificate->isRelaxed));
    }

    /// Whatever is fused, and however long a micro-batch takes to the rank that is busiest.
    void aBoundIsNoMoreThanTheStep_data()
    {
        QTest::addColumn<QStringList>("overrides");
        QTest::addColumn<double>("tight");
        QTest::newRow("both ways") << QStringList{"plan.schedule=dualpipe"} << 0.8;
        QTest::newRow("vee") << QStringList{"plan.schedule=dualpipe-v"} << 0.8;
        QTest::newRow("few micro-batches") << QStringList{"plan.schedule=dualpipe", "training.global_batch=4096"} << 0.5;
        QTest::newRow("fused pairs") << QStringList{"plan.schedule=1f1b", "plan.chunks=1", "plan.overlap.expert=true"} << 0.7;
        QTest::newRow("blocking sends") << QStringList{"plan.schedule=dualpipe", "plan.overlap.pipeline=false"} << 0.7;
        QTest::newRow("in order") << QStringList{"plan.schedule=1f1b", "plan.chunks=1", "plan.overlap.expert=false"} << 0.7;
        QTest::newRow("split backward") << QStringList{"plan.schedule=zb-h1", "plan.chunks=1"} << 0.7;
    }
    void aBoundIsNoMoreThanTheStep()
    {
        QFETCH(QStringList, overrides);
        QFETCH(double, tight);
        std::vector<std::string> texts;
        for (const QString& each : overrides)
            texts.push_back(each.toStdString());
        const Result<Scenario> scenario = parseScenario(resource("examples/deepseek-v3-2048-h800.json"), "example", texts);
        QVERIFY(scenario);
        const Basis basis(*scenario);
        const double least = leastOfBlocks(stepInputs(basis), basis.plan);
        const Result<StepEstimate> step = estimateStep(basis);
        QVERIFY(step);
        const double ratio = least / step->step.value();
        QVERIFY2(ratio <= 1 && ratio >= tight, QByteArray::number(ratio));
    }

    /// A plan of two directions that does not fit: the search of a cure, which the window waits for.
    void aCureOfTwoDirectionsIsFoundWithFewSimulations()
    {
        const Result<Scenario> scenario =
            parseScenario(resource("examples/deepseek-v3-2048-h800.json"), "example", {"plan.recompute=none"});
        QVERIFY(scenario);
        SearchRequest request{*scenario};
        request.fixed = {"plan.schedule", "plan.recompute", "plan.zero", "plan.micro_batch"};
        request.top = 1;
        const Result<SearchResult> result = search(request);
        QVERIFY(result);
        QVERIFY2(result->counts.fitting + result->counts.tight > 1000, QByteArray::number(qlonglong(result->counts.fitting)));
        QVERIFY2(result->counts.evaluated * 10 < result->counts.fitting + result->counts.tight,
                 QByteArray::number(qlonglong(result->counts.evaluated)));
    }
};

QTEST_APPLESS_MAIN(TestSimulatedSearch)
#include "test_simulated_search.moc"
