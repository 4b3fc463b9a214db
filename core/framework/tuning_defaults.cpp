// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/tuning_defaults.h"

#include "core/framework/framework_defaults.h"

namespace shardscope {
namespace {

constexpr AdapterTarget kLinear[] = {AdapterTarget::Queries, AdapterTarget::Keys, AdapterTarget::Values, AdapterTarget::Output,
                                     AdapterTarget::Gate,    AdapterTarget::Up,   AdapterTarget::Down};

double bytesOf(AdapterType type) { return type == AdapterType::Fp32 ? 4 : 2; }

AdapterShape adapterOf(const Training& training)
{
    const Adapter& stated = training.tuning.adapter;
    const TuningTraits& framework = traitsOf(frameworkOf(training)).tuning;
    AdapterShape adapter;
    adapter.rank = stated.rank.value_or(framework.rank);
    adapter.fused = stated.fused.value_or(framework.fusesAdapters);
    adapter.scaled = training.tuning.kind() == TuneMethod::Dora;
    adapter.dropout = stated.dropout.value_or(0);
    adapter.inPlace = framework.adaptersInPlace && !adapter.scaled && adapter.dropout == 0;
    const bool is32Bit = training.precision == Precision::Fp32 || training.precision == Precision::Tf32;
    adapter.bytes = bytesOf(stated.type.value_or(is32Bit ? AdapterType::Fp32 : framework.adapterType));
    adapter.sharesExperts = stated.experts ? *stated.experts == ExpertAdapters::Shared : framework.sharesExpertAdapters;
    if (stated.targets) {
        for (const AdapterTarget target : *stated.targets)
            adapter.attachTo(target);
    } else {
        for (const AdapterTarget target : kLinear)
            adapter.attachTo(target);
    }
    if (stated.experts == ExpertAdapters::None)
        adapter.targets &= ~(1U << static_cast<unsigned>(AdapterTarget::Experts));
    else if (stated.experts)
        adapter.attachTo(AdapterTarget::Experts);
    return adapter;
}

/// TRL's trainers compare with the model itself where its adapters can be switched off, else with a copy (dpo_trainer.py, __init__).
Reference referenceOf(const Tuning& stated)
{
    const bool compares = stated.objective == Objective::Dpo || stated.objective == Objective::Kto;
    if (!compares)
        return Reference::None;
    return stated.reference.value_or(stated.hasAdapters() ? Reference::AdapterOff : Reference::Copy);
}

}  // namespace

ResolvedTuning resolvedTuning(const Training& training)
{
    const Tuning& stated = training.tuning;
    ResolvedTuning tuning;
    tuning.method = stated.kind();
    if (stated.hasAdapters())
        tuning.adapter = adapterOf(training);
    tuning.format = stated.baseFormat.value_or(stated.kind() == TuneMethod::Qlora ? WeightFormat::Nf4Double : WeightFormat::Training);
    tuning.quantisesExperts = stated.quantisesExperts.value_or(false);
    tuning.trainableLayers = stated.trainableLayers.value_or(0);
    tuning.newTokens = stated.newTokens.value_or(0);
    tuning.objective = stated.objective.value_or(Objective::Sft);
    tuning.reference = referenceOf(stated);
    return tuning;
}

bool isFineTune(const Training& training) { return traitsOf(frameworkOf(training)).tuning.onlyTunes || training.tuning != Tuning{}; }

}  // namespace shardscope
