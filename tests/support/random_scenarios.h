// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/model/architecture.h"
#include "core/scenario/scenario.h"
#include "tests/support/random_draw.h"

namespace shardscope::test {

/// Random legal scenarios, small enough that thousands are estimated in seconds. The structure of a plan (degrees, batches, chunks, stages)
/// is drawn so that it mostly fits; every switch and choice is drawn from the declared parameters, so that new ones are included
/// automatically. Plans that `checkPlan` refuses are drawn again.
class RandomScenarios {
public:
    explicit RandomScenarios(std::uint64_t seed);

    [[nodiscard]] Scenario next();
    [[nodiscard]] Draw& draw() { return m_draw; }
    [[nodiscard]] int refused() const { return m_refused; }

private:
    using Model = std::pair<ModelSource, std::shared_ptr<const Architecture>>;
    [[nodiscard]] Scenario any();

    Draw m_draw;
    std::vector<Model> m_models;
    std::vector<Model> m_presets;
    int m_refused = 0;
};

/// Returns the scenario on two or three groups of nodes of its size, with other GPUs and networks in all but the first; empty where its
/// pipeline has one rank, its stages do not fill whole nodes, or the plan is not legal there.
[[nodiscard]] std::optional<Scenario> onSeveralKinds(Scenario scenario, Draw& draw);

/// The count of each value of a choice, each switch and each structure of a model or a plan: "plan.schedule=zb-v" → 187.
class ScenarioMix {
public:
    ScenarioMix();
    void add(const Scenario& scenario);
    [[nodiscard]] const std::map<std::string, int>& counts() const { return m_counts; }

private:
    std::map<std::string, int> m_counts;
};

/// Returns the number of scenarios that a property is tested on: `quick`, or `all` if the environment has SHARDSCOPE_LONG
/// (packaging/test.sh --all); a tenth of them in a build that is not optimised.
[[nodiscard]] int scenarioCount(int quick, int all = 10000);

/// Returns a scenario for which `fails` still holds, with as few fields as possible other than their defaults, as a command line.
[[nodiscard]] std::string smallest(const Scenario& scenario, const std::function<bool(const Scenario&)>& fails);

}  // namespace shardscope::test
