// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

/// The note of this field, or of this key.
QJsonObject noteOf(const QJsonValue& notes, const QString& pathOrKey)
{
    for (const QJsonValue& note : notes.toArray()) {
        if (note["path"].toString() == pathOrKey || note["key"].toString() == pathOrKey)
            return note.toObject();
    }
    return {};
}

/// Status 2 and nothing on standard output: lines with the file and the ignored, assumed and unknown settings, and the refusal.
bool isAsked(const Outcome& outcome, const QStringList& parts)
{
    const QList<QByteArray> lines = outcome.err.trimmed().split('\n');
    bool ok = outcome.status == 2 && outcome.out.isEmpty() && lines.size() > 1 && lines.last().startsWith("shardscope-cli: ");
    for (const QString& part : parts)
        ok = ok && outcome.err.contains(part.toUtf8());
    if (!ok)
        qWarning("status %d\nout: %s\nerr: %s", outcome.status, outcome.out.left(400).constData(), outcome.err.constData());
    return ok;
}

const QByteArray kScript =
    "#!/bin/bash\ntorchrun --nnodes 2 --nproc_per_node 8 pretrain_gpt.py --num-layers 32 --hidden-size 4096 "
    "--num-attention-heads 32 --seq-length 4096 --micro-batch-size 1 --global-batch-size 64 --vocab-size 32000 --wonder 3\n";

}  // namespace

class TestImport : public QObject {
    Q_OBJECT
private slots:
    void whatWasIgnoredAndAssumedStandsOnStandardError()
    {
        const QTemporaryDir folder;
        const QString file = write(folder, "run.sh", kScript);
        const Outcome plain = run({"import", file});
        QCOMPARE(plain.status, 0);
        QVERIFY(plain.out.startsWith("{") && plain.json()["plan"]["tp"].toInt() == 1);
        QVERIFY2(plain.err.contains("ignored --wonder 3") && plain.err.contains("run.sh"), plain.err.constData());
        QVERIFY2(plain.err.contains("assumed tensor parallelism 1 (--tensor-model-parallel-size). This is the default of Megatron-LM."),
                 plain.err.constData());
        const Outcome document = run({"import", file, "--json"});
        const QJsonObject& json = document.json();
        QCOMPARE(noteOf(json["used"], "--hidden-size")["value"].toString(), QString("4096"));
        QCOMPARE(noteOf(json["used"], "training.sequence_length")["key"].toString(), QString("--seq-length"));
        QVERIFY(noteOf(json["used"], "--hidden-size").contains("line"));
        QVERIFY(!noteOf(json["assumed"], "plan.tp")["why"].toString().isEmpty());
        QVERIFY(json["unknown"].toArray().isEmpty());
    }

    void whatNoFileSaysIsRefused()
    {
        const QTemporaryDir folder;
        const QString file = write(folder, "hello.txt", "hello\n");
        QVERIFY(isRefusal(run({"import", file, "--target", "torchtitan"}), {}));
        const QString flags = write(folder, "train.sh", "./run_train.sh --training.steps 5\n");
        QVERIFY(
            isAsked(run({"import", flags, "--target", "torchtitan"}), {"train.sh", "no model", "number of nodes is unknown", "--fill"}));
        const QString settings = write(folder, "ds.json", "{\n  \"train_batch_size\": 64,\n  \"zero_optimization\": {\"stage\": 2}\n}\n");
        QCOMPARE(run({"import", settings}).status, 2);
        QVERIFY(isAsked(run({"import", settings, "--json"}),
                        {"ds.json", "the model is unknown", "the sequence length is unknown", "number of GPUs", "--fill"}));
    }

    /// Each on a line of its own, with its line in the file; what rests on it is not told as if it were known.
    void whatIsUnknownStandsLineByLine()
    {
        const QTemporaryDir folder;
        const QString file =
            write(folder, "run.sh",
                  "TP=$1\nNODES=$2\ntorchrun --nnodes $NODES --nproc_per_node 8 pretrain_gpt.py --num-layers 32 --hidden-size 4096 "
                  "--num-attention-heads 32 --seq-length 4096 --micro-batch-size 1 --tensor-model-parallel-size $TP --wonder 3\n");
        const Outcome asked = run({"import", file});
        QVERIFY(isAsked(asked, {"run.sh line 1: `$1` is an argument of the script, so tensor parallelism is unknown.\n",
                                "run.sh line 2: `$2` is an argument of the script, so the number of nodes is unknown.\n",
                                "ignored --wonder 3", "assumed context parallelism 1", ", unknown 2.\n"}));
        QVERIFY2(!asked.err.contains("assumed the global batch"), asked.err.constData());
    }

    /// Whatever it is said to be: nothing is taken from the built-in example, and the file is named.
    void aFileThatStatesNothingIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a word") << "hello.txt" << QByteArray("hello\n");
        QTest::newRow("nothing") << "empty.txt" << QByteArray();
        QTest::newRow("a comment") << "comment.sh" << QByteArray("# nothing yet\n");
        QTest::newRow("another's key") << "other.yaml" << QByteArray("colour: blue\n");
        QTest::newRow("an empty object") << "empty.json" << QByteArray("{}\n");
        QTest::newRow("an empty section") << "empty.toml" << QByteArray("[training]\n");
        QTest::newRow("a command") << "other.sh" << QByteArray("echo hello\nls -l --all\n");
    }
    void aFileThatStatesNothingIsRefused()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        const QTemporaryDir folder;
        const QString file = write(folder, name, text);
        for (const char* target :
             {"", "megatron", "megatron-bridge", "nanotron", "torchtitan", "torchtitan-0.2.2", "deepspeed", "accelerate-fsdp1",
              "accelerate-fsdp2", "trl", "axolotl", "llama-factory", "unsloth", "ms-swift", "torchtune"}) {
            const Outcome outcome = run(*target ? QStringList{"import", file, "--target", target} : QStringList{"import", file});
            QVERIFY2(outcome.status == 2 && outcome.out.isEmpty(), target);
            QVERIFY2(outcome.err.contains(name.toUtf8()), (target + QByteArray(": ") + outcome.err).constData());
        }
    }

    void fillGivesWhatIsMissingAndIsNamed()
    {
        const QTemporaryDir folder;
        const QString settings = write(folder, "ds.json", "{\n  \"train_batch_size\": 64,\n  \"zero_optimization\": {\"stage\": 2}\n}\n");
        const Outcome filled = run({"import", settings, "--fill", example(), "--json"});
        QCOMPARE(filled.status, 0);
        const QJsonObject& json = filled.json();
        QCOMPARE(json["scenario"]["model"]["preset"].toString(), QString("llama-3-70b"));
        QCOMPARE(json["scenario"]["plan"]["zero"].toInt(), 2);
        QCOMPARE(noteOf(json["used"], "train_batch_size")["line"].toInt(), 2);
        QVERIFY(noteOf(json["assumed"], "model")["why"].toString().contains("--fill"));
        QVERIFY(noteOf(json["assumed"], "training.sequence_length")["why"].toString().contains("--fill"));
        QVERIFY(filled.err.contains("--fill"));
        const Outcome one = run({"import", settings, "--set", "model.preset=llama-3-8b", "--set", "training.sequence_length=4096", "--set",
                                 "cluster.nodes=2", "--set", "cluster.gpus_per_node=8"});
        QCOMPARE(one.status, 0);
        QCOMPARE(one.json()["model"]["preset"].toString(), QString("llama-3-8b"));
        QCOMPARE(run({"import", settings, "--set", "model.preset=llama-3-8b"}).status, 2);
    }
};

QTEST_APPLESS_MAIN(TestImport)
#include "test_import.moc"
