// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/memory/memory_findings.h"
#include "core/text/finding_text.h"

using namespace shardscope;

class TestMemoryFindings : public QObject {
    Q_OBJECT
private slots:
    /// Where the weights are too large before they are sharded, no plan of fewer tokens helps: an option of the launcher does.
    void namesTheOptionThatBuildsShards()
    {
        MemoryEstimate memory;
        memory.stages.resize(1);
        memory.peak = Bytes(90 * 1073741824.0);
        memory.capacity = Bytes(80 * 1073741824.0);
        QCOMPARE(memoryFindings(memory, {}).size(), std::size_t{1});
        memory.stages[0].lines.push_back({MemoryClass::Parameters, "built-weights", Bytes(88 * 1073741824.0)});
        const std::vector<Finding> findings = memoryFindings(memory, {});
        QCOMPARE(findings.size(), std::size_t{2});
        const QString sentence = QString::fromStdString(findingText(findings[1]));
        QVERIFY2(sentence.contains("88 GiB") && sentence.contains("--init-model-with-meta-device"), qPrintable(sentence));
        memory.peak = Bytes(79 * 1073741824.0);
        for (const Finding& finding : memoryFindings(memory, {}))
            QVERIFY(finding.id != "built-before-sharding");
    }
    void says_data()
    {
        QTest::addColumn<double>("peak");
        QTest::addColumn<double>("band");
        QTest::addColumn<QString>("ids");
        const double gib = 1073741824.0;
        QTest::newRow("roomy") << 60 * gib << 0.1 << "";
        QTest::newRow("just outside the band") << 71.9 * gib << 0.1 << "";
        QTest::newRow("within the band") << 72.1 * gib << 0.1 << "memory-tight";
        QTest::newRow("within a wider band") << 60 * gib << 0.3 << "memory-tight";
        QTest::newRow("outside a narrower band") << 75 * gib << 0.05 << "";
        QTest::newRow("exactly full") << 80 * gib << 0.1 << "memory-tight";
        QTest::newRow("full, without a band") << 80 * gib << 0.0 << "";
        QTest::newRow("too much, but within the band") << 87.9 * gib << 0.1 << "out-of-memory memory-may-fit";
        QTest::newRow("too much") << 88.1 * gib << 0.1 << "out-of-memory";
    }
    void says()
    {
        QFETCH(double, peak);
        QFETCH(double, band);
        QFETCH(QString, ids);
        MemoryEstimate memory;
        memory.stages.resize(4);
        memory.peakStage = 2;
        memory.peak = Bytes(peak);
        memory.capacity = Bytes(80 * 1073741824.0);
        memory.caches = false;
        QStringList found;
        for (const Finding& finding : memoryFindings(memory, band > 0 ? std::optional(band) : std::nullopt)) {
            found << QString::fromStdString(finding.id);
            const QString sentence = QString::fromStdString(findingText(finding));
            QVERIFY2(!sentence.contains(QLatin1Char('{')), qPrintable(sentence));
            const bool hasBand = finding.severity == Severity::Hint;
            QVERIFY2(!hasBand || sentence.contains(QStringLiteral("±%1 %").arg(100 * band)), qPrintable(sentence));
            QVERIFY2(finding.id == "memory-may-fit" || sentence.contains(QStringLiteral("80 GiB")), qPrintable(sentence));
        }
        QCOMPARE(found.join(QLatin1Char(' ')), ids);
    }
    /// PyTorch flushes its cache where next to nothing is left; a program whose buffers are laid out beforehand does not.
    void saysWhereTheAllocatorRetries()
    {
        MemoryEstimate memory;
        memory.stages.resize(1);
        memory.capacity = Bytes(80 * 1073741824.0);
        const auto retries = [&](double share) {
            memory.peak = memory.capacity * share;
            for (const Finding& finding : memoryFindings(memory, std::nullopt)) {
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
    void illegalPlansHaveNoVerdict() { QVERIFY(memoryFindings({}, 0.1).empty()); }
};

QTEST_APPLESS_MAIN(TestMemoryFindings)
#include "test_memory_findings.moc"
