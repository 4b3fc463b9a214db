// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>

#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

class TestModel : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void theDocumentHasWhatTheContractNames()
    {
        const Outcome outcome = run({"model", "llama-3-8b", "--sequence", "8192", "--json"});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.err.isEmpty());
        const QJsonObject model = outcome.json();
        QCOMPARE(model["schema"].toString(), QString("shardscope.model/1"));
        QVERIFY(!model["name"].toString().isEmpty());
        QCOMPARE(model["architecture"]["layers"].toInt(), 32);
        QCOMPARE(model["architecture"]["kv_heads"].toInt(), 8);
        QCOMPARE(model["parameters"]["total"].toInteger(), 8030261248);
        QCOMPARE(model["parameters"]["active"].toInteger(), 8030261248);
        QCOMPARE(model["parameters"]["embedding"].toInteger(), 525336576);
        QCOMPARE(model["parameters"]["mtp"].toInteger(), 0);
        // 6 FLOP for each parameter but the embedding and the norms, and 3 · s · H · (128 + 128) a layer
        QCOMPARE(model["flop_per_token"].toDouble(), 6.0 * (8030261248 - 525336576 - 266240) + 32.0 * 3 * 8192 * 32 * 256);
    }

    void flopPerTokenGrowsWithTheSequence()
    {
        const auto flop = [](const QString& sequence) {
            return run({"model", "llama-3-8b", "--json", "--sequence", sequence}).json()["flop_per_token"].toDouble();
        };
        QVERIFY(flop("1024") < flop("8192"));
        QCOMPARE(flop("3") - flop("2"), flop("4") - flop("3"));
    }

    void aScenarioAConfigAndAPresetAgree()
    {
        const QByteArray config = R"({"model_type": "llama", "num_hidden_layers": 80, "hidden_size": 8192, "num_attention_heads": 64,
            "num_key_value_heads": 8, "intermediate_size": 28672, "vocab_size": 128256, "tie_word_embeddings": false, "max_position_embeddings": 8192})";
        const QString path = write(m_folder, "config.json", config);
        const QJsonValue preset = run({"model", "llama-3-70b", "--json"}).json()["parameters"];
        QCOMPARE(preset["total"].toInteger(), 70553706496);
        QCOMPARE(run({"model", path, "--json"}).json()["parameters"]["total"], preset["total"]);
        QCOMPARE(run({"model", path, "--json"}).json()["name"].toString(), QFileInfo(m_folder.path()).fileName());
        QCOMPARE(run({"model", example(), "--json"}).json()["parameters"]["total"], preset["total"]);
        QCOMPARE(run({"model", "-", "--json"}, config).json()["parameters"]["total"], preset["total"]);
        QCOMPARE(run({"model", "-", "--json"}, exampleText()).json()["parameters"]["total"], preset["total"]);
    }

    void whatAConfigSaysBesideTheDecoderIsNamed()
    {
        const QByteArray config =
            R"({"model_type": "qwen2", "vision_config": {"depth": 32}, "hidden_size": 1536, "num_hidden_layers": 28,
            "num_attention_heads": 12, "num_key_value_heads": 2, "intermediate_size": 8960, "vocab_size": 151936})";
        QCOMPARE(run({"model", "-", "--json"}, config).json()["unread"].toArray(), QJsonArray{"vision_config"});
        QVERIFY(run({"model", "-"}, config).out.contains("Not read, and not in these numbers: vision_config"));
        QVERIFY(run({"model", "llama-3-8b", "--json"}).json()["unread"].isUndefined());
    }

    void theTableAnswersAtOnce()
    {
        const Outcome outcome = run({"model", "mixtral-8x7b"});
        QCOMPARE(outcome.status, 0);
        const QByteArray top = outcome.out.left(400);
        QVERIFY2(top.contains("46,702,792,704"), top.constData());  // the total
        QVERIFY2(top.contains("12.9 B"), top.constData());          // active
        QVERIFY2(top.contains("GFLOP"), top.constData());
    }

    void badSequencesAreRefused_data()
    {
        QTest::addColumn<QString>("sequence");
        for (const char* text : {"0", "-5", "many", "4k", "1e4", "8192.5", "99999999999999999999", ""})
            QTest::newRow(text) << QString(text);
    }
    void badSequencesAreRefused()
    {
        QFETCH(QString, sequence);
        QVERIFY(isRefusal(run({"model", "llama-3-8b", "--sequence=" + sequence}), {"--sequence " + sequence, "whole number of tokens"}));
    }

    void anUnknownPresetNamesTheNearest()
    {
        QVERIFY(isRefusal(run({"model", "lama-3-8b"}), {"\"lama-3-8b\"", "\"llama-3-8b\"", "catalog models"}));
    }
};

QTEST_GUILESS_MAIN(TestModel)
#include "test_model.moc"
