// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/megatron_read_model.h"
#include "core/base/message.h"
#include "core/launch/foreign_readers.h"

#include <algorithm>
#include <cstdlib>

namespace shardscope {
namespace {

void readAttention(LaunchReader& reader, ConfigValue& model)
{
    const std::int64_t heads = reader.integer("--num-attention-heads").value_or(1);
    const std::int64_t hidden = reader.integer("--hidden-size").value_or(1);
    const bool isLatent = reader.isOn("--multi-latent-attention");
    const bool isGrouped = reader.isOn("--group-query-attention");
    model.set("heads", heads);
    // Megatron-DeepSpeed's name for the groups.
    const std::optional<std::int64_t> keyValueHeads = reader.integer("--num-key-value-heads");
    // One for all heads is Pai-Megatron-Patch's name for it (megatron_patch/arguments.py).
    const bool isShared = reader.word("--attention-head-type").value_or("") == "multiquery";
    model.set("kv_heads", keyValueHeads ? *keyValueHeads
                          : isGrouped   ? reader.integer("--num-query-groups").value_or(1)
                          : isShared    ? std::int64_t{1}
                                        : heads);
    if (isLatent) {
        model.set("mla.q_lora_rank", reader.integer("--q-lora-rank").value_or(0));
        model.set("mla.kv_lora_rank", reader.integer("--kv-lora-rank").value_or(32));
        model.set("mla.qk_nope_head_dim", reader.integer("--qk-head-dim").value_or(128));
        model.set("mla.qk_rope_head_dim", reader.integer("--qk-pos-emb-head-dim").value_or(64));
        model.set("mla.v_head_dim", reader.integer("--v-head-dim").value_or(128));
    } else {
        model.set("head_dim", reader.integer("--kv-channels").value_or(heads > 0 ? hidden / heads : 1));
    }
    if (reader.isOn("--qk-layernorm"))
        model.set("qk_norm", "per-head");
    // "4096,0", or a list: tokens before, tokens after.
    const ConfigValue* const window = reader.value("--window-size");
    if (!window)
        return;
    std::int64_t tokens = 0;
    if (window->text())
        tokens = std::strtoll(window->text()->c_str() + (window->text()->starts_with('(') ? 1 : 0), nullptr, 10);
    else if (window->list() && !window->list()->empty())
        tokens = window->list()->front().integer().value_or(0);
    if (tokens < 1)
        return reader.fail("--window-size", "the value is " + window->described(), "tokens before and after, such as 4096,0");
    model.set("sliding_window", tokens);
}

/// How many layers stand before those with experts; nothing where they alternate.
std::optional<std::int64_t> denseFirst(const std::vector<bool>& layers)
{
    const auto first = std::find(layers.begin(), layers.end(), true);
    if (first == layers.end() || std::find(first, layers.end(), false) != layers.end())
        return std::nullopt;
    return first - layers.begin();
}

/// The same for the list in "([0]*3+[1]*58)".
std::optional<std::int64_t> denseFirst(const std::string& frequency)
{
    std::vector<bool> layers;
    for (std::size_t open = frequency.find('['); open != std::string::npos; open = frequency.find('[', open + 1)) {
        const std::size_t close = frequency.find(']', open);
        if (close == std::string::npos)
            return std::nullopt;
        std::int64_t times = 1;
        if (close + 1 < frequency.size() && frequency[close + 1] == '*')
            times = std::clamp<std::int64_t>(std::strtoll(frequency.c_str() + close + 2, nullptr, 10), 0, 65536);
        std::vector<bool> group;
        for (std::size_t at = open + 1; at < close; ++at) {
            if (frequency[at] == '0' || frequency[at] == '1')
                group.push_back(frequency[at] == '1');
        }
        for (std::int64_t i = 0; i < times && layers.size() < 65536; ++i)
            layers.insert(layers.end(), group.begin(), group.end());
    }
    return denseFirst(layers);
}

/// The same of "[0, 0, 1]".
std::optional<std::int64_t> denseFirst(const ConfigValue::List& frequency)
{
    std::vector<bool> layers;
    for (const ConfigValue& layer : frequency) {
        if (layer.integer() != 0 && layer.integer() != 1)
            return std::nullopt;
        layers.push_back(layer.integer() == 1);
    }
    return denseFirst(layers);
}

void readExperts(LaunchReader& reader, ConfigValue& model)
{
    const bool isDeepSpeed = usesDeepSpeed(reader);
    const std::optional<std::int64_t> experts = expertCount(reader);
    if (!experts || *experts < (isDeepSpeed ? 2 : 1))
        return;
    if (isDeepSpeed)
        refuseOtherIntervals(reader);
    model.set("moe.experts", *experts);
    model.set("moe.top_k", isDeepSpeed ? reader.integer("--topk").value_or(1) : reader.integer("--moe-router-topk").value_or(2));
    model.set("moe.expert_ffn", reader.integer("--moe-ffn-hidden-size").value_or(model.find("ffn")->integer().value_or(1)));
    const std::optional<std::int64_t> shared = reader.integer("--moe-shared-expert-intermediate-size");
    model.set("moe.shared_experts", shared ? 1 : 0);
    model.set("moe.shared_expert_ffn", shared.value_or(0));
    std::int64_t dense = 0;
    if (const ConfigValue* const frequency = reader.value("--moe-layer-freq"); frequency && frequency->integer() != 1) {
        const std::optional<std::int64_t> found = frequency->text()   ? denseFirst(*frequency->text())
                                                  : frequency->list() ? denseFirst(*frequency->list())
                                                                      : std::nullopt;
        if (!found)
            return reader.fail("--moe-layer-freq", "the value is " + frequency->described() + ", with which layers alternate",
                               "1, or a list with layers without experts first, such as ([0]*3+[1]*58)");
        dense = *found;
    }
    model.set("moe.dense_layers", dense);
    if (reader.isOn("--moe-shared-expert-gate"))
        model.set("moe.shared_gate", true);
    if (reader.isOn("--moe-router-enable-expert-bias"))
        model.set("moe.correction_bias", true);
    for (const char* known : {"--moe-grouped-gemm", "--moe-router-score-function"})
        (void)reader.has(known);
}

struct TokenizerSize {
    std::string_view type;
    std::int64_t vocab;
};
// Vocabularies that `--tokenizer-type` implies: the GPT-2 byte-pair encoding (Radford et al. 2019), the Llama 2 sentence pieces (Touvron et
// al. 2023).
constexpr TokenizerSize kTokenizers[] = {{"GPT2BPETokenizer", 50257}, {"Llama2Tokenizer", 32000}};

/// A round number among today's: 128,256 of Llama 3, 129,280 of DeepSeek-V3, 151,936 of Qwen3.
constexpr std::int64_t kUsualVocabulary = 128000;

const Message kTokenizersOwn =
    said("The tokenizer sets the vocabulary, and it is not part of the file. Add --vocab-size to give the vocabulary.");

/// Megatron asks the tokenizer, which is no part of the script, where the flag is not given. Nothing: the file does not name one that is known.
std::optional<std::int64_t> readVocabulary(LaunchReader& reader)
{
    if (reader.has("--vocab-size"))
        return reader.integer("--vocab-size").value_or(1);
    const std::string type = reader.word("--tokenizer-type").value_or("");
    for (const TokenizerSize& known : kTokenizers) {
        if (known.type == type) {
            reader.assume("model.architecture.vocab",
                          said("The file has no --vocab-size; the vocabulary of the tokenizer {} is used.", {type}), "--tokenizer-type");
            return known.vocab;
        }
    }
    return std::nullopt;
}

/// "learned", "rope", "alibi" or "none", as the model's description says it. Forks have names of their own: bigscience's and
/// Megatron-DeepSpeed's "absolute", "rotary" and "alibi", Pai-Megatron-Patch's `--use-alibi-mask`.
std::string readPosition(LaunchReader& reader, bool& isYarn)
{
    const std::string usual = reader.isOn("--use-rotary-position-embeddings") ? "rope"
                              : reader.isOn("--use-alibi-mask")               ? "alibi"
                              : reader.isOn("--no-position-embedding")        ? "none"
                                                                              : "learned_absolute";
    const std::string type =
        reader.oneOf("--position-embedding-type", {"learned_absolute", "absolute", "rope", "rotary", "yarn", "alibi", "none"}, usual);
    isYarn = type == "yarn";
    if (isYarn || type == "rotary")
        return "rope";
    return type.ends_with("absolute") ? "learned" : type;
}

/// Whether the feed-forward has a gate. `--glu-activation` is bigscience's, `--geglu` of others.
bool readGate(LaunchReader& reader)
{
    bool isGated = reader.has("--glu-activation") && reader.word("--glu-activation");
    for (const char* gate : {"--swiglu", "--quick-geglu", "--geglu"})
        isGated = reader.isOn(gate) || isGated;
    return isGated;
}

/// Reads the flags that correspond to Hugging Face's `rope_scaling`; for latent attention YaRN is the default.
void readRopeScaling(LaunchReader& reader, ConfigValue& model, bool isYarnNamed)
{
    const double factor = reader.number("--rotary-scaling-factor").value_or(1);
    const bool isLatent = reader.isOn("--multi-latent-attention");
    const bool isYarn = isYarnNamed || (isLatent && reader.oneOf("--rope-type", {"rope", "yarn"}, "yarn") == "yarn");
    const auto set = [&model](const char* type, double by, std::int64_t positions) {
        model.set("rope_scaling.type", type);
        model.set("rope_scaling.factor", by);
        if (positions > 0)
            model.set("rope_scaling.original_positions", positions);
    };
    if (reader.isOn("--use-rope-scaling")) {
        set("llama3", reader.number("--rope-scaling-factor").value_or(8), 8192);
    } else if (isYarn && factor > 1) {
        set("yarn", factor, isLatent ? 4096 : reader.integer("--yarn-original-max-position-embeddings").value_or(4096));
        for (const auto& [flag, key] :
             {std::pair{"--mscale", "rope_scaling.mscale"}, {"--mscale-all-dim", "rope_scaling.mscale_all_dim"}}) {
            if (const auto value = reader.number(flag); value && *value > 0)
                model.set(key, *value);
        }
    } else if (const auto interpolation = reader.integer("--rotary-seq-len-interpolation-factor"); interpolation && *interpolation > 1) {
        set("linear", static_cast<double>(*interpolation), 0);
    }
}

}  // namespace

void readMegatronModel(LaunchReader& reader)
{
    reader.about("model");
    ConfigValue model = ConfigValue::map();
    const std::int64_t hidden = reader.integer("--hidden-size").value_or(1);
    const bool hasBias = !reader.isOn("--disable-bias-linear");
    bool isYarn = false;
    const std::string position = readPosition(reader, isYarn);
    model.set("layers", reader.integer("--num-layers").value_or(1));
    model.set("hidden", hidden);
    model.set("ffn", reader.integer("--ffn-hidden-size").value_or(reader.isOn("--swiglu") ? hidden * 8 / 3 / 64 * 64 : 4 * hidden));
    model.set("gated", readGate(reader));
    readAttention(reader, model);
    model.set("tied_embeddings", !reader.isOn("--untie-embeddings-and-output-weights"));
    model.set("bias", hasBias);
    if (!hasBias && reader.isOn("--add-qkv-bias"))
        model.set("qkv_bias", true);
    const bool isRotary = position == "rope";
    model.set("position", position);
    const std::string norm = reader.oneOf("--normalization", {"LayerNorm", "RMSNorm", "layernorm", "rmsnorm"}, "LayerNorm");
    model.set("norm", norm == "RMSNorm" || norm == "rmsnorm" ? "rmsnorm" : "layernorm");
    if (const auto base = reader.number("--rotary-base"); base && isRotary)
        model.set("rope_theta", *base);
    if (isRotary)
        readRopeScaling(reader, model, isYarn);
    if (const auto epsilon = reader.number("--norm-epsilon"))
        model.set("norm_epsilon", *epsilon);
    if (const auto most = reader.integer("--max-position-embeddings"))
        model.set("max_positions", *most);
    if (const auto layers = reader.integer("--mtp-num-layers"))
        model.set("mtp_layers", *layers);
    readExperts(reader, model);
    const std::optional<std::int64_t> vocabulary = readVocabulary(reader);
    reader.about({});
    if (!vocabulary)
        return setArchitectureOfAnyVocabulary(reader, model, {"--vocab-size", kTokenizersOwn, kUsualVocabulary, kTokenizersOwn});
    model.set("vocab", *vocabulary);
    reader.setArchitecture(model);
}

}  // namespace shardscope
