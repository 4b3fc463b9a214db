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

/// One of the compared scenarios.
struct Compared {
    QString name;  ///< "A: this plan"
    std::shared_ptr<const Estimate> estimate;
};

/// Returns what stands at the head of a side's column, a line each: its name, its model and GPUs, its verdict.
[[nodiscard]] QStringList headOf(const Compared& side);

/// The compared scenarios and their differences.
struct ScenarioComparison {
    QList<Compared> sides;
    std::vector<FieldDifference> differences;
};

/// Returns the GPU time of a step by cause, one bar per scenario, in GPU seconds per million tokens, so that different batches and clusters
/// are comparable.
[[nodiscard]] StackedBarsData stepBars(const ScenarioComparison& comparison);
/// Returns the field by which the estimate explains a part of these bars.
[[nodiscard]] QString stepPartField(int item);
[[nodiscard]] QString memoryPartField(const Estimate& estimate, int item);
/// Returns the memory of the fullest GPU, one bar per scenario, against the capacity of its GPUs.
[[nodiscard]] StackedBarsData memoryBars(const ScenarioComparison& comparison);

/// The rows of the list: figures first, then the fields that differ.
struct ComparisonRow {
    QString name;
    QString tip{};
    QStringList texts;  ///< one a scenario
    bool isFigure = false;
};
[[nodiscard]] QList<ComparisonRow> comparisonRows(const ScenarioComparison& comparison);

/// Returns a sentence on the fastest, its gain and the largest term of it. Empty with fewer than two, or without times.
[[nodiscard]] QString comparisonVerdict(const ScenarioComparison& comparison);

}  // namespace shardscope
