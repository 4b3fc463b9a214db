// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/encoders.h"

#include <algorithm>
#include <iterator>

#include "core/base/nearest_name.h"
#include "core/io/huggingface/harmless_keys.h"
#include "core/io/huggingface/tower.h"
#include "core/model/architecture.h"

namespace shardscope::huggingface {
namespace {

/// By the class of the tower, or of the wrapper where the tower states none. SigLIP and CLIP serve several wrappers, each with a
/// projector of its own.
struct TowerRow {
    std::string_view type;
    std::string_view wrapper;  ///< empty: any
    void (*read)(const Tower& tower);
};

constexpr TowerRow kTowers[] = {
    {"qwen2_vl", {}, readQwen2Tower},
    {"qwen2_5_vl", {}, readQwen25Tower},
    {"qwen3_vl", {}, readQwen3Tower},
    {"qwen3_vl_moe", {}, readQwen3Tower},
    {"qwen3_5", {}, readQwen3Tower},
    {"qwen3_5_moe", {}, readQwen3Tower},
    {"gemma4_vision", {}, readGemma4Tower},
    {"llama4_vision_model", {}, readLlama4Tower},
    {"clip_vision_model", "llava", readLlavaTower},
    {"siglip_vision_model", "gemma3", readGemma3Tower},
    {"qwen2_5_omni_vision_encoder", {}, readQwen25Tower},
    {"qwen3_omni_moe_vision_encoder", {}, readQwen3Tower},
    {"qwen2_audio_encoder", {}, readQwen2AudioTower},
    {"voxtral_encoder", {}, readVoxtralTower},
    {"qwen2_5_omni_audio_encoder", {}, readQwen25OmniTower},
    {"qwen3_omni_moe_audio_encoder", {}, readQwen3OmniTower},
};

/// A tower's key in its wrapper, and its name here. Without a class of its own it has that of the wrapper, with this ending.
struct Section {
    std::string_view key;
    std::string_view name;
    std::string_view ending;
};

constexpr Section kSections[] = {{"vision_config", "vision", ""}, {"audio_config", "audio", "_encoder"}};

const TowerRow* findTower(std::string_view type, std::string_view wrapper)
{
    const auto row = std::find_if(std::begin(kTowers), std::end(kTowers), [&](const TowerRow& each) {
        return each.type == type && (each.wrapper.empty() || each.wrapper == wrapper);
    });
    return row == std::end(kTowers) ? nullptr : row;
}

std::string typeOf(const Json& config)
{
    const auto type = config.is_object() ? config.find("model_type") : config.end();
    return type != config.end() && type->is_string() ? type->get<std::string>() : std::string();
}

std::string withoutVision(std::string type)
{
    constexpr std::string_view kEnding = "_vision";
    if (type.starts_with("qwen") && type.ends_with(kEnding))
        type.resize(type.size() - kEnding.size());
    return type;
}

constexpr std::string_view kThinker = "thinker_config";

/// Omni models keep their towers and their language model in one of several parts.
Config wrapperOfTowers(Config& outermost) { return outermost.isObject(kThinker) ? *outermost.child(kThinker) : outermost; }

/// Leaves the key unread where its class is not known here, so that it is named.
void readTower(Config& wrapper, const std::string& outer, const Section& section, Architecture& architecture)
{
    std::string type = withoutVision(typeOf(*wrapper.peek(section.key)));
    if (type.empty() || type == "vision")
        type = outer + std::string(section.ending);
    const TowerRow* row = findTower(type, outer);
    if (!row)
        return;
    Config config = *wrapper.child(section.key);
    (void)config.word("model_type", "");
    Encoder encoder;
    encoder.name = section.name;
    encoder.modelType = type;
    row->read({config, wrapper, architecture.hidden, encoder});
    if (!config.failed())
        architecture.encoders.push_back(std::move(encoder));
}

}  // namespace

void addLayers(const Tower& tower, const TowerSizes& sizes, bool gated, bool bias)
{
    Encoder& encoder = tower.encoder;
    tower.config.requireMultiple(sizes.hidden, "hidden_size", sizes.heads, "num_heads", "hidden_size");
    LayerKind layer;
    layer.name = "encoder";
    layer.attention.heads = layer.attention.kvHeads = sizes.heads;
    layer.attention.headDim = std::max<std::int64_t>(1, sizes.hidden / std::max<std::int64_t>(1, sizes.heads));
    layer.attention.bidirectional = true;
    layer.attention.qkvBias = layer.attention.outputBias = bias;
    layer.feedForward = FeedForward{sizes.ffn, gated, bias};
    encoder.hidden = sizes.hidden;
    encoder.kinds = {layer};
    encoder.kindOfLayer.assign(static_cast<std::size_t>(sizes.layers), 0);
}

void addPatches(const Tower& tower, std::int64_t elements, bool bias)
{
    tower.input().matrix("patch_embed", tower.encoder.hidden, elements, TensorCut::Replicated, bias);
}

void readEncoders(Config& outermost, Architecture& architecture)
{
    Config wrapper = wrapperOfTowers(outermost);
    const Json* stated = wrapper.find("model_type");
    if (!stated || !stated->is_string())
        return;
    for (const Section& section : kSections) {
        if (wrapper.peek(section.key) && wrapper.peek(section.key)->is_object())
            readTower(wrapper, stated->get<std::string>(), section, architecture);
    }
}

std::vector<std::string> unreadTowerKeys(Config& outermost)
{
    std::vector<std::string> keys;
    Config wrapper = wrapperOfTowers(outermost);
    const std::string prefix = outermost.isObject(kThinker) ? std::string(kThinker) + "." : std::string();
    const std::vector<std::string> unread = wrapper.unread();
    for (const Section& section : kSections) {
        const std::string name = prefix + std::string(section.key);
        if (std::find(unread.begin(), unread.end(), section.key) != unread.end()) {
            keys.push_back(name);
            continue;
        }
        const std::optional<Config> tower = wrapper.child(section.key);
        for (const std::string& key : tower ? tower->unread() : std::vector<std::string>()) {
            if (!isHarmless(key))
                keys.push_back(name + "." + key);
        }
    }
    return keys;
}

Result<Encoder> readEncoderConfig(const Json& json, const std::string& name, std::int64_t modelWidth, const std::string& file)
{
    Config config(json, file, {});
    if (!config.failed() && !config.has("model_type"))
        config.fail(ErrorCode::MissingKey, {"model_type", "the class of the encoder"}, "model_type");
    if (config.failed())
        return config.error();
    const std::string type = withoutVision(config.word("model_type", ""));
    const TowerRow* row = findTower(type, {});
    if (!row) {
        std::vector<std::string> known;
        for (const TowerRow& each : kTowers)
            known.emplace_back(each.wrapper.empty() ? each.type : std::string_view());
        std::erase(known, std::string());
        std::string all;
        for (const std::string& each : known)
            all += (all.empty() ? "" : ", ") + each;
        return Error{ErrorCode::UnknownName, {"encoder", type, nearestName(type, known), all}, file, config.pointerTo("model_type")};
    }
    Encoder encoder;
    encoder.name = name;
    encoder.modelType = type;
    row->read({config, config, modelWidth, encoder});
    for (const char* key : {"out_hidden_size", "output_dim", "hidden_size"}) {
        const bool isOutput = key != std::string_view("hidden_size") || type == "qwen2_vl";
        if (isOutput && config.isNumber(key) && *config.find(key) != modelWidth)
            config.contradiction("the encoder's tokens are " + config.find(key)->dump() + " wide, the model " + std::to_string(modelWidth),
                                 key);
    }
    if (config.failed())
        return config.error();
    return encoder;
}

}  // namespace shardscope::huggingface
