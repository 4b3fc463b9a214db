// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

constexpr std::string_view kSource = "every stage of the pipeline runs on nodes of one kind here";

/// The first group whose GPUs are no whole number of stages; the number of groups where there is none.
int unevenGroup(const PlanFacts& f)
{
    int group = 0;
    while (group < f.nodeGroups && f.gpusOfGroup(group) % f.gpusOfStage() == 0)
        ++group;
    return group;
}

bool isPlaced(const PlanFacts& f)
{
    if (f.placedGroups == PlanFacts::kNotPlaced)
        return true;
    bool fills = f.placedGroups == f.nodeGroups;
    for (int group = 0; fills && group < f.nodeGroups; ++group)
        fills = saturatingProduct(f.ranksOfGroup(group), f.gpusOfStage()) == f.gpusOfGroup(group);
    return fills;
}

std::string listed(const PlanFacts& f, std::int64_t (*of)(const PlanFacts&, int), int count)
{
    std::string list;
    for (int group = 0; group < count; ++group)
        list += (group == 0 ? "" : ", ") + std::to_string(of(f, group));
    return list;
}

constexpr NamedNumber kStageGpus{"stage_gpus", [](const PlanFacts& f) { return terms::count(f.gpusOfStage()); }};
constexpr NamedNumber kGroup{"group", [](const PlanFacts& f) { return terms::count(unevenGroup(f) + 1); }};
constexpr NamedNumber kGroupGpus{"group_gpus", [](const PlanFacts& f) {
                                     return unevenGroup(f) < f.nodeGroups ? terms::count(f.gpusOfGroup(unevenGroup(f))) : std::nullopt;
                                 }};
constexpr NamedNumber kStated{"placement", [](const PlanFacts& f) {
                                  const int count = std::min(std::max(0, f.placedGroups), kMostNodeGroups);
                                  return std::optional<FindingNumber>(listed(
                                      f, [](const PlanFacts& g, int group) { return g.placed[static_cast<std::size_t>(group)]; }, count));
                              }};
constexpr NamedNumber kFilling{
    "filling", [](const PlanFacts& f) {
        return std::optional<FindingNumber>(listed(
            f, [](const PlanFacts& g, int group) { return g.gpusOfGroup(group) / g.gpusOfStage(); }, f.nodeGroups));
    }};

bool isPipelineOutermost(const PlanFacts& f) { return f.nodeGroups == 1 || f.order.back() == Axis::Pp; }

bool runsOneWay(const PlanFacts& f) { return f.nodeGroups == 1 || traitsOf(f.schedule).placement != Placement::BothDirections; }

}  // namespace

std::vector<PlanRule> groupRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"group-of-broken-stages", "", Severity::Error, kEveryone, Needs::World,
         [](const PlanFacts& f) { return f.nodeGroups == 1 || unevenGroup(f) == f.nodeGroups; },
         {pp, kStageGpus, kGroup, kGroupGpus}, {ppKnob}, kSource,
         says("A stage of pp {pp} takes {stage_gpus} GPUs, but group {group} of the cluster has {group_gpus}: each group must have GPUs for "
    "a whole number of stages."), RulePart::Degrees, {Seen::Mesh}},
        {"placement-fills-groups", "", Severity::Error, kEveryone, Needs::World,
         isPlaced,
         {kStated, kFilling, kStageGpus}, {}, kSource,
         says("plan.placement is [{placement}], but with {stage_gpus} GPUs per stage the groups of nodes need [{filling}] stages."),
         RulePart::Degrees, {Seen::Pipeline}},
        {"groups-need-pipeline-outermost", "", Severity::Error, kEveryone, Needs::Nothing,
         isPipelineOutermost,
         {}, {orderKnob}, kSource,
         says("On nodes of several kinds the pipeline must be the last axis of the order, so that a stage is on nodes of one kind."),
         RulePart::Degrees, {Seen::Mesh, Axis::Pp}},
        {"groups-need-one-direction", "", Severity::Error, kEveryone, Needs::Nothing,
         runsOneWay,
         {schedule}, {scheduleKnob}, kSource,
         says("The schedule {kind} keeps two stages of the model on each rank, from both ends: on nodes of several kinds it is not estimated."),
         RulePart::Schedule, {Seen::Pipeline}},
    };
    // clang-format on
}

}  // namespace shardscope
