// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/time_context.h"

namespace shardscope {
namespace {

/// How the time came about, in the field's words.
std::string originOf(const CollectiveTime& time)
{
    std::string text(nameOf(time.algorithm));
    if (time.protocol != CollectiveProtocol::None)
        text += ", " + std::string(nameOf(time.protocol));
    switch (time.origin) {
    case CollectiveOrigin::MeasuredCurve:
        return text + ": a curve measured on this hardware";
    case CollectiveOrigin::NcclModel:
        return text + ": NCCL's tuning model and the network's latency";
    case CollectiveOrigin::NicRule:
        break;
    }
    return text + ": the bandwidth of the adapters";
}

}  // namespace

Derivation collectiveSeconds(const TimeContext& time, CollectiveKind kind, Bytes bytes, const GroupPlacement& placement, std::string_view subject)
{
    const CollectiveTime taken = time.inputs.collectives.time(kind, bytes, placement);
    Derivations inputs{constant("collective-bytes", bytes.value()), constant("collective-ranks", placement.ranks),
                       constant("collective-islands", placement.islands),
                       constant("collective-bus-bandwidth", taken.busBandwidth.value())};
    Derivation result = quantity("collective", Combine::Formula, taken.seconds.value(), std::move(inputs), nameOf(kind));
    if (!subject.empty())
        result.name += " of " + std::string(subject);
    result.source = originOf(taken);
    return result;
}

Derivation hopSeconds(const TimeContext& time)
{
    const ExplainContext& context = time.context;
    const RankShape& shape = time.inputs.shape;
    const Bytes bytes(shape.shardedTokens * shape.hidden * shape.style.elementBytes);
    Derivation sent = collectiveSeconds(time, CollectiveKind::SendReceive, bytes, time.inputs.placement(CommunicationGroup::Pipeline), {});
    sent.inputs.front() = product("hop-bytes", {elementBytes(context), shardedTokens(context), hiddenWidth(context)});
    return quantity("hop", Combine::Formula, time.step.hop.value(), {pipelineRanks(context), std::move(sent)});
}

}  // namespace shardscope
