// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/scenario_file.h"
#include "core/launch/launch_export.h"
#include "core/launch/launch_import.h"
#include "core/launch/plain_decoder.h"
#include "core/launch/plan_meaning.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/model_source.h"
#include "core/text/error_text.h"
#include "core/text/import_text.h"
#include "tests/core/launch/base_scenario.h"
#include "tests/core/launch/launch_scenarios.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

/// Without notes on the file, and without names.
QString bare(const std::string& text)
{
    QStringList lines = QString::fromStdString(text).split('\n');
    lines.removeIf([](const QString& line) { return line.startsWith('#'); });
    return lines.join('\n');
}

QString firstDifference(const QString& a, const QString& b)
{
    const QStringList first = a.split('\n');
    const QStringList second = b.split('\n');
    for (qsizetype i = 0; i < std::max(first.size(), second.size()); ++i) {
        if (first.value(i) != second.value(i))
            return first.value(i) + " instead of " + second.value(i);
    }
    return {};
}

/// Returns the facts that every launcher states: degrees, stages, batch.
QStringList essence(const Scenario& scenario)
{
    const ResolvedPlan plan = resolvePlan(scenario);
    QStringList all{
        QString("world %1 tp %2 cp %3 pp %4 dp %5 ep %6").arg(plan.world).arg(plan.tp).arg(plan.cp).arg(plan.pp).arg(plan.dp).arg(plan.ep),
        QString("batch %1 micro %2 of %3").arg(scenario.training.globalBatch).arg(plan.microBatch).arg(plan.microBatches)};
    if (plan.pp > 1) {
        QString stages = QString("schedule %1 chunks %2:").arg(QString::fromUtf8(nameOf(plan.schedule).data())).arg(plan.chunks);
        for (const int layers : plan.stageLayers)
            stages += " " + QString::number(layers);
        all << stages;
    }
    if (plan.ep > 1)
        all << QString("etp %1").arg(plan.etp);
    if (plan.cp > 1)
        all << QString::fromUtf8(nameOf(plan.cpLayout).data());
    return all;
}

/// Returns further facts that the launcher states.
QStringList details(const Scenario& scenario, Target target)
{
    const ResolvedPlan plan = resolvePlan(scenario);
    const Training& training = scenario.training;
    QStringList all{QString("precision %1 optimizer %2").arg(int(training.precision)).arg(int(training.optimizer))};
    const Plan meant = meaningOf(scenario);
    all << QString("zero %1 group %2").arg(meant.zero).arg(meant.shardGroup.value_or(0));
    if (target != Target::DeepSpeed) {
        all << QString("sequence parallel %1").arg(plan.sequenceParallel);
        if (target != Target::Torchtitan || plan.recompute != Recompute::None)
            all << QString("recompute %1").arg(int(plan.recompute));
        all << QString("sequence %1").arg(training.sequenceLength);
        const std::optional<PlainDecoder> model = plainDecoder(*scenario.architecture);
        all << (model ? QString("model %1 %2 %3 %4 %5")
                            .arg(model->layers)
                            .arg(model->hidden)
                            .arg(model->attention.kvHeads)
                            .arg(model->vocab)
                            .arg(model->feedForward)
                      : QString("no model"));
    }
    if (target == Target::Megatron || target == Target::DeepSpeed)
        all << QString("bucket %1 overlap %2").arg(plan.bucketBytes.value_or(0)).arg(plan.overlap.gradReduce)
            << QString("offload %1").arg(int(plan.offload));
    return all;
}

}  // namespace

class TestLaunchImport : public QObject {
    Q_OBJECT
private slots:
    void exportedFilesGiveTheScenarioBack_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<int>("leastExact");
        QTest::addColumn<int>("least");
        const auto row = [](Target target, int leastExact, int least) {
            QTest::newRow(nameOf(target).data()) << static_cast<int>(target) << leastExact << least;
        };
        row(Target::Megatron, 40, 150);
        row(Target::Nanotron, 30, 100);
        row(Target::Torchtitan022, 15, 100);
        row(Target::Torchtitan, 10, 100);
        row(Target::DeepSpeed, 30, 100);
        row(Target::MegatronBridge, 40, 150);
        row(Target::AccelerateFsdp1, 30, 100);
        row(Target::AccelerateFsdp2, 20, 100);
    }
    /// Every file read back is written as it was; of an exact one, all that the launcher can say is as it was, too.
    void exportedFilesGiveTheScenarioBack()
    {
        QFETCH(int, which);
        QFETCH(int, leastExact);
        QFETCH(int, least);
        const auto target = static_cast<Target>(which);
        RandomScenarios scenarios(1000 + static_cast<std::uint64_t>(which));
        int exact = 0;
        int written = 0;
        for (int i = 0; i < scenarioCount(1500); ++i) {
            const Scenario drawn = scenarios.next();
            const Scenario scenario = likelyFor(drawn, target, scenarios.draw());
            const LaunchExport launch = exportLaunch(scenario, target);
            if (launch.files.empty())
                continue;
            const LaunchFile& file = launch.files.front();
            const ImportFill fill{scenario, "the test"};
            Result<ImportedLaunch> imported = importLaunch(file.text, file.name, std::nullopt, scenario, &fill);
            // A model whose layers alternate is written, but no flat description of it can be read.
            if (!imported && errorText(imported.error()).find("alternate") != std::string::npos)
                continue;
            QVERIFY2(imported, (file.text + (imported ? "" : errorText(imported.error()))).c_str());
            QCOMPARE(imported->target, target);
            imported->scenario.name = scenario.name;
            const LaunchExport again = exportLaunch(imported->scenario, target);
            QVERIFY2(!again.files.empty(), (file.text + scenarioText(imported->scenario)).c_str());
            const QString difference = firstDifference(bare(again.files.front().text), bare(file.text));
            QVERIFY2(difference.isEmpty(), qPrintable(difference + "\n" + QString::fromStdString(scenarioText(scenario))));
            ++written;
            if (launch.verdict != LaunchVerdict::Exact)
                continue;
            QCOMPARE(essence(imported->scenario), essence(scenario));
            QCOMPARE(details(imported->scenario, target), details(scenario, target));
            ++exact;
        }
        qInfo("%d files, %d of them exact", written, exact);
        QVERIFY2(written >= least / (scenarioCount(10) < 10 ? 10 : 1) && exact >= leastExact / (scenarioCount(10) < 10 ? 10 : 1),
                 qPrintable(QString("%1 %2").arg(written).arg(exact)));
    }

    /// In the launcher's own unit where the plan states one, and not at all where it does not.
    void aBucketIsWrittenWhereItIsStated_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        const auto row = [](Target target, const char* key, const char* value) {
            QTest::newRow(nameOf(target).data()) << static_cast<int>(target) << QString(key) << QString(value);
        };
        row(Target::Megatron, "--ddp-bucket-size", " 6553600");  // fp32 elements
        row(Target::MegatronBridge, "bucket_size", ": 6553600");
        row(Target::DeepSpeed, "reduce_bucket_size", ": 13107200");
        row(Target::Nanotron, "ddp_bucket_cap_mb", ": 25");
    }
    void aBucketIsWrittenWhereItIsStated()
    {
        QFETCH(int, which);
        QFETCH(QString, key);
        QFETCH(QString, value);
        Scenario scenario = test::llamaBase();
        const auto textOf = [&] { return QString::fromStdString(exportLaunch(scenario, static_cast<Target>(which)).files.front().text); };
        QVERIFY(!textOf().contains(key));
        scenario.plan.bucketBytes = 26214400;
        const QString stated = textOf();
        QVERIFY2(stated.contains(key) && stated.mid(stated.indexOf(key)).section('\n', 0, 0).contains(value), qPrintable(stated));
        const Result<ImportedLaunch> imported = importLaunch(stated.toStdString(), "launch", std::nullopt, test::llamaBase());
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QVERIFY(imported->scenario.plan.bucketBytes == 26214400);
    }

    void megatronByHand()
    {
        const char* const script =
            "GPUS=8\nARGS=(\n  --num-layers 126 --hidden-size 16384\n  --num-attention-heads 128 --group-query-attention "
            "--num-query-groups 8\n"
            "  --ffn-hidden-size 53248 --swiglu --normalization RMSNorm --disable-bias-linear --position-embedding-type rope\n"
            "  --untie-embeddings-and-output-weights --vocab-size 128256 --max-position-embeddings 131072\n"
            "  --seq-length 8192 --micro-batch-size 1 --global-batch-size 256\n"
            "  --tensor-model-parallel-size 8 --sequence-parallel --pipeline-model-parallel-size 8\n"
            "  --account-for-embedding-in-pipeline-split --account-for-loss-in-pipeline-split\n"
            "  --use-distributed-optimizer --bf16 --recompute-granularity full --recompute-method block --recompute-num-layers 2 --wonder "
            "3\n)\n"
            "torchrun --nnodes 16 --nproc_per_node $GPUS pretrain_gpt.py ${ARGS[@]}\n";
        const Result<ImportedLaunch> imported = importLaunch(script, "folder/train.sh", std::nullopt, test::llamaBase());
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        const Scenario& scenario = imported->scenario;
        QCOMPARE(scenario.name, std::string("train"));
        QCOMPARE(scenario.model.text, std::string("llama-3.1-405b"));
        QCOMPARE(*scenario.plan.stageLayers, (std::vector<int>{15, 16, 16, 16, 16, 16, 16, 15}));
        QVERIFY(scenario.cluster.gpus() == 128 && scenario.plan.dp == 2 && scenario.plan.zero == 1 && scenario.plan.recomputeLayers == 2);
        QVERIFY(imported->isWhole());
        QVERIFY(
            std::any_of(imported->ignored.begin(), imported->ignored.end(), [](const ImportNote& note) { return note.key == "--wonder"; }));
        QVERIFY(std::any_of(imported->assumed.begin(), imported->assumed.end(),
                            [](const ImportNote& note) { return note.path == "cluster.gpu"; }));
    }

    /// Megatron takes one type for all layers or one for each; the estimate has one.
    void howEachLayerExchangesKeys_data()
    {
        QTest::addColumn<QByteArray>("types");
        QTest::addColumn<QString>("layout");
        QTest::addColumn<bool>("assumed");
        QTest::newRow("one for all") << QByteArray("a2a") << "ulysses" << false;
        QTest::newRow("one for each") << QByteArray("all_gather all_gather") << "all-gather" << false;
        QTest::newRow("windows differ") << QByteArray("a2a a2a a2a p2p") << "ulysses" << true;
        QTest::newRow("the first of equals") << QByteArray("a2a p2p") << "zigzag" << true;
        QTest::newRow("two levels") << QByteArray("a2a+p2p --hierarchical-context-parallel-sizes 2 2") << "ulysses-ring" << false;
        QTest::newRow("two levels in most") << QByteArray("p2p a2a+p2p a2a+p2p --hierarchical-context-parallel-sizes 2 2") << "ulysses-ring"
                                            << true;
        QTest::newRow("not known") << QByteArray("p2p a2a+p2p+x") << "" << false;
    }
    void howEachLayerExchangesKeys()
    {
        QFETCH(QByteArray, types);
        QFETCH(QString, layout);
        QFETCH(bool, assumed);
        const QByteArray script = "torchrun --nnodes 1 --nproc_per_node 8 pretrain_gpt.py --num-layers 4 --hidden-size 1024 "
                                  "--num-attention-heads 16 --vocab-size 32000 --seq-length 4096 --max-position-embeddings 4096 "
                                  "--position-embedding-type rope --micro-batch-size 1 --global-batch-size 16 --bf16 "
                                  "--context-parallel-size 4 --cp-comm-type " +
                                  types + "\n";
        const Result<ImportedLaunch> imported = importLaunch(script.toStdString(), "train.sh", std::nullopt, test::llamaBase());
        if (layout.isEmpty()) {
            QVERIFY(!imported && errorText(imported.error()).find("a2a+p2p") != std::string::npos);
            return;
        }
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QCOMPARE(QString::fromUtf8(nameOf(imported->scenario.plan.cpLayout)), layout);
        QCOMPARE(imported->scenario.plan.cpInner, layout == "ulysses-ring" ? std::optional(2) : std::nullopt);
        QCOMPARE(std::any_of(imported->assumed.begin(), imported->assumed.end(),
                             [](const ImportNote& note) { return note.path == "plan.cp_layout"; }),
                 assumed);
    }

    /// Megatron asserts that the sizes of both levels are given and have the product of all context-parallel ranks.
    void sizesOfTwoLevels_data()
    {
        QTest::addColumn<QByteArray>("sizes");
        QTest::addColumn<int>("inner");
        QTest::newRow("two and four") << QByteArray("2 4") << 2;
        QTest::newRow("a ring alone") << QByteArray("1 8") << 1;
        QTest::newRow("Ulysses alone") << QByteArray("8 1") << 8;
        QTest::newRow("another product") << QByteArray("2 2") << 0;
        QTest::newRow("three levels") << QByteArray("2 2 2") << 0;
        QTest::newRow("one") << QByteArray("8") << 0;
        QTest::newRow("no number") << QByteArray("a b") << 0;
        QTest::newRow("missing") << QByteArray() << 0;
    }
    void sizesOfTwoLevels()
    {
        QFETCH(QByteArray, sizes);
        QFETCH(int, inner);
        const QByteArray script = "torchrun --nnodes 1 --nproc_per_node 8 pretrain_gpt.py --num-layers 4 --hidden-size 1024 "
                                  "--num-attention-heads 16 --vocab-size 32000 --seq-length 4096 --max-position-embeddings 4096 "
                                  "--position-embedding-type rope --micro-batch-size 1 --global-batch-size 16 --bf16 "
                                  "--context-parallel-size 8 --cp-comm-type a2a+p2p" +
                                  (sizes.isEmpty() ? QByteArray() : " --hierarchical-context-parallel-sizes " + sizes) + "\n";
        const Result<ImportedLaunch> imported = importLaunch(script.toStdString(), "train.sh", std::nullopt, test::llamaBase());
        QCOMPARE(static_cast<bool>(imported), inner > 0);
        if (inner > 0)
            QCOMPARE(imported->scenario.plan.cpInner, std::optional(inner));
        else
            QVERIFY(errorText(imported.error()).find("hierarchical-context-parallel-sizes") != std::string::npos);
    }

    void whoseFileItIs_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("target");
        QTest::newRow("flags") << QByteArray("--num-layers 2 --hidden-size 8") << "megatron";
        QTest::newRow("nanotron") << QByteArray("parallelism:\n  tp: 1\ntokens:\n  x: 1\n") << "nanotron";
        QTest::newRow("torchtitan") << QByteArray("./run_train.sh --parallelism.tensor_parallel_degree 2") << "torchtitan";
        QTest::newRow("toml") << QByteArray("[parallelism]\n") << "torchtitan-0.2.2";
        QTest::newRow("deepspeed") << QByteArray(" {\"train_batch_size\": 8}") << "deepspeed";
        QTest::newRow("a scenario") << QByteArray("{\"schema\": \"shardscope.scenario/1\"}") << "";
        QTest::newRow("a config.json") << QByteArray("{\"model_type\": \"llama\"}") << "";
        QTest::newRow("accelerate's JSON") << QByteArray("{\"compute_environment\": \"LOCAL_MACHINE\", \"distributed_type\": \"FSDP\",\n"
                                                         "\"num_processes\": 8, \"fsdp_config\": {\"fsdp_version\": 2}}")
                                           << "accelerate-fsdp2";
        QTest::newRow("nothing") << QByteArray(" \n") << "";
    }
    void whoseFileItIs()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, target);
        const std::optional<Target> found = launchTargetOf(text.toStdString(), "file");
        QCOMPARE(found ? QString::fromUtf8(nameOf(*found).data()) : QString(), target);
    }

    /// Errors state the problem, the place and the remedy.
    void badFiles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("told");
        const QByteArray flags("pretrain_gpt.py --hidden-size 64 --num-attention-heads 4 --seq-length 128 --vocab-size 100 ");
        QTest::newRow("no layers") << flags << "a.sh" << QStringList{"--num-layers", "model is unknown"};
        QTest::newRow("a word") << flags + "--num-layers two"
                                << "a.sh" << QStringList{"--num-layers", "\"two\"", "whole number"};
        QTest::newRow("too many") << flags + "--num-layers 2 --tensor-model-parallel-size 99999999"
                                  << "a.sh" << QStringList{"--tensor-model-parallel-size", "32768"};
        QTest::newRow("layout") << flags + "--num-layers 2 --pipeline-model-parallel-layout Etx"
                                << "a.sh" << QStringList{"layout", "such as"};
        QTest::newRow("cluster") << flags + "--num-layers 2 --nnodes 0 --nproc_per_node 8"
                                 << "a.sh" << QStringList{"--nnodes", "at least"};
        QTest::newRow("stage") << QByteArray("{\"train_batch_size\": 8, \"zero_optimization\": {\"stage\": 7}}") << "a.json"
                               << QStringList{"zero_optimization.stage", "from 0 to 3"};
        QTest::newRow("batch")
            << QByteArray("{\"train_batch_size\": 8, \"train_micro_batch_size_per_gpu\": 3, \"gradient_accumulation_steps\": 1}")
            << "a.json" << QStringList{"train_batch_size", "multiple of 3"};
        QTest::newRow("no batch") << QByteArray("{\"zero_optimization\": {\"stage\": 1}}") << "a.json"
                                  << QStringList{"train_micro_batch_size_per_gpu"};
        QTest::newRow("nanotron") << QByteArray("parallelism:\n  tp: 1\ntokens:\n  x: 1\n") << "a.yaml"
                                  << QStringList{"parallelism.dp", "data parallelism is unknown"};
        QTest::newRow("schedule") << QByteArray("[parallelism]\npipeline_parallel_schedule = \"Best\"\n") << "a.toml"
                                  << QStringList{"\"Best\"", "1F1B"};
        QTest::newRow("toml type") << QByteArray("[parallelism]\ntensor_parallel_degree = true\n") << "a.toml"
                                   << QStringList{"tensor_parallel_degree", "the value is true"};
        QTest::newRow("no launch file") << QByteArray("hello") << "a.txt" << QStringList{"not a known kind of launch file", "nanotron"};
    }
    void badFiles()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, name);
        QFETCH(QStringList, told);
        const Result<ImportedLaunch> imported = importLaunch(text.toStdString(), name.toStdString(), std::nullopt, test::llamaBase());
        QVERIFY(!imported || !imported->isWhole());
        const QString message =
            QString::fromStdString(imported ? importUnknownText(*imported, name.toStdString()) : errorText(imported.error()));
        for (const QString& part : told + QStringList{name})
            QVERIFY2(message.contains(part), qPrintable(message));
    }

    /// Half a file, or one with a changed byte, gives a scenario or a message, never a crash.
    void damagedFiles()
    {
        Draw draw(5);
        for (const auto& [target, name] : EnumNames<Target>::names) {
            Scenario scenario = test::llamaBase();
            if (target == Target::Unsloth)
                scenario.training.tuning.method = TuneMethod::Lora;
            const LaunchExport launch = exportLaunch(scenario, target);
            QVERIFY(!launch.files.empty());
            for (int i = 0; i < 400; ++i) {
                std::string text = launch.files.front().text;
                if (draw.chance(30))
                    text.resize(draw.below(text.size()));
                for (std::size_t turns = 1 + draw.below(std::size_t{6}); turns > 0 && !text.empty(); --turns)
                    text[draw.below(text.size())] = draw.of({'0', '9', '-', '.', '"', '[', '{', ':', '\n', ' ', '\\', 'x'});
                const Result<ImportedLaunch> imported = importLaunch(text, launch.files.front().name, target, test::llamaBase());
                QVERIFY(imported || !errorText(imported.error()).empty());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLaunchImport)
#include "test_launch_import.moc"
