// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/context_types.h"
#include "core/launch/dynamic_context_flags.h"
#include "core/launch/launch_reader.h"
#include "core/launch/megatron_read_model.h"
#include "core/launch/pipeline_layout.h"

#include "core/schedule/schedule_traits.h"

#include <algorithm>

namespace shardscope {
namespace {

ScheduleKind interleaving()
{
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        if (traitsOf(kind).megatron == MegatronSchedule::Interleaving)
            return kind;
    }
    return kDefaultSchedule;
}

void readMegatronWorld(LaunchReader& reader)
{
    const char* const processes = reader.has("--nproc-per-node") ? "--nproc-per-node" : "--nproc_per_node";
    const auto count = [&reader](const char* setting, const char* field) {
        if (!reader.has(setting))
            reader.need(field, setting);
        return reader.integerOf(field, setting);
    };
    const std::optional<std::int64_t> perNode = count(processes, "cluster.gpus_per_node");
    const std::optional<std::int64_t> nodes = count("--nnodes", "cluster.nodes");
    reader.assumeMachine();
    if (!nodes || !perNode)
        return;
    if (*nodes < 1 || *perNode < 1 || *nodes > kMostGpus || *perNode > kMostGpus)
        return reader.fail("--nnodes", "the cluster has " + std::to_string(*nodes) + " × " + std::to_string(*perNode) + " GPUs",
                           "at least 1 × 1");
    reader.setWorld(*nodes * *perNode, *perNode);
}

/// Megatron counts the shards of both kinds together: those that stay apart and those that are gathered (model_parallel_config.py,
/// `resolve_tensor_parallel_weight_shards`).
void readWeightShards(LaunchReader& reader)
{
    const Plan& plan = reader.plan();
    const auto read = [&](std::string_view field, std::int64_t ranks) {
        const std::optional<std::int64_t> shards = reader.integer(reader.key(field));
        if (!shards)
            return;
        if (*shards < ranks || *shards % ranks != 0)
            return reader.fail(reader.key(field), "the value is " + std::to_string(*shards),
                               "a multiple of the " + std::to_string(ranks) + " tensor-parallel ranks");
        if (*shards > ranks)
            reader.set(field, *shards / ranks);
    };
    read("plan.gtp", plan.tp);
    read("plan.egtp", plan.etp.value_or(plan.tp));
}

/// As validate_args asserts it: without these, weights are not kept in the format that they are gathered in.
void checkGatheredFormat(LaunchReader& reader)
{
    const Plan& plan = reader.plan();
    if ((!plan.gtp && !plan.egtp) || reader.target() != Target::Megatron)
        return;
    const auto needs = [&](bool isSo, std::string_view flag, std::string_view format) {
        if (isSo && !reader.isOn(flag))
            reader.fail(flag, "it is not there, although shards of " + std::string(format) + " weights are gathered", "that switch");
    };
    const Training& training = reader.scenario().training;
    const bool isMx = training.precision == Precision::Fp8 && training.software.fp8Recipe == Fp8Recipe::Mx;
    needs(isMx, "--fp8-param-gather", "MXFP8");
    needs(isMx, "--reuse-grad-buf-for-mxfp8-param-ag", "MXFP8");
    needs(training.precision == Precision::Fp4, "--fp4-param-gather", "NVFP4");
}

void readParallel(LaunchReader& reader)
{
    reader.takeOrDefault("plan.tp");
    reader.takeOrDefault("plan.cp");
    if (reader.scenario().architecture->isMixtureOfExperts() && !usesDeepSpeed(reader))
        reader.takeOrDefault("plan.ep");
    else
        reader.take("plan.ep");
    reader.take("plan.etp");
    readWeightShards(reader);
    reader.plan().sequenceParallel = reader.isOn(reader.key("plan.sequence_parallel"));
    readContextTypes(reader);
    if (reader.isOn(reader.key("plan.order")))
        reader.plan().order = {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp, Axis::Dp};
}

void setChunks(LaunchReader& reader, std::int64_t chunks, std::string_view path)
{
    reader.set("plan.chunks", chunks, path);
    if (chunks > 1)
        reader.plan().schedule = interleaving();
}

/// The embedding and the loss counted as a layer, and counts of the first and last stage: each leaves the rest even.
void readUnevenEnds(LaunchReader& reader, std::int64_t layers)
{
    const std::int64_t stages = std::int64_t{reader.plan().pp} * reader.plan().chunks;
    const bool embedding = reader.isOn("--account-for-embedding-in-pipeline-split");
    const bool loss = reader.isOn("--account-for-loss-in-pipeline-split");
    std::optional<std::int64_t> first = reader.integer("--decoder-first-pipeline-num-layers");
    std::optional<std::int64_t> last = reader.integer("--decoder-last-pipeline-num-layers");
    if ((!embedding && !loss && !first && !last) || stages < 2 || stages > layers + 2)
        return;
    const std::int64_t counted = layers + (embedding ? 1 : 0) + (loss ? 1 : 0);
    std::vector<std::int64_t> split(static_cast<std::size_t>(stages), counted / stages);
    if (first || last) {
        const std::int64_t middle = std::max<std::int64_t>(1, stages - (first ? 1 : 0) - (last ? 1 : 0));
        std::fill(split.begin(), split.end(), (layers - first.value_or(0) - last.value_or(0)) / middle);
        split.front() = first.value_or(split.front());
        split.back() = last.value_or(split.back());
    } else {
        split.front() -= embedding ? 1 : 0;
        split.back() -= loss ? 1 : 0;
    }
    reader.set("plan.stage_layers", split, "--account-for-embedding-in-pipeline-split");
}

void readPipeline(LaunchReader& reader)
{
    reader.takeOrDefault("plan.pp");
    const std::int64_t pp = std::max(1, reader.plan().pp);
    const std::int64_t layers = reader.scenario().architecture->layers();
    if (const auto layout = reader.word(reader.key("plan.stage_layers"))) {
        if (reader.has(reader.key("plan.chunks")))
            return reader.fail(reader.key("plan.chunks"), "it stands beside a layout", "left out: the layout's length says it");
        const std::optional<std::vector<std::int64_t>> stages = stagesOfLayout(*layout);
        if (!stages || static_cast<std::int64_t>(stages->size()) % pp != 0)
            return reader.fail(reader.key("plan.stage_layers"), "\"" + *layout + "\" is not a layout for " + std::to_string(pp) + " ranks",
                               "such as Et*3|t*4L, a stage for each rank or a whole multiple of them", {"plan.pp"});
        setChunks(reader, static_cast<std::int64_t>(stages->size()) / pp, reader.key("plan.stage_layers"));
        reader.set("plan.stage_layers", *stages);
    } else if (const auto chunks = reader.integer(reader.key("plan.chunks"))) {
        setChunks(reader, *chunks, reader.key("plan.chunks"));
    } else if (const auto each = reader.integer("--num-layers-per-virtual-pipeline-stage")) {
        if (*each < 1 || layers / pp % *each != 0)
            return reader.fail("--num-layers-per-virtual-pipeline-stage", "the value is " + std::to_string(*each),
                               "a divisor of the " + std::to_string(layers / pp) + " layers of a rank", {"plan.pp", "model"});
        setChunks(reader, layers / pp / *each, "--num-layers-per-virtual-pipeline-stage");
    }
    readUnevenEnds(reader, layers);
    reader.take("plan.group");
    reader.plan().overlap.pipeline = reader.plan().chunks > 1 && !reader.isOn(reader.key("plan.overlap.pipeline"));
}

void readSharding(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    plan.zero = reader.isOn(reader.key("plan.zero")) ? 1 : 0;
    if (reader.isOn("--use-megatron-fsdp")) {
        const std::string strategy =
            reader.oneOf(reader.key("plan.zero", 1), {"no_shard", "optim", "optim_grads", "optim_grads_params"}, "optim_grads_params");
        plan.zero = strategy == "optim_grads_params" ? 3 : strategy == "optim_grads" ? 2 : strategy == "optim" ? 1 : 0;
    } else if (reader.isOn("--use-torch-fsdp2")) {
        plan.zero = 3;
    }
    (void)reader.has("--ckpt-format");
    const std::int64_t ranks = std::int64_t{plan.dp.value_or(1)} * plan.cp / plan.gtp.value_or(1);
    if (const auto copies = reader.integer(reader.key("plan.shard_group")); copies && *copies > 1) {
        if (ranks % *copies != 0)
            return reader.fail(reader.key("plan.shard_group"), "the value is " + std::to_string(*copies),
                               "a divisor of the " + std::to_string(ranks) + " ranks that hold the same weights",
                               {"plan.tp", "plan.cp", "plan.pp", "cluster.nodes", "cluster.gpus_per_node"});
        reader.set("plan.shard_group", ranks / *copies);
    }
    plan.overlap.gradReduce = reader.isOn(reader.key("plan.overlap.grad_reduce"));
    plan.overlap.paramGather = reader.isOn(reader.key("plan.overlap.param_gather"));
    plan.overlap.tensor = reader.isOn(reader.key("plan.overlap.tensor"));
    plan.overlap.expert = reader.isOn(reader.key("plan.overlap.expert"));
    if (reader.isOn(reader.key("plan.gradient_dtype")))
        plan.gradientType = GradientType::Fp32;
    if (reader.isOn(reader.key("plan.gradient_dtype", 1)))
        plan.gradientType = GradientType::Bf16;
    const std::optional<std::int64_t> elements = reader.integer(reader.key("plan.bucket_bytes"));
    if (elements && (*elements < 1 || *elements > kMostElements))
        reader.fail(reader.key("plan.bucket_bytes"), "the value is " + std::to_string(*elements),
                    "from 1 to " + std::to_string(kMostElements));
    else if (elements)
        reader.set("plan.bucket_bytes", *elements * (plan.gradientType == GradientType::Bf16 ? 2 : 4));
}

/// Reads data parallelism: the GPUs that the other degrees leave.
void readData(LaunchReader& reader)
{
    const Plan& plan = reader.plan();
    const std::int64_t model = std::int64_t{plan.tp} * plan.cp * plan.pp;
    const std::int64_t world = reader.scenario().cluster.gpus();
    constexpr const char* kRestsOn[] = {"cluster.nodes", "cluster.gpus_per_node", "plan.tp", "plan.cp", "plan.pp", "plan.micro_batch"};
    const bool isOpen = std::any_of(std::begin(kRestsOn), std::end(kRestsOn), [&](const char* field) { return reader.isMissing(field); });
    if (reader.hasProblem() || world % model != 0 || isOpen)
        return;
    reader.set("plan.dp", world / model, reader.key("plan.tp"));
    // Megatron's own default (training/arguments.py). Bridge's is its recipe's.
    if (reader.has(reader.key("training.global_batch")) || reader.target() != Target::Megatron)
        return;
    reader.set("training.global_batch", std::int64_t{plan.microBatch} * (world / model / plan.gtp.value_or(1)), "");
    reader.assume("training.global_batch", said("Megatron-LM's default is one micro-batch for each data-parallel rank."),
                  reader.key("training.global_batch"));
}

}  // namespace

void readMegatronPlan(LaunchReader& reader)
{
    readMegatronWorld(reader);
    reader.takeNeeded("training.sequence_length");
    reader.take("training.global_batch");
    reader.takeNeeded("plan.micro_batch");
    readParallel(reader);
    const bool isDeepSpeed = usesDeepSpeed(reader);
    if (isDeepSpeed)
        readDeepSpeedDegrees(reader);
    readPipeline(reader);
    readData(reader);
    readSharding(reader);
    readDynamicContext(reader);
    readMegatronNumbers(reader);
    checkGatheredFormat(reader);
    if (isDeepSpeed)
        readDeepSpeedSharding(reader);
}

void readMegatron(LaunchReader& reader)
{
    reader.scenario().training.recipe = Recipe::Megatron;
    if (reader.hasModel({"--num-layers", "--hidden-size", "--num-attention-heads"}))
        readMegatronModel(reader);
    if (reader.hasProblem())
        return;
    readMegatronPlan(reader);
    readMegatronPrecision(reader);
}

}  // namespace shardscope
