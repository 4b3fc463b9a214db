// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_summary.h"

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/hardware/hardware.h"
#include "core/hardware/hardware_profile.h"
#include "core/io/value_json.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"
#include "core/scenario/training.h"
#include "core/text/printable.h"

namespace shardscope::cli {
namespace {

std::string degree(const char* name, int value) { return name + std::string(" ") + std::to_string(value) + "  "; }

std::string modelLine(const Scenario& scenario)
{
    const ParameterCount count = countParameters(*scenario.architecture);
    std::string text = scenario.model.kind == ModelSource::Kind::Preset ? scenario.model.text + ", " : std::string();
    text += shortCount(static_cast<double>(count.total)) + " parameters";
    if (count.active != count.total)
        text += ", " + shortCount(static_cast<double>(count.active)) + " active";
    if (count.total != count.decoder)
        text += ", " + shortCount(static_cast<double>(count.total - count.decoder)) + " of them in encoders";
    if (count.frozen > 0)
        text += ", " + shortCount(static_cast<double>(count.frozen)) + " frozen";
    return text;
}

std::string groupText(const NodeGroup& group)
{
    std::string text = grouped(group.gpus()) + " × " + group.gpu.name;
    if (group.nodes > 1)
        text += ", " + grouped(group.nodes) + " nodes of " + std::to_string(group.gpusPerNode) + " over " + group.network.name;
    return text;
}

std::string clusterLine(const Cluster& cluster)
{
    std::string text = groupText(cluster);
    for (const NodeGroup& other : cluster.others)
        text += "; " + groupText(other);
    return cluster.between ? text + "; between them " + cluster.between->name : text;
}

/// Where it was measured: its file may have any name.
std::string profileLine(const Cluster& cluster)
{
    const HardwareProfile& profile = *cluster.calibration;
    const std::string& device = profile.device.name.empty() ? profile.device.gpu : profile.device.name;
    const std::string file = isObjectText(*cluster.profile) ? "in the scenario" : printable(*cluster.profile);
    return file + (device.empty() ? ", device not named" : ", measured on " + printable(device));
}

std::string trainingLine(const Training& training)
{
    return grouped(training.globalBatch) + " sequences of " + grouped(training.sequenceLength) + " tokens, " +
           std::string(nameOf(training.precision)) + ", " + std::string(nameOf(training.optimizer)) + ", " +
           std::string(nameOf(training.recipe)) + "'s bytes per parameter";
}

}  // namespace

std::string planLine(const Scenario& scenario, const ResolvedPlan& plan)
{
    std::string text = degree("tp", plan.tp) + degree("cp", plan.cp) + degree("pp", plan.gridStages()) + degree("dp", plan.dp);
    if (scenario.architecture->isMixtureOfExperts())
        text += degree("ep", plan.ep) + degree("etp", plan.etp);
    if (plan.gtp > 1)
        text += degree("gtp", plan.gtp);
    if (plan.egtp > 1)
        text += degree("egtp", plan.egtp);
    text += degree("zero", plan.zero);
    if (plan.encoderGpus > 0)
        text += "encoder on " + grouped(plan.encoderGpus) + " GPUs, ";
    text += "recompute " + std::string(nameOf(scenario.plan.recompute)) + ", ";
    if (plan.pp > 1) {
        text += std::string(nameOf(scenario.plan.schedule));
        text += plan.chunks > 1 ? " of " + std::to_string(plan.chunks) + " chunks, " : ", ";
    }
    if (scenario.plan.offload != Offload::None)
        text += "offload " + std::string(nameOf(scenario.plan.offload)) + ", ";
    return text + grouped(plan.microBatches) + " micro-batches of " + std::to_string(scenario.plan.microBatch);
}

std::string scenarioSummary(const Scenario& scenario, const ResolvedPlan& plan, const Terminal& terminal)
{
    TextTable table({{}, {}});
    if (!scenario.name.empty())
        table.add({"name", printable(scenario.name)});
    table.add({"model", modelLine(scenario)});
    table.add({"cluster", clusterLine(scenario.cluster)});
    if (scenario.cluster.calibration)
        table.add({"profile", profileLine(scenario.cluster)});
    table.add({"training", trainingLine(scenario.training)});
    table.add({"plan", planLine(scenario, plan)});
    return table.text(terminal.width);
}

}  // namespace shardscope::cli
