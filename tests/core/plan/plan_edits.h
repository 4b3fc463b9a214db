// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "core/base/finding.h"
#include "core/field/parameters.h"
#include "core/scenario/scenario.h"

namespace shardscope::fixture {

/// Writes a value that a finding proposes into the scenario, as a user would: a switch, or a name of a field that is no number. False for
/// an unknown path.
inline bool applyChoice(Scenario& scenario, const std::string& path, const NearestValue& value)
{
    const Parameter* const parameter = findParameter(path);
    const bool* const flag = std::get_if<bool>(&value);
    return parameter && !setParameter(scenario, *parameter, flag ? Value(*flag) : Value(std::get<std::string>(value)));
}

inline bool apply(Scenario& scenario, const std::string& path, const NearestValue& value)
{
    Plan& plan = scenario.plan;
    const std::map<std::string, int*> numbers{{"plan.tp", &plan.tp},         {"plan.cp", &plan.cp},
                                              {"plan.pp", &plan.pp},         {"plan.ep", &plan.ep},
                                              {"plan.chunks", &plan.chunks}, {"plan.micro_batch", &plan.microBatch},
                                              {"plan.zero", &plan.zero},     {"cluster.nodes", &scenario.cluster.nodes}};
    const std::map<std::string, std::optional<int>*> nullable{{"plan.dp", &plan.dp},
                                                              {"plan.etp", &plan.etp},
                                                              {"plan.gtp", &plan.gtp},
                                                              {"plan.egtp", &plan.egtp},
                                                              {"plan.group", &plan.group},
                                                              {"plan.cp_inner", &plan.cpInner},
                                                              {"plan.shard_group", &plan.shardGroup},
                                                              {"plan.recompute_layers", &plan.recomputeLayers}};
    const std::map<std::string, std::int64_t*> long_{{"training.global_batch", &scenario.training.globalBatch},
                                                     {"training.sequence_length", &scenario.training.sequenceLength}};
    const std::map<std::string, bool*> flags{
        {"plan.sequence_parallel", &plan.sequenceParallel},     {"plan.overlap.tensor", &plan.overlap.tensor},
        {"plan.overlap.grad_reduce", &plan.overlap.gradReduce}, {"plan.overlap.param_gather", &plan.overlap.paramGather},
        {"plan.overlap.pipeline", &plan.overlap.pipeline},      {"plan.overlap.expert", &plan.overlap.expert}};
    if (numbers.count(path) > 0)
        *numbers.at(path) = static_cast<int>(std::get<double>(value));
    else if (nullable.count(path) > 0)
        *nullable.at(path) = static_cast<int>(std::get<double>(value));
    else if (long_.count(path) > 0)
        *long_.at(path) = static_cast<std::int64_t>(std::get<double>(value));
    else if (flags.count(path) > 0)
        *flags.at(path) = std::get<bool>(value);
    else if (path == "plan.schedule")
        plan.schedule = fromName<ScheduleKind>(std::get<std::string>(value)).value();
    else if (path == "plan.recompute")
        plan.recompute = fromName<Recompute>(std::get<std::string>(value)).value();
    else
        return applyChoice(scenario, path, value);
    return true;
}

}  // namespace shardscope::fixture
