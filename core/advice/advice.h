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

/// Says what became of a rule.
enum class AdviceOutcome {
    DoesNotApply,
    Remark,       ///< it applies, and there is nothing to turn
    Taken,        ///< its best plan is where the path goes on
    AlreadySo,    ///< its best plan is the one at hand
    NotNeeded,    ///< of the first step: the plan at hand fits already; `after` says what this one would come to
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

/// A condition with what it met; empty where it cannot be known, and the condition does not hold.
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
    std::vector<FieldChange> turned;  ///< of these, what the rule itself turns
    std::optional<Figures> before;    ///< there where a plan was found
    std::optional<Figures> after;

    [[nodiscard]] bool applies() const { return outcome != AdviceOutcome::DoesNotApply; }
};

struct StepAdvice {
    AdviceStep step = AdviceStep::Fit;
    std::vector<Decision> decisions;
    Figures before;
    Figures after;
};

/// A named starting point, with its best plan here as estimated; without figures where it has no legal one.
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

/// A plan from elsewhere to stand beside the recipes: the search's best.
struct NamedPlan {
    std::string name;
    std::string source;
    Scenario scenario;
};

/// Walks the three steps from the estimate's plan. Each rule that applies is tried on the plan that the path has come to; what its step wants
/// is taken: in the first what fits at last, in the second what comes nearer to the target, in the third what is faster by `kLeastGain`. Where asked to stop, what was found until then.
/// Precondition: the plan is legal.
[[nodiscard]] Advice advise(const Estimate& estimate, const AdviceRules& rules, const std::vector<NamedPlan>& beside = {},
                            std::stop_token stop = {});

/// Whether some plan without full recomputation fits these GPUs, tensor parallelism within a node: the playbook's GPU-rich case. A search
/// answers, so that advice says of no plan that it is not there which the search lists.
[[nodiscard]] bool isGpuRich(const Estimate& estimate, std::stop_token stop = {});

}  // namespace shardscope
