// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/puzzle/puzzle.h"

class QHBoxLayout;
class QPushButton;

namespace shardscope {

class SegmentedChoice;

/// The controls of a move: the rank, a button for each kind of block, and the list of ready blocks.
class PuzzleMovesBar : public QWidget {
    Q_OBJECT
public:
    explicit PuzzleMovesBar(QWidget* parent = nullptr);
    /// Shows a position, without a signal.
    void setPosition(const Puzzle& puzzle, int rank);
    void setReadyShown(bool shown);

Q_SIGNALS:
    void rankChosen(int rank);
    /// Emitted for the rank's next block of that kind.
    void kindChosen(shardscope::BlockKind kind, int chunk);
    void blockChosen(const shardscope::Block& block);

private:
    void showKinds(const PuzzleRules& rules);
    void showReady();

    SegmentedChoice* m_ranks;
    QHBoxLayout* m_kinds;
    QPushButton* m_readyShown;
    QHBoxLayout* m_ready;
    std::vector<Block> m_blocks;  ///< that are ready
    PuzzleRules m_rules;
    bool m_hasRules = false;
};

}  // namespace shardscope
