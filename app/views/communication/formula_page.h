// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/communication/formula_lines.h"

class QLabel;
class QTableView;
class QVBoxLayout;

namespace shardscope {

class ChartTable;

/// Printed and corrected formulas; below the list, why the selected one differs.
class FormulaPage : public QWidget {
    Q_OBJECT
public:
    explicit FormulaPage(QWidget* parent = nullptr);
    void setLines(const QList<FormulaLine>& lines);
    [[nodiscard]] const QList<FormulaLine>& lines() const { return m_lines; }
    [[nodiscard]] ChartTable& table() const { return *m_model; }
    void choose(int line);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyTheme();
    void showChosen();

    QList<FormulaLine> m_lines;
    ChartTable* m_model;
    QTableView* m_table;
    QLabel* m_name;
    QLabel* m_printed;
    QLabel* m_corrected;
    QLabel* m_why;
};

}  // namespace shardscope
