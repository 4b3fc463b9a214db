// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "app/views/base/view.h"
#include "app/views/memory/memory_charts.h"

namespace shardscope {

class Estimate;
class ChartPage;
class MemorySteps;
class MemoryTensors;
class SegmentedChoice;
class StackedBars;
class StageSplit;

enum class MemoryMode { ByStage, Zero, Recompute, SequenceLength, OverTime };

/// "Where do the bytes go, and on which GPU?" A part of the newest estimate: bars by stage or of variants of the scenario
/// side by side, the tensors of an opened bar, or the bytes through a step.
class MemoryView : public View {
    Q_OBJECT
public:
    MemoryView();
    ~MemoryView() override;
    [[nodiscard]] static ViewInfo viewInfo();

    void setMode(MemoryMode mode);
    [[nodiscard]] MemoryMode mode() const { return m_mode; }
    /// Opens the bar of a stage into its tensors; −1 closes it.
    void openStage(int stage);
    [[nodiscard]] int openedBar() const { return m_openBar; }
    [[nodiscard]] ChartWidget* currentChart() const override;
    [[nodiscard]] QString modeId() const override;
    void setModeId(const QString& mode) override;

protected:
    void contextChanged(const ViewContext& before) override;
    void refresh() override;
    void estimateChanged() override;
    void forget() override { m_variants.reset(); }
    void showTable(bool shown) override;
    void pageShown() override;
    [[nodiscard]] bool isWorking() const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeTools();
    void makePages();
    void showNone();
    void showVariants();
    void showBars(const StackedBarsData& bars);
    /// Adds to the hint how long a sequence and how large a micro-batch may be, when it is known.
    void showRoom(const QString& hint);
    void showOpenBar();
    void activate(int bar, int item);
    void requestDerivation(const std::shared_ptr<const Estimate>& of, const QString& field);
    [[nodiscard]] std::optional<VariantKind> variantKind() const;
    /// Returns the estimate and the stage of a bar; a null estimate where there is none.
    [[nodiscard]] std::pair<std::shared_ptr<const Estimate>, int> standsFor(int bar) const;

    std::shared_ptr<const MemoryVariants> m_variants;
    MemoryMode m_mode = MemoryMode::ByStage;
    int m_openBar = -1;
    SegmentedChoice* m_modes;
    StackedBars* m_bars;
    ChartPage* m_barsPage;
    MemoryTensors* m_tensors;
    MemorySteps* m_steps;
    StageSplit* m_split;
    Job& m_job = makeJob();
    Job& m_roomJob = makeJob();
};

}  // namespace shardscope
