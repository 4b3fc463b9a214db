// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <string>
#include <tuple>

#include "core/base/enum_names.h"
#include "core/collective/collective_kinds.h"
#include "core/doctor/exposed_collectives.h"
#include "core/doctor/traced_case.h"
#include "core/doctor/waits.h"

namespace shardscope {
namespace {

constexpr double kSureOfWaits = 0.95;
constexpr double kSureOfSomeWaits = 0.8;
/// With one rank of a group, waiting and transferring look the same.
constexpr double kSureOfOneRank = 0.35;
constexpr double kSureOfLinks = 0.9;
/// Where the size of a collective is not stated, the estimate's seconds for the dimension stand in.
constexpr double kSureOfSharedLinks = 0.5;

/// The collectives of one dimension, kind and size.
struct SameCollectives {
    EvidenceRow row;
    double transferring = 0;
    double link = 0;
    double slow = 0;
    double exposed = 0;
    int ranks = 0;
    std::optional<CollectiveKind> kind;
};

using CollectiveRows = std::vector<SameCollectives>;

CollectiveRows rowsOf(const TracedCase& traced, const std::vector<ExposedCollective>& collectives)
{
    std::map<std::tuple<Axis, std::string, double>, SameCollectives> rows;
    const TracedRank& rank = traced.rank();
    for (const ExposedCollective& each : collectives) {
        const TracedKernel& kernel = rank.kernels[each.kernel];
        const TracedCollective& sent = rank.collectives[static_cast<std::size_t>(kernel.collective)];
        const std::string name = sent.kind ? std::string(nameOf(*sent.kind)) : sent.name.empty() ? rank.nameOf(kernel) : sent.name;
        SameCollectives& same = rows[{each.axis, name, sent.bytes}];
        same.row.kind = EvidenceKind::Collective;
        same.row.what = name;
        same.row.group = nameOf(each.axis);
        same.row.count += 1;
        if (sent.bytes > 0)
            same.row.bytes = sent.bytes;
        same.row.fastest = std::min(same.row.fastest.value_or(kernel.seconds()), kernel.seconds());
        if (!same.row.longest || kernel.seconds() > same.row.longest->end - same.row.longest->start)
            same.row.longest = TracedMoment{kernel.start, kernel.end};
        same.transferring += each.transferring;
        same.link += each.link.value_or(each.transferring);
        same.slow += each.slow;
        same.exposed += each.exposed - each.waiting;
        same.kind = sent.kind;
        same.ranks = std::max(same.ranks, sent.ranks);
    }
    CollectiveRows result;
    for (auto& [key, same] : rows) {
        same.row.seconds = same.transferring;
        same.row.expected = same.link;
        if (same.row.bytes && same.kind && same.ranks > 1) {
            const double bus = *same.row.bytes * same.row.count * busFactor(*same.kind, same.ranks);
            if (same.transferring > 0)
                same.row.busBandwidth = bus / same.transferring;
            if (same.link > 0)
                same.row.expectedBusBandwidth = bus / same.link;
        }
        result.push_back(std::move(same));
    }
    return result;
}

/// The rows that contribute most, of those that contribute.
template <typename Share>
std::vector<EvidenceRow> evidenceBy(CollectiveRows rows, Share share)
{
    std::stable_sort(rows.begin(), rows.end(), [&](const SameCollectives& a, const SameCollectives& b) { return share(a) > share(b); });
    std::vector<EvidenceRow> evidence;
    for (SameCollectives& same : rows) {
        if (share(same) > 0 && evidence.size() < kMostEvidence)
            evidence.push_back(std::move(same.row));
    }
    return evidence;
}

std::string nameOfRank(const Straggler& straggler) { return straggler.rank ? "rank " + std::to_string(*straggler.rank) : straggler.file; }

DiagnosisPart waitPart(const TracedCase& traced, const PeerWaits& waits, double estimated)
{
    DiagnosisPart part;
    part.id = waits.isOneRank ? PartId::Straggler : PartId::Imbalance;
    part.measured = waits.seconds;
    part.estimated = estimated;
    part.seconds = waits.seconds - estimated;
    double collectives = 0;
    for (const Straggler& each : waits.stragglers) {
        EvidenceRow row;
        row.kind = EvidenceKind::Rank;
        row.what = nameOfRank(each);
        row.count = each.collectives;
        row.seconds = each.seconds;
        part.evidence.push_back(row);
        collectives += each.collectives;
    }
    part.sure = waits.isComplete ? kSureOfWaits : kSureOfSomeWaits;
    // Each of the waits is off by as much as the clocks.
    const double error = traced.aligned.spread() * collectives;
    if (waits.seconds > 0)
        part.sure *= waits.seconds / (waits.seconds + error);
    return part;
}

}  // namespace

DiagnosisParts communicationParts(const TracedCase& traced, std::vector<Straggler>& stragglers)
{
    const std::vector<ExposedCollective> collectives = exposedCollectives(traced);
    PeerWaits waits = peerWaits(traced, collectives);
    double estimatedExposed = 0;
    double estimatedWaits = 0;
    for (const Axis axis : {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp}) {
        estimatedExposed += traced.estimated.exposed[static_cast<std::size_t>(axis)].value();
        estimatedWaits += traced.estimated.waits[static_cast<std::size_t>(axis)].value();
    }
    double exposed = 0;
    double slow = 0;
    double told = 0;
    double shared = 0;
    for (const ExposedCollective& each : collectives) {
        exposed += each.exposed;
        slow += each.slow;
        told += each.arrival ? each.exposed : 0;
        shared += each.isLinkShared ? each.exposed : 0;
    }
    const double toldShare = exposed > 0 ? told / exposed : 1;
    const double sharedShare = exposed > 0 ? shared / exposed : 0;
    const double sureOfRate = (toldShare + (1 - toldShare) * kSureOfOneRank) * (1 - sharedShare + sharedShare * kSureOfSharedLinks);

    const CollectiveRows rows = rowsOf(traced, collectives);
    DiagnosisPart slowPart;
    slowPart.id = PartId::CollectiveSlow;
    slowPart.seconds = slow;
    slowPart.sure = kSureOfLinks * sureOfRate;
    slowPart.evidence = evidenceBy(rows, [&](const SameCollectives& same) { return slow < 0 ? -same.slow : same.slow; });

    DiagnosisPart hiddenPart;
    hiddenPart.id = PartId::NotHidden;
    hiddenPart.measured = exposed - waits.seconds - slow;
    hiddenPart.estimated = estimatedExposed - estimatedWaits;
    hiddenPart.seconds = *hiddenPart.measured - *hiddenPart.estimated;
    hiddenPart.sure = sureOfRate * surenessOf(hiddenPart.seconds, *hiddenPart.estimated, bandOf(traced.estimate));
    hiddenPart.evidence = evidenceBy(rows, [](const SameCollectives& same) { return same.exposed - same.slow; });

    DiagnosisParts parts{waitPart(traced, waits, estimatedWaits), slowPart, hiddenPart};
    stragglers = std::move(waits.stragglers);
    return parts;
}

}  // namespace shardscope
