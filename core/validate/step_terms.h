// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/base/units.h"

namespace shardscope {

struct StepEstimate;

/// The terms that a step's seconds consist of.
enum class StepTerm { Compute, Bubble, Tp, Cp, Ep, Dp, Pp, Optimizer, Overhead };
inline constexpr std::size_t kStepTerms = 9;

template <>
struct EnumNames<StepTerm> {
    using enum StepTerm;
    static constexpr std::array<std::pair<StepTerm, std::string_view>, kStepTerms> names{{{Compute, "compute"},
                                                                                          {Bubble, "bubble"},
                                                                                          {Tp, "exposed_tp"},
                                                                                          {Cp, "exposed_cp"},
                                                                                          {Ep, "exposed_ep"},
                                                                                          {Dp, "exposed_dp"},
                                                                                          {Pp, "exposed_pp"},
                                                                                          {Optimizer, "optimizer"},
                                                                                          {Overhead, "overhead"}}};
};

using SecondsByTerm = std::array<Seconds, kStepTerms>;

[[nodiscard]] SecondsByTerm termsOf(const StepEstimate& step);

/// Returns the term in which `faster` is furthest below `slower`: the main reason why it is faster.
[[nodiscard]] StepTerm largestGain(const SecondsByTerm& faster, const SecondsByTerm& slower);

}  // namespace shardscope
