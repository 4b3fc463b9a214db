// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <stop_token>
#include <string>

#include "core/plan/target.h"
#include "core/remedy/figures.h"
#include "core/remedy/move.h"
#include "core/scenario/scenario.h"

namespace shardscope {

class Estimate;
class Evidence;

/// A plan that was estimated in place of another.
struct Tried {
    std::vector<Move> moves;
    Scenario scenario;
    Figures figures;
};

/// The fields that a trial keeps, and the launcher whose rules it obeys.
struct TrialRules {
    std::set<std::string> fixed{};   ///< paths of fields that stay as the scenario has them
    std::optional<Target> target{};  ///< empty: the launcher of the plan's framework
    bool keepsTraining = false;      ///< nothing is tried that changes what is learned, or how it is rounded
    /// The evidence by which another length or method has a memory band of its own; null: it has that of the estimate. Outlives the trial.
    const Evidence* evidence = nullptr;
};

/// Tries moves on the scenario of an estimate, with its stages stated where its launcher needs that (`wantsStatedStages`). A trial fails if
/// the rules, including those of its framework if the plan obeys them, refuse the plan or cause a new warning, if its framework lacks a
/// setting (core/launch/launcher_traits.h), or if the plan cannot be timed.
class Trial {
public:
    Trial(const Estimate& estimate, std::stop_token stop, TrialRules rules = {});

    [[nodiscard]] std::optional<Tried> tried(std::vector<Move> moves);
    /// The same for a plan that was found in another way.
    [[nodiscard]] std::optional<Tried> tried(Scenario scenario, std::vector<Move> moves = {});
    /// Returns `plan` with full recomputation of the fewest layers of a stage, between 1 and `most`, for which `isEnough`. Fewer layers
    /// need more memory.
    template <typename IsEnough>
    [[nodiscard]] std::optional<Tried> fewestLayers(const Scenario& plan, int most, const IsEnough& isEnough);

    /// Returns the launcher whose rules a plan must keep; empty where the scenario itself keeps none.
    [[nodiscard]] std::optional<Target> target() const { return m_target; }

    [[nodiscard]] bool isStopped() const { return m_stop.stop_requested(); }

private:
    [[nodiscard]] std::optional<Tried> withLayers(const Scenario& plan, int layers);
    [[nodiscard]] bool warnsAnew(const Scenario& scenario) const;
    [[nodiscard]] bool holdsFixed(const Scenario& scenario) const;
    [[nodiscard]] bool isOfOtherProgram(const Scenario& scenario) const;

    const Scenario& m_scenario;
    std::stop_token m_stop;
    std::optional<Target> m_target;
    std::optional<double> m_memoryBand;  ///< of the estimate, valid for every plan of its training
    std::set<std::string> m_known;       ///< ids of the current findings
    TrialRules m_rules;
};

template <typename IsEnough>
std::optional<Tried> Trial::fewestLayers(const Scenario& plan, int most, const IsEnough& isEnough)
{
    std::optional<Tried> best;
    for (int below = 0; most - below > 0 && !isStopped();) {
        const int middle = below + (most - below) / 2;
        std::optional<Tried> each = withLayers(plan, std::max(1, middle));
        if (each && isEnough(each->figures)) {
            best = std::move(each);
            most = middle;
        } else {
            below = middle + 1;
        }
    }
    return best;
}

}  // namespace shardscope
