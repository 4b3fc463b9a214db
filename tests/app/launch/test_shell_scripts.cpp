// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/command_settings.h"
#include "core/launch/launch_import.h"
#include "core/launch/shell/program_words.h"
#include "core/launch/shell/shell_script.h"
#include "core/text/error_text.h"
#include "core/text/message_text.h"

using namespace shardscope;

namespace {

using Commands = QList<QByteArrayList>;

constexpr const char* kStarters[] = {"srun", "mpirun", "docker", "singularity", "apptainer", "enroot"};
constexpr const char* kPrograms[] = {"torchrun", "python", "python3", "deepspeed", "accelerate"};

// Writes its own name and arguments, each ended by a zero byte, and a record separator.
const QByteArray kProgram = "#!/bin/bash\nprintf '%s\\0' \"${0##*/}\" \"$@\" $'\\x1e' >> \"$STUB_OUT\"\n";
// Starts the program among its words.
const QByteArray kStarter = "#!/bin/bash\nwhile [ $# -gt 0 ]; do\n  case ${1##*/} in torchrun|python|python3|deepspeed|accelerate|bash) "
                            "exec \"$@\" ;; esac\n  shift\ndone\n";

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeProgram(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.setPermissions(file.permissions() | QFileDevice::ExeOwner);
}

/// Runs a script in bash with programs that only print their arguments, and collects the started programs.
class Bash {
public:
    Bash()
    {
        QDir(m_folder.path()).mkdir("bin");
        QDir(m_folder.path()).mkdir("here");
        for (const char* const name : kStarters)
            writeProgram(m_folder.filePath("bin/" + QString(name)), kStarter);
        for (const char* const name : kPrograms)
            writeProgram(m_folder.filePath("bin/" + QString(name)), kProgram);
        writeProgram(m_folder.filePath("here/run_train.sh"), kProgram);
    }

    Commands run(const QString& script)
    {
        const QString out = m_folder.filePath("out");
        QFile::remove(out);
        QProcessEnvironment environment;
        environment.insert("PATH", m_folder.filePath("bin") + ":/usr/bin:/bin");
        environment.insert("STUB_OUT", out);
        // Variables that Slurm sets at the script's request.
        static const QRegularExpression kGiven("^# env: (.*)$", QRegularExpression::MultilineOption);
        for (const QString& pair : kGiven.match(QString::fromUtf8(content(script))).captured(1).split(' ', Qt::SkipEmptyParts))
            environment.insert(pair.section('=', 0, 0), pair.section('=', 1));
        QProcess bash;
        bash.setProcessEnvironment(environment);
        bash.setWorkingDirectory(m_folder.filePath("here"));
        bash.setStandardInputFile(QProcess::nullDevice());
        bash.setStandardOutputFile(QProcess::nullDevice());
        bash.start(QStandardPaths::findExecutable("bash"), {script});
        if (!bash.waitForFinished(20000))
            bash.kill();
        Commands commands(1);
        for (const QByteArray& word : content(out).split('\0')) {
            if (word == "\x1e")
                commands.emplace_back();
            else
                commands.back().append(word);
        }
        commands.removeLast();
        return commands;
    }

private:
    QTemporaryDir m_folder;
};

/// The same by reading; an unknown word has a question mark before it.
Commands read(const QByteArray& script)
{
    Commands commands;
    for (const shell::ShellCommand& command : shell::readShellScript(script.toStdString()).commands) {
        const std::optional<std::size_t> program = shell::programAt(command.words);
        if (!program)
            continue;
        QByteArrayList words{QByteArray::fromStdString(shell::programName(command.words[*program]))};
        for (std::size_t i = *program + 1; i < command.words.size(); ++i)
            words.append((command.words[i].isKnown() ? "" : "?") + QByteArray::fromStdString(command.words[i].text()));
        commands.append(words);
    }
    return commands;
}

QString scripts() { return QStringLiteral(SHARDSCOPE_SOURCE_DIR "/tests/app/launch/scripts"); }

Scenario example()
{
    return *parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3-8b"},
    "cluster": {"preset": "dgx-h100", "nodes": 2}, "training": {"sequence_length": 4096, "global_batch": 64}})",
                          "test");
}

}  // namespace

class TestShellScripts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyWordIsAsBashHasIt_data()
    {
        QTest::addColumn<QString>("script");
        const QStringList names = QDir(scripts()).entryList({"*.sh"}, QDir::Files, QDir::Name);
        QVERIFY2(names.size() >= 40, qPrintable(QString::number(names.size())));
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << QDir(scripts()).filePath(name);
    }
    void everyWordIsAsBashHasIt()
    {
        QFETCH(QString, script);
        if (QStandardPaths::findExecutable("bash").isEmpty())
            QSKIP("There is no bash to compare with.");
        static Bash bash;
        const Commands started = bash.run(script);
        QVERIFY2(!started.isEmpty(), "bash started nothing");
        QCOMPARE(read(content(script)), started);
    }

    /// Setting, the line that decides it, and a part of the reason.
    void whatOnlyARunKnows_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("why");
        const auto row = [](const char* name, const QByteArray& before, int line, const char* why) {
            QTest::newRow(name) << before + "torchrun pretrain_gpt.py --num-layers 4 --tensor-model-parallel-size $TP --bf16\n"
                                << line << why;
        };
        row("not set", "# a\n", 2, "`$TP` is not set by the script");
        row("required", "# a\nTP=${TP:?set it}\n", 2, "`${TP:?set it}` has no value");
        row("an argument", "TP=$1\n", 1, "`$1` is an argument of the script");
        row("a command's output", "A=1\nTP=$(nvidia-smi -L | wc -l)\n", 2, "`$(nvidia-smi -L | wc -l)` is known only when the script runs");
        row("backquotes", "TP=`nproc`\n", 1, "`$(nproc)` is known only");
        row("a branch", "TP=2\nif [ \"$MODEL\" = big ]; then\n  TP=8\nfi\n", 2, "cannot be decided from the script");
        row("both branches", "if [ $1 = a ]; then TP=4; else TP=8; fi\n", 1, "`if [ $1 = a ]` cannot be decided from the script");
        row("a case", "case $1 in\n  7b) TP=1 ;;\n  70b) TP=8 ;;\nesac\n", 1, "`case $1` cannot be decided");
        row("and", "TP=1\n[[ -f /etc/big ]] && TP=8\n", 2, "cannot be decided");
        row("a file's existence", "TP=1\nif test -e x; then TP=2; fi\n", 2, "cannot be decided");
        row("a loop over files", "TP=1\nfor f in $FILES; do TP=$((TP * 2)); done\n", 2, "the loop `for f`");
        row("a loop until", "TP=1\nwhile [ -f lock ]; do TP=$((TP + 1)); done\n", 2, "the loop `while`");
        row("arguments parsed", "TP=1\nwhile [ $# -gt 0 ]; do\n  case $1 in --tp) TP=$2; shift ;; esac\n  shift\ndone\n", 2,
            "the loop `while`");
        row("read", "read -r TP < file\n", 1, "`read TP` is known only");
        row("slurm", "TP=$SLURM_NTASKS\n", 1, "`$SLURM_NTASKS` is not set by the script");
        row("arithmetic", "TP=$((WORLD_SIZE / 8))\n", 1, "`$WORLD_SIZE` is not set by the script");
        row("bash's own", "TP=$RANDOM\n", 1, "`$RANDOM` is known only");
    }
    void whatOnlyARunKnows()
    {
        QFETCH(QByteArray, script);
        QFETCH(int, line);
        QFETCH(QString, why);
        const Result<ConfigValue> settings = megatronSettings(script.toStdString(), "run.sh");
        QVERIFY2(settings, settings ? "" : errorText(settings.error()).c_str());
        const ConfigValue* const value = settings->find("--tensor-model-parallel-size");
        QVERIFY(value && value->unknown());
        QCOMPARE(value->line(), line);
        const QString told = QString::fromStdString(messageText(value->unknown()->why));
        QVERIFY2(told.contains(why), qPrintable(told));
        // Settings that the script states are known nevertheless.
        QCOMPARE(settings->find("--num-layers")->integer(), 4);
        QCOMPARE(settings->find("--bf16")->boolean(), true);
    }

    /// Where both ways say the same, or one of them ends the script, there is nothing to ask.
    void whatIsDecidedAllTheSame_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::newRow("both the same") << QByteArray("if [ $1 = a ]; then TP=4; else TP=4; fi\n");
        QTest::newRow("one exits") << QByteArray("TP=4\nif [ $# -lt 2 ]; then\n  TP=8\n  echo usage\n  exit 1\nfi\n");
        QTest::newRow("or exit") << QByteArray("TP=4\n[ -f config ] || { TP=2; exit 1; }\n");
        QTest::newRow("all arms the same") << QByteArray("case $1 in a) TP=4 ;; *) TP=4 ;; esac\n");
        QTest::newRow("set after") << QByteArray("if [ $1 ]; then TP=8; fi\nTP=4\n");
        QTest::newRow("in a subshell") << QByteArray("TP=4\n(TP=$1)\n");
        QTest::newRow("of a pipe") << QByteArray("TP=4\nls | while read x; do TP=$x; done\n");
        QTest::newRow("default") << QByteArray("TP=$1\nTP=${TP:-4}\n");
        QTest::newRow("not asked of") << QByteArray("for i in $LIST; do X=$i; done\nTP=4\n");
    }
    void whatIsDecidedAllTheSame()
    {
        QFETCH(QByteArray, before);
        const Result<ConfigValue> settings =
            megatronSettings((before + "torchrun pretrain_gpt.py --tensor-model-parallel-size $TP\n").toStdString(), "run.sh");
        QVERIFY(settings);
        QCOMPARE(settings->find("--tensor-model-parallel-size")->integer(), 4);
    }

    /// Words that may be there or not make their own flags unknown, and no others.
    void flagsOfABranch()
    {
        const char* const script =
            "OPTIONS=(--num-layers 8)\nif [ -n \"$1\" ]; then OPTIONS+=(--sequence-parallel --recompute-granularity full); fi\n"
            "MORE=\"--bf16\"\n[ -d /x ] && MORE=\"$MORE --use-distributed-optimizer\"\n"
            "torchrun pretrain_gpt.py ${OPTIONS[@]} $MORE --hidden-size 64\n";
        const Result<ConfigValue> settings = megatronSettings(script, "run.sh");
        QVERIFY(settings);
        for (const char* const flag : {"--sequence-parallel", "--recompute-granularity", "--use-distributed-optimizer"}) {
            const ConfigValue* const value = settings->find(flag);
            QVERIFY2(value && value->unknown(), flag);
        }
        QCOMPARE(settings->find("--sequence-parallel")->line(), 2);
        QCOMPARE(settings->find("--use-distributed-optimizer")->line(), 4);
        QCOMPARE(settings->find("--num-layers")->integer(), 8);
        QCOMPARE(settings->find("--hidden-size")->integer(), 64);
        QCOMPARE(settings->find("--bf16")->boolean(), true);
    }

    void world_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("perNode");
        const auto row = [](const char* name, const QByteArray& script, int nodes, int perNode) {
            QTest::newRow(name) << script << nodes << perNode;
        };
        row("torchrun", "torchrun --nnodes=4 --nproc-per-node=8 pretrain_gpt.py --a 1", 4, 8);
        row("torchrun alone", "torchrun pretrain_gpt.py --a 1", 1, 1);
        row("module", "N=2; python -m torch.distributed.launch --nproc_per_node 4 --nnodes $N pretrain_gpt.py --a 1", 2, 4);
        row("slurm's variables",
            "#!/bin/bash\n#SBATCH --nodes=16\n#SBATCH --gpus-per-node=8 # all\nsrun torchrun --nnodes $SLURM_NNODES --nproc_per_node gpu "
            "pretrain_gpt.py --a 1",
            16, 8);
        row("srun alone",
            "#!/bin/bash\n#SBATCH -N 4\n#SBATCH --ntasks-per-node=8\n#SBATCH --gres=gpu:8\nsrun python -u pretrain_gpt.py --a 1", 4, 8);
        row("srun's own", "srun --nodes=2 --ntasks-per-node 4 python pretrain_gpt.py --a 1", 2, 4);
        row("srun and bash", "srun -N 3 -n 24 bash -c \"python pretrain_gpt.py --a 1\"", 3, 8);
        row("mpirun", "mpirun -np 16 -npernode 8 python pretrain_gpt.py --a 1", 2, 8);
        row("deepspeed", "deepspeed --num_nodes 2 --num_gpus 8 pretrain_gpt.py --a 1", 2, 8);
        row("accelerate", "accelerate launch --num_machines 4 --num_processes 32 pretrain_gpt.py --a 1", 4, 8);
    }
    void world()
    {
        QFETCH(QByteArray, script);
        QFETCH(int, nodes);
        QFETCH(int, perNode);
        const Result<ConfigValue> settings = megatronSettings(script.toStdString(), "run.sh");
        QVERIFY2(settings, settings ? "" : errorText(settings.error()).c_str());
        QVERIFY(settings->find("--nnodes") && settings->find("--nproc_per_node"));
        QCOMPARE(settings->find("--nnodes")->integer(), nodes);
        QCOMPARE(settings->find("--nproc_per_node")->integer(), perNode);
        QCOMPARE(settings->find("--a")->integer(), 1);
    }

    /// Several trainings are asked about, none is taken in silence; the same one twice is one.
    void severalTrainings()
    {
        const Result<ConfigValue> two =
            megatronSettings("torchrun pretrain_gpt.py --num-layers 2\n\ntorchrun pretrain_gpt.py --num-layers 4\n", "run.sh");
        QVERIFY(!two);
        const QString told = QString::fromStdString(errorText(two.error()));
        QVERIFY2(told.contains("2 different trainings") && told.contains("lines 1 and 3") && told.contains("run.sh"), qPrintable(told));
        const Result<ConfigValue> same =
            megatronSettings("T='torchrun pretrain_gpt.py --num-layers 2'\n$T || $T\nif [ $1 ]; then $T; fi\n", "run.sh");
        QVERIFY(same && same->find("--num-layers")->integer() == 2);
        QVERIFY(megatronSettings("python tools/preprocess_data.py --workers 4\ntorchrun pretrain_gpt.py --num-layers 2\n", "run.sh"));
    }

    /// A program with such a name is not a training, whatever its flags.
    void otherPrograms_data()
    {
        QTest::addColumn<QByteArray>("program");
        for (const char* program :
             {"tools/checkpoint/convert.py", "generate_samples_gpt.py", "evaluate_megatron_llama.py", "run_text_generation_server.py"})
            QTest::newRow(program) << QByteArray(program);
    }
    void otherPrograms()
    {
        QFETCH(QByteArray, program);
        const Result<ConfigValue> other = megatronSettings(("# a\ntorchrun " + program + " --num-layers 2\n").toStdString(), "run.sh");
        QVERIFY(!other);
        const QString told = QString::fromStdString(errorText(other.error()));
        QVERIFY2(told.contains("line 2") && told.contains("trains nothing"), qPrintable(told));
    }
    void aTrainingThatAlsoEvaluates() { QVERIFY(megatronSettings("torchrun finetune_and_evaluate.py --num-layers 2\n", "run.sh")); }

    /// A branch chooses the program itself: of what it may be, the one that trains.
    void aChosenCommand()
    {
        const char* const script = "if [ \"$1\" = convert ]; then\n  TASK=\"deepspeed tools/convert_weights.py --load x\"\nelse\n  "
                                   "TASK=\"deepspeed finetune_llama.py\"\nfi\n"
                                   "eval \"$TASK --num-layers 4\"\n";
        const Result<ConfigValue> settings = megatronSettings(script, "run.sh");
        QVERIFY2(settings, settings ? "" : errorText(settings.error()).c_str());
        QCOMPARE(settings->find("--num-layers")->integer(), 4);
        QCOMPARE(*settings->find("program")->text(), std::string("finetune_llama.py"));
    }

    /// The same training on 4 or on 8 GPUs: which, only a run knows.
    void twoWaysToStartIt()
    {
        const Result<ConfigValue> settings =
            megatronSettings("if [ $1 = a ]; then\n  torchrun --nproc-per-node 8 pretrain_gpt.py --num-layers 2\nelse\n"
                             "  torchrun --nproc-per-node 4 pretrain_gpt.py --num-layers 2\nfi\n",
                             "run.sh");
        QVERIFY(settings);
        const ConfigValue* const perNode = settings->find("--nproc_per_node");
        QVERIFY(perNode && perNode->unknown());
        QCOMPARE(QString::fromStdString(messageText(perNode->unknown()->why)),
                 QString("Lines 2 and 4 start the training in different ways"));
        QCOMPARE(settings->find("--nnodes")->integer(), 1);
    }

    /// Reads settings of the plan from strings, arithmetic and defaults.
    void aScenario()
    {
        const QByteArray script =
            "NODES=${NODES:-4}\nTP=8\nMODEL=\" --num-layers 32 --hidden-size 4096 --num-attention-heads 32 \\\n --vocab-size 128256 \"\n"
            "TRAIN=\"--seq-length 8192 --micro-batch-size 1 --global-batch-size $((NODES * 32)) --bf16\"\n"
            "if [ $TP -gt 1 ]; then TRAIN+=\" --sequence-parallel\"; fi\n"
            "CMD=\"torchrun --nnodes $NODES --nproc_per_node 8 pretrain_gpt.py $MODEL $TRAIN --tensor-model-parallel-size ${TP}\"\neval "
            "$CMD\n";
        const Result<ImportedLaunch> imported = importLaunch(script.toStdString(), "run.sh", std::nullopt, example());
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QCOMPARE(imported->scenario.cluster.gpus(), 32);
        QCOMPARE(imported->scenario.plan.tp, 8);
        QCOMPARE(*imported->scenario.plan.dp, 4);
        QVERIFY(imported->scenario.plan.sequenceParallel);
        QCOMPARE(imported->scenario.training.globalBatch, 128);
        QCOMPARE(imported->scenario.training.sequenceLength, 8192);
    }

    /// A needed value that is unknown is named with its line, its reason and what to do.
    void anUnknownIsTold()
    {
        const char* const script =
            "# a\nTP=${TP:?}\ntorchrun --nnodes 1 --nproc_per_node 8 pretrain_gpt.py --num-layers 32 --hidden-size 4096 "
            "--num-attention-heads 32 "
            "--vocab-size 128256 --seq-length 8192 --micro-batch-size 1 --global-batch-size 8 --bf16 --tensor-model-parallel-size $TP\n";
        const Result<ImportedLaunch> imported = importLaunch(script, "run.sh", std::nullopt, example());
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QCOMPARE(imported->unknown.size(), std::size_t{1});
        const ImportNote& note = imported->unknown.front();
        QCOMPARE(note.path.value_or(""), std::string("plan.tp"));
        QCOMPARE(note.key, std::string("--tensor-model-parallel-size"));
        QCOMPARE(note.line, 2);
        const QString why = QString::fromStdString(messageText(note.why));
        QVERIFY2(why.contains("`${TP:?}` has no value, so tensor parallelism is unknown. Set TP."), qPrintable(why));
    }

    /// "2" recomputes every second layer as a whole; it isn't the choice operator by operator.
    void everySecondLayer()
    {
        const QByteArray toml = "[model]\nname = \"llama3\"\nflavor = \"8B\"\n[parallelism]\ndata_parallel_shard_degree = "
                                "8\n[activation_checkpoint]\nmode = \"selective\"\n";
        const auto plan = [&](const QByteArray& option) {
            const Result<ImportedLaunch> imported = importLaunch((toml + option).toStdString(), "t.toml", std::nullopt, example());
            return imported ? imported->scenario.plan : Plan{};
        };
        QVERIFY(plan("selective_ac_option = \"2\"\n").recompute == Recompute::Full);
        QCOMPARE(plan("selective_ac_option = \"2\"\n").recomputeLayers.value_or(0), 16);
        QVERIFY(plan("selective_ac_option = \"op\"\n").recompute == Recompute::PerOperator);
        QVERIFY(plan("selective_ac_option = \"1\"\n").recompute == Recompute::Full &&
                !plan("selective_ac_option = \"1\"\n").recomputeLayers);
    }

    /// Scripts that grow, nest or repeat endlessly are read within a second, and no values are guessed.
    void hostileScripts_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("doubling") << QByteArray("X=aaaaaaaaaaaaaaaa\n") + QByteArray("X=$X$X\n").repeated(200) + "torchrun train.py $X\n";
        QTest::newRow("doubling words") << QByteArray("A=(a b)\n") + QByteArray("A+=(\"${A[@]}\")\n").repeated(200) +
                                               "torchrun train.py ${A[@]}\n";
        QTest::newRow("endless loop") << QByteArray("while true; do X=\"$X a\"; torchrun train.py; done\n");
        QTest::newRow("endless recursion") << QByteArray("f() { f; f; }\nf\ntorchrun train.py\n");
        QTest::newRow("endless eval") << QByteArray("X='eval $X; eval $X'\neval $X\ntorchrun train.py\n");
        QTest::newRow("braces") << "torchrun train.py " + QByteArray("{a,b}").repeated(200) + "\n";
        QTest::newRow("brackets") << QByteArray("(").repeated(100000);
        QTest::newRow("arithmetic brackets") << "X=" + QByteArray("$((").repeated(40000) + QByteArray("))").repeated(40000);
        QTest::newRow("substitutions") << "X=" + QByteArray("$(echo ").repeated(20000) + QByteArray(")").repeated(20000);
        QTest::newRow("defaults") << "X=" + QByteArray("${A:-").repeated(40000) + QByteArray("}").repeated(40000);
        QTest::newRow("quotes") << "X=" + QByteArray("\"$(").repeated(40000);
        QTest::newRow("expression") << QByteArray("X=X+X+X+X+X+X\n: $((X))\ntorchrun train.py\n");
        QTest::newRow("open conditions") << QByteArray("if $A; then\n").repeated(3000) + "X=1\n" + QByteArray("fi\n").repeated(3000);
        QTest::newRow("open conditions in a row") << QByteArray("if $A; then B=$B$C; else C=$C$B; fi\n").repeated(5000);
        QTest::newRow("alternatives") << QByteArray("if $A; then X=\"$X a\"; else X=\"b $X\"; fi\n").repeated(5000) +
                                             "torchrun train.py $X\n";
        QTest::newRow("nested loops") << QByteArray("while $A; do\n").repeated(40) + "X=$X$X\n" + QByteArray("done\n").repeated(40);
        QTest::newRow("elif") << "if $A; then X=1; " + QByteArray("elif $A; then X=2; ").repeated(8000) + "fi\n";
        QTest::newRow("pattern") << "X=" + QByteArray("a").repeated(60000) + "\nY=${X//*a*b*c*/d}\nZ=${X%%*b}\ntorchrun train.py\n";
        QTest::newRow("here-documents") << QByteArray("cat <<A <<B <<C\n").repeated(10000);
        QTest::newRow("variables") << [] {
            QByteArray all;
            for (int i = 0; i < 15000; ++i)
                all += "export V" + QByteArray::number(i) + "=1\n";
            return all + QByteArray("ls x\n").repeated(10000);
        }();
    }
    void hostileScripts()
    {
        QFETCH(QByteArray, script);
        QElapsedTimer timer;
        timer.start();
        const shell::ShellScript read = shell::readShellScript(script.toStdString());
        QVERIFY(read.commands.size() <= 4096);
        // Some ten times what it takes, so that a busy machine passes.
        QVERIFY2(timer.elapsed() < 20000, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_APPLESS_MAIN(TestShellScripts)
#include "test_shell_scripts.moc"
