// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/probe/probe_run.h"

#include <csignal>

using namespace shardscope;
using namespace shardscope::probe_run;

namespace {

/// Child processes of a process, by the kernel's list.
QList<int> childrenOf(qint64 process)
{
    QFile file(QString("/proc/%1/task/%1/children").arg(process));
    QList<int> children;
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray& child : file.readAll().simplified().split(' ')) {
            if (!child.isEmpty())
                children << child.toInt();
        }
    }
    return children;
}

bool isRunning(int process)
{
    QFile file(QString("/proc/%1/stat").arg(process));
    return file.open(QIODevice::ReadOnly) && !file.readAll().contains(") Z ");
}

}  // namespace

class TestCancel : public QObject {
    Q_OBJECT

private slots:
    /// Whoever asks, and whatever the stage does: the run ends, finished stages are kept, and no process is left.
    void endsAtOnceAndKeepsWhatIsDone_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<QString>("fault");
        QTest::newRow("a line on standard input") << "cancel"
                                                  << "";
        QTest::newRow("SIGTERM") << "SIGTERM"
                                 << "";
        QTest::newRow("SIGINT") << "SIGINT"
                                << "";
        QTest::newRow("the end of standard input, attached") << "end"
                                                             << "";
        QTest::newRow("a stage that ignores it") << "SIGTERM"
                                                 << "hang:matmul";
    }
    void endsAtOnceAndKeepsWhatIsDone()
    {
        QFETCH(QString, how);
        QFETCH(QString, fault);
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        QStringList arguments{"--backend", "simulated", "--attached", "--out", path};
        if (!fault.isEmpty())
            arguments << "--fault" << fault;
        QProcess process;
        start(process, arguments);
        QByteArray said;
        QVERIFY(waitFor(process, said, "{\"ev\":\"stage\",\"stage\":\"matmul\""));
        const QList<int> children = childrenOf(process.processId());
        QCOMPARE(children.size(), 1);
        if (how == "cancel")
            process.write("cancel\n");
        else if (how == "end")
            process.closeWriteChannel();
        else
            ::kill(static_cast<pid_t>(process.processId()), how == "SIGTERM" ? SIGTERM : SIGINT);
        Outcome outcome = finish(process);
        outcome.out = said + outcome.out;
        outcome.lines.clear();
        addLines(outcome);
        QVERIFY(outcome.isWellFormed());
        QCOMPARE(outcome.status, 4);
        QCOMPARE(outcome.result()["outcome"].toString(), QString("cancelled"));
        QCOMPARE(outcome.ending("matmul")["outcome"].toString(), QString("cancelled"));
        // By the program's own clock, less what the stage had run: killed behind a second, if it must be.
        QVERIFY(!isRunning(children.first()));
        const Result<HardwareProfile> profile = profileAt(path);
        QVERIFY(profile && !profile->isComplete && !profile->bandwidth.empty() && profile->matrixMultiply.empty());
    }

    void aKilledStageIsAFinding()
    {
        const QTemporaryDir folder;
        QProcess process;
        start(process, {"--backend", "simulated", "--out", folder.filePath("p.json"), "--stages", "launch,matmul,all_gather", "--fault",
                        "hang:matmul"});
        QByteArray said;
        QVERIFY(waitFor(process, said, "{\"ev\":\"stage\",\"stage\":\"matmul\""));
        for (const int child : childrenOf(process.processId()))
            ::kill(child, SIGKILL);
        Outcome outcome = finish(process);
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.ending("matmul")["text"].toString().contains("SIGKILL"));
        QCOMPARE(outcome.ending("all_gather")["outcome"].toString(), QString("done"));
        const Result<HardwareProfile> profile = profileAt(folder.filePath("p.json"));
        QVERIFY(profile && !profile->launch.empty() && !profile->collectives.empty());
    }

    /// The writer is gone: the file on disk is whole, and the stage's process ends, too.
    void aKilledProgramLeavesAValidFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        QProcess process;
        start(process, {"--backend", "simulated", "--out", path, "--fault", "hang:matmul"});
        QByteArray said;
        QVERIFY(waitFor(process, said, "{\"ev\":\"stage\",\"stage\":\"matmul\""));
        const QList<int> children = childrenOf(process.processId());
        QCOMPARE(children.size(), 1);
        process.kill();
        QVERIFY(process.waitForFinished());
        QTRY_VERIFY(!isRunning(children.first()));
        const Result<HardwareProfile> profile = profileAt(path);
        QVERIFY(profile && !profile->isComplete && !profile->bandwidth.empty());
        QCOMPARE(QString::fromStdString(profile->stages.back().status), QString("not-run"));
    }

    /// Nobody reads any more: the file is written all the same.
    void aClosedOutputEndsNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        QProcess process;
        process.start("sh", {"-c", "\"$0\" \"$@\" | head -n 1", SHARDSCOPE_PROBE, "--backend", "simulated", "--quick", "--out", path});
        QVERIFY(process.waitForFinished(60000));
        QTRY_VERIFY(profileAt(path) && profileAt(path)->isComplete);
    }
};

QTEST_APPLESS_MAIN(TestCancel)
#include "test_cancel.moc"
