// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/search_question.h"

#include <string_view>

#include "core/field/parameters.h"
#include "core/io/residuals_json.h"
#include "core/io/scenario_file.h"
#include "core/remedy/searched_settings.h"
#include "core/sweep/sweep_axis.h"

namespace shardscope {

SearchRequest searchRequest(const Scenario& scenario, const SearchQuestion& question, const QSet<QString>& locked)
{
    SearchRequest request{scenario};
    for (const QString& path : locked)
        request.fixed.insert(path.toStdString());
    request.target = question.target;
    request.objective = question.objective;
    request.wide = question.wide;
    request.top = question.top;
    request.evidence = &measuredEvidence();
    request.allowTight = question.allowTight;
    request.anyFramework = question.anyFramework;
    request.filter = question.filter;
    return request;
}

std::string questionKey(const SearchRequest& request)
{
    Scenario asked = request.scenario;
    asked.name.clear();
    const Scenario plain;
    for (const std::string_view path : searchedFields()) {
        const Parameter* parameter = findParameter(path);
        if (parameter && !request.fixed.contains(std::string(path)))
            parameter->set(asked, parameter->get(plain));
    }
    std::string key = scenarioText(asked) + std::to_string(static_cast<int>(request.objective)) + (request.wide ? "w" : "n") +
                      std::to_string(request.top) + (request.allowTight ? "t" : "f") + (request.anyFramework ? "a" : "o") +
                      (request.target ? std::string(nameOf(*request.target)) : std::string());
    // A device may have other figures than its name says.
    for (const SweepAxis& axis : sweepAxes()) {
        if (axis.isRate())
            key += ' ' + std::to_string(valueOn(asked, axis));
    }
    for (const std::string& path : request.fixed)
        key += ' ' + path;
    for (const PlanConstraint& constraint : request.filter)
        key += ' ' + planConstraintText(constraint);
    return key;
}

Scenario withFoundPlan(const Scenario& scenario, const Plan& found)
{
    Scenario after = scenario;
    after.plan = found;
    if (!scenario.plan.dp)
        after.plan.dp.reset();
    return after;
}

}  // namespace shardscope
