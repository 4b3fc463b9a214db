// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/command_settings.h"
#include "core/launch/megatron_read_model.h"

#include <algorithm>

namespace shardscope {
namespace {

std::string inFile(const char* key) { return std::string(kDeepSpeedFile) + "." + key; }

/// The stage of DeepSpeed's own file counts; `--zero-stage` tells the model of it.
void readDeepspeedStage(LaunchReader& reader)
{
    const std::string stage = inFile("zero_optimization.stage");
    const char* const flag = "--zero-stage";
    if (reader.has(stage)) {
        reader.take(stage, "plan.zero");
        if (reader.has(flag))
            reader.ignore(flag, said("The stage in DeepSpeed's file takes precedence."));
    } else if (reader.has(kDeepSpeedFile)) {
        reader.plan().zero = 0;
        reader.assume("plan.zero", said("DeepSpeed's file does not set a stage, and the default is 0."), kDeepSpeedFile);
    } else if (reader.has(flag)) {
        reader.take(flag, "plan.zero");
        reader.assume("plan.zero",
                      said("DeepSpeed's own file sets the stage but was not read. Check that it has the same stage as --zero-stage."),
                      flag);
    } else {
        reader.need("plan.zero", "--zero-stage",
                    said("The ZeRO stage is set in DeepSpeed's own file, which was not read, so the stage is unknown."));
    }
}

bool isHeldByHost(LaunchReader& reader, const char* key)
{
    const std::string device = reader.word(inFile(key)).value_or("none");
    return device == "cpu" || device == "nvme";
}

}  // namespace

bool usesDeepSpeed(LaunchReader& reader) { return reader.has("--deepspeed"); }

std::optional<std::int64_t> expertCount(LaunchReader& reader)
{
    constexpr const char* kFlag = "--num-experts";
    const ConfigValue* const value = reader.value(kFlag);
    if (!value || !value->list())
        return reader.integer(kFlag);
    const ConfigValue::List& counts = *value->list();
    const std::optional<std::int64_t> first = counts.front().integer();
    const bool isAlike =
        first && std::all_of(counts.begin(), counts.end(), [&](const ConfigValue& each) { return each.integer() == first; });
    if (!isAlike)
        reader.fail(kFlag, "the value is " + value->written() + ", which gives the layers different numbers of experts",
                    "one number for all layers");
    return isAlike ? first : std::nullopt;
}

void refuseOtherIntervals(LaunchReader& reader)
{
    const std::int64_t interval = reader.integer("--expert-interval").value_or(2);
    if (interval != 1)
        reader.fail("--expert-interval", std::to_string(interval) + " layers are given of which one has experts, so layers alternate", "1");
}

void readDeepSpeedDegrees(LaunchReader& reader)
{
    reader.take("--ds-sequence-parallel-size", "plan.cp");
    if (reader.plan().cp > 1)
        reader.plan().cpLayout = ContextLayout::Ulysses;
    if (!reader.scenario().architecture->isMixtureOfExperts())
        return;
    const std::int64_t experts = reader.scenario().architecture->experts()->experts;
    const std::int64_t world = reader.scenario().cluster.gpus();
    reader.set("plan.ep", std::min(experts, world), "--moe-expert-parallel-size");
    reader.take("--moe-expert-parallel-size", "plan.ep");
    if (!reader.has("--moe-expert-parallel-size"))
        reader.assume("plan.ep", said("Megatron-DeepSpeed distributes the experts over all GPUs."), "--moe-expert-parallel-size");
    if (!reader.isOn("--enable-expert-tensor-parallelism"))
        reader.set("plan.etp", std::int64_t{1}, "--enable-expert-tensor-parallelism");
}

void readDeepSpeedSharding(LaunchReader& reader)
{
    if (reader.isOn("--enable-zbh1-pipeline") && reader.plan().pp > 1)
        reader.set("plan.schedule", std::string("zb-h1"), "--enable-zbh1-pipeline");
    (void)reader.has("--enable-zbh1-exact-semantics");
    readDeepspeedStage(reader);
    Plan& plan = reader.plan();
    Training& training = reader.scenario().training;
    training.software.framework = Framework::MegatronDeepSpeed;
    // With the weights cut too, it is DeepSpeed's engine that holds them.
    training.recipe = plan.zero >= 2 ? Recipe::DeepSpeed : Recipe::Megatron;
    plan.overlap.gradReduce = reader.flag(inFile("zero_optimization.overlap_comm")).value_or(plan.zero == 3);
    plan.overlap.paramGather = plan.zero > 0 && plan.overlap.gradReduce;
    const bool weights = isHeldByHost(reader, "zero_optimization.offload_param.device");
    const bool states = reader.isOn("--cpu-optimizer") || isHeldByHost(reader, "zero_optimization.offload_optimizer.device");
    plan.offload = weights ? Offload::OptimizerAndParameters : states ? Offload::Optimizer : Offload::None;
    for (const char* known : {"--deepspeed_config", "--deepspeed-config", "--no-pipeline-parallel"})
        (void)reader.has(known);
}

}  // namespace shardscope
