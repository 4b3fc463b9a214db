// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/huggingface/import.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/model/validate.h"
#include "core/text/error_text.h"
#include "tests/support/files.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

/// The names of a class of tensors in the count's source, and here.
struct Class {
    const char* theirs;
    TensorKind ours;
};
constexpr Class kClasses[] = {
    {"attn", TensorKind::Attention},  {"attn_full", TensorKind::Attention},    {"attn_linear", TensorKind::LinearAttention},
    {"indexer", TensorKind::Indexer}, {"mamba", TensorKind::StateSpace},       {"mlp", TensorKind::FeedForward},
    {"norm", TensorKind::Norm},       {"pos", TensorKind::Position},           {"routed", TensorKind::RoutedExpert},
    {"router", TensorKind::Router},   {"router_bias", TensorKind::RouterBias}, {"shared", TensorKind::SharedExpert},
};

Result<Architecture> import(const QByteArray& text, const QString& name)
{
    return importHuggingFaceConfig(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), name.toStdString());
}

}  // namespace

class TestHuggingFace : public QObject {
    Q_OBJECT
private slots:
    void matchesPublishedCounts_data()
    {
        SKIP_WITHOUT_SHARED("data/param_counts.json");
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonValue& row : readObject(sharedPath("data/param_counts.json"))["models"].toArray())
            QTest::newRow(qPrintable(row["name"].toString())) << row.toObject();
    }
    void matchesPublishedCounts()
    {
        QFETCH(QJsonObject, row);
        const QString file = row["file"].toString();
        const Result<Architecture> model = import(readBytes(sharedPath("data/hf_configs/" + file)), file);
        const QString status = row["status"].toString();
        if (status == "refuse") {
            QVERIFY(!model.hasValue());
            QVERIFY(!errorText(model.error()).empty());
            QCOMPARE(QString::fromStdString(model.error().file), file);
            return;
        }
        QVERIFY2(model.hasValue(), model ? "" : errorText(model.error()).c_str());
        if (status != "ok")
            return;
        const ParameterCount count = countParameters(*model);
        QCOMPARE(count.total, wholeNumber(row["total"]));
        QCOMPARE(count.active, wholeNumber(row["active"]));
        // Qwen3.5's layer of multi-token prediction is in its checkpoint, but not in transformers' class, which was counted.
        const bool hasUncounted = row["model_type"].toString().startsWith("qwen3_5");
        QCOMPARE(count.mtp, hasUncounted ? 844640768 : wholeNumber(row["mtp"]));
        QCOMPARE(count.embedding, wholeNumber(row["embed"]));
        const QJsonObject by = row["by"].toObject();
        for (const Class& kind : kClasses) {
            if (by.contains(kind.theirs))
                QVERIFY2(count.of(kind.ours) == wholeNumber(by[kind.theirs]), kind.theirs);
        }
    }

    void matchesKnownCounts_data()
    {
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonValue& row : readObject(dataPath("hf_counts.json"))["rows"].toArray())
            QTest::newRow(qPrintable(row["name"].toString())) << row.toObject();
    }
    void matchesKnownCounts()
    {
        QFETCH(QJsonObject, row);
        const Result<Architecture> model = import(QJsonDocument(row["config"].toObject()).toJson(), row["name"].toString());
        QVERIFY2(model.hasValue(), model ? "" : errorText(model.error()).c_str());
        const ParameterCount count = countParameters(*model);
        QCOMPARE(count.total, wholeNumber(row["total"]));
        if (row.contains("active"))
            QCOMPARE(count.active, wholeNumber(row["active"]));
        QCOMPARE(count.mtp, wholeNumber(row["mtp"]));
        std::int64_t sum = 0;
        for (const std::int64_t elements : count.byKind)
            sum += elements;
        QCOMPARE(sum, count.total);
    }

    /// Every key of the published configs is read, or is known to say nothing about tensors and work, or is named: none is left out in
    /// silence.
    void namesWhatItDidNotRead_data()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/GLM-5.json");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("unread");
        const QMap<QString, QStringList> named{
            {"Janus-1.3B.json", {"aligner_config", "gen_aligner_config", "gen_head_config", "gen_vision_config", "vision_config"}},
            {"Llama-4-Scout-17B-16E-Instruct.json", {"use_qk_norm"}},
            {"MiniMax-M2.5.json", {"mtp_transformer_layers", "num_mtp_modules", "qk_norm_type", "use_mtp"}},
            {"Phi-3-small-8k-instruct.json",
             {"blocksparse_block_size", "blocksparse_num_local_blocks", "blocksparse_triton_kernel_block_size", "blocksparse_vert_stride",
              "dense_attention_every_n_layers"}},
            {"deepseek-vl2-tiny.json",
             {"candidate_resolutions", "global_view_pos", "lm_head", "projector_config", "tile_tag", "vision_config"}},
            {"falcon-40b.json", {"multi_query", "n_head", "n_layer", "parallel_attn"}},
            {"gemma-4-26B-A4B.json", {"use_bidirectional_attention", "vocab_size_per_layer_input"}},
            {"llava-1.5-7b-hf.json", {"vocab_size"}},
            {"mpt-7b.json", {"learned_pos_emb", "no_bias", "norm_type"}},
        };
        const QDir folder(sharedPath("data/hf_configs"));
        for (const QString& file : folder.entryList({"*.json"}, QDir::Files))
            QTest::newRow(qPrintable(file)) << file << named.value(file, QStringList());
    }
    void namesWhatItDidNotRead()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, unread);
        QStringList keys;
        for (const std::string& key : unreadConfigKeys(readBytes(sharedPath("data/hf_configs/" + file)).toStdString()))
            keys << QString::fromStdString(key);
        QCOMPARE(keys, unread);
    }

    void readsTheNewest_data()
    {
        SKIP_WITHOUT_SHARED("data/hf_configs/DeepSeek-V4-Flash.json");
        QTest::addColumn<QString>("file");
        QTest::addColumn<qint64>("total");
        QTest::addColumn<QString>("cannotEstimate");
        QTest::newRow("284 billion, compressed attention") << "DeepSeek-V4-Flash.json" << qint64(284332240471) << "";
        QTest::newRow("experts beside the feed-forward") << "gemma-4-26B-A4B.json" << qint64(25233141790) << "";
        QTest::newRow("a wrapper that relies on Llama's class defaults") << "llava-1.5-7b-hf.json" << qint64(6738939904) << "";
        QTest::newRow("state space") << "Nemotron-H-56B-Base-8K.json" << qint64(56324350464) << "";
    }
    void readsTheNewest()
    {
        QFETCH(QString, file);
        QFETCH(qint64, total);
        QFETCH(QString, cannotEstimate);
        const Result<Architecture> model = import(readBytes(sharedPath("data/hf_configs/" + file)), file);
        QVERIFY(model.hasValue());
        QCOMPARE(countParameters(*model).total, total);
        const Result<void> estimable = checkEstimable(*model);
        QCOMPARE(estimable ? QString() : QString::fromStdString(estimable.error().arguments.at(1)), cannotEstimate);
    }
};

QTEST_APPLESS_MAIN(TestHuggingFace)
#include "test_huggingface.moc"
