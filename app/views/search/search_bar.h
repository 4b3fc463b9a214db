// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include "app/search/search_question.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace shardscope {

class Card;
class SegmentedChoice;

/// The controls of a search: what the best plan is best in, how many to list, whose rules, and a filter that every plan must hold; and how far
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
    /// Types a filter, which is taken at once. One that cannot be read changes no question: its mistake stands beside it.
    void setFilter(const QString& typed);
    [[nodiscard]] QString filter() const;
    /// The question as one line of text, and back: what cannot be read of it is left out.
    [[nodiscard]] QString stateText() const;
    void setStateText(const QString& text);

Q_SIGNALS:
    void questionEdited();
    /// Why the filter cannot be read; empty: it can.
    void filterRefused(const QString& sentence);
    void stopRequested();

private:
    [[nodiscard]] QToolButton* makeOptions();
    void take();
    void takeFilter();

    SearchQuestion m_question;
    SegmentedChoice* m_objectives;
    QComboBox* m_counts;
    QComboBox* m_targets;
    QCheckBox* m_wide;
    QCheckBox* m_tight;
    QLineEdit* m_filter;
    QProgressBar* m_progress;
    QPushButton* m_stop;
    QTimer m_typing;  ///< a filter is taken when nobody types any more
};

}  // namespace shardscope
