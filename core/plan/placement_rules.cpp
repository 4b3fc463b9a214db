// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace shardscope {
namespace {

constexpr std::string_view kSource =
    "NVLink joins the GPUs of a node (or of its scale-up domain); a group that reaches beyond it waits for the network";

/// Ranks from the first to past the last of a group along `axis`, where only the axes in `sizes` have more than one rank.
std::int64_t extentOf(Axis axis, const RankOrder& order, std::initializer_list<std::pair<Axis, std::int64_t>> sizes)
{
    std::int64_t extent = 1;
    for (const Axis candidate : order) {
        for (const auto& [sized, size] : sizes) {
            if (sized == candidate)
                extent = saturatingProduct(extent, size);
        }
        if (candidate == axis)
            break;
    }
    return extent;
}

/// Whether some aligned block of `extent` ranks straddles the border of a domain.
bool staysInside(std::int64_t extent, const PlanFacts& f) { return f.world() <= f.fastDomain || f.fastDomain % extent == 0; }

std::int64_t denseExtent(Axis axis, const PlanFacts& f)
{
    return extentOf(axis, f.order, {{Axis::Tp, f.tp}, {Axis::Cp, f.cp}, {Axis::Dp, f.dataParallel()}, {Axis::Pp, f.pp}});
}

std::int64_t expertExtent(Axis axis, const PlanFacts& f)
{
    return extentOf(axis, f.order, {{Axis::Tp, f.expertTensor()}, {Axis::Ep, f.ep}, {Axis::Dp, f.expertData()}, {Axis::Pp, f.pp}});
}

bool tensorRanksInside(const PlanFacts& f) { return f.tp == 1 || staysInside(denseExtent(Axis::Tp, f), f); }

bool contextRanksInside(const PlanFacts& f) { return f.cp == 1 || staysInside(denseExtent(Axis::Cp, f), f); }

bool expertRanksInside(const PlanFacts& f)
{
    return f.ep == 1 || staysInside(std::max(expertExtent(Axis::Ep, f), expertExtent(Axis::Tp, f)), f);
}

constexpr NamedNumber kDomain{"gpus_per_node", [](const PlanFacts& f) { return terms::count(f.gpusPerNode); }};
/// Told only where it is more than a node.
constexpr NamedNumber kFastDomain{
    "nvlink_domain", [](const PlanFacts& f) { return f.fastDomain == f.gpusPerNode ? std::nullopt : terms::count(f.fastDomain); }};

constexpr NamedNumber kTimes{"oversubscription", [](const PlanFacts& f) { return std::optional<FindingNumber>(f.oversubscription); }};

bool hasPodsToJoin(const PlanFacts& f) { return f.oversubscription <= 1 || f.podNodes != PlanFacts::kNull; }

}  // namespace

std::vector<PlanRule> placementRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"tp-crosses-node", "C-8", Severity::Hint, kEveryone, Needs::World,
         tensorRanksInside,
         {tp, kDomain, kFastDomain}, {tpKnob}, kSource,
         says("Tensor parallelism over tp {tp} ranks extends beyond the {nvlink_domain|gpus_per_node} GPUs that share the "
    "fast network, so every layer's collectives use the slower network."), RulePart::Degrees, {Seen::Mesh, Axis::Tp}},
        {"cp-crosses-node", "C-8", Severity::Hint, kEveryone, Needs::World,
         contextRanksInside,
         {tp, cp, kDomain, kFastDomain}, {cpKnob, tpKnob}, kSource,
         says("The context-parallel groups (tp {tp}, cp {cp}) extend beyond the {nvlink_domain|gpus_per_node} GPUs that "
    "share the fast network, so keys and values are sent over the slower network."), RulePart::Degrees, {Seen::Mesh, Axis::Cp}},
        {"ep-crosses-node", "C-8", Severity::Hint, kEveryone, Needs::World,
         expertRanksInside,
         {ep, etp, kDomain, kFastDomain}, {epKnob, etpKnob}, kSource,
         says("The expert groups (ep {ep}, etp {etp}) extend beyond the {nvlink_domain|gpus_per_node} GPUs that share the "
    "fast network, so tokens are dispatched over the slower network."), RulePart::Degrees, {Seen::Mesh, Axis::Ep}},
        {"oversubscription-without-pods", "", Severity::Hint, kEveryone, Needs::Nothing,
         hasPodsToJoin,
         {kTimes}, {}, "the links between pods are oversubscribed, those within one are not",
         says("cluster.oversubscription is {oversubscription}, but without cluster.pod_nodes all nodes are one pod, so it has no effect."),
         RulePart::Degrees, {Seen::Mesh}},
    };
    // clang-format on
}

}  // namespace shardscope
