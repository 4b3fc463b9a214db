// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/argument_dump.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <span>
#include <utility>

#include "core/base/message.h"

namespace shardscope {
namespace {

constexpr std::string_view kBegin = "- arguments -";
constexpr std::string_view kEnd = "- end of arguments -";
constexpr std::int64_t kUsualNode = 8;

struct Printed {
    std::string value;
    std::size_t line = 0;
};
using Arguments = std::map<std::string, Printed, std::less<>>;

/// A switch that is on unless a flag turns it off (Megatron-LM, megatron/training/arguments.py, `store_false`).
constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kOffFlags{
    {{"add_bias_linear", "--disable-bias-linear"},
     {"add_position_embedding", "--no-position-embedding"},
     {"apply_rope_fusion", "--no-rope-fusion"},
     {"async_tensor_model_parallel_allreduce", "--no-async-tensor-model-parallel-allreduce"},
     {"bias_dropout_fusion", "--no-bias-dropout-fusion"},
     {"bias_gelu_fusion", "--no-bias-gelu-fusion"},
     {"bias_swiglu_fusion", "--no-bias-swiglu-fusion"},
     {"gradient_accumulation_fusion", "--no-gradient-accumulation-fusion"},
     {"masked_softmax_fusion", "--no-masked-softmax-fusion"},
     {"overlap_p2p_comm", "--no-overlap-p2p-communication"},
     {"persist_layer_norm", "--no-persist-layer-norm"}}};

/// Their argument has another name than their flag.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kRenamed{
    {{"fp8", "--fp8-format"}, {"fp4", "--fp4-format"}, {"virtual_pipeline_model_parallel_size", "--num-virtual-stages-per-pipeline-rank"}}};

/// Arguments that Megatron computes from the others (validate_args), and those of other programs that share its parser.
constexpr std::array kDerived{"world_size",
                              "rank",
                              "local_rank",
                              "data_parallel_size",
                              "params_dtype",
                              "padded_vocab_size",
                              "transformer_pipeline_model_parallel_size",
                              "num_layers_per_virtual_pipeline_stage",
                              "encoder_num_layers",
                              "decoder_num_layers",
                              "encoder_seq_length",
                              "decoder_seq_length",
                              "use_rotary_position_embeddings",
                              "iteration",
                              "batch_size"};
constexpr std::array kOtherPrograms{"retro_", "vision_", "dino_", "ict_", "img_", "swin_", "biencoder_", "bert_", "mask_"};

bool beginsWithOneOf(std::string_view name, std::span<const char* const> beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(), [name](const char* each) { return name.starts_with(each); });
}

bool isNameCharacter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

/// "[default0]:  seq_length ........ 4096": the name, dots up to column 48, the value. A launcher may write something before it.
std::optional<std::pair<std::string, std::string>> argumentOf(std::string_view line)
{
    const std::size_t dots = line.find(" ..");
    if (dots == std::string_view::npos)
        return std::nullopt;
    std::size_t begin = dots;
    while (begin > 0 && isNameCharacter(line[begin - 1]))
        --begin;
    const std::size_t value = line.find_first_not_of('.', dots + 1);
    if (begin == dots || value == std::string_view::npos || line[value] != ' ')
        return std::nullopt;
    std::string_view rest = line.substr(value + 1);
    rest = rest.substr(0, rest.find_last_not_of(" \t\r") + 1);
    return std::pair(std::string(line.substr(begin, dots - begin)), std::string(rest));
}

/// The vocabulary is in a line of its own, after the arguments: "> padded vocab (size: 50257) with 431 dummy tokens (new size: 50688)".
std::optional<std::int64_t> vocabularyIn(std::string_view line)
{
    constexpr std::string_view kLabel = "padded vocab (size: ";
    const std::size_t at = line.find(kLabel);
    std::int64_t size = 0;
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view digits = line.substr(at + kLabel.size());
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), size);
    return problem == std::errc() && size > 0 ? std::optional(size) : std::nullopt;
}

ConfigValue numberOrText(const std::string& written)
{
    std::int64_t whole = 0;
    const char* const last = written.data() + written.size();
    if (const auto [end, problem] = std::from_chars(written.data(), last, whole); problem == std::errc() && end == last)
        return whole;
    double number = 0;
    if (const auto [end, problem] = std::from_chars(written.data(), last, number); problem == std::errc() && end == last)
        return number;
    return written;
}

/// "['core_attn', 'mlp']" is a list of words.
ConfigValue valueOf(const std::string& written)
{
    if (!written.starts_with('[') || !written.ends_with(']'))
        return numberOrText(written);
    std::string word;
    ConfigValue::List words;
    const auto finish = [&] {
        if (!word.empty())
            words.push_back(numberOrText(std::exchange(word, {})));
    };
    for (const char c : written) {
        if (c == ',' || c == '[' || c == ']')
            finish();
        else if (c != '\'' && c != '"' && c != ' ')
            word += c;
    }
    return words.size() == 1 ? words.front() : ConfigValue(std::move(words));
}

template <std::size_t Count>
std::string_view flagIn(const std::array<std::pair<std::string_view, std::string_view>, Count>& rows, std::string_view name)
{
    for (const auto& [argument, flag] : rows) {
        if (argument == name)
            return flag;
    }
    return {};
}

class Dump {
public:
    explicit Dump(const Arguments& arguments) : m_arguments(arguments) {}

    [[nodiscard]] PlacedSettings settings() const
    {
        PlacedSettings made;
        for (const auto& [name, printed] : m_arguments) {
            const std::string flag = flagOf(name, printed.value);
            if (flag.empty())
                continue;
            const bool isSwitch = printed.value == "True" || printed.value == "False";
            made.values.rawEntries().emplace_back(flag, (isSwitch ? ConfigValue(true) : valueOf(printed.value)).atLine(printed.line));
            made.places.insert_or_assign(flag, name);
        }
        addWorld(made);
        return made;
    }

private:
    [[nodiscard]] std::string value(std::string_view name) const
    {
        const auto found = m_arguments.find(name);
        return found == m_arguments.end() ? std::string() : found->second.value;
    }
    [[nodiscard]] bool isSet(std::string_view name) const
    {
        const std::string written = value(name);
        return !written.empty() && written != "None" && written != "False";
    }

    /// Megatron prints every argument of every part, with its default where the run has no such part.
    [[nodiscard]] bool isOfMissingPart(std::string_view name) const
    {
        if ((name.starts_with("moe_") || name.starts_with("expert_")) && !isSet("num_experts"))
            return true;
        const bool ofLatents = name == "q_lora_rank" || name == "kv_lora_rank" || name == "qk_head_dim" || name == "qk_pos_emb_head_dim" ||
                               name == "v_head_dim";
        if (ofLatents && !isSet("multi_latent_attention"))
            return true;
        if (name == "num_query_groups" && !isSet("group_query_attention"))
            return true;
        if (name.starts_with("fp8_") && !isSet("fp8"))
            return true;
        if (name.starts_with("fp4_") && !isSet("fp4"))
            return true;
        if (name == "overlap_p2p_comm" && !isSet("virtual_pipeline_model_parallel_size"))
            return true;
        const bool ofRope = name.starts_with("rotary_") || name == "apply_rope_fusion" || name == "use_rope_scaling";
        return ofRope && value("position_embedding_type") != "rope" && !isSet("use_rotary_position_embeddings");
    }

    [[nodiscard]] std::string flagOf(const std::string& name, const std::string& written) const
    {
        const bool isDerived = std::find(kDerived.begin(), kDerived.end(), name) != kDerived.end();
        if (written.empty() || written == "None" || isDerived || beginsWithOneOf(name, kOtherPrograms) || isOfMissingPart(name))
            return {};
        if (const std::string_view off = flagIn(kOffFlags, name); !off.empty())
            return written == "False" ? std::string(off) : std::string();
        if (written == "False")
            return {};
        if (const std::string_view renamed = flagIn(kRenamed, name); !renamed.empty())
            return std::string(renamed);
        std::string flag = "--" + name;
        std::replace(flag.begin(), flag.end(), '_', '-');
        return flag;
    }

    void addWorld(PlacedSettings& made) const
    {
        const auto found = m_arguments.find("world_size");
        const std::optional<std::int64_t> world =
            found == m_arguments.end() ? std::nullopt : numberOrText(found->second.value).wholeNumber();
        if (!world || *world < 1)
            return;
        const std::int64_t node = *world % kUsualNode == 0 ? kUsualNode : *world;
        const Message why = said("The log tells the number of GPUs, not of nodes.");
        const auto add = [&](const char* flag, std::int64_t count) {
            made.values.rawEntries().emplace_back(flag, ConfigValue(count).atLine(found->second.line).assumedBecause(why));
            made.places.insert_or_assign(flag, "world_size");
        };
        add("--nproc-per-node", node);
        add("--nnodes", *world / node);
    }

    const Arguments& m_arguments;
};

}  // namespace

bool hasArgumentDump(std::string_view log)
{
    return log.find(kBegin) != std::string_view::npos && log.find(kEnd) != std::string_view::npos;
}

Result<PlacedSettings> argumentDumpSettings(std::string_view log, const std::string& file)
{
    Arguments arguments;
    bool isInside = false;
    bool hasEnded = false;
    std::size_t number = 0;
    std::optional<std::pair<std::int64_t, std::size_t>> vocabulary;
    while (!log.empty()) {
        const std::size_t end = std::min(log.find('\n'), log.size());
        const std::string_view line = log.substr(0, end);
        log.remove_prefix(std::min(end + 1, log.size()));
        ++number;
        if (line.find(kEnd) != std::string_view::npos) {
            hasEnded = isInside;
            isInside = false;
        } else if (line.find(kBegin) != std::string_view::npos) {
            isInside = !hasEnded;
        } else if (const auto argument = isInside ? argumentOf(line) : std::nullopt) {
            arguments.try_emplace(argument->first, Printed{argument->second, number});
        } else if (const auto size = vocabularyIn(line); size && !vocabulary) {
            vocabulary.emplace(*size, number);
        }
    }
    if (!hasEnded || arguments.empty())
        return Error{ErrorCode::FileUnreadable, {"the log has no whole list of Megatron-LM's arguments"}, file, {}};
    if (vocabulary && (!arguments.contains("vocab_size") || arguments["vocab_size"].value == "None"))
        arguments["vocab_size"] = {std::to_string(vocabulary->first), vocabulary->second};
    return Dump(arguments).settings();
}

}  // namespace shardscope
