// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/estimate/estimate.h"
#include "tests/support/random_draw.h"

namespace shardscope::test {

/// A property of every legal scenario: its name, and a function that returns the violation, or nothing.
struct Property {
    const char* name = "";
    std::function<std::string(const Estimate&, Draw&)> problem;
};

/// Returns, by property: empty, or how many of `count` random scenarios violate it, with the smallest such scenario as a command line.
[[nodiscard]] std::vector<std::string> counterExamples(const std::vector<Property>& properties, std::uint64_t seed, int count);

/// Returns the same for those of `count` random scenarios that `changed` returns something for, as that changes them.
using Changed = std::function<std::optional<Scenario>(Scenario, Draw&)>;
[[nodiscard]] std::vector<std::string> counterExamples(const std::vector<Property>& properties, std::uint64_t seed, int count,
                                                       const Changed& changed);

/// Return whether two numbers are the same except for rounding, and a sentence if they are not. `scale`: that of the sums that contain
/// them.
[[nodiscard]] bool isSame(double a, double b, double scale = 0);
[[nodiscard]] std::string unlessSame(const std::string& what, double a, double b, double scale = 0);

}  // namespace shardscope::test
