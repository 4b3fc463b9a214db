// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/pipeline/pipeline_steps.h"
#include "widgets/charts/scene.h"

namespace shardscope {

/// One improvement step as drawn: its place, its axis, and the previous step.
struct ShownStep {
    const DrawnStep* step = nullptr;
    int number = 1;
    double end = 1;     ///< of the time axis that all share
    double before = 0;  ///< makespan of the step before; 0: there is none
};

/// Returns "makespan 33 · bubble 27.3 % · in flight 4 · −65.6 %", or why it is not possible.
[[nodiscard]] QString stepNumbers(const ShownStep& shown);
/// Returns the five steps on their common axis.
[[nodiscard]] std::array<ShownStep, 5> shownSteps(const DrawnSteps& steps);

/// Returns the place of the blocks within the box of a step.
[[nodiscard]] QRectF stepPicture(const ShownStep& shown, const QRectF& box, const Theme& theme);
/// Adds name, reason and numbers, and how far the schedule extends beyond the axis, without its blocks.
void addStepTexts(Scene& scene, const ShownStep& shown, const QRectF& box, const Theme& theme);

/// Returns all five with their blocks and a legend, for export.
[[nodiscard]] Scene stepsScene(const DrawnSteps& steps, const QSizeF& size, const Theme& theme);
/// Returns the height of the legend of the blocks' colours and letters.
[[nodiscard]] double stepsLegendHeight(const DrawnSteps& steps, double width, const Theme& theme);
void addStepsLegend(Scene& scene, const DrawnSteps& steps, const QRectF& box, const Theme& theme);

}  // namespace shardscope
