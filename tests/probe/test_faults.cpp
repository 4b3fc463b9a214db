// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/probe/probe_run.h"

using namespace shardscope;
using namespace shardscope::probe_run;

class TestFaults : public QObject {
    Q_OBJECT

private slots:
    void everyFaultIsTold_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<QString>("stage");
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("check");
        const auto row = [](const char* fault, int status, const char* outcome, const char* stage, const char* ending, const char* text,
                            const char* check = "") {
            QTest::newRow(fault) << status << QString(outcome) << QString(stage) << QString(ending) << QString(text) << QString(check);
        };
        row("hang", 1, "partial", "all_reduce", "timed-out", "no sign of life");
        row("hang:launch", 1, "partial", "launch", "timed-out", "it was killed");
        row("crash", 1, "partial", "matmul", "crashed", "SIGSEGV (Segmentation fault)");
        row("leave", 1, "partial", "memory", "crashed", "left with status 9");
        row("slow-rank", 0, "complete", "matmul", "done", "", "slow-unit");
        row("wrong-data", 1, "partial", "correctness", "failed", "wrong data", "wrong-data");
        row("garbage", 0, "complete", "memory", "done", "");
        row("flood", 1, "partial", "memory", "timed-out", "no sign of life");
        row("slow-start", 0, "complete", "identify", "done", "");
        row("no-driver", 3, "no-device", "identify", "unavailable", "no NVIDIA driver", "driver");
        row("old-driver", 3, "no-device", "identify", "unavailable", "CUDA 11.4", "driver-version");
        row("mig", 0, "complete", "all_reduce", "unavailable", "it needs correctness", "mig");
        row("busy", 6, "failed", "identify", "failed", "in use by process", "busy");
        row("ecc", 1, "partial", "memory", "failed", "uncorrectable", "ecc");
        row("no-nccl", 0, "complete", "correctness", "unavailable", "libnccl", "nccl");
    }
    void everyFaultIsTold()
    {
        QFETCH(QString, stage);
        QFETCH(QString, text);
        QFETCH(QString, check);
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        const Outcome outcome = run(simulated(QTest::currentDataTag(), path));
        QVERIFY2(outcome.isWellFormed(), outcome.out.right(2000).constData());
        QTEST(outcome.status, "status");
        QTEST(outcome.result()["outcome"].toString(), "outcome");
        const QJsonObject ending = outcome.ending(stage);
        QTEST(ending["outcome"].toString(), "ending");
        QVERIFY2(ending["text"].toString().contains(text), qPrintable(ending["text"].toString()));
        QVERIFY(check.isEmpty() || !outcome.check(check)["text"].toString().isEmpty());
        QVERIFY(check.isEmpty() || !outcome.check(check)["fix"].toString().isEmpty());
        keepsEveryFinishedStage(outcome, path);
    }

    /// Finished stages are in the file; unfinished ones are only named.
    void keepsEveryFinishedStage(const Outcome& outcome, const QString& path)
    {
        const Result<HardwareProfile> profile = profileAt(path);
        QCOMPARE(static_cast<bool>(profile), !outcome.result()["file"].toString().isEmpty());
        if (!profile)
            return;
        for (const ProfileStage& stage : profile->stages)
            QCOMPARE(QString::fromStdString(stage.status), outcome.ending(QString::fromStdString(stage.id))["outcome"].toString());
        QCOMPARE(profile->isComplete, outcome.status == 0);
        QCOMPARE(!profile->bandwidth.empty(), outcome.ending("memory")["outcome"] == "done");
        const auto isAllReduce = [](const CollectiveSeries& series) { return series.kind == CollectiveKind::AllReduce; };
        QCOMPARE(std::any_of(profile->collectives.begin(), profile->collectives.end(), isAllReduce),
                 outcome.ending("all_reduce")["outcome"] == "done");
        QVERIFY(!profile->launch.empty() || outcome.ending("launch")["outcome"] != "done");
    }

    /// Other output of a stage is logged; a foreign end of the run, half a message and a negative time are not messages.
    void garbageIsALog()
    {
        const Outcome outcome = run(simulated("garbage"));
        QVERIFY(outcome.isWellFormed());
        QStringList logs;
        for (const QJsonObject& log : outcome.events("log"))
            logs << log["text"].toString().left(40);
        QVERIFY(logs.contains("NCCL INFO Bootstrap : Using eth0"));
        QVERIFY(!logs.filter("\"outcome\":\"complete\"").isEmpty());
        QVERIFY(!logs.filter("xxxxxxxx").isEmpty());
        for (const QJsonObject& sample : outcome.events("sample"))
            QVERIFY(sample["seconds"].toDouble() > 0 && sample["path"] != "x");
        QCOMPARE(outcome.ending("memory")["outcome"].toString(), QString("done"));
    }

    void aFloodIsCutOff()
    {
        const Outcome outcome = run(simulated("flood") << "--stages"
                                                       << "memory");
        QVERIFY(outcome.isWellFormed());
        QCOMPARE(outcome.events("log").size(), 1000);
        QVERIFY(outcome.events("log").last()["text"].toString().contains("left out"));
    }

    void aBusyDeviceIsMeasuredWhereThatIsAllowed()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        const Outcome outcome = run(simulated("busy", path) << "--allow-busy");
        QCOMPARE(outcome.status, 0);
        const Result<HardwareProfile> profile = profileAt(path);
        QVERIFY(profile && profile->warnings.size() == 1 &&
                QString::fromStdString(profile->warnings.front()).contains("in use by process"));
    }

    /// The slow GPU is named, with how slow it is.
    void theSlowUnitIsNamed()
    {
        const Outcome outcome = run(simulated("slow-rank") << "--stages"
                                                           << "matmul");
        const QString text = outcome.check("slow-unit")["text"].toString();
        QVERIFY2(text.contains("Unit 3 takes 12 %"), qPrintable(text));
        QVERIFY(run(simulated() << "--stages"
                                << "matmul")
                    .check("slow-unit")
                    .isEmpty());
    }

    void aFullDiskIsToldAndNothingIsLost_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<QString>("out");
        QTest::newRow("injected") << "full-disk"
                                  << "";
        QTest::newRow("/dev/full") << ""
                                   << "/dev/full";
    }
    void aFullDiskIsToldAndNothingIsLost()
    {
        QFETCH(QString, fault);
        QFETCH(QString, out);
        const QTemporaryDir folder;
        const QString path = out.isEmpty() ? folder.filePath("p.json") : out;
        if (out.isEmpty())
            QVERIFY(run(simulated({}, path)).status == 0);
        const Outcome outcome = run(simulated(fault, path));
        QVERIFY(outcome.isWellFormed());
        QCOMPARE(outcome.status, 5);
        QCOMPARE(outcome.events("error").size(), 1);
        QVERIFY(outcome.events("error").value(0)["text"].toString().contains("No space left on device"));
        // The run went on, its samples are on standard output, and the file of the run before is as it was.
        QCOMPARE(outcome.result()["done"], outcome.result()["planned"]);
        QVERIFY(outcome.events("sample").size() > 50);
        QVERIFY(!out.isEmpty() || profileAt(path)->isComplete);
    }

    /// A file that may not grow beyond 4 KiB: the first stages are kept, and the later ones are reported as missing.
    void aFileThatMayNotGrowKeepsWhatItHas()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        QProcess process;
        process.start("sh",
                      {"-c", "ulimit -f 8; exec \"$0\" \"$@\"", SHARDSCOPE_PROBE, "--backend", "simulated", "--quick", "--out", path});
        const Outcome outcome = finish(process);
        QVERIFY(outcome.isWellFormed());
        QCOMPARE(outcome.status, 5);
        QVERIFY(outcome.result()["text"].toString().contains("File too large"));
        const Result<HardwareProfile> profile = profileAt(path);
        QVERIFY(profile && !profile->isComplete && !profile->launch.empty());
    }

    void aFolderThatIsNotThereIsToldBeforeAnythingIsMeasured()
    {
        const Outcome outcome = run(simulated({}, "/nonexistent/folder/p.json"));
        QVERIFY(outcome.isWellFormed());
        QCOMPARE(outcome.status, 5);
        QVERIFY(outcome.events("stage").isEmpty());
        QVERIFY(outcome.result()["text"].toString().contains("/nonexistent/folder/p.json"));
    }
};

QTEST_APPLESS_MAIN(TestFaults)
#include "test_faults.moc"
