// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_draft.h"
#include "core/launch/torchtune_models.h"
#include "core/launch/trainer_parts.h"
#include "core/launch/trainer_writer.h"
#include "core/launch/tuning_meaning.h"
#include "core/plan/shard_mesh.h"
#include "core/ring/context_layout.h"
#include "core/scenario/model_source.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace shardscope {
namespace {

bool isOn(const std::vector<AdapterTarget>& targets, AdapterTarget target)
{
    return std::find(targets.begin(), targets.end(), target) != targets.end();
}

/// The three weights of a feed-forward have adapters together, and experts and routers none.
void writeTargets(ConfigValue& model, LaunchDraft& draft, const std::vector<AdapterTarget>& targets)
{
    using enum AdapterTarget;
    ConfigValue::List modules;
    std::vector<AdapterTarget> written;
    for (const auto& [target, name] :
         {std::pair{Queries, "q_proj"}, std::pair{Keys, "k_proj"}, std::pair{Values, "v_proj"}, std::pair{Output, "output_proj"}}) {
        if (!isOn(targets, target))
            continue;
        modules.emplace_back(name);
        written.push_back(target);
    }
    const bool hasMlp = isOn(targets, Gate) || isOn(targets, Up) || isOn(targets, Down);
    if (modules.empty()) {  // which torchtune refuses
        modules.emplace_back("q_proj");
        written.push_back(Queries);
    }
    if (hasMlp)
        written.insert(written.end(), {Gate, Up, Down});
    if (isOn(targets, Head))
        written.push_back(Head);
    model.set("lora_attn_modules", std::move(modules));
    model.set("apply_lora_to_mlp", hasMlp);
    if (isOn(targets, Head))
        model.set("apply_lora_to_output", true);
    if (written != targets)
        draft.replace("training.adapter.targets", wordsOf(targets), wordsOf(written));
}

void writeModel(ConfigValue& map, LaunchDraft& draft, const TorchtuneModel& known)
{
    const Tuning tuning = tuningMeaning(draft.training);
    ConfigValue& model = map.at("model");
    model = ConfigValue::map();
    model.set("_component_",
              "torchtune.models." + std::string(known.family->folder) + (tuning.hasAdapters() ? ".lora_" : ".") + std::string(known.name));
    if (!tuning.hasAdapters())
        return;
    const Adapter& adapter = tuning.adapter;
    writeTargets(model, draft, adapter.targets.value_or(std::vector<AdapterTarget>{}));
    model.set("lora_rank", adapter.rank.value_or(1));
    model.set("lora_alpha", 2 * adapter.rank.value_or(1));
    model.set("lora_dropout", adapter.dropout.value_or(0));
    if (tuning.method == TuneMethod::Dora)
        model.set("use_dora", true);
    if (tuning.baseFormat)
        model.set("quantize_base", true);
    const bool is32Bit = draft.training.precision == Precision::Fp32 || draft.training.precision == Precision::Tf32;
    const AdapterType own = is32Bit ? AdapterType::Fp32 : AdapterType::Bf16;
    if (adapter.type != own)
        draft.replace("training.adapter.dtype", nameOf(adapter.type.value_or(own)), nameOf(own));
    if (adapter.fused == true)
        draft.replace("training.adapter.fused", "true", "false");
    if (tuning.quantisesExperts)
        draft.drop("training.quantize_experts", "true");
}

void writeMesh(ConfigValue& map, LaunchDraft& draft, const TorchtuneModel& model)
{
    const Plan& plan = draft.plan;
    if (draft.resolved.tp > 1 && !model.family->hasTensorPlan)
        return draft.refuse("launch-no-tensor-plan", {{"tp", static_cast<double>(draft.resolved.tp)}});
    const ShardMesh mesh = shardMesh(draft.facts);
    if (draft.resolved.tp > 1) {
        map.set(draft.key("plan.tp"), draft.resolved.tp);
        map.set("tensor_parallel_plan._component_", "torchtune.models.llama3.base_llama_tp_plan");
        if (!draft.resolved.sequenceParallel)
            draft.replace("plan.sequence_parallel", "false", "true");
    }
    if (draft.resolved.cp > 1) {
        map.set(draft.key("plan.cp"), draft.resolved.cp);
        map.set(draft.key("plan.cp_layout"), gathers(plan.cpLayout) ? "allgather" : "alltoall");
    }
    map.set(draft.key("plan.dp"), mesh.replicate);
    map.set(draft.key("plan.shard_group"), mesh.shard);
    map.set(draft.key("plan.reshard_after_forward"), plan.zero == 3 ? plan.reshardAfterForward : plan.zero != 2);
    map.set(draft.key("plan.offload"), plan.offload == Offload::OptimizerAndParameters);
    if (plan.offload == Offload::Optimizer)
        draft.replace("plan.offload", nameOf(plan.offload), nameOf(Offload::None));
    if (plan.zero == 1 || plan.zero == 2)
        draft.change("launch-fsdp-instead-of-zero", {{"zero", static_cast<double>(plan.zero)}});
    if (draft.meant.zero == 0 && draft.resolved.cp > 1)
        draft.replace("plan.zero", "0", "3");
    else if (!mesh.isExact)
        draft.replace("plan.shard_group", std::to_string(draft.facts.denseShardGroup()), std::to_string(mesh.shard * draft.resolved.cp));
    for (const auto& [field, isSet] : {std::pair{"plan.overlap.grad_reduce", plan.overlap.gradReduce},
                                       std::pair{"plan.overlap.param_gather", plan.overlap.paramGather}}) {
        if (!isSet && draft.facts.replicas() > 1)
            draft.replace(field, "false", "true");
    }
}

void writePrecision(ConfigValue& map, LaunchDraft& draft)
{
    const Precision precision = draft.training.precision;
    const bool isFull = precision == Precision::Fp32 || precision == Precision::Tf32;
    map.set(draft.key("training.precision"), isFull ? "fp32" : "bf16");
    const bool isFp8 = precision == Precision::Fp8 && !draft.training.tuning.hasAdapters();
    if (isFp8)
        map.set("enable_fp8_training", true);
    else if (!isFull && precision != Precision::Bf16)
        draft.replace("training.precision", nameOf(precision), nameOf(Precision::Bf16));
    const Recipe recipe = isFull ? Recipe::Fsdp2 : Recipe::PureBf16;
    if (draft.training.recipe != recipe)
        draft.leaveOpen("training.recipe");
}

void writeOptimizer(ConfigValue& map, LaunchDraft& draft)
{
    const Optimizer optimizer = draft.training.optimizer;
    const bool isShort = optimizer == Optimizer::AdamW8bit;
    map.set(draft.key("training.optimizer"), isShort                               ? "torchao.optim.AdamW8bit"
                                             : optimizer == Optimizer::SgdMomentum ? "torch.optim.SGD"
                                                                                   : "torch.optim.AdamW");
    map.set("optimizer.lr", 3e-4);
    if (optimizer != Optimizer::AdamW && optimizer != Optimizer::SgdMomentum && !isShort)
        draft.replace("training.optimizer", nameOf(optimizer), nameOf(Optimizer::AdamW));
}

void writeRecompute(ConfigValue& map, LaunchDraft& draft)
{
    const Recompute recompute = draft.plan.recompute;
    const double offloaded = draft.plan.offloadActivations;
    const bool isFull = recompute == Recompute::Full;
    map.set(draft.key("plan.recompute"), isFull);
    if (!isFull && recompute != Recompute::None)
        draft.replace("plan.recompute", nameOf(recompute), nameOf(Recompute::None));
    // It offloads only what recomputation keeps.
    const bool offloads = isFull && offloaded > 0;
    map.set(draft.key("plan.offload_activations"), offloads);
    if (offloaded > 0 && !isFull)
        draft.drop("plan.offload_activations", numberText(offloaded));
    else if (offloads && offloaded != 1)
        draft.replace("plan.offload_activations", numberText(offloaded), "1");
}

/// What the recipes ask for; the reader replaces it.
void writePlaceholders(ConfigValue& map, const LaunchDraft& draft, const TorchtuneModel& model)
{
    map.set("output_dir", "out/" + draft.slug());
    map.set("tokenizer._component_", "torchtune.models." + std::string(model.family->tokenizer));
    map.set("tokenizer.path", "your-model/tokenizer.model");
    map.set("tokenizer.max_seq_len", draft.training.sequenceLength);
    map.set("checkpointer._component_", "torchtune.training.FullModelHFCheckpointer");
    map.set("checkpointer.checkpoint_dir", "your-model");
    map.set("checkpointer.checkpoint_files", ConfigValue::List{ConfigValue("model.safetensors")});
    map.set("checkpointer.recipe_checkpoint", ConfigValue());
    map.set("checkpointer.output_dir", "out/" + draft.slug());
    map.set("checkpointer.model_type", model.family->type);
    map.set("resume_from_checkpoint", false);
    const bool isOfPairs = draft.facts.objective == Objective::Dpo;
    map.set("dataset._component_",
            isOfPairs ? "torchtune.datasets.stack_exchange_paired_dataset" : "torchtune.datasets.alpaca_cleaned_dataset");
    if (!isOfPairs)
        map.set("dataset.packed", !statesPacking(draft) || draft.facts.filling == RowFilling::Pack);
    map.set("seed", ConfigValue());
    map.set("shuffle", true);
    map.set("epochs", 1);
    map.set("max_steps_per_epoch", ConfigValue());
    map.set("lr_scheduler._component_", "torchtune.training.lr_schedulers.get_cosine_schedule_with_warmup");
    map.set("lr_scheduler.num_warmup_steps", 100);
    map.set("clip_grad_norm", ConfigValue());
    map.set("device", "cuda");
    map.set("metric_logger._component_", "torchtune.training.metric_logging.DiskLogger");
    map.set("metric_logger.log_dir", "out/" + draft.slug() + "/logs");
    map.set("log_every_n_steps", 1);
    map.set("log_peak_memory_stats", true);
    map.set("log_level", "INFO");
}

std::string commandFor(const LaunchDraft& draft)
{
    const Cluster& cluster = draft.scenario.cluster;
    const std::string method = draft.training.tuning.hasAdapters() ? "lora_" : "full_";
    const bool isOfPairs = draft.facts.objective == Objective::Dpo;
    const std::string recipe = method + (isOfPairs ? "dpo" : "finetune");
    if (isOfPairs && method == "full_")  // there is no recipe for one device
        return "tune run --nproc_per_node " + std::to_string(cluster.gpusPerNode) + " full_dpo_distributed --config torchtune.yaml";
    if (cluster.gpus() == 1)
        return "tune run " + recipe + "_single_device --config torchtune.yaml";
    std::string command = "tune run --nproc_per_node " + std::to_string(cluster.gpusPerNode);
    if (cluster.nodes > 1)
        command += " --nnodes " + std::to_string(cluster.nodes) +
                   " --node_rank \"$NODE_RANK\" --rdzv_backend c10d --rdzv_endpoint \"$MASTER_ADDR:29500\"";
    return command + " " + recipe + "_distributed --config torchtune.yaml";
}

void writeLoss(ConfigValue& map, LaunchDraft& draft)
{
    const std::optional<Loss>& loss = draft.training.software.loss;
    const bool isPlain = loss == Loss::Eager;
    const bool isOfPairs = draft.facts.objective == Objective::Dpo;
    map.set("loss._component_", isOfPairs ? "torchtune.rlhf.loss.DPOLoss"
                                : isPlain ? "torch.nn.CrossEntropyLoss"
                                          : "torchtune.modules.loss.LinearCrossEntropyLoss");
    if (isOfPairs && loss && !isPlain)
        draft.replace("training.software.loss", nameOf(*loss), nameOf(Loss::Eager));
    else if (loss && !isPlain && loss != Loss::Chunked)
        draft.replace("training.software.loss", nameOf(*loss), nameOf(Loss::Chunked));
    map.set("compile", draft.resolved.compiled);
    if (draft.training.attention)
        draft.leaveOpen("training.attention");
}

/// Pairs without adapters are compared with a model that is loaded once more.
void writeReference(ConfigValue& map, LaunchDraft& draft, const TorchtuneModel& model)
{
    const Reference reference = draft.facts.reference;
    if (reference == Reference::None)
        return;
    const Reference written = draft.training.tuning.hasAdapters() ? Reference::AdapterOff : Reference::Copy;
    if (reference != written)
        draft.replace("training.reference", nameOf(reference), nameOf(written));
    if (written != Reference::Copy)
        return;
    map.set("ref_checkpointer._component_", "torchtune.training.FullModelHFCheckpointer");
    map.set("ref_checkpointer.checkpoint_dir", "your-model");
    map.set("ref_checkpointer.checkpoint_files", ConfigValue::List{ConfigValue("model.safetensors")});
    map.set("ref_checkpointer.output_dir", "out/" + draft.slug());
    map.set("ref_checkpointer.model_type", model.family->type);
}

/// Packed rows are as long as the sequence; else each batch is padded to its longest.
void tellPacking(LaunchDraft& draft)
{
    if (!statesPacking(draft))
        return;
    const RowFilling filling = draft.facts.filling;
    const bool isOfPairs = draft.facts.objective == Objective::Dpo;
    if (filling == RowFilling::PadFree || (filling == RowFilling::Pack && isOfPairs))
        draft.replace("training.packing", nameOf(filling), nameOf(RowFilling::Pad));
    tellPackTokens(draft);
}

}  // namespace

void writeTorchtune(LaunchDraft& draft)
{
    const TorchtuneModel* const model = torchtuneModelOf(presetIdOf(draft.scenario));
    if (!model)
        return draft.refuse("launch-model-unknown", {{"target", std::string("torchtune")}, {"known", torchtunePresets()}});
    ConfigValue map = ConfigValue::map();
    writePlaceholders(map, draft, *model);
    writeModel(map, draft, *model);
    writeReference(map, draft, *model);
    tellPacking(draft);
    writeOptimizer(map, draft);
    writeLoss(map, draft);
    map.set(draft.key("plan.micro_batch"), draft.plan.microBatch / rowsOfExample(draft.training.tuning));
    map.set(draft.key("training.global_batch"), draft.microBatches());
    writePrecision(map, draft);
    writeRecompute(map, draft);
    writeMesh(map, draft, *model);
    draft.tellExpertTensor();
    draft.dropOthers();
    std::vector<std::string> comments = draft.heading();
    comments.emplace_back("Data, tokenizer, checkpoint, epochs and learning rate are placeholders. Run on each machine:");
    comments.push_back(commandFor(draft));
    draft.result.command = commandFor(draft);
    draft.result.files.push_back({"torchtune.yaml", commented(comments) + toYaml(map)});
}

}  // namespace shardscope
