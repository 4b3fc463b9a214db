// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/trust/evidence.h"

namespace shardscope {

/// The number of one family's runs that lie within bands made without that family, and the widths of those bands.
struct FamilyCoverage {
    std::string family;
    int runs = 0;
    int inside = 0;
    std::vector<double> widths;  ///< of each run's band

    [[nodiscard]] double share() const { return static_cast<double>(inside) / runs; }
};

/// Returns every family with a run that measured the figure, by name.
[[nodiscard]] std::vector<FamilyCoverage> coverage(const Evidence& evidence, TrustedFigure figure);

/// Returns the mean share over families; each counts once, regardless of its number of runs. Precondition: not empty.
[[nodiscard]] double meanShare(const std::vector<FamilyCoverage>& families);

/// Returns the median width of a band, each family counting once. Precondition: not empty.
[[nodiscard]] double medianWidth(const std::vector<FamilyCoverage>& families);

}  // namespace shardscope
