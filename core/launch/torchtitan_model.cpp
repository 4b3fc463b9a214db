// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/torchtitan_model.h"

#include "core/launch/config_value.h"
#include "core/launch/model_numerics.h"
#include "core/scenario/model_source.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

// torchtitan/models/*/__init__.py of v0.2.2, */config_registry.py of main. A flavor of two presets is read as the first: it scales rotary
// positions as Llama 3.1 does, for 131,072 of them.
constexpr TorchtitanModel kModels[] = {{"llama-3.1-8b", "llama3", "8B", "llama3_8b"},
                                       {"llama-3-8b", "llama3", "8B", "llama3_8b"},
                                       {"llama-3.1-70b", "llama3", "70B", "llama3_70b"},
                                       {"llama-3-70b", "llama3", "70B", "llama3_70b"},
                                       {"llama-3.1-405b", "llama3", "405B", "llama3_405b"},
                                       {"llama-3.2-1b", "llama3", "", "", "1B"},
                                       {"llama-3.2-3b", "llama3", "", "", "3B"},
                                       {"qwen3-0.6b", "qwen3", "0.6B", "qwen3_0_6b"},
                                       {"qwen3-1.7b", "qwen3", "1.7B", "qwen3_1_7b"},
                                       {"qwen3-4b", "qwen3", "4B", "", "4B"},
                                       {"qwen3-8b", "qwen3", "8B", "", "8B"},
                                       {"qwen3-14b", "qwen3", "14B", "qwen3_14b"},
                                       {"qwen3-32b", "qwen3", "32B", "qwen3_32b"},
                                       {"qwen3-30b-a3b", "qwen3", "30B-A3B", "qwen3_30b_a3b"},
                                       {"qwen3-235b-a22b", "qwen3", "235B-A22B", "", "235B-A22B"},
                                       {"deepseek-v2-lite", "deepseek_v3", "16B", "deepseek_v3_16b"},
                                       {"deepseek-v2", "deepseek_v3", "236B", "", "236B"},
                                       {"deepseek-v3", "deepseek_v3", "671B", "deepseek_v3_671b"},
                                       {"gpt-oss-20b", "gpt_oss", "20b", "gpt_oss_20b"},
                                       {"gpt-oss-120b", "gpt_oss", "120b", "gpt_oss_120b"}};

/// Which of its models has layers of this kind.
std::string_view moduleLike(const PlainDecoder& decoder)
{
    if (!decoder.gated || decoder.bias || decoder.norm != Norm::RmsNorm || decoder.position != Position::Rope || decoder.mtpLayers > 0)
        return {};
    if (decoder.attention.latent)
        return "deepseek_v3";
    if (decoder.attention.qkvBias || decoder.attention.slidingWindow > 0)
        return {};
    return decoder.experts || decoder.attention.qkNorm == QkNorm::PerHead ? "qwen3" : "llama3";
}

/// Returns the rotary scaling of every model of a module, in both branches (v0.2.2 model/args.py, main __init__.py and common/rope.py).
RopeScaling scalingOf(std::string_view module)
{
    constexpr double kLlama = 8;
    constexpr double kDeepSeek = 40;
    constexpr double kGptOss = 32;
    if (module == "llama3")
        return {RopeScalingKind::Llama3, kLlama, 8192};
    if (module == "deepseek_v3")
        return {RopeScalingKind::Yarn, kDeepSeek, 4096};
    if (module == "gpt_oss")
        return {RopeScalingKind::Yarn, kGptOss, 4096};
    return {};
}

bool isMain(const LaunchDraft& draft) { return draft.result.target == Target::Torchtitan; }

}  // namespace

const TorchtitanModel* torchtitanModelOf(std::string_view preset)
{
    const auto* const found =
        std::find_if(std::begin(kModels), std::end(kModels), [&](const TorchtitanModel& model) { return model.preset == preset; });
    return found == std::end(kModels) ? nullptr : found;
}

const TorchtitanModel* torchtitanModelNamed(std::string_view name, std::string_view flavorOrConfig)
{
    const auto* const found = std::find_if(std::begin(kModels), std::end(kModels), [&](const TorchtitanModel& model) {
        return model.name == name && !flavorOrConfig.empty() && (model.flavor == flavorOrConfig || model.config == flavorOrConfig);
    });
    return found == std::end(kModels) ? nullptr : found;
}

std::optional<NamedModel> torchtitanModel(LaunchDraft& draft)
{
    const std::string preset = presetIdOf(draft.scenario);
    const TorchtitanModel* const known = torchtitanModelOf(preset);
    const std::string_view own = known == nullptr ? std::string_view{} : isMain(draft) ? known->config : known->flavor;
    if (!own.empty())
        tellRopeScaling(draft, scalingOf(known->name));
    if (!own.empty())
        return NamedModel{std::string(known->name), std::string(own), isMain(draft) ? torchtitanConfigNamed(own) : nullptr};
    const std::string_view like = draft.decoder ? moduleLike(*draft.decoder) : std::string_view{};
    const std::string module(known ? known->name : like);
    if (module.empty()) {
        draft.refuse("launch-model-unknown",
                     {{"target", std::string("torchtitan")}, {"known", std::string("llama3, qwen3, deepseek_v3, gpt_oss")}});
        return std::nullopt;
    }
    const std::string flavor = preset.empty() ? "custom" : preset;
    if (!isMain(draft)) {
        draft.change("launch-flavor-missing", {{"module", module}, {"flavor", flavor}});
        const ModelNumerics numerics = statedNumerics(draft);
        draft.change("launch-flavor-values", {{"rope_theta", numerics.ropeTheta},
                                              {"norm_eps", numberText(numerics.normEpsilon)},
                                              {"tied", std::string(draft.decoder->tiedEmbeddings ? "tied" : "untied")},
                                              {"scaling", textOf(draft.decoder->ropeScaling)}});
        return NamedModel{module, flavor};
    }
    if (known)
        draft.refuse("launch-config-missing", {{"module", module}, {"model", flavor}, {"registered", std::string(known->registered)}});
    else
        draft.refuse("launch-model-not-registered", {{"module", module}});
    return std::nullopt;
}

}  // namespace shardscope
