// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/foreign_readers.h"
#include "core/plan/plan_facts.h"

namespace shardscope {
namespace {

const Message kOfTheScript = said("This is set by the training script, not by this file.");

std::string block(const char* key) { return std::string("deepspeed_config.") + key; }

bool isOnHost(LaunchReader& reader, const char* key) { return reader.oneOf(block(key), {"none", "cpu", "nvme"}, "none") != "none"; }

void readProcesses(LaunchReader& reader)
{
    const std::optional<std::int64_t> world = reader.integer("num_processes");
    const std::int64_t nodes = reader.integer("num_machines").value_or(1);
    if (!world)
        return needWorld(reader, "num_processes", said("The file has no num_processes, so the number of GPUs is unknown."));
    if (*world < 1 || *world > kMostGpus)
        return reader.fail("num_processes", "the value is " + std::to_string(*world), "from 1 to " + std::to_string(kMostGpus));
    if (nodes < 1 || *world % nodes != 0)
        return reader.fail("num_machines", "the value is " + std::to_string(nodes),
                           "a divisor of the " + std::to_string(*world) + " processes");
    reader.setWorld(*world, *world / nodes);
    if (!reader.has("num_machines"))
        reader.assume("cluster.nodes", kOneMachine, "num_machines");
}

void readStage(LaunchReader& reader)
{
    if (const std::optional<std::string> file = reader.word(block("deepspeed_config_file")))
        return reader.need("plan.zero", block("deepspeed_config_file"),
                           said("The ZeRO stage is set in the separate file {}, which was not read.", {*file}));
    Plan& plan = reader.plan();
    // The stage that accelerate's DeepSpeedPlugin takes where nothing is said (utils/dataclasses.py).
    if (!reader.has(block("zero_stage"))) {
        plan.zero = 2;
        reader.assume("plan.zero",
                      said("accelerate uses stage 2 unless the file sets another one (utils/dataclasses.py, DeepSpeedPlugin)."),
                      block("zero_stage"));
    }
    reader.take(block("zero_stage"), "plan.zero");
    const bool weights = isOnHost(reader, "offload_param_device");
    const bool states = isOnHost(reader, "offload_optimizer_device");
    plan.offload = weights ? Offload::OptimizerAndParameters : states ? Offload::Optimizer : Offload::None;
}

/// Notes the settings that every kind of file leaves to the script.
void needScript(LaunchReader& reader)
{
    reader.need("model", "model", kOfTheScript);
    reader.need("training.sequence_length", "max_length", kOfTheScript);
    reader.need("plan.micro_batch", "per_device_train_batch_size", kOfTheScript);
    reader.need("training.global_batch", "train_batch_size", kOfTheScript);
}

void readMixedPrecision(LaunchReader& reader)
{
    const std::string name = reader.oneOf("mixed_precision", {"no", "fp16", "bf16", "fp8"}, "no");
    reader.scenario().training.precision = fromName<Precision>(name).value_or(Precision::Fp32);
}

void readDegree(LaunchReader& reader)
{
    // Ulysses by DeepSpeed, which shares a sequence between these processes.
    const std::int64_t ulysses = reader.integer("parallelism_config.parallelism_config_sp_size").value_or(1);
    if (ulysses > 1) {
        reader.set("plan.cp", ulysses, "parallelism_config.parallelism_config_sp_size");
        reader.plan().cpLayout = ContextLayout::Ulysses;
    }
    if (!reader.hasProblem())
        reader.set("plan.dp", std::max<std::int64_t>(1, reader.scenario().cluster.gpus() / reader.plan().cp), "num_processes");
}

}  // namespace

void readAccelerateDeepSpeed(LaunchReader& reader)
{
    reader.scenario().training.recipe = Recipe::DeepSpeed;
    (void)reader.word("distributed_type");
    readProcesses(reader);
    if (reader.hasProblem())
        return;
    readStage(reader);
    readDegree(reader);
    reader.plan().overlap.gradReduce = reader.plan().zero == 3;
    reader.plan().overlap.paramGather = reader.plan().overlap.gradReduce;
    readMixedPrecision(reader);
    needScript(reader);
    reader.assumeMachine();
}

void readAccelerateOther(LaunchReader& reader)
{
    reader.scenario().training.recipe = Recipe::Fsdp2;
    const std::string type = reader.oneOf("distributed_type", {"MULTI_GPU", "NO"}, "NO");
    readProcesses(reader);
    if (reader.hasProblem())
        return;
    readDegree(reader);
    reader.plan().zero = 0;
    reader.plan().overlap.gradReduce = type == "MULTI_GPU";
    readMixedPrecision(reader);
    needScript(reader);
    reader.assumeMachine();
}

}  // namespace shardscope
