// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

namespace shardscope {

/// The quantity that the chosen cluster minimises.
enum class SizeObjective { Gpus, Price, Days };

template <>
struct EnumNames<SizeObjective> {
    using enum SizeObjective;
    static constexpr std::array<std::pair<SizeObjective, std::string_view>, 3> names{{{Gpus, "gpus"}, {Price, "price"}, {Days, "days"}}};
};

/// The limits of a run, and the objective among the clusters that keep them.
struct SizeLimits {
    std::optional<double> days{};    ///< the longest that it may take
    std::optional<double> budget{};  ///< the most that it may cost, in the currency of the GPU hour
    SizeObjective objective = SizeObjective::Gpus;
    bool operator==(const SizeLimits&) const = default;
};

}  // namespace shardscope
