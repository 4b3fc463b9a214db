// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/residuals_json.h"
#include "core/trust/coverage.h"
#include "tests/calibration/markdown.h"
#include "tests/calibration/page_sections.h"
#include "tests/calibration/residuals_file.h"

namespace shardscope::calibration {
namespace {

void appendCells(std::vector<std::string>& cells, const std::vector<SourceCoverage>& sources, const std::string& name)
{
    const auto found = std::find_if(sources.begin(), sources.end(), [&name](const SourceCoverage& one) { return one.source == name; });
    if (found == sources.end())
        cells.insert(cells.end(), {"", ""});
    else
        cells.insert(cells.end(), {std::to_string(found->inside) + " of " + std::to_string(found->runs), percentText(found->share())});
}

}  // namespace

std::string bandSection(const std::vector<Observation>& observations)
{
    const Result<std::vector<ResidualGroup>> groups = parseResiduals(residualsJson(observations), "residuals");
    if (!groups)
        return {};
    const Evidence evidence(*groups);
    const std::vector<SourceCoverage> time = coverage(evidence, TrustedFigure::Time);
    const std::vector<SourceCoverage> memory = coverage(evidence, TrustedFigure::Memory);
    if (time.empty() || memory.empty())
        return {};
    std::string text = "## What the band holds\n\nRuns inside the band that an estimate shows, the band made without the run's source. The "
                       "mean over sources is " +
                       percentText(meanShare(time)) + " for time and " + percentText(meanShare(memory)) + " for memory; it is made to be " +
                       percentText(kBandShare) + ".\n\n" + markdownHead({"<source", "time", "share", "memory", "share"});
    std::vector<std::string> names;
    for (const std::vector<SourceCoverage>* sources : {&time, &memory}) {
        for (const SourceCoverage& source : *sources)
            names.push_back(source.source);
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
