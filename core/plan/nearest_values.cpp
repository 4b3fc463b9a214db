// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/nearest_values.h"

#include <algorithm>
#include <bit>

namespace shardscope {
namespace {

/// How far from the present number to look at most.
constexpr std::int64_t kFarthest = std::int64_t{1} << 16;
/// How many values that satisfy the rule to try for one that breaks no other.
constexpr int kMostTries = 256;
constexpr std::size_t kMostKinds = 3;

template <typename Enum>
std::vector<NearestValue> namesOf()
{
    std::vector<NearestValue> names;
    for (const auto& [value, name] : EnumNames<Enum>::names)
        names.emplace_back(std::string(name));
    return names;
}

bool isMended(const PlanRule& rule, const PlanFacts& facts) { return isKept(rule, facts) && (!rule.mends || rule.mends(facts)); }

/// The error rules that a plan does not break now and should not break afterwards.
class Unbroken {
public:
    Unbroken(const PlanFacts& facts, RuleScope scope)
    {
        for (const PlanRule& rule : planRules()) {
            if (rule.severity == Severity::Error && (rule.scope & scope) != 0 && !isBroken(rule, facts))
                m_rules.push_back(&rule);
        }
    }
    [[nodiscard]] bool stayUnbroken(const PlanFacts& after) const
    {
        return std::none_of(m_rules.begin(), m_rules.end(), [&after](const PlanRule* rule) { return isBroken(*rule, after); });
    }

private:
    std::vector<const PlanRule*> m_rules;
};

/// Walks outwards from a number and keeps the first hit on either side, in two classes.
class NumberSearch {
public:
    /// Precondition: the knob turns a whole number.
    NumberSearch(const PlanRule& rule, const PlanFacts& facts, const Unbroken& others, const Knob& knob)
        : m_rule(rule), m_facts(facts), m_others(others), m_knob(knob), m_field(std::get<std::int64_t PlanFacts::*>(knob.field))
    {
    }

    std::vector<NearestValue> run()
    {
        const std::int64_t present = m_knob.present ? m_knob.present(m_facts) : m_facts.*m_field;
        if (m_knob.movesDataParallel && fillsWorld(m_facts))
            m_facts.dp = PlanFacts::kNull;
        const std::int64_t reach = m_knob.reach ? std::min(m_knob.reach(m_facts), kFarthest) : kFarthest;
        const std::int64_t largest = m_knob.most ? std::min(m_knob.most(m_facts), present + reach) : present + reach;
        const Hit below = walk(std::min(present - 1, largest), std::max(m_knob.least, present - reach), -1);
        const Hit above = walk(present + 1, largest, +1);
        const bool anyClean = below.clean || above.clean;
        return nearestFirst(present, anyClean ? below.clean : below.any, anyClean ? above.clean : above.any);
    }

private:
    struct Hit {
        std::optional<std::int64_t> clean;
        std::optional<std::int64_t> any;
    };

    Hit walk(std::int64_t from, std::int64_t to, std::int64_t step)
    {
        Hit hit;
        int tries = 0;
        for (std::int64_t value = from; step < 0 ? value >= to : value <= to; value += step) {
            m_facts.*m_field = value;
            if (!isMended(m_rule, m_facts))
                continue;
            if (!hit.any)
                hit.any = value;
            if (m_others.stayUnbroken(m_facts)) {
                hit.clean = value;
                break;
            }
            if (++tries == kMostTries)
                break;
        }
        return hit;
    }

    static std::vector<NearestValue> nearestFirst(std::int64_t present, std::optional<std::int64_t> below,
                                                  std::optional<std::int64_t> above)
    {
        std::vector<NearestValue> values;
        for (const std::optional<std::int64_t>& hit : {below, above}) {
            if (hit)
                values.emplace_back(static_cast<double>(*hit));
        }
        if (values.size() == 2 && *above - present < present - *below)
            std::swap(values[0], values[1]);
        return values;
    }

    const PlanRule& m_rule;
    PlanFacts m_facts;
    const Unbroken& m_others;
    const Knob& m_knob;
    std::int64_t PlanFacts::*m_field;
};

/// The orders that a launcher can be asked for (Megatron's `--use-tp-pp-dp-mapping` gives the second).
constexpr std::pair<std::string_view, RankOrder> kOrders[] = {{"tp-cp-ep-dp-pp", kMegatronOrder},
                                                              {"tp-cp-ep-pp-dp", {Axis::Tp, Axis::Cp, Axis::Ep, Axis::Pp, Axis::Dp}}};

/// Returns a list with some of its values left out, few first.
template <typename Enum>
std::vector<EnumSet<Enum>> fewerOf(EnumSet<Enum> present)
{
    std::vector<EnumSet<Enum>> fewer;
    for (unsigned each = 1; each < present.bits(); ++each) {
        if ((each & present.bits()) == each)
            fewer.push_back(EnumSet<Enum>::fromBits(each));
    }
    std::stable_sort(fewer.begin(), fewer.end(),
                     [](EnumSet<Enum> a, EnumSet<Enum> b) { return std::popcount(a.bits()) > std::popcount(b.bits()); });
    return fewer;
}

/// Sets the field that a knob turns to a value of `choicesOf`.
struct Turn {
    PlanFacts& facts;
    const NearestValue& value;

    void operator()(bool PlanFacts::*flag) const { facts.*flag = std::get<bool>(value); }
    void operator()(bool Overlap::*flag) const { facts.overlap.*flag = std::get<bool>(value); }
    void operator()(std::int64_t PlanFacts::*) const {}
    void operator()(RankOrder PlanFacts::*order) const
    {
        for (const auto& [name, axes] : kOrders) {
            if (name == std::get<std::string>(value))
                facts.*order = axes;
        }
    }
    void operator()(double PlanFacts::*fraction) const { facts.*fraction = std::get<double>(value); }
    template <typename Module>
    void operator()(EnumSet<Module> PlanFacts::*modules) const
    {
        facts.*modules = setOf<Module>(std::get<std::string>(value));
    }
    void operator()(std::optional<CudaGraph> PlanFacts::*graph) const { facts.*graph = fromName<CudaGraph>(std::get<std::string>(value)); }
    template <typename Choice>
    void operator()(Choice PlanFacts::*choice) const
    {
        facts.*choice = fromName<Choice>(std::get<std::string>(value)).value_or(facts.*choice);
    }
};

PlanFacts withChoice(const PlanFacts& facts, const Knob& knob, const NearestValue& value)
{
    PlanFacts changed = facts;
    std::visit(Turn{changed, value}, knob.field);
    return changed;
}

struct Choices {
    const PlanFacts& facts;

    /// Returns fractions of the layers: all but one, none, and all.
    std::vector<NearestValue> operator()(double PlanFacts::*) const
    {
        return {static_cast<double>(facts.layers - 1) / static_cast<double>(std::max<std::int64_t>(1, facts.layers)), 0.0, 1.0};
    }
    /// The attention core, which a list that is not written means, is in place of none.
    std::vector<NearestValue> operator()(EnumSet<RecomputeModule> PlanFacts::*modules) const
    {
        std::vector<NearestValue> lists;
        for (const auto& each : fewerOf(facts.*modules))
            lists.emplace_back(listOf(each));
        lists.emplace_back(std::string(nameOf(RecomputeModule::CoreAttention)));
        return lists;
    }
    std::vector<NearestValue> operator()(EnumSet<OffloadModule> PlanFacts::*modules) const
    {
        std::vector<NearestValue> lists;
        for (const auto& each : fewerOf(facts.*modules))
            lists.emplace_back(listOf(each));
        lists.emplace_back(std::string(nameOf(OffloadModule::LayerInput)));
        return lists;
    }
    std::vector<NearestValue> operator()(bool PlanFacts::*) const { return {true, false}; }
    std::vector<NearestValue> operator()(bool Overlap::*) const { return {true, false}; }
    std::vector<NearestValue> operator()(std::int64_t PlanFacts::*) const { return {}; }
    std::vector<NearestValue> operator()(RankOrder PlanFacts::*) const
    {
        std::vector<NearestValue> names;
        for (const auto& [name, axes] : kOrders)
            names.emplace_back(std::string(name));
        return names;
    }
    /// Those that several launchers have come first.
    std::vector<NearestValue> operator()(ContextLayout PlanFacts::*) const
    {
        std::vector<NearestValue> names;
        for (const ContextLayout layout :
             {ContextLayout::Zigzag, ContextLayout::AllGather, ContextLayout::Contiguous, ContextLayout::Ulysses, ContextLayout::Striped,
              ContextLayout::ContiguousAllGather, ContextLayout::UlyssesRing})
            names.emplace_back(std::string(nameOf(layout)));
        return names;
    }
    std::vector<NearestValue> operator()(std::optional<CudaGraph> PlanFacts::*) const { return namesOf<CudaGraph>(); }
    template <typename Choice>
    std::vector<NearestValue> operator()(Choice PlanFacts::*) const
    {
        return namesOf<Choice>();
    }
};

std::vector<NearestValue> choicesOf(const Knob& knob, const PlanFacts& facts) { return std::visit(Choices{facts}, knob.field); }

/// A kind that breaks something else is no help; a switch has only one other position.
std::vector<NearestValue> choose(const PlanRule& rule, const PlanFacts& facts, const Unbroken& others, const Knob& knob)
{
    const bool isSwitch = std::holds_alternative<bool PlanFacts::*>(knob.field) || std::holds_alternative<bool Overlap::*>(knob.field);
    const bool isList = std::holds_alternative<EnumSet<RecomputeModule> PlanFacts::*>(knob.field) ||
                        std::holds_alternative<EnumSet<OffloadModule> PlanFacts::*>(knob.field);
    const std::size_t most = isList ? 1 : kMostKinds;
    std::vector<NearestValue> chosen;
    for (const NearestValue& value : choicesOf(knob, facts)) {
        const PlanFacts changed = withChoice(facts, knob, value);
        if (chosen.size() < most && isMended(rule, changed) && (isSwitch || others.stayUnbroken(changed)))
            chosen.push_back(value);
    }
    return chosen;
}

}  // namespace

std::vector<NearestValue> nearestValues(const PlanRule& rule, const PlanFacts& facts, const Knob& knob, RuleScope scope)
{
    const Unbroken others(facts, scope);
    if (std::holds_alternative<std::int64_t PlanFacts::*>(knob.field))
        return NumberSearch(rule, facts, others, knob).run();
    return choose(rule, facts, others, knob);
}

Value valueOf(const Parameter& parameter, const NearestValue& nearest)
{
    if (const auto* flag = std::get_if<bool>(&nearest))
        return *flag;
    if (const auto* word = std::get_if<std::string>(&nearest))
        return parameter.kind == ParameterKind::ChoiceList ? Value(namesIn(*word)) : Value(*word);
    const double number = std::get<double>(nearest);
    return parameter.kind == ParameterKind::Integer ? Value(static_cast<std::int64_t>(number)) : Value(number);
}

}  // namespace shardscope
