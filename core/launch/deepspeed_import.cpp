// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/import_facts.h"
#include "core/launch/launch_reader.h"
#include "core/plan/plan_facts.h"

#include <algorithm>

namespace shardscope {
namespace {

const Message kNoGpuCount = said("The launcher sets the number of GPUs, not this file, so the number is unknown.");

void needBatch(LaunchReader& reader)
{
    for (const auto& [field, setting] :
         {std::pair{"training.global_batch", reader.key("training.global_batch")}, {"plan.micro_batch", reader.key("plan.micro_batch")}})
        reader.need(field, setting,
                    said("The file has neither train_batch_size nor train_micro_batch_size_per_gpu, so {} is unknown.", {factName(field)}));
    reader.need("cluster.nodes", "", kNoGpuCount);
    reader.need("cluster.gpus_per_node", "", kNoGpuCount);
}

/// Reads the three numbers of a batch, completed as DeepSpeed does (runtime/config.py, `_set_batch_related_parameters`).
void readBatch(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    std::optional<std::int64_t> train = reader.integer(reader.key("training.global_batch"));
    std::optional<std::int64_t> micro = reader.integer(reader.key("plan.micro_batch"));
    std::optional<std::int64_t> accumulation = reader.integer("gradient_accumulation_steps");
    if (!train && !micro)
        return needBatch(reader);
    for (const auto& [path, number] : {std::pair{reader.key("training.global_batch"), train},
                                       {reader.key("plan.micro_batch"), micro},
                                       {"gradient_accumulation_steps", accumulation}}) {
        if (number && (*number < 1 || *number > (1 << 30)))
            return reader.fail(path, "the value is " + std::to_string(*number), "at least 1");
    }
    const std::int64_t model = std::int64_t{plan.tp} * plan.cp;
    std::int64_t dp = std::max<std::int64_t>(1, reader.scenario().cluster.gpus() / model);
    if (train && micro && accumulation) {
        if (*train % (*micro * *accumulation) != 0)
            return reader.fail(reader.key("training.global_batch"), "the value is " + std::to_string(*train),
                               "a multiple of " + std::to_string(*micro * *accumulation) + ", the micro-batch times the accumulation");
        dp = *train / (*micro * *accumulation);
    } else {
        reader.need("cluster.nodes", "", kNoGpuCount);
        reader.need("cluster.gpus_per_node", "", kNoGpuCount);
        dp = std::max<std::int64_t>(1, reader.scenario().cluster.gpus() / model);
    }
    if (!train)
        train = saturatingProduct(*micro * accumulation.value_or(1), dp);
    if (!micro)
        micro = std::max<std::int64_t>(1, *train / saturatingProduct(dp, accumulation.value_or(1)));
    reader.set("training.global_batch", *train);
    reader.set("plan.micro_batch", *micro);
    reader.set("plan.dp", dp, reader.key("training.global_batch"));
    reader.setWorld(model * dp, std::nullopt);
    reader.assumeMachine();
}

void readDeepspeedMesh(LaunchReader& reader)
{
    reader.take("plan.tp");
    reader.plan().tp = std::max(1, reader.plan().tp);
    reader.take("plan.cp");
    reader.plan().cpLayout = reader.plan().cp > 1 ? ContextLayout::Ulysses : ContextLayout::Zigzag;
    if (reader.flag("expert_parallel.enabled").value_or(false)) {
        reader.take("plan.ep");
        reader.set("plan.etp", reader.integer(reader.key("plan.etp")).value_or(1));
    }
}

void readZero(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    reader.take("plan.zero");
    plan.overlap.gradReduce = reader.flag(reader.key("plan.overlap.grad_reduce")).value_or(plan.zero == 3);
    plan.overlap.paramGather = plan.zero > 0 && plan.overlap.gradReduce;
    if (const auto group = reader.integer(reader.key("plan.shard_group")); group && *group > 0)
        reader.set("plan.shard_group", *group);
    const std::string type = reader.oneOf(reader.key("plan.gradient_dtype"), {"fp32", "fp16", "bf16"}, "");
    if (!type.empty())
        plan.gradientType = type == "fp32" ? GradientType::Fp32 : GradientType::Bf16;
    const std::optional<std::int64_t> elements = reader.integer(reader.key("plan.bucket_bytes"));
    if (elements && (*elements < 1 || *elements > kMostElements))
        reader.fail(reader.key("plan.bucket_bytes"), "the value is " + std::to_string(*elements),
                    "from 1 to " + std::to_string(kMostElements));
    else if (elements)
        reader.set("plan.bucket_bytes", *elements * (plan.gradientType == GradientType::Fp32 ? 4 : 2));
    const bool weights = reader.oneOf("zero_optimization.offload_param.device", {"none", "cpu"}, "none") == "cpu";
    const bool states = reader.oneOf("zero_optimization.offload_optimizer.device", {"none", "cpu"}, "none") == "cpu";
    plan.offload = weights ? Offload::OptimizerAndParameters : states ? Offload::Optimizer : Offload::None;
}

}  // namespace

void readDeepSpeed(LaunchReader& reader)
{
    Training& training = reader.scenario().training;
    training.recipe = Recipe::DeepSpeed;
    readDeepspeedMesh(reader);
    if (reader.hasProblem())
        return;
    readZero(reader);
    const std::string_view bf16 = reader.key("training.precision");
    const std::string_view fp16 = reader.key("training.precision", 1);
    if (reader.isOn(bf16) && reader.isOn(fp16))
        return reader.fail(fp16, "fp16.enabled and bf16.enabled are both true", "true in one of the two at most");
    if (!reader.has(bf16) && !reader.has(fp16))
        reader.assume("training.precision", said("DeepSpeed computes in fp32 if neither bf16 nor fp16 is on."), bf16);
    training.precision = reader.isOn(bf16) ? Precision::Bf16 : reader.isOn(fp16) ? Precision::Fp16 : Precision::Fp32;
    const std::string optimizer = reader.word("optimizer.type").value_or("AdamW");
    const bool isKnown = optimizer == "AdamW" || optimizer == "Adam" || optimizer == "SGD" || optimizer == "Muon";
    if (!reader.has("optimizer.type"))
        reader.assume("training.optimizer", said("The script creates the optimizer, not this file. AdamW is assumed, as the usual one."),
                      "optimizer.type");
    else if (!isKnown)
        reader.assume("training.optimizer", said("AdamW is assumed in place of this optimizer, which cannot be estimated."),
                      "optimizer.type");
    training.optimizer = optimizer == "SGD" ? Optimizer::SgdMomentum : optimizer == "Muon" ? Optimizer::Muon : Optimizer::AdamW;
    readBatch(reader);
    reader.need("model", "", said("The script sets the model, not this file, so the model is unknown."));
    reader.need("training.sequence_length", "",
                said("The script sets the sequence length, not this file, so the sequence length is unknown."));
    reader.keep("plan.recompute", said("The script switches recomputation on, not this file."));
}

}  // namespace shardscope
