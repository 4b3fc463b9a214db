// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <utility>

#include "core/estimate/estimate.h"
#include "core/explain/explain_context.h"

namespace shardscope {
namespace {

std::string_view scaleOf(EvidenceGap gap)
{
    switch (gap) {
    case EvidenceGap::None:
        break;
    case EvidenceGap::Kind:
        return "band-scale-kind";
    case EvidenceGap::Generation:
        return "band-scale-generation";
    }
    return "band-scale";
}

Part bandOf(const ExplainContext& context, std::string_view id, const Band& band)
{
    const std::string level = std::to_string(std::lround(100 * kBandShare));
    Parts parts{context.end(scaleOf(band.gap), band.scale), context.end("band-quantile", band.quantile, context.text(level))};
    if (band.widening > 1)
        parts.push_back(context.end("band-of-an-assumed-rate", band.widening));
    if (band.narrowing < 1)
        parts.push_back(context.end("band-of-learned-runs", band.narrowing));
    return context.product(id, std::move(parts));
}

Part trustNumber(const ExplainContext& context, std::string_view name)
{
    const EstimateTrust& trust = *context.estimate.trust();
    if (name == "time_band")
        return bandOf(context, "time-band", *trust.time);
    if (name == "memory_band")
        return bandOf(context, "memory-band", *trust.memory);
    return context.end("measured-like-it", trust.measuredLikeIt, context.text(std::string(nameOf(trust.likeness.generation))));
}

}  // namespace

/// `name`: of a number that the estimate has.
Part explainTrust(const ExplainContext& context, std::string_view name)
{
    return context.field("/trust/" + std::string(name), [&] { return trustNumber(context, name); });
}

}  // namespace shardscope
