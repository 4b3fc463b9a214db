// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include <set>

#include "core/text/quantity_tables.h"
#include "tests/support/files.h"

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

    /// A file that no table includes leaves derivations without names.
    void everyTextIsInATable()
    {
        const QDir folder(SHARDSCOPE_SOURCE_DIR "/resources/texts/quantities");
        const QStringList files = folder.entryList({"*.ini"}, QDir::Files);
        QVERIFY(files.size() > 8);
        for (const QString& name : files) {
            for (const QByteArray& line : test::readBytes(folder.filePath(name)).split('\n')) {
                if (line.startsWith('[') && line.endsWith(']'))
                    QVERIFY2(!quantityText(line.mid(1, line.size() - 2).toStdString()).name.empty(), line.constData());
            }
        }
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
