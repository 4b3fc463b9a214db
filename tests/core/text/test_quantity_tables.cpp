// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <set>

#include "core/text/quantity_tables.h"

using namespace shardscope;

class TestQuantityTables : public QObject {
    Q_OBJECT
private slots:
    /// A second text of an id is never shown: the first one's name would be shown for another quantity.
    void idsAreUnique()
    {
        std::set<std::string_view> ids;
        for (const QuantityTable& table : quantityTables()) {
            for (const QuantityText& text : table.texts)
                QVERIFY2(ids.insert(text.id).second, std::string(text.id).c_str());
        }
        QVERIFY(ids.size() > 700);
    }

    void whatIsListedIsWhatDerivationsSay()
    {
        for (const QuantityTable& table : quantityTables()) {
            QVERIFY(!table.title.empty() && !table.texts.empty());
            for (const QuantityText& text : table.texts) {
                QCOMPARE(&quantityText(text.id), &text);
                QVERIFY2(!text.name.empty() && !text.formula.empty(), std::string(text.id).c_str());
            }
        }
        QVERIFY(quantityText("no such quantity").name.empty());
    }
};

QTEST_APPLESS_MAIN(TestQuantityTables)
#include "test_quantity_tables.moc"
