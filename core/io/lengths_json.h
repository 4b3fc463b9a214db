// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/io/json.h"
#include "core/lengths/stated_lengths.h"

namespace shardscope {

/// Reads the lengths of a data set as a scenario states them: the id of a preset ("gsm8k"), {"mean", "sigma", "max"} of a log-normal
/// distribution, or {"histogram": [[tokens, documents], …]}. Errors, with the pointer of the value: UnknownName with the nearest preset,
/// UnknownKey, MissingKey, WrongType, and those of `LengthDistribution::of` and `logNormalLengths`.
[[nodiscard]] Result<StatedLengths> readLengths(const Json& json, const std::string& file, const std::string& pointer);

/// Returns what `readLengths` reads as the same lengths.
[[nodiscard]] Json lengthsToJson(const StatedLengths& stated);

/// Reads a list of [tokens, documents]. Errors: WrongType and those of `LengthDistribution::of`.
[[nodiscard]] Result<LengthDistribution> readHistogram(const Json& list, const std::string& file, const std::string& pointer);

}  // namespace shardscope
