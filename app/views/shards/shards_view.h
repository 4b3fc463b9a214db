// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/views/base/view.h"
#include "app/views/shards/shards_content.h"
#include "widgets/ring/ring_canvas.h"

namespace shardscope {

class ChartPage;
class Player;
class PlayerBar;
class SegmentedChoice;
class ShardsChart;

/// "Who holds what?" ZeRO and tensor parallelism as animations, small and with the model's own bytes. No timer runs while it is
/// hidden.
class ShardsView : public View {
    Q_OBJECT
public:
    ShardsView();
    ~ShardsView() override;
    [[nodiscard]] static ViewInfo viewInfo();
    [[nodiscard]] static QList<ViewCommand> viewCommands();

    void setQuestion(const ShardsQuestion& question);
    [[nodiscard]] const ShardsQuestion& question() const { return m_question; }
    /// Returns the chart; the model's page shows the bytes of one pipeline stage.
    [[nodiscard]] ShardsChart& chart() const { return *m_chart; }
    [[nodiscard]] Player& player() const { return *m_player; }
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] QString modeId() const override;
    void setModeId(const QString& mode) override;

protected:
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    void estimateChanged() override;
    void showTable(bool shown) override;
    void pageShown() override;

private:
    void makeTools();
    void connectParts();
    void showPicture(std::shared_ptr<const ShardsPicture> picture);
    void showMoment(const Moment& moment);
    void showChoices();
    void placeAtStart();
    [[nodiscard]] QString hint() const;

    void showStage(int stage);
    [[nodiscard]] int stageOfContext() const;

    ShardsQuestion m_question;
    bool m_startsAnew = true;          ///< another question: the animation restarts
    bool m_hasChosenSequence = false;  ///< false: as in the plan
    SegmentedChoice* m_pagesChoice;
    SegmentedChoice* m_zero;
    SegmentedChoice* m_sequence;
    ShardsChart* m_chart;
    ChartPage* m_page;
    Player* m_player;
    PlayerBar* m_bar;
    Job& m_job = makeJob();
};

}  // namespace shardscope
