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

/// Which steps the timeline shows: the optimizer makes its states at the end of the first one.
enum class ShownSteps { Both, First, Later };

/// Returns what the value of a varied field is called above its bar: "ZeRO 2", "full", "8,192".
[[nodiscard]] QString variantName(VariantKind kind, const Value& value);

/// One bar a pipeline stage; of more than a screen can show, one for the fullest of so many neighbours.
[[nodiscard]] StackedBarsData barsByStage(const Estimate& estimate);
/// The stage that a bar stands for, and the bar that a stage is in; -1: there is none.
[[nodiscard]] int stageOfBar(const Estimate& estimate, int bar);
[[nodiscard]] int barOfStage(const Estimate& estimate, int stage);
/// One bar a variant: its worst stage.
[[nodiscard]] StackedBarsData barsOfVariants(const MemoryVariants& variants, VariantKind kind, const ChartLimit& limit);
[[nodiscard]] ChartLimit capacityLimit(const Estimate& estimate);

/// Returns what a bar consists of: the lines of the ledger. Groups are the classes that have any, in their order.
[[nodiscard]] TreemapData ledgerTreemap(const Estimate& estimate, int stage);
/// The kept activations by operator; groups are kinds of layers. One tile for each other line of the class.
[[nodiscard]] TreemapData operatorTreemap(const Estimate& estimate, int stage);

/// `timeline` of one stage as a profiler shows it.
[[nodiscard]] TimelineData stepTimeline(const MemoryTimeline& timeline, ShownSteps steps, const Estimate& estimate, int stage);

}  // namespace shardscope
