// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/trust/evidence.h"

namespace shardscope {

/// The number of one source's runs that lie within bands made without that source.
struct SourceCoverage {
    std::string source;
    int runs = 0;
    int inside = 0;

    [[nodiscard]] double share() const { return static_cast<double>(inside) / runs; }
};

/// Returns every source with a run that measured the figure, by name.
[[nodiscard]] std::vector<SourceCoverage> coverage(const Evidence& evidence, TrustedFigure figure);

/// Returns the mean share over sources; each counts once, regardless of its number of runs. Precondition: not empty.
[[nodiscard]] double meanShare(const std::vector<SourceCoverage>& sources);

}  // namespace shardscope
