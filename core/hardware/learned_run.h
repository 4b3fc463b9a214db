// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/hardware/likeness.h"

namespace shardscope {

/// The uses of a step's time that a measured run can tell apart. `Whole`: all that no other one tells.
enum class Mechanism { Whole, Multiply, Attention, Kernels, Launch, Collective };
inline constexpr std::size_t kMechanisms = 6;

template <>
struct EnumNames<Mechanism> {
    using enum Mechanism;
    static constexpr std::array<std::pair<Mechanism, std::string_view>, kMechanisms> names{{{Whole, "whole"},
                                                                                            {Multiply, "multiply"},
                                                                                            {Attention, "attention"},
                                                                                            {Kernels, "kernels"},
                                                                                            {Launch, "launch"},
                                                                                            {Collective, "collective"}}};
};

/// The lesson of one measured run about the estimates of runs like it.
struct LearnedRun {
    Mechanism mechanism = Mechanism::Whole;
    double factor = 1;  ///< measured over estimated time
    std::string from;   ///< names the run
    Likeness likeness;  ///< of the run
    double weight = 0;  ///< of all runs together for one just like this; told to people, computed anew where it is used
};

}  // namespace shardscope
