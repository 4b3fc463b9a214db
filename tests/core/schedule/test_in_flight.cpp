// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/schedule/in_flight.h"

using namespace shardscope;

class TestInFlight : public QObject {
    Q_OBJECT
private slots:
    /// schedules.md section 2, column "peak live per rank", p = 4 and m = 8.
    void matchesTheWorkedCase_data()
    {
        QTest::addColumn<ScheduleKind>("kind");
        QTest::addColumn<int>("chunks");
        QTest::addColumn<int>("group");
        QTest::addColumn<QList<int>>("expected");
        const auto row = [](const char* name, ScheduleKind kind, int chunks, int group, const QList<int>& expected) {
            QTest::newRow(name) << kind << chunks << group << expected;
        };
        row("afab", ScheduleKind::Afab, 1, 1, {8, 8, 8, 8});
        row("1f1b", ScheduleKind::OneFOneB, 1, 1, {4, 3, 2, 1});
        row("interleaved, groups of 4", ScheduleKind::Interleaved, 2, 4, {11, 9, 7, 5});
        row("interleaved, groups of 8", ScheduleKind::Interleaved, 2, 8, {15, 13, 11, 9});
        row("looped-bfs", ScheduleKind::LoopedBfs, 2, 1, {16, 16, 16, 16});
        row("zb-h1", ScheduleKind::ZbH1, 1, 1, {4, 4, 4, 4});
        row("zb1p-interleaved", ScheduleKind::Zb1pInterleaved, 2, 4, {8, 8, 8, 8});
        row("zb-h2", ScheduleKind::ZbH2, 1, 1, {7, 7, 7, 7});
        row("zb-v", ScheduleKind::ZbV, 2, 1, {8, 8, 8, 8});
        row("v-half", ScheduleKind::VHalf, 2, 1, {6, 6, 6, 6});
        row("v-min", ScheduleKind::VMin, 2, 1, {4, 4, 4, 4});
        row("dualpipe", ScheduleKind::DualPipe, 2, 1, {5, 5, 5, 5});
        row("dualpipe-v", ScheduleKind::DualPipeV, 2, 1, {9, 9, 9, 9});
    }
    void matchesTheWorkedCase()
    {
        QFETCH(ScheduleKind, kind);
        QFETCH(int, chunks);
        QFETCH(int, group);
        QFETCH(QList<int>, expected);
        for (int rank = 0; rank < 4; ++rank)
            QCOMPARE(peakLive({kind, 4, 8, chunks, group}, rank), expected[rank]);
    }

    /// Nothing can hold more (micro-batch, chunk) activations than there are.
    void neverExceedsWhatThereIs()
    {
        for (const ScheduleKind kind : {ScheduleKind::Afab, ScheduleKind::OneFOneB, ScheduleKind::ZbH1, ScheduleKind::ZbH2}) {
            for (int rank = 0; rank < 8; ++rank)
                QCOMPARE_LE(peakLive({kind, 8, 3, 1, 1}, rank), 3);
        }
        QCOMPARE(peakLive({ScheduleKind::ZbV, 8, 3, 2, 1}, 0), 4);
        QCOMPARE(peakLive({ScheduleKind::ZbV, 8, 3, 2, 1}, 7), 6);
        QCOMPARE(peakLive({ScheduleKind::Zb1pInterleaved, 8, 3, 2, 3}, 0), 6);
        QCOMPARE(peakLive({ScheduleKind::Interleaved, 4, 4, 2, 4}, 0), 8);
    }
    void oneRankHoldsOneActivation()
    {
        for (const ScheduleKind kind : {ScheduleKind::OneFOneB, ScheduleKind::ZbH1, ScheduleKind::ZbH2})
            QCOMPARE(peakLive({kind, 1, 16, 1, 1}, 0), 1);
    }
};

QTEST_APPLESS_MAIN(TestInFlight)
#include "test_in_flight.moc"
