// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <memory>

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
class VaryButton;
struct Scenario;

/// The controls of a search: the objective, the number of plans, the launcher's rules, a filter that every plan must satisfy, and what
/// varies besides the plan; and the progress, with a button to stop.
class SearchBar : public QObject {
    Q_OBJECT
public:
    /// Puts the controls into the card's row of tools.
    explicit SearchBar(Card& card);

    [[nodiscard]] const SearchQuestion& question() const { return m_question; }
    void setQuestion(const SearchQuestion& question);
    /// Sets the scenario whose method, rank and so on may vary besides the plan.
    void setScenario(std::shared_ptr<const Scenario> scenario);
    /// Sets the progress, 0 to 1; below 0: no search is running.
    void setProgress(double share);
    /// Types a filter, which applies at once. An invalid filter changes nothing: its error is shown next to it.
    void setFilter(const QString& typed);
    [[nodiscard]] QString filter() const;
    /// Write the question as one line of text, and read it back without unreadable parts.
    [[nodiscard]] QString stateText() const;
    void setStateText(const QString& text);

Q_SIGNALS:
    void questionEdited();
    /// Emitted with the reason why the filter cannot be read; empty: it can.
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
    VaryButton* m_vary;
    QProgressBar* m_progress;
    QPushButton* m_stop;
    QTimer m_typing;  ///< a filter applies when typing pauses
};

}  // namespace shardscope
