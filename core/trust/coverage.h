// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/trust/evidence.h"

namespace shardscope {

/// Counts, of one source's runs, how many lie within bands that were made without it.
struct SourceCoverage {
    std::string source;
    int runs = 0;
    int inside = 0;

    [[nodiscard]] double share() const { return static_cast<double>(inside) / runs; }
};

/// Every source with a run that measured the figure, by name.
[[nodiscard]] std::vector<SourceCoverage> coverage(const Evidence& evidence, TrustedFigure figure);

/// A source counts once, however many runs it has. Precondition: not empty.
[[nodiscard]] double meanShare(const std::vector<SourceCoverage>& sources);

}  // namespace shardscope
