// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/import_facts.h"
#include "core/launch/launch_reader.h"
#include "core/plan/plan_facts.h"

namespace shardscope {
namespace {

std::string fsdp(std::string_view key) { return "fsdp_config." + std::string(key); }
std::string degree(std::string_view key) { return "parallelism_config." + std::string(key); }

std::string quoted(const std::string& word) { return "the value is \"" + word + "\""; }

bool isSecond(const LaunchReader& reader) { return reader.target() == Target::AccelerateFsdp2; }

void readVersion(LaunchReader& reader)
{
    const std::string type = reader.word("distributed_type").value_or("");
    if (type != "FSDP" && !reader.hasProblem())
        return reader.fail("distributed_type", quoted(type), "FSDP; what other kinds shard stands in files of their own");
    const std::int64_t wanted = isSecond(reader) ? 2 : 1;
    const std::int64_t version = reader.integer(fsdp("fsdp_version")).value_or(1);
    if (version != wanted)
        reader.fail(fsdp("fsdp_version"), "the value is " + std::to_string(version),
                    std::to_string(wanted) + " in a file of " + std::string(nameOf(reader.target())));
}

void readWorld(LaunchReader& reader)
{
    const std::int64_t world = reader.integer("num_processes").value_or(reader.scenario().cluster.gpus());
    const std::int64_t nodes = reader.integer("num_machines").value_or(1);
    if (!reader.has("num_machines") && !reader.isOpen("cluster.nodes"))
        reader.assume("cluster.nodes", kOneMachine, "num_machines");
    if (world < 1 || world > kMostGpus)
        return reader.fail("num_processes", "the value is " + std::to_string(world), "from 1 to " + std::to_string(kMostGpus));
    if (nodes < 1 || world % nodes != 0)
        return reader.fail("num_machines", "the value is " + std::to_string(nodes),
                           "a divisor of the " + std::to_string(world) + " processes", {"cluster.nodes", "cluster.gpus_per_node"});
    reader.setWorld(world, world / nodes);
    reader.assumeMachine();
}

struct Strategy {
    std::string_view name;
    int zero;
    bool isHybrid;  ///< shards within a node
};
constexpr Strategy kStrategies[] = {{"FULL_SHARD", 3, false},
                                    {"SHARD_GRAD_OP", 2, false},
                                    {"NO_SHARD", 0, false},
                                    {"HYBRID_SHARD", 3, true},
                                    {"HYBRID_SHARD_ZERO2", 2, true}};

void readFirst(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    const std::string name = reader.word(fsdp(reader.key("plan.zero"))).value_or("FULL_SHARD");
    bool isKnown = false;
    std::string all;
    for (const Strategy& known : kStrategies) {
        all += (all.empty() ? "" : ", ") + std::string(known.name);
        if (known.name != name)
            continue;
        isKnown = true;
        plan.zero = known.zero;
        if (known.isHybrid)
            plan.shardGroup = reader.scenario().cluster.gpusPerNode;
    }
    if (!isKnown)
        reader.fail(fsdp(reader.key("plan.zero")), quoted(name), "one of " + all);
    plan.dp = static_cast<int>(reader.scenario().cluster.gpus());
    const std::string prefetch =
        reader.oneOf(fsdp(reader.key("plan.overlap.grad_reduce")), {"BACKWARD_PRE", "BACKWARD_POST", "NO_PREFETCH"}, "BACKWARD_PRE");
    plan.overlap.gradReduce = prefetch != "NO_PREFETCH";
    for (const std::string_view known :
         {reader.key("plan.overlap.param_gather"), std::string_view("fsdp_use_orig_params"), std::string_view("fsdp_sync_module_states")})
        (void)reader.flag(fsdp(known));
    reader.scenario().training.software.framework = Framework::Fsdp1;
}

/// The degrees of the mesh, whose product is the number of processes (AC-1).
void readMesh(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    const std::int64_t world = reader.scenario().cluster.gpus();
    reader.take(degree(reader.key("plan.tp")), "plan.tp");
    reader.take(degree(reader.key("plan.cp")), "plan.cp");
    const std::int64_t ulysses = reader.integer(degree("parallelism_config_sp_size")).value_or(1);
    if (ulysses > 1 && plan.cp > 1)
        return reader.fail(degree("parallelism_config_sp_size"),
                           "the value is " + std::to_string(ulysses) + " although cp_size is set, too", "1, or the only one of the two");
    if (ulysses > 1)
        reader.set("plan.cp", ulysses, degree("parallelism_config_sp_size"));
    const std::int64_t replicate = reader.integer(degree(reader.key("plan.dp"))).value_or(1);
    const bool hasMesh = reader.has("parallelism_config");
    const std::int64_t shard = reader.integer(degree(reader.key("plan.dp", 1))).value_or(hasMesh ? 1 : world);
    if (reader.hasProblem())
        return;
    const std::int64_t ranks = std::int64_t{plan.tp} * plan.cp;
    if (replicate < 1 || shard < 1 || replicate > world || shard > world || saturatingProduct(replicate * shard, ranks) != world)
        return reader.fail(degree(reader.key("plan.dp", 1)),
                           std::to_string(replicate) + " × " + std::to_string(shard) + " × " + std::to_string(ranks) +
                               " ranks stand there for replicas, shards and the others",
                           "degrees whose product is the " + std::to_string(world) + " processes",
                           {"cluster.nodes", "cluster.gpus_per_node", "plan.tp", "plan.cp"});
    reader.set("plan.dp", replicate * shard, degree(reader.key("plan.dp", 1)));
    plan.zero = shard > 1 || plan.cp > 1 || replicate == 1 ? 3 : 0;
    if (plan.zero > 0 && replicate > 1)
        reader.set("plan.shard_group", shard * plan.cp, degree(reader.key("plan.dp", 1)));
    if (plan.cp == 1)
        return;
    const std::string rotation = reader.oneOf(degree("parallelism_config_cp_comm_strategy"), {"allgather", "alltoall"}, "allgather");
    plan.cpLayout = ulysses > 1 ? ContextLayout::Ulysses : rotation == "allgather" ? ContextLayout::AllGather : ContextLayout::Zigzag;
}

void readSecond(LaunchReader& reader)
{
    readMesh(reader);
    reader.plan().reshardAfterForward = reader.flag(fsdp(reader.key("plan.reshard_after_forward"))).value_or(true);
    reader.plan().overlap.gradReduce = true;
}

void readPrecision(LaunchReader& reader)
{
    const std::string name = reader.oneOf(reader.key("training.precision"), {"no", "fp16", "bf16", "fp8"}, "no");
    reader.scenario().training.precision = fromName<Precision>(name).value_or(Precision::Fp32);
}

}  // namespace

void readAccelerate(LaunchReader& reader)
{
    if (!reader.has("num_processes"))
        needWorld(reader, "num_processes", said("The file has no num_processes, so the number of GPUs is unknown."));
    Plan& plan = reader.plan();
    reader.scenario().training.recipe = Recipe::Fsdp2;
    readVersion(reader);
    readWorld(reader);
    if (reader.hasProblem())
        return;
    if (isSecond(reader))
        readSecond(reader);
    else
        readFirst(reader);
    plan.overlap.paramGather = plan.overlap.pipeline = true;
    if (reader.isOn(fsdp(reader.key("plan.recompute"))))
        plan.recompute = Recompute::Full;
    if (reader.isOn(fsdp(reader.key("plan.offload"))))
        plan.offload = Offload::OptimizerAndParameters;
    readPrecision(reader);
    reader.scenario().training.software.compiled = reader.word("dynamo_config.dynamo_backend").value_or("NO") != "NO";
    // Model, sequences and batch are the script's.
    for (const char* field : {"model", "training.sequence_length", "training.global_batch", "plan.micro_batch"})
        reader.need(field, "", said("This is set by the script, not by this file, so {} is unknown.", {factName(field)}));
    reader.keep("training.optimizer", said("This is set by the script, not by this file."));
}

}  // namespace shardscope
