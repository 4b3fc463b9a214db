// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/field/parameters.h"

namespace shardscope {

class Estimate;
struct Scenario;

/// The field that the side-by-side bars of the memory view vary.
enum class VariantKind { Zero, Recompute, SequenceLength };

/// The scenario with one field changed.
struct MemoryVariant {
    Value value;
    bool isCurrent = false;
    std::shared_ptr<const Estimate> estimate;  ///< null for an impossible value: `error` has the reason
    std::optional<Error> error;
};

using MemoryVariants = std::vector<MemoryVariant>;

/// Returns the varied field: "plan.zero".
[[nodiscard]] const Parameter& variedParameter(VariantKind kind);

/// Returns the variants: ZeRO 0 to 3, every recompute mode, or the sequence length from a quarter to sixteen times (with the same number of
/// sequences).
[[nodiscard]] std::shared_ptr<const MemoryVariants> memoryVariants(const Scenario& scenario, VariantKind kind);

}  // namespace shardscope
