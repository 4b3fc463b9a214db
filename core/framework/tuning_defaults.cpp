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
    const bool is32Bit = training.precision == Precision::Fp32 || training.precision == Precision::Tf32;
    adapter.bytes = bytesOf(stated.type.value_or(is32Bit ? AdapterType::Fp32 : framework.adapterType));
    if (stated.targets) {
        for (const AdapterTarget target : *stated.targets)
            adapter.attachTo(target);
    } else {
        for (const AdapterTarget target : kLinear)
            adapter.attachTo(target);
    }
    return adapter;
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
    return tuning;
}

}  // namespace shardscope
