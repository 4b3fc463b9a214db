// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/mesh/mesh_picture.h"

#include <QRegularExpression>

#include <algorithm>

#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "app/text/scenario_text.h"
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

MeshPane densePane(const ResolvedPlan& plan, const RankOrder& order, const std::vector<Finding>& findings)
{
    return {tr("Dense grid"),
            denseGrid(plan, order),
            {{Axis::Tp, lettersOf(Axis::Tp), tr("tensor parallel"), hasFinding(findings, "tp-crosses-node")},
             {Axis::Cp, lettersOf(Axis::Cp), tr("context parallel"), hasFinding(findings, "cp-crosses-node")},
             {Axis::Dp, lettersOf(Axis::Dp), tr("data parallel"), false},
             {Axis::Pp, lettersOf(Axis::Pp), tr("pipeline parallel"), false}}};
}

MeshPane expertPane(const ResolvedPlan& plan, const RankOrder& order, const std::vector<Finding>& findings)
{
    return {tr("Expert grid, the same GPUs"),
            expertGrid(plan, order),
            {{Axis::Tp, QStringLiteral("ETP"), tr("expert tensor parallel"), false},
             {Axis::Ep, lettersOf(Axis::Ep), tr("expert parallel"), hasFinding(findings, "ep-crosses-node")},
             {Axis::Dp, QStringLiteral("EDP"), tr("expert data parallel"), false},
             {Axis::Pp, lettersOf(Axis::Pp), tr("pipeline parallel"), false}}};
}

}  // namespace

QString domainName(const Gpu& gpu)
{
    // "NVLink4 (8 links)" → "NVLink"
    static const QRegularExpression detail(QStringLiteral("(?<=NVLink)\\d+|\\s*\\(.*\\)|\\s*bridge"));
    const QString kind = toText(gpu.scaleUpKind).remove(detail).trimmed();
    return kind.isEmpty() ? tr("node") : tr("%1 domain").arg(kind);
}

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
    MeshData& data = picture->data;
    data.title = tr("Device mesh");
    data.shape = {plan.world, scenario.cluster.gpusPerNode, islandOfJob(scenario.cluster)};
    data.nicsPerNode = scenario.cluster.nicsPerNode;
    data.domainName = domainName(scenario.cluster.gpu);
    data.onFirstStage = encodersName(*scenario.architecture);
    for (int rank = 0; rank < plan.pp && !data.onFirstStage.isEmpty(); ++rank) {
        const std::vector<int> stages = plan.stagesOfRank(rank);
        if (std::find(stages.begin(), stages.end(), 0) != stages.end())
            data.firstStageRanks.push_back(rank);
    }
    data.panes = {densePane(plan, scenario.plan.order, findings)};
    if (scenario.architecture->isMixtureOfExperts())
        data.panes << expertPane(plan, scenario.plan.order, findings);
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
    }
    return picture;
}

}  // namespace shardscope
