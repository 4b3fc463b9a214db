// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/collective/collective_model.h"
#include "core/collective/curve_table.h"
#include "core/collective/group_placement.h"
#include "core/hardware/hardware_profile.h"

namespace shardscope {

struct Cluster;

/// The question of how long one collective takes.
struct CollectiveRequest {
    CollectiveKind kind = CollectiveKind::AllReduce;
    Bytes bytes;
    int gpus = 1;  ///< the first ones of the cluster
};

/// A measured group on which the time is based.
struct MeasuredGroup {
    int ranks = 0;
    int nodes = 0;
    std::string source;
};

struct CollectiveAnswer {
    GroupPlacement placement;
    CollectiveTime time;
    CollectiveTime modelled;                         ///< without measured curves
    CurveChoice::Use use = CurveChoice::Use::Exact;  ///< of the measured groups
    std::vector<MeasuredGroup> measured;             ///< none, one, or the two that the group lies between
    std::vector<std::string> warnings;               ///< of their profile
    std::vector<NcclWay> alternatives;               ///< all options of NCCL, fastest first; none for all-to-all and send/receive
    std::optional<LineFit> line;                     ///< fitted to the times from kFirstSize to kLastSize
};

inline constexpr Bytes kFirstSize{1024.0}, kLastSize{16.0 * 1024 * 1024 * 1024};

[[nodiscard]] CollectiveAnswer answerCollective(const CollectiveRequest& request, const Cluster& cluster);

}  // namespace shardscope
