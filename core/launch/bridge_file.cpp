// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/bridge_settings.h"
#include "core/launch/megatron_settings.h"
#include "core/launch/shell_text.h"

#include "core/scenario/model_source.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

/// Bridge's recipe of a preset; of another model its plain GPT, whose dimensions are then given.
std::string recipeOf(const Scenario& scenario)
{
    const std::string_view recipe = bridgeRecipeOf(presetIdOf(scenario));
    const bool adapts = scenario.training.tuning.hasAdapters();
    return recipe.empty() ? std::string() : std::string(recipe) + (adapts ? "_peft_config" : "_pretrain_config");
}

/// Returns the kind of training and its data: a recipe of adapters brings its own.
std::string modeOf(const Training& training)
{
    if (!training.tuning.hasAdapters())
        return "--mode pretrain --dataset mock";
    return training.tuning.method == TuneMethod::Dora ? "--mode dora" : "--mode lora";
}

/// Bridge's plain GPT with these dimensions: it knows no latent attention, and its vocabulary is the tokenizer's.
MegatronSettings ownModel(LaunchDraft& draft)
{
    MegatronSettings model = megatronModel(draft);
    if (draft.decoder && draft.decoder->attention.latent)
        draft.refuse("launch-model-not-described");
    if (draft.isRefused())
        return {};
    if (draft.decoder->gated)
        model.push_back({"", "model.activation_func", "silu"});
    for (const char* dropout : {"model.attention_dropout", "model.hidden_dropout"})
        model.push_back({"", dropout, 0.0});
    for (const char* vocabulary : {"model.vocab_size", "tokenizer.vocab_size"})
        model.push_back({"", vocabulary, draft.decoder->vocab});
    return model;
}

/// Recipes have parallelism, recomputation and optimizer of their own: whatever the plan leaves off is switched off.
void addResets(ConfigValue& map)
{
    for (const char* none : {"model.virtual_pipeline_model_parallel_size", "model.pipeline_model_parallel_layout",
                             "model.num_layers_in_first_pipeline_stage", "model.num_layers_in_last_pipeline_stage",
                             "model.microbatch_group_size_per_vp_stage", "model.cp_comm_type", "model.recompute_granularity",
                             "model.recompute_method", "model.recompute_num_layers", "model.recompute_modules", "model.offload_modules"})
        map.set(none, {});
    for (const char* off :
         {"model.sequence_parallel", "model.account_for_embedding_in_pipeline_split", "model.account_for_loss_in_pipeline_split",
          "ddp.use_distributed_optimizer", "ddp.use_megatron_fsdp", "ddp.overlap_grad_reduce", "ddp.overlap_param_gather",
          "dist.use_megatron_fsdp", "dist.use_tp_pp_dp_mapping", "optimizer.use_distributed_optimizer", "optimizer.optimizer_cpu_offload",
          "optimizer.use_precision_aware_optimizer", "model.fine_grained_activation_offloading"})
        map.set(off, false);
    map.set("ddp.num_distributed_optimizer_instances", 1);
    map.set("checkpoint.ckpt_format", "torch_dist");
    map.set("optimizer.optimizer", "adam");
    // Other formats than fp32 are refused without a precision-aware optimizer.
    for (const char* type : {"main_grads_dtype", "main_params_dtype", "exp_avg_dtype", "exp_avg_sq_dtype"})
        map.set(std::string("optimizer.") + type, "float32");
}

/// A recipe has either no such group or its own, which a whole new one replaces. Where it stands, it overrules `ddp`.
void addOverlap(ConfigValue& map, const LaunchDraft& draft)
{
    ConfigValue& group = map.at("comm_overlap");
    group.set("_target_", "megatron.bridge.training.comm_overlap.CommOverlapConfig");
    group.set("tp_comm_overlap", false);
    for (const char* open : {"tp_comm_overlap_cfg", "overlap_p2p_comm", "batch_p2p_comm"})
        group.set(open, {});
    group.set("overlap_grad_reduce", draft.plan.overlap.gradReduce);
    group.set("overlap_param_gather", draft.resolved.zero > 0 && draft.plan.overlap.paramGather);
    for (const char* off : {"overlap_moe_expert_parallel_comm", "delay_wgrad_compute"})
        group.set(off, false);
}

ConfigValue overridesOf(const MegatronSettings& model, const MegatronGroups& groups, const MegatronSettings& numbers,
                        const LaunchDraft& draft)
{
    ConfigValue map = ConfigValue::map();
    const auto add = [&map](const MegatronSettings& settings) {
        for (const MegatronSetting& setting : settings) {
            if (!setting.place.empty())
                map.set(setting.place, setting.value);
        }
    };
    add(model);
    addResets(map);
    addOverlap(map, draft);
    for (const MegatronSettings* settings : {&groups.parallel, &groups.pipeline})
        add(*settings);
    map.set("model.seq_length", draft.training.sequenceLength);
    map.set("dataset.seq_length", draft.training.sequenceLength);  // from which the runner sets the model's
    add(groups.memory);
    map.set("train.train_iters", 1000);
    for (const MegatronSettings* settings : {&groups.batch, &groups.sharding, &numbers})
        add(*settings);
    return map;
}

/// As the end of Bridge's command line takes it.
std::string overrideText(const ConfigValue& value)
{
    if (const ConfigValue::List* list = value.list()) {
        std::string text;
        for (const ConfigValue& entry : *list)
            text += (text.empty() ? "[" : ",") + plainWord(entry);
        return text + "]";
    }
    if (value.isNull())
        return "null";
    const auto flag = value.boolean();
    return flag ? (*flag ? "true" : "false") : plainWord(value);
}

/// `KEY=VALUE` of each. Keys that the recipe may lack are added with ++ (Hydra).
void appendOverrides(std::vector<std::string>& lines, const ConfigValue::Map& map, const std::string& prefix)
{
    for (const auto& [key, value] : map) {
        const std::string path = prefix.empty() ? key : prefix + "." + key;
        if (value.entries())
            appendOverrides(lines, *value.entries(), path);
        else
            lines.push_back(shellWord((prefix == "comm_overlap" ? "++" : "") + path + "=" + overrideText(value)));
    }
}

}  // namespace

void writeMegatronBridge(LaunchDraft& draft)
{
    const std::string recipe = recipeOf(draft.scenario);
    const bool adapts = draft.training.tuning.hasAdapters();
    if (adapts && !hasBridgeAdapters(bridgeRecipeOf(presetIdOf(draft.scenario))))
        return draft.refuse("launch-no-adapter-recipe");
    const MegatronSettings model = recipe.empty() ? ownModel(draft) : MegatronSettings{};
    const MegatronGroups groups = megatronPlan(draft);
    const MegatronSettings numbers = megatronNumbers(draft);
    if (draft.isRefused())
        return;
    ConfigValue overrides = overridesOf(model, groups, numbers, draft);
    if (adapts)
        writeBridgeTuning(overrides, draft);
    LaunchExport& result = draft.result;
    result.environment = megatronEnvironment(draft);
    const std::string name = recipe.empty() ? "vanilla_gpt_pretrain_config" : recipe;
    std::vector<std::string> comments = draft.heading();
    comments.push_back("Overrides of ConfigContainer, on top of the recipe " + name + ".");
    if (adapts)
        comments.push_back("Started with " + modeOf(draft.training) + ". The checkpoint of the model is a placeholder.");
    // No field holds the number of GPUs: it is who starts the run that says it.
    const Cluster& cluster = draft.scenario.cluster;
    comments.push_back("Started by torchrun --nnodes " + std::to_string(cluster.nodes) + " --nproc_per_node " +
                       std::to_string(cluster.gpusPerNode) + ", as megatron_bridge.sh does.");
    result.files.push_back({"megatron_bridge.yaml", commented(comments) + toYaml(overrides)});
    std::vector<std::string> lines;
    appendOverrides(lines, *overrides.entries(), {});
    const std::string run = "scripts/training/run_recipe.py --recipe " + name + " " + modeOf(draft.training);
    std::vector<std::string> command{torchrun(draft.scenario.cluster.nodes, draft.scenario.cluster.gpusPerNode), run};
    command.insert(command.end(), lines.begin(), lines.end());
    result.files.push_back({"megatron_bridge.sh", shellScript(draft.heading(), result.environment, command)});
    result.command = "bash megatron_bridge.sh";
    result.dryRun = "WORLD_SIZE=" + std::to_string(draft.resolved.world) + " python " + run + " --dry-run " + joinedWords(lines);
}

}  // namespace shardscope
