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

/// Returns the constants of this training that the cluster's profile measured; none without a profile. Rates are shares of the cluster's
/// own data sheet: for a device in the catalogue the share there, for another by the absolute value. `unprofiled` are the constants without
/// the profile.
[[nodiscard]] std::vector<MeasuredConstant> measuredConstants(const Cluster& cluster, const Training& training, const AttentionNeeds& needs,
                                                              const CostConstants& unprofiled);

/// Returns the constants with the measured ones substituted.
[[nodiscard]] CostConstants withProfile(CostConstants constants, const Cluster& cluster, const Training& training,
                                        const AttentionNeeds& needs);

/// Returns whether the cluster's profile is a processor's (origin `host`) without a multiply in the precision of this training: memory and
/// collectives of a processor with multiplies of a GPU describe no real machine.
[[nodiscard]] bool isMeaninglessMixture(const Cluster& cluster, const Training& training);

/// Returns the cluster with the measured link to the host, or without its profile where that would be a meaningless mixture.
[[nodiscard]] Cluster withProfile(Cluster cluster, const Training& training);

}  // namespace shardscope
