// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/framework/tuning_defaults.h"
#include "core/io/model_presets.h"
#include "core/model/architecture.h"
#include "core/model/forward_models.h"
#include "core/model/parameters.h"
#include "core/scenario/training.h"

using namespace shardscope;

/// The forward passes that objectives add to those of the model that learns.
class TestForwardModels : public QObject {
    Q_OBJECT

    static constexpr std::int64_t kSequence = 1024;

    static std::shared_ptr<const Architecture> preset(const char* id)
    {
        return std::make_shared<const Architecture>(modelPreset(id).value());
    }
    static Training training(Objective objective, std::optional<TuneMethod> method = {}, std::optional<Reference> reference = {})
    {
        Training made;
        made.recipe = Recipe::PureBf16;
        made.tuning.objective = objective;
        made.tuning.method = method;
        made.tuning.reference = reference;
        return made;
    }
    static std::vector<ForwardModel> modelsOf(const Training& training)
    {
        return forwardModels(preset("llama-3.1-8b"), preset("llama-3.1-70b"), resolvedTuning(training));
    }
    /// A third of training: forward of the three passes.
    static double forwardOf(const char* model) { return trainingFlopPerToken(*preset(model), kSequence).value() / 3; }

private slots:
    /// Linear FLOP per token: DPO 2N for the reference; KTO 2N for the divergence and 2 · 2N for the reference of both; distillation 2N of the
    /// teacher; none of these with SFT, ORPO and a reward model (TRL's trainers).
    void objectivesAddTheirForwards_data()
    {
        QTest::addColumn<int>("objective");
        QTest::addColumn<int>("reference");
        QTest::addColumn<double>("own");
        QTest::addColumn<double>("teacher");
        const auto row = [](const char* name, Objective objective, int reference, double own, double teacher) {
            QTest::newRow(name) << static_cast<int>(objective) << reference << own << teacher;
        };
        row("sft", Objective::Sft, -1, 0, 0);
        row("dpo", Objective::Dpo, -1, 1, 0);
        row("dpo, precomputed", Objective::Dpo, static_cast<int>(Reference::Precomputed), 0, 0);
        row("orpo", Objective::Orpo, -1, 0, 0);
        row("kto", Objective::Kto, -1, 3, 0);
        row("kto, precomputed", Objective::Kto, static_cast<int>(Reference::Precomputed), 1, 0);
        row("reward", Objective::Reward, -1, 0, 0);
        row("distil", Objective::Distil, -1, 0, 1);
    }
    void objectivesAddTheirForwards()
    {
        QFETCH(int, objective);
        QFETCH(int, reference);
        QFETCH(double, own);
        QFETCH(double, teacher);
        Training made = training(static_cast<Objective>(objective));
        if (reference >= 0)
            made.tuning.reference = static_cast<Reference>(reference);
        const double flop = forwardFlopPerToken(modelsOf(made), kSequence, true).value();
        const double expected = own * forwardOf("llama-3.1-8b") + teacher * forwardOf("llama-3.1-70b");
        QVERIFY2(std::abs(flop - expected) <= 1e-9 * expected, QByteArray::number(flop / expected).constData());
    }

    /// TRL compares with the model itself where its adapters can be switched off (dpo_trainer.py, __init__).
    void aReferenceIsACopyUnlessAdaptersCanGo()
    {
        QVERIFY(modelsOf(training(Objective::Dpo)).front().isCopy);
        QVERIFY(!modelsOf(training(Objective::Dpo, TuneMethod::Lora)).front().isCopy);
        QVERIFY(modelsOf(training(Objective::Dpo, TuneMethod::Lora, Reference::Copy)).front().isCopy);
    }

    void nothingOfThemLearns()
    {
        for (const ForwardModel& model : modelsOf(training(Objective::Kto, TuneMethod::Lora))) {
            const ParameterCount count = countParameters(*model.architecture);
            QCOMPARE(count.frozen, preset("llama-3.1-8b")->vocab > 0 ? std::int64_t{8030261248} : 0);
            for (const LayerKind& kind : model.architecture->kinds) {
                for (const Tensor& tensor : layerTensors(*model.architecture, kind))
                    QVERIFY(tensor.isFrozen && !tensor.passesGradient);
            }
        }
    }

    /// AutoModelForSequenceClassification: hidden states to one score, and no logits.
    void aRewardModelHasOneScore()
    {
        const auto model = preset("llama-3.1-8b");
        const auto scored = tunedArchitecture(model, resolvedTuning(training(Objective::Reward)));
        const std::int64_t head = 128256LL * 4096;
        QCOMPARE(countParameters(*scored).total, countParameters(*model).total - head + 4096);
        const double saved = trainingFlopPerToken(*model, kSequence).value() - trainingFlopPerToken(*scored, kSequence).value();
        QCOMPARE(saved, 6.0 * static_cast<double>(head - 4096));
        const auto tuned = tunedArchitecture(model, resolvedTuning(training(Objective::Reward, TuneMethod::Lora)));
        QCOMPARE(countParameters(*tuned).trainable() - countParameters(*tuned).adapters, std::int64_t{4096});
    }

    /// Embedding and head of Llama 3 8B learn as a whole: 1.05e9 parameters.
    void newTokensTrainEmbeddingAndHead()
    {
        Training made = training(Objective::Sft, TuneMethod::Lora);
        made.tuning.newTokens = 64;
        const auto tuned = tunedArchitecture(preset("llama-3.1-8b"), resolvedTuning(made));
        const ParameterCount count = countParameters(*tuned);
        QCOMPARE(count.trainable() - count.adapters, 2 * (128256LL + 64) * 4096);
        QCOMPARE(count.total - count.adapters, 8030261248LL + 2 * 64 * 4096);
    }
};

QTEST_GUILESS_MAIN(TestForwardModels)
#include "test_forward_models.moc"
