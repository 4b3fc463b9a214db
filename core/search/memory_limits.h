// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <vector>

#include "core/base/choices.h"
#include "core/layer/rank_shape.h"
#include "core/memory/stage_ledger.h"
#include "core/search/by_content.h"
#include "core/search/split_table.h"

namespace shardscope {

struct Gpu;
struct ResolvedPlan;
struct Site;

/// The fraction by which rounding could move a limit.
inline constexpr double kNear = 1e-9;

/// The largest micro-batch that fits. The bytes of a rank are a linear function of the sequences of a micro-batch, or the maximum of two.
struct MicroBatchLimit {
    double most = std::numeric_limits<double>::infinity();  ///< sequences; below 1: none fits
    double constant = 0;                                    ///< bytes of the deciding rank without sequences
    double slope = 0;                                       ///< bytes per sequence

    /// Adds another line; `allocated`: the most bytes that fit.
    void add(double bytes, double bytesOfSequence, double allocated)
    {
        const double sequences = bytesOfSequence > 0  ? (allocated - bytes) / bytesOfSequence
                                 : bytes <= allocated ? std::numeric_limits<double>::infinity()
                                                      : -1;
        if (sequences < most) {
            most = sequences;
            constant = bytes;
            slope = bytesOfSequence;
        }
    }
    [[nodiscard]] bool fits(double microBatch) const { return microBatch <= most; }
    /// Returns whether rounding could decide.
    [[nodiscard]] bool isNear(double microBatch) const { return std::abs(microBatch - most) <= kNear * microBatch; }
    [[nodiscard]] double leastAllocated(double microBatch) const { return constant + slope * microBatch; }
};
/// The most bytes that a rank may allocate, so that its GPU's total allows the plan to fit, or to be tight.
struct MostAllocated {
    double fitting = 0;
    double tight = 0;
};

/// The most sequences that are tight, and the most that fit.
struct VerdictLimits {
    MicroBatchLimit tight;
    double mostFitting = std::numeric_limits<double>::infinity();

    void add(double bytes, double bytesOfSequence, const MostAllocated& most)
    {
        tight.add(bytes, bytesOfSequence, most.tight);
        MicroBatchLimit fitting{mostFitting};
        fitting.add(bytes, bytesOfSequence, most.fitting);
        mostFitting = fitting.most;
    }
    /// Returns whether it is above both limits, regardless of rounding.
    [[nodiscard]] bool isTooMuch(double microBatch) const { return microBatch - tight.most > kNear * microBatch; }
    [[nodiscard]] bool isNear(double microBatch) const
    {
        return tight.isNear(microBatch) || MicroBatchLimit{mostFitting}.isNear(microBatch);
    }
};
/// By position among the ZeRO stages of the search.
using LimitsByZero = std::array<VerdictLimits, kZeroStages>;

/// The bytes of a rank per sequence of a micro-batch.
struct UnitMoment {
    int content = 0;   ///< of the rank
    double kept = 0;   ///< through the pass
    double loss = 0;   ///< in addition while the loss is computed
    double layer = 0;  ///< in addition while a layer is recomputed
    double head = 0;   ///< in addition while the head's gradients are added up
};

/// The bytes of one rank and ZeRO stage that do not grow with the micro-batch.
struct RankBytes {
    double states = 0;  ///< with the workspace and gathered layers
    double atLoss = 0;  ///< in addition at the loss
    double atLayer = 0;
    double atHead = 0;  ///< 0: its gradients are not added up
    double atStep = 0;  ///< all of them, at the optimizer step
};

/// The ledgers of one sequence, by mode of recompute, and their derived limits.
class UnitLedgers {
public:
    /// `plan` has the degrees; its micro-batch counts as one sequence.
    UnitLedgers(const Site& site, ResolvedPlan plan, const RankShape& shape, const std::vector<Recompute>& modes);

    [[nodiscard]] const RankShape& shape() const { return m_shape; }
    [[nodiscard]] const ParameterTable& parameters() const { return m_ledgers.front().parameters; }
    /// Returns the bytes at the heaviest moment of each rank. `plan` has this mode.
    [[nodiscard]] const std::vector<UnitMoment>& momentsOf(const LiveTable& live, std::size_t mode, const ResolvedPlan& plan,
                                                           const Contents& contents);
    /// Returns the fixed bytes. `plan` has this ZeRO stage and its shard groups.
    [[nodiscard]] RankBytes bytesOf(const Site& site, const ResolvedPlan& plan, const RankContent& content,
                                    const RankParameters& parameters);

private:
    RankShape m_shape;
    std::vector<LedgerInputs> m_ledgers;
    LedgerInputs m_bare;  ///< without activations
    std::vector<ByContent<std::vector<UnitMoment>>> m_moments;
};

/// The memory of a GPU besides allocated tensors, for plans of one framework on one device.
class BesideAllocated {
public:
    /// `fitting`, `tight`: the most bytes on a GPU for a plan to fit, and to be tight.
    BesideAllocated(const Gpu& gpu, double fitting, double tight) : m_gpu(gpu), m_fitting(fitting), m_tight(tight) {}
    /// Returns the total bytes of a GPU that allocates this much for tensors and workspace. `plan` gives the groups.
    [[nodiscard]] double total(double allocated, const ResolvedPlan& plan);
    /// Returns the most bytes that may be allocated for each of the two.
    [[nodiscard]] const MostAllocated& most(const ResolvedPlan& plan);

private:
    [[nodiscard]] double mostWithin(double all, const ResolvedPlan& plan);

    const Gpu& m_gpu;
    double m_fitting;
    double m_tight;
    std::optional<double> m_workspace;
    std::map<int, MostAllocated> m_most;  ///< by communicators
};

}  // namespace shardscope
