// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <QTableView>

#include "widgets/charts/chart_widget.h"

namespace shardscope {

/// A chart and its table: one of the two is shown. A cell of the table acts like its mark in the chart.
class ChartPage : public QStackedWidget {
    Q_OBJECT
public:
    /// Takes ownership of the chart.
    explicit ChartPage(ChartWidget* chart, QWidget* parent = nullptr);

    void setTableShown(bool shown);
    [[nodiscard]] bool isTableShown() const { return currentWidget() == m_table; }
    [[nodiscard]] QTableView& tableView() const { return *m_table; }
    [[nodiscard]] ChartWidget& chart() const { return *m_chart; }

Q_SIGNALS:
    void cellActivated(int row, int column);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();

    ChartWidget* m_chart;
    QTableView* m_table;
};

/// Writes the numbers of a chart as CSV. Returns the error as a sentence, or empty. The old file survives a failure.
[[nodiscard]] QString saveCsv(ChartWidget& chart, const QString& path);
[[nodiscard]] QString saveCsv(const QAbstractItemModel& table, const QString& path);

}  // namespace shardscope
