// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/explain.h"
#include "core/io/encoder_json.h"
#include "core/memory/rank_parameters.h"
#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/plan/check_plan.h"
#include "core/step/basis.h"
#include "core/step/computed_flop.h"
#include "core/step/layer_passes.h"
#include "core/step/step.h"
#include "tests/core/scenario_fixture.h"
#include "tests/support/physics.h"

using namespace shardscope;

namespace {

/// The tower of Qwen3-VL in its class's dimensions, before a Llama of 70 B; four images of 1024 × 1024.
constexpr const char* kTower =
    R"([{"name": "vision", "hf": {"model_type": "qwen3_vl", "out_hidden_size": 8192}, "items_per_sequence": %1, "item_size": 1024, "frozen": %2}])";

Scenario pipelined()
{
    Scenario scenario = fixture::llama70b(64);
    scenario.plan.tp = 8;
    scenario.plan.pp = 4;
    scenario.plan.zero = 1;
    scenario.training.sequenceLength = 8192;
    scenario.training.globalBatch = 64;
    return scenario;
}

Scenario withEncoder(Scenario scenario, const QString& stated)
{
    Result<Architecture> model = withEncoders(*scenario.architecture, parseJson(stated.toStdString(), {}).value(), {});
    scenario.architecture = std::make_shared<Architecture>(std::move(model).value());
    return scenario;
}

Scenario withTower(Scenario scenario, double items, bool frozen)
{
    return withEncoder(std::move(scenario), QString(kTower).arg(items).arg(frozen ? "true" : "false"));
}

StepEstimate stepOf(const Scenario& scenario)
{
    Result<StepEstimate> step = estimateStep(Basis(scenario));
    return step ? std::move(step).value() : StepEstimate();
}

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
        const StepEstimate text = stepOf(pipelined());
        const StepEstimate frozen = stepOf(withTower(pipelined(), 4, true));
        const StepEstimate learning = stepOf(withTower(pipelined(), 4, false));
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
        const Scenario scenario = withTower(pipelined(), 4, true);
        const Encoder& encoder = scenario.architecture->encoders.front();
        const double flop = 4 * forwardFlopOfItem(encoder).value();
        const double peak = scenario.cluster.gpu.peak(scenario.training.precision)->value();
        const double seconds = stepOf(scenario).layers.encoders.forward.compute.value();
        QVERIFY(seconds > flop / peak);
        QVERIFY(seconds < 5 * flop / peak);
    }

    /// Twice the images take twice the time, but for the launches.
    void timeGrowsWithTheImages()
    {
        const auto computing = [](double items) { return stepOf(withTower(pipelined(), items, false)).layers.encoders.forward.compute; };
        const double twice = computing(8) / computing(4);
        QVERIFY2(twice > 1.9 && twice < 2.01, qPrintable(QString::number(twice)));
    }

    void frozenWeightsHaveNoStates()
    {
        const Encoder encoder = withTower(pipelined(), 4, true).architecture->encoders.front();
        const EncoderParameters count = encoderParameters(encoder);
        const Bytes text = parametersOf(pipelined(), 0);
        const Bytes frozen = parametersOf(withTower(pipelined(), 4, true), 0);
        const Bytes learning = parametersOf(withTower(pipelined(), 4, false), 0);
        // bf16 weights, whole on every tensor-parallel rank.
        QCOMPARE((frozen - text).value(), 2.0 * static_cast<double>(count.total()));
        QCOMPARE((learning - text).value(), 2.0 * static_cast<double>(count.total()));
        const auto optimizer = [](const Scenario& scenario) { return test::memoryOf(scenario).stages[0].of(MemoryClass::Optimizer); };
        const double shards = Basis(pipelined()).plan.shardGroup;
        QCOMPARE((optimizer(withTower(pipelined(), 4, true)) - optimizer(pipelined())).value(),
                 12.0 * static_cast<double>(count.projector) / shards);
        QCOMPARE((optimizer(withTower(pipelined(), 4, false)) - optimizer(pipelined())).value(),
                 12.0 * static_cast<double>(count.total()) / shards);
        for (std::size_t stage = 1; stage < 4; ++stage)
            QCOMPARE(parametersOf(withTower(pipelined(), 4, false), stage).value(), parametersOf(pipelined(), stage).value());
    }

    void whatLearnsKeepsActivations()
    {
        const auto kept = [](const Scenario& scenario) { return test::memoryOf(scenario).stages[0].of(MemoryClass::Activations); };
        const Bytes text = kept(pipelined());
        const Bytes frozen = kept(withTower(pipelined(), 4, true));
        const Bytes learning = kept(withTower(pipelined(), 4, false));
        QVERIFY(text < frozen && frozen < learning);
        Scenario recomputed = withTower(pipelined(), 4, false);
        recomputed.plan.recompute = Recompute::Full;
        QVERIFY(kept(recomputed) < 0.3 * learning);
    }

    /// Recomputing layers takes neither the patches nor the inputs of the projector away, and none of the layers is none of the encoder's.
    void onlyLayersAreRecomputed()
    {
        const auto kept = [](Recompute mode, std::optional<int> layers) {
            Scenario scenario = withTower(pipelined(), 4, false);
            scenario.plan.recompute = mode;
            scenario.plan.recomputeLayers = layers;
            const Basis basis(scenario);
            return basis.ledger.activations.embedding.kept;
        };
        const double tokens = 4 * 4096;
        const double inputs = 2 * (tokens * 1536 + 4 * tokens / 4 * (4608 + 4608));
        const double layers = 2 * 27 * tokens * 1152;
        QCOMPARE(kept(Recompute::Full, {}).value(), inputs + layers);
        QCOMPARE(kept(Recompute::Full, 0).value(), kept(Recompute::None, {}).value());
    }

    void theEncoderIsSplitWithTheModel()
    {
        Scenario split = withTower(pipelined(), 4, false);
        split.plan.encoder.tp = 8;
        const StepEstimate whole = stepOf(withTower(pipelined(), 4, false));
        const StepEstimate parts = stepOf(split);
        QVERIFY(parts.layers.encoders.forward.compute < 0.5 * whole.layers.encoders.forward.compute);
        QVERIFY(parts.layers.encoders.forward.exposedOf(Axis::Tp) > Seconds());
        QVERIFY(parametersOf(split, 0) < parametersOf(withTower(pipelined(), 4, false), 0));
    }

    void shardedFrozenWeightsAreGatheredForward()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.plan.zero = 3;
        scenario.training.globalBatch = 64;
        const StepEstimate text = stepOf(scenario);
        const StepEstimate step = stepOf(withTower(scenario, 4, true));
        const Passes& frozen = step.layers.encoders;
        const Passes learning = stepOf(withTower(scenario, 4, false)).layers.encoders;
        const auto travels = [](const PassTime& pass) { return pass.exposedOf(Axis::Dp) + pass.hiddenOf(Axis::Dp); };
        QVERIFY(travels(frozen.forward) > Seconds());
        QVERIFY(isNear(travels(frozen.forward), travels(learning.forward)));
        QVERIFY(travels(frozen.backward()) < 0.5 * travels(learning.backward()));
        QVERIFY(text.step < step.step);
        const Bytes more = parametersOf(withTower(scenario, 4, true), 0) - parametersOf(scenario, 0);
        const auto count = static_cast<double>(encoderParameters(withTower(scenario, 4, true).architecture->encoders.front()).total());
        QVERIFY(std::abs(more.value() - 4 * count / 64) < 1);
    }

    /// The total has the encoders that are trained with, and says how much of it is trained. A restart needs no states of what is frozen.
    void parametersCountTheEncoder()
    {
        Scenario scenario = pipelined();
        scenario.training.reliability.gpuHoursPerFailure = 50000;
        const auto made = [](const Scenario& each) { return estimate(each).value(); };
        const auto field = [](const Estimate& value, const char* pointer) {
            const std::vector<EstimateField> fields = estimateFields(value);
            const auto found =
                std::find_if(fields.begin(), fields.end(), [&](const EstimateField& each) { return each.pointer == pointer; });
            return found == fields.end() ? -1.0 : found->value;
        };
        const Estimate text = made(scenario);
        const Estimate frozen = made(withTower(scenario, 4, true));
        const Estimate learning = made(withTower(scenario, 4, false));
        const EncoderParameters tower = encoderParameters(frozen.scenario().architecture->encoders.front());
        const double decoder = field(text, "/parameters/total");
        QCOMPARE(field(text, "/parameters/trainable"), decoder);
        QCOMPARE(field(text, "/parameters/frozen"), 0.0);
        for (const Estimate* each : {&frozen, &learning}) {
            QCOMPARE(field(*each, "/parameters/total"), decoder + static_cast<double>(tower.total()));
            QCOMPARE(field(*each, "/parameters/active"), field(*each, "/parameters/total"));
            QCOMPARE(field(*each, "/parameters/trainable") + field(*each, "/parameters/frozen"), field(*each, "/parameters/total"));
            for (const char* pointer : {"/parameters/total", "/parameters/trainable", "/parameters/frozen"}) {
                const Result<Derivation> derivation = explain(*each, pointer);
                QVERIFY(derivation && derivation->isExplained());
                QCOMPARE(derivation->value, field(*each, pointer));
                QCOMPARE(recomputed(*derivation), std::optional(field(*each, pointer)));
            }
        }
        QCOMPARE(field(frozen, "/parameters/frozen"), static_cast<double>(tower.layers));
        QCOMPARE(field(learning, "/parameters/frozen"), 0.0);
        QCOMPARE(field(frozen, "/cost/checkpoint_bytes") - field(text, "/cost/checkpoint_bytes"),
                 14.0 * static_cast<double>(tower.projector) + 2.0 * static_cast<double>(tower.layers));
    }

    /// The encoders come last in a backward: what their largest layer takes beyond that which the micro-batch has freed by then.
    void aLargeImageIsRecomputedAtThePeak()
    {
        const auto peakWith = [](int side, bool frozen) {
            Scenario scenario = pipelined();
            scenario.training.sequenceLength = 65536;
            scenario.plan.sequenceParallel = true;
            scenario.plan.recompute = Recompute::Full;
            scenario.plan.stageLayers = std::vector<int>{1, 27, 26, 26};
            scenario = withTower(scenario, 1, frozen);
            auto model = std::make_shared<Architecture>(*scenario.architecture);
            model->encoders.front().height = model->encoders.front().width = side;
            scenario.architecture = std::move(model);
            return scenario;
        };
        const auto recomputed = [](const Scenario& scenario) {
            for (const LedgerLine& line : test::memoryOf(scenario).stages[0].lines) {
                if (line.what == "recomputed-layer")
                    return line.bytes.value();
            }
            return 0.0;
        };
        const double ofModel = recomputed(peakWith(8192, true));
        QVERIFY(ofModel > 0);
        QCOMPARE(recomputed(peakWith(1024, false)), ofModel);
        for (const int side : {7168, 8192}) {
            const Scenario scenario = peakWith(side, false);
            const Basis basis(scenario);
            const ActivationTable& table = basis.ledger.activations;
            const double beyond = 2 * table.encoders.largestLayer.value() - table.ofLayerKind[0].kept.value();
            QVERIFY(beyond > ofModel);
            QCOMPARE(recomputed(scenario), beyond);
        }
        const auto peak = [&](int side) { return test::memoryOf(peakWith(side, false)).stages[0].total().value(); };
        QVERIFY(peak(8192) - peak(7168) > recomputed(peakWith(8192, false)) - recomputed(peakWith(7168, false)));
        Scenario split = peakWith(8192, false);
        split.plan.schedule = ScheduleKind::ZbH1;
        QCOMPARE(recomputed(split), 2 * Basis(split).ledger.activations.encoders.largestLayer.value());
    }

    /// HFU counts the layers of the tower that run again; patches and projector do not, nor does anything of a frozen tower.
    void recomputingTheEncoderIsComputed()
    {
        const auto extra = [](Scenario scenario, Recompute mode) {
            scenario.plan.recompute = mode;
            const Basis basis(scenario);
            return extraFlopPerToken(basis.site, basis.plan).value();
        };
        const Scenario learning = withTower(pipelined(), 4, false);
        const Encoder& encoder = learning.architecture->encoders.front();
        const auto multiplied = [](const std::vector<Tensor>& tensors) {
            double all = 0;
            for (const Tensor& tensor : tensors)
                all += tensor.matrixMultiply ? static_cast<double>(tensor.elements()) : 0;
            return all;
        };
        const double outside = 2.0 * (4096 * multiplied(encoder.inputTensors) + 1024 * multiplied(encoder.projectorTensors));
        const double layers = 4 * (forwardFlopOfItem(encoder).value() - outside) / 8192;
        const double text = extra(pipelined(), Recompute::Full);
        const double more = extra(learning, Recompute::Full) - text;
        QVERIFY2(std::abs(more / layers - 1) < 1e-6, qPrintable(QString::number(more / layers, 'g', 12)));
        QCOMPARE(extra(withTower(pipelined(), 4, true), Recompute::Full), text);
        QCOMPARE(extra(learning, Recompute::None), extra(pipelined(), Recompute::None));
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
            Scenario scenario = withTower(pipelined(), 4, false);
            scenario.training.software.framework = static_cast<Framework>(framework);
            scenario.training.precision = precision;
            return scenario;
        };
        const Passes wide = stepOf(in(Precision::Bf16)).layers.encoders;
        const Passes narrow = stepOf(in(Precision::Fp8)).layers.encoders;
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
        QTest::newRow("own") << "encoder-placement-not-estimated";
        QTest::newRow("tp") << "encoder-tp-is-one-or-tp";
        QTest::newRow("heads") << "encoder-heads-not-divisible-by-tp";
        QTest::newRow("tokens") << "encoded-tokens-beyond-sequence";
    }
    void wrongPlacesAreRefused()
    {
        QFETCH(QString, rule);
        Scenario scenario = withTower(pipelined(), 4, true);
        const auto isBroken = [&] {
            const std::vector<Finding> findings = checkPlan(scenario);
            return std::any_of(findings.begin(), findings.end(), [&](const Finding& each) { return each.id == rule.toStdString(); });
        };
        QVERIFY(!isBroken());
        if (rule.startsWith("encoder-placement"))
            scenario.plan.encoder.placement = EncoderPlacement::Own;
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
        const Scenario left =
            withEncoder(pipelined(), R"([{"name": "vision", "hf": {"model_type": "qwen3_vl", "out_hidden_size": 8192}}])");
        QVERIFY(isSaid(left));
        QVERIFY(!isSaid(withTower(pipelined(), 4, true)));
        QVERIFY(isSaid(withTower(pipelined(), 4, true), "encoder-not-measured"));
        QCOMPARE(stepOf(left).step.value(), stepOf(pipelined()).step.value());
    }
};

QTEST_APPLESS_MAIN(TestEncoderStep)
#include "test_encoder_step.moc"
