// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/flow_reader.h"
#include "core/launch/import_facts.h"
#include "core/launch/launch_reader.h"
#include "core/launch/torchtitan_model.h"

#include "core/plan/plan_facts.h"
#include "core/plan/stage_split.h"
#include "core/scenario/model_source.h"
#include "core/schedule/schedule_traits.h"

#include <algorithm>
#include <cctype>

namespace shardscope {
namespace {

std::string group(const char* key) { return std::string("parallelism.") + key; }

void needModel(LaunchReader& reader, const std::string& name, const std::string& flavor)
{
    if (flavor.empty())
        reader.need("model", "model.flavor",
                    said("The file names no model (model.name and model.flavor, or MODULE and CONFIG), so it is unknown."));
    else
        reader.need("model", reader.has("model.flavor") ? "model.flavor" : "config",
                    said("The flavor {} of {} is not known here, so the model is unknown.", {flavor, name}));
}

/// A flavor that torchtitan doesn't have is a preset of ours where it has its name.
void readModel(LaunchReader& reader)
{
    reader.about("model");
    const std::string named = reader.word("model.name").value_or("");
    const std::string name = named.empty() ? reader.word("module").value_or("llama3") : named;
    const std::string flavored = reader.word("model.flavor").value_or("");
    const std::string flavor = flavored.empty() ? reader.word("config").value_or("") : flavored;
    reader.about({});
    std::string preset;
    if (const TorchtitanModel* known = torchtitanModelNamed(name, flavor)) {
        preset = known->preset;
    } else {
        for (const std::string& id : modelPresetIds()) {
            std::string spelled = id;
            std::replace_if(
                spelled.begin(), spelled.end(), [](char letter) { return letter == '-' || letter == '.'; }, '_');
            if (id == flavor || spelled == flavor)
                preset = id;
        }
    }
    if (preset.empty())
        return needModel(reader, name, flavor);
    const ModelSource source{ModelSource::Kind::Preset, preset};
    if (const auto architecture = resolveModel(source); architecture && !reader.isOpen("model"))
        reader.setModel(source, *architecture);
}

/// What is left of the GPUs where the degree is -1, which means just that.
void readMesh(LaunchReader& reader)
{
    reader.takeOrDefault(group("tensor_parallel_degree"), "plan.tp");
    reader.takeOrDefault(group("context_parallel_degree"), "plan.cp");
    reader.takeOrDefault(group("pipeline_parallel_degree"), "plan.pp");
    if (reader.scenario().architecture->isMixtureOfExperts())
        reader.takeOrDefault(group("expert_parallel_degree"), "plan.ep");
    else
        reader.take(group("expert_parallel_degree"), "plan.ep");
    const std::optional<std::int64_t> nodes = reader.integerOf("cluster.nodes", "nnodes");
    std::optional<std::int64_t> perNode = reader.integerOf("cluster.gpus_per_node", "nproc_per_node");
    if (reader.hasProblem())
        return;
    Plan& plan = reader.plan();
    const std::int64_t model = std::int64_t{plan.tp} * plan.cp * plan.pp;
    const std::int64_t replicate = reader.integer(group("data_parallel_replicate_degree")).value_or(1);
    std::int64_t shard = reader.integer(group("data_parallel_shard_degree")).value_or(-1);
    if (replicate < 1 || replicate > kLargestDegree || shard == 0 || shard > kLargestDegree)
        return reader.fail(group("data_parallel_shard_degree"), std::to_string(replicate) + " × " + std::to_string(shard) + " stands there",
                           "at least 1 × 1, or -1 for what is left");
    const std::int64_t others = saturatingProduct(model, replicate);
    const std::int64_t started = nodes && perNode ? saturatingProduct(*nodes, *perNode) : 0;
    const bool fits = shard < 0 ? started % others == 0 : started == saturatingProduct(others, shard);
    if (started > 0 && !fits)
        return reader.fail("nproc_per_node", std::to_string(started) + " processes stand there",
                           "the product of the degrees, of which those beside the shards are " + std::to_string(others),
                           {"plan.tp", "plan.cp", "plan.pp"});
    if (shard < 0) {
        const std::int64_t world = nodes && perNode ? saturatingProduct(*nodes, *perNode) : reader.scenario().cluster.gpus();
        shard = std::max<std::int64_t>(1, world / (model * replicate));
        if (!nodes || !perNode) {
            for (const auto& [setting, field] : {std::pair{"nproc_per_node", "cluster.gpus_per_node"}, {"nnodes", "cluster.nodes"}})
                reader.need(
                    field, setting,
                    said("The file says neither the number of GPUs nor the data-parallel shards, so {} is unknown.", {factName(field)}));
        }
    }
    reader.set("plan.dp", replicate * shard, group("data_parallel_shard_degree"));
    const std::int64_t ranks = saturatingProduct(model * replicate, shard);
    if (perNode && (*perNode < 1 || ranks % *perNode != 0))
        perNode.reset();
    reader.setWorld(ranks, perNode);
    reader.assumeMachine();
    const bool isSharded = shard > 1 || plan.cp > 1;
    const std::string policy = reader.oneOf(group("fsdp_reshard_after_forward"), {"default", "always", "never"}, "default");
    plan.zero = isSharded || replicate == 1 ? 3 : 0;
    // With a pipeline the default keeps gathered weights; who asks for that in so many words means ZeRO 2.
    if (plan.zero == 3 && policy == "never" && plan.pp > 1)
        plan.zero = 2;
    plan.reshardAfterForward = policy == "always" || (policy == "default" && plan.pp == 1);
    if (plan.zero > 0 && replicate > 1)
        reader.set("plan.shard_group", shard * plan.cp, group("data_parallel_shard_degree"));
}

void readSchedule(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    const std::string name = reader.word(group("pipeline_parallel_schedule")).value_or("1F1B");
    bool isKnown = false;
    for (const auto& [kind, text] : EnumNames<ScheduleKind>::names) {
        const std::string_view torch = traitsOf(kind).torch;
        const bool isSame = !torch.empty() && std::equal(torch.begin(), torch.end(), name.begin(), name.end(), [](char a, char b) {
            return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
        });
        if (isSame) {
            plan.schedule = kind;
            isKnown = true;
        }
    }
    if (!isKnown)
        reader.fail(group("pipeline_parallel_schedule"), "\"" + name + "\" stands there", "1F1B, GPipe, Interleaved1F1B, ZBVZeroBubble, …");
}

/// Layers among a stage's module names.
std::vector<std::int64_t> layersOf(const ConfigValue::List& stages)
{
    std::vector<std::int64_t> layers;
    for (const ConfigValue& stage : stages) {
        std::int64_t count = 0;
        if (const ConfigValue::List* names = stage.list())
            count = std::count_if(names->begin(), names->end(),
                                  [](const ConfigValue& name) { return name.text() && name.text()->starts_with("layers."); });
        layers.push_back(count);
    }
    return layers;
}

void readStages(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    const int layers = reader.scenario().architecture->layers();
    const std::int64_t input = reader.integer(group("pipeline_parallel_first_stage_less_layers")).value_or(kTorchtitanWeight);
    const std::int64_t output = reader.integer(group("pipeline_parallel_last_stage_less_layers")).value_or(kTorchtitanWeight);
    const std::optional<std::int64_t> each = reader.integer(group("pipeline_parallel_layers_per_stage"));
    const ConfigValue* const modules = reader.value(group("module_fqns_per_model_part"));
    if (plan.pp == 1 || reader.hasProblem())
        return;
    if (input < 0 || input > layers || output < 0 || output > layers || (each && *each < 1))
        return reader.fail(group("pipeline_parallel_layers_per_stage"), "a negative number, or more than the model's layers, stands there",
                           "from 0 to " + std::to_string(layers), {"model"});
    const std::int64_t effective = layers + input + output;
    std::int64_t stages = plan.pp * std::int64_t{traitsOf(plan.schedule).chunks.most > 1 ? 2 : 1};
    if (each)
        stages = effective / *each + (effective % *each > 0 ? 1 : 0);
    if (modules && modules->list())
        stages = static_cast<std::int64_t>(modules->list()->size());
    if (stages % plan.pp != 0)
        return reader.fail(group("pipeline_parallel_layers_per_stage"), std::to_string(stages) + " stages follow from it",
                           "a number of layers with which the stages are a multiple of " + std::to_string(plan.pp), {"plan.pp", "model"});
    reader.set("plan.chunks", stages / plan.pp, group("pipeline_parallel_layers_per_stage"));
    if (modules && modules->list()) {
        reader.set("plan.stage_layers", layersOf(*modules->list()), group("module_fqns_per_model_part"));
        return;
    }
    const std::vector<int> split = splitAsTorchtitan(layers, static_cast<int>(stages), static_cast<int>(input), static_cast<int>(output));
    if (split != splitEvenly(layers, static_cast<int>(stages)))
        reader.set("plan.stage_layers", std::vector<std::int64_t>(split.begin(), split.end()), group("pipeline_parallel_layers_per_stage"));
}

void readFormerBatch(LaunchReader& reader)
{
    const Plan& plan = reader.plan();
    reader.set("training.sequence_length", reader.integer("training.seq_len").value_or(2048), "training.seq_len");
    reader.assumeDefault("training.sequence_length", "training.seq_len");
    reader.assumeDefault("plan.micro_batch", plan.pp > 1 ? group("pipeline_parallel_microbatch_size") : "training.local_batch_size");
    reader.assumeDefault("training.global_batch", "training.global_batch_size");
    const std::int64_t local = reader.integer("training.local_batch_size").value_or(8);
    const std::int64_t micro = reader.integer(group("pipeline_parallel_microbatch_size")).value_or(1);
    reader.set("plan.micro_batch", plan.pp > 1 ? micro : local, "training.local_batch_size");
    const std::int64_t global = reader.integer("training.global_batch_size").value_or(-1);
    reader.set("training.global_batch", global > 0 ? global : saturatingProduct(local, plan.dp.value_or(1)), "training.global_batch_size");
}

void readMainBatch(LaunchReader& reader)
{
    const Plan& plan = reader.plan();
    const std::int64_t sequence = reader.integer("training.max_context_length").value_or(2048);
    reader.set("training.sequence_length", sequence, "training.max_context_length");
    reader.assumeDefault("training.sequence_length", "training.max_context_length");
    reader.assumeDefault("plan.micro_batch", "training.num_tokens_per_microbatch_per_dp_rank");
    reader.assumeDefault("training.global_batch", "training.num_tokens_per_train_step");
    const std::int64_t tokens = reader.integer("training.num_tokens_per_microbatch_per_dp_rank").value_or(16384);
    if (reader.hasProblem() || tokens % sequence != 0)
        return reader.fail("training.num_tokens_per_microbatch_per_dp_rank", std::to_string(tokens) + " stands there",
                           "a multiple of the " + std::to_string(sequence) + " tokens of a sequence", {"training.sequence_length"});
    reader.set("plan.micro_batch", tokens / sequence, "training.num_tokens_per_microbatch_per_dp_rank");
    const std::int64_t pieces = reader.integer(group("num_pp_microbatches")).value_or(1);
    const std::int64_t micro = plan.pp > 1 ? pieces : 1;
    const std::int64_t step = reader.integer("training.num_tokens_per_train_step").value_or(-1);
    if (step > 0 && step % sequence != 0)
        return reader.fail("training.num_tokens_per_train_step", std::to_string(step) + " stands there",
                           "a multiple of the " + std::to_string(sequence) + " tokens of a sequence", {"training.sequence_length"});
    reader.set("training.global_batch",
               step > 0 ? step / sequence : saturatingProduct(saturatingProduct(tokens / sequence, micro), plan.dp.value_or(1)),
               "training.num_tokens_per_train_step");
}

/// A number in place of "op" recomputes every that many layers as a whole (torchtitan/distributed/activation_checkpoint.py, v0.2.2).
void readEachLayer(LaunchReader& reader)
{
    constexpr const char* kOption = "activation_checkpoint.selective_ac_option";
    const ConfigValue* const option = reader.value(kOption);
    if (!option || (option->text() && *option->text() == "op"))
        return;
    const std::optional<std::int64_t> each = option->text() ? plainScalar(*option->text(), FlowStyle::Toml).integer() : option->integer();
    if (!each || *each < 1)
        return reader.fail(kOption, option->described() + " stands there", "op, or how many layers stand for one that is recomputed");
    Plan& plan = reader.plan();
    const std::int64_t layers = (reader.scenario().architecture->layers() + plan.pp - 1) / plan.pp;
    plan.recompute = Recompute::Full;
    if (*each > 1)
        reader.set("plan.recompute_layers", layers / *each, kOption);
}

void readModes(LaunchReader& reader, bool isMainBranch)
{
    Plan& plan = reader.plan();
    Training& training = reader.scenario().training;
    plan.sequenceParallel = plan.tp > 1 && reader.flag(group("enable_sequence_parallel")).value_or(true);
    plan.overlap = {true, true, false, true, false};
    plan.overlap.tensor = reader.isOn(group("enable_async_tensor_parallel")) || reader.isOn("compile.enable_async_tensor_parallel");
    if (isMainBranch)
        training.software.cudaGraph = reader.isOn("training.disable_cuda_graphs") ? CudaGraph::None : CudaGraph::Full;
    const std::string components = reader.word("compile.components").value_or("model,loss");
    training.software.compiled = reader.isOn("compile.enable") && components.find("model") != std::string::npos;
    const std::string mode = reader.oneOf("activation_checkpoint.mode", {"none", "selective", "full"}, isMainBranch ? "" : "selective");
    plan.recompute = mode == "full" ? Recompute::Full : mode == "selective" ? Recompute::PerOperator : Recompute::None;
    if (mode == "selective")
        readEachLayer(reader);
    const TorchtitanConfig* const config = isMainBranch ? torchtitanConfigNamed(reader.word("config").value_or("")) : nullptr;
    if (isMainBranch && mode.empty())
        plan.recompute = config && config->recomputesAll ? Recompute::Full : Recompute::PerOperator;
    if (plan.cp > 1 && isMainBranch) {
        plan.cpLayout = ContextLayout::AllGather;
    } else if (plan.cp > 1) {
        const std::string rotation = reader.oneOf(group("context_parallel_rotate_method"), {"allgather", "alltoall"}, "allgather");
        plan.cpLayout = rotation == "allgather" ? ContextLayout::AllGather : ContextLayout::Zigzag;
    }
    if (plan.ep > 1)
        reader.set("plan.etp", isMainBranch ? 1 : reader.integer(group("expert_tensor_parallel_degree")).value_or(1),
                   group("expert_parallel_degree"));
    if (reader.isOn("training.enable_cpu_offload"))
        plan.offload = Offload::OptimizerAndParameters;
    training.precision = reader.oneOf("training.mixed_precision_param", {"bfloat16", "float32"}, "bfloat16") == "float32" ? Precision::Fp32
                                                                                                                          : Precision::Bf16;
    (void)reader.has("training.mixed_precision_reduce");
    if (reader.isOn("debug.deterministic"))
        training.software.deterministic = true;
    if (reader.isOn("debug.moe_force_load_balance"))
        training.software.moeRouting = MoeRouting::ForcedBalance;
    (void)reader.has(group("context_parallel_load_balancer"));
    if (config && config->float8LinearsPerLayer > 0) {
        training.precision = Precision::Fp8;
        training.software.fp8Recipe = Fp8Recipe::Rowwise;
    }
    const ConfigValue* const converters = reader.value("model.converters");
    if (converters && converters->list()) {
        for (const ConfigValue& each : *converters->list()) {
            const bool isFloat8 = each.text() && each.text()->find("float8") != std::string::npos;
            if (!isFloat8)
                reader.fail("model.converters", each.described() + " stands there", "float8, the only one that a scenario has");
            training.precision = Precision::Fp8;
        }
    }
    (void)reader.has("quantize.grouped_mm.float8.fqns");
    if (const auto recipe = reader.word("quantize.linear.float8.recipe_name")) {
        training.software.fp8Recipe = fromName<Fp8Recipe>(*recipe);
        if (training.software.fp8Recipe != Fp8Recipe::Rowwise && training.software.fp8Recipe != Fp8Recipe::Tensorwise)
            reader.fail("quantize.linear.float8.recipe_name", "\"" + *recipe + "\" stands there", "tensorwise or rowwise");
    }
}

}  // namespace

void readTorchtitan(LaunchReader& reader)
{
    reader.scenario().training.recipe = Recipe::Fsdp2;
    const bool isMainBranch = reader.has("training.num_tokens_per_train_step") || reader.has("training.max_context_length");
    readModel(reader);
    readMesh(reader);
    if (reader.hasProblem())
        return;
    readSchedule(reader);
    readStages(reader);
    if (isMainBranch)
        readMainBatch(reader);
    else
        readFormerBatch(reader);
    readModes(reader, isMainBranch);
}

}  // namespace shardscope
