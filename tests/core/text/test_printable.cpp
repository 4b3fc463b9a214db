// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/text/error_text.h"
#include "core/text/printable.h"

using namespace shardscope;
using namespace std::string_literals;

class TestPrintable : public QObject {
    Q_OBJECT
private slots:
    void escapes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("plain") << QByteArray("Llama 3 \\ \"70B\"") << QByteArray("Llama 3 \\ \"70B\"");
        QTest::newRow("NUL") << QByteArray("a\0b", 3) << QByteArray("a\\u0000b");
        QTest::newRow("a colour") << QByteArray("\x1b[31m") << QByteArray("\\u001b[31m");
        QTest::newRow("lines") << QByteArray("a\r\n\tb") << QByteArray("a\\u000d\\u000a\\u0009b");
        QTest::newRow("DEL") << QByteArray("\x7f") << QByteArray("\\u007f");
        QTest::newRow("C1") << QByteArray("\xc2\x9b"
                                          "31m")
                            << QByteArray("\\u009b31m");
        QTest::newRow("right to left") << QByteArray("a\xe2\x80\xae"
                                                     "b")
                                       << QByteArray("a\\u202eb");
        QTest::newRow("line separator") << QByteArray("\xe2\x80\xa8") << QByteArray("\\u2028");
        QTest::newRow("letters") << QByteArray("äé中…🙂") << QByteArray("äé中…🙂");
        QTest::newRow("no UTF-8") << QByteArray("\xe2\xff\x01") << QByteArray("\xe2\xff\\u0001");
        QTest::newRow("empty") << QByteArray() << QByteArray("");
    }
    void escapes()
    {
        QFETCH(QByteArray, text);
        QTEST(QByteArray::fromStdString(printable(text.toStdString())), "expected");
    }

    void messagesAreOneSafeLine()
    {
        const std::string evil = "a\0\x1b[2J\nshardscope-cli: forged"s;
        const std::string text = errorText({ErrorCode::UnknownKey, {evil, evil}, evil, "/" + evil});
        for (const char c : text)
            QVERIFY2(static_cast<unsigned char>(c) >= 0x20, text.c_str());
        QCOMPARE(QByteArray::fromStdString(text).count("forged"), 4);
    }
};

QTEST_APPLESS_MAIN(TestPrintable)
#include "test_printable.moc"
