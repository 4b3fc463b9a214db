// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

QStringList asked(const QString& op, const QString& bytes, const QString& gpus, const QStringList& more = {})
{
    return QStringList{"collective", "--op", op, "--bytes", bytes, "--gpus", gpus} + more;
}

QJsonObject answered(const QString& op, const QString& bytes, const QString& gpus, const QString& cluster)
{
    return run(asked(op, bytes, gpus, {"--cluster", cluster, "--json"})).json();
}

}  // namespace

class TestCollective : public QObject {
    Q_OBJECT

private slots:
    void answersInTheContractsForm_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("origin");
        QTest::addColumn<double>("busFactor");
        QTest::newRow("all-reduce") << asked("all_reduce", "67108864", "8") << "measured-curve" << 1.75;
        QTest::newRow("all-gather") << asked("all_gather", "67108864", "8") << "measured-curve" << 0.875;
        QTest::newRow("reduce-scatter") << asked("reduce_scatter", "67108864", "32") << "nccl-model" << 31.0 / 32;
        QTest::newRow("all-to-all") << asked("all_to_all", "67108864", "32") << "nic-rule" << 31.0 / 32;
        QTest::newRow("send and receive") << asked("send_recv", "67108864", "16") << "nic-rule" << 1.0;
    }
    void answersInTheContractsForm()
    {
        QFETCH(QStringList, arguments);
        QFETCH(double, busFactor);
        const Outcome outcome = run(arguments + QStringList{"--json"});
        QCOMPARE(outcome.status, 0);
        const QJsonObject answer = outcome.json();
        QCOMPARE(answer["schema"].toString(), QString("shardscope.collective/1"));
        QTEST(answer["origin"].toString(), "origin");
        const double seconds = answer["seconds"].toDouble();
        QVERIFY(seconds > 1e-6 && seconds < 1);
        QVERIFY(!answer["algorithm"].toString().isEmpty() && !answer["protocol"].toString().isEmpty());
        QVERIFY(qAbs(answer["bus_bandwidth"].toDouble() - 67108864 / seconds * busFactor) < 1);
        const QJsonArray ways = answer["alternatives"].toArray();
        for (qsizetype i = 1; i < ways.size(); ++i)
            QVERIFY(ways[i - 1]["seconds"].toDouble() <= ways[i]["seconds"].toDouble());
    }

    /// Hugging Face's Smol Training Playbook: 480 GB/s of 8 GiB on one p5 node, 45 GB/s all-to-all of 1 GiB and more on 16.
    void agreesWithPublishedFigures()
    {
        const double inside = answered("all_reduce", "8G", "8", "aws-p5")["bus_bandwidth"].toDouble();
        QVERIFY2(inside > 470e9 && inside < 490e9, qPrintable(QString::number(inside)));
        const double across = answered("all_to_all", "8G", "128", "aws-p5")["bus_bandwidth"].toDouble();
        QVERIFY2(across > 42e9 && across < 48e9, qPrintable(QString::number(across)));
    }

    void takesUnitsAsNcclTestsDo()
    {
        QCOMPARE(run(asked("all_gather", "64M", "8", {"--json"})).out, run(asked("all_gather", "67108864", "8", {"--json"})).out);
        QCOMPARE(run(asked("all_gather", "1G", "8", {"--json"})).out, run(asked("all_gather", "1024M", "8", {"--json"})).out);
    }

    void oneGpuSendsNothing()
    {
        const QJsonObject answer = answered("all_reduce", "1M", "1", "dgx-h100");
        QCOMPARE(answer["seconds"].toDouble(-1), 0.0);
        QCOMPARE(answer["algorithm"].toString(), QString("none"));
        QVERIFY(run(asked("all_reduce", "1M", "1")).out.contains("No communication"));
    }

    void readsAClusterFromAFile()
    {
        const QTemporaryDir folder;
        const QString bare = write(folder, "bare.json", R"({"gpu": "h100-sxm", "network": "efa-v2", "nics_per_node": 32})");
        QCOMPARE(answered("all_reduce", "64M", "16", bare)["seconds"], answered("all_reduce", "64M", "16", "aws-p5")["seconds"]);
        QCOMPARE(answered("all_reduce", "64M", "16", example())["seconds"], answered("all_reduce", "64M", "16", "dgx-h100")["seconds"]);
    }

    void theOwnProfileOverrides()
    {
        const QTemporaryDir folder;
        write(folder, "own.json", R"({"schema": "shardscope.profile/1", "origin": "nccl-tests",
              "collectives": [{"op": "all_reduce", "ranks": 8, "samples": [[1024, 1e-5], [1048576, 1e-3], [1048576, 2e-3], [1048576, 9e-3]]}]})");
        const QString cluster = write(folder, "cluster.json", R"({"gpu": "h100-sxm", "profile": "own.json"})");
        QCOMPARE(answered("all_reduce", "1M", "8", cluster)["seconds"].toDouble(), 2e-3);  // the median
        // Beyond the last sample NCCL's curve continues: longer, but not at the bandwidth of a short message.
        const double beyond = answered("all_reduce", "4M", "8", cluster)["seconds"].toDouble();
        QVERIFY2(beyond > 2e-3 && beyond < 8e-3, qPrintable(QString::number(beyond)));
        QCOMPARE(answered("all_gather", "1M", "8", cluster)["seconds"], answered("all_gather", "1M", "8", "dgx-h100")["seconds"]);
    }

    void showsATable()
    {
        const QByteArray text = run(asked("all_reduce", "1G", "16")).out;
        for (const char* part :
             {"all-reduce of 1 GiB", "16 GPUs", "2 nodes", "InfiniBand NDR", "nvls-tree", "ll128", "Nearest line", "nccl-model"})
            QVERIFY2(text.contains(part), part);
        QVERIFY(run(asked("all_to_all", "1G", "8", {"--cluster", "dgx-a100"})).out.contains("measured-curve"));
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("parts");
        const auto with = [](const char* cluster) { return asked("all_reduce", "1M", "8", {"--cluster", cluster}); };
        QTest::newRow("no op") << QStringList{"collective", "--bytes", "1", "--gpus", "8"} << QStringList{"needs --op"};
        QTest::newRow("unknown op") << asked("allreduce", "1M", "8") << QStringList{"--op", "allreduce", "all_reduce"};
        QTest::newRow("no bytes") << asked("all_reduce", "0", "8") << QStringList{"--bytes", "from 1"};
        QTest::newRow("negative bytes") << asked("all_reduce", "-5", "8") << QStringList{"--bytes"};
        QTest::newRow("a unit alone") << asked("all_reduce", "M", "8") << QStringList{"--bytes", "1M"};
        QTest::newRow("too many bytes") << asked("all_reduce", "99999T", "8") << QStringList{"--bytes"};
        QTest::newRow("no GPUs") << asked("all_reduce", "1M", "0") << QStringList{"--gpus"};
        QTest::newRow("half a GPU") << asked("all_reduce", "1M", "1.5") << QStringList{"--gpus", "1.5"};
        QTest::newRow("unknown cluster") << with("dgx-h10") << QStringList{"dgx-h10", "dgx-h100"};
        QTest::newRow("no file") << with("none/such.json") << QStringList{"none/such.json"};
        QTest::newRow("too small") << asked("all_reduce", "1M", "65", {"--cluster", example()}) << QStringList{"65 GPUs", "at most 64"};
    }
    void refuses()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, parts);
        QVERIFY(isRefusal(run(arguments), parts));
        QVERIFY(isRefusal(run(arguments + QStringList{"--json"}), parts));
    }

    void refusesBadFiles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("parts");
        const auto profile = [](const char* series) {
            return QByteArray(R"({"gpu": "h100-sxm", "profile": {"schema": "shardscope.profile/1", )") + series + "}}";
        };
        QTest::newRow("no JSON") << QByteArray("{") << QStringList{"line 1"};
        QTest::newRow("a list") << QByteArray("[]") << QStringList{"object"};
        QTest::newRow("no GPU") << QByteArray("{}") << QStringList{"gpu"};
        QTest::newRow("unknown GPU") << QByteArray(R"({"gpu": "h1000"})") << QStringList{"at /gpu", "h1000"};
        QTest::newRow("unknown key") << QByteArray(R"({"gpu": "h100-sxm", "nods": 2})") << QStringList{"at /nods", "nodes"};
        QTest::newRow("another schema") << QByteArray(R"({"schema": "shardscope.runs/1"})") << QStringList{"at /schema"};
        QTest::newRow("a key of the profile") << profile(R"("colectives": [])") << QStringList{"at /profile/colectives", "collectives"};
        QTest::newRow("a sample") << profile(R"("collectives": [{"op": "all_reduce", "ranks": 8, "samples": [[1, 2], [3]]}])")
                                  << QStringList{"at /profile/collectives/0/samples/1", "2 numbers"};
        QTest::newRow("ranks and nodes") << profile(R"("collectives": [{"op": "all_reduce", "ranks": 8, "nodes": 3, "samples": []}])")
                                         << QStringList{"at /profile/collectives/0/ranks", "3 nodes"};
    }
    void refusesBadFiles()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, parts);
        const QTemporaryDir folder;
        QVERIFY(isRefusal(run(asked("all_reduce", "1M", "8", {"--cluster", write(folder, "c.json", text)})), parts));
    }
};

QTEST_APPLESS_MAIN(TestCollective)
#include "test_collective.moc"
