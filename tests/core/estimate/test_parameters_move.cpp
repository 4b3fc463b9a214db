// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/field/parameters.h"
#include "core/plan/check_plan.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/order.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;
using test::Draw;

namespace {

/// Parameters that no number of an estimate depends on, and why.
const std::map<std::string_view, const char*>& moveNothing()
{
    static const std::map<std::string_view, const char*> reasons{
        {"name", "a label only"},
        {"plan.dp", "a rule's alone: it repeats what the GPUs and the other degrees leave, or is refused"},
        {"plan.encoder.placement", "own needs an encoder, plan.encoder.dp and whole nodes; test_own_encoder has them"},
        {"plan.encoder.dp", "of an encoder on GPUs of its own alone; the same"},
        {"plan.placement", "a rule's alone: it repeats what the GPUs of each group make, or is refused"},
        {"training.quantize_experts", "of quantized bases of mixtures of experts alone; test_tuning_memory has one"},
        {"training.trainable_layers", "of method freeze alone, which is not drawn; test_learning and test_tuning_memory have it"},
        {"training.reference", "of objectives dpo and kto alone; test_forward_models and test_tuning_memory have them"},
        {"training.teacher", "of objective distil alone; the same"},
        {"training.lengths", "nothing is read by lengths alone; test_uneven_micro_batches states a packing with them"},
        {"training.packing", "with lengths alone, and refused without; the same"},
        {"training.pack_tokens", "of packed documents alone; test_document_rows has them"},
        {"training.balance", "of packed documents alone; test_uneven_micro_batches has them"},
        {"training.loss_share", "of documents alone; the same"},
        {"cluster.between", "there is nothing between nodes of one kind; test_node_groups has several"},
        {"cluster.profile", "a path: what the file holds is read with it (core/io/profile_file.h), and tested there"},
    };
    return reasons;
}

/// Values of a choice that mean the same to every number, and why.
struct Synonyms {
    const char* values;
    const char* reason;
};

const std::map<std::string_view, Synonyms>& synonyms()
{
    static const std::map<std::string_view, Synonyms> all{
        {"training.balance", {"none=cost", "there are no documents to balance"}},
        {"training.objective", {"sft=orpo", "neither runs another model"}},
        {"training.software.fp8_recipe", {"tensorwise=blockwise", "their casts cost alike"}},
        {"training.software.moe_routing", {"forced-balance=balanced", "the imbalance that is left is expert_imbalance"}},
        {"plan.encoder.placement", {"first-stage=every-rank", "with one rank a replica; else the other is refused"}},
        {"plan.schedule", {"afab=looped-bfs, zb-h1=zb1p-interleaved", "with one chunk a rank"}},
    };
    return all;
}

constexpr const char* kConfig =
    R"({"model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_size": 512, "intermediate_size": 1024,
    "num_attention_heads": 8, "num_hidden_layers": 8, "vocab_size": 32000, "tie_word_embeddings": false, "rms_norm_eps": 1e-5})";

constexpr const char* kEncoders =
    R"([{"name": "tower", "hf": {"model_type": "qwen3_vl", "depth": 2}, "items_per_sequence": 1, "item_size": 64}])";

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
    case ParameterKind::ChoiceList:
        return std::vector<std::string>{draw.of(parameter.choices())};
    case ParameterKind::Text:
        return std::string("another");
    case ParameterKind::Document:
        break;
    }
    if (parameter.path == "model.encoders")
        return std::string(kEncoders);
    if (parameter.path == "cluster.groups") {
        const std::optional<Scenario> cut = test::onSeveralKinds(scenario, draw);
        return cut ? parameter.get(*cut) : Value();
    }
    return parameter.path == "model.hf_config" ? Value(std::string(kConfig)) : parameter.get(another);
}

/// But for what rounding leaves: a closed form and a simulation of the same schedule.
bool areSame(const std::vector<EstimateField>& a, const std::vector<EstimateField>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const EstimateField& x, const EstimateField& y) {
        return x.pointer == y.pointer && std::abs(x.value - y.value) <= 1e-12 * std::max({1.0, std::abs(x.value), std::abs(y.value)});
    });
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

/// The estimate of a scenario with another value; empty where that is illegal.
std::vector<EstimateField> fieldsWith(Scenario scenario, const Parameter& parameter, const std::string& value)
{
    if (setParameter(scenario, parameter, value) || !isLegal(scenario))
        return {};
    return estimateFields(*estimate(std::move(scenario)));
}

/// Pairs of values of a choice that some of `tries` scenarios may have and none tells apart: "a=b, c=d".
std::string alikeValues(const Parameter& parameter, int tries)
{
    const std::vector<std::string> values = parameter.choices();
    std::set<std::pair<std::size_t, std::size_t>> alike, met;
    for (std::size_t a = 0; a < values.size(); ++a) {
        for (std::size_t b = a + 1; b < values.size(); ++b)
            alike.insert({a, b});
    }
    test::RandomScenarios scenarios(43);
    for (int i = 0; i < tries && !alike.empty(); ++i) {
        const Scenario scenario = scenarios.next();
        std::vector<std::vector<EstimateField>> fields;
        for (const std::string& value : values)
            fields.push_back(fieldsWith(scenario, parameter, value));
        for (auto pair = alike.begin(); pair != alike.end();) {
            const auto& [a, b] = *pair;
            const bool both = !fields[a].empty() && !fields[b].empty();
            if (both)
                met.insert(*pair);
            const bool told = both && !areSame(fields[a], fields[b]);
            pair = told ? alike.erase(pair) : std::next(pair);
        }
    }
    std::string text;
    for (const auto& pair : alike) {
        if (met.count(pair) == 0)
            continue;
        const auto& [a, b] = pair;
        text += (text.empty() ? "" : ", ") + values[a] + "=" + values[b];
    }
    return text;
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

    /// No two values of a choice mean the same, but for those that are listed.
    void eachChoiceMatters_data() { eachMovesSomething_data(); }
    void eachChoiceMatters()
    {
        QFETCH(std::size_t, index);
        const Parameter& parameter = parameters()[index];
        if (parameter.kind != ParameterKind::Choice || moveNothing().count(parameter.path) == 1 || parameter.group() == "model" ||
            parameter.group() == "cluster")
            return;
        const auto listed = synonyms().find(parameter.path);
        QCOMPARE(QString::fromStdString(alikeValues(parameter, 400)), QString(listed == synonyms().end() ? "" : listed->second.values));
    }

    void eachExceptionExists()
    {
        for (const auto& [path, reason] : moveNothing())
            QVERIFY2(findParameter(path) != nullptr, reason);
    }
};

QTEST_APPLESS_MAIN(TestParametersMove)
#include "test_parameters_move.moc"
