// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/trainer_parts.h"
#include "core/base/message.h"
#include "core/launch/shipped_configs.h"
#include "core/plan/plan_facts.h"

#include <algorithm>

namespace shardscope {
namespace {

/// The words of "full_shard auto_wrap", or of a list of them.
bool says(const ConfigValue& value, std::string_view word)
{
    if (value.text())
        return value.text()->find(word) != std::string::npos;
    const ConfigValue::List* const list = value.list();
    return list && std::any_of(list->begin(), list->end(), [word](const ConfigValue& each) { return each.text() && *each.text() == word; });
}

/// `fsdp: ""` and `fsdp: []` are how transformers says none.
bool asksForFsdp(LaunchReader& reader)
{
    const ConfigValue* const words = reader.value("fsdp");
    const bool isEmpty = words && ((words->text() && words->text()->empty()) || (words->list() && words->list()->empty()));
    return (words && !isEmpty && words->boolean() != false) || (!words && reader.has("fsdp_config"));
}

void readDeepSpeedFile(LaunchReader& reader, const std::string& path)
{
    Plan& plan = reader.plan();
    const ShippedConfig* const known = shippedConfig(path);
    if (!known)
        return reader.need("plan.zero", "deepspeed", said("The ZeRO stage is set in the separate file {}, which was not read.", {path}));
    plan.zero = known->stage;
    plan.offload = known->offloadsParameters  ? Offload::OptimizerAndParameters
                   : known->offloadsOptimizer ? Offload::Optimizer
                                              : Offload::None;
    reader.assume("plan.zero",
                  said("ZeRO {}, as in the file {} that comes with the trainer; {} itself was not read.",
                       {std::to_string(known->stage), known->name, path}),
                  "deepspeed");
}

bool isOnHost(LaunchReader& reader, const char* key) { return reader.oneOf(key, {"none", "cpu", "nvme"}, "none") != "none"; }

/// DeepSpeed's settings within the trainer's file; the trainer fills in those that are "auto".
void readDeepSpeedGroup(LaunchReader& reader, const ConfigValue& group)
{
    Plan& plan = reader.plan();
    reader.take("deepspeed.zero_optimization.stage", "plan.zero");
    const bool weights = isOnHost(reader, "deepspeed.zero_optimization.offload_param.device");
    const bool states = isOnHost(reader, "deepspeed.zero_optimization.offload_optimizer.device");
    plan.offload = weights ? Offload::OptimizerAndParameters : states ? Offload::Optimizer : Offload::None;
    for (const char* part : {"bf16", "fp16", "optimizer", "scheduler", "zero_optimization"}) {
        const ConfigValue* const below = group.find(part);
        for (const auto& [key, value] : below && below->entries() ? *below->entries() : ConfigValue::Map{}) {
            if (value.text() && *value.text() == "auto")
                reader.ignore("deepspeed." + std::string(part) + "." + key, said("The trainer fills this value in."));
        }
    }
    for (const auto& [key, value] : *group.entries()) {
        if (value.text() && *value.text() == "auto")
            reader.ignore("deepspeed." + key, said("The trainer fills this value in."));
    }
}

void readDeepSpeedPart(LaunchReader& reader)
{
    reader.scenario().training.recipe = Recipe::DeepSpeed;
    reader.about("plan.zero");
    const ConfigValue* const value = reader.value("deepspeed");
    reader.about({});
    if (value && value->text())
        readDeepSpeedFile(reader, *value->text());
    const bool isGroup = value && value->entries();
    if (isGroup)
        readDeepSpeedGroup(reader, *value);
    Plan& plan = reader.plan();
    plan.overlap.gradReduce = (isGroup ? reader.flag("deepspeed.zero_optimization.overlap_comm") : std::nullopt).value_or(plan.zero == 3);
    plan.overlap.paramGather = plan.zero > 0 && plan.overlap.gradReduce;
}

/// transformers leaves "fsdp_" out within the group.
std::int64_t versionOfFsdp(LaunchReader& reader)
{
    std::int64_t version = 1;
    for (const char* key : {"fsdp_config.version", "fsdp_config.fsdp_version", "fsdp_version"})
        version = reader.integer(key).value_or(version);
    return version;
}

/// FSDP as transformers' TrainingArguments have it: words, or only a group of settings.
void readFsdp(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    const ConfigValue* const words = reader.value("fsdp");
    std::string strategy;
    bool reshards = true;
    for (const char* key : {"fsdp_config.fsdp_sharding_strategy", "fsdp_config.sharding_strategy"}) {
        if (const ConfigValue* value = reader.value(key); value && value->text())
            strategy = *value->text();
    }
    for (const char* key : {"fsdp_config.fsdp_reshard_after_forward", "fsdp_config.reshard_after_forward"})
        reshards = reader.flag(key).value_or(reshards);
    const bool isSecond = versionOfFsdp(reader) == 2;
    const bool keepsWeights = strategy == "SHARD_GRAD_OP" || (words && says(*words, "shard_grad_op"));
    plan.zero = keepsWeights ? 2 : strategy == "NO_SHARD" ? 0 : 3;
    plan.reshardAfterForward = reshards;
    bool offloads = words && says(*words, "offload");
    for (const char* key : {"fsdp_config.fsdp_offload_params", "fsdp_config.offload_params"})
        offloads = offloads || reader.isOn(key);
    plan.offload = offloads ? Offload::OptimizerAndParameters : Offload::None;
    plan.overlap.gradReduce = plan.overlap.paramGather = true;
    Training& training = reader.scenario().training;
    training.recipe = Recipe::Fsdp2;
    if (!isSecond)
        training.software.framework = Framework::Fsdp1;
}

/// Accelerate's files that come with TRL (trl/accelerate_configs), by name; another one is a path.
void readAccelerateFile(LaunchReader& reader)
{
    constexpr const char* kKey = "accelerate_config";
    const std::string path = reader.word(kKey).value_or("");
    std::string_view name = std::string_view(path).substr(path.rfind('/') + 1);
    if (name.ends_with(".yaml"))
        name.remove_suffix(std::string_view(".yaml").size());
    Plan& plan = reader.plan();
    Training& training = reader.scenario().training;
    training.recipe = Recipe::Fsdp2;
    const bool isDeepSpeed = name == "zero1" || name == "zero2" || name == "zero3";
    const bool isFsdp = name == "fsdp1" || name == "fsdp2";
    if (!isDeepSpeed && !isFsdp && name != "multi_gpu" && name != "single_gpu")
        return reader.need("plan.zero", kKey, said("The sharding is set in the separate file {}, which was not read.", {path}));
    plan.zero = isDeepSpeed ? name.back() - '0' : isFsdp ? 3 : 0;
    plan.overlap.gradReduce = name != "zero1" && name != "zero2";
    plan.overlap.paramGather = plan.zero == 3;
    if (isDeepSpeed)
        training.recipe = Recipe::DeepSpeed;
    if (name == "fsdp1")
        training.software.framework = Framework::Fsdp1;
    reader.assume("plan.zero",
                  said("ZeRO {}, as in TRL's own file {} (trl/accelerate_configs).", {std::to_string(plan.zero), std::string(name)}), kKey);
}

/// Neither DeepSpeed nor FSDP: each GPU holds everything, and gradients are reduced (DistributedDataParallel).
void readPlain(LaunchReader& reader, const TrainerNames& names)
{
    Training& training = reader.scenario().training;
    training.recipe = names.keepsShortWeights && training.precision == Precision::Bf16 ? Recipe::PureBf16 : Recipe::Fsdp2;
    reader.plan().zero = 0;
    reader.plan().overlap.gradReduce = true;
    reader.assume(
        "plan.zero",
        said("The file names neither DeepSpeed nor FSDP, so no sharding is assumed. Accelerate's own file can set it differently."),
        "deepspeed");
}

/// axolotl computes attention with ring-flash-attention (src/axolotl/monkeypatch/ring_attn): of packed sequences with its llama3 variant,
/// which gathers keys and values, of others in a ring with one piece a rank (src/axolotl/utils/schemas/validation.py,
/// validate_ring_attn_func).
ContextLayout layoutOfAxolotl(LaunchReader& reader)
{
    (void)reader.integer("heads_k_stride");
    const bool isPacked = reader.flag("sample_packing").value_or(false);
    const std::string function = reader.oneOf("ring_attn_func", {"varlen_llama3", "batch_ring", "batch_zigzag", "batch_stripe"},
                                              isPacked ? "varlen_llama3" : "batch_ring");
    reader.assumeDefault("plan.cp_layout", "ring_attn_func");
    if (function == "varlen_llama3")
        return ContextLayout::ContiguousAllGather;
    return function == "batch_zigzag"   ? ContextLayout::Zigzag
           : function == "batch_stripe" ? ContextLayout::Striped
                                        : ContextLayout::Contiguous;
}

}  // namespace

void readTrainerDegrees(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    reader.take("tensor_parallel_size", "plan.tp");
    for (const char* key : {"context_parallel_size", "sequence_parallel_size", "sequence_parallel_degree", "cp_size"}) {
        if (reader.has(key) && plan.cp == 1)
            reader.take(key, "plan.cp");
    }
    if (const auto experts = reader.integer("expert_parallel_size"); experts && *experts > 1)
        reader.fail("expert_parallel_size",
                    "the value is " + std::to_string(*experts) + ", and experts on several ranks cannot be read here", "1, or left out");
    const bool isAxolotl = reader.has("context_parallel_size") || reader.has("sequence_parallel_degree");
    if (plan.cp > 1)
        plan.cpLayout = isAxolotl ? layoutOfAxolotl(reader) : ContextLayout::Ulysses;
    if (const auto mode = reader.word("cp_mode"); mode && *mode != "ulysses" && plan.cp > 1)
        reader.fail("cp_mode", "the value is \"" + *mode + "\"", "ulysses");
}

void readTrainerSharding(LaunchReader& reader, const TrainerNames& names)
{
    if (reader.has("deepspeed"))
        readDeepSpeedPart(reader);
    else if (asksForFsdp(reader))
        readFsdp(reader);
    else if (reader.has("accelerate_config"))
        readAccelerateFile(reader);
    else
        readPlain(reader, names);
    // Ranks that share a sequence share its shards; what a mesh leaves over are replicas of it.
    const std::int64_t replicate = reader.integer("dp_replicate_size").value_or(1);
    const std::int64_t shard = reader.integer("dp_shard_size").value_or(0);
    const std::int64_t cp = reader.plan().cp;
    const std::int64_t ranks = reader.scenario().cluster.gpus() / std::max<std::int64_t>(1, std::int64_t{reader.plan().tp} * cp);
    if (shard > 0 && (replicate > 1 || shard < ranks))
        reader.set("plan.shard_group", saturatingProduct(shard, cp), "dp_shard_size");
    reader.plan().overlap.pipeline = false;
}

void readTrainerPrecision(LaunchReader& reader, const TrainerNames& names)
{
    Training& training = reader.scenario().training;
    const auto isOn = [&reader](const char* key) {
        const ConfigValue* const value = reader.value(key);
        return value && (value->boolean() == true ||
                         (value->text() && (*value->text() == "auto" || *value->text() == "full" || *value->text() == "true")));
    };
    std::string type;
    // Also where another one decides.
    for (const char* key : {"bf16", "fp16"})
        (void)reader.value(key);
    for (const char* key : {"torch_dtype", "dtype"}) {
        if (const ConfigValue* value = reader.value(key); value && value->text() && *value->text() != "auto")
            type = *value->text();
    }
    if (isOn("pure_bf16")) {
        training.precision = Precision::Bf16;
        if (training.recipe != Recipe::DeepSpeed)
            training.recipe = Recipe::PureBf16;
    } else if (isOn("bf16") || isOn("bfloat16") || type == "bfloat16") {
        training.precision = Precision::Bf16;
    } else if (isOn("fp16") || isOn("float16") || type == "float16") {
        training.precision = Precision::Fp16;
    } else if (reader.has("bf16") || type == "float32") {
        training.precision = Precision::Fp32;
    } else {
        training.precision = names.usualPrecision;
        reader.assume("training.precision", said("{}, the default of {} ({}).", {nameOf(training.precision), names.tool, names.source}),
                      "bf16");
    }
    if (training.recipe == Recipe::PureBf16 && training.precision != Precision::Bf16)
        training.recipe = Recipe::Fsdp2;
    if (names.loadsAsNamed && type == "bfloat16" && training.recipe == Recipe::Fsdp2 && reader.plan().zero == 0)
        training.recipe = Recipe::PureBf16;
    if (isOn("fp8"))
        training.precision = Precision::Fp8;
}

void readTrainerOptimizer(LaunchReader& reader)
{
    Training& training = reader.scenario().training;
    const std::string_view key = reader.has("optim") ? "optim" : "optimizer";
    const ConfigValue* const value = reader.value(key);
    if (reader.isOn("use_muon"))
        training.optimizer = Optimizer::Muon;
    if (!value)
        return;
    const std::string name = value->text() ? *value->text() : value->described();
    const bool isShort = name.find("8bit") != std::string::npos;
    if (name.find("adam") != std::string::npos && name.find("mini") == std::string::npos && name.find("galore") == std::string::npos &&
        name.find("apollo") == std::string::npos)
        training.optimizer = isShort ? Optimizer::AdamW8bit : Optimizer::AdamW;
    else if (name.find("muon") != std::string::npos)
        training.optimizer = Optimizer::Muon;
    else if (name == "adafactor")
        training.optimizer = Optimizer::Adafactor;
    else if (name == "sgd")
        training.optimizer = Optimizer::SgdMomentum;
    else
        reader.assume("training.optimizer",
                      said("\"{}\" is an optimizer that cannot be estimated, so AdamW is assumed in its place.", {name}), key);
}

}  // namespace shardscope
