// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/base/view.h"
#include "core/puzzle/puzzle.h"

class QLabel;
class QStandardItemModel;
class QTableView;

namespace shardscope {

class GanttView;
class PuzzleMovesBar;
class PuzzleRulesBar;

/// "Can you do better than 1F1B?" Blocks of a pipeline placed by hand, one after the other; illegal moves give the reason. Next to it the
/// results of the published schedules with the same blocks, and those that it matches. A position can be saved as a file.
///
/// Keys: Up and Down choose the rank, F, B, I and W place its next block, with Shift of the second chunk; Backspace takes one back.
class PuzzleView : public View {
    Q_OBJECT
public:
    PuzzleView();
    ~PuzzleView() override;
    [[nodiscard]] static ViewInfo viewInfo();
    [[nodiscard]] static QList<ViewCommand> viewCommands();

    /// Returns the position, which outlives the window.
    [[nodiscard]] const Puzzle& puzzle() const { return m_puzzle; }
    void startAnew(const PuzzleRules& rules);
    void takeBack();
    void setRank(int rank);
    [[nodiscard]] int rank() const { return m_rank; }
    /// Places the next block of that kind on the chosen rank, or shows why not.
    void placeNext(BlockKind kind, int chunk = 0);
    void place(const Block& block);
    [[nodiscard]] QString message() const;
    /// Places the remaining blocks as in that schedule, where the position matches it.
    void finishAs(ScheduleKind kind);

    /// Saves the position. Returns the error as a sentence, or empty.
    [[nodiscard]] QString save(const QString& path) const;
    [[nodiscard]] QString open(const QString& path);

    [[nodiscard]] ChartWidget* currentChart() const override;
    /// Returns the table of the position and the published schedules.
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;

protected:
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    void changeEvent(QEvent* event) override;
    void showTable(bool shown) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeFirstBlocks();
    void showPosition();
    void fillTable();
    void tell(const QString& message, bool isRefusal);
    void paintTold();
    void keep() const;
    [[nodiscard]] bool act(int key, bool shift);

    Puzzle m_puzzle{PuzzleRules{}};
    int m_rank = 0;
    QString m_file;  ///< file of the position; empty: none
    PuzzleRulesBar* m_rules;
    PuzzleMovesBar* m_moves;
    QLabel* m_told;
    QLabel* m_standing;
    GanttView* m_gantt;
    QTableView* m_parTable;
    QWidget* m_page;
    std::unique_ptr<QStandardItemModel> m_table;
    bool m_isRefusal = false;
};

}  // namespace shardscope
