// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/nearest_name.h"

using namespace shardscope;

class TestNearestName : public QObject {
    Q_OBJECT
private slots:
    void finds_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("expected");
        QTest::newRow("one letter off") << "sequence_lenght" << "sequence_length";
        QTest::newRow("case") << "Tp" << "tp";
        QTest::newRow("exact") << "zero" << "zero";
        QTest::newRow("nothing near") << "banana" << "";
        QTest::newRow("empty") << "" << "";
    }
    void finds()
    {
        QFETCH(QString, written);
        QFETCH(QString, expected);
        const std::vector<std::string> known{"sequence_length", "tp", "zero", "global_batch"};
        QCOMPARE(QString::fromStdString(nearestName(written.toStdString(), known)), expected);
    }
    void givesUpOnHostileLength() { QVERIFY(nearestName(std::string(1'000'000, 'x'), {"tp"}).empty()); }
};

QTEST_APPLESS_MAIN(TestNearestName)
#include "test_nearest_name.moc"
