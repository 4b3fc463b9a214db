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

namespace shardscope {

struct Plan;
struct PlanFigures;

/// What a constraint is of: a setting of the plan, or one of its figures (`isFigure`). The names are those of the columns of a list of
/// plans; "micro_batch" and "sequence_parallel" are taken for "mbs" and "sp", too.
enum class PlanQuantity { Tp, Sp, Cp, Pp, Chunks, Schedule, Ep, Etp, Dp, Zero, Mbs, Recompute, Memory, Step, Tokens, Mfu, Cost };

template <>
struct EnumNames<PlanQuantity> {
    using enum PlanQuantity;
    static constexpr std::array<std::pair<PlanQuantity, std::string_view>, 17> names{{{Tp, "tp"},
                                                                                      {Sp, "sp"},
                                                                                      {Cp, "cp"},
                                                                                      {Pp, "pp"},
                                                                                      {Chunks, "chunks"},
                                                                                      {Schedule, "schedule"},
                                                                                      {Ep, "ep"},
                                                                                      {Etp, "etp"},
                                                                                      {Dp, "dp"},
                                                                                      {Zero, "zero"},
                                                                                      {Mbs, "mbs"},
                                                                                      {Recompute, "recompute"},
                                                                                      {Memory, "memory"},
                                                                                      {Step, "step"},
                                                                                      {Tokens, "tokens"},
                                                                                      {Mfu, "mfu"},
                                                                                      {Cost, "cost"}}};
};

enum class ConstraintSign { Less, AtMost, Equal, NotEqual, AtLeast, More };

template <>
struct EnumNames<ConstraintSign> {
    using enum ConstraintSign;
    static constexpr std::array<std::pair<ConstraintSign, std::string_view>, 6> names{
        {{Less, "<"}, {AtMost, "<="}, {Equal, "="}, {NotEqual, "!="}, {AtLeast, ">="}, {More, ">"}}};
};

/// One condition on a plan, as people write it: `tp<=8`, `memory<70`, `mfu>40%`, `schedule=1f1b`.
struct PlanConstraint {
    PlanQuantity quantity = PlanQuantity::Tp;
    ConstraintSign comparison = ConstraintSign::Equal;
    double number =
        0;  ///< bytes, seconds, tokens/s per GPU, a share, a price of one token; of a named setting its place in the enumeration
    bool operator==(const PlanConstraint&) const = default;
};

/// Whether it is of what an estimate says of the plan, not of what the plan sets.
[[nodiscard]] bool isFigure(PlanQuantity quantity);

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
