// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
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
    const std::string granularity =
        reader.word("--recompute-granularity").value_or(reader.isOn("--recompute-activations") ? "selective" : "none");
    if (granularity != "none" && granularity != "selective" && granularity != "full")
        return reader.fail("--recompute-granularity", "\"" + granularity + "\" stands there", "selective or full");
    plan.recompute = granularity == "full" ? Recompute::Full : granularity == "selective" ? Recompute::Selective : Recompute::None;
    const std::string method = reader.word("--recompute-method").value_or("uniform");
    const std::optional<std::int64_t> layers = reader.integer("--recompute-num-layers");
    if (plan.recompute == Recompute::Full && method == "block" && layers)
        reader.set("plan.recompute_layers", *layers, "--recompute-num-layers");
    if (const ConfigValue* modules = reader.value("--recompute-modules"))
        reader.set("plan.recompute_modules", words(*modules), "--recompute-modules");
}

void readOffload(LaunchReader& reader)
{
    const double layers = reader.scenario().architecture->layers();
    if (const auto count = reader.integer("--cpu-offloading-num-layers"))
        reader.set("plan.offload_activations", static_cast<double>(*count) / layers, "--cpu-offloading-num-layers");
    if (reader.isOn("--optimizer-cpu-offload"))
        reader.plan().offload = Offload::Optimizer;
}

void readPrecision(LaunchReader& reader)
{
    Training& training = reader.scenario().training;
    training.precision = reader.isOn("--bf16") ? Precision::Bf16 : reader.isOn("--fp16") ? Precision::Fp16 : Precision::Fp32;
    if (reader.has("--fp8-format"))
        training.precision = Precision::Fp8;
    if (reader.has("--fp4-format"))
        training.precision = Precision::Fp4;
    const std::string recipe = reader.word("--fp8-recipe").value_or("delayed");
    if (recipe == "tensorwise")
        training.software.fp8Recipe = Fp8Recipe::Tensorwise;
    else if (recipe == "blockwise")
        training.software.fp8Recipe = Fp8Recipe::Blockwise;
    else if (recipe == "mxfp8")
        training.software.fp8Recipe = Fp8Recipe::Mx;
    const std::string optimizer = reader.word("--optimizer").value_or("adam");
    const bool isPrecise = reader.isOn("--use-precision-aware-optimizer");
    const bool isShort = isPrecise && reader.word("--exp-avg-dtype").value_or("fp32") == "bf16";
    (void)reader.word("--exp-avg-sq-dtype");
    if (optimizer == "sgd")
        training.optimizer = Optimizer::SgdMomentum;
    else if (optimizer == "muon" || optimizer == "dist_muon")
        training.optimizer = Optimizer::Muon;
    else if (isShort)
        training.optimizer = Optimizer::AdamWBf16;
}

void readKernels(LaunchReader& reader)
{
    Training& training = reader.scenario().training;
    if (const auto backend = reader.word("--attention-backend")) {
        if (*backend == "unfused" || *backend == "local")
            training.attention = AttentionKernel::Unfused;
        else if (*backend == "fused")
            training.attention = AttentionKernel::Cudnn;
        else if (*backend == "flash")
            training.attention = AttentionKernel::Flash2;
    }
    const std::string graph = reader.word("--cuda-graph-impl").value_or("none");
    if (graph != "none")
        training.software.cudaGraph = graph == "full_iteration" ? CudaGraph::Full : CudaGraph::Partial;
    if (reader.isOn("--cross-entropy-loss-fusion"))
        training.software.loss = Loss::Fused;
    if (reader.isOn("--deterministic-mode"))
        training.software.deterministic = true;
}

void readDispatch(LaunchReader& reader)
{
    Software& software = reader.scenario().training.software;
    const std::string type = reader.word("--moe-token-dispatcher-type").value_or("");
    const std::string backend = reader.word("--moe-flex-dispatcher-backend").value_or("deepep");
    if (type == "flex")
        software.moeDispatcher = fromName<MoeDispatcher>(backend);
    else
        software.moeDispatcher = fromName<MoeDispatcher>(type);
    if (reader.isOn("--moe-router-force-load-balancing"))
        software.moeRouting = MoeRouting::ForcedBalance;
    if (const auto factor = reader.number("--moe-expert-capacity-factor"))
        reader.set("training.software.capacity_factor", *factor, "--moe-expert-capacity-factor");
}

}  // namespace

void readMegatronNumbers(LaunchReader& reader)
{
    readRecompute(reader);
    readOffload(reader);
    readPrecision(reader);
    readKernels(reader);
    readDispatch(reader);
}

}  // namespace shardscope
