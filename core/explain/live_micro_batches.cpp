// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain_context.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

/// The schedule's published peak with what stands in its formula.
Derivation publishedPeak(const ExplainContext& context, int rank)
{
    const ScheduleKind kind = context.plan.schedule;
    return quantity("live-" + std::string(nameOf(kind)), Combine::Formula, static_cast<double>(peakLive(context.plan.pipeline(), rank)),
                    lawTerms(context, traitsOf(kind).peak.terms, rank));
}

}  // namespace

Derivations lawTerms(const ExplainContext& context, std::string_view terms, int rank)
{
    Derivations inputs;
    for (const char term : terms) {
        switch (term) {
        case 'm': inputs.push_back(microBatches(context)); break;
        case 'p': inputs.push_back(pipelineRanks(context)); break;
        case 'r': inputs.push_back(constant("rank", rank)); break;
        case 'v': inputs.push_back(chunksPerRank(context)); break;
        case 'N': inputs.push_back(groupSize(context)); break;
        }
    }
    return inputs;
}

Derivation liveMicroBatches(const ExplainContext& context, int rank, std::size_t chunk, double live)
{
    Derivation peak = publishedPeak(context, rank);
    if (peak.value == live)
        return peak;
    return quantity("live-at-heaviest", Combine::Formula, live, {std::move(peak), constant("chunk-number", static_cast<double>(chunk))});
}

}  // namespace shardscope
