// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "core/io/residuals_json.h"
#include "core/trust/coverage.h"
#include "core/validate/error_summary.h"
#include "tests/calibration/markdown.h"
#include "tests/calibration/page_sections.h"
#include "tests/calibration/residuals_file.h"

namespace shardscope::calibration {
namespace {

void appendCells(std::vector<std::string>& cells, const std::vector<FamilyCoverage>& families, const std::string& name)
{
    const auto found = std::find_if(families.begin(), families.end(), [&name](const FamilyCoverage& one) { return one.family == name; });
    if (found == families.end())
        cells.insert(cells.end(), 3, "");
    else
        cells.insert(cells.end(), {std::to_string(found->inside) + " of " + std::to_string(found->runs), percentText(found->share()),
                                   found->widths.empty() ? "" : "± " + percentText(quantile(found->widths, 0.5))});
}

/// The factor of each gap says by how much runs were further off than the quantile of others when the same was withheld from them.
std::string factorsText(const Evidence& evidence)
{
    constexpr std::array<std::pair<EvidenceGap, const char*>, kEvidenceGaps> kGaps{
        {{EvidenceGap::None, "the generation and the kind of model were measured"},
         {EvidenceGap::Kind, "the generation was measured, the kind of model was not"},
         {EvidenceGap::Generation, "nothing of the generation was measured"}}};
    std::string text = markdownHead({"<factor of the band where", "time, dense", "time, MoE", "memory, dense", "memory, MoE"});
    for (const auto& [gap, name] : kGaps) {
        std::vector<std::string> cells{name};
        for (const TrustedFigure figure : {TrustedFigure::Time, TrustedFigure::Memory}) {
            for (const bool experts : {false, true})
                cells.push_back(figureText(evidence.factor(figure, gap, experts)));
        }
        text += markdownRow(cells);
    }
    return text;
}

}  // namespace

std::string bandSection(const std::vector<Observation>& observations)
{
    const Result<std::vector<ResidualGroup>> groups = parseResiduals(residualsJson(observations), "residuals");
    if (!groups)
        return {};
    const Evidence evidence(*groups);
    const std::vector<FamilyCoverage> time = coverage(evidence, TrustedFigure::Time);
    const std::vector<FamilyCoverage> memory = coverage(evidence, TrustedFigure::Memory);
    if (time.empty() || memory.empty())
        return {};
    std::string text = "## What the band holds\n\nRuns inside the band that an estimate shows, the band made without the run's family. "
                       "The mean over families is " +
                       percentText(meanShare(time)) + " for time and " + percentText(meanShare(memory)) + " for memory; it is made to be " +
                       percentText(kBandShare) + ". The median width is ± " + percentText(medianWidth(time)) + " for time and ± " +
                       percentText(medianWidth(memory)) + " for memory, a family counting once.\n\n" + factorsText(evidence) + "\n" +
                       markdownHead({"<family", "time", "share", "width", "memory", "share", "width"});
    std::vector<std::string> names;
    for (const std::vector<FamilyCoverage>* families : {&time, &memory}) {
        for (const FamilyCoverage& family : *families)
            names.push_back(family.family);
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    for (const std::string& name : names) {
        std::vector<std::string> cells{name};
        appendCells(cells, time, name);
        appendCells(cells, memory, name);
        text += markdownRow(cells);
    }
    return text + "\n";
}

}  // namespace shardscope::calibration
