// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/hub_models.h"
#include "core/launch/trainer_parts.h"
#include "core/launch/trainer_writer.h"
#include "core/scenario/model_source.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

/// Returns transformers' name of the optimizer. FSDP2 and tensor parallelism need the 8-bit Adam of torchao (axolotl,
/// src/axolotl/utils/schemas/validation.py, check_fsdp2_w_8bit_optimizer).
std::string_view optimizerOf(LaunchDraft& draft)
{
    const Optimizer optimizer = draft.training.optimizer;
    switch (optimizer) {
    case Optimizer::AdamW8bit:
        return draft.resolved.tp > 1 || shardingBackend(draft) == ShardingBackend::Fsdp ? "adamw_torch_8bit" : "adamw_bnb_8bit";
    case Optimizer::SgdMomentum:
        return "sgd";
    case Optimizer::Adafactor:
        return "adafactor";
    case Optimizer::Muon:
        if (draft.result.target == Target::Axolotl)
            return "muon";
        break;
    case Optimizer::AdamW:
        return "adamw_torch_fused";
    default:
        break;
    }
    draft.replace("training.optimizer", nameOf(optimizer), nameOf(Optimizer::AdamW));
    return "adamw_torch_fused";
}

void writeOptimizer(ConfigValue& map, LaunchDraft& draft)
{
    const std::string_view key = draft.key("training.optimizer");
    if (draft.result.target == Target::LlamaFactory && draft.training.optimizer == Optimizer::Muon)
        map.set("use_muon", true);
    else
        map.set(key, optimizerOf(draft));
    map.set("learning_rate", 1e-4);
}

void writePrecision(ConfigValue& map, LaunchDraft& draft)
{
    const Precision precision = draft.training.precision;
    const bool hasFp8 = draft.result.target == Target::Axolotl || draft.result.target == Target::LlamaFactory;
    const bool isFull = precision == Precision::Fp32 || precision == Precision::Tf32;
    map.set("bf16", !isFull && precision != Precision::Fp16);
    if (precision == Precision::Fp16)
        map.set("fp16", true);
    if (precision == Precision::Tf32)
        map.set("tf32", true);
    if (precision == Precision::Fp8 && hasFp8)
        map.set("fp8", true);
    else if (precision == Precision::Fp8 || precision == Precision::Fp4)
        draft.replace("training.precision", nameOf(precision), nameOf(Precision::Bf16));
}

/// Returns whether 16-bit weights are trained without a copy in fp32, and asks for it where it is not the default.
bool writeShortWeights(ConfigValue& map, const LaunchDraft& draft, const TrainerNames& names)
{
    const bool isPlain = shardingBackend(draft) == ShardingBackend::None;
    const Precision precision = draft.training.precision;
    const bool isBf16 = precision != Precision::Fp32 && precision != Precision::Tf32 && precision != Precision::Fp16;
    const bool adapts = draft.training.tuning.hasAdapters();
    const bool isWanted = isBf16 && (draft.training.recipe == Recipe::PureBf16 || adapts);
    if (names.loadsAsNamed) {
        const bool isShort = isBf16 && (isWanted || !isPlain);
        map.set("dtype", isShort ? "bfloat16" : "float32");
        return isPlain && isWanted;
    }
    if (draft.result.target == Target::Swift)
        map.set("torch_dtype", isBf16 ? "bfloat16" : precision == Precision::Fp16 ? "float16" : "float32");
    if (names.keepsShortWeights)
        return isPlain && isBf16;
    if (isPlain && isWanted && !adapts)
        map.set("pure_bf16", true);
    return isPlain && isWanted;
}

void writeRecompute(ConfigValue& map, LaunchDraft& draft, const TrainerNames& names)
{
    const Recompute recompute = draft.plan.recompute;
    const bool isFull = recompute == Recompute::Full;
    if (names.noRecompute.empty())
        map.set(names.recompute, isFull);
    else if (!isFull)
        map.set(names.noRecompute, true);
    if (!isFull && recompute != Recompute::None)
        draft.replace("plan.recompute", nameOf(recompute), nameOf(Recompute::None));
    const double offloaded = draft.plan.offloadActivations;
    if (offloaded == 0)
        return;
    if (names.offloadActivations.empty())
        return draft.drop("plan.offload_activations", numberText(offloaded));
    map.set(names.offloadActivations, true);
    if (offloaded != 1)
        draft.replace("plan.offload_activations", numberText(offloaded), "1");
}

/// A kind of data of axolotl that fits the objective (src/axolotl/prompt_strategies).
const char* usualDataOf(const LaunchDraft& draft)
{
    switch (draft.facts.objective) {
    case Objective::Dpo:
        return "chat_template.default";
    case Objective::Kto:
        return "llama3.argilla";
    case Objective::Orpo:
        return "chat_template.argilla";
    case Objective::Reward:
        return "bradley_terry.chat_template";
    default:
        return "alpaca";
    }
}

/// The data are the reader's to name.
void writeData(ConfigValue& map, const LaunchDraft& draft)
{
    switch (draft.result.target) {
    case Target::Axolotl: {
        ConfigValue data = ConfigValue::map();
        data.set("path", "your/dataset");
        data.set("type", usualDataOf(draft));
        map.set("datasets", ConfigValue::List{data});
        map.set("num_epochs", 1);
        break;
    }
    case Target::LlamaFactory:
        map.set("do_train", true);
        map.set("dataset", "your_dataset");
        map.set("template", "default");
        map.set("num_train_epochs", 1);
        break;
    case Target::Swift:
        map.set("use_hf", true);
        map.set("dataset", ConfigValue::List{ConfigValue("your/dataset")});
        map.set("num_train_epochs", 1);
        break;
    default:
        map.set("dataset_name", "your/dataset");
        map.set("num_train_epochs", 1);
    }
    map.set("output_dir", "out/" + draft.slug());
}

/// Returns the arguments of torchrun for each machine.
std::string torchrunArguments(const Cluster& cluster)
{
    std::string text = "--nproc_per_node " + std::to_string(cluster.gpusPerNode);
    if (cluster.nodes > 1)
        text +=
            " --nnodes " + std::to_string(cluster.nodes) + " --node_rank \"$NODE_RANK\" --master_addr \"$MASTER_ADDR\" --master_port 29500";
    return text;
}

ConfigValue trainerMap(LaunchDraft& draft, const TrainerNames& names)
{
    ConfigValue map = ConfigValue::map();
    map.set(names.model, hubModelFor(draft));
    writeTrainerObjective(map, draft, names);
    writeTrainerTuning(map, draft, names);
    map.set(names.length, draft.training.sequenceLength);
    writeTrainerPacking(map, draft, names);
    map.set(names.microBatch, draft.plan.microBatch / rowsOfExample(draft.training.tuning));
    map.set(names.accumulation, draft.microBatches());
    writeOptimizer(map, draft);
    writePrecision(map, draft);
    const bool isShort = writeShortWeights(map, draft, names);
    writeRecompute(map, draft, names);
    writeTrainerKernels(map, draft);
    writeTrainerSharding(map, draft);
    tellTrainerRecipe(draft, shardingBackend(draft), isShort);
    writeData(map, draft);
    draft.tellExpertTensor();
    draft.dropOthers();
    return map;
}

void finish(LaunchDraft& draft, std::string file, const ConfigValue& map, std::string command)
{
    std::vector<std::string> comments = draft.heading();
    comments.emplace_back("Data, epochs and learning rate are placeholders. Run on each machine:");
    comments.push_back(command);
    draft.result.command = std::move(command);
    draft.result.files.push_back({std::move(file), commented(comments) + toYaml(map)});
}

}  // namespace

std::string hubModelFor(LaunchDraft& draft)
{
    const std::string name = hubModelOf(presetIdOf(draft.scenario));
    if (!name.empty())
        return name;
    draft.leaveOpen("model");
    return "./your-model";
}

void writeAxolotl(LaunchDraft& draft)
{
    const ConfigValue map = trainerMap(draft, kAxolotlNames);
    finish(draft, "axolotl.yaml", map, "axolotl train axolotl.yaml --launcher torchrun -- " + torchrunArguments(draft.scenario.cluster));
}

void writeLlamaFactory(LaunchDraft& draft)
{
    const Cluster& cluster = draft.scenario.cluster;
    const ConfigValue map = trainerMap(draft, kLlamaFactoryNames);
    std::string command = "FORCE_TORCHRUN=1 NPROC_PER_NODE=" + std::to_string(cluster.gpusPerNode) + " ";
    if (cluster.nodes > 1)
        command += "NNODES=" + std::to_string(cluster.nodes) + " NODE_RANK=\"$NODE_RANK\" MASTER_ADDR=\"$MASTER_ADDR\" MASTER_PORT=29500 ";
    finish(draft, "llama_factory.yaml", map, command + "llamafactory-cli train llama_factory.yaml");
}

void writeTrl(LaunchDraft& draft)
{
    const Cluster& cluster = draft.scenario.cluster;
    ConfigValue map = trainerMap(draft, kTrlNames);
    map.set("num_processes", cluster.gpus());
    map.set("num_machines", cluster.nodes);
    const std::string verb(nameOf(draft.facts.objective));
    std::string command = "trl " + verb + " --config " + verb + ".yaml";
    if (cluster.nodes > 1)
        command += " --machine_rank \"$NODE_RANK\" --main_process_ip \"$MASTER_ADDR\" --main_process_port 29500";
    finish(draft, verb + ".yaml", map, std::move(command));
}

void writeSwift(LaunchDraft& draft)
{
    const Cluster& cluster = draft.scenario.cluster;
    ConfigValue map = trainerMap(draft, kSwiftNames);
    ConfigValue environment = ConfigValue::map();
    environment.set(draft.key("cluster.gpus_per_node"), cluster.gpusPerNode);
    std::string command;
    if (cluster.nodes > 1) {
        environment.set(draft.key("cluster.nodes"), cluster.nodes);
        command = "NODE_RANK=\"$NODE_RANK\" MASTER_ADDR=\"$MASTER_ADDR\" MASTER_PORT=29500 ";
    }
    map.set("ENV", std::move(environment));
    command += draft.facts.objective == Objective::Sft ? "swift sft swift.yaml" : "swift rlhf swift.yaml";
    finish(draft, "swift.yaml", map, std::move(command));
}

}  // namespace shardscope
