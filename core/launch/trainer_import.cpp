// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/framework/framework_defaults.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/hub_models.h"
#include "core/launch/launch_reader.h"
#include "core/launch/trainer_names.h"
#include "core/launch/trainer_parts.h"
#include "core/plan/plan_facts.h"

#include <algorithm>

namespace shardscope {
namespace {

/// Unsloth's classes of models with other parts than a decoder's, and training that leaves the decoder out.
void refuseOtherClasses(LaunchReader& reader)
{
    (void)reader.flag("full_finetuning");
    const std::string name = reader.word("unsloth_model_class").value_or("FastModel");
    constexpr std::string_view kDecoders[] = {"FastModel",        "FastLanguageModel", "FastLlamaModel", "FastQwen2Model",
                                              "FastQwen3Model",   "FastMistralModel",  "FastGemmaModel", "FastGemma2Model",
                                              "FastGraniteModel", "FastCohereModel"};
    if (std::find(std::begin(kDecoders), std::end(kDecoders), name) == std::end(kDecoders))
        reader.fail("unsloth_model_class", "the value is \"" + name + "\", a class of models with other parts than a decoder",
                    "FastLanguageModel or FastModel");
    const std::string task = reader.word("task_type").value_or("causal_lm");
    if (task != "causal_lm" && task != "CAUSAL_LM")
        reader.fail("task_type", "the value is \"" + task + "\", and models with another head cannot be estimated so far", "causal_lm");
    if (reader.flag("finetune_language_layers") == false)
        reader.fail("finetune_language_layers", "the value is false, and the training of other parts alone cannot be estimated so far",
                    "true");
}

void readModel(LaunchReader& reader, const TrainerNames& names)
{
    refuseOtherClasses(reader);
    reader.about("model");
    const std::string name = reader.word(names.model).value_or("");
    reader.about({});
    const std::string preset = presetOfHubModel(name);
    if (!preset.empty())
        return setPreset(reader, preset);
    reader.need("model", names.model,
                name.empty() ? said("The file names no model, so the model is unknown.")
                             : said("\"{}\" is not a built-in model, so the model is unknown.", {name}));
}

/// The processes that accelerate starts, of all machines together.
void readProcesses(LaunchReader& reader)
{
    const std::int64_t world = reader.integerOf("cluster.gpus_per_node", "num_processes").value_or(1);
    const std::int64_t nodes = reader.integerOf("cluster.nodes", "num_machines").value_or(1);
    if (world < 1 || world > kMostGpus || nodes < 1 || world % nodes != 0)
        return reader.fail("num_processes", std::to_string(world) + " processes are started on " + std::to_string(nodes) + " machines",
                           "a multiple of the machines, from 1 to " + std::to_string(kMostGpus));
    reader.setWorld(world, world / nodes);
    if (!reader.has("num_machines"))
        reader.assume("cluster.nodes", kOneMachine, "num_machines");
}

/// Processes of a script, or of accelerate; most files say nothing of them.
void readTrainerWorld(LaunchReader& reader)
{
    if (reader.has("num_processes"))
        return readProcesses(reader);
    const std::optional<std::int64_t> perNode = reader.integerOf("cluster.gpus_per_node", "nproc_per_node");
    const std::int64_t nodes = reader.integerOf("cluster.nodes", "nnodes").value_or(1);
    if (!perNode)
        return needWorld(reader, "nproc_per_node", said("The file does not give the number of GPUs: the launcher sets it."));
    if (*perNode < 1 || nodes < 1 || *perNode > kMostGpus || nodes > kMostGpus)
        return reader.fail("nproc_per_node", std::to_string(nodes) + " × " + std::to_string(*perNode) + " processes are started",
                           "at least 1 × 1");
    reader.setWorld(nodes * *perNode, *perNode);
    if (!reader.has("nnodes"))
        reader.assume("cluster.nodes", said("The file does not ask for more than one node."), "nnodes");
}

void readLength(LaunchReader& reader, const TrainerNames& names)
{
    // Unsloth gives rows of next tokens the length with which the model was loaded (unsloth/models/rl.py, max_length_check).
    const bool isOfPairs = reader.scenario().training.tuning.objective.has_value();
    if (!names.pairLength.empty() && reader.has(names.pairLength)) {
        if (!isOfPairs)
            reader.ignore(names.pairLength, said("{} takes {} instead.", {names.tool, names.length}));
        else if (reader.has(names.length))
            reader.ignore(names.length, said("{} takes {} instead.", {names.tool, names.pairLength}));
        if (isOfPairs)
            return reader.take(names.pairLength, "training.sequence_length");
    }
    const std::string_view key =
        reader.has(names.length) || names.oldLength.empty() || !reader.has(names.oldLength) ? names.length : names.oldLength;
    if (reader.has(key))
        return reader.take(key, "training.sequence_length");
    if (names.usualLength == 0)
        return reader.need("training.sequence_length", key, said("The sequence length is not given, so it depends on the model."));
    reader.set("training.sequence_length", names.usualLength, key);
    reader.assume("training.sequence_length",
                  said("{} uses {} tokens by default ({}).", {names.tool, std::to_string(names.usualLength), names.source}), key);
}

/// A number of sequences or steps, at least 1.
std::optional<std::int64_t> readCount(LaunchReader& reader, std::string_view key)
{
    const std::optional<std::int64_t> count = reader.integer(key);
    if (count && (*count < 1 || *count > (1 << 30)))
        reader.fail(key, "the value is " + std::to_string(*count), "at least 1");
    return count;
}

/// A configuration whose defaults are not known.
void needBatch(LaunchReader& reader, const TrainerNames& names)
{
    reader.need("plan.micro_batch", names.microBatch);
    reader.need("training.global_batch", names.accumulation);
}

void readBatch(LaunchReader& reader, const TrainerNames& names)
{
    const std::optional<std::int64_t> micro = readCount(reader, names.microBatch);
    const std::optional<std::int64_t> accumulation = readCount(reader, names.accumulation);
    if (reader.hasProblem())
        return;
    if (!micro && names.usualMicroBatch == 0)
        return needBatch(reader, names);
    const std::int64_t rows = rowsOfExample(reader.scenario().training.tuning);
    reader.set("plan.micro_batch", saturatingProduct(micro.value_or(names.usualMicroBatch), rows), names.microBatch);
    if (rows > 1)
        reader.assume("plan.micro_batch", said("An example is a pair of answers, each a sequence of its own."), names.microBatch);
    if (!micro)
        reader.assume("plan.micro_batch",
                      said("{} uses {} by default ({}).", {names.tool, std::to_string(names.usualMicroBatch), names.source}),
                      names.microBatch);
    const Plan& own = reader.plan();
    const std::int64_t ranks = std::max<std::int64_t>(1, reader.scenario().cluster.gpus() / (std::int64_t{own.tp} * own.cp));
    if (reader.has("global_batch_size") && !accumulation) {
        reader.set("plan.dp", ranks, names.microBatch);
        return reader.take("global_batch_size", "training.global_batch");
    }
    if (!accumulation && names.derivesAccumulation)
        return reader.need(
            "training.global_batch", names.accumulation,
            said("The number of accumulation steps is not given, so the trainer chooses it for a batch of at least 16 sequences."));
    if (!accumulation)
        reader.assume("training.global_batch",
                      said("One micro-batch per step: {} does not accumulate gradients by default ({}).", {names.tool, names.source}),
                      names.accumulation);
    reader.set("plan.dp", ranks, names.microBatch);
    reader.set("training.global_batch", saturatingProduct(saturatingProduct(own.microBatch, accumulation.value_or(1)), ranks),
               names.microBatch);
}

/// "unsloth" sends the layers' inputs to the host, for rows of 512 tokens and more (unsloth/models/_utils.py,
/// apply_unsloth_gradient_checkpointing). Other words stop it (unsloth_zoo/training_utils.py, prepare_model_for_training).
void readRecomputeOnHost(LaunchReader& reader, const TrainerNames& names, const std::string& word)
{
    constexpr std::int64_t kLeastTokens = 512;
    if (word != "unsloth")
        return reader.fail(names.recompute, "the value is the text \"" + word + "\", at which Unsloth stops", "unsloth");
    if (reader.scenario().training.sequenceLength >= kLeastTokens)
        reader.set("plan.offload_activations", 1.0, names.recompute);
}

void readRecompute(LaunchReader& reader, const TrainerNames& names)
{
    Plan& plan = reader.plan();
    const std::string key(names.noRecompute.empty() ? names.recompute : names.noRecompute);
    reader.about("plan.recompute");
    const ConfigValue* const value = reader.value(key);
    reader.about({});
    bool isOn = names.usuallyRecomputes;
    if (!names.noRecompute.empty())
        isOn = !(value && value->boolean() == true);
    else if (value)
        isOn = value->boolean() != false;
    for (const char* ofFsdp : {"fsdp_config.activation_checkpointing", "fsdp_config.fsdp_activation_checkpointing"})
        isOn = reader.isOn(ofFsdp) || isOn;
    plan.recompute = isOn ? Recompute::Full : Recompute::None;
    // axolotl's "offload" also sends the kept activations to the host.
    if (value && value->text() && value->text()->starts_with("offload"))
        plan.offloadActivations = 1;
    const ConfigValue* const offloading = names.offloadActivations.empty() ? nullptr : reader.value(names.offloadActivations);
    if (offloading && offloading->boolean() != false)
        plan.offloadActivations = 1;
    if (names.isRecomputeOnHost && value && value->text())
        readRecomputeOnHost(reader, names, *value->text());
    if (!value)
        reader.assume("plan.recompute",
                      isOn ? said("Gradient checkpointing is on by default ({}).", {names.source})
                           : said("Gradient checkpointing is off by default ({}).", {names.source}),
                      key);
}

/// FSDP's first version counts as a framework of its own where the whole model learns. Adapters of another trainer are those of the closest.
void setFramework(LaunchReader& reader, const TrainerNames& names)
{
    Training& training = reader.scenario().training;
    if ((names.isFramework && !training.software.framework) || training.tuning.hasAdapters())
        training.software.framework = frameworkOf(reader.target());
}

}  // namespace

void readTrainer(LaunchReader& reader, const TrainerNames& names)
{
    readTrainerObjective(reader, names);
    if (reader.hasProblem())
        return;
    readModel(reader, names);
    // Of Unsloth's script: the format in which the trained model is saved.
    if (reader.has("quantization") && (reader.has("save_model") || reader.has("save_gguf")))
        reader.ignore("quantization", said("This setting changes neither memory nor time."));
    readTrainerWorld(reader);
    readLength(reader, names);
    readTrainerDegrees(reader);
    readTrainerSharding(reader, names);
    readTrainerPrecision(reader, names);
    readTrainerOptimizer(reader);
    readTrainerTuning(reader, names);
    readTrainerReference(reader, names);
    setFramework(reader, names);
    readTrainerKernels(reader, names);
    readTrainerPacking(reader, names);
    readRecompute(reader, names);
    readBatch(reader, names);
    reader.assumeMachine();
}

}  // namespace shardscope
