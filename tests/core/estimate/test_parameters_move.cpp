// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <map>

#include "core/estimate/estimate_fields.h"
#include "core/plan/check_plan.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/order.h"
#include "core/scenario/parameters.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using test::Draw;

namespace {

/// Parameters that no number of an estimate depends on, and why.
const std::map<std::string_view, const char*>& moveNothing()
{
    static const std::map<std::string_view, const char*> reasons{
        {"name", "a label only"},
        {"cluster.profile", "a path: what the file holds is read with it (core/io/profile_file.h), and tested there"},
    };
    return reasons;
}

constexpr const char* kConfig =
    R"({"model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_size": 512, "intermediate_size": 1024,
    "num_attention_heads": 8, "num_hidden_layers": 8, "vocab_size": 32000, "tie_word_embeddings": false, "rms_norm_eps": 1e-5})";

Value otherInteger(const Parameter& parameter, std::int64_t now, Draw& draw)
{
    const std::int64_t other = draw.of({now + 1, now - 1, now * 2, now / 2, std::int64_t{1}, std::int64_t{2}, std::int64_t{4}});
    return std::clamp(other, static_cast<std::int64_t>(parameter.smallest), static_cast<std::int64_t>(parameter.largest));
}

/// As many entries, one layer moved from one to another.
Value otherList(const Value& now, const Scenario& scenario, Draw& draw)
{
    std::vector<std::int64_t> list;
    if (const auto* stated = std::get_if<std::vector<std::int64_t>>(&now)) {
        list = *stated;
    } else {
        const ResolvedPlan plan = resolvePlan(scenario);
        list.assign(plan.stageLayers.begin(), plan.stageLayers.end());
    }
    if (!list.empty()) {
        ++list[draw.below(list.size())];
        --list[draw.below(list.size())];
    }
    return list;
}

/// A random value of a parameter that has this one now.
Value otherValue(const Parameter& parameter, const Scenario& scenario, const Scenario& another, Draw& draw)
{
    const Value now = parameter.get(scenario);
    if (parameter.nullable && !isNull(now) && draw.chance(20))
        return {};
    switch (parameter.kind) {
    case ParameterKind::Boolean:
        return isNull(now) ? draw.chance(50) : !std::get<bool>(now);
    case ParameterKind::Integer:
        return otherInteger(parameter, isNull(now) ? 2 : std::get<std::int64_t>(now), draw);
    case ParameterKind::Number: {
        const double number = isNull(now) ? 1 : std::get<double>(now);
        return std::clamp(draw.of({number * 2, number / 2, 0.5}), parameter.smallest, parameter.largest);
    }
    case ParameterKind::Choice:
        return draw.of(parameter.choices());
    case ParameterKind::Order: {
        RankOrder order = scenario.plan.order;
        draw.shuffle(order);
        return orderText(order);
    }
    case ParameterKind::IntegerList:
        return otherList(now, scenario, draw);
    case ParameterKind::Text:
        return std::string("another");
    case ParameterKind::Document:
        break;
    }
    return parameter.path == "model.hf_config" ? Value(std::string(kConfig)) : parameter.get(another);
}

bool areSame(const std::vector<EstimateField>& a, const std::vector<EstimateField>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const EstimateField& x, const EstimateField& y) { return x.pointer == y.pointer && x.value == y.value; });
}

/// Whether some other value of the parameter makes another estimate of one of `tries` legal scenarios.
bool moves(const Parameter& parameter, int tries)
{
    test::RandomScenarios scenarios(41);
    for (int i = 0; i < tries; ++i) {
        const Scenario before = scenarios.next();
        Scenario after = before;
        const Value value = otherValue(parameter, before, scenarios.next(), scenarios.draw());
        if (value == parameter.get(before) || setParameter(after, parameter, value) || !isLegal(after))
            continue;
        const Result<Estimate> first = estimate(before);
        const Result<Estimate> second = estimate(after);
        if (!areSame(estimateFields(*first), estimateFields(*second)))
            return true;
    }
    return false;
}

}  // namespace

/// A field of a scenario is there because a number depends on it.
class TestParametersMove : public QObject {
    Q_OBJECT

private slots:
    void eachMovesSomething_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < parameters().size(); ++i)
            QTest::newRow(std::string(parameters()[i].path).c_str()) << i;
    }
    void eachMovesSomething()
    {
        QFETCH(std::size_t, index);
        const Parameter& parameter = parameters()[index];
        const bool excepted = moveNothing().count(parameter.path) == 1;
        QCOMPARE(moves(parameter, excepted ? 50 : 1000), !excepted);
    }

    void eachExceptionExists()
    {
        for (const auto& [path, reason] : moveNothing())
            QVERIFY2(findParameter(path) != nullptr, reason);
    }
};

QTEST_APPLESS_MAIN(TestParametersMove)
#include "test_parameters_move.moc"
