// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/config_read.h"
#include "core/launch/launch_import.h"
#include "core/launch/launch_reader.h"
#include "core/text/error_text.h"
#include "core/text/import_text.h"
#include "core/text/message_text.h"
#include "tests/core/launch/base_scenario.h"

using namespace shardscope;

namespace {

const ImportNote* noteOf(const std::vector<ImportNote>& notes, std::string_view pathOrKey)
{
    const auto found = std::find_if(notes.begin(), notes.end(),
                                    [&](const ImportNote& note) { return note.path.value_or("") == pathOrKey || note.key == pathOrKey; });
    return found == notes.end() ? nullptr : &*found;
}

QStringList pathsOf(const std::vector<ImportNote>& notes)
{
    QStringList paths;
    for (const ImportNote& note : notes)
        paths << QString::fromStdString(note.path.value_or(note.key));
    paths.sort();
    return paths;
}

const std::string kNanotron = "# a plan\nparallelism:\n  dp: 2\n  pp: 1\n  tp: 4\ntokens:\n  sequence_length: 2048\n  micro_batch_size: 1\n"
                              "  batch_accumulation_per_replica: 8\nmodel:\n  model_config:\n    hidden_size: 512\n"
                              "    num_hidden_layers: 4\n    num_attention_heads: 8\nwonder: 3\n";

}  // namespace

class TestImportNotes : public QObject {
    Q_OBJECT
private slots:
    void valuesKnowTheirLines()
    {
        const Result<ConfigValue> yaml = readYaml("a:\n  b: 1\n  c: [1,\n    2]\nd:\n  - x\n  - y: 2\n", "f");
        QVERIFY(yaml);
        QCOMPARE(yaml->find("a.b")->line(), 2);
        QCOMPARE(yaml->find("a.c")->line(), 3);
        QCOMPARE(yaml->find("d")->list()->at(1).line(), 7);
        const Result<ConfigValue> toml = readToml("# first\n[parallelism]\ntp = 2\nlist = [\n  1,\n  2\n]\nlast = 1\n", "f");
        QVERIFY(toml);
        QCOMPARE(toml->find("parallelism.tp")->line(), 3);
        QCOMPARE(toml->find("parallelism.list")->list()->at(1).line(), 6);
        QCOMPARE(toml->find("parallelism.last")->line(), 8);
        const Result<ConfigValue> json = readJsonConfig("{\n  \"a\": {\n    \"b\":\n      2},\n  \"c\": 3}", "f");
        QVERIFY(json);
        QCOMPARE(json->find("a.b")->line(), 3);
        QCOMPARE(json->find("c")->line(), 5);
    }

    void usedIgnoredAndAssumedWithTheirLines()
    {
        const Result<ImportedLaunch> imported = importLaunch(kNanotron, "plan.yaml", std::nullopt, test::llamaBase());
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QVERIFY(imported->isWhole());
        const ImportNote* const tp = noteOf(imported->used, "plan.tp");
        QVERIFY(tp && tp->key == "parallelism.tp" && tp->value == "4" && tp->line == 5);
        const ImportNote* const hidden = noteOf(imported->used, "model.model_config.hidden_size");
        QVERIFY(hidden && hidden->path == "model" && hidden->line == 12);
        const ImportNote* const wonder = noteOf(imported->ignored, "wonder");
        QVERIFY(wonder && wonder->value == "3" && wonder->line == 15 && !wonder->why.empty());
        const ImportNote* const cp = noteOf(imported->assumed, "plan.cp");
        QVERIFY(cp && cp->value == "1" && QString::fromStdString(messageText(cp->why)).contains("Nanotron"));
        QVERIFY(noteOf(imported->assumed, "cluster.gpu"));
        const QString text = QString::fromStdString(importNotesText(*imported, "plan.yaml"));
        QVERIFY2(text.contains("plan.yaml line 15: ignored wonder 3. "), qPrintable(text));
        QVERIFY2(text.contains("assumed context parallelism 1 (parallelism.context_parallel_size)"), qPrintable(text));
    }

    /// For each launcher a file with the least content by which its kind is recognised.
    void whatIsMissingIsUnknown_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QStringList>("unknown");
        QTest::newRow("torchtitan") << QByteArray("./run_train.sh --training.steps 5\n") << "torchtitan"
                                    << QStringList{"cluster.gpus_per_node", "cluster.nodes", "model"};
        QTest::newRow("torchtitan 0.2.2") << QByteArray("[parallelism]\ntensor_parallel_degree = 2\n") << "torchtitan-0.2.2"
                                          << QStringList{"cluster.gpus_per_node", "cluster.nodes", "model"};
        QTest::newRow("megatron") << QByteArray("pretrain_gpt.py --tensor-model-parallel-size 4\n") << "megatron"
                                  << QStringList{"cluster.gpus_per_node", "cluster.nodes", "model", "plan.micro_batch",
                                                 "training.sequence_length"};
        QTest::newRow("bridge")
            << QByteArray("model:\n  tensor_model_parallel_size: 4\n") << "megatron-bridge"
            << QStringList{"cluster.gpus_per_node", "cluster.nodes",           "model", "plan.cp", "plan.micro_batch", "plan.pp",
                           "training.global_batch", "training.sequence_length"};
        QTest::newRow("nanotron")
            << QByteArray("parallelism:\n  tp: 4\ntokens:\n  x: 1\n") << "nanotron"
            << QStringList{"model", "plan.dp", "plan.micro_batch", "plan.pp", "training.global_batch", "training.sequence_length"};
        QTest::newRow("deepspeed") << QByteArray("{\"train_batch_size\": 64}") << "deepspeed"
                                   << QStringList{"cluster.gpus_per_node", "cluster.nodes", "model", "training.sequence_length"};
        QTest::newRow("accelerate") << QByteArray("distributed_type: FSDP\nnum_processes: 8\nfsdp_config:\n  fsdp_version: 2\n")
                                    << "accelerate-fsdp2"
                                    << QStringList{"model", "plan.micro_batch", "training.global_batch", "training.sequence_length"};
    }
    void whatIsMissingIsUnknown()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, target);
        QFETCH(QStringList, unknown);
        const std::optional<Target> whose = fromName<Target>(target.toStdString());
        const Result<ImportedLaunch> imported = importLaunch(text.toStdString(), "file", whose, test::llamaBase());
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QVERIFY(!imported->isWhole());
        QCOMPARE(pathsOf(imported->unknown), unknown);
        for (const ImportNote& note : imported->unknown)
            QVERIFY2(QString::fromStdString(messageText(note.why)).contains("unknown"), note.why.text.c_str());
        // A scenario of the person's closes all of them, and is named.
        const ImportFill fill{test::llamaBase(), "--fill mine.json"};
        const Result<ImportedLaunch> filled = importLaunch(text.toStdString(), "file", whose, test::llamaBase(), &fill);
        QVERIFY2(filled && filled->isWhole(), filled ? "" : errorText(filled.error()).c_str());
        for (const QString& path : unknown) {
            const ImportNote* const note = noteOf(filled->assumed, path.toStdString());
            QVERIFY2(note && QString::fromStdString(messageText(note->why)).contains("--fill mine.json"), qPrintable(path));
        }
        QCOMPARE(filled->scenario.model.text, std::string("llama-3-8b"));
        QCOMPARE(filled->scenario.training.sequenceLength, target.startsWith("torchtitan") ? 2048 : 4096);
    }

    /// A default of the launcher that is not in the file is not a setting of the file.
    void whatALauncherTakesByItselfIsAssumed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("why");
        const QByteArray flags = " --num-layers 2 --hidden-size 64 --num-attention-heads 4 --seq-length 512 --micro-batch-size 1\n";
        QTest::newRow("torchrun's node") << "torchrun --nproc_per_node 8 pretrain_gpt.py" + flags << QByteArray("run.sh")
                                         << QByteArray("cluster.nodes") << QByteArray("1") << QByteArray("torchrun");
        QTest::newRow("torchrun's process") << "torchrun --nnodes 2 pretrain_gpt.py" + flags << QByteArray("run.sh")
                                            << QByteArray("cluster.gpus_per_node") << QByteArray("1") << QByteArray("torchrun");
        QTest::newRow("deepspeed's node") << "deepspeed --num_gpus 4 pretrain_gpt.py" + flags << QByteArray("run.sh")
                                          << QByteArray("cluster.nodes") << QByteArray("1") << QByteArray("hostfile");
        QTest::newRow("a vocabulary") << "torchrun pretrain_gpt.py" + flags << QByteArray("run.sh")
                                      << QByteArray("model.architecture.vocab") << QByteArray("128000") << QByteArray("tokenizer");
        QTest::newRow("a decoder") << "--nnodes 1 --nproc_per_node 8" + flags << QByteArray("run.sh") << QByteArray("model")
                                   << QByteArray("run") << QByteArray("BERT");
        QTest::newRow("a precision") << "torchrun pretrain_gpt.py" + flags << QByteArray("run.sh") << QByteArray("training.precision")
                                     << QByteArray("fp32") << QByteArray("--bf16");
        QTest::newRow("nanotron's vocabulary") << QByteArray::fromStdString(kNanotron) << QByteArray("plan.yaml")
                                               << QByteArray("model.architecture.vocab") << QByteArray("32000")
                                               << QByteArray("LlamaConfig");
        QTest::newRow("accelerate's machine") << QByteArray("distributed_type: FSDP\nnum_processes: 8\nfsdp_config:\n  fsdp_version: 2\n")
                                              << QByteArray("f.yaml") << QByteArray("cluster.nodes") << QByteArray("1")
                                              << QByteArray("one machine");
        QTest::newRow("DeepSpeed's precision") << QByteArray("{\"train_batch_size\": 64}") << QByteArray("ds.json")
                                               << QByteArray("training.precision") << QByteArray("fp32") << QByteArray("fp32");
        QTest::newRow("ms-swift's node") << QByteArray("export NPROC_PER_NODE=8\nswift sft --model Qwen/Qwen2.5-7B --tuner_type full "
                                                       "--max_length 2048 --gradient_accumulation_steps 1\n")
                                         << QByteArray("run.sh") << QByteArray("cluster.nodes") << QByteArray("1")
                                         << QByteArray("more than one node");
    }
    void whatALauncherTakesByItselfIsAssumed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, why);
        const ImportFill fill{test::llamaBase(), "--fill mine.json",
                              std::set<std::string, std::less<>>{"model", "training.sequence_length", "training.global_batch",
                                                                 "plan.micro_batch", "cluster.gpus_per_node"}};
        const Result<ImportedLaunch> imported =
            importLaunch(text.toStdString(), file.toStdString(), std::nullopt, test::llamaBase(), &fill);
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QVERIFY(field == "model" || !noteOf(imported->used, field.toStdString()));
        const ImportNote* const note = noteOf(imported->assumed, field.toStdString());
        QVERIFY(note);
        QCOMPARE(QByteArray::fromStdString(note->value.value_or("")), value);
        QVERIFY2(QByteArray::fromStdString(messageText(note->why)).contains(why), messageText(note->why).c_str());
    }

    /// torchrun would start another number of processes than the degrees need.
    void degreesThatTheProcessesDoNotFillAreRefused()
    {
        const char* const script = "torchrun --nproc_per_node 4 -m torchtitan.train --module llama3 --config llama3_8b "
                                   "--parallelism.tensor_parallel_degree 8\n";
        const Result<ImportedLaunch> imported = importLaunch(script, "run.sh", std::nullopt, test::llamaBase());
        QVERIFY(!imported);
        QVERIFY(QString::fromStdString(errorText(imported.error())).contains("4 processes"));
    }

    void onlyWhatIsGivenIsFilled()
    {
        const ImportFill fill{test::llamaBase(), "--set", std::set<std::string, std::less<>>{"model.preset", "training.sequence_length"}};
        const Result<ImportedLaunch> imported =
            importLaunch("{\"train_batch_size\": 64}", "ds.json", std::nullopt, test::llamaBase(), &fill);
        QVERIFY(imported);
        QCOMPARE(pathsOf(imported->unknown), (QStringList{"cluster.gpus_per_node", "cluster.nodes"}));
    }

    /// The file has the setting; its value is not in the file.
    void anUnknownValueIsNamedWithItsReason()
    {
        ConfigValue settings = ConfigValue::map();
        const auto unknown = [](const char* written, const char* why, const char* remedy, std::size_t line) {
            return ConfigValue(UnknownValue{written, Message(why), Message(remedy)}).atLine(line);
        };
        for (const auto& [flag, number] : {std::pair{"--num-layers", 4},
                                           {"--num-attention-heads", 8},
                                           {"--seq-length", 2048},
                                           {"--vocab-size", 32000},
                                           {"--micro-batch-size", 1},
                                           {"--global-batch-size", 16},
                                           {"--nnodes", 1},
                                           {"--nproc_per_node", 8}})
            settings.set(flag, number);
        settings.set("--hidden-size", unknown("$HIDDEN", "`$HIDDEN` is set in one branch only", "", 3));
        settings.set("--tensor-model-parallel-size", unknown("${TP:?}", "`${TP:?}` has no value", "Set TP.", 14));
        const auto read = [&](const ImportFill* fill) {
            const Scenario base = test::llamaBase();
            LaunchReader reader(settings, "run.sh", base, Target::Megatron, {}, fill);
            readMegatron(reader);
            return reader.finish();
        };
        const Result<ImportedLaunch> imported = read(nullptr);
        QVERIFY(imported && !imported->isWhole());
        const ImportNote* const tp = noteOf(imported->unknown, "plan.tp");
        QVERIFY(tp && tp->line == 14 && tp->value == "${TP:?}" && tp->key == "--tensor-model-parallel-size");
        QCOMPARE(QString::fromStdString(messageText(tp->why)),
                 QString("`${TP:?}` has no value, so tensor parallelism is unknown. Set TP."));
        const ImportNote* const hidden = noteOf(imported->unknown, "--hidden-size");
        QVERIFY(hidden && hidden->path == "model" && hidden->line == 3);
        QCOMPARE(imported->unknown.size(), std::size_t{2});
        // The settings themselves can be given.
        const ImportFill fill{test::llamaBase(),
                              "your answer",
                              std::set<std::string, std::less<>>{},
                              {{"--hidden-size", "1024"}, {"--tensor-model-parallel-size", "2"}}};
        const Result<ImportedLaunch> filled = read(&fill);
        QVERIFY2(filled && filled->isWhole(), filled ? "" : errorText(filled.error()).c_str());
        QCOMPARE(filled->scenario.architecture->hidden, 1024);
        QCOMPARE(filled->scenario.plan.tp, 2);
        QCOMPARE(filled->scenario.plan.dp.value_or(0), 4);
    }

    /// The base never distinguishes two scripts that differ only in assumed facts.
    void theBaseGivesNoFact()
    {
        Scenario other = test::llamaBase();
        other.training.sequenceLength = 65536;
        other.training.globalBatch = 7;
        other.cluster.nodes = 31;
        other.plan.microBatch = 5;
        const Result<ImportedLaunch> one = importLaunch(kNanotron, "plan.yaml", std::nullopt, test::llamaBase());
        const Result<ImportedLaunch> two = importLaunch(kNanotron, "plan.yaml", std::nullopt, other);
        QVERIFY(one && two);
        QCOMPARE(scenarioText(one->scenario), scenarioText(two->scenario));
    }
};

QTEST_APPLESS_MAIN(TestImportNotes)
#include "test_import_notes.moc"
