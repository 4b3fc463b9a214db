// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QTest>

#include "core/model/architecture.h"
#include "core/model/limits.h"
#include "core/model/tensor.h"
#include "core/model/validate.h"

using namespace shardscope;

namespace {

Architecture valid()
{
    Architecture model;
    model.modelType = "test";
    model.hidden = 256;
    model.vocab = 1000;
    LayerKind kind;
    kind.attention.heads = 8;
    kind.attention.kvHeads = 2;
    kind.attention.headDim = 32;
    kind.feedForward = FeedForward{512, true, false};
    model.kinds = {kind};
    model.kindOfLayer = {0, 0};
    return model;
}

MixtureOfExperts experts(std::int64_t count, std::int64_t topK)
{
    MixtureOfExperts mixture;
    mixture.experts = count;
    mixture.topK = topK;
    mixture.expert.width = 64;
    return mixture;
}

}  // namespace

using Change = std::function<void(Architecture&)>;
Q_DECLARE_METATYPE(Change)

class TestValidate : public QObject {
    Q_OBJECT
private slots:
    void acceptsAPlainDecoder() { QVERIFY(validateArchitecture(valid()).hasValue()); }

    void refuses_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* name, const char* pointer, Change change) { QTest::newRow(name) << change << QString(pointer); };
        row("no hidden", "/hidden", [](Architecture& a) { a.hidden = 0; });
        row("negative vocabulary", "/vocab", [](Architecture& a) { a.vocab = -1; });
        row("vocabulary beyond the limit", "/vocab", [](Architecture& a) { a.vocab = kMaxVocab + 1; });
        row("no layers", "/layers", [](Architecture& a) { a.kindOfLayer.clear(); });
        row("too many layers", "/layers", [](Architecture& a) { a.kindOfLayer.assign(static_cast<std::size_t>(kMaxLayers) + 1, 0); });
        row("a kind that isn't there", "/layer_pattern", [](Architecture& a) { a.kindOfLayer[1] = 7; });
        row("no heads", "/heads", [](Architecture& a) { a.kinds[0].attention.heads = 0; });
        row("key/value heads that don't divide", "/kv_heads", [](Architecture& a) { a.kinds[0].attention.kvHeads = 3; });
        row("no head size", "/head_dim", [](Architecture& a) { a.kinds[0].attention.headDim = 0; });
        row("latent attention without a rank", "/mla/kv_lora_rank", [](Architecture& a) {
            a.kinds[0].attention.latent = LatentAttention{0, 0, 64, 32, 64};
        });
        row("no feed-forward width", "/ffn", [](Architecture& a) { a.kinds[0].feedForward->width = 0; });
        row("more experts per token than experts", "/moe/top_k", [](Architecture& a) { a.kinds[0].experts = experts(4, 5); });
        row("a shared expert without a width", "/moe/shared_expert_ffn", [](Architecture& a) {
            a.kinds[0].experts = experts(4, 2);
            a.kinds[0].experts->sharedExperts = 1;
        });
        row("an encoder of more than 2^53 parameters", "", [](Architecture& a) {
            Encoder encoder;
            encoder.hidden = 1024;
            encoder.patchSide = 14;
            encoder.kinds = {a.kinds[0]};
            encoder.kindOfLayer = {0};
            encoder.inputTensors = {{"table", TensorKind::Other, kMaxVocab, kMaxVocab, kMaxExperts, TensorCut::Replicated, false}};
            a.encoders = {encoder};
        });
        row("more than 2^53 parameters", "", [](Architecture& a) {
            a.hidden = kMaxHidden;
            a.kinds[0].experts = experts(kMaxExperts, 1);
            a.kinds[0].experts->expert.width = kMaxWidth;
        });
    }
    void refuses()
    {
        QFETCH(Change, change);
        QFETCH(QString, pointer);
        Architecture model = valid();
        change(model);
        const Result<void> result = validateArchitecture(model);
        QVERIFY(!result.hasValue());
        QCOMPARE(QString::fromStdString(result.error().pointer), pointer);
    }

    void estimatesSoftmaxAndFeedForwardAlone()
    {
        Architecture model = valid();
        QVERIFY(canEstimate(model));
        LayerKind feedForwardOnly = model.kinds[0];
        feedForwardOnly.mixer = Mixer::None;
        model.kinds.push_back(feedForwardOnly);
        QVERIFY(canEstimate(model));
        for (const Mixer mixer : {Mixer::Linear, Mixer::StateSpace, Mixer::Cross, Mixer::Compressed, Mixer::Routed}) {
            model.kinds[1].mixer = mixer;
            const Result<void> result = checkEstimable(model);
            QVERIFY(!result.hasValue());
            QCOMPARE(result.error().code, ErrorCode::CannotEstimate);
            QCOMPARE(result.error().arguments.front(), std::string("test"));
            QVERIFY(!result.error().arguments.at(1).empty());
        }
    }
    void doesNotEstimateWhatStandsBesideTheUsualTensors()
    {
        Architecture mixed = valid();
        mixed.kinds[0].extraTensors.push_back({"mamba.in_proj", TensorKind::StateSpace, 2, 2, 1, TensorCut::Column, true});
        QVERIFY(!canEstimate(mixed));
        QVERIFY(!hasKnownFlop(mixed));
        mixed.kinds[0].extraTensors[0].kind = TensorKind::Indexer;
        QVERIFY(canEstimate(mixed));
        mixed.kinds[0].extraTensors[0] = {"altup.prediction_coefs", TensorKind::Other, 16, 4, 1, TensorCut::Replicated, true};
        QVERIFY(!canEstimate(mixed));
        QVERIFY(hasKnownFlop(mixed));
    }
    /// Gemma 4: experts beside the feed-forward, keys and values of earlier layers, gates of per-layer embeddings.
    void estimatesWhatHasOperators()
    {
        Architecture besides = valid();
        besides.kinds[0].experts = experts(4, 2);
        QVERIFY(canEstimate(besides));
        Architecture shared = valid();
        shared.kinds[0].attention.sharesKeyValue = true;
        QVERIFY(canEstimate(shared));
        Architecture gated = valid();
        gated.kinds[0].extraTensors.push_back({"per_layer_input_gate", TensorKind::Other, 16, 256, 1, TensorCut::Replicated, true});
        QVERIFY(canEstimate(gated));
    }
};

QTEST_APPLESS_MAIN(TestValidate)
#include "test_validate.moc"
