// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probe_ending.h"

#include "tests/app/app_test.h"

using namespace shardscope;

Q_DECLARE_METATYPE(shardscope::ProbeEnd)

namespace {

ProbeExit with(probe::RunOutcome outcome, int done, const char* text = "")
{
    ProbeExit exit;
    exit.result = probe::RunResult{outcome, done, 12, 3, {}, text};
    return exit;
}

}  // namespace

class TestProbeEnding : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// Each ending has a sentence, and, except success, advice.
    void everyEndingIsTold_data()
    {
        QTest::addColumn<int>("row");
        for (int row = 0; row < static_cast<int>(rows().size()); ++row)
            QTest::newRow(rows()[static_cast<std::size_t>(row)].name) << row;
    }
    void everyEndingIsTold()
    {
        QFETCH(int, row);
        const Row& wanted = rows()[static_cast<std::size_t>(row)];
        const ProbeEnding ending = endingOf(wanted.exit);
        QCOMPARE(static_cast<int>(ending.end), static_cast<int>(wanted.end));
        QVERIFY2(ending.what.contains(QString::fromLatin1(wanted.says)), qPrintable(ending.what));
        QVERIFY(!ending.what.isEmpty());
        QCOMPARE(ending.remedy.isEmpty(), row == 0);
    }

    /// The probe's own message counts more than its exit status.
    void aResultIsBelieved()
    {
        ProbeExit exit = with(probe::RunOutcome::Complete, 12);
        exit.isKilled = true;
        exit.isSilent = true;
        exit.isCancelled = true;
        QCOMPARE(static_cast<int>(endingOf(exit).end), static_cast<int>(ProbeEnd::Done));
    }

private:
    struct Row {
        const char* name;
        ProbeExit exit;
        ProbeEnd end;
        const char* says;
    };
    static const std::vector<Row>& rows()
    {
        static const std::vector<Row> all = [] {
            ProbeExit missing;
            missing.isStarted = false;
            missing.startProblem = "no such file";
            ProbeExit killed;
            killed.isKilled = true;
            ProbeExit silent = killed;
            silent.isSilent = true;
            ProbeExit cancelled = killed;
            cancelled.isCancelled = true;
            ProbeExit foreign = killed;
            foreign.isForeign = true;
            ProbeExit refused;
            refused.status = 2;
            refused.lastWords = "unknown argument";
            ProbeExit gone;
            gone.status = 7;
            ProbeExit absent = with(probe::RunOutcome::NoDevice, 0, "nothing here");
            absent.problem = probe::Problem{"There is no NVIDIA driver on this computer.", ""};
            return std::vector<Row>{{"complete", with(probe::RunOutcome::Complete, 12), ProbeEnd::Done, "12 of 12"},
                                    {"partial", with(probe::RunOutcome::Partial, 5), ProbeEnd::Done, "5 of 12"},
                                    {"nothing", with(probe::RunOutcome::Partial, 0), ProbeEnd::Failed, "Nothing"},
                                    {"cancelled", with(probe::RunOutcome::Cancelled, 3), ProbeEnd::Cancelled, "3 of 12"},
                                    {"no device", absent, ProbeEnd::Failed, "no NVIDIA driver"},
                                    {"full disk", with(probe::RunOutcome::Failed, 12, "No space left"), ProbeEnd::Failed, "No space left"},
                                    {"failed", with(probe::RunOutcome::Failed, 0, "in use"), ProbeEnd::Failed, "in use"},
                                    {"missing", missing, ProbeEnd::Failed, "no such file"},
                                    {"crashed", killed, ProbeEnd::Crashed, "killed"},
                                    {"silent", silent, ProbeEnd::Lost, "stopped responding"},
                                    {"cancelled hard", cancelled, ProbeEnd::Cancelled, "did not respond"},
                                    {"another version", foreign, ProbeEnd::Failed, "different versions"},
                                    {"bad usage", refused, ProbeEnd::Failed, "unknown argument"},
                                    {"left", gone, ProbeEnd::Lost, "exit status 7"}};
        }();
        return all;
    }
};

QTEST_MAIN(TestProbeEnding)
#include "test_probe_ending.moc"
