// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/scenario/order.h"

using namespace shardscope;

class TestOrder : public QObject {
    Q_OBJECT
private slots:
    void everyPermutationReadsBack()
    {
        RankOrder order = kMegatronOrder;
        std::sort(order.begin(), order.end());
        int count = 0;
        do {
            QVERIFY(orderFromText(orderText(order)) == order);
            ++count;
        } while (std::next_permutation(order.begin(), order.end()));
        QCOMPARE(count, 120);
        QCOMPARE(orderText(kMegatronOrder), std::string("tp-cp-ep-dp-pp"));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "tp", "tp-cp-ep-dp", "tp-cp-ep-dp-pp-", "tp-cp-ep-dp-pp-tp", "tp-tp-ep-dp-pp", "tp-cp-ep-dp-qq", "tp--cp-ep-dp", "-----"})
            QTest::newRow(text) << text;
    }
    void refuses()
    {
        QFETCH(QString, text);
        QVERIFY(!orderFromText(text.toStdString()));
    }
};

QTEST_APPLESS_MAIN(TestOrder)
#include "test_order.moc"
