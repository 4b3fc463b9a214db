// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/schedule/hop_times.h"

namespace shardscope {

struct Basis;

/// The wires between pipeline ranks on different groups of nodes: over the stated network between groups, else over each side's own. The
/// slower side decides.
class PipelineLinks {
public:
    explicit PipelineLinks(const Basis& basis);

    /// One of the two ends, as fast as the nodes of one group send: ranks on different nodes, all those of a pipeline that send to
    /// their neighbours, or the two that share an embedding.
    struct End {
        CollectiveModel model;
        GroupPlacement neighbours;
        GroupPlacement pair;

        [[nodiscard]] const GroupPlacement& placement(CollectiveKind kind) const
        {
            return kind == CollectiveKind::SendReceive ? neighbours : pair;
        }
    };
    /// Returns the end that decides, for two different groups.
    [[nodiscard]] const End& slower(CollectiveKind kind, Bytes bytes, int from, int to) const;
    [[nodiscard]] Seconds seconds(CollectiveKind kind, Bytes bytes, int from, int to) const;

private:
    std::vector<End> m_ends;  ///< by group
};

/// Returns the times of messages between pipeline ranks, in seconds.
[[nodiscard]] HopTimes hopTimes(const Basis& basis);

}  // namespace shardscope
