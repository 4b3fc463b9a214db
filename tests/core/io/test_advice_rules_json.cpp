// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/advice_rules_json.h"
#include "core/text/error_text.h"

using namespace shardscope;

namespace {

Result<AdviceRules> rules(const QString& rule)
{
    return parseAdviceRules(QString(R"({"schema": "shardscope.advice-rules/1", "rules": [%1]})").arg(rule).toStdString(), "own.json");
}

}  // namespace

class TestAdviceRulesJson : public QObject {
    Q_OBJECT

private slots:
    void theBuiltInFileIsRead()
    {
        QVERIFY(builtInAdviceRules().rules.size() >= 30);
        QVERIFY(builtInAdviceRules().recipes.size() >= 20);
        for (const AdviceRecipe& recipe : builtInAdviceRules().recipes)
            QVERIFY2(!recipe.source.empty() && !recipe.plan.fields.empty(), recipe.name.c_str());
    }

    void aRuleIsReadWhole()
    {
        const Result<AdviceRules> read = rules(R"({"id": "a", "step": "batch", "says": "s", "source": "o",
            "when": [{"fact": "gpus", "at_least": 8, "below": 64}, {"fact": "fits", "is": 1}],
            "try": [{"name": "n", "set": {"plan.tp": [2, 4], "plan.pp": "any", "plan.recompute": "full", "plan.overlap.tensor": true}}],
            "target_tokens": [1e6, 2e6]})");
        if (!read)
            QFAIL(errorText(read.error()).c_str());
        const AdviceRule& rule = read->rules.front();
        QVERIFY(rule.step == AdviceStep::Batch && rule.group == AdviceGroup::Own);
        QVERIFY(rule.when[0].holds(8) && rule.when[0].holds(63) && !rule.when[0].holds(64) && !rule.when[0].holds(7));
        QVERIFY(rule.when[1].holds(1) && !rule.when[1].holds(0));
        QCOMPARE(rule.techniques.front().fields.size(), std::size_t(4));
        QVERIFY(rule.target && rule.target->from == 1e6 && rule.target->to == 2e6);
        QCOMPARE(std::get<std::vector<Value>>(rule.techniques.front().fields[0].values).size(), std::size_t(2));
        QVERIFY(std::get<ValueWord>(rule.techniques.front().fields[1].values) == ValueWord::Any);
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const char* rule, const char* pointer, ErrorCode code) {
            QTest::newRow(name) << QString(rule) << QString(pointer) << static_cast<int>(code);
        };
        row("no id", R"({"step": "fit"})", "/rules/0/id", ErrorCode::MissingKey);
        row("no step", R"({"id": "a"})", "/rules/0/step", ErrorCode::MissingKey);
        row("another step", R"({"id": "a", "step": "fitt"})", "/rules/0/step", ErrorCode::UnknownName);
        row("another fact", R"({"id": "a", "step": "fit", "when": [{"fact": "gpu"}]})", "/rules/0/when/0/fact", ErrorCode::UnknownName);
        row("another bound", R"({"id": "a", "step": "fit", "when": [{"fact": "gpus", "atleast": 1}]})", "/rules/0/when/0/atleast",
            ErrorCode::UnknownKey);
        row("no such field", R"({"id": "a", "step": "fit", "try": [{"set": {"plan.tpp": 1}}]})", "/rules/0/try/0/set/plan.tpp",
            ErrorCode::UnknownName);
        row("not the cluster", R"({"id": "a", "step": "fit", "try": [{"set": {"cluster.nodes": 1}}]})", "/rules/0/try/0/set/cluster.nodes",
            ErrorCode::UnknownName);
        row("a value out of range", R"({"id": "a", "step": "fit", "try": [{"set": {"plan.tp": 0}}]})", "/rules/0/try/0/set/plan.tp",
            ErrorCode::OutOfRange);
        row("a word of others", R"({"id": "a", "step": "fit", "try": [{"set": {"plan.tp": "target"}}]})", "/rules/0/try/0/set/plan.tp",
            ErrorCode::WrongType);
        row("no set", R"({"id": "a", "step": "fit", "try": [{}]})", "/rules/0/try/0/set", ErrorCode::MissingKey);
        row("one token count", R"({"id": "a", "step": "fit", "target_tokens": [1]})", "/rules/0/target_tokens", ErrorCode::WrongType);
        row("backwards", R"({"id": "a", "step": "fit", "target_tokens": [2, 1]})", "/rules/0/target_tokens", ErrorCode::OutOfRange);
    }
    void whatIsWrongIsNamed()
    {
        QFETCH(QString, rule);
        QFETCH(QString, pointer);
        QFETCH(int, code);
        const Result<AdviceRules> read = rules(rule);
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().pointer), pointer);
        QCOMPARE(static_cast<int>(read.error().code), code);
        QCOMPARE(read.error().file, std::string("own.json"));
    }

    void anotherDocumentIsRefused()
    {
        QVERIFY(!parseAdviceRules(R"({"schema": "shardscope.scenario/1"})", "s.json"));
        QVERIFY(!parseAdviceRules("[1", "s.json"));
        QVERIFY(!loadAdviceRules("/nonexistent/rules.json"));
    }
};

QTEST_APPLESS_MAIN(TestAdviceRulesJson)
#include "test_advice_rules_json.moc"
