// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/english_plurals.h"

#include "tests/app/app_test.h"

using namespace shardscope;

class TestEnglishPlurals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void endings_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << 0 << "0 batches of 0 stages";
        QTest::newRow("one") << 1 << "1 batch of 1 stage";
        QTest::newRow("many") << 12 << "12 batches of 12 stages";
    }
    void endings()
    {
        QFETCH(int, count);
        EnglishPlurals plurals;
        QVERIFY(QCoreApplication::installTranslator(&plurals));
        QTEST(QCoreApplication::translate("Test", "%n batch(es) of %n stage(s)", nullptr, count), "text");
        QCOMPARE(QCoreApplication::translate("Test", "no number(s)"), QString("no number(s)"));
    }
};

QTEST_GUILESS_MAIN(TestEnglishPlurals)
#include "test_english_plurals.moc"
