// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/nearest_values.h"

#include <algorithm>

namespace shardscope {
namespace {

/// How far from the present number to look. Every rule repeats within the product of a few degrees.
constexpr std::int64_t kReach = std::int64_t{1} << 16;

template <typename Enum>
std::vector<NearestValue> namesOf()
{
    std::vector<NearestValue> names;
    for (const auto& [value, name] : EnumNames<Enum>::names)
        names.emplace_back(std::string(name));
    return names;
}

/// Whether the plan breaks no error rule beyond those that it breaks already.
bool breaksNothingElse(const PlanFacts& before, const PlanFacts& after, RuleScope scope)
{
    const std::vector<PlanRule>& rules = planRules();
    return std::none_of(rules.begin(), rules.end(), [&](const PlanRule& rule) {
        return rule.severity == Severity::Error && (rule.scope & scope) != 0 && isBroken(rule, after) && !isBroken(rule, before);
    });
}

/// Whether `rule` can be asked of `facts` and holds.
bool satisfies(const PlanRule& rule, const PlanFacts& facts)
{
    if (rule.needs != Needs::Nothing && !fillsWorld(facts))
        return false;
    if (rule.needs == Needs::Batches && !batchDivides(facts))
        return false;
    return rule.holds(facts);
}

bool isDegree(std::int64_t PlanFacts::* field)
{
    return field == &PlanFacts::tp || field == &PlanFacts::cp || field == &PlanFacts::pp || field == &PlanFacts::dp || field == &PlanFacts::ep
        || field == &PlanFacts::etp;
}

bool movesDataParallel(std::int64_t PlanFacts::* field)
{
    return field == &PlanFacts::tp || field == &PlanFacts::cp || field == &PlanFacts::pp || field == &PlanFacts::nodes;
}

/// What the field is now, also where it is null and follows from the others.
std::int64_t presentValue(const PlanFacts& facts, std::int64_t PlanFacts::* field)
{
    if (field == &PlanFacts::dp)
        return facts.dataParallel();
    if (field == &PlanFacts::etp)
        return facts.expertTensor();
    if (field == &PlanFacts::group)
        return facts.groupSize();
    return facts.*field;
}

/// Walks outwards from a number and keeps the first hit on either side, in two classes.
class NumberSearch {
public:
    NumberSearch(const PlanRule& rule, const PlanFacts& facts, const Knob& knob, RuleScope scope) : m_rule(rule), m_facts(facts), m_knob(knob), m_scope(scope) {}

    std::vector<NearestValue> run(std::int64_t PlanFacts::* field)
    {
        const std::int64_t present = presentValue(m_facts, field);
        const std::int64_t most = isDegree(field) ? std::min(present + kReach, m_facts.world()) : present + kReach;
        const Hit below = walk(present - 1, std::max<std::int64_t>(1, present - kReach), -1);
        const Hit above = walk(present + 1, most, +1);
        const bool anyClean = below.clean != 0 || above.clean != 0;
        return nearestFirst(present, anyClean ? below.clean : below.any, anyClean ? above.clean : above.any);
    }

private:
    /// 0: none found.
    struct Hit {
        std::int64_t clean = 0;
        std::int64_t any = 0;
    };

    Hit walk(std::int64_t from, std::int64_t to, std::int64_t step) const
    {
        Hit hit;
        for (std::int64_t value = from; step < 0 ? value >= to : value <= to; value += step) {
            const PlanFacts changed = withValue(m_facts, m_knob, static_cast<double>(value));
            if (!satisfies(m_rule, changed))
                continue;
            if (hit.any == 0)
                hit.any = value;
            if (breaksNothingElse(m_facts, changed, m_scope)) {
                hit.clean = value;
                break;
            }
        }
        return hit;
    }

    static std::vector<NearestValue> nearestFirst(std::int64_t present, std::int64_t below, std::int64_t above)
    {
        std::vector<NearestValue> values;
        if (below != 0)
            values.emplace_back(static_cast<double>(below));
        if (above != 0)
            values.emplace_back(static_cast<double>(above));
        if (values.size() == 2 && above - present < present - below)
            std::swap(values[0], values[1]);
        return values;
    }

    const PlanRule& m_rule;
    const PlanFacts& m_facts;
    const Knob& m_knob;
    RuleScope m_scope;
};

std::vector<NearestValue> choose(const std::vector<NearestValue>& candidates, const PlanRule& rule, const PlanFacts& facts, const Knob& knob, RuleScope scope)
{
    std::vector<NearestValue> clean;
    std::vector<NearestValue> any;
    for (const NearestValue& value : candidates) {
        const PlanFacts changed = withValue(facts, knob, value);
        if (!satisfies(rule, changed))
            continue;
        any.push_back(value);
        if (breaksNothingElse(facts, changed, scope))
            clean.push_back(value);
    }
    return clean.empty() ? any : clean;
}

}  // namespace

PlanFacts withValue(const PlanFacts& facts, const Knob& knob, const NearestValue& value)
{
    PlanFacts changed = facts;
    if (const auto* field = std::get_if<std::int64_t PlanFacts::*>(&knob.field)) {
        changed.*(*field) = static_cast<std::int64_t>(std::get<double>(value));
        if (movesDataParallel(*field) && fillsWorld(facts))
            changed.dp = PlanFacts::kNull;
    } else if (const auto* flag = std::get_if<bool PlanFacts::*>(&knob.field)) {
        changed.*(*flag) = std::get<bool>(value);
    } else if (const auto* overlap = std::get_if<bool Overlap::*>(&knob.field)) {
        changed.overlap.*(*overlap) = std::get<bool>(value);
    } else if (const auto* schedule = std::get_if<ScheduleKind PlanFacts::*>(&knob.field)) {
        changed.*(*schedule) = fromName<ScheduleKind>(std::get<std::string>(value)).value_or(facts.schedule);
    } else if (const auto* recompute = std::get_if<Recompute PlanFacts::*>(&knob.field)) {
        changed.*(*recompute) = fromName<Recompute>(std::get<std::string>(value)).value_or(facts.recompute);
    }
    return changed;
}

std::vector<NearestValue> nearestValues(const PlanRule& rule, const PlanFacts& facts, const Knob& knob, RuleScope scope)
{
    if (const auto* field = std::get_if<std::int64_t PlanFacts::*>(&knob.field))
        return NumberSearch(rule, facts, knob, scope).run(*field);
    if (std::holds_alternative<ScheduleKind PlanFacts::*>(knob.field))
        return choose(namesOf<ScheduleKind>(), rule, facts, knob, scope);
    if (std::holds_alternative<Recompute PlanFacts::*>(knob.field))
        return choose(namesOf<Recompute>(), rule, facts, knob, scope);
    return choose({true, false}, rule, facts, knob, scope);
}

}  // namespace shardscope
