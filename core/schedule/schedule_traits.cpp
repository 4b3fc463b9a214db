// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/schedule_traits.h"

#include "core/schedule/kinds/kinds.h"

namespace shardscope {
namespace {

#define SHARDSCOPE_ROW(kind, name) &k##kind,
constexpr std::array kTable{SHARDSCOPE_SCHEDULES(SHARDSCOPE_ROW)};
#undef SHARDSCOPE_ROW

}  // namespace

const ScheduleTraits& traitsOf(ScheduleKind kind) { return *kTable[static_cast<std::size_t>(kind)]; }

const FusedPairs* fusedPairsOf(const PipelineShape& shape) { return shape.fusesPairs ? traitsOf(shape.kind).pairs : nullptr; }

bool fuses(const PipelineShape& shape) { return traitsOf(shape.kind).fuses || fusedPairsOf(shape); }

const PeakLaw& peakLawOf(const PipelineShape& shape)
{
    const FusedPairs* pairs = fusedPairsOf(shape);
    return pairs ? pairs->peak : traitsOf(shape.kind).peak;
}

const BubbleLaw& bubbleLawOf(const PipelineShape& shape)
{
    const FusedPairs* pairs = fusedPairsOf(shape);
    return pairs ? pairs->bubble : traitsOf(shape.kind).bubble;
}

void appendBlocks(const PipelineShape& shape, int rank, OrderWriter& order)
{
    const FusedPairs* pairs = fusedPairsOf(shape);
    (pairs ? pairs->appendOrder : traitsOf(shape.kind).appendOrder)(shape, rank, order);
}

std::int64_t defaultGroup(ScheduleKind kind, std::int64_t stages, std::int64_t microBatches)
{
    const GroupLaw& law = traitsOf(kind).group;
    if (law.of == nullptr)
        return 1;
    LawTerms terms({kind, 1, microBatches, 1, 1}, 0, {}, {});
    terms.p.value = static_cast<double>(stages);
    return static_cast<std::int64_t>(std::min(law.of(terms).value, 9e18));
}

std::int64_t peakLive(const PipelineShape& shape, int rank)
{
    return static_cast<std::int64_t>(peakLawOf(shape).of({shape, rank, {}, {}}).value);
}

std::optional<double> bubbleLaw(const PipelineShape& shape, const BlockTimes& times) { return bubbleLawOf(shape).of(shape, times); }

}  // namespace shardscope
