// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

namespace shardscope {

/// The part of a picture that is clicked. Stage, Gpu and RingStep have numbers; the others are places that a task's options name.
enum class PickOf { Stage, Gpu, RingStep, Part, Block, Operation };

template <>
struct EnumNames<PickOf> {
    static constexpr std::array<std::pair<PickOf, std::string_view>, 6> names{{{PickOf::Stage, "stage"},
                                                                               {PickOf::Gpu, "gpu"},
                                                                               {PickOf::RingStep, "ring_step"},
                                                                               {PickOf::Part, "part"},
                                                                               {PickOf::Block, "block"},
                                                                               {PickOf::Operation, "operation"}}};
};

}  // namespace shardscope
