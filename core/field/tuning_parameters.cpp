// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/field/parameter_fields.h"
#include "core/scenario/scenario.h"
#include "core/scenario/training.h"

namespace shardscope {
namespace {

bool tunes(const Scenario& scenario) { return scenario.training.tuning.kind() != TuneMethod::Full; }
/// The form has no room for one row more at 1280 × 800: the palette, a file and the first screen's example state it.
bool statesMethod(const Scenario& scenario) { return scenario.training.tuning.method.has_value(); }
bool adapts(const Scenario& scenario) { return scenario.training.tuning.hasAdapters(); }

std::vector<Value> ranks(const Scenario&)
{
    constexpr std::int64_t kLargest = 256;
    std::vector<Value> all;
    for (std::int64_t rank = 4; rank <= kLargest; rank *= 2)
        all.emplace_back(rank);
    return all;
}

}  // namespace

std::vector<Parameter> tuningParameters()
{
    constexpr auto kTraining = &Scenario::training;
    constexpr auto kTuning = &Training::tuning;
    constexpr auto kAdapter = &Tuning::adapter;
    constexpr std::string_view kLibrary = "the framework's default";
    return {
        unwrittenIfNull(field<kTraining, kTuning, &Tuning::method>("training.method", {},
                                                                   {"Method",
                                                                    "The part of the model that learns: all of it, adapters of low rank "
                                                                    "(LoRA), the same on weights of 4 or 8 bits (QLoRA), adapters "
                                                                    "with learned lengths (DoRA), or the last layers alone.",
                                                                    "all of the model"}))
            .placed({.control = {.part = ControlPart::Training, .place = 2, .appears = statesMethod}}),
        unwrittenIfNull(
            field<kTraining, kTuning, &Tuning::baseFormat>(
                "training.base_format", {},
                {"Base format", "The format in which linear layers that do not learn are stored.", "16 bits, or nf4-double with QLoRA"}))
            .placed({.control = {.part = ControlPart::Training, .place = 4, .appears = tunes, .shownAt = "training.method"}}),
        unwrittenIfNull(field<kTraining, kTuning, &Tuning::quantisesExperts>(
            "training.quantize_experts", {},
            {"Quantized experts", "Whether routed experts are stored in the base format as well.",
             "off: libraries leave experts that are one tensor in 16 bits"})),
        unwrittenIfNull(field<kTraining, kTuning, &Tuning::trainableLayers>(
            "training.trainable_layers", {1, 100000, "layers"},
            {"Trainable layers", "The number of layers that learn with method freeze, counted from the last one.", "stated with freeze"})),
        unwrittenIfNull(field<kTraining, kTuning, kAdapter, &Adapter::rank>("training.adapter.rank", {1, 65536},
                                                                            {"Rank", "The rank r of each adapter.", kLibrary}))
            .placed(
                {.control = {.part = ControlPart::Training, .place = 3, .appears = adapts, .shownAt = "training.method"}, .tried = ranks}),
        unwrittenIfNull(
            field<kTraining, kTuning, kAdapter, &Adapter::targets>("training.adapter.targets", {},
                                                                   {"Adapted weights",
                                                                    "The weights that have adapters: q, k, v and o of attention, gate, up "
                                                                    "and down of feed-forward networks, those of routed experts "
                                                                    "(experts), router and head.",
                                                                    "all linear layers of attention and dense feed-forward networks"})),
        unwrittenIfNull(field<kTraining, kTuning, kAdapter, &Adapter::type>(
            "training.adapter.dtype", {}, {"Adapter type", "The number format of the adapters' weights.", kLibrary})),
        unwrittenIfNull(field<kTraining, kTuning, kAdapter, &Adapter::fused>(
            "training.adapter.fused", {},
            {"Fused adapters", "Whether queries, keys and values share the first matrix of their adapters, and gate and up theirs.",
             kLibrary})),
        unwrittenIfNull(field<kTraining, kTuning, kAdapter, &Adapter::dropout>(
            "training.adapter.dropout", {0, 1}, {"Adapter dropout", "The share of the adapters' inputs that is dropped.", "0"})),
    };
}

}  // namespace shardscope
