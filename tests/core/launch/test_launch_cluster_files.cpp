// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"
#include "core/plan/plan_rule.h"
#include "core/text/finding_text.h"

using namespace shardscope;

namespace {

const char* const kScenario = R"({"schema": "shardscope.scenario/1", "name": "Llama 3 70B on 64 H100", "model": {"preset": "llama-3-70b"},
    "cluster": {"preset": "dgx-h100", "nodes": 8}, "training": {"sequence_length": 8192, "global_batch": 128},
    "plan": {"tp": 4, "sequence_parallel": true, "pp": 4, "dp": 4, "zero": 1, "recompute": "selective"}})";
const char* const kExperts = R"({"schema": "shardscope.scenario/1", "name": "Qwen3 30B", "model": {"preset": "qwen3-30b-a3b"},
    "cluster": {"preset": "dgx-h100", "nodes": 2}, "training": {"sequence_length": 4096, "global_batch": 64},
    "plan": {"ep": 8, "etp": 1, "dp": 16, "zero": 1, "recompute": "selective"}})";

const std::vector<std::string> kFlat{"plan.pp=1",  "plan.tp=1",   "plan.sequence_parallel=false",
                                     "plan.dp=64", "plan.zero=3", "plan.recompute=none"};

Scenario scenario(const std::vector<std::string>& overrides = {}, const char* text = kScenario)
{
    const Result<Scenario> read = parseScenario(text, "test", overrides);
    return read ? *read : Scenario{};
}

QString textOf(const LaunchExport& launch, const std::string& name)
{
    for (const LaunchFile& file : launch.files) {
        if (file.name == name)
            return QString::fromStdString(file.text);
    }
    return {};
}

std::vector<std::string> with(std::vector<std::string> all, const std::vector<std::string>& more)
{
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

/// A plan that the launcher can say, on eight nodes.
Scenario scenarioFor(Target target)
{
    const bool isFlat = (scopeOf(target) & (kDeepSpeed | kAccelerate | kTuners)) != 0;
    std::vector<std::string> fields = isFlat ? kFlat : std::vector<std::string>{};
    if (target == Target::Unsloth)
        fields.insert(fields.end(), {"training.method=lora", "plan.zero=0"});
    return scenario(fields);
}

}  // namespace

class TestLaunchClusterFiles : public QObject {
    Q_OBJECT
private slots:
    void batchScripts_data()
    {
        QTest::addColumn<int>("which");
        for (const auto& [target, name] : EnumNames<Target>::names)
            QTest::newRow(name.data()) << static_cast<int>(target);
    }
    /// A batch script asks for the cluster's nodes and GPUs, starts the command on each node with its rank, and is a script for bash.
    void batchScripts()
    {
        QFETCH(int, which);
        const auto target = static_cast<Target>(which);
        const LaunchExport launch = exportLaunch(scenarioFor(target), target);
        QVERIFY(!launch.files.empty());
        QCOMPARE(launch.files.back().name, std::string("submit.sbatch"));
        const QString text = textOf(launch, "submit.sbatch");
        for (const char* part : {"#SBATCH --nodes=8\n", "#SBATCH --gpus-per-node=8\n", "#SBATCH --ntasks-per-node=1\n", "srun bash -c ",
                                 "export NODE_RANK=$SLURM_NODEID", "export MASTER_ADDR=$(scontrol show hostnames"})
            QVERIFY2(text.contains(part), qPrintable(text));
        QProcess bash;
        bash.start("bash", {"-n"});
        if (!bash.waitForStarted())
            QSKIP("bash is not installed");
        bash.write(text.toUtf8());
        bash.closeWriteChannel();
        QVERIFY(bash.waitForFinished());
        QVERIFY2(bash.exitCode() == 0, bash.readAllStandardError().constData());
    }

    /// srun starts the command of the export, with rank and address filled in: bash itself expands it, with stubs.
    void batchScriptsStartTheCommand()
    {
        QTemporaryDir folder;
        const auto stub = [&folder](const char* name, const QByteArray& body) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("#!/bin/bash\n" + body);
            file.setPermissions(file.permissions() | QFile::ExeOwner);
        };
        stub("scontrol", "echo alpha; echo beta\n");
        stub("srun", "SLURM_NODEID=1 \"$@\"\n");
        stub("accelerate", "printf '%s\\n' \"$@\"\n");
        stub("trl", "printf '%s\\n' \"$@\"\n");
        stub("axolotl", "printf '%s\\n' \"$@\"\n");
        stub("tune", "printf '%s\\n' \"$@\"\n");
        stub("llamafactory-cli", "echo $NNODES $NODE_RANK $MASTER_ADDR $NPROC_PER_NODE \"$@\"\n");
        stub("deepspeed", "printf '%s\\n' \"$@\"; cat hostfile\n");
        for (const auto& [target, wanted] :
             {std::pair{Target::AccelerateFsdp2, "--machine_rank\n1\n--main_process_ip\nalpha\n"},
              {Target::DeepSpeed, "--no_ssh\n--node_rank\n1\n--master_addr\nalpha\n--hostfile\nhostfile\n"},
              {Target::Trl, "sft\n--config\nsft.yaml\n--machine_rank\n1\n--main_process_ip\nalpha\n"},
              {Target::Axolotl, "--\n--nproc_per_node\n8\n--nnodes\n8\n--node_rank\n1\n--master_addr\nalpha\n"},
              {Target::LlamaFactory, "8 1 alpha 8 train llama_factory.yaml\n"},
              {Target::Torchtune, "--node_rank\n1\n--rdzv_backend\nc10d\n--rdzv_endpoint\nalpha:29500\n"},
              {Target::DeepSpeed, "alpha slots=8\nbeta slots=8\n"}}) {
            QProcess bash;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert("PATH", folder.path() + ":" + environment.value("PATH"));
            environment.insert("SLURM_JOB_NODELIST", "nodes");
            bash.setProcessEnvironment(environment);
            bash.setWorkingDirectory(folder.path());
            bash.start("bash", {"-s"});
            if (!bash.waitForStarted())
                QSKIP("bash is not installed");
            bash.write(textOf(exportLaunch(scenarioFor(target), target), "submit.sbatch").toUtf8());
            bash.closeWriteChannel();
            QVERIFY(bash.waitForFinished());
            const QByteArray out = bash.readAllStandardOutput();
            QVERIFY2(out.contains(wanted), (out + bash.readAllStandardError()).constData());
        }
    }

    void accelerateOnSeveralNodes()
    {
        const LaunchExport several = exportLaunch(scenario(kFlat), Target::AccelerateFsdp2);
        QVERIFY(textOf(several, "accelerate.yaml").contains("\nmain_process_ip: "));
        QVERIFY(QString::fromStdString(several.command).contains("--machine_rank \"$NODE_RANK\" --main_process_ip \"$MASTER_ADDR\""));
        const LaunchExport one = exportLaunch(scenario(with(kFlat, {"cluster.nodes=1", "plan.dp=8"})), Target::AccelerateFsdp2);
        QVERIFY(!textOf(one, "accelerate.yaml").contains("main_process_ip") && one.command.find("machine_rank") == std::string::npos);
    }

    void deepSpeedHosts()
    {
        const LaunchExport several = exportLaunch(scenario(kFlat), Target::DeepSpeed);
        const QString hosts = textOf(several, "hostfile");
        QCOMPARE(hosts.count(" slots=8\n"), 8);
        QVERIFY(QString::fromStdString(several.command).contains("--hostfile hostfile"));
        const LaunchExport one = exportLaunch(scenario(with(kFlat, {"cluster.nodes=1", "plan.dp=8"})), Target::DeepSpeed);
        QVERIFY(textOf(one, "hostfile").isEmpty() && one.command.find("hostfile") == std::string::npos);
    }

    /// Over one GPU nothing is sharded, and the plan's stage is kept all the same.
    void oneGpu()
    {
        const Scenario alone =
            scenario(with(kFlat, {"cluster.preset=null", "cluster.gpu=h100-sxm", "cluster.nodes=1", "cluster.gpus_per_node=1", "plan.dp=1",
                                  "training.global_batch=8", "model.preset=llama-3.2-1b"}));
        const LaunchExport launch = exportLaunch(alone, Target::AccelerateFsdp1);
        QVERIFY(!launch.files.empty());
        QVERIFY(textOf(launch, "accelerate.yaml").contains("fsdp_sharding_strategy: FULL_SHARD"));
        const Result<ImportedLaunch> read = importLaunch(launch.files.front().text, "accelerate.yaml", Target::AccelerateFsdp1, alone);
        QVERIFY(read);
        QCOMPARE(read->scenario.plan.zero, 3);
    }

    /// A YAML file of Megatron-Bridge alone says how many GPUs it is for.
    void bridgeCarriesTheWorld()
    {
        const Scenario written = scenario();
        const LaunchExport launch = exportLaunch(written, Target::MegatronBridge);
        Scenario other = scenario({"cluster.nodes=2", "plan.pp=1"});
        const Result<ImportedLaunch> read = importLaunch(launch.files.front().text, launch.files.front().name, std::nullopt, other);
        QVERIFY(read);
        QCOMPARE(read->scenario.cluster.gpus(), std::int64_t{64});
    }

    void dryRunStatesTheConnections_data()
    {
        QTest::addColumn<QStringList>("overrides");
        QTest::addColumn<QString>("starts");
        QTest::newRow("tensor ranks") << QStringList{} << "CUDA_DEVICE_MAX_CONNECTIONS=1 WORLD_SIZE=64 ";
        // The GPU at hand may be older than the cluster's.
        QTest::newRow("tensor ranks of Blackwell")
            << QStringList{"cluster.preset=dgx-b200"} << "CUDA_DEVICE_MAX_CONNECTIONS=1 WORLD_SIZE=64 ";
        QTest::newRow("FSDP") << QStringList{"plan.zero=3", "plan.pp=1", "plan.dp=16"}
                              << "env -u CUDA_DEVICE_MAX_CONNECTIONS WORLD_SIZE=64 ";
        QTest::newRow("data ranks") << QStringList{"plan.tp=1", "plan.sequence_parallel=false", "plan.dp=16"} << "WORLD_SIZE=64 ";
    }
    void dryRunStatesTheConnections()
    {
        QFETCH(QStringList, overrides);
        QFETCH(QString, starts);
        std::vector<std::string> changes;
        for (const QString& change : overrides)
            changes.push_back(change.toStdString());
        const LaunchExport launch = exportLaunch(scenario(changes), Target::Megatron);
        QVERIFY2(QString::fromStdString(launch.dryRun).startsWith(starts), launch.dryRun.c_str());
    }

    void dryRunWithoutDeepEp()
    {
        const LaunchExport deep = exportLaunch(scenario({"training.software.moe_dispatcher=deepep"}, kExperts), Target::Megatron);
        QVERIFY(textOf(deep, "megatron.sh").contains("--moe-flex-dispatcher-backend deepep"));
        QVERIFY(deep.dryRun.find("--moe-token-dispatcher-type alltoall") != std::string::npos &&
                deep.dryRun.find("deepep") == std::string::npos);
        QVERIFY(deep.dryRunNote && findingText(*deep.dryRunNote).find("deepep") != std::string::npos);
        const LaunchExport plain = exportLaunch(scenario({"training.software.moe_dispatcher=alltoall"}, kExperts), Target::Megatron);
        QVERIFY(!plain.files.empty() && !plain.dryRunNote);
    }

    void ncclWhereThePlanNeedsIt()
    {
        const auto script = [](const std::vector<std::string>& overrides, const char* text = kScenario) {
            return textOf(exportLaunch(scenario(overrides, text), Target::Megatron), "megatron.sh");
        };
        QVERIFY(script({"training.software.deterministic=true"}).contains("export NCCL_ALGO=Ring"));
        QVERIFY(!script({}).isEmpty() && !script({}).contains("NCCL_"));
        QVERIFY(script({"training.software.cuda_graph=partial"}).contains("NCCL_GRAPH_REGISTER=0"));
        QVERIFY(script({"training.software.moe_dispatcher=hybridep"}, kExperts).contains("NUM_OF_HYBRID_EP_RANKS_PER_NVLINK_DOMAIN=8"));
    }

    /// The largest bucket that a plan may have is read back, and an odd one is not called exact.
    void bucketsAreReadBack()
    {
        for (const Target target : {Target::Megatron, Target::MegatronBridge}) {
            const LaunchExport launch = exportLaunch(scenario({"plan.bucket_bytes=9000000000000"}), target);
            QCOMPARE(launch.verdict, LaunchVerdict::Exact);
            const Result<ImportedLaunch> read = importLaunch(launch.files.front().text, launch.files.front().name, target, scenario());
            QVERIFY(read);
            QCOMPARE(read->scenario.plan.bucketBytes, std::optional<std::int64_t>(9000000000000));
            QCOMPARE(exportLaunch(scenario({"plan.bucket_bytes=9000000000001"}), target).verdict, LaunchVerdict::Approximate);
        }
    }
};

QTEST_APPLESS_MAIN(TestLaunchClusterFiles)
#include "test_launch_cluster_files.moc"
