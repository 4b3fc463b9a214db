// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "tests/calibration/accuracy.h"
#include "tests/calibration/markdown.h"
#include "tests/calibration/page_sections.h"
#include "tests/calibration/source_families.h"

namespace shardscope::calibration {
namespace {

std::string sourcesOf(std::string_view family, const std::vector<Observation>& observations)
{
    std::set<std::string> sources;
    for (const Observation& observation : observations) {
        if (observation.family == family)
            sources.insert(observation.source);
    }
    std::string text;
    for (const std::string& source : sources)
        text += (text.empty() ? "" : ", ") + source;
    return text;
}

std::string timeCell(const TimeAccuracy& time, Mean TimeAccuracy::*error)
{
    return time.rows > 0 ? percentText((time.*error).overFamilies) : "";
}

std::string line(const Accuracy& accuracy, const std::string& sources)
{
    const MemoryAccuracy& memory = accuracy.memory;
    return markdownRow({accuracy.name, sources, timeCell(accuracy.dense, &TimeAccuracy::leftOut),
                        timeCell(accuracy.dense, &TimeAccuracy::shipped), timeCell(accuracy.experts, &TimeAccuracy::leftOut),
                        timeCell(accuracy.experts, &TimeAccuracy::shipped), memory.rows > 0 ? percentText(memory.error.overFamilies) : ""});
}

}  // namespace

std::string familySection(const std::vector<Observation>& observations)
{
    std::string text = "## By family\n\nSources of one author, model zoo and framework are one family, since they share what an estimate "
                       "may get wrong. A source without relatives is a family of its own.\n\n" +
                       markdownHead({"<family", "<sources", "dense, unseen", "shipped", "MoE, unseen", "shipped", "memory"});
    for (const Accuracy& family : accuracyBy(observations, [](const Observation& one) { return one.family; })) {
        const std::string sources = sourcesOf(family.name, observations);
        text += line(family, sources == family.name ? "" : sources);
    }
    text += line(accuracyOf("**mean over families**", observations), "") + "\n";
    for (const Family& family : families())
        text += "- " + std::string(family.name) + ": " + std::string(family.reason) + "\n";
    return text + "\n";
}

std::string skippedSection(const std::vector<SkippedRow>& rows)
{
    if (rows.empty())
        return {};
    std::string text = "## Rows without an estimate\n\n" + markdownHead({"<source", "<row", "<reason"});
    for (const SkippedRow& row : rows)
        text += markdownRow({row.source, row.id, row.reason});
    return text + "\n";
}

}  // namespace shardscope::calibration
