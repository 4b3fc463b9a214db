// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/core_text.h"

#include <limits>

#include "core/plan/check_plan.h"
#include "tests/app/estimates.h"

using namespace shardscope;

class TestCoreText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void values_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("exact");
        QTest::newRow("bytes") << 65712345088.0 << "bytes"
                               << "61.2 GiB"
                               << "65,712,345,088 bytes";
        QTest::newRow("bytes of a share") << 59027912345.6 << "bytes"
                                          << "55.0 GiB"
                                          << "59,027,912,346 bytes";
        QTest::newRow("few bytes") << 2.0 << "bytes"
                                   << "2 bytes"
                                   << "2 bytes";
        QTest::newRow("parameters") << 70553706496.0 << "parameters"
                                    << "70.6 B parameters"
                                    << "70,553,706,496 parameters";
        QTest::newRow("tokens") << 8192.0 << "tokens"
                                << "8,192 tokens"
                                << "8,192 tokens";
        QTest::newRow("a bare share") << 0.0625 << ""
                                      << "0.0625"
                                      << "0.0625";
        QTest::newRow("seconds") << 0.0123456 << "s"
                                 << "12.3 ms"
                                 << "0.0123456 s";
        QTest::newRow("no seconds") << 0.0 << "s"
                                    << "0 s"
                                    << "0 s";
        QTest::newRow("nothing") << 0.0 << "bytes"
                                 << "0 bytes"
                                 << "0 bytes";
        QTest::newRow("without end") << std::numeric_limits<double>::infinity() << "s"
                                     << "infinite"
                                     << "infinite";
        QTest::newRow("less than nothing") << -2147483648.0 << "bytes"
                                           << "-2.0 GiB"
                                           << "-2,147,483,648 bytes";
    }

    void values()
    {
        QFETCH(double, value);
        QFETCH(QString, unit);
        QFETCH(QString, text);
        QFETCH(QString, exact);
        const auto plain = [](QString with) { return with.replace(QChar(0x00a0), u' ').replace(QChar(0x2212), u'-'); };
        QCOMPARE(plain(valueText(value, unit.toStdString())), text);
        QCOMPARE(plain(exactValueText(value, unit.toStdString())), exact);
    }

    /// The remedies are buttons; the sentence has its numbers.
    void aSentenceHasItsNumbersAndNoRemedies()
    {
        const Finding finding = checkPlan(test::illegalEstimate()->scenario()).front();
        const QString sentence = findingSentence(finding);
        QVERIFY2(sentence.contains("16") && sentence.contains("64 GPUs"), qPrintable(sentence));
        QVERIFY(!sentence.contains("Nearest") && !sentence.contains(u'{'));
    }
};

QTEST_MAIN(TestCoreText)
#include "test_core_text.moc"
