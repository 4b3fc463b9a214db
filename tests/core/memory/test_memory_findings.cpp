// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/memory/memory_findings.h"
#include "core/text/finding_text.h"

using namespace shardscope;

class TestMemoryFindings : public QObject {
    Q_OBJECT
private slots:
    void says_data()
    {
        QTest::addColumn<double>("peak");
        QTest::addColumn<QString>("id");
        const double gib = 1073741824.0;
        QTest::newRow("roomy") << 60 * gib << "";
        QTest::newRow("just outside the band") << 72.7 * gib << "";
        QTest::newRow("within the band") << 75 * gib << "memory-tight";
        QTest::newRow("exactly full") << 80 * gib << "memory-tight";
        QTest::newRow("too much") << 80.1 * gib << "out-of-memory";
    }
    void says()
    {
        QFETCH(double, peak);
        QFETCH(QString, id);
        MemoryEstimate memory;
        memory.stages.resize(4);
        memory.peakStage = 2;
        memory.peak = Bytes(peak);
        memory.capacity = Bytes(80 * 1073741824.0);
        const std::vector<Finding> findings = memoryFindings(memory);
        QCOMPARE(findings.empty(), id.isEmpty());
        if (findings.empty())
            return;
        QCOMPARE(QString::fromStdString(findings[0].id), id);
        const QString sentence = QString::fromStdString(findingText(findings[0]));
        QVERIFY2(sentence.contains(QStringLiteral("stage 2")) && !sentence.contains(QLatin1Char('{')), qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral("80 GiB")), qPrintable(sentence));
    }
    /// PyTorch flushes its cache where next to nothing is left; a program whose buffers are laid out beforehand does not.
    void saysWhereTheAllocatorRetries()
    {
        MemoryEstimate memory;
        memory.stages.resize(1);
        memory.capacity = Bytes(80 * 1073741824.0);
        const auto retries = [&](double share) {
            memory.peak = memory.capacity * share;
            for (const Finding& finding : memoryFindings(memory)) {
                if (finding.id == "allocator-retries")
                    return !findingText(finding).empty();
            }
            return false;
        };
        QVERIFY(!retries(0.96));
        QVERIFY(retries(0.98));
        QVERIFY(!retries(1.01));
        memory.caches = false;
        QVERIFY(!retries(0.98));
    }
    void illegalPlansHaveNoVerdict() { QVERIFY(memoryFindings({}).empty()); }
};

QTEST_APPLESS_MAIN(TestMemoryFindings)
#include "test_memory_findings.moc"
