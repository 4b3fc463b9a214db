// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/trainer_parts.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr const char* kAttention = "training.attention";
constexpr const char* kLoss = "training.software.loss";
constexpr const char* kCompiled = "training.software.compiled";

struct Kernel {
    std::string_view word;
    std::string_view name;  ///< of the scenario; empty: PyTorch's own choice
};
constexpr Kernel kKernels[] = {{"flash_attention_2", "flash2"},
                               {"flash_attention_3", "flash3"},
                               {"flash_attn", "flash2"},
                               {"flash_attention", "flash2"},
                               {"fa2", "flash2"},
                               {"fa3", "flash3"},
                               {"kernels-community/flash-attn2", "flash2"},
                               {"kernels-community/flash-attn", "flash2"},
                               {"kernels-community/flash-attn3", "flash3"},
                               {"eager", "unfused"},
                               {"disabled", "unfused"},
                               {"sdpa", {}},
                               {"auto", {}}};

void readAttention(LaunchReader& reader)
{
    for (const char* key : {"attn_implementation", "attn_impl", "flash_attn"}) {
        const ConfigValue* const value = reader.value(key);
        if (!value || !value->text())
            continue;
        const std::string& word = *value->text();
        const auto* const known =
            std::find_if(std::begin(kKernels), std::end(kKernels), [&word](const Kernel& kernel) { return kernel.word == word; });
        if (known == std::end(kKernels))
            reader.ignore(key,
                          said("\"{}\" is a kernel that the estimate does not have. The effect of this setting on memory or time is not "
                               "counted.",
                               {word}));
        else if (!known->name.empty())
            reader.set(kAttention, std::string(known->name), key);
    }
    if (reader.isOn("flash_attention"))
        reader.set(kAttention, std::string("flash2"), "flash_attention");
}

/// Whether a list of plugins has one whose name contains the word.
bool hasPlugin(LaunchReader& reader, std::string_view word)
{
    const ConfigValue* const plugins = reader.value("plugins");
    const ConfigValue::List* const list = plugins ? plugins->list() : nullptr;
    return list && std::any_of(list->begin(), list->end(), [word](const ConfigValue& plugin) {
               return plugin.text() && plugin.text()->find(word) != std::string::npos;
           });
}

void readLoss(LaunchReader& reader, const TrainerNames& names)
{
    const bool cuts = hasPlugin(reader, "cut_cross_entropy");
    for (const char* key : {"use_liger_kernel", "enable_liger_kernel", "liger_fused_linear_cross_entropy", "cut_cross_entropy"}) {
        if (reader.isOn(key))
            return reader.set(kLoss, std::string("fused"), key);
    }
    if (cuts)
        return reader.set(kLoss, std::string("fused"), "plugins");
    if (reader.isOn("chunked_cross_entropy"))
        return reader.set(kLoss, std::string("chunked"), "chunked_cross_entropy");
    if (names.usualLoss.empty())
        return;
    if (reader.scenario().training.tuning.objective) {
        if (reader.has("loss_type"))
            reader.ignore("loss_type", said("The kinds of loss of one objective compare the same answers."));
        return;
    }
    const std::string loss = reader.oneOf("loss_type", {"nll", "chunked_nll", "dft"}, names.usualLoss);
    if (loss == "chunked_nll")
        reader.set(kLoss, std::string("chunked"), "loss_type");
    if (!reader.has("loss_type"))
        reader.assume(kLoss, said("{} computes the loss in chunks of tokens by default ({}).", {names.tool, names.source}), "loss_type");
}

}  // namespace

void readTrainerKernels(LaunchReader& reader, const TrainerNames& names)
{
    readAttention(reader);
    readLoss(reader, names);
    if (const std::optional<bool> compiles = reader.flag("torch_compile"))
        reader.set(kCompiled, *compiles, "torch_compile");
    else if (!names.isFramework) {  // the recipe's framework may compile by default; transformers' trainer does not
        reader.scenario().training.software.compiled = false;
        reader.assumeDefault(kCompiled, "torch_compile");
    }
}

}  // namespace shardscope
