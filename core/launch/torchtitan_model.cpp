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

// torchtitan/models/*/__init__.py of v0.2.2, */config_registry.py of main.
constexpr TorchtitanModel kModels[] = {{"llama-3-8b", "llama3", "8B", "llama3_8b", false},
                                       {"llama-3.1-8b", "llama3", "8B", "llama3_8b", false},
                                       {"llama-3-70b", "llama3", "70B", "llama3_70b", true},
                                       {"llama-3.1-70b", "llama3", "70B", "llama3_70b", true},
                                       {"llama-3.1-405b", "llama3", "405B", "llama3_405b", true},
                                       {"qwen3-0.6b", "qwen3", "0.6B", "qwen3_0_6b", false},
                                       {"qwen3-1.7b", "qwen3", "1.7B", "qwen3_1_7b", false},
                                       {"qwen3-4b", "qwen3", "4B", "", false},
                                       {"qwen3-8b", "qwen3", "8B", "", false},
                                       {"qwen3-14b", "qwen3", "14B", "qwen3_14b", true},
                                       {"qwen3-32b", "qwen3", "32B", "qwen3_32b", true},
                                       {"qwen3-30b-a3b", "qwen3", "30B-A3B", "qwen3_30b_a3b", true},
                                       {"qwen3-235b-a22b", "qwen3", "235B-A22B", "", false},
                                       {"deepseek-v2-lite", "deepseek_v3", "16B", "deepseek_v3_16b", false},
                                       {"deepseek-v2", "deepseek_v3", "236B", "", false},
                                       {"deepseek-v3", "deepseek_v3", "671B", "deepseek_v3_671b", false},
                                       {"gpt-oss-20b", "gpt_oss", "20b", "gpt_oss_20b", true},
                                       {"gpt-oss-120b", "gpt_oss", "120b", "gpt_oss_120b", true}};

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
    if (const TorchtitanModel* model = torchtitanModelOf(preset)) {
        const std::string_view flavor = isMain(draft) ? model->config : model->flavor;
        if (!flavor.empty())
            return NamedModel{std::string(model->name), std::string(flavor), model->recomputesAll};
    }
    const std::string_view module = draft.decoder ? moduleLike(*draft.decoder) : std::string_view{};
    if (module.empty()) {
        draft.refuse("launch-model-unknown",
                     {{"target", std::string("torchtitan")}, {"known", std::string("llama3, qwen3, deepseek_v3, gpt_oss")}});
        return std::nullopt;
    }
    std::string flavor = preset.empty() ? "custom" : preset;
    if (isMain(draft))
        std::replace_if(
            flavor.begin(), flavor.end(), [](char letter) { return letter == '-' || letter == '.'; }, '_');
    draft.change("launch-flavor-missing", {{"module", std::string(module)}, {"flavor", flavor}});
    const ModelNumerics numerics = statedNumerics(draft);
    draft.change("launch-flavor-values", {{"rope_theta", numerics.ropeTheta},
                                          {"norm_eps", numberText(numerics.normEpsilon)},
                                          {"tied", std::string(draft.decoder->tiedEmbeddings ? "tied" : "untied")}});
    return NamedModel{std::string(module), flavor, false};
}

}  // namespace shardscope
