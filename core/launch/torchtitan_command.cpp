// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/hardware.h"
#include "core/launch/megatron_settings.h"
#include "core/launch/shell_text.h"
#include "core/launch/torchtitan_model.h"
#include "core/launch/torchtitan_parts.h"
#include "core/scenario/scenario.h"

#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

/// torchtitan takes a list as one word (its rule for list[str]).
std::string joined(const ConfigValue::List& list)
{
    std::string text;
    for (const ConfigValue& each : list)
        text += (text.empty() ? "" : ",") + (each.text() ? *each.text() : std::string());
    return text;
}

std::vector<std::string> flags(const ConfigValue::Map& map, const std::string& prefix)
{
    std::vector<std::string> lines;
    for (const auto& [key, value] : map) {
        const std::string path = prefix + key;
        if (const ConfigValue::Map* inner = value.entries()) {
            const std::vector<std::string> all = flags(*inner, path + ".");
            lines.insert(lines.end(), all.begin(), all.end());
        } else if (const auto flag = value.boolean()) {
            // A switch of tyro is --x or --no_x, the word before the last part of its path.
            lines.push_back("--" + prefix + (*flag ? "" : "no_") + key);
        } else if (const ConfigValue::List* list = value.list()) {
            lines.push_back("--" + path + " " + shellWord(joined(*list)));
        } else {
            lines.push_back("--" + path + " " + (value.text() ? shellWord(*value.text()) : std::to_string(value.integer().value_or(0))));
        }
    }
    return lines;
}

void addMainParallelism(ConfigValue& map, LaunchDraft& draft, const TorchtitanConfig& config)
{
    const ResolvedPlan& plan = draft.resolved;
    addMesh(map, draft);
    if (plan.tp > 1)
        map.set(draft.key("plan.sequence_parallel"), plan.sequenceParallel);
    if (plan.pp == 1)
        map.set(draft.key("plan.schedule"), traitsOf(kDefaultSchedule).torch);
    addSchedule(map, draft, false);
    if (plan.pp > 1)
        map.set("parallelism.num_pp_microbatches", draft.microBatches());
    if (plan.ep > 1 && plan.etp != 1)
        draft.replace("plan.etp", std::to_string(plan.etp), "1");
    if (plan.cp == 1)
        return;
    map.set(draft.key("plan.cp_layout"), "headtail");
    // Its attention gathers keys and values as a whole, and has no ring (models/common/decoder_sharding.py).
    if (draft.plan.cpLayout != ContextLayout::AllGather)
        draft.replace("plan.cp_layout", nameOf(draft.plan.cpLayout), nameOf(ContextLayout::AllGather));
    if (!config.hasFlexAttention)
        draft.refuse("launch-flex-attention", {{"config", std::string(config.name)}});
}

void addMainTraining(ConfigValue& map, LaunchDraft& draft, const TorchtitanConfig& config)
{
    const std::int64_t sequence = draft.training.sequenceLength;
    if (sequence > config.maxContext)
        draft.refuse("launch-context-too-long", {{"config", std::string(config.name)},
                                                 {"positions", static_cast<double>(config.maxContext)},
                                                 {"sequence", static_cast<double>(sequence)}});
    map.set(draft.key("plan.micro_batch"), draft.plan.microBatch * sequence);
    map.set(draft.key("training.global_batch"), draft.training.globalBatch * sequence);
    map.set(draft.key("training.sequence_length"), sequence);
    const auto& graph = draft.training.software.cudaGraph;
    const bool hasGraphs = draft.resolved.pp == 1 && draft.resolved.ep == 1 && graph == CudaGraph::Full;
    map.set(draft.key("training.software.cuda_graph"), !hasGraphs);
    if (!hasGraphs && graph && graph != CudaGraph::None)
        draft.replace("training.software.cuda_graph", nameOf(*graph), nameOf(CudaGraph::None));
    map.set(draft.key("plan.offload"), draft.plan.offload != Offload::None);
    map.set("training.mixed_precision_param", draft.training.precision == Precision::Fp32 ? "float32" : "bfloat16");
    map.set("training.steps", 1000);
}

/// Whether the function's own FP8 is the plan's. If it has FP8 and the plan has not, the draft gets a note.
bool computesInFloat8(LaunchDraft& draft, const TorchtitanConfig& config)
{
    if (config.float8LinearsPerLayer == 0)
        return false;
    const Precision precision = draft.training.precision;
    if (precision != Precision::Fp8) {
        const TorchtitanModel* const model = torchtitanModelNamed("llama3", config.name);
        draft.change("launch-float8-in-config", {{"field", std::string("training.precision")},
                                                 {"from", std::string(nameOf(precision))},
                                                 {"config", std::string(config.name)},
                                                 {"registered", std::string(model ? model->flavor : config.name)},
                                                 {"modules", static_cast<double>(config.float8LinearsPerLayer * draft.facts.layers)}});
        return true;
    }
    const auto& recipe = draft.training.software.fp8Recipe;
    if (!recipe)
        draft.leaveOpen("training.software.fp8_recipe");
    else if (recipe != Fp8Recipe::Rowwise)
        draft.replace("training.software.fp8_recipe", nameOf(*recipe), nameOf(Fp8Recipe::Rowwise));
    return true;
}

/// Whatever the function sets and the plan decides is stated, also where the plan has it off.
ConfigValue mainSettings(LaunchDraft& draft, const TorchtitanConfig& config)
{
    ConfigValue map = ConfigValue::map();
    addMainParallelism(map, draft, config);
    addMainTraining(map, draft, config);
    addDebug(map, draft, true);
    map.set(draft.key("training.software.compiled"), compiles(draft));
    map.set("compile.components", ConfigValue::List{"model", "loss"});
    map.set("compile.enable_async_tensor_parallel", overlapsTensor(draft));
    return map;
}

/// The subcommand that chooses the recompute mode; empty if it is the function's own. It follows all flags.
std::string mainRecompute(LaunchDraft& draft, const TorchtitanConfig& config)
{
    const Recompute wanted = draft.plan.recompute;
    if (wanted == Recompute::Selective)
        draft.replace("plan.recompute", nameOf(wanted), nameOf(Recompute::PerOperator));
    const Recompute written = wanted == Recompute::Selective ? Recompute::PerOperator : wanted;
    if (written == (config.recomputesAll ? Recompute::Full : Recompute::PerOperator))
        return {};
    return std::string("activation-checkpoint:") + (written == Recompute::Full   ? "full"
                                                    : written == Recompute::None ? "none"
                                                                                 : "selective");
}

/// Its own run_train.sh adds flags at the end, where a subcommand no longer takes them.
std::string mainDryRun(const Cluster& cluster, const NamedModel& model, const std::vector<std::string>& arguments,
                       const std::string& recompute)
{
    const std::string world = "NGPU=" + std::to_string(cluster.gpus());
    if (recompute.empty())
        return world + " COMM_MODE=fake_backend MODULE=" + model.name + " CONFIG=" + model.flavor + " ./run_train.sh " +
               joinedWords(arguments);
    return world + " LOCAL_RANK=0 python3 -m torchtitan.train --module " + model.name + " --config " + model.flavor + " " +
           joinedWords(arguments) + " --comm.mode=fake_backend --training.steps 1 " + recompute;
}

}  // namespace

void writeTorchtitan(LaunchDraft& draft)
{
    const std::optional<NamedModel> model = torchtitanModel(draft);
    if (!model)
        return;
    const std::vector<std::string> arguments = flags(*mainSettings(draft, *model->config).entries(), {});
    const std::string recompute = mainRecompute(draft, *model->config);
    tellWhatIsMissing(draft, computesInFloat8(draft, *model->config));
    LaunchExport& result = draft.result;
    const Cluster& cluster = draft.scenario.cluster;
    // Its own run_train.sh starts the processes of one node only.
    result.environment = {"export PYTORCH_ALLOC_CONF=expandable_segments:True",
                          "NGPU=" + std::to_string(cluster.gpusPerNode) + " MODULE=" + model->name + " CONFIG=" + model->flavor};
    std::vector<std::string> command{torchrun(cluster.nodes, cluster.gpusPerNode) +
                                     " -m torchtitan.train --module \"$MODULE\" --config \"$CONFIG\""};
    command.insert(command.end(), arguments.begin(), arguments.end());
    if (!recompute.empty())
        command.push_back(recompute);
    std::vector<std::string> comments = draft.heading();
    comments.emplace_back(kTorchtitanPlaceholders);
    result.files.push_back({"torchtitan.sh", shellScript(comments, result.environment, command)});
    result.command = "bash torchtitan.sh";
    result.dryRun = mainDryRun(cluster, *model, arguments, recompute);
}

}  // namespace shardscope
