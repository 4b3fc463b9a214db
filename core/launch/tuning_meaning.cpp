// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/tuning_meaning.h"

#include "core/framework/tuning_defaults.h"
#include "core/scenario/training.h"

namespace shardscope {
namespace {

constexpr double kBytesOfFp32 = 4;

Adapter statedAdapter(const AdapterShape& shape)
{
    Adapter adapter;
    adapter.rank = shape.rank;
    adapter.targets.emplace();
    for (const auto& [target, name] : EnumNames<AdapterTarget>::names) {
        if (shape.isOn(target))
            adapter.targets->push_back(target);
    }
    adapter.type = shape.bytes == kBytesOfFp32 ? AdapterType::Fp32 : AdapterType::Bf16;
    adapter.fused = shape.fused;
    if (shape.dropout > 0)
        adapter.dropout = shape.dropout;
    if (shape.isOn(AdapterTarget::Experts))
        adapter.experts = shape.sharesExperts ? ExpertAdapters::Shared : ExpertAdapters::Each;
    return adapter;
}

}  // namespace

std::string wordsOf(const std::vector<AdapterTarget>& targets)
{
    std::string all;
    for (const AdapterTarget target : targets)
        all += (all.empty() ? "" : ",") + std::string(nameOf(target));
    return all;
}

Tuning tuningMeaning(const Training& training)
{
    const ResolvedTuning resolved = resolvedTuning(training);
    Tuning tuning;
    if (resolved.objective != Objective::Sft)
        tuning.objective = resolved.objective;
    if (resolved.reference != Reference::None)
        tuning.reference = resolved.reference;
    if (resolved.method == TuneMethod::Full)
        return tuning;
    tuning.method = resolved.method;
    if (resolved.format != WeightFormat::Training) {
        tuning.baseFormat = resolved.format;
        if (resolved.quantisesExperts)
            tuning.quantisesExperts = true;
        if (resolved.method == TuneMethod::Lora)
            tuning.method = TuneMethod::Qlora;
    }
    if (resolved.method == TuneMethod::Freeze)
        tuning.trainableLayers = resolved.trainableLayers;
    else
        tuning.adapter = statedAdapter(resolved.adapter);
    return tuning;
}

}  // namespace shardscope
