// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trust/coverage.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace shardscope {

std::vector<SourceCoverage> coverage(const Evidence& evidence, TrustedFigure figure)
{
    std::map<std::string, SourceCoverage> bySource;
    for (const ResidualGroup& group : evidence.groups()) {
        const std::vector<double>& residuals = residualsOf(group, figure);
        if (residuals.empty())
            continue;
        const std::optional<Band> band = evidence.band(figure, group.likeness, group.source);
        SourceCoverage& source = bySource[group.source];
        source.source = group.source;
        source.runs += static_cast<int>(residuals.size());
        source.inside += static_cast<int>(std::count_if(residuals.begin(), residuals.end(), [&band](double residual) {
            return band && std::abs(std::expm1(residual)) <= band->width;
        }));
    }
    std::vector<SourceCoverage> sources;
    for (const auto& [name, source] : bySource)
        sources.push_back(source);
    return sources;
}

double meanShare(const std::vector<SourceCoverage>& sources)
{
    double sum = 0;
    for (const SourceCoverage& source : sources)
        sum += source.share();
    return sum / static_cast<double>(sources.size());
}

}  // namespace shardscope
