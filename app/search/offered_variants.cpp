// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/offered_variants.h"

#include <QStringList>

#include <algorithm>

#include "app/search/search_question.h"
#include "app/text/parameter_text.h"
#include "core/framework/tuning_defaults.h"
#include "core/io/varied_field.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr std::string_view kVaried[] = {"training.method", "training.adapter.rank", "training.optimizer", "training.sequence_length"};

/// Returns the scenario's value; of an open field the framework's default. The rank of a training without adapters is that of its LoRA.
Value ownValue(const Parameter& parameter, Scenario scenario)
{
    Tuning& tuning = scenario.training.tuning;
    if (parameter.path == "training.method")
        return std::string(nameOf(tuning.kind()));
    if (parameter.path != "training.adapter.rank")
        return parameter.get(scenario);
    if (!tuning.hasAdapters())
        tuning.method = TuneMethod::Lora;
    return resolvedTuning(scenario.training).adapter.rank;
}

/// The optimizers that the libraries of fine-tuning offer most: others are tried where the scenario has them.
bool isUsual(const Parameter& parameter, const std::string& choice)
{
    return parameter.path != "training.optimizer" || choice == nameOf(Optimizer::AdamW) || choice == nameOf(Optimizer::AdamW8bit);
}

std::vector<Value> triedValues(const Parameter& parameter, const Scenario& scenario)
{
    if (parameter.use.tried)
        return parameter.use.tried(scenario);
    std::vector<Value> values;
    for (const std::string& choice : parameter.choices()) {
        if (isUsual(parameter, choice))
            values.emplace_back(choice);
    }
    return values;
}

/// Adds the scenario's own value, in order where the values are numbers.
void addOwn(std::vector<Value>& values, const Value& own)
{
    if (std::find(values.begin(), values.end(), own) != values.end())
        return;
    const auto* number = std::get_if<std::int64_t>(&own);
    const auto place = std::find_if(values.begin(), values.end(), [number](const Value& each) {
        const auto* other = std::get_if<std::int64_t>(&each);
        return number && other && *other > *number;
    });
    values.insert(place, own);
}

/// Every method but this one is whole by itself.
QString reasonAgainst(const Parameter& parameter, const Value& value, const Scenario& scenario)
{
    const bool isFreeze = parameter.path == "training.method" && value == Value(std::string(nameOf(TuneMethod::Freeze)));
    return isFreeze && !scenario.training.tuning.trainableLayers
               ? tr("The number of trainable layers is not known. Set “Trainable layers” in the command palette first.")
               : QString();
}

std::string written(const Value& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return std::to_string(*number);
    const auto* word = std::get_if<std::string>(&value);
    return word ? *word : std::string("null");
}

}  // namespace

std::vector<OfferedField> offeredVariants(const Scenario& scenario)
{
    std::vector<OfferedField> fields;
    if (!isFineTune(scenario.training))
        return fields;
    for (const std::string_view path : kVaried) {
        OfferedField field{findParameter(path), {}};
        const Value own = ownValue(*field.parameter, scenario);
        std::vector<Value> values = triedValues(*field.parameter, scenario);
        addOwn(values, own);
        for (Value& value : values) {
            const QString reason = reasonAgainst(*field.parameter, value, scenario);
            const QString text = valueText(*field.parameter, value);
            const bool isOwn = value == own;
            field.values.push_back({std::move(value), text, isOwn, reason});
        }
        fields.push_back(std::move(field));
    }
    return fields;
}

std::optional<std::size_t> variantCount(const Scenario& scenario, const std::vector<VariedField>& fields)
{
    std::size_t count = 1;
    for (const VariedField& field : fields)
        count = std::min(count * field.values.size(), kMostVariations + 1);
    if (count > kMostVariations)
        return std::nullopt;
    return fields.empty() ? 0 : variationsOf(scenario, fields).size();
}

std::string variedKey(const SearchRequest& request, const std::vector<VariedField>& fields)
{
    std::string key = variedText(fields).toStdString();
    SearchRequest one = request;
    for (const Variation& variation : variationsOf(request.scenario, fields)) {
        one.scenario = variation.scenario;
        key += '\n' + questionKey(one);
    }
    return key;
}

QString variedText(const std::vector<VariedField>& fields)
{
    QStringList parts;
    for (const VariedField& field : fields) {
        QStringList values;
        for (const Value& value : field.values)
            values << QString::fromStdString(written(value));
        parts << toText(field.parameter->path) + u'=' + values.join(u',');
    }
    return parts.join(u' ');
}

std::vector<VariedField> variedOfText(const QString& text)
{
    std::vector<VariedField> fields;
    for (const QString& part : text.split(u' ', Qt::SkipEmptyParts)) {
        Result<VariedField> field = parseVariedField(part.toStdString());
        const bool isOffered =
            field && std::find(std::begin(kVaried), std::end(kVaried), field->parameter->path) != std::end(kVaried) &&
            std::none_of(fields.begin(), fields.end(), [&](const VariedField& each) { return each.parameter == field->parameter; });
        if (isOffered)
            fields.push_back(std::move(field).value());
    }
    return fields;
}

}  // namespace shardscope
