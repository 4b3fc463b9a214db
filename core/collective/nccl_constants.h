// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

#include "core/hardware/generation.h"

/// NVIDIA's measured constants, from src/graph/tuning.cc of NCCL 2.30.7 (BSD-3-Clause). Microseconds and 1e9 bytes per second.
/// Rows by `NcclTuning`: Volta, Ampere, Hopper, Blackwell. Columns by nodes: 1, 2, more. Triples by protocol: LL, LL128, Simple.
namespace shardscope::nccl {

inline constexpr auto kVolta = static_cast<std::size_t>(NcclTuning::Volta), kHopper = static_cast<std::size_t>(NcclTuning::Hopper),
                      kBlackwell = static_cast<std::size_t>(NcclTuning::Blackwell);
inline constexpr std::size_t kLl = 0, kLl128 = 1, kSimple = 2;
using Triple = std::array<double, 3>;
using Generations = std::array<Triple, 4>;

/// Before the first hop.
inline constexpr Triple kTreeBase{6.8, 14, 8.4}, kRingBase{6.6, 14, 8.4};
inline constexpr double kPatBase = 8, kPatPerRank = 2.8, kPatHopsAtOnce = 3.5;
/// Per hop.
inline constexpr Triple kTreeNvlink{.6, 1.25, 4}, kRingNvlink{.6, 1.9, 3.4};
inline constexpr Triple kTreePcie{1, 1.9, 4}, kRingPcie{1, 2.5, 5.7};
inline constexpr Triple kTreeNetwork{5, 8.5, 14}, kRingNetwork{2.7, 4, 14};
inline constexpr double kNvlsNvlink = 25, kNvlsTreeNetwork = 20.9, kPatNetwork = 14;
/// Posting one message to the network; Simple posts three. With an Intel host.
inline constexpr double kNetOverhead = 1;

/// LL in all channels together. Across nodes by the host's processor: Intel's.
inline constexpr Generations kLlCap{{{39, 39, 20.4}, {87.7, 22.5, 19}, {141, 45, 35}, {282, 90, 70}}};
inline constexpr Triple kLlCapAcrossIntel{39, 39, 20.4};
/// Per channel.
inline constexpr std::array<double, 4> kRingLl128Cap{20, 20, 36.7, 40};
inline constexpr Generations kTreeLl128Cap{{{20, 20, 20}, {20, 20, 20}, {36.7, 36.7, 29}, {55.6, 31.67, 20}}};
inline constexpr Generations kTreeCap{{{26.5, 18.5, 10}, {24, 23.6, 17.8}, {38.7, 41.4, 36}, {70, 42.8, 24}}};
inline constexpr Generations kNvlsTreeCap{{{}, {}, {0, 57.7, 45.5}, {0, 96, 80}}};
/// The share of a channel's bandwidth that remains when the switch reduces, and the most that its search grants to one node.
inline constexpr std::array<double, 4> kNvlsEfficiency{0, 0, .85, .74};
inline constexpr std::array<double, 4> kNvlsChannel{0, 0, 40, 70}, kNvlsChannelCap{0, 0, 60, 90};
inline constexpr double kNvlsChannels = 8;

/// The number of sizes, 64 B · 2^i, at which a tree's bandwidth is corrected: medium sizes fall below the line.
inline constexpr std::size_t kCorrections = 23;
inline constexpr std::array<std::array<double, kCorrections>, 3> kTreeCorrection{
    {{1, 1, 1, 1, .9, .8, .7, .7, .7, .7, .6, .5, .4, .4, .5, .6, .7, .8, .9, 1, 1, 1, 1},
     {1, 1, 1, 1, 1, .9, .8, .8, .8, .7, .6, .6, .6, .6, .6, .6, .8, .9, .9, .9, .9, 1, 1},
     {.9, .9, .9, .9, .9, .9, .9, .8, .7, .6, .6, .5, .5, .5, .5, .6, .7, .8, .7, .7, .8, .9, .9}}};
/// A ring of many nodes stalls with Simple: its latency counts this often, from 64 bytes a channel and rank on.
inline constexpr double kRingPlateau = 1.4, kRingPlateauVolta = 1.9, kPlateauBytes = 64;

}  // namespace shardscope::nccl
