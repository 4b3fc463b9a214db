// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/typed_quantity.h"

#include <QTest>

using namespace shardscope;

Q_DECLARE_METATYPE(shardscope::SuffixBase)

class TestTypedQuantity : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void typed_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<SuffixBase>("base");
        QTest::addColumn<double>("value");  // negative: none
        const auto row = [](const char* typed, SuffixBase base, double value) {
            QTest::addRow("%s, %s", typed, base == SuffixBase::Binary ? "binary" : "decimal") << QString(typed) << base << value;
        };
        row("128k", SuffixBase::Binary, 131072);
        row("8k", SuffixBase::Binary, 8192);
        row("1M", SuffixBase::Binary, 1048576);
        row("1.5 k", SuffixBase::Binary, 1536);
        row("8192", SuffixBase::Binary, 8192);
        row("8,192 tokens", SuffixBase::Binary, 8192);
        row("8ki", SuffixBase::Binary, 8192);
        row("128k", SuffixBase::Decimal, 128000);
        row("8M", SuffixBase::Decimal, 8e6);
        row("8M tokens", SuffixBase::Decimal, 8e6);
        row("1.5T", SuffixBase::Decimal, 1.5e12);
        row("15 t tok", SuffixBase::Decimal, 15e12);
        row("25 MiB", SuffixBase::Decimal, 26214400);
        row("25MB", SuffixBase::Decimal, 25e6);
        row("2 GB", SuffixBase::Decimal, 2e9);
        row("2GiB", SuffixBase::Decimal, 2147483648.0);
        row("64 GPUs", SuffixBase::Decimal, 64);
        row("8B", SuffixBase::Decimal, 8e9);
        row("tokens", SuffixBase::Decimal, -1);
        row("8x", SuffixBase::Decimal, -1);
        row("k", SuffixBase::Binary, -1);
        row("", SuffixBase::Binary, -1);
    }
    void typed()
    {
        QFETCH(QString, typed);
        QFETCH(SuffixBase, base);
        QFETCH(double, value);
        QCOMPARE(parseQuantity(typed, base).value_or(-1), value);
    }

    void lengthsAreWrittenShort_data()
    {
        QTest::addColumn<double>("tokens");
        QTest::addColumn<QString>("text");
        QTest::newRow("a power of two") << 8192.0 << "8k";
        QTest::newRow("long") << 131072.0 << "128k";
        QTest::newRow("a million") << 1048576.0 << "1M";
        QTest::newRow("not whole") << 100000.0 << "100,000";
        QTest::newRow("short") << 512.0 << "512";
    }
    void lengthsAreWrittenShort()
    {
        QFETCH(double, tokens);
        QTEST(lengthText(tokens), "text");
    }

    /// Shown quantities can be typed.
    void writtenLengthsAreRead()
    {
        for (double tokens = 1; tokens < 1e7; tokens = std::ceil(tokens * 1.37))
            QCOMPARE(parseQuantity(lengthText(tokens), SuffixBase::Binary).value_or(0), tokens);
    }
};

QTEST_APPLESS_MAIN(TestTypedQuantity)
#include "test_typed_quantity.moc"
