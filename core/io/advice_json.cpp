// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice.h"
#include "core/io/answers.h"
#include "core/io/finding_json.h"
#include "core/io/number_json.h"
#include "core/io/scenario_json.h"
#include "core/io/value_json.h"
#include "core/text/advice_text.h"

namespace shardscope {
namespace {

Json changesToJson(const std::vector<FieldChange>& changes)
{
    Json json = Json::object();
    for (const FieldChange& change : changes)
        json[std::string(change.parameter->path)] = valueToJson(*change.parameter, change.value);
    return json;
}

void putFigures(Json& json, const Figures& figures)
{
    if (figures.step)
        json["step_s"] = numberToJson(figures.step->value());
    json["peak_bytes"] = numberToJson(figures.peak.value());
    json["fits"] = figures.fits;
    json["fit"] = nameOf(figures.fit);
    if (figures.tokensPerSecondPerGpu)
        json["tokens_per_s_per_gpu"] = numberToJson(*figures.tokensPerSecondPerGpu);
}

Json figuresToJson(const Figures& figures)
{
    Json json = Json::object();
    putFigures(json, figures);
    return json;
}

Json factToJson(const CheckedFact& fact)
{
    Json json = Json::object();
    json["fact"] = nameOf(fact.condition.fact);
    if (fact.value)
        json["value"] = numberToJson(*fact.value);
    const auto bound = [&](const char* key, const std::optional<double>& value) {
        if (value)
            json[key] = numberToJson(*value);
    };
    bound("at_least", fact.condition.atLeast);
    bound("above", fact.condition.above);
    bound("at_most", fact.condition.atMost);
    bound("below", fact.condition.below);
    bound("is", fact.condition.is);
    json["holds"] = fact.holds();
    return json;
}

Json decisionToJson(const Decision& decision)
{
    Json json;
    json["rule"] = decision.rule.id;
    json["group"] = nameOf(decision.rule.group);
    json["says"] = decision.rule.says;
    json["source"] = decision.rule.source;
    json["applies"] = decision.applies();
    json["because"] = becauseText(decision);
    json["facts"] = Json::array();
    for (const CheckedFact& fact : decision.because)
        json["facts"].push_back(factToJson(fact));
    json["outcome"] = nameOf(decision.outcome);
    json["change"] = changesToJson(decision.change);
    if (!decision.after)
        return json;
    json["technique"] = decision.technique;
    json["turned"] = changesToJson(decision.turned);
    json["tried"] = decision.tried;
    json["before"] = figuresToJson(*decision.before);
    json["after"] = figuresToJson(*decision.after);
    return json;
}

Json recipeToJson(const RecipeOutcome& recipe)
{
    Json json;
    json["name"] = recipe.name;
    if (!recipe.says.empty())
        json["says"] = recipe.says;
    json["source"] = recipe.source;
    if (!recipe.figures)
        return json;
    json["plan"] = scenarioToJson(recipe.scenario).at("plan");
    json["change"] = changesToJson(recipe.change);
    putFigures(json, *recipe.figures);
    return json;
}

}  // namespace

std::string adviceToJson(const Advice& advice)
{
    Json json;
    json["schema"] = "shardscope.advice/1";
    json["gpu_rich"] = advice.gpuRich;
    json["before"] = figuresToJson(advice.before);
    json["after"] = figuresToJson(advice.after);
    json["change"] = changesToJson(changesBetween(advice.start, advice.end));
    json["steps"] = Json::array();
    for (const StepAdvice& step : advice.steps) {
        Json each;
        each["step"] = nameOf(step.step);
        each["before"] = figuresToJson(step.before);
        each["after"] = figuresToJson(step.after);
        each["decisions"] = Json::array();
        for (const Decision& decision : step.decisions)
            each["decisions"].push_back(decisionToJson(decision));
        json["steps"].push_back(std::move(each));
    }
    json["recipes"] = Json::array();
    json["impossible_recipes"] = Json::array();
    for (const RecipeOutcome& recipe : advice.recipes)
        json[recipe.figures ? "recipes" : "impossible_recipes"].push_back(recipeToJson(recipe));
    json["findings"] = findingsToJson(advice.findings);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace shardscope
