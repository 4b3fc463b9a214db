// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/megatron_older_names.h"

namespace shardscope {
namespace {

struct OlderName {
    std::string_view older;
    std::string_view today;
};

constexpr std::string_view kOlderMethod = "--activations-checkpoint-method";
constexpr std::string_view kGranularity = "--recompute-granularity";

constexpr OlderName kOlderNames[] = {
    // Megatron-LM 1 and 2, megatron/arguments.py
    {"--model-parallel-size", "--tensor-model-parallel-size"},
    {"--layernorm-epsilon", "--norm-epsilon"},
    {kOlderMethod, "--recompute-method"},
    {"--activations-checkpoint-num-layers", "--recompute-num-layers"},
    // bigscience-workshop/Megatron-DeepSpeed, megatron/arguments.py
    {"--pad-vocab-size-to", "--vocab-size"},
    // deepspeedai/DeepSpeedExamples, Megatron-LM-v1.1.5-3D_parallelism
    {"--pipe-parallel-size", "--pipeline-model-parallel-size"},
    // deepspeedai/Megatron-DeepSpeed, megatron/arguments.py
    {"--rotary-position-embeddings-theta", "--rotary-base"},
    // alibaba/Pai-Megatron-Patch, megatron_patch/arguments.py
    {"--intermediate-size", "--ffn-hidden-size"},
    {"--padded-vocab-size", "--vocab-size"},
};

std::string_view todayOf(std::string_view flag)
{
    for (const OlderName& name : kOlderNames) {
        if (name.older == flag)
            return name.today;
    }
    return {};
}

bool isThere(const ConfigValue& flags, std::string_view flag) { return flags.find(flag) != nullptr; }

}  // namespace

PlacedSettings withTodaysNames(PlacedSettings settings)
{
    if (!settings.values.entries())
        return settings;
    // By that name the method alone recomputed whole layers; today it needs the granularity, too.
    const ConfigValue* const method = settings.values.find(kOlderMethod);
    if (method && !method->isNull() && !isThere(settings.values, kGranularity)) {
        const auto line = static_cast<std::size_t>(method->line());
        settings.values.rawEntries().emplace_back(kGranularity, method->unknown() ? *method : ConfigValue("full").atLine(line));
        settings.places.insert_or_assign(std::string(kGranularity), std::string(kOlderMethod));
    }
    ConfigValue today = ConfigValue::map();
    for (const auto& [flag, value] : *settings.values.entries()) {
        const std::string_view name = todayOf(flag);
        const bool isRenamed = !name.empty() && !isThere(settings.values, name) && !isThere(today, name);
        today.rawEntries().emplace_back(isRenamed ? std::string(name) : flag, value);
        if (isRenamed)
            settings.places.insert_or_assign(std::string(name), flag);
    }
    settings.values = std::move(today);
    return settings;
}

}  // namespace shardscope
