// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/megatron_names.h"
#include "core/launch/megatron_read_model.h"

#include <algorithm>

namespace shardscope {
namespace {

std::vector<std::string> words(const ConfigValue& value)
{
    std::vector<std::string> all;
    if (value.text())
        all.push_back(*value.text());
    if (const ConfigValue::List* list = value.list()) {
        for (const ConfigValue& entry : *list)
            all.push_back(entry.text() ? *entry.text() : entry.described());
    }
    return all;
}

void readRecompute(LaunchReader& reader)
{
    Plan& plan = reader.plan();
    // Before there were granularities, whole layers were recomputed; Megatron-DeepSpeed's engine still goes by it.
    const bool isWhole = reader.isOn("--checkpoint-activations");
    (void)reader.has("--deepspeed-activation-checkpointing");
    const std::string usual = isWhole ? "full" : reader.isOn("--recompute-activations") ? "selective" : "none";
    const std::string granularity = reader.oneOf(reader.key("plan.recompute"), {"selective", "full"}, usual);
    plan.recompute = granularity == "full" ? Recompute::Full : granularity == "selective" ? Recompute::Selective : Recompute::None;
    const std::string method = reader.oneOf("--recompute-method", {"uniform", "block"}, "uniform");
    const std::optional<std::int64_t> layers = reader.integer(reader.key("plan.recompute_layers"));
    if (plan.recompute == Recompute::Full && method == "block" && layers)
        reader.set("plan.recompute_layers", *layers);
    if (const ConfigValue* modules = reader.value(reader.key("plan.recompute_modules")))
        reader.set("plan.recompute_modules", words(*modules));
}

/// Megatron asserts that the switch comes with modules, and does nothing with modules alone.
void readOffloadedModules(LaunchReader& reader)
{
    constexpr const char* kSwitch = "--fine-grained-activation-offloading";
    const std::string_view key = reader.key("plan.offload_modules");
    const ConfigValue* const modules = reader.value(key);
    const double share = reader.number(reader.key("plan.offload_activations", 1)).value_or(1);
    if (!reader.isOn(kSwitch)) {
        if (modules)
            reader.ignore(std::string(key), said("Megatron-LM offloads modules only with --fine-grained-activation-offloading."));
        return;
    }
    if (!modules)
        return reader.fail(kSwitch, "no module is named", "--offload-modules with names such as core_attn");
    (void)reader.has("--fine-grained-offloading-max-inflight-offloads");
    reader.set("plan.offload_activations", share);
    reader.set("plan.offload_modules", words(*modules));
}

void readOffload(LaunchReader& reader)
{
    const double layers = reader.scenario().architecture->layers();
    if (const auto count = reader.integer(reader.key("plan.offload_activations")))
        reader.set("plan.offload_activations", static_cast<double>(*count) / layers);
    readOffloadedModules(reader);
    if (!reader.isOn(reader.key("plan.offload")))
        return;
    constexpr const char* kFraction = "--optimizer-offload-fraction";
    const double fraction = reader.number(kFraction).value_or(1);
    reader.plan().offload = fraction > 0 ? Offload::Optimizer : Offload::None;
    if (fraction > 0 && fraction < 1)
        reader.ignore(
            kFraction,
            said("All optimizer states are assumed to be on the host. The effect of a smaller fraction on memory or time is not counted."));
}

void readOptimizer(LaunchReader& reader)
{
    Training& training = reader.scenario().training;
    const std::string optimizer = reader.oneOf("--optimizer", {"adam", "sgd", "muon", "dist_muon", "soap"}, "adam");
    const bool isPrecise = reader.isOn("--use-precision-aware-optimizer");
    const std::string moments = reader.word("--exp-avg-dtype").value_or("fp32");
    (void)reader.word("--exp-avg-sq-dtype");
    const bool isShort = isPrecise && (moments == "bf16" || moments == "bfloat16");
    if (optimizer == "sgd")
        training.optimizer = Optimizer::SgdMomentum;
    else if (optimizer == "muon" || optimizer == "dist_muon")
        training.optimizer = Optimizer::Muon;
    else if (optimizer == "soap")
        training.optimizer = Optimizer::Soap;
    else if (isShort)
        training.optimizer = Optimizer::AdamWBf16;
    else if (reader.isOn("--use-bnb-optimizer"))  // bigscience-workshop/Megatron-DeepSpeed: Adam in 8 bits
        training.optimizer = Optimizer::AdamW8bit;
    if (reader.has(reader.key("plan.matrix_update"))) {
        std::string mode =
            reader.oneOf(reader.key("plan.matrix_update"), {"blockwise", "duplicated", "distributed", "layer_sharded"}, "duplicated");
        std::replace(mode.begin(), mode.end(), '_', '-');
        reader.plan().matrixUpdate = fromName<MatrixUpdate>(mode);
    }
    if (reader.isOn(reader.key("training.software.symmetric_products")))
        training.software.symmetricProducts = true;
}

/// The installed version runs: on this GPU the scenario's own, else the second.
AttentionKernel usualFlash(const LaunchReader& reader)
{
    const std::optional<AttentionKernel> own = reader.base().training.attention;
    const bool isFlash = own == AttentionKernel::Flash1 || own == AttentionKernel::Flash2 || own == AttentionKernel::Flash3;
    return isFlash ? *own : AttentionKernel::Flash2;
}

void readKernels(LaunchReader& reader)
{
    Training& training = reader.scenario().training;
    if (const auto backend = reader.word(reader.key("training.attention"))) {
        if (*backend == "unfused" || *backend == "local")
            training.attention = AttentionKernel::Unfused;
        else if (*backend == "fused")
            training.attention = AttentionKernel::Cudnn;
        else if (*backend == "flash")
            training.attention = usualFlash(reader);
        else if (*backend != "auto")
            reader.fail(reader.key("training.attention"), "the value is \"" + *backend + "\"", "flash, fused, unfused, local or auto");
    }
    // Before there were backends, and in Megatron-DeepSpeed.
    for (const char* flash : {"--use-flash-attn", "--use-flash-attn-v1", "--use-flash-attn-v2", "--use-flash-attn-triton"}) {
        if (reader.isOn(flash) && !training.attention)
            training.attention = usualFlash(reader);
    }
    if (reader.has(reader.key("training.software.cuda_graph"))) {
        const std::string graph =
            reader.oneOf(reader.key("training.software.cuda_graph"), {"none", "local", "transformer_engine", "full_iteration"}, "none");
        training.software.cudaGraph = graph == "none" ? CudaGraph::None : graph == "full_iteration" ? CudaGraph::Full : CudaGraph::Partial;
    }
    if (reader.isOn(reader.key("training.software.loss")))
        training.software.loss = Loss::Fused;
    if (reader.isOn(reader.key("training.software.deterministic")))
        training.software.deterministic = true;
}

void readDispatch(LaunchReader& reader)
{
    Software& software = reader.scenario().training.software;
    const std::string type = reader.oneOf(reader.key("training.software.moe_dispatcher"), {"allgather", "alltoall", "flex"}, "");
    const std::string backend = reader.oneOf("--moe-flex-dispatcher-backend", {"deepep", "hybridep"}, "deepep");
    if (type == "flex")
        software.moeDispatcher = fromName<MoeDispatcher>(backend);
    else
        software.moeDispatcher = fromName<MoeDispatcher>(type);
    if (reader.isOn("--moe-router-force-load-balancing"))
        software.moeRouting = MoeRouting::ForcedBalance;
    if (const auto factor = reader.number(reader.key("training.software.capacity_factor")))
        reader.set("training.software.capacity_factor", *factor);
    if (const auto capacity = reader.number(reader.key("training.software.rank_capacity")))
        reader.set("training.software.rank_capacity", *capacity);
    if (software.expertRankCapacity)
        (void)reader.has("--use-transformer-engine-op-fuser");
    constexpr double kUsualStash = 1.1;  // moe_paged_stash_buffer_size_factor_cuda (transformer_config.py)
    const std::string_view stash = reader.key("training.software.paged_stash");
    const std::optional<double> laidOut = reader.number(stash);
    if (!reader.isOn("--moe-paged-stash"))
        return;
    reader.set("training.software.paged_stash", laidOut.value_or(kUsualStash), stash);
    if (!laidOut)
        reader.assume("training.software.paged_stash",
                      said("Megatron-LM lays pages out for 1.1 times the mean unless the file gives another number."), std::string(stash));
}

}  // namespace

void readMegatronNumbers(LaunchReader& reader)
{
    readRecompute(reader);
    readOffload(reader);
    readOptimizer(reader);
    readKernels(reader);
    readDispatch(reader);
}

void readMegatronPrecision(LaunchReader& reader)
{
    Training& training = reader.scenario().training;
    if (reader.isOn(reader.key("training.precision")) && reader.isOn(reader.key("training.precision", 1)))
        return reader.fail(reader.key("training.precision", 1), "it stands beside --bf16", "the only one of the two");
    training.precision = reader.isOn(reader.key("training.precision")) || reader.isOn("deepspeed_file.bf16.enabled") ? Precision::Bf16
                         : reader.isOn(reader.key("training.precision", 1))                                          ? Precision::Fp16
                                                                                                                     : Precision::Fp32;
    const bool isStated = reader.has(reader.key("training.precision")) || reader.isOn("deepspeed_file.bf16.enabled") ||
                          reader.has(reader.key("training.precision", 1)) || reader.has(reader.key("training.precision", 2)) ||
                          reader.has(reader.key("training.precision", 3));
    if (!isStated)
        reader.assume("training.precision", said("Megatron-LM computes in fp32 if neither --bf16 nor --fp16 is given."),
                      reader.key("training.precision"));
    if (reader.has(reader.key("training.precision", 2)))
        training.precision = Precision::Fp8;
    if (reader.has(reader.key("training.precision", 3)))
        training.precision = Precision::Fp4;
    const std::string recipe =
        reader.oneOf(reader.key("training.software.fp8_recipe"), {"delayed", "tensorwise", "blockwise", "mxfp8"}, "delayed");
    for (const Fp8RecipeName& known : kFp8RecipeNames) {
        if (known.name == recipe)
            training.software.fp8Recipe = known.recipe;
    }
}

}  // namespace shardscope
