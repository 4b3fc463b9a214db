// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/advice/advice_rule.h"
#include "core/base/finding.h"
#include "core/remedy/field_change.h"
#include "core/remedy/figures.h"
#include "core/scenario/scenario.h"

namespace shardscope {

class Estimate;

/// The outcome of a rule.
enum class AdviceOutcome {
    DoesNotApply,
    Remark,       ///< it applies, and has no setting to change
    Taken,        ///< its best plan is the next one of the path
    AlreadySo,    ///< its best plan is the current one
    NotNeeded,    ///< of the first step: the current plan fits already; `after` has the rule's figures
    NotBetter,    ///< its best plan fits and is not faster, or not nearer to the aim of its step
    DoesNotFit,   ///< none of its plans fits
    NotPossible,  ///< no plan of it is legal for this model, cluster and framework
};

template <>
struct EnumNames<AdviceOutcome> {
    using enum AdviceOutcome;
    static constexpr std::array<std::pair<AdviceOutcome, std::string_view>, 8> names{{{DoesNotApply, "does-not-apply"},
                                                                                      {Remark, "remark"},
                                                                                      {Taken, "taken"},
                                                                                      {AlreadySo, "already-so"},
                                                                                      {NotNeeded, "not-needed"},
                                                                                      {NotBetter, "not-better"},
                                                                                      {DoesNotFit, "does-not-fit"},
                                                                                      {NotPossible, "not-possible"}}};
};

/// A condition and the value that it was checked against. Empty: the value is not known, and the condition does not hold.
struct CheckedFact {
    Condition condition;
    std::optional<double> value;

    [[nodiscard]] bool holds() const { return value && condition.holds(*value); }
};

/// One rule on this scenario. `before` is the plan that the path had come to, `after` the rule's best.
struct Decision {
    AdviceRule rule;
    AdviceOutcome outcome = AdviceOutcome::DoesNotApply;
    std::vector<CheckedFact> because;
    std::string technique;            ///< of the rule's, the one whose plan is the best
    int tried = 0;                    ///< plans that were estimated for it
    std::vector<FieldChange> change;  ///< from the scenario asked about to that plan: with it alone, `after` is what `estimate` gives
    std::vector<FieldChange> turned;  ///< of these, the fields that the rule itself changes
    std::optional<Figures> before;    ///< present where a plan was found
    std::optional<Figures> after;

    [[nodiscard]] bool applies() const { return outcome != AdviceOutcome::DoesNotApply; }
};

struct StepAdvice {
    AdviceStep step = AdviceStep::Fit;
    std::vector<Decision> decisions;
    Figures before;
    Figures after;
};

/// A named starting point, with its best plan for this scenario as estimated. Without figures where no plan of it is legal.
struct RecipeOutcome {
    std::string name;
    std::string says;
    std::string source;
    Scenario scenario;
    std::vector<FieldChange> change;
    std::optional<Figures> figures;
};

struct Advice {
    bool gpuRich = true;
    std::vector<StepAdvice> steps;  ///< three, in order
    std::vector<RecipeOutcome> recipes;
    Scenario start;
    Scenario end;  ///< where the path leads
    Figures before;
    Figures after;
    std::vector<Finding> findings;  ///< of the scenario as it is
};

/// A plan to list with the recipes, such as the best one of the search.
struct NamedPlan {
    std::string name;
    std::string source;
    Scenario scenario;
};

/// Walks the three steps from the estimate's plan. Each rule that applies is tried on the latest plan of the path. Its plan is taken if, in
/// the first step, it fits; in the second, it comes nearer to the target; in the third, it is faster by `kLeastGain`. Returns the result so
/// far when asked to stop. Precondition: the plan is legal.
[[nodiscard]] Advice advise(const Estimate& estimate, const AdviceRules& rules, const std::vector<NamedPlan>& beside = {},
                            std::stop_token stop = {});

/// Returns whether some plan without full recomputation fits these GPUs, with tensor parallelism within a node: the playbook's GPU-rich
/// case. A search answers, so that the advice agrees with the plans that the search lists.
[[nodiscard]] bool isGpuRich(const Estimate& estimate, std::stop_token stop = {});

}  // namespace shardscope
