// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/model_presets.h"
#include "core/layer/layer_operators.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/plan/check_plan.h"
#include "core/step/basis.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

/// Layers whose weights stay as they are, with and without adapters.
class TestAdapterOperators : public QObject {
    Q_OBJECT

    static constexpr double kTokens = 4096;
    static constexpr double kHidden = 1024;
    static constexpr double kKeys = 256;
    static constexpr double kWidth = 2816;
    static constexpr int kRank = 32;

    /// One GPU, one micro-batch, a program over PyTorch with adapters in fp32 unless said otherwise.
    static Scenario llama(std::optional<TuneMethod> method, std::vector<AdapterTarget> targets = {})
    {
        Scenario scenario = fixture::scenario({4, 1024, 8, 2, 2816, 32000}, 1);
        scenario.training.recipe = Recipe::PureBf16;
        scenario.training.attention = AttentionKernel::Flash2;
        scenario.training.software.framework = Framework::Trl;
        scenario.training.software.compiled = true;
        scenario.training.sequenceLength = static_cast<std::int64_t>(kTokens);
        scenario.training.globalBatch = 1;
        scenario.training.tuning.method = method;
        scenario.training.tuning.adapter.rank = kRank;
        scenario.training.tuning.adapter.targets = std::move(targets);
        if (!method)
            scenario.training.tuning = {};
        return scenario;
    }
    static OperatorList layerOf(const Scenario& scenario) { return Basis(scenario).ledger.operators.ofLayerKind[0]; }
    static const Operator& find(const OperatorList& list, OperatorId id)
    {
        const auto found = std::find_if(list.begin(), list.end(), [id](const Operator& op) { return op.id == id; });
        return found == list.end() ? list.front() : *found;
    }
    static double kept(const Scenario& scenario) { return keptBytes(layerOf(scenario), Recompute::None).value(); }

private slots:
    void aFrozenMultiplyHasNoGradientOfItsWeights()
    {
        const OperatorList whole = layerOf(llama({}));
        const OperatorList tuned = layerOf(llama(TuneMethod::Lora, {AdapterTarget::Queries}));
        for (const OperatorId id : {OperatorId::Qkv, OperatorId::AttentionOutput, OperatorId::FeedForwardUp, OperatorId::FeedForwardDown}) {
            QCOMPARE(find(tuned, id).forward, find(whole, id).forward);
            QCOMPARE(find(tuned, id).backward, find(whole, id).forward);
            QVERIFY(find(tuned, id).isFrozen && !find(whole, id).isFrozen);
        }
        QCOMPARE(find(tuned, OperatorId::Attention).backward, find(whole, OperatorId::Attention).backward);
    }

    /// The operators multiply by the adapters that are counted, tensor by tensor, in every built-in model, with one narrow matrix for each
    /// weight and with one for a fused weight. Multi-token prediction is in no count of parameters.
    void theOperatorsMultiplyByEveryAdapter_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<bool>("fused");
        for (const ModelPreset& preset : modelPresets()) {
            for (const bool fused : {false, true})
                QTest::addRow("%s%s", preset.id.c_str(), fused ? ", fused" : "") << QString::fromStdString(preset.id) << fused;
        }
    }
    void theOperatorsMultiplyByEveryAdapter()
    {
        QFETCH(QString, preset);
        QFETCH(bool, fused);
        Scenario scenario = llama(TuneMethod::Lora, {AdapterTarget::Queries, AdapterTarget::Keys, AdapterTarget::Values,
                                                     AdapterTarget::Output, AdapterTarget::Gate, AdapterTarget::Up, AdapterTarget::Down});
        scenario.training.tuning.adapter.fused = fused;
        const auto model = std::find_if(modelPresets().begin(), modelPresets().end(),
                                        [&](const ModelPreset& each) { return each.id == preset.toStdString(); });
        scenario.architecture = model->architecture;
        if (hasErrors(checkPlan(scenario)))
            QSKIP("the model has no plan on one GPU");
        const Basis basis(scenario);
        const Architecture& tuned = *basis.site.architecture;
        double flop = 0;
        const auto add = [&](const OperatorList& list, double times) {
            for (const Operator& op : list) {
                if (op.id == OperatorId::AdapterDown || op.id == OperatorId::AdapterUp)
                    flop += op.forward.value() * times;
            }
        };
        for (const std::size_t kind : tuned.kindOfLayer)
            add(basis.ledger.operators.ofLayerKind[kind], 1);
        const auto adapters = static_cast<double>(countParameters(tuned).adapters);
        QVERIFY2(std::abs(flop - 2 * kTokens * adapters) <= 1e-9 * flop,
                 QByteArray::number(flop / (2 * kTokens)) + " computed, " + QByteArray::number(adapters) + " counted");
    }

    /// 3 · 2·n·r·(k + o) for each weight (LoRA, section 4.1).
    void adaptersAddTheirThreeMultiplies()
    {
        const OperatorList tuned = layerOf(llama(TuneMethod::Lora, {AdapterTarget::Queries, AdapterTarget::Values}));
        double flop = 0;
        for (const Operator& op : tuned) {
            if (op.id == OperatorId::AdapterDown || op.id == OperatorId::AdapterUp)
                flop += (op.forward + op.backward).value();
        }
        QCOMPARE(flop, 6 * kTokens * kRank * ((kHidden + kHidden) + (kHidden + kKeys)));
    }

    /// An adapter in fp32 keeps its own copy of the input and its narrow result: 4·n·(k + r) (huggingface/peft, tuners/lora/layer.py; with its
    /// Llama 3.2 3B, q and v, 3,072 tokens, 2.14 GB, of which 2.12 were measured).
    void anAdapterOfAnotherTypeKeepsItsInput()
    {
        const double none = kept(llama(TuneMethod::Lora, {AdapterTarget::Head}));
        const double queries = kept(llama(TuneMethod::Lora, {AdapterTarget::Queries}));
        QCOMPARE(queries - none, 4 * kTokens * (kHidden + kRank));
        const double both = kept(llama(TuneMethod::Lora, {AdapterTarget::Queries, AdapterTarget::Values}));
        QCOMPARE(both - none, 2 * 4 * kTokens * (kHidden + kRank));
    }

    /// In the training's own type all adapters of a norm's readers share what the norm wrote.
    void anAdapterOfTheSameTypeSharesItsInput()
    {
        const auto inBf16 = [](std::vector<AdapterTarget> targets) {
            Scenario scenario = llama(TuneMethod::Lora, std::move(targets));
            scenario.training.tuning.adapter.type = AdapterType::Bf16;
            return kept(scenario);
        };
        const double none = inBf16({AdapterTarget::Head});
        QCOMPARE(inBf16({AdapterTarget::Queries}) - none, 2 * kTokens * (kHidden + kRank));
        QCOMPARE(inBf16({AdapterTarget::Queries, AdapterTarget::Keys}) - none, 2 * kTokens * (kHidden + 2 * kRank));
        QCOMPARE(inBf16({AdapterTarget::Down}) - none, 2 * kTokens * (kWidth + kRank));
    }

    /// No multiply keeps its input: the norms' results and the activated product go.
    void frozenMultipliesKeepNothing()
    {
        const double whole = kept(llama({}));
        const double frozen = kept(llama(TuneMethod::Lora, {AdapterTarget::Head}));
        QCOMPARE(whole - frozen, 2 * kTokens * (2 * kHidden + kWidth));
    }

    void nothingRunsBackwardBelowWhatLearns()
    {
        Scenario scenario = llama(TuneMethod::Freeze);
        scenario.training.tuning.adapter = {};
        scenario.training.tuning.trainableLayers = 1;
        const Basis basis(scenario);
        const Architecture& model = *basis.site.architecture;
        const auto& below = basis.ledger.operators.ofLayerKind[model.kindOfLayer.front()];
        for (const Operator& op : below) {
            QCOMPARE(op.backward, Flop());
            QCOMPARE(op.keptIn(Recompute::None), Bytes());
            QCOMPARE(op.keptIn(Recompute::Full), Bytes());
        }
        QVERIFY(find(basis.ledger.operators.ofLayerKind[model.kindOfLayer.back()], OperatorId::Qkv).backward > Flop());
        QCOMPARE(find(basis.ledger.operators.embedding, OperatorId::Embedding).movedBackward, Bytes());
    }

    /// Each pass reads 0.516 bytes and writes 2 per parameter, whatever the tokens.
    void quantisedWeightsAreDecodedInEachPass()
    {
        const OperatorList list = layerOf(llama(TuneMethod::Qlora, {AdapterTarget::Queries}));
        const double weights = kHidden * (kHidden + 2 * kKeys);
        const double each = storedBytes(WeightFormat::Nf4Double) + 2;
        QVERIFY(std::abs(find(list, OperatorId::Qkv).decoded.value() - weights * each) < 1);
        QCOMPARE(find(list, OperatorId::AdapterDown).decoded, Bytes());
        QCOMPARE(find(layerOf(llama(TuneMethod::Lora, {AdapterTarget::Queries})), OperatorId::Qkv).decoded, Bytes());
    }

    /// A column-parallel weight's narrow result is gathered, a row-parallel one's is summed (Megatron-Bridge, peft/utils.py,
    /// ParallelLinearAdapter); each rank has a part of both matrices.
    void tensorParallelRanksShareAnAdapter()
    {
        Scenario scenario = llama(TuneMethod::Lora, {AdapterTarget::Queries, AdapterTarget::Output});
        scenario.cluster.gpusPerNode = 2;
        scenario.plan.tp = 2;
        const OperatorList list = layerOf(scenario);
        std::vector<Operator> down;
        std::copy_if(list.begin(), list.end(), std::back_inserter(down),
                     [](const Operator& op) { return op.id == OperatorId::AdapterDown; });
        QCOMPARE(down.size(), std::size_t{2});
        const double narrow = 4 * kTokens * kRank;
        QCOMPARE(down[0].forwardCollectives.items().front().kind, CollectiveKind::AllGather);
        QCOMPARE(down[0].forwardCollectives.items().front().bytes.value(), narrow);
        QCOMPARE(down[0].shape.n, kRank / 2.0);
        QCOMPARE(down[1].forwardCollectives.items().front().kind, CollectiveKind::AllReduce);
        QCOMPARE(down[1].shape.k, kHidden / 2);
    }

    /// Unsloth's functions of adapters keep of a gated unit the results of up and gate alone, and share every input in the training's type
    /// (unsloth/kernels/fast_lora.py, LoRA_MLP and LoRA_QKV).
    void adaptersInPlaceKeepLess()
    {
        const std::vector<AdapterTarget> all{AdapterTarget::Queries, AdapterTarget::Keys, AdapterTarget::Values, AdapterTarget::Output,
                                             AdapterTarget::Gate,    AdapterTarget::Up,   AdapterTarget::Down};
        Scenario scenario = llama(TuneMethod::Lora, all);
        scenario.training.software.framework = Framework::Unsloth;
        const double narrow = 2 * kTokens * kRank * 7;
        // Norms' inputs and results, queries, keys, values and the attention's result with its sums, up and gate.
        const double vectors = 2 * kTokens * (4 * kHidden + 2 * kHidden + 2 * kKeys + 2 * kWidth);
        const double sums = 4 * kTokens * 8;
        QVERIFY2(std::abs(kept(scenario) - (vectors + narrow + sums)) <= 1,
                 QByteArray::number(kept(scenario) - vectors - narrow).constData());
        Scenario dropping = scenario;
        dropping.training.tuning.adapter.dropout = 0.1;
        QVERIFY(kept(dropping) > 1.5 * kept(scenario));
        const OperatorList list = layerOf(scenario);
        QCOMPARE(find(list, OperatorId::Activation).gradients.value(), 2 * kTokens * kWidth);
        QCOMPARE(find(list, OperatorId::AdapterSum).gradients.value(), 2 * kTokens * 3 * kRank);
    }

    /// One adapter for all experts of a rank multiplies the rows of all of them; each expert's own has its rows alone.
    void expertsShareAnAdapter()
    {
        const auto adapter = [](ExpertAdapters experts) {
            Scenario scenario = llama(TuneMethod::Lora, {AdapterTarget::Down});
            scenario.architecture =
                fixture::architecture({.layers = 4, .hidden = 1024, .heads = 8, .kvHeads = 2, .ffn = 2816, .vocab = 32000, .experts = 8});
            scenario.training.tuning.adapter.experts = experts;
            const OperatorList list = layerOf(scenario);
            std::vector<Operator> down;
            std::copy_if(list.begin(), list.end(), std::back_inserter(down),
                         [](const Operator& op) { return op.id == OperatorId::AdapterDown; });
            return down;
        };
        QVERIFY(adapter(ExpertAdapters::None).empty());
        const Operator each = adapter(ExpertAdapters::Each).front();
        const Operator shared = adapter(ExpertAdapters::Shared).front();
        QCOMPARE(each.shape.count, 8.0);
        QCOMPARE(shared.shape.count, 1.0);
        QCOMPARE(shared.shape.m, 8 * each.shape.m);
        QCOMPARE(shared.forward, each.forward);
        QVERIFY(shared.movedForward < each.movedForward);
    }

    /// What is counted of a token (core/model) is what the operators compute, and of models that run forward alone as well.
    void forwardModelsAreTheirOperators_data()
    {
        QTest::addColumn<int>("objective");
        QTest::addColumn<int>("method");
        for (const Objective objective : {Objective::Dpo, Objective::Kto, Objective::Distil}) {
            for (const TuneMethod method : {TuneMethod::Full, TuneMethod::Lora, TuneMethod::Qlora})
                QTest::addRow("%s %s", std::string(nameOf(objective)).c_str(), std::string(nameOf(method)).c_str())
                    << static_cast<int>(objective) << static_cast<int>(method);
        }
    }
    void forwardModelsAreTheirOperators()
    {
        QFETCH(int, objective);
        QFETCH(int, method);
        Scenario scenario = llama(static_cast<TuneMethod>(method), {AdapterTarget::Queries, AdapterTarget::Up});
        scenario.training.tuning.objective = static_cast<Objective>(objective);
        scenario.teacher = fixture::architecture({6, 2048, 16, 4, 5632, 32000});
        const Basis basis(scenario);
        double flop = 0;
        for (const ForwardPart& part : basis.ledger.operators.forwards) {
            for (const Operator& op : part.operators) {
                flop += part.times * op.forward.value();
                QCOMPARE(op.backward, Flop());
                QCOMPARE(op.keptIn(Recompute::None), Bytes());
            }
        }
        const double formula = kTokens * forwardFlopPerToken(basis.site.forwards, scenario.training.sequenceLength, true).value();
        QVERIFY2(std::abs(flop - formula) < 1e-9 * formula, qPrintable(QString::number(flop / formula, 'g', 12)));
    }

    /// What is counted of a token (core/model) is what the operators compute.
    void theFormulaIsTheSumOfTheOperators_data()
    {
        QTest::addColumn<int>("method");
        for (const auto& [method, name] : EnumNames<TuneMethod>::names)
            QTest::newRow(std::string(name).c_str()) << static_cast<int>(method);
    }
    void theFormulaIsTheSumOfTheOperators()
    {
        QFETCH(int, method);
        const auto kind = static_cast<TuneMethod>(method);
        Scenario scenario = llama(kind, {AdapterTarget::Queries, AdapterTarget::Output, AdapterTarget::Up, AdapterTarget::Head});
        if (kind == TuneMethod::Freeze)
            scenario.training.tuning.trainableLayers = 1;
        const Basis basis(scenario);
        const Architecture& model = *basis.site.architecture;
        double flop = 0;
        const auto add = [&flop](const OperatorList& list) {
            for (const Operator& op : list) {
                if (op.isMultiply())
                    flop += (op.forward + op.backward).value();
                if (op.kind() == OperatorKind::Attention)  // flash attention's backward computes the scores once more
                    flop += (op.backward > Flop() ? 3 : 1) * op.forward.value();
            }
        };
        for (const std::uint8_t layer : model.kindOfLayer)
            add(basis.ledger.operators.ofLayerKind[layer]);
        add(basis.ledger.operators.head);
        const double formula = kTokens * trainingFlopPerToken(model, scenario.training.sequenceLength).value();
        QVERIFY2(std::abs(flop - formula) < 1e-9 * formula, qPrintable(QString::number(flop / formula, 'g', 12)));
    }
};

QTEST_GUILESS_MAIN(TestAdapterOperators)
#include "test_adapter_operators.moc"
