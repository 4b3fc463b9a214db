// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>

#include "app/lens/lens.h"
#include "app/views/base/newest_task.h"
#include "app/views/shards/shards_content.h"
#include "widgets/ring/ring_canvas.h"

class QStackedWidget;
class QToolButton;

namespace shardscope {

class Card;
class ChartPage;
class ElidedLabel;
class PlayerBar;
class RingPlayer;
class SegmentedChoice;
class ShardsChart;
class StatePage;

/// "Who holds what?" ZeRO and tensor parallelism as animations, small and with the model's own bytes. Draws and computes nothing
/// while it is hidden, and no timer runs.
class ShardsView : public QWidget {
    Q_OBJECT
public:
    explicit ShardsView(QWidget* parent = nullptr);
    ~ShardsView() override;

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    void setQuestion(const ShardsQuestion& question);
    [[nodiscard]] const ShardsQuestion& question() const { return m_question; }
    /// Another view points at something: of a pipeline stage the model's page shows the bytes.
    void setPointed(const Pointed& pointed);
    void setTableShown(bool shown);
    [[nodiscard]] ShardsChart& chart() const { return *m_chart; }
    [[nodiscard]] RingPlayer& player() const { return *m_player; }
    [[nodiscard]] bool isSettled() const { return !m_isOld && !m_task.isBusy(); }

Q_SIGNALS:
    /// The dimension along which what is pointed at is cut, or nothing.
    void pointed(const shardscope::Pointed& pointed);
    void failed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeTools();
    void makeBody();
    void connectParts();
    void refresh();
    void showPicture(std::shared_ptr<const ShardsPicture> picture);
    void showMoment(const RingMoment& moment);
    void showPage(QWidget* page);
    void showProblem(const QString& problem);
    void showChoices();
    void placeAtStart();
    void exportCsv();
    void exportPicture();

    std::shared_ptr<const Estimate> m_estimate;
    ShardsQuestion m_question;
    bool m_isOld = true;
    bool m_startsAnew = true;          ///< another question: the animation begins again
    bool m_hasChosenSequence = false;  ///< until then as in the plan
    Card* m_card;
    SegmentedChoice* m_pagesChoice;
    SegmentedChoice* m_zero;
    SegmentedChoice* m_sequence;
    QToolButton* m_tableButton = nullptr;
    QList<QToolButton*> m_tools;
    QStackedWidget* m_pages;
    ShardsChart* m_chart;
    ChartPage* m_page;
    StatePage* m_state;
    RingPlayer* m_player;
    PlayerBar* m_bar;
    ElidedLabel* m_hint;
    NewestTask<std::shared_ptr<const ShardsPicture>> m_task{this, [this](const QString& problem) { showProblem(problem); }};
};

}  // namespace shardscope
