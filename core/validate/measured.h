// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/base/units.h"

namespace shardscope {

enum class MemoryKind { Allocated, Reserved, NvidiaSmi, Unspecified };
/// The pipeline rank whose memory was reported.
enum class MemoryRank { Max, First, Last };

template <>
struct EnumNames<MemoryKind> {
    using enum MemoryKind;
    static constexpr std::array<std::pair<MemoryKind, std::string_view>, 4> names{
        {{Allocated, "allocated"}, {Reserved, "reserved"}, {NvidiaSmi, "nvidia-smi"}, {Unspecified, "unspecified"}}};
};

template <>
struct EnumNames<MemoryRank> {
    static constexpr std::array<std::pair<MemoryRank, std::string_view>, 3> names{
        {{MemoryRank::Max, "max"}, {MemoryRank::First, "first"}, {MemoryRank::Last, "last"}}};
};

/// The measured figures of a run; empty: not stated.
struct Measured {
    std::optional<Seconds> stepTime;
    std::optional<double> tokensPerSecondPerGpu;
    std::optional<Bytes> peakMemory;
    MemoryKind memoryKind = MemoryKind::Unspecified;
    MemoryRank memoryRank = MemoryRank::Max;
    bool rankIsStated = false;  ///< else the rank that the framework prints
    bool fits = true;
};

}  // namespace shardscope
