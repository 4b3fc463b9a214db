// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

#include "app/views/runs/run_filter.h"

class QComboBox;
class QLineEdit;

namespace shardscope {

class Card;
class SegmentedChoice;

/// The controls of the filter of runs: dense or with experts, GPU, framework, words.
class RunQueryBar : public QObject {
    Q_OBJECT
public:
    /// Puts the controls into the card's row of tools.
    explicit RunQueryBar(Card& card);

    /// Sets the rows to choose from.
    void setRows(const std::vector<RunRow>& rows);
    /// Shows a query, without a signal.
    void setQuery(const RunQuery& query);

Q_SIGNALS:
    void queryEdited(const shardscope::RunQuery& query);

private:
    void take();

    RunQuery m_query;
    SegmentedChoice* m_kinds;
    QComboBox* m_gpus;
    QComboBox* m_frameworks;
    QLineEdit* m_search;
};

}  // namespace shardscope
