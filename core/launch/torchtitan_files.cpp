// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_value.h"
#include "core/launch/launch_draft.h"
#include "core/launch/megatron_settings.h"
#include "core/launch/shell_text.h"
#include "core/launch/torchtitan_model.h"

#include "core/plan/shard_mesh.h"
#include "core/plan/stage_split.h"
#include "core/schedule/schedule_traits.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr std::string_view kPlaceholders = "Steps, learning rate, tokenizer and data are placeholders: put in your own.";

/// "default" gathers again after the forward where there is no pipeline, and keeps where there is (infra/parallelize.py).
std::string_view reshardPolicy(const LaunchDraft& draft)
{
    const bool hasPipeline = draft.resolved.pp > 1;
    if (shardMesh(draft.facts).shard == 1 && draft.resolved.cp == 1)
        return "default";  // nothing is sharded
    if (draft.plan.zero == 2)
        return "never";
    const bool reshards = draft.plan.zero == 3 && draft.plan.reshardAfterForward;
    if (reshards != hasPipeline)
        return "default";
    return reshards ? "always" : "never";
}

/// `[parallelism]` of both versions but for the schedule's micro-batches.
void addMesh(ConfigValue& group, LaunchDraft& draft)
{
    const ShardMesh mesh = shardMesh(draft.facts);
    group.set("data_parallel_replicate_degree", mesh.replicate);
    group.set("data_parallel_shard_degree", mesh.shard);
    group.set("fsdp_reshard_after_forward", reshardPolicy(draft));
    group.set("tensor_parallel_degree", draft.resolved.tp);
    group.set("context_parallel_degree", draft.resolved.cp);
    group.set("pipeline_parallel_degree", draft.resolved.pp);
    // Main's configuration functions have degrees of their own.
    if (draft.resolved.ep > 1 || draft.result.target == Target::Torchtitan)
        group.set("expert_parallel_degree", draft.resolved.ep);
    if (draft.plan.zero == 1 || draft.plan.zero == 2)
        draft.change("launch-fsdp-instead-of-zero", {{"zero", double(draft.plan.zero)}});
    // Ranks that share a sequence always share its shards.
    if (draft.plan.zero == 0 && draft.resolved.cp > 1)
        draft.replace("plan.zero", "0", "3");
    else if (!mesh.isExact)
        draft.replace("plan.shard_group", std::to_string(draft.facts.denseShardGroup()), std::to_string(mesh.shard * draft.resolved.cp));
}

ConfigValue moduleNames(const std::vector<int>& stageLayers, std::string_view head)
{
    ConfigValue::List stages;
    int layer = 0;
    for (std::size_t stage = 0; stage < stageLayers.size(); ++stage) {
        ConfigValue::List names;
        if (stage == 0)
            names.emplace_back("tok_embeddings");
        for (int i = 0; i < stageLayers[stage]; ++i)
            names.emplace_back("layers." + std::to_string(layer++));
        if (stage + 1 == stageLayers.size()) {
            names.emplace_back("norm");
            names.emplace_back(head);
        }
        stages.emplace_back(std::move(names));
    }
    return stages;
}

/// The plan's split, by torchtitan's weights of the ends where that gives it; else stage by stage, which only a file can hold.
void addStages(ConfigValue& group, LaunchDraft& draft, bool isFile)
{
    const std::vector<int>& wanted = draft.resolved.stageLayers;
    const int layers = static_cast<int>(draft.facts.layers);
    const int stages = static_cast<int>(wanted.size());
    constexpr int kMostWeight = 4;
    for (int input = 0; input <= kMostWeight; ++input) {
        for (int output = 0; output <= kMostWeight; ++output) {
            if (splitAsTorchtitan(layers, stages, input, output) != wanted)
                continue;
            const int effective = layers + input + output;
            group.set("pipeline_parallel_first_stage_less_layers", input);
            group.set("pipeline_parallel_last_stage_less_layers", output);
            const int perStage = (effective + stages - 1) / stages;
            // Where the layers of a stage don't say how many stages there are, they are named.
            if ((effective + perStage - 1) / perStage == stages || (stages == draft.resolved.pp * (draft.resolved.chunks > 1 ? 2 : 1))) {
                if (stages != draft.resolved.pp * (draft.resolved.chunks > 1 ? 2 : 1))
                    group.set("pipeline_parallel_layers_per_stage", perStage);
                return;
            }
        }
    }
    for (const char* key : {"pipeline_parallel_first_stage_less_layers", "pipeline_parallel_last_stage_less_layers"})
        group.set(key, 0);
    if (isFile)
        group.set("module_fqns_per_model_part", moduleNames(wanted, "output"));
    else
        draft.change("launch-stages-in-code", {{"stages", double(stages)}});
}

void addSchedule(ConfigValue& group, LaunchDraft& draft, bool isFile)
{
    if (draft.resolved.pp == 1)
        return;
    group.set("pipeline_parallel_schedule", traitsOf(draft.plan.schedule).torch);
    addStages(group, draft, isFile);
    // PyTorch forms the groups of its interleaved schedules itself.
    const std::int64_t m = draft.microBatches();
    const std::int64_t rounds = std::max<std::int64_t>(1, m / draft.resolved.pp);
    if (traitsOf(draft.plan.schedule).hasGroups() && draft.resolved.group != m / rounds)
        draft.replace("plan.group", std::to_string(draft.resolved.group), std::to_string(m / rounds));
}

bool overlapsTensor(const LaunchDraft& draft) { return draft.plan.overlap.tensor && draft.resolved.tp > 1; }

/// Also where the scenario leaves it to torchtitan, whose estimates are of compiled runs.
bool compiles(const LaunchDraft& draft) { return draft.resolved.compiled || overlapsTensor(draft); }

void tellWhatIsMissing(LaunchDraft& draft, bool hasFloat8)
{
    if (compiles(draft) && !draft.resolved.compiled)
        draft.replace("training.software.compiled", "false", "true");
    const Optimizer optimizer = draft.training.optimizer;
    if (optimizer != Optimizer::AdamW)
        draft.replace("training.optimizer", nameOf(optimizer), nameOf(Optimizer::AdamW));
    const Precision precision = draft.training.precision;
    const bool isKnown = precision == Precision::Bf16 || precision == Precision::Fp32 || (precision == Precision::Fp8 && hasFloat8);
    if (!isKnown)
        draft.replace("training.precision", nameOf(precision), nameOf(Precision::Bf16));
    if (draft.plan.gradientType == GradientType::Bf16)
        draft.replace("plan.gradient_dtype", "bf16", "fp32");
    if (draft.plan.offload == Offload::Optimizer)
        draft.replace("plan.offload", nameOf(draft.plan.offload), nameOf(Offload::OptimizerAndParameters));
    draft.tellExpertTensor();
    draft.dropOthers({"plan.tp",
                      "plan.sequence_parallel",
                      "plan.cp",
                      "plan.cp_layout",
                      "plan.pp",
                      "plan.schedule",
                      "plan.chunks",
                      "plan.group",
                      "plan.stage_layers",
                      "plan.ep",
                      "plan.etp",
                      "plan.dp",
                      "plan.zero",
                      "plan.shard_group",
                      "plan.reshard_after_forward",
                      "plan.micro_batch",
                      "plan.recompute",
                      "plan.recompute_modules",
                      "plan.gradient_dtype",
                      "plan.order",
                      "plan.overlap.tensor",
                      "plan.offload"});
}

void addRecompute(ConfigValue& map, LaunchDraft& draft)
{
    const Recompute recompute = draft.plan.recompute;
    const bool isSelective = recompute == Recompute::Selective || recompute == Recompute::PerOperator;
    map.set("activation_checkpoint.mode", isSelective ? "selective" : recompute == Recompute::Full ? "full" : "none");
    if (isSelective)
        map.set("activation_checkpoint.selective_ac_option", "op");
    if (recompute == Recompute::Selective)
        draft.replace("plan.recompute", nameOf(recompute), nameOf(Recompute::PerOperator));
}

void addContextOfFile(ConfigValue& map, LaunchDraft& draft)
{
    if (draft.resolved.cp == 1)
        return;
    const ContextLayout layout = draft.plan.cpLayout;
    map.set("parallelism.context_parallel_rotate_method", layout == ContextLayout::AllGather ? "allgather" : "alltoall");
    // Without a load balancer it would be contiguous, but a file has no word for none.
    if (layout == ContextLayout::Contiguous || layout == ContextLayout::Striped)
        draft.replace("plan.cp_layout", nameOf(layout), nameOf(ContextLayout::Zigzag));
}

void addFileTraining(ConfigValue& map, LaunchDraft& draft)
{
    const bool hasPipeline = draft.resolved.pp > 1;
    map.set("training.local_batch_size", hasPipeline ? draft.plan.microBatch * draft.microBatches() : std::int64_t{draft.plan.microBatch});
    map.set("training.global_batch_size", draft.training.globalBatch);
    map.set("training.seq_len", draft.training.sequenceLength);
    map.set("training.max_norm", 1.0);
    map.set("training.steps", 1000);
    map.set("training.dataset", "c4");
    map.set("training.mixed_precision_param", draft.training.precision == Precision::Fp32 ? "float32" : "bfloat16");
    map.set("training.mixed_precision_reduce", "float32");
    if (draft.plan.offload != Offload::None)
        map.set("training.enable_cpu_offload", true);
}

void addFp8(ConfigValue& map, LaunchDraft& draft)
{
    if (draft.training.precision != Precision::Fp8)
        return;
    map.set("model.converters", ConfigValue::List{"float8"});
    const auto& recipe = draft.training.software.fp8Recipe;
    const bool isRowwise = recipe == Fp8Recipe::Rowwise;
    if (recipe)
        map.set("quantize.linear.float8.recipe_name", isRowwise ? "rowwise" : "tensorwise");
    if (recipe && !isRowwise && recipe != Fp8Recipe::Tensorwise)
        draft.replace("training.software.fp8_recipe", nameOf(*recipe), nameOf(Fp8Recipe::Tensorwise));
}

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
    ConfigValue& group = map.at("parallelism");
    addMesh(group, draft);
    if (plan.tp > 1)
        group.set("enable_sequence_parallel", plan.sequenceParallel);
    if (plan.pp == 1)
        group.set("pipeline_parallel_schedule", traitsOf(kDefaultSchedule).torch);
    addSchedule(group, draft, false);
    if (plan.pp > 1)
        group.set("num_pp_microbatches", draft.microBatches());
    if (plan.ep > 1 && plan.etp != 1)
        draft.replace("plan.etp", std::to_string(plan.etp), "1");
    if (plan.cp == 1)
        return;
    group.set("context_parallel_load_balancer", "headtail");
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
    map.set("training.num_tokens_per_microbatch_per_dp_rank", draft.plan.microBatch * sequence);
    map.set("training.num_tokens_per_train_step", draft.training.globalBatch * sequence);
    map.set("training.max_context_length", sequence);
    const auto& graph = draft.training.software.cudaGraph;
    const bool hasGraphs = draft.resolved.pp == 1 && draft.resolved.ep == 1 && graph == CudaGraph::Full;
    map.set("training.disable_cuda_graphs", !hasGraphs);
    if (!hasGraphs && graph && graph != CudaGraph::None)
        draft.replace("training.software.cuda_graph", nameOf(*graph), nameOf(CudaGraph::None));
    map.set("training.enable_cpu_offload", draft.plan.offload != Offload::None);
    map.set("training.mixed_precision_param", draft.training.precision == Precision::Fp32 ? "float32" : "bfloat16");
    map.set("training.steps", 1000);
}

/// Whether the function's own FP8 is the plan's. Where it has FP8 and the plan has not, the draft is told.
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
    map.set("compile.enable", compiles(draft));
    map.set("compile.components", ConfigValue::List{"model", "loss"});
    map.set("compile.enable_async_tensor_parallel", overlapsTensor(draft));
    return map;
}

/// The subcommand that chooses what is recomputed; empty where the function has it so. It stands after all flags.
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

void writeTorchtitan022(LaunchDraft& draft)
{
    const std::optional<NamedModel> model = torchtitanModel(draft);
    if (!model)
        return;
    ConfigValue map = ConfigValue::map();
    map.set("job.dump_folder", "./outputs");
    map.set("job.description", draft.slug());
    map.set("model.name", model->name);
    map.set("model.flavor", model->flavor);
    map.set("model.hf_assets_path", "./assets/hf/your-model");
    addFp8(map, draft);
    map.set("optimizer.name", "AdamW");
    map.set("optimizer.lr", 1.5e-4);
    map.set("optimizer.eps", 1e-8);
    map.set("lr_scheduler.warmup_steps", 100);
    addFileTraining(map, draft);
    addMesh(map.at("parallelism"), draft);
    map.set("parallelism.enable_async_tensor_parallel", overlapsTensor(draft));
    addSchedule(map.at("parallelism"), draft, true);
    if (draft.resolved.pp > 1)
        map.set("parallelism.pipeline_parallel_microbatch_size", draft.plan.microBatch);
    if (draft.resolved.ep > 1)
        map.set("parallelism.expert_tensor_parallel_degree", draft.resolved.etp);
    if (draft.resolved.tp > 1 && !draft.resolved.sequenceParallel)
        draft.replace("plan.sequence_parallel", "false", "true");
    addContextOfFile(map, draft);
    addRecompute(map, draft);
    map.set("compile.enable", compiles(draft));
    map.set("checkpoint.enable", false);
    tellWhatIsMissing(draft, true);
    LaunchExport& result = draft.result;
    std::vector<std::string> comments = draft.heading();
    comments.emplace_back(kPlaceholders);
    const Cluster& cluster = draft.scenario.cluster;
    result.environment = {"export PYTORCH_ALLOC_CONF=expandable_segments:True"};
    result.command = torchrun(cluster.nodes, cluster.gpusPerNode) + " -m torchtitan.train --job.config_file torchtitan.toml";
    result.dryRun = "NGPU=" + std::to_string(cluster.gpus()) + " COMM_MODE=fake_backend CONFIG_FILE=torchtitan.toml ./run_train.sh";
    comments.push_back("Run: " + result.command);
    result.files.push_back({"torchtitan.toml", commented(comments) + "\n" + toToml(map)});
}

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
    comments.emplace_back(kPlaceholders);
    result.files.push_back({"torchtitan.sh", shellScript(comments, result.environment, command)});
    result.command = "bash torchtitan.sh";
    result.dryRun = mainDryRun(cluster, *model, arguments, recompute);
}

}  // namespace shardscope
