// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/bridge_settings.h"

#include <algorithm>
#include <charconv>

#include "core/base/message.h"
#include "core/launch/bridge_recipe_plans.h"
#include "core/launch/command_settings.h"
#include "core/launch/config_read.h"
#include "core/launch/launcher_traits.h"

namespace shardscope {
namespace {

// Fields of ConfigContainer's groups and the flags of Megatron-LM that set the same, in addition to those of the two tables.
constexpr Counterpart kCounterparts[] = {
    {"model.num_layers", "--num-layers"},
    {"model.hidden_size", "--hidden-size"},
    {"model.ffn_hidden_size", "--ffn-hidden-size"},
    {"model.num_attention_heads", "--num-attention-heads"},
    {"model.num_query_groups", "--num-query-groups"},
    {"model.kv_channels", "--kv-channels"},
    {"model.q_lora_rank", "--q-lora-rank"},
    {"model.kv_lora_rank", "--kv-lora-rank"},
    {"model.qk_head_dim", "--qk-head-dim"},
    {"model.qk_pos_emb_head_dim", "--qk-pos-emb-head-dim"},
    {"model.v_head_dim", "--v-head-dim"},
    {"model.qk_layernorm", "--qk-layernorm"},
    {"model.window_size", "--window-size"},
    {"model.num_moe_experts", "--num-experts"},
    {"model.moe_router_topk", "--moe-router-topk"},
    {"model.moe_ffn_hidden_size", "--moe-ffn-hidden-size"},
    {"model.moe_layer_freq", "--moe-layer-freq"},
    {"model.moe_shared_expert_intermediate_size", "--moe-shared-expert-intermediate-size"},
    {"model.moe_shared_expert_gate", "--moe-shared-expert-gate"},
    {"model.moe_router_score_function", "--moe-router-score-function"},
    {"model.moe_router_enable_expert_bias", "--moe-router-enable-expert-bias"},
    {"model.moe_grouped_gemm", "--moe-grouped-gemm"},
    {"model.moe_flex_dispatcher_backend", "--moe-flex-dispatcher-backend"},
    {"model.moe_paged_stash", "--moe-paged-stash"},
    {"model.use_transformer_engine_op_fuser", "--use-transformer-engine-op-fuser"},
    {"model.moe_router_force_load_balancing", "--moe-router-force-load-balancing"},
    {"model.mtp_num_layers", "--mtp-num-layers"},
    {"model.position_embedding_type", "--position-embedding-type"},
    {"model.gated_linear_unit", "--swiglu"},
    {"model.normalization", "--normalization"},
    {"model.rotary_base", "--rotary-base"},
    {"model.rope_scaling", "--use-rope-scaling"},
    {"model.rope_scaling_factor", "--rope-scaling-factor"},
    {"model.seq_len_interpolation_factor", "--rotary-seq-len-interpolation-factor"},
    {"model.yarn_rotary_scaling_factor", "--rotary-scaling-factor"},
    {"model.yarn_original_max_position_embeddings", "--yarn-original-max-position-embeddings"},
    {"model.layernorm_epsilon", "--norm-epsilon"},
    {"model.add_bias_linear", "--disable-bias-linear", true},
    {"model.add_qkv_bias", "--add-qkv-bias"},
    {"model.share_embeddings_and_output_weights", "--untie-embeddings-and-output-weights", true},
    {"model.vocab_size", "--vocab-size"},
    {"dataset.seq_length", "--seq-length", false, true},
    {"model.account_for_embedding_in_pipeline_split", "--account-for-embedding-in-pipeline-split"},
    {"model.account_for_loss_in_pipeline_split", "--account-for-loss-in-pipeline-split"},
    {"model.num_layers_in_first_pipeline_stage", "--decoder-first-pipeline-num-layers"},
    {"model.num_layers_in_last_pipeline_stage", "--decoder-last-pipeline-num-layers"},
    {"model.recompute_method", "--recompute-method"},
    {"model.fine_grained_activation_offloading", "--fine-grained-activation-offloading"},
    {"model.fine_grained_offloading_max_inflight_offloads", "--fine-grained-offloading-max-inflight-offloads"},
    {"model.deterministic_mode", "--deterministic-mode"},
    {"ddp.use_megatron_fsdp", "--use-megatron-fsdp"},
    {"comm_overlap.overlap_grad_reduce", "--overlap-grad-reduce", false, true},
    {"comm_overlap.overlap_param_gather", "--overlap-param-gather", false, true},
    {"comm_overlap.bucket_size", "--ddp-bucket-size", false, true},
    {"checkpoint.ckpt_format", "--ckpt-format"},
    {"dist.use_torch_fsdp2", "--use-torch-fsdp2"},
    {"comm_overlap.overlap_p2p_comm", "--no-overlap-p2p-communication", true},
    {"optimizer.optimizer", "--optimizer"},
    {"optimizer.muon_tp_mode", "--muon-tp-mode"},
    {"optimizer.muon_use_syrk", "--muon-use-syrk"},
    {"optimizer.use_precision_aware_optimizer", "--use-precision-aware-optimizer"},
    {"optimizer.exp_avg_dtype", "--exp-avg-dtype"},
    {"optimizer.exp_avg_sq_dtype", "--exp-avg-sq-dtype"},
};

/// A setting of a field is the flag of the same field, unless it has values of its own.
std::vector<Counterpart> allCounterparts()
{
    std::vector<Counterpart> all;
    const std::span<const LaunchSetting> settings = traitsOf(Target::MegatronBridge).settings;
    for (auto setting = settings.begin(); setting != settings.end(); ++setting) {
        const auto before =
            std::count_if(settings.begin(), setting, [&](const LaunchSetting& each) { return each.field == setting->field; });
        const std::string_view flag = traitsOf(Target::Megatron).keyOf(setting->field, static_cast<std::size_t>(before));
        if (setting->says == Says::Field && !setting->key.empty() && !flag.empty())
            all.push_back({setting->key, flag});
    }
    all.insert(all.end(), std::begin(kCounterparts), std::end(kCounterparts));
    return all;
}

const std::vector<Counterpart>& counterparts()
{
    static const std::vector<Counterpart> all = allCounterparts();
    return all;
}

const Counterpart* counterpartOf(std::string_view place)
{
    for (const Counterpart& row : counterparts()) {
        if (row.place == place)
            return &row;
    }
    return nullptr;
}

/// A recipe that was named in the head of the file, "on top of the recipe llama3_70b_pretrain_config.".
std::string recipeInComment(std::string_view text)
{
    constexpr std::string_view kLead = "the recipe ";
    const std::size_t lead = text.find(kLead);
    if (lead == std::string_view::npos || text.rfind('#', lead) == std::string_view::npos)
        return {};
    const std::string_view rest = text.substr(lead + kLead.size());
    const std::string_view name = rest.substr(0, rest.find_first_of(". ,\n"));
    return name.ends_with("_config") ? std::string(name) : std::string();
}

/// The kind of training in a comment, "Started with --mode dora."; empty: there is none.
std::string modeInComment(std::string_view text)
{
    constexpr std::string_view kFlag = "--mode ";
    const std::size_t at = text.find(kFlag);
    if (at == std::string_view::npos)
        return {};
    const std::string_view rest = text.substr(at + kFlag.size());
    return std::string(rest.substr(0, rest.find_first_of(" .,\n")));
}

/// The number after a flag of torchrun in a comment, "--nnodes 8"; nothing if there is none.
std::optional<std::int64_t> numberInComment(std::string_view text, std::string_view flag)
{
    const std::size_t at = text.find(flag);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view before = text.substr(0, at);
    const std::size_t line = before.rfind('\n') + 1;
    if (before.find('#', line) == std::string_view::npos)
        return std::nullopt;
    std::int64_t number = 0;
    const char* const begin = text.data() + at + flag.size();
    const auto [end, problem] = std::from_chars(begin, text.data() + text.size(), number);
    return problem == std::errc{} && end != begin ? std::optional(number) : std::nullopt;
}

/// A script starts run_recipe.py; a file of overrides only says so in a comment, as our export does.
bool isScript(std::string_view text)
{
    for (std::size_t at = text.find("run_recipe.py"); at != std::string_view::npos; at = text.find("run_recipe.py", at + 1)) {
        const std::string_view before = text.substr(0, at);
        const std::string_view line = before.substr(before.rfind('\n') + 1);
        if (!line.substr(std::min(line.size(), line.find_first_not_of(" \t"))).starts_with('#'))
            return true;
    }
    return false;
}

void addFlags(PlacedSettings& settings, const ConfigValue::Map& map, const std::string& prefix)
{
    for (const auto& [key, value] : map) {
        const std::string place = prefix + key;
        // The name of a class says no more than its place.
        if (key == "_target_")
            continue;
        if (value.entries() && !value.entries()->empty()) {
            addFlags(settings, *value.entries(), place + ".");
            continue;
        }
        const Counterpart* const row = counterpartOf(place);
        if (!row && !value.isNull())
            settings.values.set(place, value);
        if (!row)
            continue;
        // A null setting counts as not written, but it overrides the recipe's value.
        const ConfigValue* const known = settings.values.find(row->flag);
        if (known && !known->isNull() && (value.isNull() || !row->overrules))
            continue;
        const bool isTurned = row->isOpposite && value.boolean();
        settings.values.set(row->flag, isTurned ? ConfigValue(!*value.boolean()) : value);
        settings.places[std::string(row->flag)] = place;
    }
}

void addRecipe(PlacedSettings& settings, const BridgeRecipePlan& plan)
{
    const Message why = said("The recipe {} sets this value.", {plan.name});
    const auto add = [&](std::string_view flag, ConfigValue value) {
        if (!settings.values.find(flag))
            settings.values.set(flag, std::move(value).assumedBecause(why));
    };
    const auto addNumber = [&add](std::string_view flag, std::int64_t number) {
        if (number > 0)
            add(flag, number);
    };
    addNumber("--tensor-model-parallel-size", plan.degrees.tp);
    addNumber("--pipeline-model-parallel-size", plan.degrees.pp);
    addNumber("--context-parallel-size", plan.degrees.cp);
    if (!settings.values.find("--pipeline-model-parallel-layout"))
        addNumber("--num-virtual-stages-per-pipeline-rank", plan.degrees.chunks);
    addNumber("--expert-model-parallel-size", plan.experts.ep);
    addNumber("--expert-tensor-parallel-size", plan.experts.etp);
    addNumber("--seq-length", plan.batch.sequence);
    addNumber("--global-batch-size", plan.batch.global);
    addNumber("--micro-batch-size", plan.batch.micro);
    addNumber("--decoder-first-pipeline-num-layers", plan.ends.first);
    addNumber("--decoder-last-pipeline-num-layers", plan.ends.last);
    for (const char* flag : {"--account-for-embedding-in-pipeline-split", "--account-for-loss-in-pipeline-split"}) {
        if (plan.ends.countsEmbeddingAndLoss)
            add(flag, true);
    }
    if (!plan.recompute.empty() && !settings.values.find("--recompute-granularity")) {
        add("--recompute-granularity", std::string(plan.recompute));
        if (plan.recompute == "full") {
            add("--recompute-method", "uniform");
            add("--recompute-num-layers", std::int64_t{1});
        }
    }
    if (!plan.precision.empty())
        add("mixed_precision", std::string(plan.precision));
    add("--sequence-parallel", plan.switches.sequenceParallel);
    add("--tp-comm-overlap", plan.switches.overlapsTensor);
    add("--overlap-grad-reduce", plan.switches.overlapsData);
    add("--overlap-param-gather", plan.switches.overlapsData);
    add("--use-distributed-optimizer", true);
}

}  // namespace

PlacedSettings withKnownRecipe(PlacedSettings settings)
{
    const ConfigValue* const recipe = settings.values.find("recipe");
    if (const BridgeRecipePlan* const plan = recipe && recipe->text() ? bridgeRecipePlan(*recipe->text()) : nullptr)
        addRecipe(settings, *plan);
    return settings;
}

PlacedSettings bridgeSettings(const ConfigValue& read)
{
    PlacedSettings settings;
    for (const Counterpart& row : counterparts())
        settings.places.emplace(row.flag, row.place);
    addFlags(settings, *read.entries(), {});
    // Kinds of attention for which Megatron-LM has a switch in addition to their numbers.
    for (const auto& [number, kind] :
         {std::pair{"--num-query-groups", "--group-query-attention"}, {"--kv-lora-rank", "--multi-latent-attention"}}) {
        if (settings.values.find(number))
            settings.values.set(kind, true);
    }
    return settings;
}

Result<PlacedSettings> bridgeSettings(std::string_view text, const std::string& file)
{
    const bool startsRecipe = isScript(text);
    Result<ConfigValue> read = startsRecipe ? overrideSettings(text, file) : readYaml(text, file);
    if (!read)
        return read.error();
    if (!read->entries())
        return Error{
            ErrorCode::BadUsage, {read->described() + " is the whole document", "the document must have groups of keys"}, file, {}};
    PlacedSettings settings = bridgeSettings(*read);
    if (const std::string recipe = recipeInComment(text); !startsRecipe && !recipe.empty())
        settings.values.set("recipe", recipe);
    if (const std::string mode = startsRecipe ? std::string() : modeInComment(text); !mode.empty())
        settings.values.set("mode", mode);
    for (const char* flag : {"--nnodes", "--nproc_per_node"}) {
        if (const auto number = startsRecipe ? std::nullopt : numberInComment(text, std::string(flag) + " "))
            settings.values.set(flag, *number);
    }
    return withKnownRecipe(std::move(settings));
}

}  // namespace shardscope
