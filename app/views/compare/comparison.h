// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <memory>
#include <vector>

#include "core/compare/compare.h"
#include "widgets/charts/chart_data.h"

namespace shardscope {

class Estimate;

/// One of the scenarios that stand beside each other.
struct Compared {
    QString name;  ///< "A: this plan"
    std::shared_ptr<const Estimate> estimate;
};

/// Returns what stands at the head of a side's column, a line each: its name, its model and GPUs, its verdict.
[[nodiscard]] QStringList headOf(const Compared& side);

/// All of them and in what they differ.
struct ScenarioComparison {
    QList<Compared> sides;
    std::vector<FieldDifference> differences;
};

/// Where the GPU time of a step goes, a bar a scenario, in GPU seconds of a million tokens, so that other batches and clusters compare.
[[nodiscard]] StackedBarsData stepBars(const ScenarioComparison& comparison);
/// Where the estimate explains a part of these bars.
[[nodiscard]] QString stepPartField(int item);
[[nodiscard]] QString memoryPartField(const Estimate& estimate, int item);
/// The memory of the GPU that holds the most, a bar a scenario; with a limit where all GPUs have the same memory.
[[nodiscard]] StackedBarsData memoryBars(const ScenarioComparison& comparison);
/// Returns what the GPUs of each side have; empty where all have the same.
[[nodiscard]] QList<ChartLimit> memoryLimits(const ScenarioComparison& comparison);

/// The rows of the list: figures first, then the fields that differ.
struct ComparisonRow {
    QString name;
    QString tip{};
    QStringList texts;  ///< one a scenario
    bool isFigure = false;
};
[[nodiscard]] QList<ComparisonRow> comparisonRows(const ScenarioComparison& comparison);

/// Which is faster and by how much, and the largest term of it, in a sentence. Empty: fewer than two, or no times.
[[nodiscard]] QString comparisonVerdict(const ScenarioComparison& comparison);

}  // namespace shardscope
