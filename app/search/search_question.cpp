// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/search_question.h"

#include <string_view>

#include "core/io/scenario_file.h"
#include "core/scenario/parameters.h"
#include "core/sweep/sweep_axis.h"

namespace shardscope {
namespace {

/// What a search turns, or forgets because it was written for other degrees (core/search/search.h).
constexpr std::string_view kTurned[] = {"plan.tp",
                                        "plan.sequence_parallel",
                                        "plan.cp",
                                        "plan.pp",
                                        "plan.chunks",
                                        "plan.schedule",
                                        "plan.ep",
                                        "plan.etp",
                                        "plan.dp",
                                        "plan.zero",
                                        "plan.micro_batch",
                                        "plan.recompute",
                                        "plan.group",
                                        "plan.stage_layers",
                                        "plan.shard_group",
                                        "plan.recompute_layers",
                                        "plan.recompute_modules"};

}  // namespace

SearchRequest searchRequest(const Scenario& scenario, const SearchQuestion& question, const QSet<QString>& locked)
{
    SearchRequest request{scenario};
    for (const QString& path : locked)
        request.fixed.insert(path.toStdString());
    request.target = question.target;
    request.objective = question.objective;
    request.wide = question.wide;
    request.top = question.top;
    return request;
}

std::string questionKey(const SearchRequest& request)
{
    Scenario asked = request.scenario;
    asked.name.clear();
    const Scenario plain;
    for (const std::string_view path : kTurned) {
        const Parameter* parameter = findParameter(path);
        if (parameter && !request.fixed.contains(std::string(path)))
            parameter->set(asked, parameter->get(plain));
    }
    std::string key = scenarioText(asked) + std::to_string(static_cast<int>(request.objective)) + (request.wide ? "w" : "n") +
                      std::to_string(request.top) + (request.target ? std::string(nameOf(*request.target)) : std::string());
    // A device may have other figures than its name says.
    for (const auto& [axis, name] : EnumNames<SweepAxis>::names) {
        if (axis >= SweepAxis::NetworkBandwidth)
            key += ' ' + std::to_string(valueOn(asked, axis));
    }
    for (const std::string& path : request.fixed)
        key += ' ' + path;
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
