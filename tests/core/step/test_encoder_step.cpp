// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/estimate/estimate.h"
#include "core/model/encoder_counts.h"
#include "core/plan/check_plan.h"
#include "core/step/computed_flop.h"
#include "core/step/layer_passes.h"
#include "tests/core/encoder_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

namespace {

Bytes parametersOf(const Scenario& scenario, std::size_t stage)
{
    return test::memoryOf(scenario).stages[stage].of(MemoryClass::Parameters);
}

bool isNear(Seconds a, Seconds b) { return std::abs(a.value() - b.value()) <= 1e-9 * std::max(a.value(), b.value()); }

}  // namespace

class TestEncoderStep : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The first stage alone encodes; a frozen tower's backward is its projector's.
    void theFirstStageEncodes()
    {
        const StepEstimate text = fixture::stepOf(fixture::pipelined());
        const StepEstimate frozen = fixture::stepOf(fixture::withTower(fixture::pipelined(), 4, true));
        const StepEstimate learning = fixture::stepOf(fixture::withTower(fixture::pipelined(), 4, false));
        const Passes& once = frozen.layers.encoders;
        const Passes& all = learning.layers.encoders;
        QVERIFY(once.forward.total() > Seconds());
        QVERIFY(isNear(once.forward.total(), all.forward.total()));
        QVERIFY(once.backward().total() < 0.5 * once.forward.total());
        QVERIFY(all.backward().total() > 1.5 * all.forward.total());
        QVERIFY(isNear(frozen.stages[0].forward.total(), text.stages[0].forward.total() + once.forward.total()));
        QVERIFY(isNear(learning.stages[0].backward().total(), text.stages[0].backward().total() + all.backward().total()));
        for (std::size_t stage = 1; stage < text.stages.size(); ++stage)
            QVERIFY(isNear(learning.stages[stage].forward.total(), text.stages[stage].forward.total()));
        QVERIFY(text.step < frozen.step && frozen.step < learning.step);
    }

    /// Its time is that of its multiplies, at no more than the GPU's peak.
    void theEncoderIsNotFasterThanTheGpu()
    {
        const Scenario scenario = fixture::withTower(fixture::pipelined(), 4, true);
        const Encoder& encoder = scenario.architecture->encoders.front();
        const double flop = 4 * forwardFlopOfItem(encoder).value();
        const double peak = scenario.cluster.gpu.peak(scenario.training.precision)->value();
        const double seconds = fixture::stepOf(scenario).layers.encoders.forward.compute.value();
        QVERIFY(seconds > flop / peak);
        QVERIFY(seconds < 5 * flop / peak);
    }

    /// Twice the images take twice the time, but for the launches.
    void timeGrowsWithTheImages()
    {
        const auto computing = [](double items) {
            return fixture::stepOf(fixture::withTower(fixture::pipelined(), items, false)).layers.encoders.forward.compute;
        };
        const double twice = computing(8) / computing(4);
        QVERIFY2(twice > 1.9 && twice < 2.01, qPrintable(QString::number(twice)));
    }

    void theEncoderIsSplitWithTheModel()
    {
        Scenario split = fixture::withTower(fixture::pipelined(), 4, false);
        split.plan.encoder.tp = 8;
        const StepEstimate whole = fixture::stepOf(fixture::withTower(fixture::pipelined(), 4, false));
        const StepEstimate parts = fixture::stepOf(split);
        QVERIFY(parts.layers.encoders.forward.compute < 0.5 * whole.layers.encoders.forward.compute);
        QVERIFY(parts.layers.encoders.forward.exposedOf(Axis::Tp) > Seconds());
        QVERIFY(parametersOf(split, 0) < parametersOf(fixture::withTower(fixture::pipelined(), 4, false), 0));
    }

    void shardedFrozenWeightsAreGatheredForward()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.plan.zero = 3;
        scenario.training.globalBatch = 64;
        const StepEstimate text = fixture::stepOf(scenario);
        const StepEstimate step = fixture::stepOf(fixture::withTower(scenario, 4, true));
        const Passes& frozen = step.layers.encoders;
        const Passes learning = fixture::stepOf(fixture::withTower(scenario, 4, false)).layers.encoders;
        const auto travels = [](const PassTime& pass) { return pass.exposedOf(Axis::Dp) + pass.hiddenOf(Axis::Dp); };
        QVERIFY(travels(frozen.forward) > Seconds());
        QVERIFY(isNear(travels(frozen.forward), travels(learning.forward)));
        QVERIFY(travels(frozen.backward()) < 0.5 * travels(learning.backward()));
        QVERIFY(text.step < step.step);
        const Bytes more = parametersOf(fixture::withTower(scenario, 4, true), 0) - parametersOf(scenario, 0);
        const auto count =
            static_cast<double>(encoderParameters(fixture::withTower(scenario, 4, true).architecture->encoders.front()).total());
        QVERIFY(std::abs(more.value() - 4 * count / 64) < 1);
    }

    /// HFU counts the layers of the tower that run again; patches and projector do not, nor does anything of a frozen tower.
    void recomputingTheEncoderIsComputed()
    {
        const auto extra = [](Scenario scenario, Recompute mode) {
            scenario.plan.recompute = mode;
            const Basis basis(scenario);
            return extraFlopPerToken(basis.site, basis.plan).value();
        };
        const Scenario learning = fixture::withTower(fixture::pipelined(), 4, false);
        const Encoder& encoder = learning.architecture->encoders.front();
        const auto multiplied = [](const std::vector<Tensor>& tensors) {
            double all = 0;
            for (const Tensor& tensor : tensors)
                all += tensor.matrixMultiply ? static_cast<double>(tensor.elements()) : 0;
            return all;
        };
        const double outside = 2.0 * (4096 * multiplied(encoder.inputTensors) + 1024 * multiplied(encoder.projectorTensors));
        const double layers = 4 * (forwardFlopOfItem(encoder).value() - outside) / 8192;
        const double text = extra(fixture::pipelined(), Recompute::Full);
        const double more = extra(learning, Recompute::Full) - text;
        QVERIFY2(std::abs(more / layers - 1) < 1e-6, qPrintable(QString::number(more / layers, 'g', 12)));
        QCOMPARE(extra(fixture::withTower(fixture::pipelined(), 4, true), Recompute::Full), text);
        QCOMPARE(extra(learning, Recompute::None), extra(fixture::pipelined(), Recompute::None));
        Scenario split = learning;
        split.plan.encoder.tp = 8;
        QCOMPARE(extra(split, Recompute::Full), text + more);
    }

    /// Megatron-Bridge's encoders know no FP8, and of others it is assumed; Megatron-LM and torchtitan compute all in one format.
    void theFrameworkDecidesTheFormat_data()
    {
        QTest::addColumn<int>("framework");
        QTest::addColumn<bool>("isNarrow");
        QTest::newRow("Megatron-Bridge") << static_cast<int>(Framework::MegatronBridge) << false;
        QTest::newRow("NeMo") << static_cast<int>(Framework::Nemo) << false;
        QTest::newRow("Megatron-LM") << static_cast<int>(Framework::Megatron) << true;
        QTest::newRow("torchtitan") << static_cast<int>(Framework::Torchtitan) << true;
    }
    void theFrameworkDecidesTheFormat()
    {
        QFETCH(int, framework);
        QFETCH(bool, isNarrow);
        const auto in = [&](Precision precision) {
            Scenario scenario = fixture::withTower(fixture::pipelined(), 4, false);
            scenario.training.software.framework = static_cast<Framework>(framework);
            scenario.training.precision = precision;
            return scenario;
        };
        const Passes wide = fixture::stepOf(in(Precision::Bf16)).layers.encoders;
        const Passes narrow = fixture::stepOf(in(Precision::Fp8)).layers.encoders;
        const auto computing = [](const Passes& passes) { return passes.forward.compute + passes.backward().compute; };
        const auto host = [](const Passes& passes) { return passes.forward.hostPace.value(); };
        const auto kept = [&](Precision precision) { return Basis(in(precision)).ledger.activations.encoders.all.everything.value(); };
        QVERIFY(computing(narrow) < computing(wide) || !isNarrow);
        QVERIFY(isNear(computing(narrow), computing(wide)) || isNarrow);
        QCOMPARE(host(narrow) > host(wide), isNarrow);
        QCOMPARE(kept(Precision::Fp8) < kept(Precision::Bf16), static_cast<Framework>(framework) == Framework::Megatron);
        const Result<Estimate> made = estimate(in(Precision::Fp8));
        const auto& findings = made->findings();
        QCOMPARE(std::none_of(findings.begin(), findings.end(), [](const Finding& each) { return each.id == "encoder-in-16-bits"; }),
                 isNarrow);
    }

    void wrongPlacesAreRefused_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::newRow("every rank") << "encoder-placement-not-estimated";
        QTest::newRow("tp") << "encoder-tp-is-one-or-tp";
        QTest::newRow("heads") << "encoder-heads-not-divisible-by-tp";
        QTest::newRow("tokens") << "encoded-tokens-beyond-sequence";
    }
    void wrongPlacesAreRefused()
    {
        QFETCH(QString, rule);
        Scenario scenario = fixture::withTower(fixture::pipelined(), 4, true);
        const auto isBroken = [&] {
            const std::vector<Finding> findings = checkPlan(scenario);
            return std::any_of(findings.begin(), findings.end(), [&](const Finding& each) { return each.id == rule.toStdString(); });
        };
        QVERIFY(!isBroken());
        if (rule.startsWith("encoder-placement"))
            scenario.plan.encoder.placement = EncoderPlacement::EveryRank;
        else if (rule.startsWith("encoder-tp"))
            scenario.plan.encoder.tp = 4;
        else if (rule.startsWith("encoder-heads"))
            scenario.plan.encoder.tp = scenario.plan.tp = 32;
        else
            scenario.training.sequenceLength = 4095;
        QVERIFY(isBroken());
    }

    /// Never in silence.
    void anEncoderWithoutWorkIsSaidToBeLeftOut()
    {
        const auto isSaid = [](const Scenario& scenario, const char* id = "encoder-left-out") {
            const Result<Estimate> made = estimate(scenario);
            return made &&
                   std::any_of(made->findings().begin(), made->findings().end(), [id](const Finding& each) { return each.id == id; });
        };
        const Scenario left = fixture::withEncoder(fixture::pipelined(),
                                                   R"([{"name": "vision", "hf": {"model_type": "qwen3_vl", "out_hidden_size": 8192}}])");
        QVERIFY(isSaid(left));
        QVERIFY(!isSaid(fixture::withTower(fixture::pipelined(), 4, true)));
        QVERIFY(isSaid(fixture::withTower(fixture::pipelined(), 4, true), "encoder-not-measured"));
        QCOMPARE(fixture::stepOf(left).step.value(), fixture::stepOf(fixture::pipelined()).step.value());
    }
};

QTEST_APPLESS_MAIN(TestEncoderStep)
#include "test_encoder_step.moc"
