// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <limits>

#include "widgets/text/numbers.h"

using namespace shardscope;

class TestNumbers : public QObject {
    Q_OBJECT

    static QString plain(QString text) { return text.replace(QChar(0x00a0), ' '); }
    const QLocale english{QLocale::English, QLocale::UnitedStates};
    const QLocale german{QLocale::German, QLocale::Germany};

private slots:
    void bytes_data()
    {
        QTest::addColumn<double>("amount");
        QTest::addColumn<QString>("binary");
        QTest::addColumn<QString>("decimal");
        const double giga = 1024.0 * 1024 * 1024;
        QTest::newRow("none") << 0.0 << "0 B"
                              << "0 B";
        QTest::newRow("bytes") << 80.0 << "80 B"
                               << "80 B";
        QTest::newRow("just below a step") << 1023.7 << "1.0 KiB"
                                           << "1.0 kB";
        QTest::newRow("mega") << 512 * 1024.0 * 1024 << "512 MiB"
                              << "537 MB";
        QTest::newRow("giga") << 61.2 * giga << "61.2 GiB"
                              << "65.7 GB";
        QTest::newRow("rounded up to three digits") << 99.96 * giga << "100 GiB"
                                                    << "107 GB";
        QTest::newRow("tera") << 1.5 * 1024 * giga << "1.5 TiB"
                              << "1.6 TB";
        QTest::newRow("negative") << -2 * giga << "-2.0 GiB"
                                  << "-2.1 GB";
        QTest::newRow("not a number") << std::nan("") << "–"
                                      << "–";
    }
    void bytes()
    {
        QFETCH(double, amount);
        QFETCH(QString, binary);
        QFETCH(QString, decimal);
        QCOMPARE(plain(bytesText(amount, ByteUnit::Binary, english)), binary);
        QCOMPARE(plain(bytesText(amount, ByteUnit::Decimal, english)), decimal);
    }

    void figures()
    {
        const double giga = bytesPerGiga(ByteUnit::Binary);
        QCOMPARE(gigaFigure(61.24 * giga, ByteUnit::Binary, english), "61.2");
        QCOMPARE(gigaFigure(99.96 * giga, ByteUnit::Binary, english), "100");
        QCOMPARE(gigaFigure(61.24 * giga, ByteUnit::Binary, german), "61,2");
        QCOMPARE(gigaFigure(80e9, ByteUnit::Decimal, english), "80.0");
        QCOMPARE(exactBytesText(65712345088, english), "65,712,345,088 bytes");
    }

    void counts_data()
    {
        QTest::addColumn<double>("count");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << 0.0 << "0";
        QTest::newRow("one") << 1.0 << "1";
        QTest::newRow("thousands in full") << 8192.0 << "8,192";
        QTest::newRow("ten thousands") << 65536.0 << "65.5 k";
        QTest::newRow("millions") << 8388608.0 << "8.39 M";
        QTest::newRow("without trailing zeros") << 2e6 << "2 M";
        QTest::newRow("thousand millions") << 70553706496.0 << "70.6 B";
        QTest::newRow("just below a step") << 999.9e6 << "1 B";
        QTest::newRow("million millions") << 15e12 << "15 T";
        QTest::newRow("share") << 0.125 << "0.125";
        QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << "–";
    }
    void counts()
    {
        QFETCH(double, count);
        QFETCH(QString, text);
        QCOMPARE(plain(countText(count, english)), text);
    }

    void durations_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << 0.0 << "0 µs";
        QTest::newRow("micro") << 12.34e-6 << "12.3 µs";
        QTest::newRow("milli") << 3.1e-3 << "3.1 ms";
        QTest::newRow("seconds") << 12.94 << "12.9 s";
        QTest::newRow("a long step") << 142.4 << "142 s";
        QTest::newRow("minutes") << 630.0 << "10.5 min";
        QTest::newRow("hours") << 4 * 3600 + 12 * 60.0 << "4 h 12 min";
        QTest::newRow("days") << 267 * 86400.0 << "267 days";
    }
    void durations()
    {
        QFETCH(double, seconds);
        QFETCH(QString, text);
        QCOMPARE(plain(durationText(seconds, english)), text);
    }

    void signsAndShares()
    {
        QCOMPARE(plain(percentText(0.045, english)), "4.5 %");
        QCOMPARE(plain(percentText(1, english)), "100 %");
        QCOMPARE(signedText(-1.8, "1.8 s"), QString(QChar(0x2212)) + "1.8 s");
        QCOMPARE(signedText(14, "14 %"), "+14 %");
        QCOMPARE(signedText(0, "0"), "0");
        // A number rounded to zero has no sign, in the digits of every language.
        QCOMPARE(plain(signedText(-0.0001, percentText(0.0001, english))), "0.0 %");
        QCOMPARE(plain(signedText(0.0001, percentText(0.0001, german))), "0,0 %");
        QCOMPARE(plain(percentText(-0.0001, english)), "0.0 %");
        const QString arabic = percentText(0.0001, QLocale(QLocale::Arabic, QLocale::Egypt));
        QCOMPARE(signedText(-0.0001, arabic), arabic);
        QCOMPARE(signedText(-1e-9, "0 B"), "0 B");
    }

    void typedNumbersAreUnderstood_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value");  // not a number: refused
        const double refused = std::nan("");
        QTest::newRow("plain") << "8192" << 8192.0;
        QTest::newRow("grouped") << "8,192" << 8192.0;
        QTest::newRow("millions") << "8.4M" << 8.4e6;
        QTest::newRow("as it is shown") << countText(8e6, english) << 8e6;
        QTest::newRow("thousands") << " 16 k " << 16000.0;
        QTest::newRow("binary") << "2Mi" << 2097152.0;
        QTest::newRow("thousand millions") << "70B" << 70e9;
        QTest::newRow("exponent") << "1e6" << 1e6;
        QTest::newRow("empty") << "" << refused;
        QTest::newRow("word") << "many" << refused;
        QTest::newRow("suffix alone") << "M" << refused;
        QTest::newRow("i alone") << "8i" << refused;
        QTest::newRow("infinite") << "inf" << refused;
        QTest::newRow("unknown suffix") << "8x" << refused;
    }
    void typedNumbersAreUnderstood()
    {
        QFETCH(QString, typed);
        QFETCH(double, value);
        const std::optional<double> parsed = parseCount(typed, english);
        QCOMPARE(parsed.has_value(), !std::isnan(value));
        if (parsed)
            QCOMPARE(*parsed, value);
    }
    void typedNumbersFollowTheLocale() { QCOMPARE(parseCount("8,4M", german).value_or(0), 8.4e6); }
};

QTEST_GUILESS_MAIN(TestNumbers)
#include "test_numbers.moc"
