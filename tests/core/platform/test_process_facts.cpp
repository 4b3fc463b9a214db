// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QTest>

#include <vector>

#include "core/platform/process_facts.h"

using namespace shardscope;

class TestProcessFacts : public QObject {
    Q_OBJECT
private slots:
    /// The start is known in ticks of 10 ms, and this test runs within minutes of it.
    void timeRunsFromTheStart()
    {
        QElapsedTimer timer;
        timer.start();
        const double before = secondsSinceProcessStart();
        QTest::qSleep(50);
        const double after = secondsSinceProcessStart();
        QVERIFY2(before > -0.02 && before < 3600, qPrintable(QString::number(before)));
        QVERIFY(after - before >= 0.05 && after - before <= static_cast<double>(timer.elapsed() + 1) / 1e3);
    }

    void memoryCountsWhatIsTouched()
    {
        const double before = residentBytes();
        QVERIFY(before > 1e5);
        const std::vector<char> block(64 << 20, 'x');
        QVERIFY(residentBytes() - before > 60e6);
        QCOMPARE(block.back(), 'x');
    }
};

QTEST_GUILESS_MAIN(TestProcessFacts)
#include "test_process_facts.moc"
