// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/varied_search.h"

#include <algorithm>
#include <utility>

#include "core/plan/check_plan.h"

namespace shardscope {
namespace {

bool isOf(const Parameter& parameter, std::string_view group) { return parameter.path.starts_with(std::string(group) + '.'); }

bool varies(const std::vector<VariedField>& fields, std::string_view path)
{
    return std::any_of(fields.begin(), fields.end(), [path](const VariedField& each) { return each.parameter->path == path; });
}

/// Sets the values and what follows from them; a value without effect becomes null.
Variation variationOf(const Scenario& base, const std::vector<VariedField>& fields, std::vector<Value> values)
{
    Scenario scenario = base;
    for (std::size_t i = 0; i < fields.size(); ++i)
        (void)setParameter(scenario, *fields[i].parameter, values[i]);
    Training& training = scenario.training;
    Tuning& tuning = training.tuning;
    if (varies(fields, "training.method") && !varies(fields, "training.base_format") && tuning.kind() != TuneMethod::Qlora)
        tuning.baseFormat.reset();
    if (training.documents.packTokens.value_or(0) > training.sequenceLength)
        training.documents.packTokens.reset();
    for (std::size_t i = 0; i < fields.size() && !tuning.hasAdapters(); ++i) {
        if (!isOf(*fields[i].parameter, "training.adapter"))
            continue;
        values[i] = Value{};
        (void)setParameter(scenario, *fields[i].parameter, values[i]);
    }
    return {.values = std::move(values), .scenario = std::move(scenario)};
}

/// The first rule that the scenario's own plan breaks: without any legal plan it tells the most.
std::optional<Finding> refusalOf(const Scenario& scenario, std::optional<Target> target)
{
    for (Finding& finding : checkPlan(scenario, target)) {
        if (finding.severity == Severity::Error)
            return std::move(finding);
    }
    return std::nullopt;
}

/// Returns false where the search was stopped.
bool searchOne(Variation& variation, SearchRequest request, VariedSearch& all, const SearchListener& listener, const std::stop_token& stop)
{
    request.scenario = variation.scenario;
    request.top = 1;
    for (const VariedField& field : all.fields) {
        if (field.parameter->isOfPlan())
            request.fixed.emplace(field.parameter->path);  // a wide search would vary it as well
    }
    Result<SearchResult> result = search(request, listener, stop);
    if (!result) {
        variation.problem = result.error();
        return true;
    }
    if (result->stopped)
        return false;
    variation.counts = result->counts;
    all.counts += result->counts;
    all.seconds += result->seconds;
    if (result->counts.enumerated == 0)
        variation.refusal = refusalOf(variation.scenario, request.target);
    if (!result->plans.empty())
        variation.best = std::move(result->plans.front());
    else if (result->tightBest)
        variation.tight = std::move(result->tightBest->found);
    if (variation.found())
        variation.scenario.plan = variation.found()->plan;
    variation.proof = result->certificate;
    return true;
}

/// The less the better.
double valueOf(const Variation& variation, SearchObjective objective)
{
    const PlanFigures& figures = variation.found()->figures;
    if (objective == SearchObjective::Memory)
        return figures.peak.value();
    if (objective == SearchObjective::Cost && figures.costPerToken)
        return *figures.costPerToken;
    return 1 / figures.tokensPerSecondPerGpu;
}

void rank(VariedSearch& all)
{
    std::stable_sort(all.rows.begin(), all.rows.end(), [&](const Variation& a, const Variation& b) {
        const auto standing = [](const Variation& row) { return row.best ? 0 : row.tight ? 1 : 2; };
        if (standing(a) != standing(b))
            return standing(a) < standing(b);
        return a.found() && valueOf(a, all.objective) < valueOf(b, all.objective);
    });
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < all.rows.size() && all.rows[i].best; ++i)
        order.push_back(i);
    const auto figures = [&](std::size_t i) -> const PlanFigures& { return all.rows[i].best->figures; };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return figures(a).tokensPerSecondPerGpu > figures(b).tokensPerSecondPerGpu; });
    for (const std::size_t i : order) {
        if (all.front.empty() || figures(i).peak < figures(all.front.back()).peak)
            all.front.push_back(i);
    }
}

}  // namespace

std::vector<Variation> variationsOf(const Scenario& base, const std::vector<VariedField>& fields)
{
    std::vector<std::vector<Value>> combinations{{}};
    for (const VariedField& field : fields) {
        std::vector<std::vector<Value>> longer;
        for (const std::vector<Value>& each : combinations) {
            for (const Value& value : field.values) {
                longer.push_back(each);
                longer.back().push_back(value);
            }
        }
        combinations = std::move(longer);
    }
    std::vector<Variation> variations;
    for (std::vector<Value>& values : combinations) {
        Variation variation = variationOf(base, fields, std::move(values));
        const bool isKnown =
            std::any_of(variations.begin(), variations.end(), [&](const Variation& other) { return other.values == variation.values; });
        if (!isKnown)
            variations.push_back(std::move(variation));
    }
    return variations;
}

std::optional<Error> problemWithVarying(const Parameter& parameter)
{
    const std::string path(parameter.path);
    const auto refused = [](std::string why, std::string instead) {
        return Error{ErrorCode::BadUsage, {std::move(why), std::move(instead)}, {}, {}};
    };
    if (parameter.use.search != SearchRole::Kept || parameter.path == "plan.dp")
        return refused("every search varies " + path + " itself", "restrict it with --fix or --filter");
    const bool isOfRun = isOf(parameter, "training.run") || parameter.path == "training.token_budget";
    if (isOfRun || (!isOf(parameter, "training") && !parameter.isOfPlan()))
        return refused(path + " cannot vary in a search",
                       "vary fields of training or plan, such as training.method or plan.offload; decide compares clusters and models");
    const bool isOne = parameter.kind == ParameterKind::Boolean || parameter.kind == ParameterKind::Integer ||
                       parameter.kind == ParameterKind::Number || parameter.kind == ParameterKind::Choice;
    if (!isOne)
        return refused(path + " takes a list or an object, which cannot vary in a search", "set it with --set, one search each");
    return std::nullopt;
}

TrainingChange changeByVarying(const Parameter& parameter)
{
    const std::optional<PlanSetting> setting = settingOf(parameter.path);
    // Of optimizers only the 8-bit one keeps the training.
    if (setting && *setting != PlanSetting::OptimizerStates)
        return traitsOf(*setting).training;
    const bool isOfTraining = isOf(parameter, "training") && !isOf(parameter, "training.software");
    return isOfTraining || parameter.path == "plan.gradient_dtype" ? TrainingChange::Another : TrainingChange::None;
}

Result<VariedSearch> searchVaried(const SearchRequest& request, const std::vector<VariedField>& fields, const VariedListener& listener,
                                  const std::stop_token& stop)
{
    std::size_t count = 1;
    for (const VariedField& field : fields)
        count = std::min(count * field.values.size(), kMostVariations + 1);
    if (count > kMostVariations)
        return Error{ErrorCode::BadUsage,
                     {"too many combinations of values", "give at most " + std::to_string(kMostVariations) + " combinations"},
                     {},
                     {}};
    VariedSearch all;
    all.objective = request.objective;
    all.fields = fields;
    for (const VariedField& field : fields)
        all.training = std::max(all.training, changeByVarying(*field.parameter));
    std::vector<Variation> variations = variationsOf(request.scenario, fields);
    all.combinations = variations.size();
    VariedProgress progress{0, variations.size(), 0};
    const SearchListener told = [&](const SearchProgress& one) {
        progress.share = (static_cast<double>(progress.done) + one.share) / static_cast<double>(progress.count);
        if (listener)
            listener(progress);
    };
    for (Variation& variation : variations) {
        told({});
        if (stop.stop_requested() || !searchOne(variation, request, all, told, stop))
            break;
        all.rows.push_back(std::move(variation));
        ++progress.done;
    }
    rank(all);
    return all;
}

}  // namespace shardscope
