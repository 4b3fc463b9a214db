// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/estimate/estimate.h"
#include "core/io/scenario_file.h"
#include "tests/app/cli/command_line.h"
#include "tests/support/estimated_program.h"
#include "tests/support/gzip.h"

using namespace shardscope::command_line;

namespace {

/// Llama 3.2 1B on two GPUs.
const QStringList& changes()
{
    static const QStringList list{"model.preset=llama-3.2-1b",
                                  "cluster.nodes=1",
                                  "cluster.gpus_per_node=2",
                                  "training.sequence_length=4096",
                                  "training.global_batch=4",
                                  "plan.tp=1",
                                  "plan.pp=1",
                                  "plan.dp=2",
                                  "plan.sequence_parallel=false"};
    return list;
}

QStringList settings()
{
    QStringList arguments;
    for (const QString& each : changes())
        arguments << "--set" << each;
    return arguments;
}

/// Traces of the run with a slow loader, as `rank0.json` and `rank1.json.gz`.
QStringList recorded(const QTemporaryDir& folder, double loading, const shardscope::test::RunOptions& base = {})
{
    std::vector<std::string> overrides;
    for (const QString& each : changes())
        overrides.push_back(each.toStdString());
    const shardscope::Estimate estimated =
        *shardscope::estimate(*shardscope::parseScenario(exampleText().toStdString(), "example", overrides));
    std::vector<shardscope::test::RankProgram> programs{shardscope::test::programOf(estimated, 0),
                                                        shardscope::test::programOf(estimated, 1)};
    shardscope::test::RunItem load;
    load.kind = shardscope::test::RunItem::Kind::Host;
    load.name = "enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__";
    load.seconds = loading;
    for (shardscope::test::RankProgram& program : programs)
        program.insert(program.begin(), load);
    shardscope::test::RunOptions options = base;
    options.worldSize = 2;
    const std::vector<std::string> traces = tracesOf(programs, options);
    return {write(folder, "rank0.json", QByteArray::fromStdString(traces[0])),
            write(folder, "rank1.json.gz", shardscope::test::gzip(QByteArray::fromStdString(traces[1])))};
}

}  // namespace

/// `doctor`: why a run is slower than its estimate.
class TestDoctor : public QObject {
    Q_OBJECT

private slots:
    void theDocumentHasTheDifference()
    {
        const QTemporaryDir folder;
        const QStringList files = recorded(folder, 0.2);
        const Outcome outcome = run(QStringList{"doctor"} + files + QStringList{"--scenario", example(), "--json"} + settings());
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const QJsonObject json = outcome.json();
        QCOMPARE(json["schema"].toString(), QString("shardscope.diagnosis/1"));
        const double difference = json["measured"]["step_s"].toDouble() - json["estimated"]["step_s"].toDouble();
        double sum = 0;
        for (const QJsonValue part : json["parts"].toArray()) {
            sum += part["seconds"].toDouble();
            QVERIFY(part["sure"].toDouble() >= 0 && part["sure"].toDouble() <= 1);
            QVERIFY(!part["sentence"].toString().isEmpty() && part["evidence"].isArray());
        }
        QVERIFY(std::abs(sum - difference) < 1e-9);
        const QJsonValue first = json["parts"].toArray().first();
        QCOMPARE(first["id"].toString(), QString("loader"));
        QVERIFY(std::abs(first["seconds"].toDouble() - 0.2) < 1e-3);
        QVERIFY(first["evidence"].toArray().first()["name"].toString().contains("DataLoader"));
        QCOMPARE(json["used"].toArray().size(), 2);
        QCOMPARE(json["used"].toArray()[1].toObject()["rank"].toInt(), 1);
        QVERIFY(json["findings"].toArray().isEmpty() && json["stragglers"].isArray() && json["ignored"].isArray());
    }

    void theTableReadsAtAGlance()
    {
        const QTemporaryDir folder;
        QCOMPARE(recorded(folder, 0.2).size(), 2);
        const Outcome outcome = run(QStringList{"doctor", folder.path(), "--scenario", example()} + settings());
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const QList<QByteArray> lines = outcome.out.split('\n');
        QVERIFY(lines[0].startsWith("measured ") && lines[0].contains("rank ") && lines[0].contains("step 5"));
        QVERIFY(lines[1].startsWith("estimated "));
        QVERIFY(lines[2].contains("slower than estimated"));
        QVERIFY2(lines[5].startsWith("data loader") && lines[5].contains("+200 ms") && lines[5].contains("####"), lines[5].constData());
        QVERIFY(outcome.out.contains("Try: "));
    }

    void withoutAScenarioItSaysWhatIsMissing()
    {
        const QTemporaryDir folder;
        const QStringList files = recorded(folder, 0.1);
        QVERIFY(isRefusal(run({"doctor", files[0]}),
                          {"rank0.json", "the model, the batch and the plan", "NVIDIA H100", "2 GPUs", "--scenario FILE"}));
    }

    void anotherMachineIsTold()
    {
        const QTemporaryDir folder;
        shardscope::test::RunOptions options;
        options.device = "NVIDIA B200";
        const QStringList files = recorded(folder, 0.1, options);
        const Outcome outcome = run(QStringList{"doctor", files[0], "--scenario", example()} + settings());
        QVERIFY(outcome.status == 0 && outcome.out.contains("warning: The traces were recorded on NVIDIA B200 (b200-sxm)"));
        QVERIFY(outcome.out.contains("Only one of 2 ranks is traced"));
    }

    void badInputIsRefused()
    {
        const QTemporaryDir folder;
        const QStringList files = recorded(folder, 0.1);
        QFile packed(files[1]);
        QVERIFY(packed.open(QIODevice::ReadOnly));
        const QString cut = write(folder, "cut.json.gz", packed.readAll().chopped(100));
        QVERIFY(isRefusal(run({"doctor", cut, "--scenario", example()}), {"cut.json.gz"}));
        QVERIFY(isRefusal(run({"doctor", files[0], files[0], "--scenario", example()}), {"rank 0"}));
        QVERIFY(isRefusal(run({"doctor", folder.filePath("none.json"), "--scenario", example()}), {"none.json", "does not exist"}));
        QVERIFY(isRefusal(run({"doctor", example(), "--scenario", example()}), {"traceEvents"}));
        const Outcome illegal = run({"doctor", files[0], "--scenario", example(), "--set", "plan.tp=3", "--json"});
        QVERIFY(illegal.status == 1 && !illegal.json()["findings"].toArray().isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestDoctor)
#include "test_doctor.moc"
