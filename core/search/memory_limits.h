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

/// By which share rounding could move a limit.
inline constexpr double kNear = 1e-9;

/// What a rank allocates is a straight line of the sequences of a micro-batch, or the higher one of two: so many of them fit, and no more.
struct MicroBatchLimit {
    double most = std::numeric_limits<double>::infinity();  ///< sequences; below 1: none fits
    double constant = 0;                                    ///< bytes that the rank which decides allocates at the least
    double slope = 0;                                       ///< and these for each sequence

    /// Another line; `allocated`: the most that fits.
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
    /// Whether rounding could decide.
    [[nodiscard]] bool isNear(double microBatch) const { return std::abs(microBatch - most) <= kNear * microBatch; }
    [[nodiscard]] double leastAllocated(double microBatch) const { return constant + slope * microBatch; }
};
/// The most that a rank may allocate, so that what lies on its GPU is no more than a plan may hold which fits, or which is tight.
struct MostAllocated {
    double fitting = 0;
    double tight = 0;
};

/// How many sequences are tight at the most, and how many of those fit.
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
    /// Above both limits, however it is rounded.
    [[nodiscard]] bool isTooMuch(double microBatch) const { return microBatch - tight.most > kNear * microBatch; }
    [[nodiscard]] bool isNear(double microBatch) const
    {
        return tight.isNear(microBatch) || MicroBatchLimit{mostFitting}.isNear(microBatch);
    }
};
/// By position among the ZeRO stages of the search.
using LimitsByZero = std::array<VerdictLimits, kZeroStages>;

/// What a rank holds for each sequence of a micro-batch.
struct UnitMoment {
    int content = 0;   ///< of the rank
    double kept = 0;   ///< through the pass
    double loss = 0;   ///< beside it while the loss is computed
    double layer = 0;  ///< beside it while a layer is recomputed
};

/// What does not grow with the micro-batch, of one rank and ZeRO stage.
struct RankBytes {
    double states = 0;  ///< with the workspace and layers that are gathered
    double atLoss = 0;  ///< beside them
    double atLayer = 0;
    double atStep = 0;  ///< all of them, at the optimizer's moment
};

/// The ledgers of one sequence, by mode of recompute, and what follows from them.
class UnitLedgers {
public:
    /// `plan`: of the degrees; its micro-batch is taken to be one sequence.
    UnitLedgers(const Site& site, ResolvedPlan plan, const RankShape& shape, const std::vector<Recompute>& modes);

    [[nodiscard]] const RankShape& shape() const { return m_shape; }
    [[nodiscard]] const ParameterTable& parameters() const { return m_ledgers.front().parameters; }
    /// At the heaviest moment of each rank. `plan`: with this mode.
    [[nodiscard]] const std::vector<UnitMoment>& momentsOf(const LiveTable& live, std::size_t mode, const ResolvedPlan& plan,
                                                           const Contents& contents);
    /// `plan`: with this ZeRO stage and its shard groups.
    [[nodiscard]] RankBytes bytesOf(const Site& site, const ResolvedPlan& plan, const RankContent& content,
                                    const RankParameters& parameters);

private:
    RankShape m_shape;
    std::vector<LedgerInputs> m_ledgers;
    LedgerInputs m_bare;  ///< without activations
    std::vector<ByContent<std::vector<UnitMoment>>> m_moments;
};

/// What lies on a GPU beside what it allocates, of plans of one framework on one device.
class BesideAllocated {
public:
    /// `fitting`, `tight`: the most that may lie on a GPU of a plan which fits, and of one which is tight.
    BesideAllocated(const Gpu& gpu, double fitting, double tight) : m_gpu(gpu), m_fitting(fitting), m_tight(tight) {}
    /// All that lies on a GPU which allocates so much of tensors with the workspace. `plan`: for its groups.
    [[nodiscard]] double total(double allocated, const ResolvedPlan& plan);
    /// The most that may be allocated for each of the two.
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
