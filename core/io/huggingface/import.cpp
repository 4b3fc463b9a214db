// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/import.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include "core/base/nearest_name.h"
#include "core/io/huggingface/encoders.h"
#include "core/io/huggingface/engram.h"
#include "core/io/huggingface/harmless_keys.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/validate.h"

namespace shardscope {
namespace huggingface {
namespace {

/// The part of a config that describes the text decoder, its `model_type`, and the whole, of which it may be a part.
struct TextModel {
    Config config;
    std::string type;
    Config outermost;
};

constexpr std::string_view kInnerKeys[] = {"text_config",       "language_config", "llm_config", "thinker_config",
                                           "text_model_config", "lm_config",       "vlm_config", "language_model_config"};

/// The class that a wrapper takes where its inner config names none, and the types that only old wrappers use.
constexpr std::pair<std::string_view, std::string_view> kInnerTypes[] = {
    {"aria", "aria_text"},
    {"aya_vision", "cohere2"},
    {"cohere2_vision", "cohere2"},
    {"deepseek_vl", "llama"},
    {"deepseek_vl_hybrid", "llama"},
    {"emu3", "emu3_text_model"},
    {"fuyu", "persimmon"},
    {"gemma3", "gemma3_text"},
    {"gemma3n", "gemma3n_text"},
    {"gemma4", "gemma4_text"},
    {"glm4v", "glm4v_text"},
    {"glm4v_moe", "glm4v_moe_text"},
    {"got_ocr2", "qwen2"},
    {"idefics2", "mistral"},
    {"idefics3", "llama"},
    {"internvl", "qwen2"},
    {"janus", "llama"},
    {"llama4", "llama4_text"},
    {"llava", "llama"},
    {"llava_next", "llama"},
    {"llava_next_video", "llama"},
    {"llava_onevision", "qwen2"},
    {"minimax_m3_vl", "minimax_m3"},
    {"mistral3", "mistral"},
    {"mllama", "mllama_text_model"},
    {"ovis2", "qwen2"},
    {"paligemma", "gemma"},
    {"perception_lm", "llama"},
    {"pixtral", "mistral"},
    {"qwen2_5_omni_thinker", "qwen2_5_omni_text"},
    {"qwen2_5_vl", "qwen2_5_vl_text"},
    {"qwen2_audio", "qwen2"},
    {"qwen2_vl", "qwen2_vl_text"},
    {"qwen3_5", "qwen3_5_text"},
    {"qwen3_5_moe", "qwen3_5_moe_text"},
    {"qwen3_omni_moe_thinker", "qwen3_omni_moe_text"},
    {"qwen3_vl", "qwen3_vl_text"},
    {"qwen3_vl_moe", "qwen3_vl_moe_text"},
    {"shieldgemma2", "gemma3_text"},
    {"smolvlm", "llama"},
    {"video_llava", "llama"},
    {"vipllava", "llama"},
    {"voxtral", "llama"},
};

std::string innerTypeOf(std::string_view wrapper)
{
    for (const auto& [type, inner] : kInnerTypes) {
        if (type == wrapper)
            return std::string(inner);
    }
    return {};
}

std::string withoutPunctuation(std::string_view text)
{
    std::string plain;
    for (const char c : text) {
        if (std::isalnum(static_cast<unsigned char>(c)))
            plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return plain;
}

/// "Qwen2MoeForCausalLM" → "qwen2_moe": the type that a config without `model_type` means, or empty.
std::string typeFromArchitecture(Config& config)
{
    const auto architectures = config.words("architectures");
    if (!architectures || architectures->empty())
        return {};
    std::string_view name = architectures->front();
    for (const std::string_view ending : {std::string_view("ForCausalLM"), std::string_view("LMHeadModel"), std::string_view("Model")}) {
        if (name.size() > ending.size() && name.substr(name.size() - ending.size()) == ending) {
            name.remove_suffix(ending.size());
            break;
        }
    }
    const std::string wanted = withoutPunctuation(name);
    for (const std::string& type : supportedModelTypes()) {
        if (withoutPunctuation(type) == wanted)
            return type;
    }
    return {};
}

bool canRead(std::string_view type) { return findDense(type) || findReader(type); }

/// Whether the config's own keys describe a decoder, as in wrappers from before `text_config`.
bool hasDimensions(const Config& config)
{
    return config.has("hidden_size") || config.has("n_embd") || config.has("d_model") || config.has("n_embed") || config.has("model_dim");
}

Error notADecoder(const Config& config, const std::string& type, std::string_view why)
{
    return Error{ErrorCode::NotACausalDecoder, {type, std::string(why)}, config.file(), config.pointerTo("model_type")};
}

/// Finds the text decoder: the config itself, or a wrapper's object `text_config`, `language_config`, `llm_config`, `thinker_config`, …
/// Refuses a model that is no causal decoder.
Result<TextModel> findTextModel(const Json& json, const std::string& file, const std::string& pointer)
{
    Config config(json, file, pointer);
    const Config outermost = config;
    std::string type = config.word("model_type", "");
    if (type.empty())
        type = typeFromArchitecture(config);
    // Two levels at most: qwen2_5_omni keeps its text model under thinker_config/text_config.
    for (int level = 0; level < 3; ++level) {
        if (config.failed())
            return config.error();
        if (const std::string_view why = whyRefused(type); !why.empty())
            return notADecoder(config, type, why);
        if (config.flag("is_encoder_decoder", false) && !type.empty())
            return notADecoder(config, type, "it is an encoder–decoder");
        if (canRead(type) && hasDimensions(config))
            break;
        const auto key =
            std::find_if(std::begin(kInnerKeys), std::end(kInnerKeys), [&](std::string_view candidate) { return config.has(candidate); });
        if (key == std::end(kInnerKeys))
            break;
        std::string fallback = innerTypeOf(type);
        config = *config.child(*key);
        config.setNested(outermost);
        type = config.word("model_type", fallback);
        if (type.empty())
            type = typeFromArchitecture(config);
    }
    if (config.failed())
        return config.error();
    if (type.empty()) {
        return Error{ErrorCode::MissingKey,
                     {"model_type", "the kind of model; without it and without \"architectures\" this is no model's config.json"},
                     config.file(),
                     config.pointerTo("model_type")};
    }
    // Old wrappers (the first LLaVA, InternVL) keep the decoder's keys next to their own.
    if (!canRead(type) && whyRefused(type).empty() && hasDimensions(config) && canRead(innerTypeOf(type)))
        type = innerTypeOf(type);
    return TextModel{std::move(config), std::move(type), outermost};
}

Error unknownType(const std::string& type, const TextModel& model)
{
    return Error{ErrorCode::UnknownArchitecture,
                 {type, nearestName(type, supportedModelTypes())},
                 model.config.file(),
                 model.config.pointerTo("model_type")};
}

/// The first of these keys that holds a number above 0; 0 where none does.
double firstNumber(const Config& config, Keys keys)
{
    for (const std::string_view key : keys) {
        const double number = config.isNumber(key) ? config.find(key)->get<double>() : 0;
        if (number > 0 && number <= kMaxRopeTheta)
            return number;
    }
    return 0;
}

/// `rope_scaling`, or `rope_parameters` of transformers 5. A kind that is not known here is as good as not stated.
RopeScaling ropeScalingOf(const Config& config)
{
    std::string word;
    for (const char* key : {"rope_type", "type"}) {
        if (const Json* value = config.find(key); word.empty() && value && value->is_string())
            word = value->get<std::string>();
    }
    RopeScaling scaling;
    scaling.kind = word == "su" ? RopeScalingKind::LongRope : fromName<RopeScalingKind>(word).value_or(RopeScalingKind::None);
    if (scaling.kind == RopeScalingKind::None)
        return {};
    const auto number = [&config](std::string_view key) {
        const double value = firstNumber(config, {key});
        return value <= kMaxRopeFactor ? value : 0;
    };
    scaling.factor = number("factor");
    scaling.originalPositions =
        static_cast<std::int64_t>(std::min(firstNumber(config, {"original_max_position_embeddings"}), static_cast<double>(kMaxPositions)));
    scaling.mscale = number("mscale");
    scaling.mscaleAllDim = number("mscale_all_dim");
    return scaling;
}

/// Values that change no count of parameters, but that a launcher has to be told. transformers 5 keeps the base of the rotary frequencies in
/// `rope_parameters`, by kind of layer where kinds differ; whole layers' base is the model's.
void readNumerics(const Config& config, Architecture& architecture)
{
    architecture.normEpsilon =
        firstNumber(config, {"rms_norm_eps", "layer_norm_eps", "layer_norm_epsilon", "layernorm_epsilon", "norm_epsilon", "norm_eps"});
    if (architecture.normEpsilon > 1)
        architecture.normEpsilon = 0;
    if (architecture.position != Position::Rope)
        return;
    architecture.ropeTheta = firstNumber(config, {"rope_theta", "rotary_emb_base", "rope_embedding_base"});
    Config outer = config;
    // DBRX and MPT keep it with the rest of their attention.
    if (architecture.ropeTheta == 0 && outer.isObject("attn_config"))
        architecture.ropeTheta = firstNumber(*outer.child("attn_config"), {"rope_theta"});
    std::optional<Config> parameters = outer.isObject("rope_parameters") ? outer.child("rope_parameters") : std::nullopt;
    if (parameters && parameters->isObject("full_attention"))
        parameters = parameters->child("full_attention");
    if (parameters && architecture.ropeTheta == 0)
        architecture.ropeTheta = firstNumber(*parameters, {"rope_theta"});
    if (outer.isObject("rope_scaling"))
        architecture.ropeScaling = ropeScalingOf(*outer.child("rope_scaling"));
    else if (parameters)
        architecture.ropeScaling = ropeScalingOf(*parameters);
}

Result<Architecture> readTextModel(TextModel& model)
{
    Architecture architecture;
    architecture.modelType = model.type;
    if (const DenseRow* row = findDense(model.type))
        readDenseDecoder(model.config, architecture, row->traits);
    else if (const ReaderRow* reader = findReader(model.type))
        reader->read(model.config, architecture);
    else if (const std::string_view why = whyRefused(model.type); !why.empty())
        return notADecoder(model.config, model.type, why);
    else
        return unknownType(model.type, model);
    if (model.config.failed())
        return model.config.error();
    readNumerics(model.config, architecture);
    readMemory(model.config, architecture);
    if (model.config.failed())
        return model.config.error();
    readEncoders(model.outermost, architecture);
    if (model.outermost.failed())
        return model.outermost.error();
    if (const Result<void> valid = validateArchitecture(architecture); !valid) {
        Error error = valid.error();
        error.file = model.config.file();
        error.pointer = model.config.pointerTo("num_hidden_layers").substr(0, model.config.pointerTo("").size() - 1);
        return error;
    }
    return architecture;
}

}  // namespace
}  // namespace huggingface

std::vector<std::string> unreadConfigKeys(std::string_view text)
{
    const Result<Json> json = parsePythonJson(text, {});
    if (!json)
        return {};
    try {
        Result<huggingface::TextModel> model = huggingface::findTextModel(*json, {}, {});
        const Result<Architecture> architecture = model ? huggingface::readTextModel(*model) : model.error();
        if (!architecture)
            return {};
        std::vector<std::string> keys = model->config.unread();
        const std::vector<std::string> outer = model->outermost.unread();
        keys.insert(keys.end(), outer.begin(), outer.end());
        std::erase_if(keys, [](const std::string& key) { return huggingface::isHarmless(key); });
        if (model->config.isObject("sparse_attention_config")) {
            for (const std::string& key : model->config.child("sparse_attention_config")->unread())
                keys.push_back("sparse_attention_config." + key);
        }
        const std::vector<std::string> ofTowers = huggingface::unreadTowerKeys(model->outermost);
        keys.insert(keys.end(), ofTowers.begin(), ofTowers.end());
        std::sort(keys.begin(), keys.end());
        keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
        return keys;
    } catch (const std::exception&) {
        return {};
    }
}

Result<Architecture> importHuggingFaceConfig(std::string_view text, std::string_view file)
{
    const Result<Json> json = parsePythonJson(text, file);
    if (!json)
        return json.error();
    try {
        Result<huggingface::TextModel> model = huggingface::findTextModel(*json, std::string(file), {});
        if (!model)
            return model.error();
        return huggingface::readTextModel(*model);
    } catch (const std::exception& reason) {
        return Error{ErrorCode::Internal, {reason.what()}, std::string(file), {}};
    }
}

}  // namespace shardscope
