// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe/probe_lines.h"

#include <QRandomGenerator>

#include "tests/app/app_test.h"

using namespace shardscope;

class TestProbeLines : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// However the bytes are cut, the lines are the same.
    void piecesMakeTheSameLines()
    {
        const QByteArray all = QByteArrayLiteral("{\"ev\":\"heartbeat\"}\n\nsecond\r\nth\0ird\nlast");
        ProbeLines whole;
        const QByteArrayList wanted = whole.take(all);
        QCOMPARE(wanted.size(), 3);
        QCOMPARE(wanted[1], QByteArray("second"));
        QCOMPARE(whole.rest(), QByteArray("last"));
        QRandomGenerator random(7);
        for (int round = 0; round < 200; ++round) {
            ProbeLines lines;
            QByteArrayList found;
            for (qsizetype from = 0; from < all.size();) {
                const qsizetype count = random.bounded(1, 9);
                found += lines.take(all.mid(from, count));
                from += count;
            }
            QCOMPARE(found, wanted);
            QCOMPARE(lines.rest(), QByteArray("last"));
        }
    }

    /// A line that never ends doesn't grow for ever.
    void anEndlessLineIsCut()
    {
        ProbeLines lines;
        const QByteArrayList found = lines.take(QByteArray(2 * ProbeLines::kLongest + 5, 'x'));
        QCOMPARE(found.size(), 2);
        QCOMPARE(found.first().size(), ProbeLines::kLongest);
        QCOMPARE(lines.rest().size(), 5);
    }
};

QTEST_MAIN(TestProbeLines)
#include "test_probe_lines.moc"
