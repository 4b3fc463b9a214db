// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/field/parameter_fields.h"
#include "core/model/architecture.h"
#include "core/scenario/model_source.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

template <ModelSource::Kind kKind>
Value sourceOf(const Scenario& scenario)
{
    return scenario.model.kind == kKind ? Value(scenario.model.text) : Value{};
}

/// Leaves the scenario unchanged on an error.
std::optional<Error> setModel(Scenario& scenario, ModelSource source)
{
    Result<std::shared_ptr<const Architecture>> architecture = resolveModel(source);
    if (!architecture)
        return architecture.error();
    scenario.model = std::move(source);
    scenario.architecture = std::move(architecture).value();
    return std::nullopt;
}

/// The three fields name one model between them: setting one clears the others and the encoders, and null says nothing.
template <ModelSource::Kind kKind>
std::optional<Error> setSource(Scenario& scenario, const Value& value)
{
    if (isNull(value))
        return std::nullopt;
    ModelSource source;
    source.kind = kKind;
    source.text = std::get<std::string>(value);
    return setModel(scenario, std::move(source));
}

template <ModelSource::Kind kKind>
Parameter source(std::string_view path, ParameterKind kind, Wording wording)
{
    Parameter parameter;
    parameter.path = path;
    parameter.kind = kind;
    parameter.nullable = true;
    parameter.label = wording.label;
    parameter.description = wording.description;
    parameter.whenNull = wording.whenNull;
    parameter.get = &sourceOf<kKind>;
    parameter.set = &setSource<kKind>;
    if (kind == ParameterKind::Choice)
        parameter.choices = &modelPresetIds;
    return parameter;
}

Value encodersOf(const Scenario& scenario) { return scenario.model.encoders.empty() ? Value{} : Value(scenario.model.encoders); }

std::optional<Error> setEncoders(Scenario& scenario, const Value& value)
{
    ModelSource source = scenario.model;
    source.encoders = isNull(value) ? std::string() : std::get<std::string>(value);
    return source.encoders == scenario.model.encoders ? std::nullopt : setModel(scenario, std::move(source));
}

Parameter encoders()
{
    Parameter parameter;
    parameter.path = "model.encoders";
    parameter.kind = ParameterKind::Document;
    parameter.nullable = true;
    parameter.unwrittenIfNull = true;
    parameter.label = "Encoders";
    parameter.description =
        "Encoders of images or sound: name, frozen, items_per_sequence, item_size (of sound: item_seconds) or tokens_per_item of each, and "
        "hf for one that the model's own file does not have.";
    parameter.whenNull = "the model's encoders are left out";
    parameter.get = &encodersOf;
    parameter.set = &setEncoders;
    return parameter;
}

}  // namespace

std::vector<Parameter> modelParameters()
{
    constexpr std::string_view kOneOfThree = "exactly one of model.preset, model.hf_config and model.architecture must be given";
    return {
        source<ModelSource::Kind::Preset>("model.preset", ParameterKind::Choice, {"Model", "A built-in model.", kOneOfThree}),
        source<ModelSource::Kind::HuggingFaceConfig>(
            "model.hf_config", ParameterKind::Document,
            {"Hugging Face config", "The unchanged content of a Hugging Face config.json.", kOneOfThree}),
        source<ModelSource::Kind::Architecture>("model.architecture", ParameterKind::Document,
                                                {"Architecture", "The dimensions of the model, one field each.", kOneOfThree}),
        encoders(),
    };
}

}  // namespace shardscope
