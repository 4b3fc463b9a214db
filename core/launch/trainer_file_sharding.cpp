// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/trainer_writer.h"
#include "core/plan/shard_mesh.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

constexpr const char* kAuto = "auto";

void setHost(ConfigValue& group, const char* part)
{
    group.set(std::string(part) + ".device", "cpu");
    group.set(std::string(part) + ".pin_memory", true);
}

/// The trainer fills "auto" in.
void writeDeepSpeedGroup(ConfigValue& map, const LaunchDraft& draft, int stage)
{
    ConfigValue& group = map.at("deepspeed");
    group = ConfigValue::map();
    for (const char* key : {"train_batch_size", "train_micro_batch_size_per_gpu", "gradient_accumulation_steps", "gradient_clipping"})
        group.set(key, kAuto);
    group.set("bf16.enabled", kAuto);
    group.set("fp16.enabled", kAuto);
    ConfigValue& zero = group.at("zero_optimization");
    zero.set("stage", stage);
    zero.set("overlap_comm", draft.plan.overlap.gradReduce);
    zero.set("contiguous_gradients", true);
    if (draft.plan.offload != Offload::None)
        setHost(zero, "offload_optimizer");
    if (draft.plan.offload == Offload::OptimizerAndParameters)
        setHost(zero, "offload_param");
}

/// ZeRO over one rank shards nothing, but it still moves states to the host. Shards of one rank each are none.
int stageOf(const LaunchDraft& draft)
{
    const Offload offload = draft.plan.offload;
    const bool isAlone = draft.facts.shardCopies() > 1 && offload != Offload::OptimizerAndParameters;
    return draft.meant.zero == 0 && (offload == Offload::None || isAlone) ? 0 : draft.plan.zero;
}

void writeDeepSpeed(ConfigValue& map, LaunchDraft& draft)
{
    const Plan& plan = draft.plan;
    const int stage = stageOf(draft);
    // TRL's own files state no overlap: DeepSpeed overlaps with its third stage.
    const bool isShipped =
        draft.result.target == Target::Trl && plan.offload == Offload::None && stage > 0 && plan.overlap.gradReduce == (stage == 3);
    if (isShipped)
        map.set("accelerate_config", "zero" + std::to_string(stage));
    else
        writeDeepSpeedGroup(map, draft, stage);
    if (plan.overlap.paramGather != plan.overlap.gradReduce && stage > 0)
        draft.replace("plan.overlap.param_gather", plan.overlap.paramGather ? "true" : "false", plan.overlap.gradReduce ? "true" : "false");
    if (stage == 3 && !plan.reshardAfterForward)
        draft.drop("plan.reshard_after_forward", "false");
    if (stage > 0 && draft.facts.shardCopies() > 1)
        draft.drop("plan.shard_group", std::to_string(draft.facts.denseShardGroup()));
    if (stage > 0 && draft.meant.zero == 0 && draft.facts.replicas() > 1)
        draft.replace("plan.zero", "0", std::to_string(stage));
}

void writeFsdp(ConfigValue& map, LaunchDraft& draft)
{
    const Plan& plan = draft.plan;
    const bool isAxolotl = draft.result.target == Target::Axolotl;
    const bool offloads = plan.offload != Offload::None;
    if (draft.result.target == Target::Trl && !offloads && plan.reshardAfterForward) {
        map.set("accelerate_config", "fsdp2");
    } else {
        // transformers takes the offload from the words (training_args.py, _process_fsdp_args). ms-swift has both in one group.
        const bool isSwift = draft.result.target == Target::Swift;
        const std::string place = isSwift ? "fsdp.fsdp_config" : "fsdp_config";
        if (isAxolotl)
            map.set("fsdp_version", 2);
        else
            map.set(isSwift ? "fsdp.fsdp" : "fsdp", offloads ? "full_shard auto_wrap offload" : "full_shard auto_wrap");
        ConfigValue& group = map.at(place);
        group = ConfigValue::map();
        if (!isAxolotl)
            group.set(isSwift ? "fsdp_version" : "version", 2);
        group.set("reshard_after_forward", plan.reshardAfterForward);
        if (isAxolotl) {
            group.set("offload_params", offloads);
            group.set("auto_wrap_policy", "TRANSFORMER_BASED_WRAP");
        }
        group.set("state_dict_type", "SHARDED_STATE_DICT");
    }
    for (const auto& [field, isOn] : {std::pair{"plan.overlap.grad_reduce", plan.overlap.gradReduce},
                                      std::pair{"plan.overlap.param_gather", plan.overlap.paramGather}}) {
        if (!isOn && draft.facts.replicas() > 1)
            draft.replace(field, "false", "true");
    }
    if (!isAxolotl && draft.facts.shardCopies() > 1)
        draft.drop("plan.shard_group", std::to_string(draft.facts.denseShardGroup()));
}

void writeNone(ConfigValue& map, LaunchDraft& draft)
{
    if (draft.result.target == Target::Trl)
        map.set("accelerate_config", draft.scenario.cluster.gpus() > 1 ? "multi_gpu" : "single_gpu");
    if (!draft.plan.overlap.gradReduce && draft.facts.replicas() > 1)
        draft.replace("plan.overlap.grad_reduce", "false", "true");
    if (draft.plan.offload != Offload::None)
        draft.replace("plan.offload", nameOf(draft.plan.offload), nameOf(Offload::None));
}

/// axolotl's mesh, as accelerate has it (src/axolotl/utils/distributed.py, build_parallelism_config).
void writeMesh(ConfigValue& map, LaunchDraft& draft, ShardingBackend backend)
{
    const ResolvedPlan& plan = draft.resolved;
    if (plan.tp > 1)
        map.set("tensor_parallel_size", plan.tp);
    if (plan.cp > 1) {
        map.set("context_parallel_size", plan.cp);
        // The others of ring-flash-attention are not accepted any more (src/axolotl/utils/schemas/enums.py, RingAttnFunc).
        map.set(draft.key("plan.cp_layout"), draft.plan.cpLayout == ContextLayout::Contiguous ? "batch_ring" : "varlen_llama3");
    }
    const ShardMesh mesh = shardMesh(draft.facts);
    if (backend != ShardingBackend::Fsdp || (plan.tp == 1 && plan.cp == 1 && mesh.replicate == 1))
        return;
    map.set("dp_replicate_size", mesh.replicate);
    map.set("dp_shard_size", mesh.shard);
    if (!mesh.isExact)
        draft.replace("plan.shard_group", std::to_string(draft.facts.denseShardGroup()), std::to_string(mesh.shard * plan.cp));
}

}  // namespace

ShardingBackend shardingBackend(const LaunchDraft& draft)
{
    const Plan& plan = draft.plan;
    const int stage = stageOf(draft);
    if (stage == 0 && (plan.offload == Offload::None || plan.zero == 0))
        return draft.training.recipe == Recipe::DeepSpeed ? ShardingBackend::DeepSpeed : ShardingBackend::None;
    const bool isOfDeepSpeed = stage < 3 || draft.training.recipe == Recipe::DeepSpeed || plan.offload == Offload::Optimizer;
    return isOfDeepSpeed ? ShardingBackend::DeepSpeed : ShardingBackend::Fsdp;
}

void writeTrainerSharding(ConfigValue& map, LaunchDraft& draft)
{
    const ShardingBackend backend = shardingBackend(draft);
    if (backend == ShardingBackend::DeepSpeed)
        writeDeepSpeed(map, draft);
    else if (backend == ShardingBackend::Fsdp)
        writeFsdp(map, draft);
    else
        writeNone(map, draft);
    if (draft.result.target == Target::Axolotl)
        writeMesh(map, draft, backend);
    if (draft.result.target == Target::Swift && draft.resolved.cp > 1)
        map.set(draft.key("plan.cp"), draft.resolved.cp);
    if (draft.resolved.sequenceParallel)
        draft.replace("plan.sequence_parallel", "true", "false");
}

void tellTrainerRecipe(LaunchDraft& draft, ShardingBackend backend, bool isShort)
{
    const Recipe written = backend == ShardingBackend::DeepSpeed ? Recipe::DeepSpeed : isShort ? Recipe::PureBf16 : Recipe::Fsdp2;
    const Recipe recipe = draft.training.recipe;
    if (recipe == Recipe::PureBf16 && written != recipe)
        draft.replace("training.recipe", nameOf(recipe), nameOf(written));
    else if (recipe != written)
        draft.leaveOpen("training.recipe");
}

}  // namespace shardscope
