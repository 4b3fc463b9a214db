// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/framework/tuning_defaults.h"
#include "core/io/model_presets.h"
#include "core/model/architecture.h"
#include "core/model/learning.h"
#include "core/model/parameters.h"
#include "core/scenario/training.h"
#include "tests/support/files.h"

using namespace shardscope;

namespace {

std::shared_ptr<const Architecture> preset(const QString& id)
{
    const Result<Architecture> found = modelPreset(id.toStdString());
    return found ? std::make_shared<const Architecture>(found.value()) : nullptr;
}

Training adapters(TuneMethod method, std::int64_t rank, std::vector<AdapterTarget> targets)
{
    Training training;
    training.recipe = Recipe::PureBf16;
    training.tuning.method = method;
    training.tuning.adapter.rank = rank;
    training.tuning.adapter.targets = std::move(targets);
    return training;
}

std::vector<AdapterTarget> targetsOf(const QString& names)
{
    if (names == QLatin1String("all linear"))
        return targetsOf("q k v o gate up down");
    std::vector<AdapterTarget> targets;
    for (const QString& name : names.split(' '))
        targets.push_back(*fromName<AdapterTarget>(name.toStdString()));
    return targets;
}

std::int64_t adapterParameters(const QString& model, const Training& training)
{
    return countParameters(*tunedArchitecture(preset(model), resolvedTuning(training))).adapters;
}

}  // namespace

class TestLearning : public QObject {
    Q_OBJECT
private slots:
    void adaptersHaveThePublishedParameters_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<bool>("scaled");
        QTest::addColumn<qint64>("rank");
        QTest::addColumn<QString>("targets");
        QTest::addColumn<qint64>("parameters");
        // huggingface/peft, method_comparison/MetaMathQA (Llama 3.2 3B); meta-pytorch/torchtune, lora_finetune.rst (Llama 2 7B); the others are
        // layers · r · Σ (inputs + outputs).
        QTest::newRow("PEFT, q and v") << "llama-3.2-3b" << false << qint64{32} << "q v" << qint64{9175040};
        QTest::newRow("PEFT, feed-forward") << "llama-3.2-3b" << false << qint64{10} << "gate up down" << qint64{9461760};
        QTest::newRow("PEFT, DoRA") << "llama-3.2-3b" << true << qint64{32} << "q v" << qint64{9289728};
        QTest::newRow("torchtune") << "llama-2-7b" << false << qint64{8} << "q v" << qint64{4194304};
        QTest::newRow("Llama 3.1 8B, r 8") << "llama-3.1-8b" << false << qint64{8} << "all linear" << qint64{20971520};
        QTest::newRow("Llama 3.1 8B, r 32") << "llama-3.1-8b" << false << qint64{32} << "all linear" << qint64{83886080};
        QTest::newRow("Llama 3 70B") << "llama-3-70b" << false << qint64{16} << "all linear" << qint64{207093760};
        QTest::newRow("Llama 3.1 405B") << "llama-3.1-405b" << false << qint64{8} << "all linear" << qint64{311721984};
        QTest::newRow("Qwen3 8B") << "qwen3-8b" << false << qint64{16} << "all linear" << qint64{43646976};
    }
    void adaptersHaveThePublishedParameters()
    {
        QFETCH(QString, model);
        QFETCH(bool, scaled);
        QFETCH(qint64, rank);
        QFETCH(QString, targets);
        QFETCH(qint64, parameters);
        QVERIFY(preset(model));
        QCOMPARE(adapterParameters(model, adapters(scaled ? TuneMethod::Dora : TuneMethod::Lora, rank, targetsOf(targets))), parameters);
    }

    void everyExactCaseOfTheLibraryHolds()
    {
        SKIP_WITHOUT_SHARED("data/finetune_cases.json");
        const QHash<QString, QString> presets{{"Llama-3.2-3B", "llama-3.2-3b"}, {"Llama-3.2-3B DoRA", "llama-3.2-3b"},
                                              {"Llama-2-7B", "llama-2-7b"},     {"Llama-3.1-8B", "llama-3.1-8b"},
                                              {"Llama-3-70B", "llama-3-70b"},   {"Llama-3.1-405B", "llama-3.1-405b"},
                                              {"Qwen3-8B", "qwen3-8b"}};
        int cases = 0;
        const QJsonArray groups = test::readObject(test::sharedPath("data/finetune_cases.json"))["groups"].toArray();
        for (const QJsonValue& group : groups) {
            if (group["id"].toString() != QLatin1String("adapters_exact"))
                continue;
            for (const QJsonValue& each : group["cases"].toArray()) {
                const QString model = each["model"].toString();
                QVERIFY2(presets.contains(model), qPrintable(model));
                const TuneMethod method = model.endsWith("DoRA") ? TuneMethod::Dora : TuneMethod::Lora;
                const Training training = adapters(method, test::wholeNumber(each["rank"]), targetsOf(each["targets"].toString()));
                QCOMPARE(adapterParameters(presets[model], training), test::wholeNumber(each["parameters"]));
                ++cases;
            }
        }
        QCOMPARE(cases, 12);
    }

    /// Megatron-Bridge's adapters of fused weights have one narrow matrix: r·(h + q + 2kv) and r·(h + 2f) (docs/training/peft.md).
    void aFusedAdapterSharesItsNarrowMatrix()
    {
        Training training = adapters(TuneMethod::Lora, 8, targetsOf("q k v gate up"));
        training.tuning.adapter.fused = true;
        const int layers = preset("llama-3.1-8b")->layers();
        const std::int64_t qkv = 4096 + 4096 + 2 * 1024;
        const std::int64_t up = 4096 + 2 * 14336;
        QCOMPARE(adapterParameters("llama-3.1-8b", training), layers * 8 * (qkv + up));
    }

    /// The narrow matrix stays where the first weight of the fused one has no adapter.
    void aFusedAdapterKeepsItsNarrowMatrix()
    {
        Training training = adapters(TuneMethod::Lora, 8, targetsOf("k v up"));
        training.tuning.adapter.fused = true;
        const int layers = preset("llama-3.1-8b")->layers();
        QCOMPARE(adapterParameters("llama-3.1-8b", training), layers * 8 * (4096 + 2 * 1024 + 4096 + 14336));
    }

    /// Recurrences and compressed attention have no operators of adapters, so their tensors carry none.
    void mixersHaveNoAdapters()
    {
        const auto tuned =
            tunedArchitecture(preset("kimi-linear-48b-a3b"), resolvedTuning(adapters(TuneMethod::Lora, 8, targetsOf("q o"))));
        int mixers = 0;
        for (const LayerKind& kind : tuned->kinds) {
            if (!kind.recurrence)
                continue;
            for (const Tensor& tensor : layerTensors(*tuned, kind))
                QVERIFY2(!tensor.isAdapter && tensor.isFrozen, tensor.name.c_str());
            ++mixers;
        }
        QVERIFY(mixers > 0);
    }

    void aStatedTypeOfAdaptersHolds()
    {
        Training training = adapters(TuneMethod::Lora, 8, targetsOf("q"));
        training.precision = Precision::Fp32;
        QCOMPARE(resolvedTuning(training).adapter.bytes, 4.0);
        training.tuning.adapter.type = AdapterType::Bf16;
        QCOMPARE(resolvedTuning(training).adapter.bytes, 2.0);
    }

    /// Dettmers et al. 2023, section 3: 4 bits + 32 / 64, and 4 + 8 / 64 + 32 / (64 · 256) with double quantisation.
    void formatsHaveThePublishedBits()
    {
        QCOMPARE(8 * storedBytes(WeightFormat::Nf4), 4.5);
        QVERIFY(std::abs(8 * storedBytes(WeightFormat::Nf4Double) - 4.127) < 5e-4);
        QCOMPARE(8 * storedBytes(WeightFormat::Mxfp4), 4.25);
    }

    void aModelThatLearnsAsAWholeIsItself()
    {
        const auto model = preset("llama-3.1-8b");
        QCOMPARE(tunedArchitecture(model, resolvedTuning(Training())).get(), model.get());
    }

    void whatIsFrozenAndWhatLearnsIsTheModel()
    {
        const ParameterCount whole = countParameters(*preset("qwen3-30b-a3b"));
        const Training training = adapters(TuneMethod::Lora, 16, targetsOf("q v experts up"));
        const ParameterCount tuned = countParameters(*tunedArchitecture(preset("qwen3-30b-a3b"), resolvedTuning(training)));
        QCOMPARE(tuned.decoder, whole.decoder);
        QCOMPARE(tuned.byKind, whole.byKind);
        QCOMPARE(tuned.frozen, whole.total);
        QCOMPARE(tuned.total, whole.total + tuned.adapters);
        QCOMPARE(tuned.trainable(), tuned.adapters);
    }

    /// Full training computes 6 FLOP for each weight, a frozen one 4, and one below all that learns 2; adapters 6.
    void flopFollowsWhatLearns()
    {
        constexpr std::int64_t kSequence = 4096;
        const auto model = preset("llama-3-70b");
        const double whole = trainingFlopPerToken(*model, kSequence).value();
        const double attention = 6.0 * 80 * 8192 * kSequence;
        const Training training = adapters(TuneMethod::Lora, 32, targetsOf("q k v"));
        const auto tuned = tunedArchitecture(model, resolvedTuning(training));
        const double added = 6 * static_cast<double>(countParameters(*tuned).adapters);
        const double lora = trainingFlopPerToken(*tuned, kSequence).value();
        QVERIFY(std::abs(lora - ((whole - attention) * 4 / 6 + attention + added)) < 1e-9 * lora);
        // Megatron-Bridge's page of LoRA runs: 735 TFLOP/s at 2,643 tokens/s, which it counts without attention and adapters.
        QVERIFY(std::abs((whole - attention) * 4 / 6 / (735e12 / 2643) - 1) < 1e-3);

        Training last;
        last.tuning.method = TuneMethod::Freeze;
        last.tuning.trainableLayers = 8;
        const double eighth = trainingFlopPerToken(*tunedArchitecture(model, resolvedTuning(last)), kSequence).value();
        const double head = 128256.0 * 8192;
        const double layers = (whole - attention) / 6 - head;
        const double expected = layers * (0.1 * 6 + 0.9 * 2) + head * 4 + attention * (0.1 + 0.9 / 3);
        QVERIFY(std::abs(eighth - expected) < 1e-9 * eighth);
    }

    void theLastLayersAreOfAKindOfTheirOwn()
    {
        Training training;
        training.tuning.method = TuneMethod::Freeze;
        training.tuning.trainableLayers = 2;
        const auto tuned = tunedArchitecture(preset("llama-3.1-8b"), resolvedTuning(training));
        for (int layer = 0; layer < tuned->layers(); ++layer) {
            const bool isLast = layer >= tuned->layers() - 2;
            QCOMPARE(tuned->layer(layer).learning.weights, isLast);
            QCOMPARE(tuned->layer(layer).learning.passesGradient, isLast);
        }
        const std::int64_t each = layerParameters(*tuned, tuned->layer(tuned->layers() - 1));
        QCOMPARE(countParameters(*tuned).trainable(), 2 * each);
    }
};

QTEST_GUILESS_MAIN(TestLearning)
#include "test_learning.moc"
