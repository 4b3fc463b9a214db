// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_value.h"
#include "core/launch/launch_draft.h"
#include "core/launch/model_numerics.h"
#include "core/launch/shell_text.h"
#include "core/scenario/scenario.h"

#include "core/plan/stage_split.h"
#include "core/schedule/schedule_traits.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr std::int64_t kVocabularyOfLlama3 = 128256;
constexpr std::int64_t kMebibyte = 1 << 20;

/// Rings, biases, windows and experts are of its Qwen2 alone.
bool needsQwen(const LaunchDraft& draft)
{
    const PlainDecoder& decoder = *draft.decoder;
    return decoder.attention.qkvBias || decoder.experts || draft.resolved.cp > 1;
}

bool isKnownModel(const PlainDecoder& decoder)
{
    const bool dense = !decoder.experts;
    return isLikeLlama(decoder) && decoder.attention.qkNorm == QkNorm::None && decoder.mtpLayers == 0 &&
           (dense || (!decoder.experts->correctionBias && decoder.experts->sharedGate == (decoder.experts->sharedExperts > 0))) &&
           decoder.attention.headDim * decoder.attention.heads == decoder.hidden;
}

void addGeneral(ConfigValue& map, const LaunchDraft& draft)
{
    map.set("checkpoints.checkpoint_interval", 1000);
    map.set("checkpoints.checkpoints_path", "checkpoints");
    map.set("checkpoints.checkpoints_path_is_shared_file_system", false);
    map.set("checkpoints.resume_checkpoint_path", {});
    map.set("checkpoints.save_initial_state", false);
    ConfigValue stage = ConfigValue::map();
    stage.set("data.dataset", {});
    stage.set("data.num_loading_workers", 1);
    stage.set("data.seed", 42);
    stage.set("name", "Stable Training Stage");
    stage.set("start_training_step", 1);
    map.set("data_stages", ConfigValue::List{stage});
    map.set("general.project", "shardscope");
    map.set("general.run", draft.slug());
    map.set("general.seed", 42);
    for (const char* key : {"general.step", "general.consumed_train_samples", "general.benchmark_csv_path"})
        map.set(key, {});
    map.set("general.ignore_sanity_checks", true);
    map.set("logging.iteration_step_info_interval", 1);
    map.set("logging.log_level", "info");
    map.set("logging.log_level_replica", "info");
}

void addAttentionAndExperts(ConfigValue& config, LaunchDraft& draft)
{
    const PlainDecoder& decoder = *draft.decoder;
    config.set("attention_bias", decoder.attention.qkvBias);
    if (draft.resolved.cp > 1) {
        const bool gathers = draft.plan.cpLayout == ContextLayout::AllGather;
        config.set("_attn_implementation", gathers ? "llama3_ring_attention" : "ring_flash_triton");
        if (gathers)
            config.set("ring_attn_heads_k_stride", 1);
        else if (draft.plan.cpLayout != ContextLayout::Contiguous)
            draft.replace("plan.cp_layout", nameOf(draft.plan.cpLayout), nameOf(ContextLayout::Contiguous));
    }
    if (!decoder.experts)
        return;
    const MixtureOfExperts& experts = *decoder.experts;
    config.set("moe_config.num_experts", experts.experts);
    config.set("moe_config.top_k", experts.topK);
    config.set("moe_config.moe_intermediate_size", experts.expert.width);
    config.set("moe_config.enable_shared_expert", experts.sharedExperts > 0);
    if (experts.sharedExperts > 0)
        config.set("moe_config.shared_expert_intermediate_size", experts.sharedWidth);
    ConfigValue::List layers;
    for (std::size_t layer = 0; layer < decoder.hasExperts.size(); ++layer) {
        if (decoder.hasExperts[layer])
            layers.emplace_back(static_cast<std::int64_t>(layer));
    }
    config.set("moe_config.layers", decoder.denseFirst() == 0 ? ConfigValue(ConfigValue::List{-1}) : ConfigValue(std::move(layers)));
}

ConfigValue modelConfig(LaunchDraft& draft)
{
    const PlainDecoder& decoder = *draft.decoder;
    const ModelNumerics numerics = statedNumerics(draft);
    ConfigValue config = ConfigValue::map();
    const bool isQwen = needsQwen(draft);
    config.set(isQwen ? "is_qwen2_config" : "is_llama_config", true);
    const bool isLlama3 = decoder.vocab == kVocabularyOfLlama3;
    config.set("bos_token_id", isLlama3 ? 128000 : 1);
    config.set("eos_token_id", isLlama3 ? 128001 : 2);
    config.set("hidden_act", "silu");
    config.set("hidden_size", decoder.hidden);
    config.set("initializer_range", 0.02);
    config.set("intermediate_size", decoder.feedForward > 0 ? decoder.feedForward : decoder.experts->expert.width);
    config.set("max_position_embeddings", std::max(decoder.maxPositions, draft.training.sequenceLength));
    config.set("num_attention_heads", decoder.attention.heads);
    config.set("num_hidden_layers", decoder.layers);
    config.set("num_key_value_heads", decoder.attention.kvHeads);
    config.set("pad_token_id", {});
    config.set("pretraining_tp", 1);
    config.set("rms_norm_eps", numerics.normEpsilon);
    // Its configuration has the key, which nothing in nanotron reads.
    config.set("rope_scaling", {});
    tellRopeScaling(draft, {});
    config.set("rope_theta", numerics.ropeTheta);
    config.set("tie_word_embeddings", decoder.tiedEmbeddings);
    config.set("use_cache", true);
    config.set("vocab_size", decoder.vocab);
    if (isQwen)
        addAttentionAndExperts(config, draft);
    return config;
}

std::string_view dtypeOf(LaunchDraft& draft)
{
    const Precision precision = draft.training.precision;
    // It takes float32, too, but its attention is flash attention, which does not.
    if (precision == Precision::Fp16)
        return "float16";
    if (precision != Precision::Bf16)
        draft.replace("training.precision", nameOf(precision), nameOf(Precision::Bf16));
    return "bfloat16";
}

void addNanotronOptimizer(ConfigValue& map, LaunchDraft& draft)
{
    if (draft.training.optimizer != Optimizer::AdamW && draft.training.optimizer != Optimizer::SgdMomentum)
        draft.replace("training.optimizer", nameOf(draft.training.optimizer), nameOf(Optimizer::AdamW));
    if (draft.meant.zero > 1)
        draft.replace("plan.zero", std::to_string(draft.plan.zero), "1");
    const bool isSgd = draft.training.optimizer == Optimizer::SgdMomentum;
    map.set(draft.key("plan.gradient_dtype"), draft.plan.gradientType != GradientType::Bf16);
    map.set("optimizer.clip_grad", 1.0);
    map.set("optimizer.learning_rate_scheduler.learning_rate", 0.00015);
    map.set("optimizer.learning_rate_scheduler.lr_decay_starting_step", {});
    map.set("optimizer.learning_rate_scheduler.lr_decay_steps", 900);
    map.set("optimizer.learning_rate_scheduler.lr_decay_style", "cosine");
    map.set("optimizer.learning_rate_scheduler.lr_warmup_steps", 100);
    map.set("optimizer.learning_rate_scheduler.lr_warmup_style", "linear");
    map.set("optimizer.learning_rate_scheduler.min_decay_lr", 1.5e-5);
    if (!isSgd) {
        map.set("optimizer.optimizer_factory.adam_beta1", 0.9);
        map.set("optimizer.optimizer_factory.adam_beta2", 0.95);
        map.set("optimizer.optimizer_factory.adam_eps", 1e-8);
        map.set("optimizer.optimizer_factory.torch_adam_is_fused", true);
    }
    map.set("optimizer.optimizer_factory.name", isSgd ? "sgd" : "adamW");
    map.set("optimizer.weight_decay", 0.1);
    map.set(draft.key("plan.zero"), std::min(draft.meant.zero, 1));
}

/// nanotron's own placement is by cost; another one cannot be asked for.
void tellStages(LaunchDraft& draft)
{
    const ResolvedPlan& plan = draft.resolved;
    if (plan.pp > 1 && plan.chunks == 1 && draft.plan.stageLayers &&
        plan.stageLayers != splitByBlockCost(*draft.scenario.architecture, plan.pp))
        draft.drop("plan.stage_layers", "as written");
}

void addParallelism(ConfigValue& map, LaunchDraft& draft)
{
    const ResolvedPlan& plan = draft.resolved;
    draft.say(map, {"plan.dp", "plan.pp", "plan.tp", "plan.cp"});
    map.set(draft.key("plan.ep"), 1);
    const std::string_view engine = traitsOf(draft.plan.schedule).nanotron;
    map.set(draft.key("plan.schedule"), engine.empty() ? "1f1b" : engine);
    if (engine.empty() && plan.pp > 1)
        draft.change("launch-no-virtual-stages", {{"schedule", std::string(nameOf(draft.plan.schedule))}, {"chunks", double(plan.chunks)}});
    map.set(draft.key("plan.sequence_parallel"), plan.sequenceParallel ? "REDUCE_SCATTER" : "ALL_REDUCE");
    map.set(draft.key("plan.overlap.tensor"), plan.sequenceParallel);
    // Part of its sequence-parallel layers, not a separate choice.
    if (draft.plan.overlap.tensor && plan.tp > 1 && plan.sequenceParallel)
        draft.leaveOpen("plan.overlap.tensor");
    else if (draft.plan.overlap.tensor && plan.tp > 1)
        draft.drop("plan.overlap.tensor", "true");
    map.set(draft.key("plan.recompute"), draft.plan.recompute == Recompute::Full);
    // It recomputes whole layers or nothing: flash attention keeps no scores, and is not run again.
    if (draft.plan.recompute == Recompute::PerOperator || draft.plan.recompute == Recompute::Selective)
        draft.replace("plan.recompute", nameOf(draft.plan.recompute), nameOf(Recompute::None));
    tellStages(draft);
}

}  // namespace

void writeNanotron(LaunchDraft& draft)
{
    if (!draft.decoder || !isKnownModel(*draft.decoder))
        return draft.refuse("launch-model-unknown", {{"target", std::string("nanotron")}, {"known", std::string("Llama, Qwen2")}});
    ConfigValue map = ConfigValue::map();
    addGeneral(map, draft);
    if (draft.plan.bucketBytes) {
        const std::int64_t mebibytes = std::max<std::int64_t>(1, *draft.plan.bucketBytes / kMebibyte);
        map.set(draft.key("plan.bucket_bytes"), mebibytes);
        draft.replaceBucket(mebibytes * kMebibyte);
    }
    map.set(draft.key("training.precision"), dtypeOf(draft));
    map.set("model.init_method.std", 0.02);
    map.set("model.make_vocab_size_divisible_by", 1);
    map.set("model.model_config", modelConfig(draft));
    addNanotronOptimizer(map, draft);
    addParallelism(map, draft);
    map.set("tokenizer.tokenizer_name_or_path", "your/tokenizer");
    map.set("tokenizer.tokenizer_revision", {});
    map.set("tokenizer.tokenizer_max_length", {});
    map.set(draft.key("training.global_batch"), draft.microBatches());
    draft.say(map, {"plan.micro_batch", "training.sequence_length"});
    map.set("tokens.train_steps", 1000);
    map.set("tokens.limit_test_batches", 0);
    map.set("tokens.limit_val_batches", 0);
    map.set("tokens.val_check_interval", -1);
    if (draft.resolved.cp > 1)
        draft.change("launch-context-from-checkpoint", {});
    draft.dropOthers();
    // Gathering after the optimizer's step is built in.
    if (draft.meant.overlap.paramGather)
        draft.leaveOpen("plan.overlap.param_gather");
    LaunchExport& result = draft.result;
    std::vector<std::string> comments = draft.heading();
    comments.emplace_back("Learning rate, steps, tokenizer and data are placeholders: put in your own.");
    result.environment = {"export CUDA_DEVICE_MAX_CONNECTIONS=1  # asserted where tensor-parallel communication is asynchronous"};
    result.command =
        torchrun(draft.scenario.cluster.nodes, draft.scenario.cluster.gpusPerNode) + " run_train.py --config-file nanotron.yaml";
    comments.push_back("Run: CUDA_DEVICE_MAX_CONNECTIONS=1 " + result.command);
    result.files.push_back({"nanotron.yaml", commented(comments) + toYaml(map)});
}

}  // namespace shardscope
