// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

namespace shardscope {

/// Names what the chosen cluster has least of.
enum class SizeObjective { Gpus, Price, Days };

template <>
struct EnumNames<SizeObjective> {
    using enum SizeObjective;
    static constexpr std::array<std::pair<SizeObjective, std::string_view>, 3> names{{{Gpus, "gpus"}, {Price, "price"}, {Days, "days"}}};
};

/// Holds what a run must keep, and what it is chosen by among those that keep it.
struct SizeLimits {
    std::optional<double> days{};    ///< the longest that it may take
    std::optional<double> budget{};  ///< the most that it may cost, in the currency of the GPU hour
    SizeObjective objective = SizeObjective::Gpus;
    bool operator==(const SizeLimits&) const = default;
};

}  // namespace shardscope
