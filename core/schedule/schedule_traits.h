// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/schedule/block_times.h"
#include "core/schedule/in_flight.h"
#include "core/schedule/law_terms.h"
#include "core/schedule/order_writer.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/stage_map.h"

namespace shardscope {

/// The numbers of chunks of layers that a rank may have.
struct ChunkRange {
    int least = 1;
    int most = 1;

    [[nodiscard]] bool isFree() const { return most > least; }
    /// Returns the nearest number to `wanted` that the kind takes.
    [[nodiscard]] int nearest(int wanted) const { return std::clamp(wanted, least, most); }
    /// Returns the number that a plan means: 1, the default, stands for the kind's own number where there is no choice.
    [[nodiscard]] int meantBy(int written) const { return !isFree() && written == 1 ? least : written; }
};

inline constexpr ChunkRange kOneChunk{1, 1};
inline constexpr ChunkRange kTwoChunks{2, 2};
inline constexpr ChunkRange kAnyChunks{1, std::numeric_limits<int>::max()};

/// The published peak of live activations (`peakLive`).
struct PeakLaw {
    Term (*of)(const LawTerms& law) = nullptr;
    std::string_view terms;  ///< what stands in the formula: of "mprvN" micro-batches, stages, rank, chunks and group
    std::string_view formula;
};

/// The longest idle time of any rank (`bubbleLaw`).
struct BubbleLaw {
    std::optional<double> (*of)(const PipelineShape& shape, const BlockTimes& times) = nullptr;
    std::string_view formula;    ///< with {p}, {F}, {B}, {I}, {W}, {FB} as placeholders
    std::string_view condition;  ///< where it is exact, besides equal stages without hops
};

/// Micro-batches per group where none is written (`defaultGroup`); without a function the kind has no groups.
struct GroupLaw {
    Term (*of)(const LawTerms& law) = nullptr;
    std::string_view terms;  ///< as in `PeakLaw`
    std::string_view formula;
    std::string_view source;
};

/// The variant of a kind whose steady state consists of fused blocks (`PipelineShape::fusesPairs`).
struct FusedPairs {
    std::string_view source;
    void (*appendOrder)(const PipelineShape& shape, int rank, OrderWriter& order) = nullptr;
    PeakLaw peak;
    BubbleLaw bubble;
};

/// The way in which Megatron-LM runs a schedule (schedules.py).
enum class MegatronSchedule { None, Plain, Interleaving };

/// Everything that distinguishes one kind of schedule, defined in its file of core/schedule/kinds. Other code asks for a trait, never for
/// the kind: `tests/architecture` refuses the names of kinds elsewhere.
struct ScheduleTraits {
    std::string_view label;         ///< name for people
    std::string_view shortLabel{};  ///< for little room; empty: the same
    std::string_view source;        ///< where it was published
    Placement placement = Placement::Loop;
    ChunkRange chunks = kOneChunk;
    bool splitsBackward = false;    ///< has I and W blocks
    bool fuses = false;             ///< always has blocks of a forward and a backward, whose exchanges hide behind each other
    bool blocksSends = false;       ///< as published, a rank waits until its message is sent
    bool allForwardsFirst = false;  ///< every forward before any backward, on every rank
    bool lossesWait = false;        ///< the rank may run other chunks' backwards between a loss and its backward, in whole groups, too
    bool endsAreKnown = false;      ///< `rankEnds` knows them of any stages and hop
    MegatronSchedule megatron = MegatronSchedule::None;
    std::string_view torch{};     ///< of torch.distributed.pipelining; empty: it has none
    std::string_view nanotron{};  ///< `pp_engine`; empty: it has none
    std::span<const ShapeRule> rules;
    void (*appendOrder)(const PipelineShape& shape, int rank, OrderWriter& order) = nullptr;
    PeakLaw peak;
    BubbleLaw bubble;
    GroupLaw group{};
    const FusedPairs* pairs = nullptr;  ///< null where forwards and backwards cannot be fused on request
    /// Computes `rankEnds` for more than one rank; null where no exact form is known.
    bool (*rankEnds)(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends) = nullptr;

    [[nodiscard]] std::string_view shortName() const { return shortLabel.empty() ? label : shortLabel; }
    [[nodiscard]] bool hasGroups() const { return group.of != nullptr; }
};

[[nodiscard]] const ScheduleTraits& traitsOf(ScheduleKind kind);

/// Follows the name of a kind in the ids of its variant's texts.
inline constexpr std::string_view kFusedPairsSuffix = "-fused-pairs";

/// Returns the variant with fused pairs where the shape has them, else null.
[[nodiscard]] const FusedPairs* fusedPairsOf(const PipelineShape& shape);
/// Returns whether the schedule may have fused blocks: always, or as `fusesPairs` asks.
[[nodiscard]] bool fuses(const PipelineShape& shape);
/// Returns the laws of the shape's kind, or of its variant with fused pairs.
[[nodiscard]] const PeakLaw& peakLawOf(const PipelineShape& shape);
[[nodiscard]] const BubbleLaw& bubbleLawOf(const PipelineShape& shape);
/// Appends the order of a rank.
void appendBlocks(const PipelineShape& shape, int rank, OrderWriter& order);

/// Returns the micro-batches per group where none is written (contract.md, `group`): the stages for `interleaved`, m / max(1, floor(m/p))
/// floored for `zb1p-interleaved` (`checkShape` reports where it is not whole), else 1.
[[nodiscard]] std::int64_t defaultGroup(ScheduleKind kind, std::int64_t stages, std::int64_t microBatches);

/// Returns the longest idle time of any rank between 0 and the makespan, for equal stages and no hop latency, by the closed form of
/// schedules.md section 1; empty where none is known to be exact.
[[nodiscard]] std::optional<double> bubbleLaw(const PipelineShape& shape, const BlockTimes& times);

}  // namespace shardscope
