// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <optional>

#include "app/lens/lens.h"
#include "app/views/base/newest_task.h"
#include "app/views/experts/experts_picture.h"
#include "core/estimate/estimate.h"

class QBoxLayout;
class QStackedWidget;
class QToolButton;

namespace shardscope {

class Card;
class ChartPage;
class ChartWidget;
class ExpertMap;
class ExpertsControls;
class StackedBars;
class StatePage;

/// "Where do tokens go?" The experts of one expert-parallel group and what arrives there, what a dispatch sends by dispatcher,
/// and the ladder from naive to tuned. A dense model has none of that: examples are offered.
class ExpertsView : public QWidget {
    Q_OBJECT
public:
    explicit ExpertsView(QWidget* parent = nullptr);
    ~ExpertsView() override;

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    /// What is pointed at in another view.
    void setPointed(const Pointed& pointed);
    void trySettings(const ExpertSettings& settings);
    void setTableShown(bool shown);
    [[nodiscard]] ExpertMap& map() const { return *m_map; }
    [[nodiscard]] StackedBars& volumes() const { return *m_volumes; }
    [[nodiscard]] LadderChart& ladder() const { return *m_ladder; }
    /// The chart that copies and exports are of: the one that was used last.
    [[nodiscard]] ChartWidget& currentChart() const { return *m_current; }
    [[nodiscard]] bool isSettled() const { return !m_isOld && !m_task.isBusy(); }

Q_SIGNALS:
    void pointed(const shardscope::Pointed& pointed);
    /// The scenario is to be this one; `undoText` says what was done.
    void replaceRequested(std::shared_ptr<const Scenario> scenario, const QString& undoText);
    void failed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeTools();
    void makePages();
    [[nodiscard]] QWidget* makeExamples();
    void refresh();
    void showPicture(std::shared_ptr<const ExpertsPicture> picture);
    void showState();
    void showProblem(const QString& problem);
    void openExample(const QString& name);
    void exportCsv();
    void exportPicture();

    std::shared_ptr<const Estimate> m_estimate;
    std::optional<ExpertSettings> m_tried;
    bool m_isOld = true;
    Card* m_card;
    QStackedWidget* m_pages;
    QWidget* m_body;
    QBoxLayout* m_upper;  ///< tokens and volumes, one above the other where it is narrow
    ExpertsControls* m_controls;
    ExpertMap* m_map;
    StackedBars* m_volumes;
    LadderChart* m_ladder;
    ChartWidget* m_current;
    QList<ChartPage*> m_chartPages;
    QWidget* m_statePage;
    StatePage* m_state;
    QWidget* m_examples;
    QToolButton* m_tableButton;
    QList<QToolButton*> m_chartTools;
    NewestTask<std::shared_ptr<const ExpertsPicture>> m_task{this, [this](const QString& problem) { showProblem(problem); }};
};

}  // namespace shardscope
