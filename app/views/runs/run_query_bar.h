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

/// The controls by which runs are chosen from: dense or with experts, GPU, framework, words.
class RunQueryBar : public QObject {
    Q_OBJECT
public:
    /// Puts them into the card's row of tools.
    explicit RunQueryBar(Card& card);

    /// Sets what there is to choose from.
    void setRows(const std::vector<RunRow>& rows);
    /// Tells nobody.
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
