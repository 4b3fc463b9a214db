// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
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

void readWorld(LaunchReader& reader)
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
        return reader.fail("--nnodes", "a cluster of " + std::to_string(*nodes) + " × " + std::to_string(*perNode) + " GPUs stands there",
                           "at least 1 × 1");
    reader.setWorld(*nodes * *perNode, *perNode);
}

void readParallel(LaunchReader& reader)
{
    reader.takeOrDefault("--tensor-model-parallel-size", "plan.tp");
    reader.takeOrDefault("--context-parallel-size", "plan.cp");
    if (reader.scenario().architecture->isMixtureOfExperts() && !usesDeepSpeed(reader))
        reader.takeOrDefault("--expert-model-parallel-size", "plan.ep");
    else
        reader.take("--expert-model-parallel-size", "plan.ep");
    reader.take("--expert-tensor-parallel-size", "plan.etp");
    reader.plan().sequenceParallel = reader.isOn("--sequence-parallel");
    const std::string type = reader.oneOf("--cp-comm-type", {"p2p", "all_gather", "a2a"}, "p2p");
    reader.plan().cpLayout = type == "all_gather" ? ContextLayout::AllGather
                             : type == "a2a"      ? ContextLayout::Ulysses
                                                  : ContextLayout::Zigzag;
    if (reader.isOn("--use-tp-pp-dp-mapping"))
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
    reader.takeOrDefault("--pipeline-model-parallel-size", "plan.pp");
    const std::int64_t pp = std::max(1, reader.plan().pp);
    const std::int64_t layers = reader.scenario().architecture->layers();
    if (const auto layout = reader.word("--pipeline-model-parallel-layout")) {
        if (reader.has("--num-virtual-stages-per-pipeline-rank"))
            return reader.fail("--num-virtual-stages-per-pipeline-rank", "it stands beside a layout",
                               "left out: the layout's length says it");
        const std::optional<std::vector<std::int64_t>> stages = stagesOfLayout(*layout);
        if (!stages || static_cast<std::int64_t>(stages->size()) % pp != 0)
            return reader.fail("--pipeline-model-parallel-layout", "\"" + *layout + "\" is no layout of " + std::to_string(pp) + " ranks",
                               "such as Et*3|t*4L, a stage for each rank or a whole multiple of them", {"plan.pp"});
        setChunks(reader, static_cast<std::int64_t>(stages->size()) / pp, "--pipeline-model-parallel-layout");
        reader.set("plan.stage_layers", *stages, "--pipeline-model-parallel-layout");
    } else if (const auto chunks = reader.integer("--num-virtual-stages-per-pipeline-rank")) {
        setChunks(reader, *chunks, "--num-virtual-stages-per-pipeline-rank");
    } else if (const auto each = reader.integer("--num-layers-per-virtual-pipeline-stage")) {
        if (*each < 1 || layers / pp % *each != 0)
            return reader.fail("--num-layers-per-virtual-pipeline-stage", std::to_string(*each) + " stands there",
                               "a divisor of the " + std::to_string(layers / pp) + " layers of a rank", {"plan.pp", "model"});
        setChunks(reader, layers / pp / *each, "--num-layers-per-virtual-pipeline-stage");
    }
    readUnevenEnds(reader, layers);
    reader.take("--microbatch-group-size-per-virtual-pipeline-stage", "plan.group");
    reader.plan().overlap.pipeline = reader.plan().chunks > 1 && !reader.isOn("--no-overlap-p2p-communication");
}

void readSharding(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    plan.zero = reader.isOn("--use-distributed-optimizer") ? 1 : 0;
    if (reader.isOn("--use-megatron-fsdp")) {
        const std::string strategy = reader.oneOf("--data-parallel-sharding-strategy",
                                                  {"no_shard", "optim", "optim_grads", "optim_grads_params"}, "optim_grads_params");
        plan.zero = strategy == "optim_grads_params" ? 3 : strategy == "optim_grads" ? 2 : strategy == "optim" ? 1 : 0;
    } else if (reader.isOn("--use-torch-fsdp2")) {
        plan.zero = 3;
    }
    (void)reader.has("--ckpt-format");
    const std::int64_t ranks = std::int64_t{plan.dp.value_or(1)} * plan.cp;
    if (const auto copies = reader.integer("--num-distributed-optimizer-instances"); copies && *copies > 1) {
        if (ranks % *copies != 0)
            return reader.fail("--num-distributed-optimizer-instances", std::to_string(*copies) + " stands there",
                               "a divisor of the " + std::to_string(ranks) + " ranks that hold the same weights",
                               {"plan.tp", "plan.cp", "plan.pp", "cluster.nodes", "cluster.gpus_per_node"});
        reader.set("plan.shard_group", ranks / *copies, "--num-distributed-optimizer-instances");
    }
    plan.overlap.gradReduce = reader.isOn("--overlap-grad-reduce");
    plan.overlap.paramGather = reader.isOn("--overlap-param-gather");
    plan.overlap.tensor = reader.isOn("--tp-comm-overlap");
    plan.overlap.expert = reader.isOn("--overlap-moe-expert-parallel-comm");
    if (reader.isOn("--accumulate-allreduce-grads-in-fp32"))
        plan.gradientType = GradientType::Fp32;
    if (reader.isOn("--grad-reduce-in-bf16"))
        plan.gradientType = GradientType::Bf16;
    const std::optional<std::int64_t> elements = reader.integer("--ddp-bucket-size");
    if (elements && (*elements < 1 || *elements > kMostElements))
        reader.fail("--ddp-bucket-size", std::to_string(*elements) + " stands there", "from 1 to " + std::to_string(kMostElements));
    else if (elements)
        reader.set("plan.bucket_bytes", *elements * (plan.gradientType == GradientType::Bf16 ? 2 : 4), "--ddp-bucket-size");
}

/// What is left of the GPUs.
void readData(LaunchReader& reader)
{
    const Plan& plan = reader.plan();
    const std::int64_t model = std::int64_t{plan.tp} * plan.cp * plan.pp;
    const std::int64_t world = reader.scenario().cluster.gpus();
    constexpr const char* kRestsOn[] = {"cluster.nodes", "cluster.gpus_per_node", "plan.tp", "plan.cp", "plan.pp", "plan.micro_batch"};
    const bool isOpen = std::any_of(std::begin(kRestsOn), std::end(kRestsOn), [&](const char* field) { return reader.isMissing(field); });
    if (reader.hasProblem() || world % model != 0 || isOpen)
        return;
    reader.set("plan.dp", world / model, "--tensor-model-parallel-size");
    // Megatron's own default (training/arguments.py). Bridge's is its recipe's.
    if (reader.has("--global-batch-size") || reader.target() != Target::Megatron)
        return;
    reader.set("training.global_batch", std::int64_t{plan.microBatch} * (world / model), "");
    reader.assume("training.global_batch", said("Megatron-LM's default is one micro-batch for each data-parallel rank."),
                  "--global-batch-size");
}

}  // namespace

void readMegatronPlan(LaunchReader& reader)
{
    readWorld(reader);
    reader.takeNeeded("--seq-length", "training.sequence_length");
    reader.take("--global-batch-size", "training.global_batch");
    reader.takeNeeded("--micro-batch-size", "plan.micro_batch");
    readParallel(reader);
    const bool isDeepSpeed = usesDeepSpeed(reader);
    if (isDeepSpeed)
        readDeepSpeedDegrees(reader);
    readPipeline(reader);
    readData(reader);
    readSharding(reader);
    readMegatronNumbers(reader);
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
