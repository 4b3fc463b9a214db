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

std::string thatStands(const std::string& word) { return "the value is \"" + word + "\""; }

/// Refuses every method but next-token prediction. Preferences and rewards need a second model, or generated sequences.
void refuseOtherMethods(LaunchReader& reader, const TrainerNames& names)
{
    const std::string key(names.method.empty() ? "command" : names.method);
    const std::optional<std::string> method = reader.word(key);
    if (method && *method != "sft" && *method != "pt")
        reader.fail(key, thatStands(*method) + ", and this training method cannot be estimated so far", "sft or pt");
}

void readModel(LaunchReader& reader, const TrainerNames& names)
{
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

void readBatch(LaunchReader& reader, const TrainerNames& names)
{
    const std::optional<std::int64_t> micro = readCount(reader, names.microBatch);
    const std::optional<std::int64_t> accumulation = readCount(reader, names.accumulation);
    if (reader.hasProblem())
        return;
    reader.set("plan.micro_batch", micro.value_or(names.usualMicroBatch), names.microBatch);
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

void readRecompute(LaunchReader& reader, const TrainerNames& names)
{
    Plan& plan = reader.plan();
    const std::string key(names.noRecompute.empty() ? "gradient_checkpointing" : names.noRecompute);
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
    const ConfigValue* const offloading = reader.value("activation_offloading");
    if (offloading && offloading->boolean() != false)
        plan.offloadActivations = 1;
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
    refuseOtherMethods(reader, names);
    if (reader.hasProblem())
        return;
    readModel(reader, names);
    readTrainerWorld(reader);
    readLength(reader, names);
    readTrainerDegrees(reader);
    readTrainerSharding(reader, names);
    readTrainerPrecision(reader, names);
    readTrainerOptimizer(reader);
    readTrainerTuning(reader, names);
    setFramework(reader, names);
    readTrainerKernels(reader, names);
    readTrainerPacking(reader);
    readRecompute(reader, names);
    readBatch(reader, names);
    reader.assumeMachine();
}

}  // namespace shardscope
