// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

#include "app/views/ring/ring_content.h"
#include "core/scenario/parameters.h"
#include "widgets/ring/ring_canvas.h"

class QStackedWidget;
class QToolButton;

namespace shardscope {

class Card;
class ChartPage;
class ChartWidget;
class ChoiceBox;
class ElidedLabel;
class PlayerBar;
class RingChart;
class RingControls;
class RingPlayer;
class SegmentedChoice;
class StatePage;

enum class RingMode { Steps, Work, Times, Layouts };

/// "Who holds which keys when, and who waits?" One layer's attention over the ranks of a context-parallel group: of the
/// scenario, or of a what-if beside it. Draws and computes nothing while it is hidden, and no timer runs.
class RingView : public QWidget {
    Q_OBJECT
public:
    explicit RingView(QWidget* parent = nullptr);
    ~RingView() override;

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    void setMode(RingMode mode);
    [[nodiscard]] RingMode mode() const { return m_mode; }
    void setWhatIf(const RingWhatIf& whatIf);
    [[nodiscard]] const RingWhatIf& whatIf() const { return m_whatIf; }
    void setPass(const RingPassChoice& pass);
    [[nodiscard]] const RingPassChoice& pass() const { return m_pass; }
    void setTableShown(bool shown);
    [[nodiscard]] RingPlayer& player() const { return *m_player; }
    /// What is on the screen as a chart; null where there is none.
    [[nodiscard]] ChartWidget* currentChart() const;
    /// Whether what is shown is of the newest estimate.
    [[nodiscard]] bool isSettled() const { return !m_isOld; }

    /// Another view points at a rank of the context-parallel group; −1: none.
    void setHighlightedRank(int rank);

Q_SIGNALS:
    /// The rank of the context-parallel group that is pointed at; −1: none.
    void rankHovered(int rank);
    /// The what-if should become the scenario: fields and their values.
    void applyRequested(const QList<QPair<QString, shardscope::Value>>& fields);
    /// Something could not be done, in a sentence.
    void failed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeTools();
    void makeBody();
    void connectParts();
    void refresh();
    void showContent(const RingContent& content);
    void showStart();
    void placeAtStart();
    void apply();
    void copy();
    void exportCsv();
    void exportPicture();
    [[nodiscard]] QString remark() const;
    [[nodiscard]] QString whyNotApply(const RingContent& content) const;
    [[nodiscard]] bool isScenario() const;

    std::shared_ptr<const Estimate> m_estimate;
    RingWhatIf m_ofScenario;  ///< what the scenario says, to hear when it changes
    RingWhatIf m_whatIf;
    RingPassChoice m_pass;
    RingMode m_mode = RingMode::Steps;
    bool m_isOld = true;
    bool m_hasScenario = false;
    Card* m_card;
    SegmentedChoice* m_modes;
    ChoiceBox* m_passes;
    RingControls* m_controls;
    QToolButton* m_tableButton = nullptr;
    QList<QToolButton*> m_tools;
    QStackedWidget* m_pages;
    RingChart* m_chart;
    ChartPage* m_chartPage;
    RingLayouts* m_layouts;
    ChartPage* m_layoutsPage;
    StatePage* m_state;
    RingPlayer* m_player;
    PlayerBar* m_bar;
    ElidedLabel* m_hint;
};

}  // namespace shardscope
