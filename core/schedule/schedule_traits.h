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

/// How many chunks of layers a rank may have.
struct ChunkRange {
    int least = 1;
    int most = 1;

    [[nodiscard]] bool isFree() const { return most > least; }
    /// The nearest number to `wanted` that the kind takes.
    [[nodiscard]] int nearest(int wanted) const { return std::clamp(wanted, least, most); }
    /// A plan that writes 1, which is what it says by default, means the number of a kind that has no other.
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
    std::string_view formula;    ///< with {p}, {F}, {B}, {I}, {W}, {FB} where numbers can be put in
    std::string_view condition;  ///< where it is exact, beside equal stages without hops
};

/// Micro-batches per group where none is written (`defaultGroup`); without a function the kind has no groups.
struct GroupLaw {
    Term (*of)(const LawTerms& law) = nullptr;
    std::string_view terms;  ///< as of `PeakLaw`
    std::string_view formula;
    std::string_view source;
};

/// As what Megatron-LM runs a schedule (schedules.py).
enum class MegatronSchedule { None, Plain, Interleaving };

/// Everything that distinguishes one kind of schedule, defined in its file of core/schedule/kinds. Who else asks what kind
/// it is asks for a trait instead: `tests/architecture` refuses the names of kinds elsewhere.
struct ScheduleTraits {
    std::string_view label;         ///< what people call it
    std::string_view shortLabel{};  ///< where there is little room; empty: the same
    std::string_view source;        ///< where it was published
    Placement placement = Placement::Loop;
    ChunkRange chunks = kOneChunk;
    bool splitsBackward = false;    ///< has I and W blocks
    bool fuses = false;             ///< has blocks of a forward and a backward, whose exchanges hide behind each other
    bool blocksSends = false;       ///< as published, a rank waits for its message to leave before it goes on
    bool allForwardsFirst = false;  ///< every forward before any backward, on every rank
    bool endsAreKnown = false;      ///< `rankEnds` knows them of any stages and hop
    MegatronSchedule megatron = MegatronSchedule::None;
    std::string_view torch{};     ///< of torch.distributed.pipelining; empty: it has none
    std::string_view nanotron{};  ///< `pp_engine`; empty: it has none
    std::span<const ShapeRule> rules;
    void (*appendOrder)(const PipelineShape& shape, int rank, OrderWriter& order) = nullptr;
    PeakLaw peak;
    BubbleLaw bubble;
    GroupLaw group{};
    /// See `rankEnds`, of more than one rank; null where no exact form is known.
    bool (*rankEnds)(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends) = nullptr;

    [[nodiscard]] std::string_view shortName() const { return shortLabel.empty() ? label : shortLabel; }
    [[nodiscard]] bool hasGroups() const { return group.of != nullptr; }
};

[[nodiscard]] const ScheduleTraits& traitsOf(ScheduleKind kind);

/// Micro-batches per group where none is written (contract.md, `group`): the stages for `interleaved`, m / max(1, floor(m/p))
/// floored for `zb1p-interleaved` (`checkShape` says where it is not whole), else 1.
[[nodiscard]] std::int64_t defaultGroup(ScheduleKind kind, std::int64_t stages, std::int64_t microBatches);

/// The longest idle time of any rank between 0 and the makespan, for equal stages and no hop latency, by the closed form
/// of schedules.md section 1; nothing where none is known to be exact.
[[nodiscard]] std::optional<double> bubbleLaw(const PipelineShape& shape, const BlockTimes& times);

}  // namespace shardscope
