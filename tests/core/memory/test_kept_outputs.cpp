// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/memory/activations.h"
#include "core/memory/stage_ledger.h"
#include "tests/core/gpt_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

/// What a program holds longer than its backward pass needs: outputs that were sent on, and routing with the graph behind it.
class TestKeptOutputs : public QObject {
    Q_OBJECT

    static double lineOf(const StageMemory& stage, std::string_view line)
    {
        double bytes = 0;
        for (const LedgerLine& each : stage.lines)
            bytes += each.what == line ? each.bytes.value() : 0;
        return bytes;
    }
    static void timelineAgrees(const Scenario& scenario, int rank)
    {
        Bytes highest;
        for (const MemoryMoment& moment : test::timelineOf(scenario, rank).laterStep)
            highest = std::max(highest, moment.total());
        const Bytes total = test::memoryOf(scenario).stages[static_cast<std::size_t>(rank)].total();
        QVERIFY2(std::abs(highest / total - 1) < 1e-9, qPrintable(QString::number(highest / total, 'g', 12)));
    }

    static Scenario pipeline(Framework framework, int stages)
    {
        Scenario scenario = fixture::gpt(16, 4096, 32, 16);
        scenario.training.software.framework = framework;
        scenario.training.software.year = 2022;
        scenario.training.globalBatch = 32;
        scenario.plan.pp = stages;
        scenario.plan.microBatch = 2;
        scenario.plan.recompute = Recompute::Full;
        return scenario;
    }

    static Scenario experts()
    {
        Scenario scenario = fixture::mixtral8x7b(8);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.training.software.framework = Framework::Torchtitan;
        scenario.training.software.year = 2025;
        scenario.training.software.moeDispatcher = MoeDispatcher::DeepEp;
        scenario.training.globalBatch = 64;
        scenario.plan.ep = 8;
        scenario.plan.zero = 3;
        scenario.plan.microBatch = 8;
        scenario.plan.recompute = Recompute::Full;
        return scenario;
    }

private slots:
    /// DeepSpeed's pipeline frees an output with its backward pass: one for each live micro-batch, on all stages but the last.
    void aPipelineKeepsWhatItSent()
    {
        const Scenario scenario = pipeline(Framework::MegatronDeepSpeed, 4);
        const MemoryEstimate memory = test::memoryOf(scenario);
        const double output = 2.0 * 2 * 2048 * 4096;
        for (int rank = 0; rank < 4; ++rank) {
            QCOMPARE(lineOf(memory.stages[static_cast<std::size_t>(rank)], "stage-outputs"), rank == 3 ? 0 : (4 - rank) * output);
            timelineAgrees(scenario, rank);
        }
    }
    void otherPipelinesFreeWhatTheySent()
    {
        Scenario interleaved = pipeline(Framework::MegatronDeepSpeed, 4);
        interleaved.plan.schedule = ScheduleKind::Interleaved;
        interleaved.plan.chunks = 2;
        for (const Scenario& scenario : {pipeline(Framework::Megatron, 4), pipeline(Framework::MegatronDeepSpeed, 1), interleaved})
            QCOMPARE(lineOf(test::memoryOf(scenario).stages[0], "stage-outputs"), 0.0);
    }

    /// The dispatcher of an expert layer holds the router's scores, and so the tensors of attention that were recomputed before them.
    void aDispatcherRetainsRecomputedTensors()
    {
        const Scenario scenario = experts();
        const Basis basis(scenario);
        const OperatorList& operators = basis.ledger.operators.ofLayerKind[0];
        double graph = 0;
        for (const Operator& op : operators) {
            graph += op.keptIn(Recompute::None).value();
            if (op.kind() == OperatorKind::Router)
                break;
        }
        const LayerActivations& layer = basis.ledger.activations.ofLayerKind[0];
        QCOMPARE(layer.retained.value() + layer.kept.value(), graph);
        const StageMemory stage = test::memoryOf(scenario).stages[0];
        QVERIFY(lineOf(stage, "retained-graphs") > 32 * layer.retained.value());
        QVERIFY(lineOf(stage, "retained-graphs") < 32 * layer.retained.value() + keptBytes(operators, Recompute::None).value() * 3);
        timelineAgrees(scenario, 0);
    }
    void otherProgramsRetainNothing_data()
    {
        QTest::addColumn<int>("dispatcher");
        QTest::addColumn<int>("recompute");
        QTest::addColumn<int>("year");
        QTest::newRow("all-to-all") << int(MoeDispatcher::AllToAll) << int(Recompute::Full) << 2025;
        QTest::newRow("backward frees what is not recomputed") << int(MoeDispatcher::DeepEp) << int(Recompute::None) << 2025;
        QTest::newRow("torchtitan's own dispatcher") << int(MoeDispatcher::DeepEp) << int(Recompute::Full) << 2026;
        QTest::newRow("the present, if no year is stated") << int(MoeDispatcher::DeepEp) << int(Recompute::Full) << 0;
    }
    void otherProgramsRetainNothing()
    {
        QFETCH(int, dispatcher);
        QFETCH(int, recompute);
        QFETCH(int, year);
        Scenario scenario = experts();
        scenario.training.software.moeDispatcher = static_cast<MoeDispatcher>(dispatcher);
        scenario.plan.recompute = static_cast<Recompute>(recompute);
        scenario.training.software.year = year > 0 ? std::optional(year) : std::nullopt;
        QCOMPARE(Basis(scenario).ledger.activations.ofLayerKind[0].retained.value(), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestKeptOutputs)
#include "test_kept_outputs.moc"
