// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/base/readable_table.h"

#include <QSet>
#include <QStandardItemModel>
#include <QTableView>

#include "app/views/base/chart_page.h"
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

/// A chart without a picture, whose table knows which rows were asked for.
class ManyRows : public ChartWidget {
public:
    [[nodiscard]] Scene sceneAt(const QSizeF&, const Theme&) const override { return {}; }
    [[nodiscard]] QString title() const override { return QStringLiteral("many"); }
    [[nodiscard]] QString summary() const override { return {}; }
    [[nodiscard]] QString markName(int) const override { return {}; }
    std::shared_ptr<QSet<int>> asked = std::make_shared<QSet<int>>();

protected:
    [[nodiscard]] int neighbour(int, int) const override { return -1; }
    [[nodiscard]] TableData tableData() const override
    {
        TableData table;
        table.columns = {QStringLiteral("row")};
        table.rows = 131072;
        table.cell = [asked = asked](int row, int) -> QVariant {
            asked->insert(row);
            return double(row);
        };
        table.text = [](double value) { return QString::number(value); };
        return table;
    }
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

    /// Those of a chart of 131,072 GPUs held it for 140 ms.
    void theTableBehindAChartAsksForWhatIsSeen()
    {
        auto* chart = new ManyRows;
        ChartPage page(chart);
        page.resize(800, 600);
        page.show();
        page.setTableShown(true);
        QCoreApplication::processEvents();
        QVERIFY2(chart->asked->size() >= 10 && chart->asked->size() <= 250, qPrintable(QString::number(chart->asked->size())));
    }
};

QTEST_MAIN(TestReadableTable)
#include "test_readable_table.moc"
