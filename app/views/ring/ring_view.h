// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/views/base/view.h"
#include "app/views/ring/ring_content.h"
#include "widgets/ring/ring_canvas.h"

namespace shardscope {

class ChartPage;
class ChoiceBox;
class PlayerBar;
class RingChart;
class RingControls;
class Player;
class SegmentedChoice;

enum class RingMode { Steps, Work, Times, Layouts };

/// "Who holds which keys when, and who waits?" One layer's attention over the ranks of a context-parallel group: of the scenario, or of a
/// what-if. No timer runs while it is hidden.
class RingView : public View {
    Q_OBJECT
public:
    RingView();
    ~RingView() override;
    [[nodiscard]] static ViewInfo viewInfo();

    void setMode(RingMode mode);
    [[nodiscard]] RingMode mode() const { return m_mode; }
    void setWhatIf(const RingWhatIf& wanted);
    [[nodiscard]] const RingWhatIf& whatIf() const { return m_whatIf; }
    void setPass(const RingPassChoice& pass);
    [[nodiscard]] const RingPassChoice& pass() const { return m_pass; }
    [[nodiscard]] Player& player() const { return *m_player; }
    [[nodiscard]] ChartWidget* currentChart() const override;
    /// Highlights a rank of the context-parallel group; −1: none.
    void setHighlightedRank(int rank);
    [[nodiscard]] QString modeId() const override;
    void setModeId(const QString& mode) override;

Q_SIGNALS:
    /// Emitted for the pointed rank of the context-parallel group; −1: none.
    void rankHovered(int rank);

protected:
    void refresh() override;
    void estimateChanged() override;
    void showTable(bool shown) override;
    void pageShown() override;

private:
    void makeTools();
    void makeBody();
    void connectParts();
    void showContent(const RingContent& content);
    void placeAtStart();
    void apply();
    [[nodiscard]] QString remark() const;
    [[nodiscard]] QString whyNotApply(const RingContent& content) const;
    [[nodiscard]] bool isScenario() const;

    RingWhatIf m_ofScenario;  ///< the scenario's settings, to detect changes
    RingWhatIf m_whatIf;
    RingPassChoice m_pass;
    RingMode m_mode = RingMode::Steps;
    bool m_hasScenario = false;
    SegmentedChoice* m_modes;
    ChoiceBox* m_passes;
    RingControls* m_controls;
    RingChart* m_chart;
    ChartPage* m_chartPage;
    RingLayouts* m_layouts;
    ChartPage* m_layoutsPage;
    Player* m_player;
    PlayerBar* m_bar;
};

}  // namespace shardscope
