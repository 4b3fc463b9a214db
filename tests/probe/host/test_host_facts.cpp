// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "probe/host/host_facts.h"

using namespace shardscope::probe;

namespace {

void put(const QTemporaryDir& root, const QString& path, const QByteArray& text)
{
    QFile file(root.filePath(path));
    QVERIFY(QDir(root.path()).mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

}  // namespace

class TestHostFacts : public QObject {
    Q_OBJECT

private slots:
    void readsWhatLinuxSays()
    {
        const QTemporaryDir root;
        put(root, "proc/cpuinfo", "processor\t: 0\nmodel name\t: AMD EPYC 9654 96-Core Processor\nmodel name\t: another\n");
        put(root, "proc/meminfo", "MemTotal:       1584000 kB\nMemFree:  5 kB\nMemAvailable:   1000000 kB\n");
        put(root, "proc/loadavg", "3.25 2.00 1.00 1/100 4711\n");
        put(root, "proc/sys/kernel/osrelease", "6.1.0\n");
        put(root, "sys/fs/cgroup/cpu.max", "150000 100000\n");
        put(root, "sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave\n");
        const HostFacts facts = readHostFacts(root.path().toStdString());
        QCOMPARE(facts.processor, std::string("AMD EPYC 9654 96-Core Processor"));
        QCOMPARE(facts.memoryBytes, 1584000.0 * 1024);
        QCOMPARE(facts.freeMemoryBytes, 1000000.0 * 1024);
        QCOMPARE(facts.load, 3.25);
        QCOMPARE(facts.cpuLimit, 1.5);
        QCOMPARE(facts.governor, std::string("powersave"));
        QCOMPARE(facts.kernel, std::string("6.1.0"));
        QVERIFY(facts.cores >= 1);
    }

    void aMachineThatSaysNothingIsNoFault()
    {
        const QTemporaryDir root;
        put(root, "sys/fs/cgroup/cpu.max", "max 100000\n");
        const HostFacts facts = readHostFacts(root.path().toStdString());
        QCOMPARE(facts.processor, std::string("unnamed processor"));
        QVERIFY(!facts.cpuLimit && !facts.governor);
    }

    /// Ranks that may run anywhere share the cores; ranks that are bound have their own.
    void threadsAreThoseOfTheRank()
    {
        HostFacts facts;
        facts.cores = 8;
        facts.coresOfMachine = 8;
        Place place;
        QCOMPARE(threadsFor(facts, place), 8);
        place.localRanks = 4;
        QCOMPARE(threadsFor(facts, place), 2);
        place.localRanks = 16;
        QCOMPARE(threadsFor(facts, place), 1);
        facts.coresOfMachine = 64;
        QCOMPARE(threadsFor(facts, place), 8);
    }
};

QTEST_APPLESS_MAIN(TestHostFacts)
#include "test_host_facts.moc"
