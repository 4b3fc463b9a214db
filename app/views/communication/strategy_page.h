// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

#include "app/views/communication/communication_facts.h"

class QLabel;
class QTableView;

namespace shardscope {

class ChartTable;
class StackedBars;
class Tile;

/// The answer in four figures, communication by dimension as bars, and the strategy table. The table shows as many columns as fit; the
/// others are shown below it for the selected row.
class StrategyPage : public QWidget {
    Q_OBJECT
public:
    explicit StrategyPage(QWidget* parent = nullptr);
    void setFacts(const std::shared_ptr<const CommunicationFacts>& facts);
    [[nodiscard]] ChartTable& table() const { return *m_model; }
    [[nodiscard]] StackedBars& times() const { return *m_times; }
    [[nodiscard]] StackedBars& bytes() const { return *m_bytes; }
    [[nodiscard]] QTableView& tableView() const { return *m_table; }
    [[nodiscard]] QString toldBelow() const;
    [[nodiscard]] Tile& tile(int index) const { return *m_tiles[static_cast<std::size_t>(index)]; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    void applyTheme();
    void showTiles(const CommunicationFacts& facts);
    void fitColumns();
    void tellRow();

    std::array<Tile*, 4> m_tiles{};
    StackedBars* m_times;
    StackedBars* m_bytes;
    QLabel* m_timesCaption;
    ChartTable* m_model;
    QTableView* m_table;
    QLabel* m_below;
    int m_mostExposed = 0;  ///< row with the most exposed time
};

/// The ratio of compute to communication from which communication hides almost by itself (the playbook's rule of thumb).
inline constexpr double kTenToOne = 10;

}  // namespace shardscope
