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

/// The quantity of a constraint: a setting of the plan with a column (`FieldColumn`), or one of its figures. The names are those of the
/// columns; a setting's own name ("micro_batch") is also accepted.
using PlanQuantity = std::variant<const Parameter*, PlanFigure>;

/// Returns the settings of a plan that have a column, in their order.
[[nodiscard]] const std::vector<const Parameter*>& planSettings();

[[nodiscard]] std::string_view nameOf(const PlanQuantity& quantity);

/// Returns whether it is a figure of the estimate, not a setting of the plan.
[[nodiscard]] inline bool isFigure(const PlanQuantity& quantity) { return std::holds_alternative<PlanFigure>(quantity); }
/// Returns the setting if its values have names (a switch or a choice); null for a figure or a number.
[[nodiscard]] const Parameter* namedSetting(const PlanQuantity& quantity);
/// Returns the number of a named value: "on" is 1, a choice its index.
[[nodiscard]] std::optional<double> namedValue(const Parameter& setting, std::string_view word);

/// Returns its value for this plan, a setting as resolved. Empty where it is unknown (no price, no peak).
[[nodiscard]] std::optional<double> valueOf(const PlanQuantity& quantity, const Plan& plan, const PlanFigures& figures);

}  // namespace shardscope
