// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/search/search_question.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace shardscope {

class Card;
class SegmentedChoice;

/// The controls of a search: what the best plan is best in, how many to list, whose rules, and a filter over what was found; and how far
/// the search is, with its end at any moment.
class SearchBar : public QObject {
    Q_OBJECT
public:
    /// Puts them into the card's row of tools.
    explicit SearchBar(Card& card);

    [[nodiscard]] const SearchQuestion& question() const { return m_question; }
    void setQuestion(const SearchQuestion& question);
    /// 0 to 1; below 0: no search is under way.
    void setProgress(double share);
    void setFilter(const QString& typed);

Q_SIGNALS:
    void questionEdited();
    void filterEdited(const QString& typed);
    void stopRequested();

private:
    void take();

    SearchQuestion m_question;
    SegmentedChoice* m_objectives;
    QComboBox* m_counts;
    QComboBox* m_targets;
    QCheckBox* m_wide;
    QLineEdit* m_filter;
    QProgressBar* m_progress;
    QPushButton* m_stop;
};

}  // namespace shardscope
