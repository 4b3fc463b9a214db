// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/cli/flag_reader.h"
#include "app/cli/handlers.h"
#include "app/cli/search_table.h"
#include "app/cli/varied_table.h"
#include "core/io/answers.h"
#include "core/io/residuals_json.h"
#include "core/io/scenario_file.h"
#include "core/io/varied_field.h"
#include "core/io/varied_search_json.h"
#include "core/search/search.h"

namespace shardscope::cli {
namespace {

std::vector<std::string> joined(std::vector<std::string> a, const std::vector<std::string>& b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

/// Returns the request without the scenario.
Result<SearchRequest> requestOf(const Invocation& invocation)
{
    FlagReader flags(invocation);
    SearchRequest request;
    request.wide = invocation.has("--wide");
    request.allowTight = invocation.has("--allow-tight");
    request.evidence = &measuredEvidence();
    if (invocation.has("--objective"))
        request.objective = flags.name<SearchObjective>("--objective", "objective").value_or(request.objective);
    const std::int64_t top = flags.count("--top").value_or(static_cast<std::int64_t>(request.top));
    if (top < 1)
        flags.refuse({ErrorCode::BadUsage, {"\"" + std::to_string(top) + "\" is too small", "give at least 1"}, {}, "--top"});
    if (flags.problem())
        return *flags.problem();
    request.top = static_cast<std::size_t>(top);
    for (const std::string& text : invocation.values("--fix")) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            return Error{ErrorCode::BadUsage, {"--fix " + text, "--fix PATH=VALUE, for example --fix plan.tp=8"}, {}, {}};
        request.fixed.insert(text.substr(0, equals));
    }
    for (const std::string& text : invocation.values("--filter")) {
        Result<std::vector<PlanConstraint>> filter = parsePlanConstraints(text);
        if (!filter) {
            Error problem = std::move(filter).error();
            problem.file = "--filter";
            return problem;
        }
        request.filter.insert(request.filter.end(), filter->begin(), filter->end());
    }
    if (const std::optional<std::string> name = invocation.value("--target")) {
        const Result<Target> known = targetOfName(*name);
        if (!known)
            return known.error();
        request.target = *known;
    }
    return request;
}

/// `--fix` is read like `--set`; an error names `--fix`.
Result<Scenario> scenarioOf(const Invocation& invocation)
{
    const std::string& file = invocation.arguments[0];
    const std::vector<std::string> fixed = invocation.values("--fix");
    Result<Scenario> scenario = loadScenario(file, joined(invocation.values("--set"), fixed));
    constexpr std::string_view kSet = "--set";
    if (scenario || fixed.empty() || !scenario.error().file.starts_with(kSet) || file == "-" ||
        !loadScenario(file, invocation.values("--set")))
        return scenario;
    Error problem = scenario.error();
    problem.file.replace(0, kSet.size(), "--fix");
    return problem;
}

/// The fields of `--vary`; a field that is given twice varies once.
Result<std::vector<VariedField>> variedOf(const Invocation& invocation)
{
    std::vector<VariedField> fields;
    for (const std::string& text : invocation.values("--vary")) {
        Result<VariedField> field = parseVariedField(text);
        const auto isSame = [&](const VariedField& each) { return field && each.parameter == field->parameter; };
        std::optional<Error> problem = field ? std::nullopt : std::optional(field.error());
        if (!problem && std::any_of(fields.begin(), fields.end(), isSame))
            problem = Error{ErrorCode::BadUsage, {text + " varies a field that varies already", "give all of its values at once"}, {}, {}};
        if (problem) {
            problem->file = "--vary";
            return *std::move(problem);
        }
        fields.push_back(std::move(field).value());
    }
    return fields;
}

Result<Answer> answerVaried(const SearchRequest& request, const std::vector<VariedField>& fields, const Invocation& invocation)
{
    const Result<VariedSearch> varied = searchVaried(request, fields);
    if (!varied) {
        Error error = varied.error();
        error.file = "--vary";
        return error;
    }
    const bool isAnswered = !varied->rows.empty() && varied->rows.front().best;
    return Answer{invocation.json() ? variedSearchToJson(*varied) : variedSearchText(*varied, request, invocation.terminal),
                  isAnswered ? ExitStatus::Answered : ExitStatus::NoSuchThing};
}

}  // namespace

Result<Answer> runSearch(const Invocation& invocation)
{
    Result<SearchRequest> request = requestOf(invocation);
    if (!request)
        return request.error();
    Result<Scenario> scenario = scenarioOf(invocation);
    if (!scenario)
        return scenario.error();
    request->scenario = std::move(scenario).value();
    const Result<std::vector<VariedField>> varied = variedOf(invocation);
    if (!varied)
        return varied.error();
    if (!varied->empty())
        return answerVaried(*request, *varied, invocation);
    const Result<SearchResult> result = search(*request);
    if (!result)
        return result.error();
    return Answer{invocation.json() ? searchToJson(*result, request->scenario) : searchText(*result, *request, invocation.terminal),
                  result->plans.empty() ? ExitStatus::NoSuchThing : ExitStatus::Answered};
}

}  // namespace shardscope::cli
