// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/probe/probe_run.h"

#include <csignal>

#include "probe/ranks/socket.h"

using namespace shardscope;
using namespace shardscope::probe_run;

namespace {

/// A port that was free a moment ago.
QString rendezvous() { return "127.0.0.1:" + QString::number(probe::portOf(probe::listenAt("127.0.0.1:0"))); }

/// The variables that a launcher sets for one of two processes.
QStringList variables(const QString& launcher, int rank)
{
    const QString number = QString::number(rank);
    if (launcher == "mpirun")
        return {"OMPI_COMM_WORLD_RANK=" + number, "OMPI_COMM_WORLD_SIZE=2", "OMPI_COMM_WORLD_LOCAL_RANK=" + number,
                "OMPI_COMM_WORLD_LOCAL_SIZE=2"};
    if (launcher == "srun")
        return {"SLURM_PROCID=" + number, "SLURM_NTASKS=2", "SLURM_LOCALID=" + number, "SLURM_NTASKS_PER_NODE=2"};
    return {"RANK=" + number, "WORLD_SIZE=2", "LOCAL_RANK=" + number, "LOCAL_WORLD_SIZE=2"};
}

struct Ranks {
    QProcess first, second;

    Ranks(const QString& launcher, const QStringList& arguments, const QStringList& ofSecond = {})
    {
        const QStringList common = arguments + QStringList{"--rendezvous", rendezvous()};
        start(second, common + ofSecond, variables(launcher, 1));
        start(first, common, variables(launcher, 0));
        first.closeWriteChannel();
        second.closeWriteChannel();
    }
};

}  // namespace

class TestSeveralRanks : public QObject {
    Q_OBJECT

private slots:
    void goInStep_data()
    {
        QTest::addColumn<QString>("launcher");
        QTest::newRow("torchrun") << "torchrun";
        QTest::newRow("mpirun") << "mpirun";
        QTest::newRow("srun") << "srun";
    }
    /// Two processes on sockets: their collectives are right, only rank 0 speaks and writes, and each one's own work is told apart.
    void goInStep()
    {
        QFETCH(QString, launcher);
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        Ranks ranks(launcher, {"--backend", "host", "--quick", "--stages", "launch,all_reduce,all_to_all,contention", "--out", path});
        const Outcome first = finish(ranks.first), second = finish(ranks.second);
        QVERIFY2(first.isWellFormed(), first.out.right(1000).constData());
        QCOMPARE(first.status, 0);
        QCOMPARE(second.status, 0);
        QVERIFY(second.out.isEmpty());
        QCOMPARE(first.lines.first()["ranks"].toInt(), 2);
        QSet<int> units;
        for (const QJsonObject& sample : first.events("sample")) {
            if (sample["of"] == "launch")
                units << sample["unit"].toInt();
            if (sample["of"] == "collective")
                QCOMPARE(sample["ranks"].toInt(), 2);
        }
        QCOMPARE(units, (QSet<int>{0, 1}));
        const Result<HardwareProfile> profile = profileAt(path);
        QVERIFY(profile && profile->isComplete);
        QCOMPARE(profile->collectives.size(), 2u);
        QCOMPARE(profile->contention.size(), 1u);
    }

    /// One rank's stage dies: no other waits for it for ever, all agree that the stage is not done, and the next one runs.
    void oneRanksCrashIsEverybodys()
    {
        Ranks ranks("torchrun", {"--backend", "simulated", "--quick", "--stages", "launch,all_reduce,all_gather"},
                    {"--fault", "crash:all_reduce"});
        const Outcome first = finish(ranks.first), second = finish(ranks.second);
        QVERIFY(first.isWellFormed());
        QCOMPARE(first.status, 1);
        QCOMPARE(second.status, 1);
        QCOMPARE(first.ending("all_reduce")["outcome"].toString(), QString("crashed"));
        QVERIFY(first.ending("all_reduce")["text"].toString().contains("rank 1: the stage died of SIGSEGV"));
        QCOMPARE(first.ending("all_gather")["outcome"].toString(), QString("done"));
    }

    void aRankThatIsGoneEndsTheRun()
    {
        Ranks ranks("torchrun", {"--backend", "simulated", "--stages", "launch,matmul,all_gather"});
        QByteArray said;
        QVERIFY(waitFor(ranks.first, said, "{\"ev\":\"stage\",\"stage\":\"matmul\""));
        ranks.second.kill();
        const Outcome first = finish(ranks.first);
        QCOMPARE(first.status, 1);
        QCOMPARE(first.result()["outcome"].toString(), QString("partial"));
        QVERIFY(first.result()["text"].toString().contains("rank 1 is gone"));
    }

    void cancellingOneCancelsAll()
    {
        Ranks ranks("torchrun", {"--backend", "simulated", "--stages", "launch,matmul,all_gather"});
        QByteArray said;
        QVERIFY(waitFor(ranks.first, said, "{\"ev\":\"stage\",\"stage\":\"matmul\""));
        ::kill(static_cast<pid_t>(ranks.second.processId()), SIGTERM);
        QCOMPARE(finish(ranks.first).status, 4);
        QCOMPARE(finish(ranks.second).status, 4);
    }

    void aRankThatDoesNotComeIsNamed()
    {
        const Outcome outcome =
            run({"--backend", "simulated", "--quick", "--patience", "0.01", "--rendezvous", rendezvous()}, variables("torchrun", 0));
        QVERIFY(outcome.isWellFormed());
        QCOMPARE(outcome.status, 6);
        QVERIFY2(outcome.result()["text"].toString().contains("rank 1 of 2 did not come"), qPrintable(outcome.result()["text"].toString()));
    }

    void severalNodesWithoutARendezvousAreRefused()
    {
        const Outcome outcome = run({"--backend", "simulated", "--quick"},
                                    {"OMPI_COMM_WORLD_RANK=0", "OMPI_COMM_WORLD_SIZE=16", "OMPI_COMM_WORLD_LOCAL_SIZE=8"});
        QCOMPARE(outcome.status, 6);
        QVERIFY(outcome.result()["text"].toString().contains("--rendezvous HOST:PORT"));
    }
};

QTEST_APPLESS_MAIN(TestSeveralRanks)
#include "test_several_ranks.moc"
