// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/constant.h"
#include "core/hardware/hardware_profile.h"
#include "core/site/kernel_shares.h"

namespace shardscope {

struct AttentionNeeds;
struct Cluster;
class CostConstants;
struct Training;

/// A constant of the time model that a profile has measured on this cluster.
struct MeasuredConstant {
    Constant constant = Constant::MultiplyAmpere;
    double value = 0;
};

/// Returns what the cluster's profile says of the constants that this training reads; none without a profile. Rates are shares of the cluster's own
/// data sheet: of a device in the catalogue as they were there, of another by their absolute value. `unprofiled` are the constants without it.
[[nodiscard]] std::vector<MeasuredConstant> measuredConstants(const Cluster& cluster, const Training& training, const AttentionNeeds& needs,
                                                              const CostConstants& unprofiled);

/// The constants with those in their places.
[[nodiscard]] CostConstants withProfile(CostConstants constants, const Cluster& cluster, const Training& training,
                                        const AttentionNeeds& needs);

/// Whether the cluster's profile is a processor's (origin `host`) without a multiply in the precision that this training multiplies in:
/// memory and collectives of a processor beside the multiplies of a GPU are the step of no machine.
[[nodiscard]] bool isMeaninglessMixture(const Cluster& cluster, const Training& training);

/// The cluster with what its profile measured of the link to the host; without its profile where that would be a meaningless mixture.
[[nodiscard]] Cluster withProfile(Cluster cluster, const Training& training);

}  // namespace shardscope
