// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/adapted_modules.h"

#include "core/model/architecture.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

using enum AdapterTarget;

struct Module {
    std::string_view name;
    std::vector<AdapterTarget> holds;
};

/// Names in transformers' modelling files; the first of a weight is that of Llama, Mistral, Qwen, Gemma, OLMo and most others.
const std::vector<Module>& modules()
{
    static const std::vector<Module> kModules{
        {"q_proj", {Queries}},
        {"k_proj", {Keys}},
        {"v_proj", {Values}},
        {"o_proj", {Output}},
        {"gate_proj", {Gate}},
        {"up_proj", {Up}},
        {"down_proj", {Down}},
        {"lm_head", {Head}},
        {"mlp.gate", {Router}},
        {"router", {Router}},
        {"qkv_proj", {Queries, Keys, Values}},  // Phi-3
        {"gate_up_proj", {Gate, Up}},
        {"query_key_value", {Queries, Keys, Values}},  // GPT-NeoX, Falcon, BLOOM
        {"dense_h_to_4h", {Up}},
        {"dense_4h_to_h", {Down}},
        {"dense", {Output}},
        {"c_attn", {Queries, Keys, Values}},  // GPT-2
        {"attn.c_proj", {Output}},
        {"mlp.c_proj", {Down}},
        {"c_proj", {Output, Down}},
        {"c_fc", {Up}},
        {"Wqkv", {Queries, Keys, Values}},  // MPT
        {"out_proj", {Output}},             // OPT, GPT-J
        {"fc1", {Up}},
        {"fc2", {Down}},
        {"fc_in", {Up}},
        {"fc_out", {Down}},
        {"q_a_proj", {Queries}},  // latent attention of DeepSeek
        {"q_b_proj", {Queries}},
        {"kv_a_proj_with_mqa", {Keys, Values}},
        {"kv_b_proj", {Keys, Values}},
    };
    return kModules;
}

/// Families whose modules have names of their own; a weight that is not named here has the common name.
struct Family {
    std::string_view modelType;
    std::vector<std::string_view> names;
};

const std::vector<Family>& families()
{
    static const std::vector<Family> kFamilies{
        {"phi3", {"qkv_proj", "gate_up_proj"}},
        {"gpt_neox", {"query_key_value", "dense", "dense_h_to_4h", "dense_4h_to_h"}},
        {"falcon", {"query_key_value", "dense", "dense_h_to_4h", "dense_4h_to_h"}},
        {"bloom", {"query_key_value", "dense", "dense_h_to_4h", "dense_4h_to_h"}},
        {"gpt2", {"c_attn", "attn.c_proj", "c_fc", "mlp.c_proj"}},
        {"mpt", {"Wqkv", "out_proj"}},
        {"opt", {"out_proj", "fc1", "fc2"}},
        {"gptj", {"out_proj", "fc_in", "fc_out"}},
        {"phi", {"dense", "fc1", "fc2"}},
    };
    return kFamilies;
}

const Module* moduleCalled(std::string_view name)
{
    const auto found = std::find_if(modules().begin(), modules().end(), [name](const Module& module) { return module.name == name; });
    return found == modules().end() ? nullptr : &*found;
}

bool holds(const Module& module, AdapterTarget target)
{
    return std::find(module.holds.begin(), module.holds.end(), target) != module.holds.end();
}

bool hasLatentAttention(const Architecture& architecture)
{
    return std::any_of(architecture.kinds.begin(), architecture.kinds.end(), [](const LayerKind& kind) { return kind.attention.latent; });
}

bool isGated(const Architecture& architecture)
{
    return std::any_of(architecture.kinds.begin(), architecture.kinds.end(), [](const LayerKind& kind) {
        return (kind.feedForward && kind.feedForward->gated) || (kind.experts && kind.experts->expert.gated);
    });
}

void appendLatent(std::vector<std::string>& names, AdapterTarget target)
{
    for (const char* name : {"q_a_proj", "q_b_proj", "kv_a_proj_with_mqa", "kv_b_proj"}) {
        if (holds(*moduleCalled(name), target))
            names.emplace_back(name);
    }
}

void appendName(std::vector<std::string>& names, AdapterTarget target, std::string_view modelType)
{
    const auto known =
        std::find_if(families().begin(), families().end(), [modelType](const Family& family) { return family.modelType == modelType; });
    if (known != families().end()) {
        for (const std::string_view name : known->names) {
            if (holds(*moduleCalled(name), target))
                return names.emplace_back(name), void();
        }
    }
    const auto common = std::find_if(modules().begin(), modules().end(), [target](const Module& module) { return holds(module, target); });
    if (common != modules().end())
        names.emplace_back(common->name);
}

/// "model.layers.*.self_attn.q_proj" and "self_attn.q_proj" end in the name; GPT-2's two `c_proj` differ in what is before.
std::string_view lastPart(std::string_view module) { return module.substr(module.rfind('.') + 1); }

}  // namespace

std::vector<AdapterTarget> targetsOfModule(std::string_view module)
{
    for (const Module& known : modules()) {
        if (module == known.name || (known.name.find('.') != std::string_view::npos && module.ends_with(known.name)))
            return known.holds;
    }
    if (const Module* const known = moduleCalled(lastPart(module)))
        return known->holds;
    return module == "gate" ? std::vector{Router} : std::vector<AdapterTarget>{};
}

std::vector<std::string> modulesOf(const std::vector<AdapterTarget>& targets, const Architecture& architecture)
{
    std::vector<std::string> names;
    for (const AdapterTarget target : targets) {
        const bool isLatent = hasLatentAttention(architecture) && (target == Queries || target == Keys || target == Values);
        if (isLatent)
            appendLatent(names, target);
        else if (target != Experts && (target != Gate || isGated(architecture)))
            appendName(names, target, architecture.modelType);
    }
    // A fused module is named once.
    std::vector<std::string> once;
    for (std::string& name : names) {
        if (std::find(once.begin(), once.end(), name) == once.end())
            once.push_back(std::move(name));
    }
    return once;
}

bool isExpertParameter(std::string_view name) { return name.find("experts.") != std::string_view::npos; }

std::vector<AdapterTarget> allLinearTargets() { return {Queries, Keys, Values, Output, Gate, Up, Down}; }

std::vector<AdapterTarget> targetsOfPeft(std::string_view modelType)
{
    for (const char* fused : {"gpt2", "bloom", "gpt_neox", "falcon", "mpt", "chatglm"}) {
        if (modelType == fused)
            return {Queries, Keys, Values};
    }
    if (modelType == "phi")
        return {Queries, Values, Up, Down};
    for (const char* plain :
         {"opt", "gptj", "llama", "llama4", "mistral", "mixtral", "stablelm", "gemma", "gemma2", "gemma3_text", "qwen2", "qwen3"}) {
        if (modelType == plain)
            return {Queries, Values};
    }
    return {};
}

}  // namespace shardscope
