// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/probe/probe_run.h"

using namespace shardscope;
using namespace shardscope::probe_run;

class TestOptions : public QObject {
    Q_OBJECT

private slots:
    /// Status 2, nothing on standard output, one line with the error and the right usage.
    void refuses_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("part");
        QTest::newRow("unknown argument") << QStringList{"--quik"} << "--help lists them";
        QTest::newRow("no value") << QStringList{"--out"} << "--out needs a value";
        QTest::newRow("a value of a switch") << QStringList{"--quick=1"} << "unknown argument";
        QTest::newRow("backend") << QStringList{"--backend", "tpu"} << "host, simulated, auto";
        QTest::newRow("stage") << QStringList{"--backend", "host", "--stages", "matmull"} << "its stages: identify, launch";
        QTest::newRow("fault") << QStringList{"--backend", "simulated", "--fault", "fire"} << "known faults: hang, crash";
        QTest::newRow("a fault that has no stage") << QStringList{"--backend", "simulated", "--fault", "mig:matmul"} << "there is no fault";
        QTest::newRow("a fault of a real backend") << QStringList{"--backend", "host", "--fault", "hang"} << "need --backend simulated";
        QTest::newRow("device") << QStringList{"--backend", "simulated", "--device", "h101"} << "catalog gpus";
        QTest::newRow("patience") << QStringList{"--backend", "host", "--patience", "0"} << "above 0";
        QTest::newRow("a scenario that is not there")
            << QStringList{"--backend", "host", "--scenario", "/nonexistent.json"} << "/nonexistent.json";
    }
    void refuses()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, part);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.startsWith("shardscope-probe: ") && outcome.err.contains(part.toUtf8()), outcome.err.constData());
    }

    void tellsHowItIsUsed()
    {
        const Outcome help = run({"--help"});
        QCOMPARE(help.status, 0);
        for (const char* word :
             {"--backend", "--quick", "--out", "--scenario", "--allow-busy", "--rendezvous", "--list", "Exit status: 0 complete", "mpirun"})
            QVERIFY2(help.out.contains(word), word);
        const Outcome list = run({"--list"});
        QCOMPARE(list.status, 0);
        QVERIFY(list.out.contains("host: ") && list.out.contains("simulated: ") && list.out.contains("  contention"));
        QVERIFY(run({"--version"}).out.startsWith("shardscope-probe "));
    }
};

QTEST_APPLESS_MAIN(TestOptions)
#include "test_options.moc"
