// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

/// The example with the first occurrence of `what` replaced.
QByteArray changed(const char* what, const char* to)
{
    QByteArray text = exampleText();
    const qsizetype at = text.indexOf(what);
    Q_ASSERT(at >= 0);
    return text.replace(at, static_cast<qsizetype>(qstrlen(what)), to);
}

}  // namespace

class TestBadInput : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void documents_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("parts");
        const auto row = [](const char* name, const QByteArray& text, const QStringList& parts) { QTest::newRow(name) << text << parts; };
        row("empty", "", {"not valid JSON"});
        row("truncated", exampleText().left(300), {"not valid JSON", "line"});
        row("no object", "[1, 2]", {"an object"});
        row("a bare word", "hello", {"not valid JSON", "line 1, column 1"});
        row("no schema", changed("\"schema\": \"shardscope.scenario/1\",", ""), {"shardscope.scenario/1"});
        row("newer schema", changed("scenario/1", "scenario/2"), {"at /schema", "newer"});
        row("another schema", changed("shardscope.scenario/1", "shardscope.runs/1"), {"at /schema", "shardscope.scenario/1"});
        row("unknown key", changed("\"tp\"", "\"tpp\""), {"at /plan/tpp", "\"tp\""});
        row("unknown nested key", changed("\"grad_reduce\"", "\"grad_redcue\""), {"at /plan/overlap/grad_redcue", "grad_reduce"});
        row("missing key", changed("\"sequence_length\": 8192,", ""), {"at /training/sequence_length", "missing"});
        row("wrong type", changed("\"tp\": 8", "\"tp\": \"8\""), {"at /plan/tp", "whole number"});
        row("fraction", changed("\"tp\": 8", "\"tp\": 8.5"), {"at /plan/tp", "whole number"});
        row("negative", changed("\"tp\": 8", "\"tp\": -8"), {"at /plan/tp", "-8", "from 1"});
        row("too large", changed("\"tp\": 8", "\"tp\": 99999999999999999999"), {"at /plan/tp", "from 1"});
        row("beyond double", changed("\"tp\": 8", "\"tp\": 1e999"), {"1e999"});
        row("not a number", changed("\"tp\": 8", "\"tp\": NaN"), {"not valid JSON"});
        row("null", changed("\"tp\": 8", "\"tp\": null"), {"at /plan/tp", "null"});
        row("twice", changed("\"tp\": 8", "\"tp\": 8, \"tp\": 4"), {"\"tp\"", "twice"});
        row("unknown name", changed("\"1f1b\"", "\"1f1c\""), {"at /plan/schedule", "1f1b"});
        row("unknown preset", changed("llama-3-70b", "llama-3-70c"), {"at /model", "llama-3-70b"});
        row("unknown GPU", changed("h100-sxm", "h100-smx"), {"at /cluster/gpu", "h100-sxm"});
        row("not UTF-8", changed("Llama 3", "Ll\xff\xfe 3"), {"UTF-8"});
        row("a misspelt required key", changed("\"global_batch\"", "\"global_batch_size\""),
            {"at /training/global_batch_size", "\"global_batch\""});
        row("the beginning of a GPU", changed("h100-sxm", "h100"), {"at /cluster/gpu", "the closest one is \"h100-sxm\""});
        row("more GPUs than can be listed", changed("\"nodes\": 8", "\"nodes\": 262144"), {"at /cluster/nodes", "131072"});
        row("NUL after the document", exampleText() + QByteArray("\0", 1), {"not valid JSON"});
        row("a forged line", changed("\"tp\"", "\"tp\\nshardscope-cli: \\u001b[31m\""), {"tp\\u000ashardscope-cli: \\u001b[31m"});
        row("a profile that is none", changed("\"profile\": null", "\"profile\": {}"), {"at /cluster/profile", "shardscope.profile/1"});
        row("too deep", "{\"a\":" + QByteArray(100000, '[') + QByteArray(100000, ']') + "}", {"nested too deeply"});
    }
    void documents()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, parts);
        const QString path = write(m_folder, "scenario.json", text);
        for (const char* command : {"estimate", "check", "mesh"})
            QVERIFY(isRefusal(run({command, path, "--json"}), QStringList{path} + parts));
        QVERIFY(isRefusal(run({"explain", path, "/memory/peak_bytes"}), QStringList{path} + parts));
        QVERIFY(isRefusal(run({"estimate", "-"}, text), QStringList{"standard input"} + parts));
    }

    void files_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("missing") << m_folder.filePath("nothing.json") << QStringList{"this file does not exist"};
        QTest::newRow("a folder") << m_folder.path() << QStringList{"cannot be read"};
        QTest::newRow("a file as a folder") << example() + "/x.json" << QStringList{};
        QFile large(m_folder.filePath("large.json"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(qint64{200} << 20));  // sparse: takes no disk
        QTest::newRow("too large") << large.fileName() << QStringList{"209715200 bytes", "67108864"};
        QTest::newRow("endless") << QString("/dev/zero") << QStringList{"67108864"};
    }
    void files()
    {
        QFETCH(QString, path);
        QFETCH(QStringList, parts);
        for (const char* command : {"estimate", "check", "mesh", "model", "validate"})
            QVERIFY(isRefusal(run({command, path}), QStringList{path} + parts));
    }

    /// Windows' editors save it so: every reader names it.
    void utf16IsNamed()
    {
        for (const bool hasMark : {false, true}) {
            const QString text = QString(hasMark ? QChar(0xfeff) : QChar(u' ')) + QString::fromUtf8(exampleText());
            const QString file = write(m_folder, "wide.json", QByteArray(reinterpret_cast<const char*>(text.utf16()), 2 * text.size()));
            const QList<QStringList> commands{{"estimate", file},
                                              {"check", file},
                                              {"mesh", file},
                                              {"model", file},
                                              {"import", file},
                                              {"explain", file, "/fits"},
                                              {"validate", file},
                                              {"advise", file},
                                              {"search", file},
                                              {"import", file, "--target", "torchtitan"},
                                              {"import", example(), "--fill", file},
                                              {"export", file, "--target", "megatron"},
                                              {"calibrate", file},
                                              {"estimate", example(), "--set", "cluster.profile=" + file}};
            for (const QStringList& command : commands) {
                const Outcome outcome = run(command);
                QVERIFY2(isRefusal(outcome, {"UTF-16", "save it as UTF-8"}), qPrintable(command.join(' ') + "\n" + outcome.err));
            }
        }
    }

    void aConfigIsNoScenario()
    {
        const QByteArray config = R"({"model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4,
                                      "intermediate_size": 128, "vocab_size": 100})";
        const QString file = write(m_folder, "config.json", config);
        QVERIFY(isRefusal(run({"estimate", file}), {file, "a model's config.json", "model.hf_config=$(cat FILE)"}));
        QCOMPARE(run({"check", example(), "--set", "model.hf_config=" + config, "--set", "plan.pp=1", "--set", "plan.tp=4", "--set",
                      "plan.dp=16"})
                     .status,
                 0);
    }

    void overrides_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("a field without its group") << "tp=4" << QStringList{"--set", "\"plan.tp\""};
        QTest::newRow("blamed") << "plan.micro_batch=x" << QStringList{"--set plan.micro_batch: at /plan/micro_batch"};
        QTest::newRow("no value") << "plan.tp" << QStringList{"PATH=VALUE"};
        QTest::newRow("no path") << "=4" << QStringList{"PATH=VALUE"};
        QTest::newRow("unknown field") << "plan.tpp=4" << QStringList{"--set", "plan.tp"};
        QTest::newRow("unknown group") << "plann.tp=4" << QStringList{"--set", "plan.tp"};
        QTest::newRow("wrong type") << "plan.tp=four" << QStringList{"/plan/tp", "whole number"};
        QTest::newRow("out of range") << "plan.tp=0" << QStringList{"/plan/tp", "from 1"};
        QTest::newRow("unknown name") << "plan.schedule=1f1c" << QStringList{"/plan/schedule", "1f1b"};
        QTest::newRow("unknown preset") << "model.preset=llama-3-70c" << QStringList{"llama-3-70b"};
    }
    void overrides()
    {
        QFETCH(QString, change);
        QFETCH(QStringList, parts);
        QVERIFY(isRefusal(run({"estimate", example(), "--set", change}), parts));
    }

    void modelsThatCannotBeUsed_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("encoder only") << QByteArray(R"({"model_type": "bert", "hidden_size": 768})")
                                      << QStringList{"bert", "encoder", "causal text decoder"};
        QTest::newRow("unknown") << QByteArray(R"({"model_type": "lama", "hidden_size": 768})") << QStringList{"lama", "llama"};
        QTest::newRow("no type") << QByteArray(R"({"hidden_size": 768})") << QStringList{"model_type"};
    }
    void modelsThatCannotBeUsed()
    {
        QFETCH(QByteArray, config);
        QFETCH(QStringList, parts);
        const QString path = write(m_folder, "config.json", config);
        QVERIFY(isRefusal(run({"model", path}), QStringList{path} + parts));
        QVERIFY(isRefusal(run({"model", "-"}, config), parts));
        QVERIFY(isRefusal(run({"estimate", example(), "--set", "model.hf_config=" + config}), parts));
    }
};

QTEST_GUILESS_MAIN(TestBadInput)
#include "test_bad_input.moc"
