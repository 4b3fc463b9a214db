// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/flag_settings.h"

#include "core/base/message.h"
#include "core/launch/config_read.h"
#include "core/launch/python_settings.h"

#include <algorithm>
#include <utility>

namespace shardscope {
namespace {

// NeMo's examples/nlp/language_modeling/conf/megatron_gpt_config.yaml, and of its second version nemo/lightning and nemo/collections/llm.
constexpr Counterpart kNemo[] = {
    {"trainer.devices", "--nproc_per_node"},
    {"trainer.num_nodes", "--nnodes"},
    {"num_nodes", "--nnodes"},
    {"num_gpus_per_node", "--nproc_per_node"},
    {"model.micro_batch_size", "--micro-batch-size"},
    {"data.micro_batch_size", "--micro-batch-size"},
    {"model.global_batch_size", "--global-batch-size"},
    {"data.global_batch_size", "--global-batch-size"},
    {"model.encoder_seq_length", "--seq-length"},
    {"data.seq_length", "--seq-length"},
    {"model.data.seq_length", "--seq-length"},
    {"model.config.seq_length", "--seq-length"},
    {"model.seq_length", "--seq-length"},
    {"model.max_position_embeddings", "--max-position-embeddings"},
    {"model.ffn_hidden_size", "--ffn-hidden-size"},
    {"model.activations_checkpoint_granularity", "--recompute-granularity"},
    {"model.activations_checkpoint_method", "--recompute-method"},
    {"model.activations_checkpoint_num_layers", "--recompute-num-layers"},
    {"model.config.recompute_granularity", "--recompute-granularity"},
    {"model.config.recompute_method", "--recompute-method"},
    {"model.config.recompute_num_layers", "--recompute-num-layers"},
    {"model.bias", "--disable-bias-linear", true},
    {"model.share_embeddings_and_output_weights", "--untie-embeddings-and-output-weights", true},
    {"model.position_embedding_type", "--position-embedding-type"},
    {"model.rotary_base", "--rotary-base"},
    {"model.layernorm_epsilon", "--norm-epsilon"},
    {"model.num_moe_experts", "--num-experts"},
    {"model.moe_router_topk", "--moe-router-topk"},
    {"model.ub_tp_comm_overlap", "--tp-comm-overlap"},
    {"model.optim.overlap_grad_sync", "--overlap-grad-reduce"},
    {"model.optim.overlap_param_sync", "--overlap-param-gather"},
    {"trainer.strategy.virtual_pipeline_model_parallel_size", "--num-virtual-stages-per-pipeline-rank"},
    {"model.virtual_pipeline_model_parallel_size", "--num-virtual-stages-per-pipeline-rank"},
    {"trainer.strategy.ddp.overlap_grad_reduce", "--overlap-grad-reduce"},
    {"trainer.strategy.ddp.overlap_param_gather", "--overlap-param-gather"},
};

// Named as Megatron-LM's own flags are, but for "_".
constexpr std::string_view kSameName[] = {"num_layers",
                                          "hidden_size",
                                          "num_attention_heads",
                                          "num_query_groups",
                                          "kv_channels",
                                          "tensor_model_parallel_size",
                                          "pipeline_model_parallel_size",
                                          "context_parallel_size",
                                          "expert_model_parallel_size",
                                          "expert_tensor_parallel_size",
                                          "sequence_parallel",
                                          "moe_ffn_hidden_size"};

std::string flagNamed(std::string_view name)
{
    std::string flag = "--" + std::string(name);
    std::replace(flag.begin(), flag.end(), '_', '-');
    return flag;
}

std::string flagOf(std::string_view place, bool& isOpposite)
{
    for (const Counterpart& row : kNemo) {
        if (row.place == place) {
            isOpposite = row.isOpposite;
            return std::string(row.flag);
        }
    }
    for (const char* group : {"model.", "model.config.", "trainer.strategy."}) {
        const std::string_view prefix(group);
        if (!place.starts_with(prefix))
            continue;
        const std::string_view name = place.substr(prefix.size());
        if (std::find(std::begin(kSameName), std::end(kSameName), name) != std::end(kSameName))
            return flagNamed(name);
    }
    return {};
}

/// Hydra's "${…}" takes the value of another place, which is looked up where it is a plain one.
ConfigValue resolved(const ConfigValue& value, const ConfigValue& root, std::string_view group)
{
    const std::string* const text = value.text();
    if (!text || text->find("${") == std::string::npos)
        return value;
    if (text->starts_with("${") && text->ends_with("}") && text->find(':') == std::string::npos) {
        std::string place = text->substr(2, text->size() - 3);
        if (place.starts_with('.'))
            place = std::string(group) + place.substr(1);
        const ConfigValue* const other = root.find(place);
        if (other && !other->entries() && !(other->text() && other->text()->find("${") != std::string::npos))
            return ConfigValue(*other).atLine(static_cast<std::size_t>(value.line()));
    }
    return ConfigValue(UnknownValue{*text, said("`{}` is known only when the file is run", {*text}), {}})
        .atLine(static_cast<std::size_t>(value.line()));
}

void addNemo(PlacedSettings& settings, const ConfigValue& root, const ConfigValue::Map& map, const std::string& prefix)
{
    for (const auto& [key, value] : map) {
        const std::string place = prefix + key;
        if (value.isNull() || key == "_target_")
            continue;
        if (value.entries() && !value.entries()->empty()) {
            addNemo(settings, root, *value.entries(), place + ".");
            continue;
        }
        bool isOpposite = false;
        const std::string flag = flagOf(place, isOpposite);
        const ConfigValue known = flag.empty() ? value : resolved(value, root, prefix);
        if (flag.empty() || settings.values.find(flag)) {
            settings.values.rawEntries().emplace_back(place, known);
            continue;
        }
        const auto line = static_cast<std::size_t>(value.line());
        settings.values.set(flag, isOpposite && known.boolean() ? ConfigValue(!*known.boolean()).atLine(line) : known);
        settings.places.insert_or_assign(flag, place);
    }
}

/// A setting whose words Megatron-LM has flags of its own for.
void addFlag(PlacedSettings& settings, std::string_view flag, ConfigValue value, const char* place, const ConfigValue& found)
{
    settings.values.set(flag, std::move(value).atLine(static_cast<std::size_t>(found.line())));
    settings.places.insert_or_assign(std::string(flag), place);
}

/// Words of NeMo's for what Megatron-LM has switches for.
void addWords(PlacedSettings& settings, const ConfigValue& root)
{
    const auto word = [&root](const char* place) {
        const ConfigValue* const value = root.find(place);
        return value && value->text() ? *value->text() : std::string();
    };
    if (const std::string activation = word("model.activation"); activation.ends_with("glu"))
        addFlag(settings, "--swiglu", true, "model.activation", *root.find("model.activation"));
    if (const std::string norm = word("model.normalization"); !norm.empty())
        addFlag(settings, "--normalization", norm == "rmsnorm" || norm == "RMSNorm" ? "RMSNorm" : "LayerNorm", "model.normalization",
                *root.find("model.normalization"));
    if (word("model.optim.name") == "distributed_fused_adam")
        addFlag(settings, "--use-distributed-optimizer", true, "model.optim.name", *root.find("model.optim.name"));
    const ConfigValue* const precision = root.find("trainer.precision");
    const std::string type = precision ? precision->written() : std::string();
    if (type.starts_with("bf16"))
        addFlag(settings, "--bf16", true, "trainer.precision", *precision);
    else if (type.starts_with("16"))
        addFlag(settings, "--fp16", true, "trainer.precision", *precision);
    if (settings.values.find("--num-query-groups"))
        settings.values.set("--group-query-attention", true);
}

}  // namespace

Result<PlacedSettings> megatronConfigSettings(std::string_view text, const std::string& file)
{
    Result<ConfigValue> read = readYaml(text, file);
    if (!read)
        return read.error();
    const ConfigValue* const arguments = read->find("MODEL_ARGS");
    if (!arguments || !arguments->entries())
        return Error{ErrorCode::MissingKey, {"MODEL_ARGS", "Megatron-LM's arguments, each with its value"}, file, {}};
    PlacedSettings settings;
    for (const auto& [flag, value] : *arguments->entries()) {
        // The launcher of these tests writes "[a b]" as two words.
        const std::string* const words = value.text();
        const bool isList = words && words->starts_with('[') && words->ends_with(']');
        settings.values.rawEntries().emplace_back(
            flag, isList ? ConfigValue(words->substr(1, words->size() - 2)).atLine(static_cast<std::size_t>(value.line())) : value);
    }
    for (const auto& [key, value] : *read->entries()) {
        if (key != "MODEL_ARGS")
            settings.values.rawEntries().emplace_back(key, value);
    }
    return settings;
}

Result<PlacedSettings> nemoConfigSettings(std::string_view text, const std::string& file)
{
    const Result<ConfigValue> read = readYaml(text, file);
    if (!read)
        return read.error();
    PlacedSettings settings;
    if (read->entries())
        addNemo(settings, *read, *read->entries(), {});
    addWords(settings, *read);
    return settings;
}

PlacedSettings nemoPythonSettings(std::string_view script)
{
    const ConfigValue read = pythonSettings(script);
    PlacedSettings settings;
    addNemo(settings, read, *read.entries(), {});
    addWords(settings, read);
    return settings;
}

PlacedSettings swiftMegatronSettings(const ConfigValue& read)
{
    PlacedSettings settings;
    for (const auto& [key, value] : *read.entries()) {
        const bool isProcesses = key == "nproc_per_node" || key == "nnodes";
        const std::string flag = isProcesses ? "--" + key : key == "max_length" ? "--seq-length" : flagNamed(key);
        settings.values.rawEntries().emplace_back(flag, value);
        settings.places.insert_or_assign(flag, key);
    }
    if (settings.values.find("--nproc_per_node") && !settings.values.find("--nnodes"))
        settings.values.set("--nnodes", ConfigValue(1).assumedBecause(said("torchrun starts one node by default.")));
    return settings;
}

}  // namespace shardscope
