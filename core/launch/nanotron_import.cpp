// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_reader.h"

#include "core/base/message.h"
#include "core/plan/plan_facts.h"
#include "core/schedule/schedule_traits.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr const char* kConfig = "model.model_config.";

std::string config(const char* key) { return std::string(kConfig) + key; }

void readNanotronExperts(LaunchReader& reader, ConfigValue& model)
{
    const std::optional<std::int64_t> experts = reader.integer(config("moe_config.num_experts"));
    if (!experts)
        return;
    model.set("moe.experts", *experts);
    model.set("moe.top_k", reader.integer(config("moe_config.top_k")).value_or(2));
    model.set("moe.expert_ffn", reader.integer(config("moe_config.moe_intermediate_size")).value_or(1408));
    const bool isShared = reader.isOn(config("moe_config.enable_shared_expert"));
    model.set("moe.shared_experts", isShared ? 1 : 0);
    if (isShared)
        model.set("moe.shared_gate", true);
    reader.plan().etp = 1;  // every tensor-parallel rank holds all experts whole
    model.set("moe.shared_expert_ffn", isShared ? reader.integer(config("moe_config.shared_expert_intermediate_size")).value_or(5632) : 0);
    const std::int64_t layers = model.find("layers")->integer().value_or(0);
    std::int64_t dense = 0;
    const ConfigValue* const listed = reader.value(config("moe_config.layers"));
    if (listed && listed->list() && !listed->list()->empty()) {
        const std::int64_t first = std::clamp<std::int64_t>(listed->list()->front().integer().value_or(-1), -1, kLargestSetting);
        dense = std::max<std::int64_t>(0, first);
        if (first >= 0 && static_cast<std::int64_t>(listed->list()->size()) != layers - dense)
            return reader.fail(config("moe_config.layers"), "some layers in between have no experts", "all layers from one on, or [-1]");
    }
    model.set("moe.dense_layers", dense);
}

void readNanotronModel(LaunchReader& reader)
{
    if (!reader.hasModel({config("hidden_size"), config("num_hidden_layers"), config("num_attention_heads")}))
        return;
    reader.about("model");
    ConfigValue model = ConfigValue::map();
    const std::int64_t hidden = reader.integer(config("hidden_size")).value_or(1);
    const std::int64_t heads = reader.integer(config("num_attention_heads")).value_or(1);
    model.set("layers", reader.integer(config("num_hidden_layers")).value_or(1));
    model.set("hidden", hidden);
    model.set("ffn", reader.integer(config("intermediate_size")).value_or(11008));
    model.set("gated", true);
    model.set("heads", heads);
    model.set("kv_heads", reader.integer(config("num_key_value_heads")).value_or(heads));
    model.set("head_dim", std::max<std::int64_t>(1, heads > 0 ? hidden / heads : 1));
    model.set("vocab", reader.integer(config("vocab_size")).value_or(32000));
    if (!reader.has(config("vocab_size")))
        reader.assume("model.architecture.vocab", said("This is the default of nanotron's LlamaConfig."), config("vocab_size"));
    model.set("tied_embeddings", reader.isOn(config("tie_word_embeddings")));
    model.set("bias", false);
    if (reader.isOn(config("attention_bias")))
        model.set("qkv_bias", true);
    model.set("position", "rope");
    if (const ConfigValue* scaling = reader.value(config("rope_scaling")); scaling && !scaling->isNull())
        reader.ignore(config("rope_scaling"), said("nanotron's configuration has this key, but nanotron does not read it."));
    model.set("norm", "rmsnorm");
    if (const auto base = reader.number(config("rope_theta")))
        model.set("rope_theta", *base);
    if (const auto epsilon = reader.number(config("rms_norm_eps")))
        model.set("norm_epsilon", *epsilon);
    model.set("max_positions", reader.integer(config("max_position_embeddings")).value_or(2048));
    readNanotronExperts(reader, model);
    for (const char* known : {"is_llama_config", "is_qwen2_config"})
        (void)reader.has(config(known));
    reader.about({});
    reader.setArchitecture(model);
}

void readEngine(LaunchReader& reader)
{
    const std::string engine = reader.word(reader.key("plan.schedule")).value_or("afab");
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        if (traitsOf(kind).nanotron == engine) {
            reader.plan().schedule = kind;
            return;
        }
    }
    reader.fail(reader.key("plan.schedule"), "the value is \"" + engine + "\"", "1f1b or afab");
}

void readModes(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    const std::string mode =
        reader.oneOf(reader.key("plan.sequence_parallel"), {"ALL_REDUCE", "REDUCE_SCATTER", "all_reduce", "reduce_scatter"}, "ALL_REDUCE");
    plan.sequenceParallel = mode == "REDUCE_SCATTER" || mode == "reduce_scatter";
    // Asynchronous communication is part of its sequence-parallel layers, not a separate choice.
    (void)reader.flag(reader.key("plan.overlap.tensor"));
    plan.recompute = reader.isOn(reader.key("plan.recompute")) ? Recompute::Full : Recompute::None;
    const std::string attention = reader.word(config("_attn_implementation")).value_or("flash_attention_2");
    (void)reader.integer(config("ring_attn_heads_k_stride"));
    const bool isRing = attention == "llama3_ring_attention" || attention.starts_with("ring");
    if (plan.cp > 1 && !isRing)
        reader.fail(config("_attn_implementation"), "the value is \"" + attention + "\" with context-parallel ranks",
                    "ring_flash_triton or llama3_ring_attention");
    plan.cpLayout = attention == "llama3_ring_attention" ? ContextLayout::AllGather : ContextLayout::Contiguous;
    reader.take("plan.zero");
    plan.zero = std::min(plan.zero, 1);
    // Its own default is fp32.
    if (!reader.flag(reader.key("plan.gradient_dtype")).value_or(true))
        plan.gradientType = GradientType::Bf16;
    if (const auto mebibytes = reader.integer(reader.key("plan.bucket_bytes")))
        reader.set("plan.bucket_bytes", saturatingProduct(*mebibytes, 1 << 20));
    plan.overlap.gradReduce = true;
    plan.overlap.pipeline = true;
    const std::string type = reader.oneOf(reader.key("training.precision"), {"bfloat16", "float16", "float32"}, "bfloat16");
    reader.scenario().training.precision = type == "float32" ? Precision::Fp32 : type == "float16" ? Precision::Fp16 : Precision::Bf16;
    if (reader.oneOf("optimizer.optimizer_factory.name", {"adamW", "sgd"}, "adamW") == "sgd")
        reader.scenario().training.optimizer = Optimizer::SgdMomentum;
}

}  // namespace

void readNanotron(LaunchReader& reader)
{
    reader.scenario().training.recipe = Recipe::Nanotron;
    readNanotronModel(reader);
    reader.takeNeeded("plan.tp");
    reader.takeNeeded("plan.pp");
    reader.takeNeeded("plan.dp");
    reader.takeOrDefault("plan.cp");
    reader.take("plan.ep");
    reader.takeNeeded("training.sequence_length");
    reader.takeNeeded("plan.micro_batch");
    reader.about("training.global_batch");
    if (!reader.has(reader.key("training.global_batch")))
        reader.need("training.global_batch", reader.key("training.global_batch"));
    const std::optional<std::int64_t> given = reader.integer(reader.key("training.global_batch"));
    reader.about({});
    if (reader.hasProblem())
        return;
    readEngine(reader);
    readModes(reader);
    const Plan& plan = reader.plan();
    const std::int64_t accumulation = given.value_or(1);
    if (accumulation < 1 || accumulation > (1 << 30))
        return reader.fail(reader.key("training.global_batch"), "the value is " + std::to_string(accumulation), "at least 1");
    reader.set("training.global_batch", saturatingProduct(saturatingProduct(accumulation, plan.microBatch), plan.dp.value_or(1)));
    reader.setWorld(std::int64_t{plan.tp} * plan.pp * plan.cp * plan.dp.value_or(1), std::nullopt);
    reader.assumeMachine();
}

}  // namespace shardscope
