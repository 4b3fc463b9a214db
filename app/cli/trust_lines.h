// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "app/cli/terminal.h"
#include "core/estimate/estimate.h"
#include "core/explain/derivation.h"

namespace shardscope::cli {

/// Return lines such as "Seven of ten runs like this: ± 12 %, 4.1 s to 5.2 s"; empty without a band.
[[nodiscard]] std::string timeBandText(const Estimate& estimate, const Terminal& terminal);
[[nodiscard]] std::string memoryBandText(const Estimate& estimate, const Terminal& terminal);
/// Returns the basis of the bands, and the nearest measured run.
[[nodiscard]] std::string trustLines(const Estimate& estimate, const Terminal& terminal);
/// Returns both for one figure.
[[nodiscard]] std::string bandText(const FigureBand& band, std::string_view unit, const Terminal& terminal);

}  // namespace shardscope::cli
