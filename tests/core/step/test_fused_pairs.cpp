// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/fused_pairs.h"

#include <QTest>

#include <cmath>

#include "core/io/scenario_file.h"
#include "core/model/architecture.h"
#include "core/plan/check_plan.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/schedule/fused_blocks.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "tests/support/files.h"
#include "tests/support/random_draw.h"

using namespace shardscope;

namespace {

constexpr auto kExpert = static_cast<std::size_t>(Axis::Ep);

Scenario scenarioOf(const QStringList& overrides)
{
    std::vector<std::string> values{"model.preset=mixtral-8x7b",
                                    "cluster.gpu=h200-sxm",
                                    "plan.tp=1",
                                    "plan.sequence_parallel=false",
                                    "plan.ep=8",
                                    "plan.zero=1",
                                    "plan.pp=1",
                                    "plan.dp=64",
                                    "training.global_batch=512"};
    for (const QString& value : overrides)
        values.push_back(value.toStdString());
    const QByteArray example = test::readBytes(QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json"));
    Result<Scenario> scenario = parseScenario(example.toStdString(), "example", values);
    if (!scenario || hasErrors(checkPlan(*scenario)))
        qFatal("%s", qPrintable("no such plan: " + overrides.join(u' ')));
    return std::move(scenario).value();
}

const QString kOverlap = QStringLiteral("plan.overlap.expert=true");

StepEstimate stepOf(const QStringList& overrides) { return estimateStep(Basis(scenarioOf(overrides))).value(); }

PassTime passOf(test::Draw& draw)
{
    const auto upTo = [&](double most) { return Seconds(most * draw.below(1001) / 1000); };
    PassTime pass;
    pass.compute = upTo(2);
    pass.exposedOf(Axis::Ep) = upTo(2);
    pass.exposedOf(Axis::Tp) = upTo(0.5);
    pass.hostPace = upTo(4);
    pass.hostWait = std::max(Seconds(), pass.hostPace - pass.device());
    return pass;
}

bool agree(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)); }

}  // namespace

/// What a forward and a backward in one block hide of each other.
class TestFusedPairs : public QObject {
    Q_OBJECT

private slots:
    void noMoreIsHiddenThanTheOtherComputes()
    {
        test::Draw draw(51);
        int bound = 0;
        for (int i = 0; i < 2000; ++i) {
            Passes forward;
            Passes backward;
            forward.forward = passOf(draw);
            backward.inputGrad = passOf(draw);
            const PassTime back = backward.backward();
            const HiddenByFusing hidden = hiddenInPair(forward, backward);
            const Seconds most =
                std::min(forward.forward.exposedOf(Axis::Ep), back.compute) + std::min(back.exposedOf(Axis::Ep), forward.forward.compute);
            const double fused = (forward.forward.total() + back.total() - hidden.total()).value();
            QVERIFY(hidden.exchange >= Seconds() && hidden.hostWait >= Seconds());
            QVERIFY(hidden.exchange.value() <= most.value() * (1 + 1e-12));
            QVERIFY(fused >= (forward.forward.compute + back.compute).value() * (1 - 1e-12));
            QVERIFY(fused >= (forward.forward.hostPace + back.hostPace).value() * (1 - 1e-12));
            bound += most < forward.forward.exposedOf(Axis::Ep) + back.exposedOf(Axis::Ep) ? 1 : 0;
        }
        QVERIFY(bound > 500);
    }

    void gathersOfWeightsLeaveNothingToHide()
    {
        test::Draw draw(52);
        Passes forward;
        Passes backward;
        forward.forward = passOf(draw);
        backward.inputGrad = passOf(draw);
        backward.inputGrad.hiddenOf(Axis::Dp) = Seconds(1e-3);
        QCOMPARE(hiddenInPair(forward, backward).total(), Seconds());
    }

    /// Without a pipeline the first forward and the last backward stay alone.
    void oneMicroBatchHidesNothing()
    {
        const StepEstimate apart = stepOf({"training.global_batch=64"});
        const StepEstimate fused = stepOf({"training.global_batch=64", kOverlap});
        QVERIFY(apart.exposed[kExpert] > Seconds());
        QCOMPARE(fused.ranks[0].hidden[kExpert], Seconds());
        QVERIFY(agree(fused.exposed[kExpert].value(), apart.exposed[kExpert].value()));
        QVERIFY(agree(fused.step.value(), apart.step.value()));
    }

    void eachFurtherMicroBatchHidesOneBlock()
    {
        const Basis basis(scenarioOf({kOverlap}));
        const StepEstimate fused = estimateStep(basis).value();
        const StepEstimate apart = stepOf({});
        FusedStages stages(
            basis.site, basis.plan, basis.plan.pipeline(), [&fused](int) -> const LayerPasses& { return fused.layers; }, fused.stages);
        const HiddenByFusing one = stages.of(0, 0);
        QVERIFY(one.exchange > Seconds());
        QVERIFY(agree(fused.ranks[0].hidden[kExpert].value(), (7 * one.exchange).value()));
        QVERIFY(agree((fused.ranks[0].hidden[kExpert] + fused.exposed[kExpert]).value(), apart.exposed[kExpert].value()));
        QVERIFY(agree((apart.step - fused.step).value(), (7 * one.total()).value()));
    }

    /// Where forwards and backwards are not fused, the switch hides nothing.
    void otherSchedulesExposeTheExchange()
    {
        const QStringList plan{"plan.pp=4", "plan.dp=16", "plan.schedule=zb-h1"};
        QCOMPARE(stepOf(plan + QStringList{kOverlap}).step, stepOf(plan).step);
    }

    /// Layers meet in reverse order, as many as both stages have; a dense layer has nothing to hide, but hides the other's.
    void layersMeetInReverse()
    {
        Architecture model;
        model.kinds.resize(2);
        model.kindOfLayer = {0, 0, 1, 1, 1, 1};
        LayerPasses layers;
        layers.ofLayerKind.resize(2);
        layers.ofLayerKindKept.resize(2);
        for (std::size_t kind = 0; kind < 2; ++kind) {
            Passes& passes = layers.ofLayerKind[kind];
            passes.forward.compute = passes.inputGrad.compute = Seconds(1);
            passes.forward.exposedOf(Axis::Ep) = passes.inputGrad.exposedOf(Axis::Ep) = Seconds(kind == 0 ? 0 : 0.25);
        }
        const std::vector<StageRange> stages{{0, 0, 2, 2}, {1, 2, 3, 3}, {2, 3, 6, 6}};
        FusedLayers fused(model, layers);
        QCOMPARE(fused.of(stages, 0, 0).exchange, Seconds());
        QCOMPARE(fused.of(stages, 0, 2).exchange, Seconds(2 * 0.25));
        QCOMPARE(fused.of(stages, 2, 1).exchange, Seconds(0.25 + 0.25));
        QCOMPARE(fused.of(stages, 2, 2).exchange, Seconds(3 * 0.5));
        layers.ofLayerKind[0].forward.compute = Seconds(0.1);
        FusedLayers shorter(model, layers);
        QCOMPARE(shorter.of(stages, 0, 2).exchange, Seconds(2 * 0.1));
    }

    void theStepIsTheSimulation_data()
    {
        QTest::addColumn<QStringList>("overrides");
        const QStringList interleaved{"plan.pp=4", "plan.dp=16", "plan.schedule=interleaved", "plan.chunks=2", kOverlap};
        QTest::newRow("no pipeline") << QStringList{kOverlap};
        QTest::newRow("four stages") << QStringList{"plan.pp=4", "plan.dp=16", kOverlap};
        QTest::newRow("two chunks") << interleaved;
        QTest::newRow("uneven chunks") << (interleaved + QStringList{"plan.stage_layers=[3,4,4,5,4,4,5,3]"});
        QTest::newRow("sends that block") << (interleaved + QStringList{"plan.overlap.pipeline=false"});
        QTest::newRow("many micro-batches") << (interleaved + QStringList{"training.global_batch=4096"});
        QTest::newRow("short last group") << (interleaved + QStringList{"training.global_batch=592", "plan.group=16"});
        QTest::newRow("dense layers first") << QStringList{"model.preset=deepseek-v3",  "plan.pp=4",     "plan.dp=16",
                                                           "plan.schedule=interleaved", "plan.chunks=4", kOverlap};
    }
    void theStepIsTheSimulation()
    {
        QFETCH(QStringList, overrides);
        const Basis basis(scenarioOf(overrides));
        const StepEstimate step = estimateStep(basis).value();
        double last = 0;
        for (const RankTime& rank : step.ranks) {
            const double end = step.simulation->spans[step.schedule->end(rank.rank) - 1].end;
            QVERIFY(agree(rank.lastBlock.value(), end));
            last = std::max(last, end);
            double busy = 0;
            for (std::uint32_t i = step.schedule->begin(rank.rank); i < step.schedule->end(rank.rank); ++i)
                busy += step.simulation->spans[i].end - step.simulation->spans[i].start;
            const Seconds parts = rank.compute + rank.bubble + rank.hostWait + sumOf(rank.exposed);
            const RankTail& tail = step.tails[static_cast<std::size_t>(rank.rank)];
            QVERIFY(agree(parts.value(), (rank.lastBlock + tail.sync.reduceExposed + tail.tied).value()));
            // What passes take, less what fused blocks hide, is what the blocks take.
            const double inPasses = (rank.compute + rank.hostWait + sumOf(rank.exposed) - rank.exposed[static_cast<std::size_t>(Axis::Pp)] -
                                     tail.sync.reduceExposed)
                                        .value();
            QVERIFY2(agree(busy, inPasses), qPrintable(QString("%1 %2").arg(busy, 0, 'g', 12).arg(inPasses, 0, 'g', 12)));
            QVERIFY(rank.hidden[kExpert] > Seconds());
        }
        QCOMPARE(last, step.simulation->makespan);
    }
};

QTEST_APPLESS_MAIN(TestFusedPairs)
#include "test_fused_pairs.moc"
