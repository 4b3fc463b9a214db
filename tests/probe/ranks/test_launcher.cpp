// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMap>
#include <QTest>

#include "probe/ranks/launcher.h"

using namespace shardscope::probe;

namespace {

using Variables = QMap<QString, QString>;

Place placeIn(const Variables& variables, const std::string& rendezvous = {})
{
    return placeOf(
        [&variables](const char* name) {
            return variables.contains(name) ? std::optional<std::string>(variables[name].toStdString()) : std::nullopt;
        },
        rendezvous);
}

}  // namespace

Q_DECLARE_METATYPE(Variables)

class TestLauncher : public QObject {
    Q_OBJECT

private slots:
    void knowsEachLauncher_data()
    {
        QTest::addColumn<Variables>("variables");
        QTest::addColumn<QString>("launcher");
        QTest::addColumn<int>("rank");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("localRank");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<QString>("rendezvous");
        QTest::newRow("none") << Variables{} << "" << 0 << 1 << 0 << 1 << "";
        QTest::newRow("torchrun") << Variables{{"RANK", "9"},
                                               {"WORLD_SIZE", "16"},
                                               {"LOCAL_RANK", "1"},
                                               {"LOCAL_WORLD_SIZE", "8"},
                                               {"MASTER_ADDR", "node7"},
                                               {"MASTER_PORT", "29500"}}
                                  << "torchrun" << 9 << 16 << 1 << 2 << "node7:29517";
        QTest::newRow("Open MPI, several nodes") << Variables{{"OMPI_COMM_WORLD_RANK", "3"},
                                                              {"OMPI_COMM_WORLD_SIZE", "4"},
                                                              {"OMPI_COMM_WORLD_LOCAL_RANK", "1"},
                                                              {"OMPI_COMM_WORLD_LOCAL_SIZE", "2"}}
                                                 << "mpirun" << 3 << 4 << 1 << 2 << "";
        QTest::newRow("Slurm") << Variables{{"SLURM_PROCID", "5"},
                                            {"SLURM_STEP_NUM_TASKS", "8"},
                                            {"SLURM_LOCALID", "1"},
                                            {"SLURM_STEP_TASKS_PER_NODE", "4(x2)"},
                                            {"SLURM_STEP_NODELIST", "gpu[012-013]"},
                                            {"SLURM_JOB_ID", "77"}}
                               << "srun" << 5 << 8 << 1 << 2 << "gpu012:";
        QTest::newRow("a batch script without srun")
            << Variables{{"SLURM_PROCID", "0"}, {"SLURM_NTASKS", "16"}, {"SLURM_JOB_ID", "77"}} << "" << 0 << 1 << 0 << 1 << "";
        QTest::newRow("one rank is none") << Variables{{"SLURM_PROCID", "0"}, {"SLURM_STEP_NUM_TASKS", "1"}} << "" << 0 << 1 << 0 << 1
                                          << "";
        QTest::newRow("a rank beyond the last") << Variables{{"RANK", "4"}, {"WORLD_SIZE", "4"}} << "" << 0 << 1 << 0 << 1 << "";
        QTest::newRow("words") << Variables{{"RANK", "first"}, {"WORLD_SIZE", "4"}} << "" << 0 << 1 << 0 << 1 << "";
        QTest::newRow("torchrun inside srun") << Variables{{"RANK", "1"},         {"WORLD_SIZE", "2"},
                                                           {"LOCAL_RANK", "1"},   {"LOCAL_WORLD_SIZE", "2"},
                                                           {"SLURM_PROCID", "0"}, {"SLURM_STEP_NUM_TASKS", "9"}}
                                              << "torchrun" << 1 << 2 << 1 << 1 << "127.0.0.1:";
    }
    void knowsEachLauncher()
    {
        QFETCH(Variables, variables);
        QFETCH(QString, rendezvous);
        const Place place = placeIn(variables);
        QTEST(QString::fromStdString(place.launcher), "launcher");
        QTEST(place.rank, "rank");
        QTEST(place.ranks, "ranks");
        QTEST(place.localRank, "localRank");
        QTEST(place.nodes(), "nodes");
        QVERIFY2(QString::fromStdString(place.rendezvous).startsWith(rendezvous) && place.rendezvous.empty() == rendezvous.isEmpty(),
                 place.rendezvous.c_str());
    }

    /// All processes of a job find the same port, those of another a different one.
    void thePortIsTheJobs()
    {
        Variables variables{{"SLURM_PROCID", "0"},
                            {"SLURM_STEP_NUM_TASKS", "4"},
                            {"SLURM_STEP_TASKS_PER_NODE", "2(x2)"},
                            {"SLURM_STEP_NODELIST", "n1,n2"},
                            {"SLURM_JOB_ID", "77"}};
        const std::string first = placeIn(variables).rendezvous;
        variables["SLURM_PROCID"] = "3";
        QCOMPARE(placeIn(variables).rendezvous, first);
        variables["SLURM_JOB_ID"] = "78";
        QVERIFY(placeIn(variables).rendezvous != first);
    }

    void whatIsGivenIsKept()
    {
        QCOMPARE(placeIn({{"RANK", "1"}, {"WORLD_SIZE", "2"}, {"MASTER_ADDR", "other"}}, "here:1234").rendezvous, std::string("here:1234"));
    }

    void readsSlurmsLists_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("first");
        QTest::newRow("one") << "node1"
                             << "node1";
        QTest::newRow("two") << "a,b"
                             << "a";
        QTest::newRow("a range") << "node[003-008,011]"
                                 << "node003";
        QTest::newRow("a choice") << "gpu[7,9]"
                                  << "gpu7";
        QTest::newRow("a list before a range") << "login,gpu[1-2]"
                                               << "login";
    }
    void readsSlurmsLists()
    {
        QFETCH(QString, list);
        QTEST(QString::fromStdString(firstNode(list.toStdString())), "first");
    }
};

QTEST_APPLESS_MAIN(TestLauncher)
#include "test_launcher.moc"
