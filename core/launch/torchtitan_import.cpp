// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/flow_reader.h"
#include "core/launch/import_facts.h"
#include "core/launch/launch_reader.h"
#include "core/launch/launcher_traits.h"
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

/// The version of a file is recognised by its keys, whatever its kind.
std::string_view mainKey(std::string_view field) { return traitsOf(Target::Torchtitan).keyOf(field); }
std::string_view formerKey(std::string_view field, std::size_t index = 0) { return traitsOf(Target::Torchtitan022).keyOf(field, index); }

void needModel(LaunchReader& reader, const std::string& name, const std::string& flavor)
{
    if (flavor.empty())
        reader.need("model", "model.flavor",
                    said("The file names no model (model.name and model.flavor, or MODULE and CONFIG), so the model is unknown."));
    else
        reader.need("model", reader.has("model.flavor") ? "model.flavor" : "config",
                    said("The flavor {} of {} is not known to this program, so the model is unknown.", {flavor, name}));
}

/// A flavor that torchtitan doesn't have is a preset of ours where it has its name.
void readTorchtitanModel(LaunchReader& reader)
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

/// Reads the degrees; -1 means the remaining GPUs.
void readTorchtitanMesh(LaunchReader& reader)
{
    reader.takeOrDefault("plan.tp");
    reader.takeOrDefault("plan.cp");
    reader.takeOrDefault("plan.pp");
    if (reader.scenario().architecture->isMixtureOfExperts())
        reader.takeOrDefault("plan.ep");
    else
        reader.take("plan.ep");
    const std::optional<std::int64_t> nodes = reader.integerOf("cluster.nodes", "nnodes");
    std::optional<std::int64_t> perNode = reader.integerOf("cluster.gpus_per_node", "nproc_per_node");
    if (reader.hasProblem())
        return;
    Plan& plan = reader.plan();
    const std::int64_t model = std::int64_t{plan.tp} * plan.cp * plan.pp;
    const std::int64_t replicate = reader.integer(reader.key("plan.dp")).value_or(1);
    std::int64_t shard = reader.integer(reader.key("plan.dp", 1)).value_or(-1);
    if (replicate < 1 || replicate > kLargestDegree || shard == 0 || shard > kLargestDegree)
        return reader.fail(reader.key("plan.dp", 1), "the value is " + std::to_string(replicate) + " × " + std::to_string(shard),
                           "at least 1 × 1, or -1 for the remaining ranks");
    const std::int64_t others = saturatingProduct(model, replicate);
    const std::int64_t started = nodes && perNode ? saturatingProduct(*nodes, *perNode) : 0;
    const bool fits = shard < 0 ? started % others == 0 : started == saturatingProduct(others, shard);
    if (started > 0 && !fits)
        return reader.fail("nproc_per_node", std::to_string(started) + " processes are started",
                           "the product of the degrees, of which those beside the shards are " + std::to_string(others),
                           {"plan.tp", "plan.cp", "plan.pp"});
    if (shard < 0) {
        const std::int64_t world = nodes && perNode ? saturatingProduct(*nodes, *perNode) : reader.scenario().cluster.gpus();
        shard = std::max<std::int64_t>(1, world / (model * replicate));
        if (!nodes || !perNode) {
            for (const auto& [setting, field] : {std::pair{"nproc_per_node", "cluster.gpus_per_node"}, {"nnodes", "cluster.nodes"}})
                reader.need(field, setting,
                            said("The file gives neither the number of GPUs nor the number of data-parallel shards, so {} is unknown.",
                                 {factName(field)}));
        }
    }
    reader.set("plan.dp", replicate * shard, reader.key("plan.dp", 1));
    const std::int64_t ranks = saturatingProduct(model * replicate, shard);
    if (perNode && (*perNode < 1 || ranks % *perNode != 0))
        perNode.reset();
    reader.setWorld(ranks, perNode);
    reader.assumeMachine();
    const bool isSharded = shard > 1 || plan.cp > 1;
    const std::string policy = reader.oneOf(reader.key("plan.zero"), {"default", "always", "never"}, "default");
    plan.zero = isSharded || replicate == 1 ? 3 : 0;
    // With a pipeline the default keeps gathered weights; who asks for that in so many words means ZeRO 2.
    if (plan.zero == 3 && policy == "never" && plan.pp > 1)
        plan.zero = 2;
    plan.reshardAfterForward = policy == "always" || (policy == "default" && plan.pp == 1);
    if (plan.zero > 0 && replicate > 1)
        reader.set("plan.shard_group", shard * plan.cp, reader.key("plan.dp", 1));
}

void readSchedule(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    const std::string name = reader.word(reader.key("plan.schedule")).value_or("1F1B");
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
        reader.fail(reader.key("plan.schedule"), "the value is \"" + name + "\"", "1F1B, GPipe, Interleaved1F1B, ZBVZeroBubble, …");
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
    const std::optional<std::int64_t> each = reader.integer(reader.key("plan.chunks"));
    const ConfigValue* const modules = reader.value(reader.key("plan.stage_layers"));
    if (plan.pp == 1 || reader.hasProblem())
        return;
    if (input < 0 || input > layers || output < 0 || output > layers || (each && *each < 1))
        return reader.fail(reader.key("plan.chunks"), "the value is negative, or more than the layers of the model",
                           "from 0 to " + std::to_string(layers), {"model"});
    const std::int64_t effective = layers + input + output;
    std::int64_t stages = plan.pp * std::int64_t{traitsOf(plan.schedule).chunks.most > 1 ? 2 : 1};
    if (each)
        stages = effective / *each + (effective % *each > 0 ? 1 : 0);
    if (modules && modules->list())
        stages = static_cast<std::int64_t>(modules->list()->size());
    if (stages % plan.pp != 0)
        return reader.fail(reader.key("plan.chunks"), std::to_string(stages) + " stages follow from this value",
                           "a number of layers with which the stages are a multiple of " + std::to_string(plan.pp), {"plan.pp", "model"});
    reader.set("plan.chunks", stages / plan.pp);
    if (modules && modules->list()) {
        reader.set("plan.stage_layers", layersOf(*modules->list()));
        return;
    }
    const std::vector<int> split = splitAsTorchtitan(layers, static_cast<int>(stages), static_cast<int>(input), static_cast<int>(output));
    if (split != splitEvenly(layers, static_cast<int>(stages)))
        reader.set("plan.stage_layers", std::vector<std::int64_t>(split.begin(), split.end()), reader.key("plan.chunks"));
}

void readFormerBatch(LaunchReader& reader)
{
    const Plan& plan = reader.plan();
    reader.set("training.sequence_length", reader.integer(formerKey("training.sequence_length")).value_or(2048),
               formerKey("training.sequence_length"));
    reader.assumeDefault("training.sequence_length", formerKey("training.sequence_length"));
    reader.assumeDefault("plan.micro_batch", formerKey("plan.micro_batch", plan.pp > 1 ? 1 : 0));
    reader.assumeDefault("training.global_batch", formerKey("training.global_batch"));
    const std::int64_t local = reader.integer(formerKey("plan.micro_batch")).value_or(8);
    const std::int64_t micro = reader.integer(formerKey("plan.micro_batch", 1)).value_or(1);
    reader.set("plan.micro_batch", plan.pp > 1 ? micro : local, formerKey("plan.micro_batch"));
    const std::int64_t global = reader.integer(formerKey("training.global_batch")).value_or(-1);
    reader.set("training.global_batch", global > 0 ? global : saturatingProduct(local, plan.dp.value_or(1)),
               formerKey("training.global_batch"));
}

void readMainBatch(LaunchReader& reader)
{
    const Plan& plan = reader.plan();
    const std::int64_t sequence = reader.integer(mainKey("training.sequence_length")).value_or(2048);
    reader.set("training.sequence_length", sequence, mainKey("training.sequence_length"));
    reader.assumeDefault("training.sequence_length", mainKey("training.sequence_length"));
    reader.assumeDefault("plan.micro_batch", mainKey("plan.micro_batch"));
    reader.assumeDefault("training.global_batch", mainKey("training.global_batch"));
    const std::int64_t tokens = reader.integer(mainKey("plan.micro_batch")).value_or(16384);
    if (reader.hasProblem() || tokens % sequence != 0)
        return reader.fail(mainKey("plan.micro_batch"), "the value is " + std::to_string(tokens),
                           "a multiple of the " + std::to_string(sequence) + " tokens of a sequence", {"training.sequence_length"});
    reader.set("plan.micro_batch", tokens / sequence, mainKey("plan.micro_batch"));
    const std::int64_t pieces = reader.integer(group("num_pp_microbatches")).value_or(1);
    const std::int64_t micro = plan.pp > 1 ? pieces : 1;
    const std::int64_t step = reader.integer(mainKey("training.global_batch")).value_or(-1);
    if (step > 0 && step % sequence != 0)
        return reader.fail(mainKey("training.global_batch"), "the value is " + std::to_string(step),
                           "a multiple of the " + std::to_string(sequence) + " tokens of a sequence", {"training.sequence_length"});
    reader.set("training.global_batch",
               step > 0 ? step / sequence : saturatingProduct(saturatingProduct(tokens / sequence, micro), plan.dp.value_or(1)),
               mainKey("training.global_batch"));
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
        return reader.fail(kOption, "the value is " + option->described(), "op, or how many layers stand for one that is recomputed");
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
    plan.sequenceParallel = plan.tp > 1 && reader.flag(mainKey("plan.sequence_parallel")).value_or(true);
    plan.overlap = {true, true, false, true, false};
    plan.overlap.tensor = reader.isOn(formerKey("plan.overlap.tensor")) || reader.isOn("compile.enable_async_tensor_parallel");
    if (isMainBranch)
        training.software.cudaGraph = reader.isOn(mainKey("training.software.cuda_graph")) ? CudaGraph::None : CudaGraph::Full;
    const std::string components = reader.word("compile.components").value_or("model,loss");
    training.software.compiled = reader.isOn(reader.key("training.software.compiled")) && components.find("model") != std::string::npos;
    const std::string mode = reader.oneOf(formerKey("plan.recompute"), {"none", "selective", "full"}, isMainBranch ? "" : "selective");
    plan.recompute = mode == "full" ? Recompute::Full : mode == "selective" ? Recompute::PerOperator : Recompute::None;
    if (mode == "selective")
        readEachLayer(reader);
    const TorchtitanConfig* const config = isMainBranch ? torchtitanConfigNamed(reader.word("config").value_or("")) : nullptr;
    if (isMainBranch && mode.empty())
        plan.recompute = config && config->recomputesAll ? Recompute::Full : Recompute::PerOperator;
    if (plan.cp > 1 && isMainBranch) {
        plan.cpLayout = ContextLayout::AllGather;
    } else if (plan.cp > 1) {
        const std::string rotation = reader.oneOf(formerKey("plan.cp_layout"), {"allgather", "alltoall"}, "allgather");
        plan.cpLayout = rotation == "allgather" ? ContextLayout::AllGather : ContextLayout::Zigzag;
    }
    if (plan.ep > 1)
        reader.set("plan.etp", isMainBranch ? 1 : reader.integer(formerKey("plan.etp")).value_or(1), reader.key("plan.ep"));
    if (reader.isOn(reader.key("plan.offload")))
        plan.offload = Offload::OptimizerAndParameters;
    training.precision =
        reader.oneOf(formerKey("training.precision"), {"bfloat16", "float32"}, "bfloat16") == "float32" ? Precision::Fp32 : Precision::Bf16;
    (void)reader.has(reader.key("plan.gradient_dtype"));
    if (reader.isOn(reader.key("training.software.deterministic")))
        training.software.deterministic = true;
    if (reader.isOn("debug.moe_force_load_balance"))
        training.software.moeRouting = MoeRouting::ForcedBalance;
    (void)reader.has(mainKey("plan.cp_layout"));
    if (config && config->float8LinearsPerLayer > 0) {
        training.precision = Precision::Fp8;
        training.software.fp8Recipe = Fp8Recipe::Rowwise;
    }
    const ConfigValue* const converters = reader.value(formerKey("training.precision", 1));
    if (converters && converters->list()) {
        for (const ConfigValue& each : *converters->list()) {
            const bool isFloat8 = each.text() && each.text()->find("float8") != std::string::npos;
            if (!isFloat8)
                reader.fail(formerKey("training.precision", 1), "the value is " + each.described(),
                            "float8, the only one that a scenario has");
            training.precision = Precision::Fp8;
        }
    }
    (void)reader.has("quantize.grouped_mm.float8.fqns");
    if (const auto recipe = reader.word(formerKey("training.software.fp8_recipe"))) {
        training.software.fp8Recipe = fromName<Fp8Recipe>(*recipe);
        if (training.software.fp8Recipe != Fp8Recipe::Rowwise && training.software.fp8Recipe != Fp8Recipe::Tensorwise)
            reader.fail(formerKey("training.software.fp8_recipe"), "the value is \"" + *recipe + "\"", "tensorwise or rowwise");
    }
}

}  // namespace

void readTorchtitan(LaunchReader& reader)
{
    reader.scenario().training.recipe = Recipe::Fsdp2;
    const bool isMainBranch = reader.has(mainKey("training.global_batch")) || reader.has(mainKey("training.sequence_length"));
    readTorchtitanModel(reader);
    readTorchtitanMesh(reader);
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
