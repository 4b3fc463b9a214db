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

/// A fact of measured runs that their row has otherwise, though the source, or its authors elsewhere, state it. A fact is here because of
/// that statement alone, never because the estimate becomes better.
struct StatedFact {
    std::string_view source;
    std::span<const std::string_view> rows;  ///< their ids
    std::string_view field;                  ///< path of a scenario field
    std::variant<std::int64_t, std::string_view> value;
    std::string_view statement;  ///< what states it, and where
};

[[nodiscard]] std::span<const StatedFact> statedFacts();

/// Sets the stated facts in the scenarios of their rows.
void stateFacts(std::vector<RunFile>& files);

/// Returns the section of the accuracy page on these facts.
[[nodiscard]] std::string statedSection();

}  // namespace shardscope::calibration
