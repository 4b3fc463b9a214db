// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

#include "app/views/base/newest_task.h"
#include "app/views/communication/communication_facts.h"

class QAbstractItemModel;
class QStackedWidget;
class QToolButton;

namespace shardscope {

class Card;
class ChartWidget;
class ElidedLabel;
class FormulaPage;
class GlossaryPage;
class PlayerPage;
class SegmentedChoice;
class StatePage;
class StrategyPage;

enum class CommunicationMode { Strategies, Formulas, Player, Glossary };

/// "What is sent, how much, over what, and is it hidden?" The playbook's strategy table with the figures of the present plan, its
/// formulas as printed beside the corrected ones, collectives played chunk by chunk, and a glossary. Computes nothing while it is hidden.
class CommunicationView : public QWidget {
    Q_OBJECT
public:
    explicit CommunicationView(QWidget* parent = nullptr);
    ~CommunicationView() override;

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    void setMode(CommunicationMode mode);
    [[nodiscard]] CommunicationMode mode() const { return m_mode; }
    [[nodiscard]] StrategyPage& strategies() const { return *m_strategies; }
    [[nodiscard]] FormulaPage& formulas() const { return *m_formulas; }
    [[nodiscard]] PlayerPage& player() const { return *m_player; }
    [[nodiscard]] GlossaryPage& words() const { return *m_glossary; }
    [[nodiscard]] bool isSettled() const { return !m_isOld && !m_task.isBusy(); }

Q_SIGNALS:
    /// Something could not be done, in a sentence.
    void failed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeTools();
    void refresh();
    void showPage();
    void showProblem(const QString& problem);
    void showFacts(const std::shared_ptr<const CommunicationFacts>& facts);
    [[nodiscard]] const QAbstractItemModel* table() const;
    void copy();
    void exportCsv();
    void exportPicture();

    std::shared_ptr<const Estimate> m_estimate;
    bool m_hasFacts = false;
    bool m_isOld = true;
    CommunicationMode m_mode = CommunicationMode::Strategies;
    Card* m_card;
    SegmentedChoice* m_modes;
    QStackedWidget* m_pages;
    StrategyPage* m_strategies;
    FormulaPage* m_formulas;
    PlayerPage* m_player;
    GlossaryPage* m_glossary;
    StatePage* m_state;
    ElidedLabel* m_hint;
    QList<QToolButton*> m_tools;
    NewestTask<std::shared_ptr<const CommunicationFacts>> m_task{this, [this](const QString& problem) { showProblem(problem); }};
};

}  // namespace shardscope
