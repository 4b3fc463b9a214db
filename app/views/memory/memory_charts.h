// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/text/estimate_text.h"
#include "app/views/memory/memory_variants.h"
#include "core/memory/timeline.h"
#include "widgets/charts/chart_data.h"

namespace shardscope {

class Estimate;

/// The steps that the timeline shows: the optimizer creates its states at the end of the first one.
enum class ShownSteps { Both, First, Later };

/// Returns the name of a varied field's value above its bar: "ZeRO 2", "full", "8,192".
[[nodiscard]] QString variantName(VariantKind kind, const Value& value);

/// Returns one bar per pipeline stage, with the capacity of its GPUs; where a screen cannot show all, one for the fullest of several neighbours.
[[nodiscard]] StackedBarsData barsByStage(const Estimate& estimate);
/// Return the stage of a bar, and the bar of a stage; -1: there is none.
[[nodiscard]] int stageOfBar(const Estimate& estimate, int bar);
[[nodiscard]] int barOfStage(const Estimate& estimate, int stage);
/// A part of a bar by the number of its series: its name in lessons, and the field of the estimate that it shows.
struct PartOfBar {
    QString name;
    QString field;
};
[[nodiscard]] PartOfBar partOfBar(const Estimate& estimate, int stage, int series);
/// Returns the number of series: a memory class each, and weights that do not learn.
[[nodiscard]] int partsOfBar(const Estimate& estimate);
/// Returns one bar per variant, for its worst stage.
[[nodiscard]] StackedBarsData barsOfVariants(const MemoryVariants& variants, VariantKind kind, const ChartLimit& limit);
[[nodiscard]] ChartLimit capacityLimit(const Estimate& estimate);
/// Returns the capacity of the GPUs of one stage.
[[nodiscard]] ChartLimit capacityOfStage(const Estimate& estimate, int stage);

/// Returns the parts of a bar: the lines of the ledger. Groups are the non-empty classes, in order.
[[nodiscard]] TreemapData ledgerTreemap(const Estimate& estimate, int stage);
/// Returns the kept activations by operator; groups are kinds of layers. One tile for each other line of the class.
[[nodiscard]] TreemapData operatorTreemap(const Estimate& estimate, int stage);

/// Returns the `timeline` of one stage as a profiler shows it.
[[nodiscard]] TimelineData stepTimeline(const MemoryTimeline& timeline, ShownSteps steps, const Estimate& estimate, int stage);

}  // namespace shardscope
