// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/hardware/hardware_profile.h"

namespace shardscope {

struct Gpu;

enum class ProfileQuantity { Multiply, MemoryBandwidth, HostLink, KernelLaunch, Attention, Collective, Contention };

/// The result of comparing a measured figure with its reference.
enum class ProfileStanding { Alike, Apart, Implausible, Alone };

/// One figure of a profile, in SI units.
struct ProfileFigure {
    ProfileQuantity quantity = ProfileQuantity::Multiply;
    std::string subject;          ///< "bf16", "all_reduce of 8 ranks on 1 node"; empty: there is one
    std::optional<Bytes> bytes;   ///< of a collective: its largest size, or the largest that the other profile measured as well
    std::string unit;             ///< "FLOP/s", "bytes/s", "s", ""
    double measured = 0;          ///< of a collective the bus bandwidth at `bytes`
    std::optional<double> sheet;  ///< the data sheet's
    std::optional<double> most;   ///< physical limit, where that is not the data sheet's figure
    std::optional<double> other;  ///< the other profile's
    std::optional<FitResidual> residual;
    std::size_t samples = 0;
    bool isUsed = true;  ///< whether an estimate reads it: attention only of kernels that frameworks run

    [[nodiscard]] ProfileStanding standing() const;
};

/// The relative difference from which two measurements count as different; good nodes agree within 2 %.
inline constexpr double kApart = 0.05;

/// Returns every figure of the profile with those of the data sheet of `gpu` and of the other profile; both may be null. An all-reduce in
/// the switch may exceed the link's rate twofold ((n - 1) / n) before it is implausible. Collectives are compared at a size within the
/// samples of both; without such a size `other` is empty.
[[nodiscard]] std::vector<ProfileFigure> compareProfile(const HardwareProfile& profile, const Gpu* gpu, const HardwareProfile* other);

}  // namespace shardscope
