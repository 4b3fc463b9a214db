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
        QTest::newRow("one letter off") << "sequence_lenght"
                                        << "sequence_length";
        QTest::newRow("case") << "Tp"
                              << "tp";
        QTest::newRow("exact") << "zero"
                               << "zero";
        QTest::newRow("nothing near") << "banana"
                                      << "";
        QTest::newRow("empty") << ""
                               << "";
        QTest::newRow("its beginning, the first") << "h100"
                                                  << "h100-sxm";
        QTest::newRow("its beginning in capitals") << "H200"
                                                   << "h200-sxm-141";
        QTest::newRow("more than it") << "global_batch_of_all_ranks"
                                      << "global_batch";
        QTest::newRow("its end") << "batch"
                                 << "global_batch";
        QTest::newRow("one letter begins nothing") << "g"
                                                   << "";
    }
    void finds()
    {
        QFETCH(QString, written);
        QFETCH(QString, expected);
        const std::vector<std::string> known{"sequence_length", "tp",      "zero",      "global_batch",
                                             "h100-sxm",        "h100-96", "h100-pcie", "h200-sxm-141"};
        QCOMPARE(QString::fromStdString(nearestName(written.toStdString(), known)), expected);
    }
    void aKeyAlwaysHasANearestOne()
    {
        const std::vector<std::string> known{"sequence_length", "gpu", "global_batch"};
        QCOMPARE(nearestKey("GPU", known), std::string("gpu"));
        QCOMPARE(nearestKey("global_batch_size", known), std::string("global_batch"));
        for (const char* far : {"", "x", "nothing of the kind"})
            QVERIFY(!nearestKey(far, known).empty());
        QVERIFY(!nearestKey(std::string(1'000'000, 'x'), known).empty());
        QVERIFY(nearestKey("gpu", {}).empty());
    }
    void givesUpOnHostileLength() { QVERIFY(nearestName(std::string(1'000'000, 'x'), {"tp"}).empty()); }
};

QTEST_APPLESS_MAIN(TestNearestName)
#include "test_nearest_name.moc"
