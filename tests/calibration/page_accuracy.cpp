// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
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
        cells.insert(cells.end(), {std::to_string(time.rows), percentText(time.leftOut.overSources), percentText(time.shipped.overSources),
                                   percentText(time.lean, true)});
}

std::string line(const Accuracy& accuracy, const std::string& name)
{
    std::vector<std::string> cells{name};
    appendTime(cells, accuracy.dense);
    appendTime(cells, accuracy.experts);
    const MemoryAccuracy& memory = accuracy.memory;
    const bool isMeasured = memory.rows > 0;
    cells.insert(cells.end(), {isMeasured ? std::to_string(memory.rows) : "", isMeasured ? percentText(memory.error.overSources) : ""});
    return markdownRow(cells);
}

std::string table(const std::string& title, const std::string& kind, const std::vector<Accuracy>& lines)
{
    std::string text = "## " + title + "\n\n" +
                       markdownHead({"<" + kind, "dense rows", "unseen", "shipped", "lean", "MoE rows", "unseen", "shipped", "lean",
                                     "memory rows", "error"});
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

}  // namespace shardscope::calibration
