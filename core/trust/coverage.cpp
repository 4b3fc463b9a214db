// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trust/coverage.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace shardscope {

std::vector<FamilyCoverage> coverage(const Evidence& evidence, TrustedFigure figure)
{
    std::map<std::string, FamilyCoverage> byFamily;
    for (const ResidualGroup& group : evidence.groups()) {
        const std::vector<double>& residuals = residualsOf(group, figure);
        if (residuals.empty())
            continue;
        const std::optional<Band> band = evidence.band(figure, group.likeness, group.family);
        FamilyCoverage& family = byFamily[group.family];
        family.family = group.family;
        family.runs += static_cast<int>(residuals.size());
        if (!band)
            continue;
        family.widths.insert(family.widths.end(), residuals.size(), band->width);
        family.inside += static_cast<int>(std::count_if(
            residuals.begin(), residuals.end(), [&band](double residual) { return std::abs(std::expm1(residual)) <= band->width; }));
    }
    std::vector<FamilyCoverage> families;
    for (const auto& [name, family] : byFamily)
        families.push_back(family);
    return families;
}

double meanShare(const std::vector<FamilyCoverage>& families)
{
    double sum = 0;
    for (const FamilyCoverage& family : families)
        sum += family.share();
    return sum / static_cast<double>(families.size());
}

double medianWidth(const std::vector<FamilyCoverage>& families)
{
    std::vector<std::pair<double, double>> weighted;
    for (const FamilyCoverage& family : families) {
        for (const double width : family.widths)
            weighted.emplace_back(width, 1 / static_cast<double>(family.widths.size()));
    }
    std::sort(weighted.begin(), weighted.end());
    double whole = 0;
    for (const auto& [width, weight] : weighted)
        whole += weight;
    double below = 0;
    for (const auto& [width, weight] : weighted) {
        below += weight;
        if (2 * below >= whole)
            return width;
    }
    return 0;
}

}  // namespace shardscope
