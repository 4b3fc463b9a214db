// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/field/parameter_fields.h"
#include "core/model/architecture.h"
#include "core/scenario/model_source.h"
#include "core/scenario/scenario.h"
#include "core/scenario/training.h"

namespace shardscope {
namespace {

bool tunes(const Scenario& scenario) { return scenario.training.tuning.kind() != TuneMethod::Full; }
/// The form has no room for one row more at 1280 × 800: the palette, a file and the first screen's example state it.
bool statesMethod(const Scenario& scenario) { return scenario.training.tuning.method.has_value(); }
bool statesObjective(const Scenario& scenario) { return scenario.training.tuning.objective.has_value(); }
bool adapts(const Scenario& scenario) { return scenario.training.tuning.hasAdapters(); }

std::vector<Value> ranks(const Scenario&)
{
    constexpr std::int64_t kLargest = 256;
    std::vector<Value> all;
    for (std::int64_t rank = 4; rank <= kLargest; rank *= 2)
        all.emplace_back(rank);
    return all;
}

Value teacherOf(const Scenario& scenario) { return scenario.teacherPreset.empty() ? Value{} : Value(scenario.teacherPreset); }

/// Leaves the scenario unchanged on an error.
std::optional<Error> setTeacher(Scenario& scenario, const Value& value)
{
    if (isNull(value)) {
        scenario.teacherPreset.clear();
        scenario.teacher.reset();
        return std::nullopt;
    }
    ModelSource source;
    source.text = std::get<std::string>(value);
    Result<std::shared_ptr<const Architecture>> architecture = resolveModel(source);
    if (!architecture)
        return architecture.error();
    scenario.teacherPreset = std::move(source.text);
    scenario.teacher = std::move(architecture).value();
    return std::nullopt;
}

Parameter teacher()
{
    Parameter parameter;
    parameter.path = "training.teacher";
    parameter.kind = ParameterKind::Choice;
    parameter.nullable = true;
    parameter.unwrittenIfNull = true;
    parameter.label = "Teacher";
    parameter.description = "The built-in model whose distribution objective distil learns.";
    parameter.whenNull = "none: distil needs one";
    parameter.choices = &modelPresetIds;
    parameter.get = &teacherOf;
    parameter.set = &setTeacher;
    return parameter;
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
        unwrittenIfNull(field<kTraining, kTuning, &Tuning::newTokens>(
            "training.new_tokens", {1, 1 << 24, "tokens"},
            {"New tokens", "The number of tokens added to the vocabulary. Embedding and head then learn as a whole, whatever the method.",
             "none"})),
        unwrittenIfNull(field<kTraining, kTuning, &Tuning::objective>(
                            "training.objective", {},
                            {"Objective",
                             "What the loss compares: the next token (sft), pairs of answers (dpo, orpo, reward), answers that are good or "
                             "bad (kto), or "
                             "the "
                             "distribution of a teacher (distil). A sequence is one answer, so a pair counts as two.",
                             "sft"}))
            .placed({.control = {.part = ControlPart::Training, .place = 4, .appears = statesObjective}}),
        unwrittenIfNull(field<kTraining, kTuning, &Tuning::reference>(
            "training.reference", {},
            {"Reference",
             "The model that dpo and kto compare with: a frozen copy, the model without its adapters, or log-probabilities that were "
             "computed before.",
             "the model without its adapters where it has some, else a copy"})),
        teacher(),
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
        unwrittenIfNull(field<kTraining, kTuning, kAdapter, &Adapter::experts>(
            "training.adapter.experts", {},
            {"Expert adapters", "Whether routed experts have adapters: one for all experts of a rank (shared), or one for each.",
             "as training.adapter.targets says; shared where the framework shares them"})),
        unwrittenIfNull(field<kTraining, kTuning, kAdapter, &Adapter::dropout>(
            "training.adapter.dropout", {0, 1}, {"Adapter dropout", "The share of the adapters' inputs that is dropped.", "0"})),
    };
}

}  // namespace shardscope
