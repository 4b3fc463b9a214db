// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/puzzle/puzzle.h"

namespace shardscope {

class ChoiceBox;

/// The controls of the puzzle: ranks, micro-batches, blocks and memory; undo and restart.
class PuzzleRulesBar : public QWidget {
    Q_OBJECT
public:
    explicit PuzzleRulesBar(QWidget* parent = nullptr);
    /// Shows the rules, without a signal.
    void setRules(const PuzzleRules& rules);

Q_SIGNALS:
    void rulesEdited(const shardscope::PuzzleRules& rules);
    void anewRequested();
    void backRequested();

private:
    void fill();
    [[nodiscard]] PuzzleRules rules() const;

    ChoiceBox* m_stages;
    ChoiceBox* m_microBatches;
    ChoiceBox* m_blocks;
    ChoiceBox* m_room;
};

}  // namespace shardscope
