// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/hardware.h"
#include "core/launch/shell_text.h"
#include "core/launch/torchtitan_model.h"
#include "core/launch/torchtitan_parts.h"
#include "core/ring/context_layout.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

void addActivationCheckpoint(ConfigValue& map, LaunchDraft& draft)
{
    const Recompute recompute = draft.plan.recompute;
    const bool isSelective = recompute == Recompute::Selective || recompute == Recompute::PerOperator;
    map.set(draft.key("plan.recompute"), isSelective ? "selective" : recompute == Recompute::Full ? "full" : "none");
    if (isSelective)
        map.set("activation_checkpoint.selective_ac_option", "op");
    if (recompute == Recompute::Selective)
        draft.replace("plan.recompute", nameOf(recompute), nameOf(Recompute::PerOperator));
}

void addContextOfFile(ConfigValue& map, LaunchDraft& draft)
{
    if (draft.resolved.cp == 1)
        return;
    const ContextLayout layout = draft.plan.cpLayout;
    map.set(draft.key("plan.cp_layout"), gathers(layout) ? "allgather" : "alltoall");
    // Without a load balancer it would be contiguous, but a file has no word for none.
    if (const ContextLayout nearest = withPairsOfOneLevel(layout); nearest != layout)
        draft.replace("plan.cp_layout", nameOf(layout), nameOf(nearest));
}

void addFileTraining(ConfigValue& map, LaunchDraft& draft)
{
    const bool hasPipeline = draft.resolved.pp > 1;
    map.set(draft.key("plan.micro_batch"),
            hasPipeline ? draft.plan.microBatch * draft.microBatches() : std::int64_t{draft.plan.microBatch});
    draft.say(map, {"training.global_batch", "training.sequence_length"});
    map.set("training.max_norm", 1.0);
    map.set("training.steps", 1000);
    map.set("training.dataset", "c4");
    map.set(draft.key("training.precision"), draft.training.precision == Precision::Fp32 ? "float32" : "bfloat16");
    map.set(draft.key("plan.gradient_dtype"), "float32");
    if (draft.plan.offload != Offload::None)
        map.set(draft.key("plan.offload"), true);
}

void addFp8(ConfigValue& map, LaunchDraft& draft)
{
    if (draft.training.precision != Precision::Fp8)
        return;
    ConfigValue::List converters{"quantize.linear.float8"};
    // Experts are no linear modules: their grouped products have a converter of their own, which asserts this.
    const bool convertsExperts = draft.facts.experts > 0 && draft.resolved.pp == 1 && draft.resolved.cp == 1;
    if (convertsExperts) {
        converters.emplace_back("quantize.grouped_mm.float8");
        map.set("quantize.grouped_mm.float8.fqns", ConfigValue::List{"experts"});
    } else if (draft.facts.experts > 0) {
        draft.change("launch-experts-in-bf16", {});
    }
    map.set(draft.key("training.precision", 1), std::move(converters));
    const auto& recipe = draft.training.software.fp8Recipe;
    const bool isRowwise = recipe == Fp8Recipe::Rowwise;
    if (recipe)
        map.set(draft.key("training.software.fp8_recipe"), isRowwise ? "rowwise" : "tensorwise");
    if (recipe && !isRowwise && recipe != Fp8Recipe::Tensorwise)
        draft.replace("training.software.fp8_recipe", nameOf(*recipe), nameOf(Fp8Recipe::Tensorwise));
}

}  // namespace

void writeTorchtitan022(LaunchDraft& draft)
{
    const std::optional<NamedModel> model = torchtitanModel(draft);
    if (!model)
        return;
    ConfigValue map = ConfigValue::map();
    map.set("job.dump_folder", "./outputs");
    map.set("job.description", draft.slug());
    map.set("model.name", model->name);
    map.set("model.flavor", model->flavor);
    map.set("model.hf_assets_path", "./assets/hf/your-model");
    addFp8(map, draft);
    map.set("optimizer.name", "AdamW");
    map.set("optimizer.lr", 1.5e-4);
    map.set("optimizer.eps", 1e-8);
    map.set("lr_scheduler.warmup_steps", 100);
    addFileTraining(map, draft);
    addMesh(map, draft);
    map.set(draft.key("plan.overlap.tensor"), overlapsTensor(draft));
    addSchedule(map, draft, true);
    if (draft.resolved.pp > 1)
        map.set(draft.key("plan.micro_batch", 1), draft.plan.microBatch);
    if (draft.resolved.ep > 1)
        draft.say(map, {"plan.etp"});
    if (draft.resolved.tp > 1 && !draft.resolved.sequenceParallel)
        draft.replace("plan.sequence_parallel", "false", "true");
    addContextOfFile(map, draft);
    addActivationCheckpoint(map, draft);
    map.set(draft.key("training.software.compiled"), compiles(draft));
    map.set("checkpoint.enable", false);
    addDebug(map, draft, model->name == "deepseek_v3");  // the one whose arguments ask for it
    tellWhatIsMissing(draft, true);
    LaunchExport& result = draft.result;
    std::vector<std::string> comments = draft.heading();
    comments.emplace_back(kTorchtitanPlaceholders);
    const Cluster& cluster = draft.scenario.cluster;
    result.environment = {"export PYTORCH_ALLOC_CONF=expandable_segments:True"};
    result.command = torchrun(cluster.nodes, cluster.gpusPerNode) + " -m torchtitan.train --job.config_file torchtitan.toml";
    result.dryRun = "NGPU=" + std::to_string(cluster.gpus()) + " COMM_MODE=fake_backend CONFIG_FILE=torchtitan.toml ./run_train.sh";
    comments.push_back("Run: " + result.command);
    result.files.push_back({"torchtitan.toml", commented(comments) + "\n" + toToml(map)});
}

}  // namespace shardscope
