// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <memory>
#include <optional>

#include "app/views/base/newest_task.h"
#include "app/views/memory/memory_charts.h"

class QStackedWidget;
class QToolButton;

namespace shardscope {

class Card;
class ChartPage;
class ChartWidget;
class ElidedLabel;
class MemorySteps;
class MemoryTensors;
class SegmentedChoice;
class StackedBars;
class StatePage;

enum class MemoryMode { ByStage, Zero, Recompute, SequenceLength, OverTime };

/// "Where do the bytes go, and on which GPU?" A part of the newest estimate: bars by stage or of variants of the scenario
/// side by side, the tensors of an opened bar, or the bytes through a step. Draws and computes nothing while it is hidden.
class MemoryView : public QWidget {
    Q_OBJECT
public:
    explicit MemoryView(QWidget* parent = nullptr);
    ~MemoryView() override;

    void setEstimate(std::shared_ptr<const Estimate> estimate);
    void setMode(MemoryMode mode);
    [[nodiscard]] MemoryMode mode() const { return m_mode; }
    /// Opens the bar of a stage into its tensors; −1 closes it.
    void openStage(int stage);
    [[nodiscard]] int openedBar() const { return m_openBar; }
    void setTableShown(bool shown);
    /// Another view points at a stage; −1: none.
    void setHighlightedStage(int stage);
    /// What is on the screen as a chart; null where there is none. For export and print.
    [[nodiscard]] ChartWidget* currentChart() const;
    /// Whether what is shown is of the newest estimate: variants and timelines take a moment.
    [[nodiscard]] bool isSettled() const;

Q_SIGNALS:
    /// A number of the estimate was chosen: its JSON pointer.
    void derivationRequested(const QString& field);
    /// The same of a variant, which is an estimate of its own.
    void variantDerivationRequested(std::shared_ptr<const Estimate> estimate, const QString& field);
    void stageHovered(int stage);
    void modeChanged(MemoryMode mode);
    /// Something could not be done, in a sentence.
    void failed(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeTools();
    void makePages();
    void refresh();
    void showState();
    void showProblem(const QString& problem);
    void showVariants();
    void showBars(const StackedBarsData& bars);
    void showOpenBar();
    void activate(int bar, int item);
    void requestDerivation(const QString& field);
    void copy();
    void exportCsv();
    void tellHint();
    [[nodiscard]] std::optional<VariantKind> variantKind() const;
    /// The estimate and the stage that a bar stands for; a null estimate where there is none.
    [[nodiscard]] std::pair<std::shared_ptr<const Estimate>, int> standsFor(int bar) const;

    std::shared_ptr<const Estimate> m_estimate;
    std::shared_ptr<const MemoryVariants> m_variants;
    MemoryMode m_mode = MemoryMode::ByStage;
    int m_openBar = -1;
    bool m_isOld = true;
    Card* m_card;
    SegmentedChoice* m_modes;
    QToolButton* m_tableButton;
    QToolButton* m_copyButton;
    QToolButton* m_csvButton;
    QStackedWidget* m_pages;
    StackedBars* m_bars;
    ChartPage* m_barsPage;
    MemoryTensors* m_tensors;
    MemorySteps* m_steps;
    StatePage* m_state;
    ElidedLabel* m_hint;
    NewestTask<std::shared_ptr<const MemoryVariants>> m_task{this, [this](const QString& problem) { showProblem(problem); }};
};

}  // namespace shardscope
