// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "core/doctor/link_time.h"
#include "core/doctor/traced_case.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {
namespace {

constexpr double kSureOfHost = 0.95;
/// How much of a longer bubble is due to slower stages, and how much to messages, one rank does not tell.
constexpr double kSureOfBubble = 0.7;

DiagnosisPart partOf(PartId id, double measured, double estimated)
{
    DiagnosisPart part;
    part.id = id;
    part.measured = measured;
    part.estimated = estimated;
    part.seconds = measured - estimated;
    part.sure = kSureOfHost;
    return part;
}

/// The spans of the host during idle time of one activity, by name: each moment counts for the innermost span, which began last.
std::vector<EvidenceRow> hostEvidence(const TracedCase& traced, Activity activity)
{
    const TracedRank& rank = traced.rank();
    std::map<std::size_t, EvidenceRow> rows;
    std::size_t next = 0;
    std::vector<const TracedHostSpan*> begun;
    for (const Slice& slice : traced.timeline().slices) {
        if (slice.activity != activity)
            continue;
        const double middle = (slice.start + slice.end) / 2;
        for (; next < rank.host.size() && rank.host[next].start <= middle; ++next)
            begun.push_back(&rank.host[next]);
        while (!begun.empty() && begun.back()->end <= middle)
            begun.pop_back();
        const TracedHostSpan* innermost = begun.empty() ? nullptr : begun.back();
        if (!innermost)
            continue;
        EvidenceRow& row = rows[innermost->name];
        row.kind = EvidenceKind::Host;
        row.what = rank.names[innermost->name];
        row.count += 1;
        row.seconds = row.seconds.value_or(0) + slice.seconds();
        if (!row.longest || slice.seconds() > row.longest->end - row.longest->start)
            row.longest = TracedMoment{slice.start, slice.end};
    }
    std::vector<EvidenceRow> result;
    for (auto& [name, row] : rows)
        result.push_back(std::move(row));
    std::stable_sort(result.begin(), result.end(), [](const EvidenceRow& a, const EvidenceRow& b) { return *a.seconds > *b.seconds; });
    if (result.size() > kMostEvidence)
        result.resize(kMostEvidence);
    return result;
}

EvidenceRow gapRow(const TracedCase& traced, Activity activity, const char* what)
{
    EvidenceRow row;
    row.kind = EvidenceKind::Idle;
    row.what = what;
    row.seconds = traced.timeline().of(activity);
    for (const Slice& slice : traced.timeline().slices) {
        if (slice.activity != activity)
            continue;
        row.count += 1;
        if (!row.longest || slice.seconds() > row.longest->end - row.longest->start)
            row.longest = TracedMoment{slice.start, slice.end};
    }
    return row;
}

/// Seconds in which nothing but messages between stages runs.
double messageSeconds(const TracedCase& traced)
{
    double seconds = 0;
    for (const Slice& slice : traced.timeline().slices) {
        if (slice.activity == Activity::Communication && traced.rank().kernels[slice.kernel].row == ProfiledRow::Pp)
            seconds += slice.seconds();
    }
    return seconds;
}

}  // namespace

DiagnosisParts idleParts(const TracedCase& traced)
{
    const Timeline& timeline = traced.timeline();
    const EstimatedRank& estimated = traced.estimated;
    DiagnosisParts parts{partOf(PartId::Loader, timeline.of(Activity::Loader), 0),
                         partOf(PartId::Checkpoint, timeline.of(Activity::Checkpoint), 0),
                         partOf(PartId::LaunchBound, timeline.of(Activity::Launch), estimated.host.value())};
    parts[0].evidence = hostEvidence(traced, Activity::Loader);
    parts[1].evidence = hostEvidence(traced, Activity::Checkpoint);
    parts[2].evidence = {gapRow(traced, Activity::Launch, "idle until the next launch")};
    for (EvidenceRow& row : hostEvidence(traced, Activity::Launch))
        parts[2].evidence.push_back(std::move(row));
    parts[2].sure = traced.rank().hasLaunches ? surenessOf(parts[2].seconds, estimated.host.value(), bandOf(traced.estimate)) : 0;

    const bool isPipeline = traced.estimate.plan().pp > 1;
    const double messages = messageSeconds(traced);
    const double queued = isPipeline ? timeline.of(Activity::Queued) : 0;
    const double waits = (estimated.idle + estimated.exposed[static_cast<std::size_t>(Axis::Pp)]).value();
    DiagnosisPart bubble = partOf(PartId::Bubble, messages + queued, waits);
    bubble.sure = kSureOfBubble * surenessOf(bubble.seconds, waits, bandOf(traced.estimate));
    EvidenceRow inMessages;
    inMessages.kind = EvidenceKind::Collective;
    inMessages.what = nameOf(CollectiveKind::SendReceive);
    inMessages.group = nameOf(Axis::Pp);
    inMessages.seconds = messages;
    bubble.evidence = {inMessages};
    if (queued > 0)
        bubble.evidence.push_back(gapRow(traced, Activity::Queued, "idle with a launched kernel in the queue"));
    parts.push_back(std::move(bubble));
    return parts;
}

}  // namespace shardscope
