// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/readable_table.h"

#include <QSet>
#include <QStandardItemModel>
#include <QTableView>

#include "tests/app/app_test.h"

using namespace shardscope;

namespace {

/// Knows which rows were asked for.
class AskedModel : public QStandardItemModel {
public:
    using QStandardItemModel::QStandardItemModel;
    QVariant data(const QModelIndex& index, int role) const override
    {
        asked.insert(index.row());
        return QStandardItemModel::data(index, role);
    }
    mutable QSet<int> asked;
};

}  // namespace

class TestReadableTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A search's 1,000 plans held the window's thread for 80 ms.
    void columnsAreMeasuredWithoutAskingEachOfManyRows()
    {
        AskedModel model(1000, 19);
        QTableView table;
        makeReadable(table, QStringLiteral("many"));
        table.setModel(&model);
        model.asked.clear();
        table.resizeColumnsToContents();
        QVERIFY2(model.asked.size() >= 50 && model.asked.size() <= 150, qPrintable(QString::number(model.asked.size())));
    }
};

QTEST_MAIN(TestReadableTable)
#include "test_readable_table.moc"
