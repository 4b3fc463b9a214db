// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/dispatch_volume.h"

#include "core/model/architecture.h"

#include <algorithm>
#include <cmath>

namespace shardscope {

double domainsReached(double domains, double topK, double limit)
{
    if (domains <= 1)
        return 1;
    const double reached = domains * (1 - std::pow(1 - 1 / domains, topK));
    return limit > 0 ? std::min(reached, limit) : reached;
}

double domainLimit(const Architecture& architecture)
{
    constexpr std::int64_t kExperts = 256;
    constexpr double kNodes = 4;
    const MixtureOfExperts* experts = architecture.experts();
    return experts && experts->experts == kExperts && architecture.attention().latent ? kNodes : 0;
}

DispatchStyle dispatchStyle(MoeDispatcher dispatcher)
{
    switch (dispatcher) {
    case MoeDispatcher::AllGather:
        return DispatchStyle::Everything;
    case MoeDispatcher::AllToAll:
        return DispatchStyle::PerExpert;
    case MoeDispatcher::DeepEp:
    case MoeDispatcher::HybridEp:
        return DispatchStyle::PerDomain;
    }
    return DispatchStyle::PerExpert;
}

Wires dispatchWires(Bytes tokenBytes, double topK, const GroupPlace& place, DispatchStyle style, double domainLimit)
{
    if (place.ranks <= 1)
        return {};
    if (style == DispatchStyle::Everything)
        return wiresOf(CollectiveKind::AllGather, tokenBytes * place.ranks, place);
    const Bytes copies = tokenBytes * topK;
    if (style == DispatchStyle::PerExpert)
        return wiresOf(CollectiveKind::AllToAll, copies, place);
    if (!place.spansDomains())
        return wiresOf(CollectiveKind::AllToAll, tokenBytes * domainsReached(place.ranks, topK), place);
    // One copy to the GPU of the same place in each other domain reached, which passes one on to each GPU of its domain that
    // holds some of the experts; averaged over the group a rank passes on as many copies as it has others pass on.
    const double domains = static_cast<double>(place.ranks) / place.inDomain;
    const double open = domainLimit > 0 ? std::min(domains, domainLimit) : domains;
    const double others = domainsReached(domains, topK, domainLimit) * (1 - 1 / domains);
    return {tokenBytes * (domainsReached(open * place.inDomain, topK) * (1 - 1.0 / place.inDomain)), tokenBytes * others};
}

}  // namespace shardscope
