// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/finding_text.h"

#include "core/plan/plan_rule.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

/// A finding that is no rule of a plan: what it says, and where it is seen.
struct FindingTemplate {
    std::string_view id;
    std::string_view sentence;
    FindingPlace seen{};
};

// clang-format off
constexpr FindingTemplate kFindingTemplates[] = {
    // core/ring/ring_findings.cpp
    {"ring-sequence-not-divisible",
     "Layout {layout} cuts the sequence into {pieces} equal pieces for {ranks} ranks, but {sequence} tokens do not divide by "
     "{pieces}.",
     {}},
    {"ring-heads-not-divisible",
     "Ulysses deals heads to the ranks, but {heads} attention heads do not divide by {ranks} ranks.",
     {}},
    {"ring-kv-heads-not-divisible",
     "Ulysses deals heads to the ranks, but {kv_heads} key/value heads do not divide by {ranks} ranks: they would have to be "
     "repeated.",
     {}},

    // core/memory/memory_findings.cpp
    {"out-of-memory",
     "The worst GPU, of pipeline stage {stage}, needs {peak_bytes:gib} GiB but has {capacity_bytes:gib} GiB.",
     {Seen::Memory}},
    {"memory-tight",
     "This plan is tight: the worst GPU, of pipeline stage {stage}, needs {peak_bytes:gib} of its {capacity_bytes:gib} GiB, and the "
     "upper end of the estimate's band is above that. Seven of ten such estimates are within ±{band:percent} % of what is measured.",
     {Seen::Memory}},
    {"memory-may-fit",
     "This plan does not fit by the estimate, but what the worst GPU lacks is within the band of ±{band:percent} %: a run could fit.",
     {Seen::Memory}},
    {"sharding-holds-more",
     "Sharding over {shard_group} ranks makes the states of stage {stage} larger: {sharded:short} bytes a parameter against "
     "{whole:short} without. FSDP keeps {beside:short} bytes of gathered weights and unsharded gradients a parameter until the last "
     "micro-batch.",
     {Seen::Memory}},
    {"allocator-retries",
     "Stage {stage} leaves less than 3 % of its {capacity_bytes:gib} GiB free: the allocator flushes its cache and asks again, and "
     "steps can be several times slower than estimated.",
     {Seen::Memory}},

    // core/estimate/step_findings.cpp
    {"overlap-does-not-pay",
     "Overlapping {what} does not pay: {seconds:short} s {of} against {alone:short} s without. By contention, what runs beside "
     "compute slows it down, and each of many small buckets pays its latency.",
     {Seen::Step, Axis::Dp}},
    {"low-precision-slower",
     "Precision {precision} does not pay: {seconds:short} s {of} against {alone:short} s in bf16. Casts and launches take longer "
     "than the faster multiplies save.",
     {Seen::Layer}},

    // core/estimate
    {"profile-of-another-device",
     "The profile was measured on {device}, the cluster has {gpu}: multiplies and memory reach the same share of the data sheet "
     "here, and collectives take as long as there. No measured run says how far the times are off.",
     {Seen::Probe}},
    {"profile-of-another-machine",
     "The profile was measured on {device}, which is no GPU of the catalogue: the times are those of that machine, not of {gpu}.",
     {Seen::Probe}},

    // core/estimate/utilisation_findings.cpp
    {"utilisation-above-published",
     "The GPUs would compute at {hfu:percent} % of their {precision} peak. The highest published for {generation} is "
     "{published:percent} % ({run}). Take the step time as a lower bound until it is measured.",
     {Seen::Step}},

    // core/estimate/profile_findings.cpp
    {"profile-precision-mixed",
     "The profile of {device} has no matrix multiply in {precision}, which this training uses (measured: {measured}). Times of a "
     "processor beside rates of {gpu} would be meaningless, so the estimate does not use the profile. Train in a precision that was "
     "measured, or measure {gpu}.",
     {Seen::Probe}},
    {"profile-curve-ends",
     "The profile measured {collective} (ranks: {ranks}, nodes: {nodes}) up to {largest:bytes}; this plan sends {asked:bytes} at "
     "once, {times:short} times as much. Beyond the last sample the estimate follows the shape of NCCL's own model. Measure larger "
     "sizes to be sure.",
     {Seen::Communication}},
    {"profile-curve-begins",
     "The profile measured {collective} (ranks: {ranks}, nodes: {nodes}) from {smallest:bytes} on; this plan sends {asked:bytes} at "
     "once, {times:short} times less. Below the first sample the estimate follows the shape of NCCL's own model. Measure smaller "
     "sizes to be sure.",
     {Seen::Communication}},
    {"profile-group-outside",
     "The nearest group in which the profile measured {collective} has {measured_ranks} ranks (nodes: {nodes}); this plan has groups "
     "of {ranks}. The measured time is multiplied by the ratio of the modelled times. Measure a group of this size to be sure.",
     {Seen::Communication}},
};
// clang-format on

const FindingTemplate* templateOf(std::string_view id)
{
    const auto* const found = std::find_if(std::begin(kFindingTemplates), std::end(kFindingTemplates),
                                           [id](const FindingTemplate& each) { return each.id == id; });
    return found == std::end(kFindingTemplates) ? nullptr : found;
}

}  // namespace

std::string_view findingTemplate(std::string_view id)
{
    if (const PlanRule* rule = ruleCalled(id))
        return rule->sentence;
    const FindingTemplate* found = templateOf(id);
    return found ? found->sentence : launchTemplate(id);
}

FindingPlace findingPlace(std::string_view id)
{
    if (const PlanRule* rule = ruleCalled(id))
        return rule->seen;
    const FindingTemplate* found = templateOf(id);
    return found ? found->seen : FindingPlace{};
}

}  // namespace shardscope
