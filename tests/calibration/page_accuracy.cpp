// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "tests/calibration/accuracy.h"
#include "tests/calibration/markdown.h"
#include "tests/calibration/page_sections.h"

namespace shardscope::calibration {
namespace {

void appendTime(std::vector<std::string>& cells, const TimeAccuracy& time)
{
    if (time.rows == 0)
        cells.insert(cells.end(), 4, "");
    else
        cells.insert(cells.end(),
                     {std::to_string(time.rows), percentText(time.shipped), percentText(time.leftOut), percentText(time.lean, true)});
}

std::string line(const Accuracy& accuracy, const std::string& name)
{
    std::vector<std::string> cells{name};
    appendTime(cells, accuracy.dense);
    appendTime(cells, accuracy.experts);
    const MemoryAccuracy& memory = accuracy.memory;
    const bool isMeasured = memory.rows > 0;
    cells.insert(cells.end(), {isMeasured ? std::to_string(memory.rows) : "", isMeasured ? percentText(memory.error) : "",
                               std::to_string(memory.right) + " of " + std::to_string(memory.answers)});
    return markdownRow(cells);
}

std::string table(const std::string& title, const std::string& kind, const std::vector<Accuracy>& lines)
{
    std::string text = "## " + title + "\n\n" +
                       markdownHead({"<" + kind, "dense rows", "shipped", "skipped", "lean", "MoE rows", "shipped", "skipped", "lean",
                                     "memory rows", "error", "fits right"});
    for (const Accuracy& accuracy : lines)
        text += line(accuracy, accuracy.name);
    return text + "\n";
}

}  // namespace

std::string accuracySection(const std::vector<Observation>& observations)
{
    std::vector<Accuracy> bySource = accuracyBy(observations, [](const Observation& one) { return one.source; });
    bySource.push_back(accuracyOf("**mean over sources**", observations));
    return table("By source", "source", bySource) +
           table("By GPU generation", "generation", accuracyBy(observations, [](const Observation& one) { return one.generation(); })) +
           table("By framework", "framework", accuracyBy(observations, [](const Observation& one) { return one.framework(); }));
}

std::string capacitySection(const std::vector<Observation>& observations)
{
    constexpr double kFar = 1.1;
    std::vector<const Observation*> over;
    for (const Observation& observation : observations) {
        if (observation.overCapacity > 1)
            over.push_back(&observation);
    }
    std::stable_sort(over.begin(), over.end(), [](const auto* a, const auto* b) { return a->overCapacity > b->overCapacity; });
    const auto far = std::count_if(over.begin(), over.end(), [](const auto* one) { return one->overCapacity > kFar; });
    std::string text = "## What ran and is estimated not to fit\n\n" + std::to_string(over.size()) + " of " +
                       std::to_string(observations.size()) + " configurations, " + std::to_string(far) +
                       " of them by more than a tenth of the capacity";
    if (far == 0)
        return text + ".\n\n";
    text += ":\n\n" + markdownHead({"<source", "<row", "estimated peak / capacity", "error of memory"});
    for (const Observation* one : over) {
        if (one->overCapacity > kFar)
            text += markdownRow(
                {one->source, one->id, figureText(one->overCapacity), one->memory ? percentText(std::expm1(*one->memory), true) : ""});
    }
    return text + "\n";
}

}  // namespace shardscope::calibration
