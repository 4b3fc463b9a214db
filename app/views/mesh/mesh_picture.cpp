// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/mesh/mesh_picture.h"

#include <QLocale>

#include <algorithm>

#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "app/text/scenario_text.h"
#include "app/views/mesh/mesh_links.h"
#include "core/collective/torus.h"
#include "core/hardware/hardware.h"
#include "core/plan/check_plan.h"
#include "core/plan/plan_facts.h"
#include "core/scenario/order.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/step/step.h"
#include "widgets/text/tr.h"
#include "widgets/theme/dimension.h"

namespace shardscope {
namespace {

bool hasFinding(const std::vector<Finding>& findings, std::string_view id)
{
    return std::any_of(findings.begin(), findings.end(), [id](const Finding& finding) { return finding.id == id; });
}

/// Only where there are any.
void addShards(MeshPane& pane, const QString& letters)
{
    if (pane.grid.shards == 1)
        return;
    MeshAxis shards{Axis::Dp, letters, tr("shares every weight"), false};
    shards.isOfShards = true;
    pane.axes.insert(1, shards);
}

MeshPane densePane(const ResolvedPlan& plan, const RankOrder& order, const std::vector<Finding>& findings)
{
    MeshPane pane{tr("Dense grid"),
                  denseGrid(plan, order),
                  {{Axis::Tp, lettersOf(Axis::Tp), tr("tensor parallel"), hasFinding(findings, "tp-crosses-node")},
                   {Axis::Cp, lettersOf(Axis::Cp), tr("context parallel"), hasFinding(findings, "cp-crosses-node")},
                   {Axis::Dp, lettersOf(Axis::Dp), plan.gtp > 1 ? tr("data parallel, the same shard") : tr("data parallel"), false},
                   {Axis::Pp, lettersOf(Axis::Pp), tr("pipeline parallel"), false}}};
    addShards(pane, QStringLiteral("GTP"));
    return pane;
}

MeshPane expertPane(const ResolvedPlan& plan, const RankOrder& order, const std::vector<Finding>& findings)
{
    MeshPane pane{
        tr("Expert grid, the same GPUs"),
        expertGrid(plan, order),
        {{Axis::Tp, QStringLiteral("ETP"), tr("expert tensor parallel"), false},
         {Axis::Ep, lettersOf(Axis::Ep), tr("expert parallel"), hasFinding(findings, "ep-crosses-node")},
         {Axis::Dp, QStringLiteral("EDP"), plan.egtp > 1 ? tr("expert data parallel, the same shard") : tr("expert data parallel"), false},
         {Axis::Pp, lettersOf(Axis::Pp), tr("pipeline parallel"), false}}};
    addShards(pane, QStringLiteral("EGTP"));
    return pane;
}

CommunicationGroup groupOf(Axis axis, bool isExpertGrid)
{
    switch (axis) {
    case Axis::Tp:
        return isExpertGrid ? CommunicationGroup::ExpertTensor : CommunicationGroup::Tensor;
    case Axis::Cp:
        return CommunicationGroup::Context;
    case Axis::Ep:
        return CommunicationGroup::Expert;
    case Axis::Dp:
        return CommunicationGroup::ExpertData;
    case Axis::Pp:
        break;
    }
    return CommunicationGroup::Pipeline;
}

/// Data-parallel ranks of the dense grid are shown alone; core places them together with the context-parallel ones, which hold the same weights.
void placeAxes(MeshPane& pane, bool isExpertGrid, const ResolvedPlan& plan, const Scenario& scenario)
{
    for (MeshAxis& axis : pane.axes) {
        if (axis.isOfShards) {
            const CommunicationGroup group = isExpertGrid ? CommunicationGroup::ExpertWeightShards : CommunicationGroup::WeightShards;
            axis.placement = placeGroup(group, plan, scenario.plan.order, scenario.cluster);
            continue;
        }
        const bool isData = axis.axis == Axis::Dp && !isExpertGrid;
        axis.placement = isData ? placeRanks(pane.grid.size(Axis::Dp), pane.grid.stride(Axis::Dp), scenario.cluster)
                                : placeGroup(groupOf(axis.axis, isExpertGrid), plan, scenario.plan.order, scenario.cluster);
    }
}

/// Whether one map has room for the nodes of all groups.
bool haveEqualNodes(const Cluster& cluster)
{
    const Cluster first = clusterOfGroup(cluster, 0);
    bool are = true;
    for (int group = 1; group < cluster.groupCount(); ++group) {
        const Cluster other = clusterOfGroup(cluster, group);
        are = are && other.gpusPerNode == first.gpusPerNode && islandOfJob(other) == islandOfJob(first) && !Torus(other).isOne() &&
              !Torus(first).isOne();
    }
    return are;
}

/// The networks of each group, and where its ranks begin.
QList<MeshLink> linksOfGroups(const Cluster& cluster, std::vector<std::pair<int, QString>>& kinds)
{
    if (!cluster.isMixed())
        return meshLinks(cluster);
    QList<MeshLink> links;
    int first = 0;
    for (int group = 0; group < cluster.groupCount(); ++group) {
        const Cluster own = clusterOfGroup(cluster, group);
        const QString gpu = shortGpuName(own.gpu.name);
        kinds.emplace_back(first, gpu);
        first += own.gpus();
        for (MeshLink link : meshLinks(own)) {
            link.name = tr("%1: %2", "a GPU, its network").arg(gpu, link.name);
            links << link;
        }
    }
    if (cluster.between)
        links << MeshLink{tr("between groups of nodes: %1").arg(toText(cluster.between->name)), {}, {}};
    return links;
}

/// Returns "0" or "0–7": the numbers of an encoder's own GPUs.
QString encodersRanks(const ResolvedPlan& plan)
{
    const QString last = QLocale().toString(plan.encoderGpus - 1);
    return plan.encoderGpus == 1 ? last : QStringLiteral("0–") + last;
}

}  // namespace

std::shared_ptr<const MeshPicture> meshPicture(Scenario scenario, const std::optional<RankOrder>& order)
{
    auto picture = std::make_shared<MeshPicture>();
    const bool isOther = order && *order != scenario.plan.order;
    if (isOther)
        scenario.plan.order = *order;
    const ResolvedPlan plan = resolvePlan(scenario);
    const std::vector<Finding> findings = checkPlan(scenario);
    if (!gridsFit(plan)) {
        const std::vector<Finding> broken = checkMesh(scenario);
        picture->impossible =
            broken.empty() ? tr("The parallel degrees do not match the number of GPUs.") : findingSentence(broken.front());
        return picture;
    }
    if (!haveEqualNodes(scenario.cluster)) {
        picture->impossible = tr("The groups of this cluster differ in their nodes or scale-up networks: their mesh is not drawn.");
        return picture;
    }
    MeshData& data = picture->data;
    data.title = tr("Device mesh");
    const Cluster cluster = clusterOfGroup(scenario.cluster, 0);
    const Torus torus(cluster);
    const bool isWithinNode = scaleUpGroupOfJob(cluster) < std::min(cluster.gpusPerNode, plan.gridGpus());
    data.shape = {plan.gridGpus(), cluster.gpusPerNode, islandOfJob(cluster), isWithinNode ? TorusSpan() : torus.slice()};
    if (podGpus(cluster) < plan.world && !scenario.cluster.isMixed())
        data.shape.pod = podGpus(cluster);
    data.nicsPerNode = cluster.nicsPerNode;
    data.domainName = domainName(cluster);
    data.domainSize = scaleUpGroup(cluster);
    data.torusLinks = data.shape.isTorus() ? 2 * torus.axes() : 0;
    data.links = linksOfGroups(scenario.cluster, data.kinds);
    if (plan.encoderGpus == 0)
        data.onFirstStage = encodersName(*scenario.architecture);
    for (int rank = 0; rank < plan.pp && !data.onFirstStage.isEmpty(); ++rank) {
        const std::vector<int> stages = plan.stagesOfRank(rank);
        if (std::find(stages.begin(), stages.end(), 0) != stages.end())
            data.firstStageRanks.push_back(rank);
    }
    data.panes = {densePane(plan, scenario.plan.order, findings)};
    // Its ranks come first (Megatron-LM examples/mimo/training/topology.py), and the grid is that of all others.
    data.firstGpu = plan.encoderGpus;
    if (plan.encoderGpus > 0)
        data.panes.front().name =
            tr("Dense grid; %1 on GPUs %2", "an encoder, numbers").arg(encodersName(*scenario.architecture), encodersRanks(plan));
    if (scenario.architecture->isMixtureOfExperts())
        data.panes << expertPane(plan, scenario.plan.order, findings);
    for (qsizetype pane = 0; pane < data.panes.size(); ++pane)
        placeAxes(data.panes[pane], pane > 0, plan, scenario);
    for (const Finding& finding : findings) {
        if (finding.id == "tp-crosses-node" || finding.id == "cp-crosses-node" || finding.id == "ep-crosses-node")
            data.warnings << findingSentence(finding);
    }
    if (isOther)
        data.whatIf = tr("ranks in the order %1; the plan uses a different order.").arg(toText(orderText(*order)).toUpper());
    if (!hasErrors(findings)) {
        const Basis basis(scenario);
        const Result<StepEstimate> step = estimateStep(basis);
        if (std::optional<StepTraffic> traffic = step ? stepTraffic(basis, *step) : std::nullopt)
            data.traffic = std::make_shared<const StepTraffic>(std::move(*traffic));
        if (step)
            data.times = axisTimes(basis, *step);
        // The grid is the language model's.
        if (!data.times.empty())
            data.times.erase(data.times.begin(), data.times.begin() + plan.ranksBeforeLanguage());
    }
    return picture;
}

}  // namespace shardscope
