// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/validate/validation.h"

namespace shardscope::calibration {

/// The field of a fact on what was measured: the unit of the memory that the source prints. The only unit so far is "GiB", in place of GB.
inline constexpr std::string_view kMemoryUnit = "measured.memory_unit";

/// A fact of measured runs that their row has otherwise, though the source, or its authors elsewhere, state it. A fact is here because of
/// that statement alone, never because the estimate becomes better.
struct StatedFact {
    std::string_view source;
    std::span<const std::string_view> rows;  ///< their ids; empty: all of the source
    std::string_view field;                  ///< path of a scenario field, or `kMemoryUnit`
    std::variant<std::int64_t, bool, std::string_view> value;
    std::string_view statement;  ///< what states it, and where
};

[[nodiscard]] std::span<const StatedFact> statedFacts();

/// Sets the stated facts in their rows.
void stateFacts(std::vector<RunFile>& files);

/// Returns the section of the accuracy page on these facts.
[[nodiscard]] std::string statedSection();

}  // namespace shardscope::calibration
