// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/result.h"
#include "core/search/plan_quantity.h"

namespace shardscope {

struct Plan;

enum class ConstraintSign { Less, AtMost, Equal, NotEqual, AtLeast, More };

template <>
struct EnumNames<ConstraintSign> {
    using enum ConstraintSign;
    static constexpr std::array<std::pair<ConstraintSign, std::string_view>, 6> names{
        {{Less, "<"}, {AtMost, "<="}, {Equal, "="}, {NotEqual, "!="}, {AtLeast, ">="}, {More, ">"}}};
};

/// One condition on a plan, as people write it: `tp<=8`, `memory<70`, `mfu>40%`, `schedule=1f1b`.
struct PlanConstraint {
    PlanQuantity quantity = PlanFigure::Memory;
    ConstraintSign comparison = ConstraintSign::Equal;
    double number = 0;  ///< bytes, seconds, tokens/s per GPU, a share, a price of one token; of a choice its place, of a switch 0 or 1
    bool operator==(const PlanConstraint&) const = default;
};

[[nodiscard]] inline bool isOf(const PlanConstraint& constraint, PlanFigure figure) { return constraint.quantity == PlanQuantity(figure); }
/// The constraint of a setting. Precondition: the path is that of a field.
[[nodiscard]] PlanConstraint settingIs(std::string_view path, ConstraintSign comparison, double number);

/// The constraints of a filter, all of which must hold: parted by spaces or commas, none in an empty text. Memory is in GiB unless GB or MiB
/// stands behind it, a step in s unless ms does, mfu in per cent with or without its sign, tokens may have k, a cost is that of a million
/// tokens; sp is on or off. A figure is never = or !=: it is no round number. Errors: BadUsage, with the constraint, its place and what
/// would be right.
[[nodiscard]] Result<std::vector<PlanConstraint>> parsePlanConstraints(std::string_view text);

/// As it could be written: `memory<=70GiB`.
[[nodiscard]] std::string planConstraintText(const PlanConstraint& constraint);

[[nodiscard]] bool holds(ConstraintSign comparison, double value, double number);
/// Whether the setting or figure that it is of holds it. A figure that is not known (no price, no peak) holds nothing.
[[nodiscard]] bool holds(const PlanConstraint& constraint, const Plan& plan, const PlanFigures& figures);

}  // namespace shardscope
