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

/// Which field the side-by-side bars of the memory view vary.
enum class VariantKind { Zero, Recompute, SequenceLength };

/// The scenario with one field changed.
struct MemoryVariant {
    Value value;
    bool isCurrent = false;
    std::shared_ptr<const Estimate> estimate;  ///< null where the value cannot be: `error` says why
    std::optional<Error> error;
};

using MemoryVariants = std::vector<MemoryVariant>;

/// The field that is varied: "plan.zero".
[[nodiscard]] const Parameter& variedParameter(VariantKind kind);

/// ZeRO 0 to 3, every recompute mode, or the sequence length from a quarter to sixteen times (as many sequences as before).
[[nodiscard]] std::shared_ptr<const MemoryVariants> memoryVariants(const Scenario& scenario, VariantKind kind);

}  // namespace shardscope
