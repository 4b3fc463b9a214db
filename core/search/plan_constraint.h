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
    double number = 0;  ///< bytes, seconds, tokens/s per GPU, a share, a price of one token; of a choice its index, of a switch 0 or 1
    bool operator==(const PlanConstraint&) const = default;
};

[[nodiscard]] inline bool isOf(const PlanConstraint& constraint, PlanFigure figure) { return constraint.quantity == PlanQuantity(figure); }
/// Returns the constraint of a setting. Precondition: the path is that of a field.
[[nodiscard]] PlanConstraint settingIs(std::string_view path, ConstraintSign comparison, double number);

/// Parses the constraints of a filter, all of which must hold, separated by spaces or commas. Memory is in GiB unless followed by GB or
/// MiB, a step in s unless followed by ms, mfu in per cent with or without its sign, tokens may have k, a cost is that of a million tokens;
/// sp is on or off. Figures cannot be compared by = or !=. Errors: BadUsage, with the constraint, its place and the correct form.
[[nodiscard]] Result<std::vector<PlanConstraint>> parsePlanConstraints(std::string_view text);

/// Returns the constraint as text: `memory<=70GiB`.
[[nodiscard]] std::string planConstraintText(const PlanConstraint& constraint);

[[nodiscard]] bool holds(ConstraintSign comparison, double value, double number);
/// Returns whether the plan's setting or figure satisfies the constraint. An unknown figure (no price, no peak) satisfies none.
[[nodiscard]] bool holds(const PlanConstraint& constraint, const Plan& plan, const PlanFigures& figures);

}  // namespace shardscope
