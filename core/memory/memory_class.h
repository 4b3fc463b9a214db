// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

namespace shardscope {

/// The classes of the memory bars, in stacking order (contract.md, `by_stage`).
enum class MemoryClass { Parameters, Gradients, Optimizer, Activations, Temporary, Framework };

template <>
struct EnumNames<MemoryClass> {
    static constexpr std::array<std::pair<MemoryClass, std::string_view>, 6> names{{{MemoryClass::Parameters, "parameters"},
                                                                                    {MemoryClass::Gradients, "gradients"},
                                                                                    {MemoryClass::Optimizer, "optimizer"},
                                                                                    {MemoryClass::Activations, "activations"},
                                                                                    {MemoryClass::Temporary, "temporary"},
                                                                                    {MemoryClass::Framework, "framework"}}};
};

}  // namespace shardscope
