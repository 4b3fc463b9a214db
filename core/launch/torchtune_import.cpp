// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/launch_reader.h"
#include "core/launch/torchtune_models.h"
#include "core/launch/trainer_parts.h"
#include "core/plan/plan_facts.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr const char* kComponent = "model._component_";

/// "torchtune.models.llama3_1.qlora_llama3_1_8b", taken apart.
struct Builder {
    bool hasAdapters = false;
    bool isQuantised = false;
    std::string model;
};

Builder builderOf(const std::string& component)
{
    Builder builder{false, false, component.substr(component.rfind('.') + 1)};
    for (const char* prefix : {"qlora_", "lora_"}) {
        if (!builder.model.starts_with(prefix))
            continue;
        builder.isQuantised = builder.model.front() == 'q';
        builder.hasAdapters = true;
        builder.model.erase(0, std::string_view(prefix).size());
    }
    return builder;
}

/// Recipes of rewards, of distillation and of quantisation-aware training have other models and losses.
void refuseOtherRecipes(LaunchReader& reader)
{
    for (const char* key : {"teacher_model", "policy_model", "reward_and_value_model", "grpo_samples", "quantizer"}) {
        if (reader.has(key))
            reader.fail(key, "it belongs to a recipe that cannot be estimated so far",
                        "left out, for a recipe of full_finetune or lora_finetune");
    }
    const std::string loss = reader.word("loss._component_").value_or("");
    const bool isOfPairs =
        loss.ends_with("rlhf.loss.DPOLoss") || loss.ends_with("rlhf.loss.RSOLoss") || loss.ends_with("rlhf.loss.IPOLoss");
    if (isOfPairs)
        reader.set("training.objective", std::string("dpo"), "loss._component_");
    else if (loss.find("rlhf") != std::string::npos || reader.has("ref_checkpointer"))
        reader.fail("loss._component_", "the value is \"" + loss + "\", and this training method cannot be estimated so far",
                    "a loss of next tokens");
    if (loss.ends_with("nn.CrossEntropyLoss"))
        reader.set("training.software.loss", std::string("eager"), "loss._component_");
}

void readModel(LaunchReader& reader, const Builder& builder)
{
    const TorchtuneModel* const model = torchtuneModelCalled(builder.model);
    if (model)
        return setPreset(reader, std::string(model->preset));
    reader.need("model", kComponent,
                builder.model.empty() ? said("The file names no model, so the model is unknown.")
                                      : said("\"{}\" is not a built-in model, so the model is unknown.", {builder.model}));
}

void readTargets(LaunchReader& reader)
{
    constexpr std::pair<std::string_view, std::string_view> kModules[] = {
        {"q_proj", "q"}, {"k_proj", "k"}, {"v_proj", "v"}, {"output_proj", "o"}};
    std::vector<std::string> targets;
    const ConfigValue* const value = reader.value("model.lora_attn_modules");
    const ConfigValue::List* const list = value ? value->list() : nullptr;
    if (!list)
        return reader.fail("model.lora_attn_modules", value ? "the value is " + value->described() : "it is missing",
                           "a list of q_proj, k_proj, v_proj and output_proj");
    for (const auto& [module, target] : kModules) {
        if (std::any_of(list->begin(), list->end(),
                        [name = module](const ConfigValue& each) { return each.text() && *each.text() == name; }))
            targets.emplace_back(target);
    }
    if (targets.size() != list->size())
        return reader.fail("model.lora_attn_modules", "the value is " + value->written(),
                           "a list of q_proj, k_proj, v_proj and output_proj");
    if (reader.isOn("model.apply_lora_to_mlp"))
        targets.insert(targets.end(), {"gate", "up", "down"});
    if (reader.isOn("model.apply_lora_to_output"))
        targets.emplace_back("head");
    reader.set("training.adapter.targets", targets, "model.lora_attn_modules");
}

void readAdapters(LaunchReader& reader, const Builder& builder)
{
    constexpr std::int64_t kUsualRank = 8;
    const bool isQuantised = builder.isQuantised || reader.isOn("model.quantize_base");
    const bool isScaled = reader.isOn("model.use_dora");
    reader.set("training.method", std::string(isScaled ? "dora" : isQuantised ? "qlora" : "lora"), kComponent);
    if (isQuantised) {
        reader.set("training.base_format", std::string("nf4-double"), "model.quantize_base");
        reader.assume("training.base_format",
                      said("torchtune stores frozen weights in 4 bits (torchao's NF4Tensor, whose scales are quantised)."),
                      "model.quantize_base");
    }
    reader.set("training.adapter.rank", reader.integer("model.lora_rank").value_or(kUsualRank), "model.lora_rank");
    reader.assumeDefault("training.adapter.rank", "model.lora_rank");
    readTargets(reader);
    if (const double dropout = reader.number("model.lora_dropout").value_or(0); dropout > 0)
        reader.set("training.adapter.dropout", dropout, "model.lora_dropout");
}

/// FSDP2's mesh, as in torchtune/training/_distributed.py.
void readMesh(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    reader.take("tensor_parallel_dim", "plan.tp");
    reader.take("context_parallel_dim", "plan.cp");
    const std::int64_t ranks = std::int64_t{plan.tp} * plan.cp;
    const std::int64_t world = reader.scenario().cluster.gpus();
    const std::int64_t replicate = reader.integer("data_parallel_replicate_dim").value_or(1);
    const std::int64_t stated = reader.integer("data_parallel_shard_dim").value_or(-1);
    if (reader.hasProblem())
        return;
    const std::int64_t shard =
        stated == -1 ? std::max<std::int64_t>(1, world / std::max<std::int64_t>(1, saturatingProduct(replicate, ranks))) : stated;
    if (replicate < 1 || shard < 1 || saturatingProduct(saturatingProduct(replicate, shard), ranks) != world)
        return reader.fail("data_parallel_shard_dim",
                           std::to_string(replicate) + " × " + std::to_string(shard) + " × " + std::to_string(ranks) +
                               " ranks stand there for replicas, shards and the others",
                           "degrees whose product is the " + std::to_string(world) + " processes",
                           {"cluster.nodes", "cluster.gpus_per_node"});
    reader.set("plan.dp", saturatingProduct(replicate, shard), "data_parallel_shard_dim");
    plan.zero = world > 1 && (shard > 1 || plan.cp > 1 || replicate == 1) ? 3 : 0;
    if (plan.zero > 0 && replicate > 1)
        reader.set("plan.shard_group", saturatingProduct(shard, plan.cp), "data_parallel_shard_dim");
    const std::string rotation = reader.oneOf("context_parallel_rotate_method", {"allgather", "alltoall"}, "allgather");
    if (plan.cp > 1)
        plan.cpLayout = rotation == "allgather" ? ContextLayout::AllGather : ContextLayout::Zigzag;
    plan.sequenceParallel = plan.tp > 1;
    (void)reader.word("tensor_parallel_plan._component_");
    plan.reshardAfterForward = reader.flag("fsdp_reshard_after_forward").value_or(true);
    plan.overlap.gradReduce = plan.overlap.paramGather = true;
    // The latter is its former name.
    if (reader.isOn("fsdp_cpu_offload") || reader.isOn("fsdp.cpu_offload"))
        plan.offload = Offload::OptimizerAndParameters;
}

/// Adapters are switched off for the reference (recipes/lora_dpo_distributed.py); without them it is a model of its own, which
/// `ref_checkpointer` loads (recipes/full_dpo_distributed.py).
void readReference(LaunchReader& reader)
{
    const Tuning& tuning = reader.scenario().training.tuning;
    if (!tuning.objective)
        return;
    if (!tuning.hasAdapters())
        return reader.set("training.reference", std::string("copy"), reader.has("ref_checkpointer") ? "ref_checkpointer" : "");
    reader.set("training.reference", std::string("adapter-off"), {});
    reader.assume("training.reference", said("torchtune's recipe compares with the model without its adapters."));
}

void readWorld(LaunchReader& reader)
{
    if (reader.has("nproc_per_node")) {
        const std::int64_t perNode = reader.integerOf("cluster.gpus_per_node", "nproc_per_node").value_or(1);
        const std::int64_t nodes = reader.integerOf("cluster.nodes", "nnodes").value_or(1);
        if (perNode < 1 || nodes < 1 || perNode > kMostGpus || nodes > kMostGpus)
            return reader.fail("nproc_per_node", std::to_string(nodes) + " × " + std::to_string(perNode) + " processes are started",
                               "at least 1 × 1");
        if (!reader.has("nnodes"))
            reader.assume("cluster.nodes", said("The command does not ask for more than one node."), "nnodes");
        return reader.setWorld(nodes * perNode, perNode);
    }
    needWorld(reader, "nproc_per_node", said("The file does not give the number of GPUs: tune run sets it."));
    reader.setWorld(reader.scenario().cluster.gpus(), reader.scenario().cluster.gpusPerNode);
}

void readPrecision(LaunchReader& reader)
{
    const std::string type = reader.oneOf("dtype", {"bf16", "fp32", "fp16"}, "bf16");
    Training& training = reader.scenario().training;
    reader.set("training.precision", type, "dtype");
    if (!reader.has("dtype"))
        reader.assume("training.precision", said("The file does not give the type of the weights."), "dtype");
    // Weights, gradients and states are of this one type.
    training.recipe = type == "bf16" ? Recipe::PureBf16 : Recipe::Fsdp2;
    if (reader.isOn("enable_fp8_training"))
        training.precision = Precision::Fp8;
}

void readOptimizer(LaunchReader& reader)
{
    Training& training = reader.scenario().training;
    const std::string name = reader.word("optimizer._component_").value_or("torch.optim.AdamW");
    const bool isShort = name.find("8bit") != std::string::npos;
    if (name.find("Adam") != std::string::npos)
        training.optimizer = isShort ? Optimizer::AdamW8bit : Optimizer::AdamW;
    else if (name.ends_with(".SGD"))
        training.optimizer = Optimizer::SgdMomentum;
    else
        reader.assume("training.optimizer",
                      said("\"{}\" is an optimizer that cannot be estimated, so AdamW is assumed in its place.", {name}),
                      "optimizer._component_");
    for (const char* key : {"optimizer_in_bwd", "custom_sharded_layers"}) {
        const ConfigValue* const value = reader.value(key);
        if (value && value->boolean() != false)
            reader.ignore(key, said("The estimate has no such setting. The effect of this setting on memory or time is not counted."));
    }
}

void readRecompute(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    plan.recompute = reader.isOn("enable_activation_checkpointing") ? Recompute::Full : Recompute::None;
    reader.assumeDefault("plan.recompute", "enable_activation_checkpointing");
    if (reader.isOn("enable_activation_offloading"))
        plan.offloadActivations = 1;
}

void readBatch(LaunchReader& reader)
{
    reader.takeNeeded("batch_size", "plan.micro_batch");
    const std::int64_t accumulation = reader.integer("gradient_accumulation_steps").value_or(1);
    if (accumulation < 1)
        return reader.fail("gradient_accumulation_steps", "the value is " + std::to_string(accumulation), "at least 1");
    if (!reader.has("gradient_accumulation_steps"))
        reader.assume("training.global_batch", said("The file gives no accumulation steps, so each step has one micro-batch."),
                      "gradient_accumulation_steps");
    const Plan& plan = reader.plan();
    const std::int64_t rows = rowsOfExample(reader.scenario().training.tuning);
    if (rows > 1) {
        reader.set("plan.micro_batch", saturatingProduct(plan.microBatch, rows), "batch_size");
        reader.assume("plan.micro_batch", said("An example is a pair of answers, each a sequence of its own."), "batch_size");
    }
    const std::int64_t replicas = std::max<std::int64_t>(1, plan.dp.value_or(1));
    reader.set("training.global_batch", saturatingProduct(saturatingProduct(plan.microBatch, accumulation), replicas),
               "gradient_accumulation_steps");
}

void readCompiled(LaunchReader& reader)
{
    const ConfigValue* const value = reader.value("compile");
    const bool isOn = value && (value->entries() || value->boolean() == true);
    if (isOn)
        reader.set("training.software.compiled", true, "compile");
}

void readLength(LaunchReader& reader)
{
    if (reader.has("tokenizer.max_seq_len"))
        return reader.take("tokenizer.max_seq_len", "training.sequence_length");
    reader.need("training.sequence_length", "tokenizer.max_seq_len",
                said("The sequence length is not given, so it is as long as the longest row of the data."));
}

/// Rows of whole documents, whose mask keeps them apart (torchtune/datasets/_packed.py); else each batch is padded to its longest.
void readPacking(LaunchReader& reader)
{
    const bool isPacked = reader.isOn("dataset.packed");
    setRowFilling(reader, isPacked ? RowFilling::Pack : RowFilling::Pad, "dataset.packed");
}

}  // namespace

void readTorchtune(LaunchReader& reader)
{
    reader.about("model");
    (void)reader.word("config");
    const Builder builder = builderOf(reader.word(kComponent).value_or(""));
    reader.about({});
    refuseOtherRecipes(reader);
    if (reader.hasProblem())
        return;
    readModel(reader, builder);
    readWorld(reader);
    readLength(reader);
    readMesh(reader);
    readPrecision(reader);
    readOptimizer(reader);
    if (builder.hasAdapters)
        readAdapters(reader, builder);
    readReference(reader);
    readRecompute(reader);
    readCompiled(reader);
    readBatch(reader);
    readPacking(reader);
    reader.scenario().training.software.framework = Framework::Torchtune;
    reader.assumeMachine();
}

}  // namespace shardscope
