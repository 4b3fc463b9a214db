// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/views/base/view.h"
#include "app/views/communication/communication_facts.h"

namespace shardscope {

class FormulaPage;
class GlossaryPage;
class PlayerPage;
class SegmentedChoice;
class StrategyPage;

enum class CommunicationMode { Strategies, Formulas, Player, Glossary };

/// "What is sent, how much, over what, and is it hidden?" The playbook's strategy table with the figures of the current plan, its formulas
/// as printed and corrected, collectives played chunk by chunk, and a glossary.
class CommunicationView : public View {
    Q_OBJECT
public:
    CommunicationView();
    ~CommunicationView() override;
    [[nodiscard]] static ViewInfo viewInfo();
    [[nodiscard]] static QList<ViewCommand> viewCommands();

    void setMode(CommunicationMode mode);
    [[nodiscard]] CommunicationMode mode() const { return m_mode; }
    [[nodiscard]] StrategyPage& strategies() const { return *m_strategies; }
    [[nodiscard]] FormulaPage& formulas() const { return *m_formulas; }
    [[nodiscard]] PlayerPage& player() const { return *m_player; }
    [[nodiscard]] GlossaryPage& words() const { return *m_glossary; }
    /// Returns the bars of time, or the player's picture.
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] const QAbstractItemModel* currentTable() const override;
    [[nodiscard]] QString modeId() const override;
    void setModeId(const QString& mode) override;

protected:
    void refresh() override;
    void forget() override;

private:
    void makeTools();
    void showFacts(const std::shared_ptr<const CommunicationFacts>& facts);
    void showMode();
    void showNone();

    bool m_hasFacts = false;
    CommunicationMode m_mode = CommunicationMode::Strategies;
    SegmentedChoice* m_modes;
    StrategyPage* m_strategies;
    FormulaPage* m_formulas;
    PlayerPage* m_player;
    GlossaryPage* m_glossary;
    Job& m_job = makeJob();
};

}  // namespace shardscope
