// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/io/huggingface/import.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/model/tensor_list.h"
#include "core/model/validate.h"
#include "core/text/error_text.h"
#include "tests/support/files.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

Result<Architecture> import(const QByteArray& text, const QString& name)
{
    return importHuggingFaceConfig(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), name.toStdString());
}

/// A layer of heads with as many key/value heads and a plain feed-forward.
LayerKind attentionLayer(std::int64_t heads, std::int64_t kvHeads, std::int64_t headDim, std::int64_t ffn)
{
    LayerKind kind;
    kind.attention.heads = heads;
    kind.attention.kvHeads = kvHeads;
    kind.attention.headDim = headDim;
    if (ffn > 0)
        kind.feedForward = FeedForward{ffn, false, false};
    return kind;
}

Architecture modelOf(std::int64_t hidden, std::int64_t vocab, std::vector<LayerKind> kinds, std::vector<std::uint8_t> layers)
{
    Architecture model;
    model.hidden = hidden;
    model.vocab = vocab;
    model.kinds = std::move(kinds);
    model.kindOfLayer = std::move(layers);
    return model;
}

/// FLOP of one sequence of the model's training.
double sequenceFlop(const Architecture& model, std::int64_t sequence)
{
    return static_cast<double>(sequence) * trainingFlopPerToken(model, sequence).value();
}

/// The toy models of Megatron-Bridge's own unit tests (tests/unit_tests/training/utils/test_flop_utils.py).
Architecture gatedDeltaToy()
{
    LayerKind attention = attentionLayer(8, 8, 128, 4096);
    LayerKind linear = attention;
    linear.mixer = Mixer::Linear;
    linear.recurrence = Recurrence{RecurrenceKind::GatedDelta, 8, 16, 64, 64, 4};
    TensorList list(linear.extraTensors, TensorKind::LinearAttention);
    list.matrix("in_proj", 2 * 512 + 2 * 1024 + 2 * 16, 1024, TensorCut::Column, false);
    list.matrix("out_proj", 1024, 1024, TensorCut::Row, false);
    return modelOf(1024, 32000, {attention, linear}, {1, 0, 1, 0});
}

/// Its output gate is a full matrix, as Kimi K3's is.
Architecture kimiDeltaToy()
{
    LayerKind attention = attentionLayer(8, 8, 0, 512);
    attention.attention.latent = LatentAttention{64, 32, 32, 16, 32};
    LayerKind delta = attentionLayer(8, 8, 32, 512);
    delta.mixer = Mixer::Linear;
    delta.recurrence = Recurrence{RecurrenceKind::KimiDelta, 8, 8, 32, 32, 4, false};
    TensorList list(delta.extraTensors, TensorKind::LinearAttention);
    list.matrix("qkvg_proj", 4 * 256 + 8, 256, TensorCut::Column, false);
    list.matrix("f_a_proj", 32, 256, TensorCut::Replicated, false);
    list.matrix("f_b_proj", 256, 32, TensorCut::Column, false);
    list.matrix("o_proj", 256, 256, TensorCut::Row, false);
    return modelOf(256, 32000, {attention, delta}, {1, 0, 1, 0});
}

Architecture mambaToy()
{
    LayerKind attention = attentionLayer(8, 4, 128, 0);
    LayerKind feedForward = attentionLayer(8, 4, 128, 4096);
    feedForward.mixer = Mixer::None;
    LayerKind mamba = attention;
    mamba.mixer = Mixer::StateSpace;
    mamba.recurrence = Recurrence{RecurrenceKind::Mamba2, 8, 32, 128, 64, 4};
    TensorList list(mamba.extraTensors, TensorKind::StateSpace);
    list.matrix("in_proj", 2 * 2048 + 2 * 8 * 128 + 32, 1024, TensorCut::Column, false);
    list.matrix("out_proj", 1024, 2048, TensorCut::Row, false);
    return modelOf(1024, 32000, {mamba, attention, feedForward}, {0, 1, 0, 2});
}

Architecture sparseToy()
{
    LayerKind layer = attentionLayer(2, 2, 0, 0);
    layer.attention.latent = LatentAttention{4, 3, 2, 1, 2};
    layer.attention.sparse = SparseIndexer{2, 2, 2};
    TensorList list(layer.extraTensors, TensorKind::Indexer);
    list.matrix("wq_b", 4, 4, TensorCut::Replicated, false);
    list.matrix("wk", 2, 8, TensorCut::Replicated, false);
    list.matrix("weights_proj", 2, 8, TensorCut::Replicated, false);
    return modelOf(8, 128, {layer}, {0});
}

/// Without hyper-connections, which the count leaves out.
Architecture compressedToy()
{
    LayerKind window = attentionLayer(4, 1, 32, 256);
    window.mixer = Mixer::Compressed;
    window.compressed = CompressedAttention{4, 32, 16, 16, 2, 64};
    TensorList list(window.extraTensors, TensorKind::Attention);
    list.matrix("q_a_proj", 16, 128, TensorCut::Replicated, false);
    list.matrix("q_b_proj", 128, 16, TensorCut::Column, false);
    list.matrix("kv_proj", 32, 128, TensorCut::Replicated, false);
    list.matrix("o_a_proj", 32, 64, TensorCut::Column, false);
    list.matrix("o_b_proj", 128, 32, TensorCut::Row, false);
    LayerKind chosen = window;
    chosen.compressed->rate = 4;
    chosen.compressed->topK = 32;
    chosen.compressed->indexHeads = 2;
    chosen.compressed->indexHeadDim = 8;
    TensorList ofChosen(chosen.extraTensors, TensorKind::Attention);
    ofChosen.matrix("compressor", 4 * 32, 128, TensorCut::Replicated, false);
    TensorList indexer(chosen.extraTensors, TensorKind::Indexer);
    indexer.matrix("compressor", 4 * 8 + 2, 128, TensorCut::Replicated, false);
    indexer.matrix("q_b_proj", 16, 16, TensorCut::Replicated, false);
    LayerKind heavy = window;
    heavy.compressed->rate = 128;
    TensorList ofHeavy(heavy.extraTensors, TensorKind::Attention);
    ofHeavy.matrix("compressor", 2 * 32, 128, TensorCut::Replicated, false);
    return modelOf(128, 1024, {window, chosen, heavy}, {0, 1, 2});
}

constexpr const char* kKimiLinear48b = R"({"model_type": "kimi_linear", "hidden_size": 2304, "num_hidden_layers": 27,
  "num_attention_heads": 32, "num_key_value_heads": 32, "intermediate_size": 9216, "vocab_size": 163840,
  "tie_word_embeddings": false, "kv_lora_rank": 512, "q_lora_rank": null, "qk_nope_head_dim": 128, "qk_rope_head_dim": 64,
  "v_head_dim": 128, "num_experts": 256, "num_experts_per_token": 8, "moe_intermediate_size": 1024, "num_shared_experts": 1,
  "first_k_dense_replace": 1, "moe_layer_freq": 1, "linear_attn_config": {"full_attn_layers": [4, 8, 12, 16, 20, 24, 27],
  "kda_layers": [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 18, 19, 21, 22, 23, 25, 26], "head_dim": 128, "num_heads": 32,
  "short_conv_kernel_size": 4}})";

}  // namespace

class TestMixers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Bridge adds the weights of latent norms to the multiplies, 6 FLOP each, which move no multiply here.
    void toysOfMegatronBridge_data()
    {
        QTest::addColumn<Architecture>("model");
        QTest::addColumn<qint64>("sequence");
        QTest::addColumn<double>("flop");
        QTest::newRow("gated DeltaNet") << gatedDeltaToy() << qint64(256) << 129377501184.0;
        QTest::newRow("Kimi delta attention") << kimiDeltaToy() << qint64(128) << 7954120704.0 - 128 * 2 * 6 * (64 + 32);
        QTest::newRow("Mamba-2") << mambaToy() << qint64(512) << 195085467648.0;
        QTest::newRow("compressed attention") << compressedToy() << qint64(512) << 1409728512.0 - 512 * 6 * 3 * (16 + 32);
        QTest::newRow("sparse attention") << sparseToy() << qint64(4) << 29956.0 - 4 * 6 * (4 + 3);
        QTest::newRow("sparse attention, 8 tokens") << sparseToy() << qint64(8) << 60228.0 - 8 * 6 * (4 + 3);
        Architecture fixed = sparseToy();
        fixed.kinds[0].attention.sparse->fixed = true;
        QTest::newRow("sparse attention, an indexer without a loss") << fixed << qint64(4) << 29292.0 - 4 * 6 * (4 + 3);
    }
    void toysOfMegatronBridge()
    {
        QFETCH(Architecture, model);
        QFETCH(qint64, sequence);
        QTEST(sequenceFlop(model, sequence), "flop");
        QVERIFY(canEstimate(model));
    }

    void kimiLinearCountsExactly()
    {
        const Result<Architecture> model = import(kKimiLinear48b, "config.json");
        QVERIFY2(model.hasValue(), model ? "" : errorText(model.error()).c_str());
        QCOMPARE(countParameters(*model).total, 49122681728);
        std::int64_t delta = 0;
        for (const LayerKind& kind : model->kinds) {
            for (const Tensor& tensor : kind.recurrence ? kind.extraTensors : std::vector<Tensor>())
                delta += kind.feedForward ? tensor.elements() : 0;
        }
        QCOMPARE(delta, 39514272);
        QVERIFY(canEstimate(*model));
    }

    /// Whole layers, one matrix in the place of a part, or nothing of it.
    void searchedLayersCountWhatIsLeft()
    {
        const Result<Architecture> model = import(readBytes(SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/hf_config/nemotron_nas.json"), "c");
        QVERIFY2(model.hasValue(), model ? "" : errorText(model.error()).c_str());
        QCOMPARE(model->kinds.size(), std::size_t{3});
        QCOMPARE(model->layer(0).attention.kvHeads, 2);
        QCOMPARE(model->layer(0).feedForward->width, 256);  // 2 · 4 · 96 / 3 = 256
        QCOMPARE(layerParameters(*model, model->layer(0)), 2 * 96 * 96 + 2 * 24 * 96 + 3 * 96 * 256 + 2 * 96);
        QCOMPARE(layerParameters(*model, model->layer(1)), 96 * 96 + 96);
        QCOMPARE(layerParameters(*model, model->layer(2)), 96 * 96 + 96);
        QVERIFY(canEstimate(*model));
    }

    /// Each mixture is stated by itself.
    void aPuzzleStatesEachLayer()
    {
        const Result<Architecture> model =
            import(readBytes(SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/hf_config/nemotron_h_puzzle.json"), "c");
        QVERIFY2(model.hasValue(), model ? "" : errorText(model.error()).c_str());
        QCOMPARE(model->layer(0).recurrence->kind, RecurrenceKind::Mamba2);
        QCOMPARE(model->layer(1).experts->latentWidth, 16);
        // Router and its correction, the way to the experts and back, eight experts, the shared one, a norm.
        QCOMPARE(layerParameters(*model, model->layer(1)), 64 * 8 + 8 + 2 * 64 * 16 + 8 * 2 * 16 * 32 + 2 * 64 * 64 + 64);
        QCOMPARE(model->layer(2).mixer, Mixer::Softmax);
        QVERIFY(canEstimate(*model));
    }

    void aBlockOfNoKnownKindIsRefused_data()
    {
        QTest::addColumn<QByteArray>("blocks");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("kind") << QByteArray(R"([{"block_type": "mamba"}, {"block_type": "hyena"}])") << "/block_configs/1/block_type";
        QTest::newRow("number") << QByteArray(R"([{"block_type": "mamba"}])") << "/block_configs";
        QTest::newRow("no list") << QByteArray(R"({"block_type": "mamba"})") << "/block_configs";
        QTest::newRow("no object") << QByteArray(R"([{"block_type": "mamba"}, 3])") << "/block_configs/1";
    }
    void aBlockOfNoKnownKindIsRefused()
    {
        QFETCH(QByteArray, blocks);
        const QByteArray config =
            R"({"model_type": "nemotron_h_puzzle", "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 8,
            "head_dim": 8, "vocab_size": 100, "block_configs": )" +
            blocks + "}";
        const Result<Architecture> model = import(config, "config.json");
        QVERIFY(!model);
        QTEST(QString::fromStdString(model.error().pointer), "pointer");
    }

    /// Of Bridge's flop_utils, run on the published config.json. Routers are in ours (GLM-5: 75 layers of 256 × 6144; Qwen3.5: 40 of
    /// 256 × 2048 and the gate of the shared expert).
    void publishedModels_data()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/GLM-5.json");
        QTest::addColumn<QString>("file");
        QTest::addColumn<qint64>("sequence");
        QTest::addColumn<double>("flop");
        QTest::addColumn<double>("routers");
        const double ofGlm = 6.0 * 75 * 256 * 6144;
        const double ofQwen = 6.0 * 40 * 257 * 2048;
        QTest::newRow("GLM-5, 4 k") << "GLM-5.json" << qint64(4096) << 305018461056.0 << ofGlm;
        QTest::newRow("GLM-5, 128 k") << "GLM-5.json" << qint64(131072) << 365547846414.0 << ofGlm;
        QTest::newRow("Qwen3.5-35B") << "Qwen3.5-35B-A3B.json" << qint64(4096) << 18935316480.0 << ofQwen;
        const double ofV4 = 6.0 * 43 * 256 * 4096;
        QTest::newRow("DeepSeek-V4 Flash, 4 k") << "DeepSeek-V4-Flash.json" << qint64(4096) << 85653851136.0 << ofV4;
        QTest::newRow("DeepSeek-V4 Flash, 1 M") << "DeepSeek-V4-Flash.json" << qint64(1048576) << 388319087616.0 << ofV4;
        QTest::newRow("Nemotron-H 56B") << "Nemotron-H-56B-Base-8K.json" << qint64(8192) << 340241940480.0 << 0.0;
    }
    void publishedModels()
    {
        QFETCH(QString, file);
        QFETCH(qint64, sequence);
        QFETCH(double, flop);
        QFETCH(double, routers);
        const Result<Architecture> model = import(readBytes(sharedPath("data/hf_configs/" + file)), file);
        QVERIFY(model.hasValue());
        QVERIFY(canEstimate(*model));
        const double ours = trainingFlopPerToken(*model, sequence).value() - routers;
        QVERIFY2(std::abs(ours / flop - 1) < 0.005, qPrintable(QString::number(ours, 'g', 15)));
    }

    /// GLM-5.2 states the layers one by one, and the rule behind them.
    void aChoiceIsSharedByRule()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/GLM-5.2.json");
        const QByteArray stated = readBytes(sharedPath("data/hf_configs/GLM-5.2.json"));
        QJsonObject config = QJsonDocument::fromJson(stated).object();
        config.remove("indexer_types");
        const Result<Architecture> byList = import(stated, "list");
        const Result<Architecture> byRule = import(QJsonDocument(config).toJson(), "rule");
        QVERIFY(byList && byRule);
        QVERIFY(*byList == *byRule);
        config["index_topk_freq"] = 2;
        QVERIFY(!(*import(QJsonDocument(config).toJson(), "other") == *byList));
    }

    /// Sharing the choice takes the indexer from three of four layers, and nothing else.
    void aReusedChoiceHasNoIndexer()
    {
        Architecture model = sparseToy();
        const double with = trainingFlopPerToken(model, 4).value();
        model.kinds[0].attention.sparse->reusesChoice = true;
        model.kinds[0].extraTensors.clear();
        QCOMPARE(with - trainingFlopPerToken(model, 4).value(), 192.0 + 72 + 28);
    }

    /// A sequence no longer than the choice has all of its keys; a longer one never more than were chosen.
    void chosenKeys_data()
    {
        QTest::addColumn<int>("sequence");
        QTest::addColumn<double>("keys");
        QTest::newRow("shorter") << 1024 << 512.5;
        QTest::newRow("as long") << 2048 << 1024.5;
        QTest::newRow("longer") << 4096 << 2048 - 2048.0 * 2047 / (2 * 4096);
        QTest::newRow("much longer") << 1048576 << 2048 - 2048.0 * 2047 / (2.0 * 1048576);
    }
    void chosenKeys()
    {
        QFETCH(int, sequence);
        Attention attention = sparseToy().kinds[0].attention;
        attention.sparse->topK = 2048;
        QTEST(causalKeys(attention, sequence).value, "keys");
    }

    void sparseAttentionNeedsCompressedKeys()
    {
        Architecture model = sparseToy();
        model.kinds[0].attention.latent.reset();
        model.kinds[0].attention.headDim = 4;
        const Result<void> checked = validateArchitecture(model);
        QVERIFY(!checked);
        QCOMPARE(QString::fromStdString(checked.error().pointer), QString("/sparse"));
    }

    void aRecurrenceHasItsRanges_data()
    {
        QTest::addColumn<Recurrence>("recurrence");
        QTest::addColumn<QString>("pointer");
        const Recurrence good{RecurrenceKind::GatedDelta, 8, 16, 64, 64, 4};
        const auto with = [&](auto change) {
            Recurrence changed = good;
            change(changed);
            return changed;
        };
        QTest::newRow("heads") << with([](Recurrence& r) { r.heads = 0; }) << "/recurrence/heads";
        QTest::newRow("key heads") << with([](Recurrence& r) { r.keyHeads = -1; }) << "/recurrence/key_heads";
        QTest::newRow("state") << with([](Recurrence& r) { r.keyHeadDim = 0; }) << "/recurrence/key_head_dim";
        QTest::newRow("head size") << with([](Recurrence& r) { r.headDim = 1 << 20; }) << "/recurrence/head_dim";
        QTest::newRow("taps") << with([](Recurrence& r) { r.convolution = 5000; }) << "/recurrence/convolution";
    }
    void aRecurrenceHasItsRanges()
    {
        QFETCH(Recurrence, recurrence);
        Architecture model = gatedDeltaToy();
        model.kinds[1].recurrence = recurrence;
        const Result<void> checked = validateArchitecture(model);
        QVERIFY(!checked);
        QTEST(QString::fromStdString(checked.error().pointer), "pointer");
    }

    /// A mixer without a known shape is refused by its name, and never counted as another.
    void anUnknownMixerIsRefused()
    {
        Architecture model = mambaToy();
        model.kinds[0].recurrence.reset();
        const Result<void> estimable = checkEstimable(model);
        QVERIFY(!estimable);
        QCOMPARE(QString::fromStdString(estimable.error().arguments.at(1)), QString("state-space layers"));
        QVERIFY(!hasKnownFlop(model));
    }
};

QTEST_APPLESS_MAIN(TestMixers)
#include "test_mixers.moc"
