// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/simulation.h"

namespace shardscope {

class BlockGraphs;

/// When each pipeline rank's last block ends, without laying all blocks out: `ends` gets one entry a rank. False where blocks are fused,
/// and where there are too many of them:
/// - one rank: the sum of its blocks, of every kind that does not fuse;
/// - afab and 1f1b: any stages, any hop. AFAB is two flow shops of equal jobs; 1F1B's recurrence is followed until it repeats
///   itself, shifted in time (max-plus algebra: Baccelli et al. 1992, Synchronization and Linearity, theorem 3.112), and the
///   repetitions are left out;
/// - interleaved with groups of p, equal stages, hops up to half a block; zb-h1 and zb-h2, equal stages, no hop
///   (schedules.md section 1; the ends of the ranks found here: m(F+I+W) + r·F + (p-1-r)·X with X = max(I, F+I-W) for zb-h1 of
///   m >= p, max(0, F+I-2W, I-F) for zb-h2 of m >= 2p - 1).
/// - all others that fuse no blocks: a shorter schedule whose steady state repeats itself (`steadyEnds`); `graphs`: what was made for
///   others of such shapes before.
/// Precondition: as of `simulate`, and `checkShape` has nothing against the shape.
[[nodiscard]] bool rankEnds(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends,
                            BlockGraphs* graphs = nullptr);

/// Whether an estimate can know the ends without laying out more blocks than `kMaxEstimatedBlocks`: by a closed form, of all blocks, or of
/// a steady state, which there may turn out to be none. Precondition: every number of `shape` is at least 1.
[[nodiscard]] bool mayKnowEnds(const PipelineShape& shape);

/// The same of blocks that are laid out.
[[nodiscard]] std::vector<double> lastEndsOf(const Schedule& schedule, const Simulation& simulation);

/// The same of any schedule: simulated where no exact form is known. Errors: those of `simulate`.
[[nodiscard]] Result<std::vector<double>> rankEndsOf(const Schedule& schedule, const StageTimes& times, double hop);

}  // namespace shardscope
