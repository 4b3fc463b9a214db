// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

namespace shardscope {

/// Names what the chosen cluster is best in: the least of it, of MFU the most.
enum class SizeObjective { Gpus, Price, Days, PricePerToken, Mfu };

template <>
struct EnumNames<SizeObjective> {
    using enum SizeObjective;
    static constexpr std::array<std::pair<SizeObjective, std::string_view>, 5> names{
        {{Gpus, "gpus"}, {Price, "price"}, {Days, "days"}, {PricePerToken, "price-per-token"}, {Mfu, "mfu"}}};
};

/// The limits of a run, and the objective among the clusters that keep them.
struct SizeLimits {
    std::optional<double> days{};    ///< the longest that it may take
    std::optional<double> budget{};  ///< the most that it may cost, in the currency of the GPU hour
    std::optional<double> mfu{};     ///< the least that it must reach, a fraction
    SizeObjective objective = SizeObjective::Gpus;
    [[nodiscard]] bool any() const { return days || budget || mfu; }
    bool operator==(const SizeLimits&) const = default;
};

}  // namespace shardscope
