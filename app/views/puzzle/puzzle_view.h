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

/// "Can you do better than 1F1B?" Blocks of a pipeline placed by hand, one behind the other; what may not be says why. Beside it what the
/// published schedules reach with the same blocks, and which of them it is or could become. A position is a file.
///
/// Keys: Up and Down choose the rank, F, B, I and W place its next block, with Shift of the second chunk; Backspace takes one back.
class PuzzleView : public View {
    Q_OBJECT
public:
    PuzzleView();
    ~PuzzleView() override;
    [[nodiscard]] static ViewInfo viewInfo();
    [[nodiscard]] static QList<ViewCommand> viewCommands();

    /// The position outlives the window.
    [[nodiscard]] const Puzzle& puzzle() const { return m_puzzle; }
    void startAnew(const PuzzleRules& rules);
    void takeBack();
    void setRank(int rank);
    [[nodiscard]] int rank() const { return m_rank; }
    /// Places the next block of that kind on the chosen rank, or says why not.
    void placeNext(BlockKind kind, int chunk = 0);
    void place(const Block& block);
    [[nodiscard]] QString message() const;
    /// The rest as that schedule has it, where the position still can become it.
    void finishAs(ScheduleKind kind);

    /// Empty: done; else a sentence that says why not.
    [[nodiscard]] QString save(const QString& path) const;
    [[nodiscard]] QString open(const QString& path);

    [[nodiscard]] ChartWidget* currentChart() const override;
    /// The position beside the published schedules.
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
    QString m_file;  ///< where the position is kept; empty: nowhere
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
