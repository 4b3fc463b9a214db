// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probe_record.h"

#include "tests/app/app_test.h"

using namespace shardscope;

namespace {

probe::StageInfo stageNamed(const char* id, double seconds)
{
    probe::StageInfo info;
    info.id = id;
    info.seconds = seconds;
    return info;
}

ProbeRecord started(bool isSimulated = false)
{
    ProbeRecord record;
    probe::Hello hello;
    hello.backend = isSimulated ? "simulated" : "host";
    hello.simulated = isSimulated;
    record.add(hello);
    record.add(probe::Plan{{stageNamed("identify", 1), stageNamed("memory", 3), stageNamed("matmul", 4)}});
    return record;
}

probe::SampleTaken copyOf(double bytes, const char* stage = "memory")
{
    probe::Sample sample;
    sample.what = probe::BandwidthPoint{"device-copy", Bytes(bytes)};
    sample.seconds = Seconds(bytes / 1e10);
    return {stage, sample};
}

}  // namespace

class TestProbeRecord : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void progressIsOfTheExpectedTime()
    {
        ProbeRecord record = started();
        QCOMPARE(record.progress(), 0.0);
        QCOMPARE(record.secondsLeft(), 8.0);
        record.add(probe::StageEnded{"identify", probe::StageOutcome::Done, 0.1, {}, {}});
        record.add(probe::StageStarted{"memory", 3});
        record.add(probe::Progress{"memory", 0.5, "1 MiB"});
        QCOMPARE(record.secondsLeft(), 5.5);
        QVERIFY(record.stages()[1].isRunning);
        QCOMPARE(record.stages()[1].doing, QString("1 MiB"));
        record.add(probe::StageEnded{"memory", probe::StageOutcome::TimedOut, 9, {}, {}});
        record.add(probe::StageEnded{"matmul", probe::StageOutcome::Done, 1, {}, {}});
        QCOMPARE(record.progress(), 1.0);
        QCOMPARE(record.stagesDone(), 2);
    }

    /// Measurements of a finished stage are in the profile, whatever follows; those of an unfinished stage are not.
    void finishedStagesAreKept()
    {
        ProbeRecord record = started();
        record.add(copyOf(1e8));
        QVERIFY(!record.profile());
        record.add(probe::StageEnded{"memory", probe::StageOutcome::Done, 1, {}, {}});
        record.add(copyOf(2e8, "matmul"));
        record.add(probe::StageEnded{"matmul", probe::StageOutcome::Crashed, 1, "died", {}});
        QVERIFY(record.profile());
        QCOMPARE(record.profile()->bandwidth.size(), std::size_t(1));
        QCOMPARE(record.profile()->bandwidth[0].samples.size(), std::size_t(1));
        QVERIFY(!record.profile()->isComplete);
        QCOMPARE(record.profile()->origin, std::optional(ProfileOrigin::Host));
        QCOMPARE(record.samples().size(), std::size_t(2));
    }

    void aSimulatedRunSaysSo()
    {
        ProbeRecord record = started(true);
        record.add(copyOf(1e8));
        record.add(probe::StageEnded{"memory", probe::StageOutcome::Done, 1, {}, {}});
        QVERIFY(record.isSimulated());
        QCOMPARE(record.profile()->origin, std::optional(ProfileOrigin::Simulated));
    }

    /// Anything may come, in any order; nothing grows without bounds.
    void nothingIsTooOdd()
    {
        ProbeRecord record;
        record.add(probe::StageEnded{"nowhere", probe::StageOutcome::Done, 1, {}, {}});
        record.add(probe::Progress{"nowhere", 7, {}});
        record.add(copyOf(1e8));
        QVERIFY(!record.profile());
        for (int line = 0; line < 6000; ++line)
            record.addGarbage(QByteArray(5000, '\x01'));
        QCOMPARE(record.garbage(), 6000);
        QVERIFY(record.log().size() <= 5000 && record.log().first().size() <= 2000);
        QVERIFY(!record.log().first().contains(QChar(1)));
    }
};

QTEST_MAIN(TestProbeRecord)
#include "test_probe_record.moc"
