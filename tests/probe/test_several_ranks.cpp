// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/probe/probe_run.h"

#include <csignal>

#include "probe/ranks/board.h"
#include "probe/ranks/socket.h"

using namespace shardscope;
using namespace shardscope::probe_run;

namespace {

/// A port that was free a moment ago.
QString rendezvous() { return "127.0.0.1:" + QString::number(probe::portOf(probe::listenAt("127.0.0.1:0"))); }

const QString kToken = QString(64, 'a');

/// The variables that a launcher sets for one of two processes.
QStringList variables(const QString& launcher, int rank)
{
    const QString number = QString::number(rank);
    if (launcher == "mpirun")
        return {"OMPI_COMM_WORLD_RANK=" + number, "OMPI_COMM_WORLD_SIZE=2", "OMPI_COMM_WORLD_LOCAL_RANK=" + number,
                "OMPI_COMM_WORLD_LOCAL_SIZE=2"};
    if (launcher == "srun")
        return {"SLURM_PROCID=" + number, "SLURM_STEP_NUM_TASKS=2", "SLURM_LOCALID=" + number, "SLURM_STEP_TASKS_PER_NODE=2"};
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
    /// Two processes on sockets: their collectives are right, only rank 0 speaks and writes, and the work of each rank is reported
    /// separately.
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

    /// This process plays rank 0, whose stage says where it listens before rank 1 has begun its own: that is not lost.
    void whatAFasterRanksStageSaidIsHeard()
    {
        probe::Place place;
        place.ranks = place.localRanks = 2;
        place.rendezvous = rendezvous().toStdString();
        place.token = kToken.toStdString();
        probe::Poller poller;
        probe::Board board(place, poller, [](const std::string&, const std::string&) {});
        QProcess second;
        start(second, {"--backend", "host", "--quick", "--stages", "all_reduce", "--rendezvous", QString::fromStdString(place.rendezvous)},
              variables("mpirun", 1) + QStringList{"SHARDSCOPE_PROBE_TOKEN=" + kToken});
        const auto hasSeen = [&](const char* key) {
            (void)board.gather();
            poller.wait(std::chrono::milliseconds(10));
            return board.find(key) != nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasSeen("begin:identify:1"), 20000);
        board.share("begin:identify:0", "");
        board.share("end:identify:0", "done\n");
        QTRY_VERIFY_WITH_TIMEOUT(hasSeen("begin:all_reduce:1"), 20000);
        const probe::Socket listener = probe::listenAt("127.0.0.1:0");
        board.share("board:all_reduce:token", std::string(32, 'c'));
        board.share("board:all_reduce:address:0", "127.0.0.1:" + std::to_string(probe::portOf(listener)));
        board.share("begin:all_reduce:0", "");
        bool hasCome = false;
        poller.watch(listener.descriptor(), [&] { hasCome = true; });
        QTRY_VERIFY_WITH_TIMEOUT(hasSeen("board:all_reduce:address:1") && hasCome, 10000);
        const probe::Socket way = probe::acceptFrom(listener);
        struct {
            std::int32_t rank;
            char token[32];
        } greeting{};
        QVERIFY(probe::receiveAll(way.descriptor(), &greeting, sizeof greeting));
        QCOMPARE(greeting.rank, 1);
        QCOMPARE(QByteArray(greeting.token, sizeof greeting.token), QByteArray(32, 'c'));
        // A stranger that comes to the stage's own port is sent away, and the rank does not take it for another.
        const probe::Socket stranger = probe::connectTo(*board.find("board:all_reduce:address:1"));
        const std::string noise(36, 'z');
        QVERIFY(!stranger.isOpen() || probe::sendAll(stranger.descriptor(), noise.data(), noise.size()));
        second.kill();
        QVERIFY(second.waitForFinished());
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
