// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "probe/run/stage_watch.h"

using namespace shardscope::probe;
using namespace std::chrono_literals;

class TestStageWatch : public QObject {
    Q_OBJECT

private slots:
    void silenceIsHanging()
    {
        const StageWatch::Clock::time_point start{};
        StageWatch watch({"a", "", 100, {}, 20, false}, 1, start);
        QVERIFY(!watch.overdue(start + 20s));
        QVERIFY(QString::fromStdString(watch.overdue(start + 21s).value()).contains("no sign of life for 20 s"));
        watch.sign(start + 15s);
        QVERIFY(!watch.overdue(start + 35s));
        QVERIFY(watch.overdue(start + 36s));
    }

    /// Three times what was expected, 20 s at least: signs of life alone don't let it run for ever.
    void soIsTakingTooLong()
    {
        const StageWatch::Clock::time_point start{};
        StageWatch brief({"a", "", 1, {}, 20, false}, 1, start), lengthy({"a", "", 100, {}, 20, false}, 1, start);
        for (auto time = 1s; time < 400s; ++time) {
            brief.sign(start + time);
            lengthy.sign(start + time);
            QCOMPARE(brief.overdue(start + time).has_value(), time > 20s);
            QCOMPARE(lengthy.overdue(start + time).has_value(), time > 300s);
        }
    }

    void patienceStretchesBoth()
    {
        const StageWatch::Clock::time_point start{};
        const StageWatch watch({"a", "", 1, {}, 20, false}, 0.1, start);
        QVERIFY(!watch.overdue(start + 1900ms));
        QVERIFY(watch.overdue(start + 2100ms));
    }
};

QTEST_APPLESS_MAIN(TestStageWatch)
#include "test_stage_watch.moc"
