// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "core/base/communication.h"
#include "core/base/enum_names.h"

namespace shardscope {

/// The kind of a GPU kernel, judged by its name.
enum class KernelKind : std::uint8_t { Multiply, Attention, MemoryBound, Copy, Communication };
inline constexpr std::size_t kKernelKinds = 5;

/// The streams of an estimate, and one for communication of unknown process groups.
enum class ProfiledRow : std::uint8_t { Compute, Tp, Cp, Ep, Pp, Dp, Unknown };
inline constexpr std::size_t kProfiledRows = 7;

template <>
struct EnumNames<ProfiledRow> {
    static constexpr std::array<std::pair<ProfiledRow, std::string_view>, kProfiledRows> names{{{ProfiledRow::Compute, "compute"},
                                                                                                {ProfiledRow::Tp, "tp"},
                                                                                                {ProfiledRow::Cp, "cp"},
                                                                                                {ProfiledRow::Ep, "ep"},
                                                                                                {ProfiledRow::Pp, "pp"},
                                                                                                {ProfiledRow::Dp, "dp"},
                                                                                                {ProfiledRow::Unknown, "unknown"}}};
};

/// Returns the row of a dimension's communication.
[[nodiscard]] constexpr ProfiledRow rowOf(Axis axis)
{
    constexpr std::array<ProfiledRow, 5> kRows{ProfiledRow::Tp, ProfiledRow::Cp, ProfiledRow::Ep, ProfiledRow::Dp, ProfiledRow::Pp};
    return kRows[static_cast<std::size_t>(axis)];
}

}  // namespace shardscope
