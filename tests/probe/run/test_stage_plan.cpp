// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "probe/run/stage_plan.h"

using namespace shardscope::probe;

namespace {

QStringList idsOf(const std::vector<StageInfo>& stages)
{
    QStringList ids;
    for (const StageInfo& stage : stages)
        ids << QString::fromStdString(stage.id);
    return ids;
}

}  // namespace

class TestStagePlan : public QObject {
    Q_OBJECT

private slots:
    /// For every backend, ids are unique and come after their requirements, the first stage names the devices, and each states its
    /// duration.
    void everyBackendsPlanIsSound()
    {
        for (const Backend* backend : backends()) {
            for (const bool isQuick : {false, true}) {
                Settings settings;
                settings.quick = isQuick;
                const std::vector<StageInfo> stages = plannedStages(*backend, settings);
                QVERIFY(stages.size() >= 5);
                QCOMPARE(stages.front().id, std::string("identify"));
                QStringList before;
                for (const StageInfo& stage : stages) {
                    const QString id = QString::fromStdString(stage.id);
                    QVERIFY(id.contains(QRegularExpression("^[a-z0-9_-]+$")) && !before.contains(id));
                    QVERIFY(stage.seconds > 0 && stage.silence > 0 && !stage.title.empty());
                    for (const std::string& needed : stage.needs)
                        QVERIFY(before.contains(QString::fromStdString(needed)));
                    before << id;
                }
            }
        }
    }

    /// 20 s on two cores is what a quick look may take.
    void theHostsQuickLookIsQuick()
    {
        Settings settings;
        settings.quick = true;
        double seconds = 0;
        for (const StageInfo& stage : plannedStages(*findBackend("host"), settings))
            seconds += stage.seconds;
        QVERIFY(seconds < 20);
    }

    void whatIsNeededComesWithIt()
    {
        Settings settings;
        settings.stages = {"all_gather"};
        QCOMPARE(idsOf(plannedStages(*findBackend("simulated"), settings)), (QStringList{"identify", "correctness", "all_gather"}));
        settings.stages = {"launch", "identify"};
        QCOMPARE(idsOf(plannedStages(*findBackend("simulated"), settings)), (QStringList{"identify", "launch"}));
    }

    void aStageRunsWhereWhatItNeedsIsDone()
    {
        const StageInfo stage{"c", "", 1, {"a", "b"}, 20, false};
        QCOMPARE(missingFor(stage, {{"a", StageOutcome::Done}, {"b", StageOutcome::Done}}), std::string());
        QCOMPARE(missingFor(stage, {{"a", StageOutcome::Done}, {"b", StageOutcome::Unavailable}}), std::string("b"));
        QCOMPARE(missingFor(stage, {}), std::string("a"));
    }

    void ofTwoEndsTheWorseCounts()
    {
        QCOMPARE(worse(StageOutcome::Done, StageOutcome::Done), StageOutcome::Done);
        QCOMPARE(worse(StageOutcome::Done, StageOutcome::Crashed), StageOutcome::Crashed);
        QCOMPARE(worse(StageOutcome::Unavailable, StageOutcome::Failed), StageOutcome::Failed);
        QCOMPARE(worse(StageOutcome::TimedOut, StageOutcome::Cancelled), StageOutcome::TimedOut);
    }
};

QTEST_APPLESS_MAIN(TestStagePlan)
#include "test_stage_plan.moc"
