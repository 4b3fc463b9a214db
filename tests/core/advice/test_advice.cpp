// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <set>

#include "core/advice/advice.h"
#include "core/estimate/estimate.h"
#include "core/io/advice_rules_json.h"
#include "core/io/scenario_file.h"
#include "core/plan/check_plan.h"
#include "core/remedy/wastes.h"
#include "tests/support/random_scenarios.h"

using namespace shardscope;

namespace {

/// `model` on so many H100 of eight a node, with overrides as `--set` takes them.
Estimate estimated(const char* model, int nodes, const QStringList& overrides = {})
{
    const QString text =
        QString(R"({"schema": "shardscope.scenario/1", "model": {"preset": "%1"}, "cluster": {"gpu": "h100-sxm", "nodes": %2},
        "training": {"sequence_length": 4096, "global_batch": 2048, "recipe": "megatron"}})")
            .arg(model)
            .arg(nodes);
    std::vector<std::string> sets;
    for (const QString& each : overrides)
        sets.push_back(each.toStdString());
    Result<Scenario> scenario = parseScenario(text.toStdString(), "test.json", sets);
    if (!scenario)
        qFatal("%s", scenario.error().pointer.c_str());
    Result<Estimate> made = estimate(std::move(scenario).value());
    if (!made || !made->isLegal())
        qFatal("%s on %d: not a legal plan", model, nodes);
    return std::move(made).value();
}

const Decision* decisionOf(const Advice& advice, const std::string& rule)
{
    for (const StepAdvice& step : advice.steps) {
        for (const Decision& decision : step.decisions) {
            if (decision.rule.id == rule)
                return &decision;
        }
    }
    return nullptr;
}

struct Case {
    const char* rule;
    const char* model;
    int nodes;
    QStringList overrides;
    const char* otherModel;
    int otherNodes;
    QStringList otherOverrides;
};

const QStringList kSplit{"plan.tp=8", "plan.pp=4", "plan.zero=1"};
const QStringList kPoor{"cluster.gpus_per_node=2", "plan.tp=2"};

/// Each rule of the built-in file: where it applies, and where it doesn't.
const QList<Case>& cases()
{
    static const QList<Case> all{
        {"fit-below-10b", "llama-3-8b", 1, {}, "llama-3-70b", 8, kSplit},
        {"fit-10b-to-100b", "llama-3-70b", 8, kSplit, "llama-3-8b", 1, {}},
        {"fit-above-100b", "llama-3.1-405b", 64, {"plan.tp=8", "plan.pp=16", "plan.zero=1"}, "llama-3-70b", 8, kSplit},
        {"fit-poor-recompute", "llama-3-8b", 1, kPoor, "llama-3-8b", 1, {}},
        {"fit-poor-accumulation", "llama-3-8b", 1, kPoor, "llama-3-8b", 1, {}},
        {"fit-long-context", "llama-3-8b", 1, {"training.sequence_length=32768"}, "llama-3-8b", 1, {"training.sequence_length=16384"}},
        {"fit-experts", "mixtral-8x7b", 4, {"plan.tp=8", "plan.sequence_parallel=true"}, "llama-3-8b", 1, {}},
        {"scale-8", "llama-3-8b", 1, {}, "llama-3-8b", 2, {}},
        {"scale-16-64", "llama-3-8b", 8, {}, "llama-3-8b", 16, {}},
        {"scale-128-512", "llama-3-8b", 16, {}, "llama-3-8b", 128, {}},
        {"scale-512-pure-data", "llama-3-8b", 64, {}, "llama-3-8b", 64, {"plan.tp=2"}},
        {"scale-1024", "llama-3-8b", 128, {}, "llama-3-8b", 64, {}},
        {"tree-below-1b", "qwen3-0.6b", 1, {}, "llama-3-8b", 1, {}},
        {"tree-1b-to-13b", "llama-3-8b", 1, {}, "qwen3-0.6b", 1, {}},
        {"tree-13b-to-70b", "qwen3-32b", 8, kSplit, "llama-3-8b", 1, {}},
        {"tree-above-70b", "llama-3-70b", 8, kSplit, "qwen3-32b", 8, kSplit},
        {"batch-grow", "llama-3-8b", 1, {"training.global_batch=256"}, "llama-3-8b", 1, {}},
        {"batch-shrink", "llama-3-8b", 1, {"training.global_batch=16384"}, "llama-3-8b", 1, {}},
        {"batch-within",
         "llama-3-8b",
         1,
         {},
         "llama-3-8b",
         1,
         {"training.sequence_length=65536", "training.global_batch=8192", "plan.cp=8"}},
        {"throughput-tensor", "llama-3-8b", 1, {}, "qwen3-0.6b", 1, {"cluster.gpus_per_node=1"}},
        {"throughput-zero-3", "llama-3-8b", 1, {}, "qwen3-0.6b", 1, {"cluster.gpus_per_node=1"}},
        {"throughput-pipeline",
         "llama-3-8b",
         64,
         {"plan.overlap.grad_reduce=false", "training.global_batch=512"},
         "qwen3-0.6b",
         1,
         {"cluster.gpus_per_node=1"}},
        {"throughput-micro-batch", "llama-3-8b", 1, {}, nullptr, 0, {}},
        {"throughput-one-by-one", "llama-3-8b", 1, {}, "qwen3-0.6b", 1, {"cluster.gpus_per_node=1"}},
        {"overlap-gradients", "llama-3-8b", 2, {"plan.overlap.grad_reduce=false"}, "llama-3-8b", 2, {"plan.overlap.grad_reduce=true"}},
        {"overlap-buckets", "llama-3-8b", 2, {"plan.bucket_bytes=1000000"}, "llama-3-8b", 2, {}},
        {"overlap-micro-batches", "llama-3-70b", 8, kSplit + QStringList{"plan.micro_batch=256", "plan.tp=8"}, "llama-3-70b", 8, kSplit},
        {"overlap-recompute", "llama-3-8b", 1, {"plan.micro_batch=16", "plan.tp=4"}, "llama-3-8b", 8, {"plan.zero=1", "plan.tp=4"}},
        {"overlap-precision", "qwen3-0.6b", 1, {"training.precision=fp32"}, "qwen3-0.6b", 1, {}},
        {"ratio-10-to-1", "llama-3-70b", 8, kSplit, "qwen3-0.6b", 1, {"cluster.gpus_per_node=1"}},
        {"pitfall-over-parallel", "llama-3-8b", 1, {}, "qwen3-0.6b", 1, {"cluster.gpus_per_node=1"}},
        {"pitfall-topology", "llama-3-70b", 8, {"plan.tp=16", "plan.pp=4", "plan.zero=1"}, "llama-3-70b", 8, kSplit},
        {"pitfall-unmeasured", "llama-3-8b", 1, {}, nullptr, 0, {}},
        {"pitfall-bubble", "llama-3-70b", 8, kSplit + QStringList{"training.global_batch=8"}, "llama-3-8b", 1, {}},
        {"pitfall-idle-memory", "llama-3-8b", 8, {"plan.recompute=full", "plan.zero=1"}, "llama-3-8b", 1, {}},
    };
    return all;
}

bool areSame(const Figures& a, const Figures& b)
{
    return a.fits == b.fits && a.peak == b.peak && a.step.has_value() == b.step.has_value() && (!a.step || *a.step == *b.step);
}

Figures figuresAfter(const Scenario& start, const std::vector<FieldChange>& change)
{
    const Result<Estimate> made = estimate(withChanges(start, change));
    return made ? figuresOf(*made) : Figures();
}

/// Checks the invariants of any advice.
void checkAdvice(const Advice& advice)
{
    QCOMPARE(advice.steps.size(), std::size_t(3));
    Figures stand = advice.before;
    for (const StepAdvice& step : advice.steps) {
        QVERIFY(step.before == stand);
        for (const Decision& decision : step.decisions) {
            const bool allHold =
                std::all_of(decision.because.begin(), decision.because.end(), [](const CheckedFact& fact) { return fact.holds(); });
            QCOMPARE(decision.applies(), allHold);
            QCOMPARE(decision.after.has_value(), decision.tried > 0);
            if (!decision.after)
                continue;
            QVERIFY2(*decision.before == stand, decision.rule.id.c_str());
            QVERIFY2(areSame(figuresAfter(advice.start, decision.change), *decision.after), decision.rule.id.c_str());
            if (decision.outcome == AdviceOutcome::Taken && step.step == AdviceStep::Throughput && stand.isSafe())
                QVERIFY(speedUp(stand, *decision.after) >= kLeastGain && decision.after->isSafe());
            if (decision.outcome == AdviceOutcome::NotBetter && step.step == AdviceStep::Throughput)
                QVERIFY(speedUp(stand, *decision.after) < kLeastGain || !decision.after->isSafe());
            if (decision.outcome == AdviceOutcome::AlreadySo)
                QVERIFY(decision.turned.empty());
            if (decision.outcome == AdviceOutcome::Taken)
                stand = *decision.after;
        }
        QVERIFY(step.after == stand);
    }
    QVERIFY(areSame(figuresAfter(advice.start, changesBetween(advice.start, advice.end)), advice.after));
    QVERIFY(!advice.before.isSafe() || advice.after.isSafe());
}

}  // namespace

class TestAdvice : public QObject {
    Q_OBJECT

private slots:
    void everyRuleHasACase()
    {
        std::set<std::string> rules, tried;
        for (const AdviceRule& rule : builtInAdviceRules().rules) {
            QVERIFY2(rules.insert(rule.id).second, rule.id.c_str());
            QVERIFY2(!rule.says.empty() && !rule.source.empty(), rule.id.c_str());
        }
        for (const Case& each : cases())
            tried.insert(each.rule);
        QVERIFY(rules == tried);
    }

    void eachBranchIsReached_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].rule) << i;
    }
    void eachBranchIsReached()
    {
        QFETCH(int, index);
        const Case& each = cases()[index];
        // The rule alone: what others take before it does not decide whether it applies.
        AdviceRules alone;
        for (const AdviceRule& rule : builtInAdviceRules().rules) {
            if (rule.id == each.rule)
                alone.rules.push_back(rule);
        }
        const Advice advice = advise(estimated(each.model, each.nodes, each.overrides), alone);
        const Decision& decision = *decisionOf(advice, each.rule);
        QVERIFY(decision.applies());
        checkAdvice(advice);
        if (!decision.rule.techniques.empty())
            QVERIFY2(decision.outcome != AdviceOutcome::NotPossible && decision.tried > 0, "no plan of it could be estimated");
        if (each.otherModel)
            QVERIFY(!decisionOf(advise(estimated(each.otherModel, each.otherNodes, each.otherOverrides), alone), each.rule)->applies());
    }

    void whatDoesNotFitIsMadeToFit()
    {
        const Estimate start = estimated("llama-3-70b", 8);
        QVERIFY(!start.fits());
        const Advice advice = advise(start, builtInAdviceRules());
        checkAdvice(advice);
        QVERIFY(advice.gpuRich && advice.after.isSafe());
        QVERIFY(decisionOf(advice, "fit-10b-to-100b")->outcome == AdviceOutcome::Taken);
        QVERIFY(decisionOf(advice, "tree-above-70b")->outcome == AdviceOutcome::NotNeeded);
    }

    void aPoorClusterIsNotRich()
    {
        QVERIFY(!isGpuRich(estimated("llama-3-8b", 1, kPoor)));
        QVERIFY(isGpuRich(estimated("llama-3-8b", 1)));
        // It does not fit now, and others would.
        QVERIFY(isGpuRich(estimated("llama-3-70b", 8)));
        const Advice advice = advise(estimated("llama-3-8b", 1, kPoor), builtInAdviceRules());
        QVERIFY(!decisionOf(advice, "fit-below-10b")->applies());
    }

    void theBatchComesToItsTarget_data()
    {
        QTest::addColumn<int>("batch");
        QTest::newRow("too small") << 256;
        QTest::newRow("hardly too small") << 968;
        QTest::newRow("too large") << 65536;
    }
    void theBatchComesToItsTarget()
    {
        QFETCH(int, batch);
        const Advice advice = advise(
            estimated("llama-3-8b", 1, {"plan.zero=1", "plan.tp=4", QString("training.global_batch=%1").arg(batch)}), builtInAdviceRules());
        checkAdvice(advice);
        const double tokens = 4096.0 * static_cast<double>(advice.end.training.globalBatch);
        QVERIFY2(tokens >= 4e6 && tokens <= 40e6, qPrintable(QString::number(tokens)));
        QVERIFY(tokens < 4.1e6 || tokens > 39.9e6);  // no further than asked
    }

    void aPlanFromElsewhereStandsBeside()
    {
        const Estimate start = estimated("llama-3-70b", 8, kSplit);
        Scenario other = start.scenario();
        other.plan.cp = 2;
        const Advice advice = advise(start, builtInAdviceRules(), {{"the search's best", "search", other}});
        QCOMPARE(advice.recipes.front().name, std::string("the search's best"));
        QVERIFY(areSame(*advice.recipes.front().figures, figuresOf(estimate(other).value())));
    }

    void recipesAreOfModelsLikeThisOne()
    {
        const Advice advice = advise(estimated("deepseek-v3", 256, {"plan.pp=16", "plan.ep=64", "plan.zero=1"}), builtInAdviceRules());
        std::set<std::string> names;
        for (const RecipeOutcome& recipe : advice.recipes)
            names.insert(recipe.name);
        QVERIFY(names.contains("DeepSeek-V3") && names.contains("Megatron Bridge, DeepSeek-V3 671 B"));
        QVERIFY(!names.contains("Megatron Core, Llama 3 70B"));
        for (const RecipeOutcome& recipe : advice.recipes) {
            if (recipe.figures)
                QVERIFY2(areSame(figuresAfter(advice.start, recipe.change), *recipe.figures), recipe.name.c_str());
        }
    }

    /// 126 layers on 16 stages: refused of Megatron where they follow from the plan, taken where they are stated.
    void unevenStagesAreStated()
    {
        const Advice advice = advise(estimated("llama-3.1-405b", 64), builtInAdviceRules());
        checkAdvice(advice);
        QVERIFY(advice.gpuRich && advice.after.isSafe());
        for (const RecipeOutcome& recipe : advice.recipes) {
            if (recipe.name != "Llama 3 405B")
                continue;
            QVERIFY(recipe.figures.has_value());
            const std::vector<int>& layers = *recipe.scenario.plan.stageLayers;
            QCOMPARE(layers.size(), std::size_t(16));
            QVERIFY(layers.front() == 7 && layers.back() == 7 && layers[8] == 8);
            return;
        }
        QFAIL("no recipe");
    }

    void aPersonsOwnRuleStandsBeside()
    {
        const Result<AdviceRules> own =
            parseAdviceRules(R"({"schema": "shardscope.advice-rules/1", "rules": [{"id": "ours", "step": "throughput",
            "when": [{"fact": "tp", "is": 8}], "try": [{"name": "TP 4 and CP 2", "set": {"plan.tp": 4, "plan.cp": 2}}]}]})",
                             "ours.json");
        QVERIFY(own);
        const Advice advice = advise(estimated("llama-3-70b", 8, kSplit), *own);
        checkAdvice(advice);
        const Decision& decision = *decisionOf(advice, "ours");
        QVERIFY(decision.rule.group == AdviceGroup::Own && decision.applies());
        QCOMPARE(advice.end.plan.tp == 4, decision.outcome == AdviceOutcome::Taken);
        QCOMPARE(joined(builtInAdviceRules(), *own).rules.size(), builtInAdviceRules().rules.size() + 1);
    }

    void stoppedItSaysLittle()
    {
        std::stop_source source;
        source.request_stop();
        const Advice advice = advise(estimated("llama-3-70b", 8, kSplit), builtInAdviceRules(), {}, source.get_token());
        for (const StepAdvice& step : advice.steps)
            QVERIFY(step.decisions.empty());
        QVERIFY(advice.recipes.empty() && advice.after == advice.before);
    }

    void itHoldsOfRandomPlans()
    {
        test::RandomScenarios scenarios(5);
        int advised = 0;
        for (int i = 0; i < 60 && advised < 15; ++i) {
            const Result<Estimate> made = estimate(scenarios.next());
            if (!made || !made->isLegal() || !made->step())
                continue;
            ++advised;
            checkAdvice(advise(*made, builtInAdviceRules()));
        }
        QVERIFY(advised > 5);
    }
};

QTEST_APPLESS_MAIN(TestAdvice)
#include "test_advice.moc"
