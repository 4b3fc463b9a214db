// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/advice_rules_json.h"

#include <limits>

#include "core/base/nearest_name.h"
#include "core/io/object_reader.h"
#include "core/io/read_name.h"
#include "core/io/resource.h"
#include "core/io/schema.h"
#include "core/io/text_file.h"
#include "core/io/value_json.h"

namespace shardscope {
namespace {

constexpr double kLargestBound = 1e300;
constexpr std::string_view kBuiltIn = "advice/rules.json";

Condition readCondition(ObjectReader& reader)
{
    Condition condition;
    condition.fact = readName<AdviceFact>(reader, "fact", "the fact to test", std::nullopt);
    const auto bound = [&](std::string_view key) { return reader.optionalNumber(key, -kLargestBound, kLargestBound); };
    condition.atLeast = bound("at_least");
    condition.above = bound("above");
    condition.atMost = bound("at_most");
    condition.below = bound("below");
    condition.is = bound("is");
    return condition;
}

/// A field of the plan, the batch or the precision; a rule cannot change the model or the cluster.
bool isTurnable(const Parameter& parameter)
{
    return parameter.group() == "plan" || parameter.group().substr(0, 5) == "plan." || parameter.group() == "training";
}

const Parameter* turnable(ObjectReader& reader, const std::string& path)
{
    const Parameter* parameter = findParameter(path);
    if (parameter && isTurnable(*parameter))
        return parameter;
    std::vector<std::string> known;
    for (const Parameter& each : parameters()) {
        if (isTurnable(each))
            known.emplace_back(each.path);
    }
    reader.fail(ErrorCode::UnknownName, {"field", path, nearestName(path, known), "the fields of plan and training"}, path);
    return nullptr;
}

std::optional<ValueWord> wordOf(const Parameter& parameter, const Json& json)
{
    if (!json.is_string() || parameter.kind != ParameterKind::Integer)
        return std::nullopt;
    const std::optional<ValueWord> word = fromName<ValueWord>(json.get<std::string>());
    const bool isOfBatch = parameter.path == "training.global_batch";
    return word && (*word == ValueWord::TargetTokens) == isOfBatch ? word : std::nullopt;
}

FieldValues readField(ObjectReader& reader, const Parameter& parameter, const Json& json)
{
    FieldValues field{&parameter, {}};
    if (const std::optional<ValueWord> word = wordOf(parameter, json)) {
        field.values = *word;
        return field;
    }
    const bool isList = json.is_array() && parameter.kind != ParameterKind::IntegerList && parameter.kind != ParameterKind::ChoiceList;
    std::vector<Value> values;
    for (const Json& each : isList ? json : Json::array({json})) {
        Result<Value> value = valueFromJson(parameter, each);
        std::optional<Error> problem = value ? problemWith(parameter, *value) : std::optional(value.error());
        if (problem) {
            reader.fail(problem->code, problem->arguments, parameter.path);
            return field;
        }
        values.push_back(std::move(value).value());
    }
    field.values = std::move(values);
    return field;
}

std::vector<FieldValues> readSet(ObjectReader& reader)
{
    std::vector<FieldValues> fields;
    const Json* set = reader.child("set");
    if (!set) {
        reader.fail(ErrorCode::MissingKey, {"set", "the fields to change, each with its values"}, "set");
        return fields;
    }
    if (!set->is_object()) {
        reader.fail(ErrorCode::WrongType, {"an object", describeType(*set)}, "set");
        return fields;
    }
    ObjectReader inner(*set, reader.file(), reader.pointerTo("set"));
    for (const auto& [path, json] : set->items()) {
        (void)inner.child(path);
        if (const Parameter* parameter = turnable(inner, path))
            fields.push_back(readField(inner, *parameter, json));
    }
    if (std::optional<Error> error = inner.finish())
        reader.fail(std::move(*error));
    return fields;
}

std::optional<TokenRange> readTarget(ObjectReader& reader)
{
    const Json* json = reader.child("target_tokens");
    if (!json)
        return std::nullopt;
    Error error;
    if (!json->is_array() || json->size() != 2) {
        reader.fail(ErrorCode::WrongType, {"two numbers: from and to", describeType(*json)}, "target_tokens");
        return std::nullopt;
    }
    const std::optional<double> from = finiteNumber((*json)[0], 1, 1e18, error);
    const std::optional<double> to = from ? finiteNumber((*json)[1], *from, 1e18, error) : std::nullopt;
    if (!to) {
        reader.fail(error.code, error.arguments, "target_tokens");
        return std::nullopt;
    }
    return TokenRange{*from, *to};
}

AdviceRule readRule(ObjectReader& reader)
{
    AdviceRule rule;
    rule.id = reader.requiredString("id", "the rule's name");
    rule.step = readName<AdviceStep>(reader, "step", "the step that it belongs to", std::nullopt);
    rule.group = readName<AdviceGroup>(reader, "group", "group of rules", AdviceGroup::Own);
    rule.says = reader.string("says", "");
    rule.source = reader.string("source", "");
    rule.when = reader.objects<Condition>("when", readCondition);
    rule.techniques = reader.objects<Technique>("try", [](ObjectReader& each) {
        Technique technique;
        technique.name = each.string("name", "");
        technique.fields = readSet(each);
        return technique;
    });
    rule.target = readTarget(reader);
    return rule;
}

AdviceRecipe readRecipe(ObjectReader& reader)
{
    AdviceRecipe recipe;
    recipe.name = reader.requiredString("name", "the name of the recipe");
    recipe.says = reader.string("says", "");
    recipe.source = reader.string("source", "");
    recipe.when = reader.objects<Condition>("when", readCondition);
    recipe.plan = {recipe.name, readSet(reader)};
    return recipe;
}

}  // namespace

Result<AdviceRules> parseAdviceRules(std::string_view text, std::string_view file)
{
    return readDocument(text, file, "advice-rules", 1, [](ObjectReader& root) {
        AdviceRules rules;
        rules.rules = root.objects<AdviceRule>("rules", readRule);
        rules.recipes = root.objects<AdviceRecipe>("recipes", readRecipe);
        return rules;
    });
}

Result<AdviceRules> loadAdviceRules(const std::string& path)
{
    const Result<std::string> text = readTextFile(path);
    if (!text)
        return text.error();
    return parseAdviceRules(*text, path);
}

const AdviceRules& builtInAdviceRules()
{
    static const AdviceRules rules = [] {
        Result<AdviceRules> read = parseAdviceRules(resource(kBuiltIn), kBuiltIn);
        return read ? std::move(read).value() : AdviceRules();
    }();
    return rules;
}

AdviceRules joined(AdviceRules rules, const AdviceRules& own)
{
    rules.rules.insert(rules.rules.end(), own.rules.begin(), own.rules.end());
    rules.recipes.insert(rules.recipes.end(), own.recipes.begin(), own.recipes.end());
    return rules;
}

}  // namespace shardscope
