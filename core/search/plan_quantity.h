// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/enum_names.h"

namespace shardscope {

struct Parameter;
struct Plan;
struct PlanFigures;

/// A figure of a plan that a filter can bound (`PlanFigures`).
enum class PlanFigure { Memory, Step, Tokens, Mfu, Cost };

template <>
struct EnumNames<PlanFigure> {
    using enum PlanFigure;
    static constexpr std::array<std::pair<PlanFigure, std::string_view>, 5> names{
        {{Memory, "memory"}, {Step, "step"}, {Tokens, "tokens"}, {Mfu, "mfu"}, {Cost, "cost"}}};
};

/// What a constraint is of: a setting of the plan that has a column (`FieldColumn`), or one of its figures. The names are those of the
/// columns; a setting's own ("micro_batch") is taken, too.
using PlanQuantity = std::variant<const Parameter*, PlanFigure>;

/// Settings of a plan that have a column, in their order.
[[nodiscard]] const std::vector<const Parameter*>& planSettings();

[[nodiscard]] std::string_view nameOf(const PlanQuantity& quantity);

/// Whether it is of what an estimate says of the plan, not of what the plan sets.
[[nodiscard]] inline bool isFigure(const PlanQuantity& quantity) { return std::holds_alternative<PlanFigure>(quantity); }
/// The setting whose values have names, as a switch or a choice; null: a figure, or a number.
[[nodiscard]] const Parameter* namedSetting(const PlanQuantity& quantity);
/// The number of a switch or a choice that is called so: "on" is 1, a choice its place.
[[nodiscard]] std::optional<double> namedValue(const Parameter& setting, std::string_view word);

/// What it is of this plan, a setting as it acts. Empty where that is not known (no price, no peak).
[[nodiscard]] std::optional<double> valueOf(const PlanQuantity& quantity, const Plan& plan, const PlanFigures& figures);

}  // namespace shardscope
