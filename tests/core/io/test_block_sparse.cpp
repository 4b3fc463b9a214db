// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/io/huggingface/engram.h"
#include "core/io/huggingface/import.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/model/validate.h"
#include "core/text/error_text.h"

using namespace shardscope;

namespace {

QJsonObject object(const char* text) { return QJsonDocument::fromJson(text).object(); }

QJsonArray after(int zeros, int ones)
{
    QJsonArray list;
    for (int i = 0; i < zeros + ones; ++i)
        list.append(i < zeros ? 0 : 1);
    return list;
}

/// The class defaults of fla/models/moba/configuration_moba.py and fla/models/nsa/configuration_nsa.py.
QJsonObject moba()
{
    return object(R"({"model_type": "moba", "hidden_size": 2048, "num_hidden_layers": 24, "num_heads": 32, "num_kv_heads": null,
        "qkv_bias": false, "qk_norm": false, "window_size": null, "rope_theta": 10000.0, "max_position_embeddings": 2048,
        "moba_chunk_size": 256, "moba_topk": 4, "use_output_gate": true, "use_flash_moba": false, "hidden_ratio": 4,
        "intermediate_size": null, "hidden_act": "swish", "initializer_range": 0.02, "elementwise_affine": true, "norm_eps": 1e-06,
        "use_cache": true, "bos_token_id": 1, "eos_token_id": 2, "tie_word_embeddings": false, "fuse_norm": true, "fuse_swiglu": true,
        "fuse_cross_entropy": true, "fuse_linear_cross_entropy": false, "use_l2warp": false, "vocab_size": 32000})");
}

QJsonObject nsa()
{
    return object(R"({"model_type": "nsa", "hidden_size": 2048, "num_hidden_layers": 24, "num_heads": 64, "num_kv_heads": 4, "head_dim": 32,
        "qkv_bias": false, "block_size": 64, "block_counts": 16, "window_size": 512, "rope_theta": 10000.0,
        "max_position_embeddings": 2048, "hidden_ratio": 4, "intermediate_size": null, "hidden_act": "swish",
        "initializer_range": 0.02, "elementwise_affine": true, "norm_eps": 1e-06, "use_cache": true, "bos_token_id": 1,
        "eos_token_id": 2, "tie_word_embeddings": false, "fuse_norm": true, "fuse_swiglu": true, "fuse_cross_entropy": true,
        "fuse_linear_cross_entropy": false, "use_l2warp": false, "vocab_size": 32000})");
}

/// MiniMax-M3's decoder, under the names of MiniMax's config.json.
QJsonObject miniMaxM3()
{
    QJsonObject config = object(R"({"model_type": "minimax_m3", "hidden_size": 6144, "intermediate_size": 3072,
        "dense_intermediate_size": 12288, "shared_intermediate_size": 3072, "num_hidden_layers": 60, "num_attention_heads": 64,
        "num_key_value_heads": 4, "head_dim": 128, "vocab_size": 200064, "max_position_embeddings": 1048576, "rms_norm_eps": 1e-06,
        "use_gemma_norm": true, "attention_output_gate": false, "rope_theta": 5000000, "rotary_dim": 64, "partial_rotary_factor": 0.5,
        "hidden_act": "swigluoai", "use_qk_norm": true, "qk_norm_type": "per_head", "tie_word_embeddings": false,
        "num_local_experts": 128, "num_experts_per_tok": 4, "n_shared_experts": 1, "scoring_func": "sigmoid", "use_routing_bias": true,
        "routed_scaling_factor": 2.0, "swiglu_alpha": 1.702, "swiglu_limit": 7.0})");
    QJsonObject sparse = object(R"({"use_sparse_attention": true, "sparse_index_dim": 128, "sparse_num_index_heads": 4,
        "sparse_topk_blocks": 16, "sparse_block_size": 128, "sparse_score_type": "max", "sparse_init_block": 0,
        "sparse_local_block": 1})");
    sparse["sparse_attention_freq"] = after(3, 57);
    sparse["sparse_disable_index_value"] = after(3, 57);
    config["sparse_attention_config"] = sparse;
    config["moe_layer_freq"] = after(3, 57);
    return config;
}

/// The memory of DeepSeek-V4.1 Flash in a small decoder.
QJsonObject withMemory()
{
    return object(
        R"({"model_type": "llama", "hidden_size": 512, "num_hidden_layers": 16, "num_attention_heads": 8, "intermediate_size": 1024,
        "vocab_size": 129280, "max_position_embeddings": 4096, "engram_layer_ids": [1, 14],
        "engram_num_embeddings": [384006168, 384016682], "engram_max_ngram_size": 4, "engram_n_heads": 8, "engram_head_dim": 256,
        "engram_vocab_size": 16000000, "engram_compressed_vocab_size": 99092, "engram_pad_token_id": 2})");
}

std::string textOf(const QJsonObject& config) { return QJsonDocument(config).toJson().toStdString(); }

Result<Architecture> import(const QJsonObject& config) { return importHuggingFaceConfig(textOf(config), "config.json"); }

QJsonObject without(QJsonObject config, const QString& key)
{
    config.remove(key);
    return config;
}

QJsonObject with(QJsonObject config, const QString& key, const QJsonValue& value)
{
    config[key] = value;
    return config;
}

QJsonObject withSparse(const QString& key, const QJsonValue& value)
{
    return with(miniMaxM3(), "sparse_attention_config", with(miniMaxM3()["sparse_attention_config"].toObject(), key, value));
}

}  // namespace

class TestBlockSparse : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Counted from the modules: q and o h², k and v h · kv heads · d, gates, norms; an up, a gate and a down of 5,632 = 2/3 · 4 · 2048 up to 256.
    void countsOfTheLibrary_data()
    {
        QTest::addColumn<QJsonObject>("config");
        QTest::addColumn<qint64>("layer");
        const qint64 feedForward = 3 * 2048 * 5632;
        const qint64 norms = 2 * 2048;
        QTest::newRow("MoBA") << moba() << qint64(4 * 2048 * 2048 + 2 * 2048 * 64 + 64 + feedForward + norms);
        QTest::newRow("MoBA, no gate") << with(moba(), "use_output_gate", false) << qint64(4 * 2048 * 2048 + 64 + feedForward + norms);
        QTest::newRow("MoBA, normed, 8 heads") << with(with(moba(), "qk_norm", true), "num_kv_heads", 8)
                                               << qint64(2 * 2048 * 2048 + 2 * 2048 * 512 + 2 * 2048 * 64 + 3 * 64 + feedForward + norms);
        QTest::newRow("NSA") << nsa() << qint64(2 * 2048 * 2048 + 2 * 2048 * 128 + 3 * 64 * 2048 + feedForward + norms);
        QTest::newRow("NSA, biased, narrow") << with(with(nsa(), "qkv_bias", true), "intermediate_size", 1024)
                                             << qint64(2 * 2048 * 2048 + 2 * 2048 * 128 + 2048 + 2 * 128 + 3 * 64 * 2048 + 3 * 2048 * 1024 +
                                                       norms);
    }
    void countsOfTheLibrary()
    {
        QFETCH(QJsonObject, config);
        QFETCH(qint64, layer);
        const Result<Architecture> model = import(config);
        QVERIFY2(model.hasValue(), model ? "" : errorText(model.error()).c_str());
        QCOMPARE(countParameters(*model).total, 24 * layer + 2 * 32000 * 2048 + 2048);
        QVERIFY(canEstimate(*model));
    }

    void everyKeyIsUsed_data()
    {
        QTest::addColumn<QJsonObject>("config");
        QTest::newRow("MoBA") << moba();
        QTest::newRow("NSA") << nsa();
        QTest::newRow("MiniMax-M3") << miniMaxM3();
        QTest::newRow("Engram") << withMemory();
    }
    void everyKeyIsUsed()
    {
        QFETCH(QJsonObject, config);
        const std::vector<std::string> unread = unreadConfigKeys(textOf(config));
        QVERIFY2(unread.empty(), unread.empty() ? "" : unread.front().c_str());
        QCOMPARE(unreadConfigKeys(textOf(with(config, "sparse_stripes", 3))), std::vector<std::string>{"sparse_stripes"});
    }
    void everyKeyOfTheChoiceIsUsed()
    {
        QCOMPARE(unreadConfigKeys(textOf(withSparse("sparse_stripes", 3))),
                 std::vector<std::string>{"sparse_attention_config.sparse_stripes"});
    }

    /// The decoder alone; with its vision tower MiniMax announces 428 billion, 23 of them active.
    void miniMaxM3Counts()
    {
        const Result<Architecture> model = import(miniMaxM3());
        QVERIFY2(model.hasValue(), model ? "" : errorText(model.error()).c_str());
        const qint64 attention = 2 * 6144 * (64 + 4) * 128 + 2 * 128 + 2 * 6144;
        const qint64 indexer = 6144 * 5 * 128 + 2 * 128;
        const qint64 experts = qint64{129} * 3 * 6144 * 3072 + 128 * 6144 + 128;
        const ParameterCount count = countParameters(*model);
        QCOMPARE(count.total, 60 * attention + 57 * (indexer + experts) + 9LL * 6144 * 12288 + 2LL * 200064 * 6144 + 6144);
        QVERIFY(std::abs(static_cast<double>(count.total) / 428e9 - 1) < 0.005);
        QCOMPARE(layersOfKind(*model), (std::vector<std::int64_t>{3, 57}));
        QVERIFY(!model->layer(2).attention.blocks);
        QCOMPARE(model->layer(3).attention.blocks, (BlockChoice{BlockScore::Indexer, 128, 16, 0, 0, 4, 128}));
    }

    /// transformers' own names, the wrapper around the decoder, and the decoder that calls itself M2's.
    void otherNamesAreTheSameModel()
    {
        const Result<Architecture> model = import(miniMaxM3());
        QJsonObject named = without(without(miniMaxM3(), "sparse_attention_config"), "moe_layer_freq");
        QJsonArray attention;
        QJsonArray feedForward;
        for (int layer = 0; layer < 60; ++layer) {
            attention.append(layer < 3 ? "full_attention" : "minimax_m3_sparse");
            feedForward.append(layer < 3 ? "dense" : "sparse");
        }
        named["layer_types"] = attention;
        named["mlp_layer_types"] = feedForward;
        named["index_n_heads"] = 4;
        named["index_head_dim"] = 128;
        named["index_block_size"] = 128;
        named["index_topk_blocks"] = 16;
        named["index_local_blocks"] = 1;
        QCOMPARE(import(named)->kinds, model->kinds);
        QVERIFY(unreadConfigKeys(textOf(named)).empty());
        const QJsonObject wrapper{{"model_type", "minimax_m3_vl"}, {"text_config", with(miniMaxM3(), "model_type", "minimax_m2")}};
        QCOMPARE(import(wrapper)->kinds, model->kinds);
        QCOMPARE(import(QJsonObject{{"model_type", "minimax_m3_vl"}, {"text_config", without(miniMaxM3(), "model_type")}})->kinds,
                 model->kinds);
    }

    /// MoBA's two settings make any decoder of whole heads block-sparse.
    void mobaOfAnyDecoder()
    {
        const QJsonObject llama = object(R"({"model_type": "llama", "hidden_size": 4096, "num_hidden_layers": 32, "num_attention_heads": 32,
            "num_key_value_heads": 8, "intermediate_size": 14336, "vocab_size": 128256, "max_position_embeddings": 131072})");
        const Result<Architecture> dense = import(llama);
        const Result<Architecture> sparse = import(with(with(llama, "moba_chunk_size", 4096), "moba_topk", 12));
        QVERIFY(sparse);
        QCOMPARE(countParameters(*sparse).total, countParameters(*dense).total);
        QCOMPARE(sparse->kinds[0].attention.blocks, (BlockChoice{BlockScore::MeanKeys, 4096, 12}));
        QVERIFY(trainingFlopPerToken(*sparse, 131072).value() < trainingFlopPerToken(*dense, 131072).value());
    }

    void whatIsNotKnownIsRefused_data()
    {
        QTest::addColumn<QJsonObject>("config");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("one setting of MoBA") << with(object(R"({"model_type": "llama", "hidden_size": 512, "num_hidden_layers": 2,
            "num_attention_heads": 8, "vocab_size": 1000})"),
                                                     "moba_topk", 3)
                                             << "/moba_chunk_size";
        QTest::newRow("attention residuals") << with(moba(), "attnres_block_size", 8) << "/attnres_block_size";
        QTest::newRow("narrow groups") << with(nsa(), "num_kv_heads", 8) << "/num_kv_heads";
        QTest::newRow("values of the indexer") << withSparse("sparse_disable_index_value", after(4, 56))
                                               << "/sparse_attention_config/sparse_disable_index_value";
        QTest::newRow("own block not seen") << withSparse("sparse_local_block", 0) << "/sparse_attention_config/sparse_local_block";
        QTest::newRow("another norm") << with(miniMaxM3(), "qk_norm_type", "full") << "/qk_norm_type";
        QTest::newRow("too few layers") << withSparse("sparse_attention_freq", after(1, 2))
                                        << "/sparse_attention_config/sparse_attention_freq";
        QTest::newRow("memory without a width") << without(withMemory(), "engram_head_dim") << "/engram_head_dim";
        QTest::newRow("memory of single tokens") << with(withMemory(), "engram_max_ngram_size", 1) << "/engram_max_ngram_size";
        QTest::newRow("other tables") << with(withMemory(), "engram_num_embeddings", QJsonArray{384006168, 384006168})
                                      << "/engram_num_embeddings";
        QTest::newRow("no such layer") << with(withMemory(), "engram_layer_ids", QJsonArray{1, 16}) << "/engram_layer_ids";
        QTest::newRow("a layer twice") << with(withMemory(), "engram_layer_ids", QJsonArray{1, 1}) << "/engram_layer_ids";
    }
    void whatIsNotKnownIsRefused()
    {
        QFETCH(QJsonObject, config);
        const Result<Architecture> model = import(config);
        QVERIFY(!model);
        QTEST(QString::fromStdString(model.error().pointer), "pointer");
    }

    /// The rows that DeepSeek-V4.1 Flash states for its two layers, of 24 heads of at least 16 million rows each.
    void tablesHaveThePublishedRows()
    {
        QCOMPARE(huggingface::primeRows(16000000, 24, 2), (std::vector<std::int64_t>{384006168, 384016682}));
        const Result<Architecture> model = import(withMemory());
        QVERIFY2(model.hasValue(), model ? "" : errorText(model.error()).c_str());
        QCOMPARE(model->layer(1).memory, (NgramMemory{384006168, 24, 256, 0}));
        QCOMPARE(model->layer(14).memory->rows, 384016682);
        QVERIFY(!model->layer(0).memory);
        QCOMPARE(model->kinds.size(), std::size_t{3});
        QCOMPARE(countParameters(*model).of(TensorKind::MemoryTable), (384006168LL + 384016682) * 256);
        QCOMPARE(*import(without(withMemory(), "engram_num_embeddings")), *model);
    }
};

QTEST_APPLESS_MAIN(TestBlockSparse)
#include "test_block_sparse.moc"
