// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/simulation.h"

namespace shardscope {

class BlockGraphs;

/// Computes the end of each pipeline rank's last block without laying out all blocks: `ends` gets one entry per rank. Returns false for
/// kinds that always fuse blocks, and where there are too many:
/// - one rank: the sum of its blocks, of every kind that does not fuse;
/// - afab and 1f1b: any stages, any hop. AFAB is two flow shops of equal jobs; 1F1B's recurrence is followed until it repeats
///   itself, shifted in time (max-plus algebra: Baccelli et al. 1992, Synchronization and Linearity, theorem 3.112), and the repetitions
///   are skipped;
/// - interleaved with groups of p, equal stages, hops up to half a block; zb-h1 and zb-h2, equal stages, no hop
///   (schedules.md section 1; the ends of the ranks found here: m(F+I+W) + r·F + (p-1-r)·X with X = max(I, F+I-W) for zb-h1 of
///   m >= p, max(0, F+I-2W, I-F) for zb-h2 of m >= 2p - 1).
/// - all others, with fused pairs too: a shorter schedule whose steady state repeats itself (`steadyEnds`); `graphs`: a cache of graphs of
///   the same shapes. Precondition: that of `simulate`, and `checkShape` finds nothing.
[[nodiscard]] bool rankEnds(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends,
                            BlockGraphs* graphs = nullptr);

/// Returns whether an estimate may find the ends without laying out more blocks than `kMaxEstimatedBlocks`: by a closed form, from all
/// blocks, or from a steady state, which may turn out not to exist. Precondition: every number of `shape` is at least 1.
[[nodiscard]] bool mayKnowEnds(const PipelineShape& shape);

/// Returns the same for blocks that are laid out.
[[nodiscard]] std::vector<double> lastEndsOf(const Schedule& schedule, const Simulation& simulation);

/// Returns the same for any schedule: simulated where no exact form is known. Errors: those of `simulate`.
[[nodiscard]] Result<std::vector<double>> rankEndsOf(const Schedule& schedule, const StageTimes& times, double hop);

}  // namespace shardscope
