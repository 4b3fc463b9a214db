// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/offloaded_inputs.h"

#include <QTest>

#include "core/base/term.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/site/site.h"
#include "tests/core/gpt_fixture.h"

using namespace shardscope;

Q_DECLARE_METATYPE(std::vector<OffloadModule>)
Q_DECLARE_METATYPE(Recompute)

/// The bytes that each of Megatron's modules saves for its backward, from the model's dimensions.
class TestOffloadedInputs : public QObject {
    Q_OBJECT

    static Bytes offloadable(const Scenario& scenario, std::size_t kind, Recompute mode)
    {
        const RankShape shape = rankShape(Site(scenario), resolvePlan(scenario));
        return offloadedBytes(layerOperators(scenario.architecture->kinds[kind], scenario.architecture->position, shape), mode,
                              shape.offloadedInputs);
    }
    static Bytes kept(const Scenario& scenario, std::size_t kind, Recompute mode)
    {
        return keptBytes(layerOperators(scenario.architecture->kinds[kind], scenario.architecture->position,
                                        rankShape(Site(scenario), resolvePlan(scenario))),
                         mode);
    }
    static Scenario example(const char* name, std::vector<std::string> overrides)
    {
        return *parseScenario(resource(std::string("examples/") + name), "example", overrides);
    }

private slots:
    void ofAGptLayer_data()
    {
        QTest::addColumn<std::vector<OffloadModule>>("modules");
        QTest::addColumn<Recompute>("mode");
        QTest::addColumn<double>("vectors");  // of one sequence's tokens and the hidden width, 2 bytes each
        using enum OffloadModule;
        const auto row = [](const char* name, std::vector<OffloadModule> modules, Recompute mode, double vectors) {
            QTest::newRow(name) << std::move(modules) << mode << vectors;
        };
        row("norm", {AttentionNorm}, Recompute::None, 1);
        row("projection", {QkvLinear}, Recompute::None, 1);
        row("queries, keys, values", {CoreAttention}, Recompute::None, 3);
        row("with the result", {CoreAttention, AttentionProjection}, Recompute::None, 4);
        row("feed-forward's norm", {MlpNorm}, Recompute::None, 1);
        row("all of them", {AttentionNorm, QkvLinear, CoreAttention, AttentionProjection, MlpNorm}, Recompute::None, 7);
        row("selective keeps them as well", {AttentionNorm, CoreAttention}, Recompute::Selective, 4);
        row("no experts", {ExpertFc1, MoeActivation}, Recompute::None, 0);
        row("full: a layer's input", {LayerInput}, Recompute::Full, 1);
        row("full: nothing else", {AttentionNorm, CoreAttention}, Recompute::Full, 0);
        row("not full: no layer's input", {LayerInput}, Recompute::None, 0);
    }
    void ofAGptLayer()
    {
        QFETCH(std::vector<OffloadModule>, modules);
        QFETCH(Recompute, mode);
        QFETCH(double, vectors);
        Scenario scenario = fixture::gpt(2, 4096, 32, 1);
        scenario.training.attention = AttentionKernel::Flash2;
        scenario.plan.offloadActivations = 1;
        scenario.plan.offloadModules = modules;
        QCOMPARE(offloadable(scenario, 0, mode).value(), vectors * 2 * 2048 * 4096);
    }

    /// A norm that is recomputed keeps its input alone, which may still be offloaded; its result is not there to be.
    void recomputedNormsKeepTheirInput()
    {
        Scenario scenario = fixture::gpt(2, 4096, 32, 1);
        scenario.plan.recompute = Recompute::Selective;
        scenario.plan.recomputeModules = {RecomputeModule::LayerNorm};
        scenario.plan.offloadModules = {OffloadModule::AttentionNorm, OffloadModule::QkvLinear};
        QCOMPARE(offloadable(scenario, 0, Recompute::Selective).value(), 2.0 * 2048 * 4096);
    }

    /// Mixtral's eight experts, two for each token: rows of 4096 in, two projections of 14336 before the activation.
    void ofExperts()
    {
        Scenario scenario = example("mixtral-8x22b-128-h100.json",
                                    {"model.preset=mixtral-8x7b", "plan.recompute=none", "plan.tp=1", "plan.ep=8", "plan.etp=1",
                                     "plan.micro_batch=1", "training.sequence_length=4096", "plan.sequence_parallel=false"});
        const double rows = 2 * 4096;
        scenario.plan.offloadModules = {OffloadModule::ExpertFc1};
        QCOMPARE(offloadable(scenario, 0, Recompute::None).value(), 2 * rows * 4096);
        scenario.plan.offloadModules = {OffloadModule::MoeActivation};
        QCOMPARE(offloadable(scenario, 0, Recompute::None).value(), 2 * rows * 2 * 14336);
    }

    /// Query, key (with its rotary part) and the up projection that holds the values: 128 heads of 192, 192 and 128 + 128.
    void ofLatentAttention()
    {
        Scenario scenario = example("deepseek-v3-2048-h800.json", {"plan.recompute=none", "plan.micro_batch=1", "plan.tp=1", "plan.cp=1",
                                                                   "training.sequence_length=4096"});
        scenario.plan.offloadModules = {OffloadModule::CoreAttention};
        QCOMPARE(offloadable(scenario, 0, Recompute::None).value(), 2.0 * 4096 * 128 * (192 + 192 + 256));
    }

    /// Without a list all that an operator keeps, with one the inputs of its module; recorded terms add up to the same.
    void whatAnOperatorOffloads()
    {
        Scenario scenario = fixture::gpt(2, 4096, 32, 1);
        for (const bool isNamed : {false, true}) {
            if (isNamed)
                scenario.plan.offloadModules = {OffloadModule::CoreAttention, OffloadModule::MlpNorm};
            Recorder recorder;
            const RankShape shape = rankShape(Site(scenario), resolvePlan(scenario));
            const OffloadedInputs& inputs = shape.offloadedInputs;
            QCOMPARE(inputs.areEverything(), !isNamed);
            const OperatorList operators =
                layerOperators(scenario.architecture->kinds[0], scenario.architecture->position, shape, Terms(recorder));
            Bytes sum;
            for (const Operator& op : operators) {
                QCOMPARE(inputs.of(op, Recompute::None).value(),
                         (isNamed ? op.offloadedIn(Recompute::None) : op.keptIn(Recompute::None)).value());
                sum += inputs.of(op, Recompute::None);
            }
            QVERIFY(sum > Bytes());
            QCOMPARE(offloadedBytes(operators, Recompute::None, inputs).value(), sum.value());
            QCOMPARE(offloadedBytes("offloadable-per-layer", operators, Recompute::None, inputs, Terms(recorder)).value, sum.value());
        }
    }

    void neverMoreThanIsKept_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* model : {"llama-3-8b", "qwen3-8b", "qwen3-30b-a3b", "deepseek-v3", "qwen3-next-80b-a3b", "gpt-oss-20b", "glm-5"})
            QTest::newRow(model) << model;
    }
    void neverMoreThanIsKept()
    {
        QFETCH(QString, model);
        Scenario scenario = example("llama-3-70b-64-h100.json", {"model.preset=" + model.toStdString()});
        for (std::size_t kind = 0; kind < scenario.architecture->kinds.size(); ++kind) {
            for (const Recompute mode : {Recompute::None, Recompute::Selective, Recompute::PerOperator, Recompute::Full}) {
                scenario.plan.offloadModules.reset();
                const Bytes all = kept(scenario, kind, mode);
                QCOMPARE(offloadable(scenario, kind, mode).value(), all.value());
                double sum = 0;
                std::vector<OffloadModule> together;
                for (const auto& [module, name] : EnumNames<OffloadModule>::names) {
                    scenario.plan.offloadModules = {module};
                    sum += offloadable(scenario, kind, mode).value();
                    together.push_back(module);
                }
                scenario.plan.offloadModules = together;
                QCOMPARE(offloadable(scenario, kind, mode).value(), sum);
                QVERIFY(sum <= all.value());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestOffloadedInputs)
#include "test_offloaded_inputs.moc"
