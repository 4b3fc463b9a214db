// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <set>

#include "core/text/advice_text.h"

using namespace shardscope;

class TestAdviceText : public QObject {
    Q_OBJECT

private slots:
    void everyFactHasAName()
    {
        std::set<std::string_view> names;
        for (const auto& [fact, name] : EnumNames<AdviceFact>::names) {
            QVERIFY2(!factName(fact).empty(), name.data());
            QVERIFY2(names.insert(factName(fact)).second, name.data());
        }
    }

    void everyOutcomeStepAndGroupHasOne()
    {
        std::set<std::string_view> words;
        for (const auto& [outcome, name] : EnumNames<AdviceOutcome>::names)
            QVERIFY2(words.insert(outcomeText(outcome)).second, name.data());
        for (const auto& [step, name] : EnumNames<AdviceStep>::names)
            QVERIFY2(words.insert(stepTitle(step)).second, name.data());
        for (const auto& [group, name] : EnumNames<AdviceGroup>::names)
            QVERIFY2(words.insert(groupTitle(group)).second, name.data());
    }

    void aConditionIsToldWithWhatItMet_data()
    {
        QTest::addColumn<CheckedFact>("fact");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, Condition condition, std::optional<double> value, const char* text) {
            QTest::newRow(name) << CheckedFact{condition, value} << QString::fromUtf8(text);
        };
        row("a range", {.fact = AdviceFact::Parameters, .atLeast = 1e10, .atMost = 1e11}, 70.56e9,
            "70.6 B parameters (10 B or more and 100 B or fewer)");
        row("a share", {.fact = AdviceFact::ExposedData, .above = 0.05}, 0.125,
            "12.5 % of the step is exposed data-parallel communication (more than 5 %)");
        row("a yes", {.fact = AdviceFact::Fits, .is = 0}, 1, "this plan fits");
        row("a no", {.fact = AdviceFact::Fits, .is = 0}, 0, "this plan is tight or does not fit");
        row("a count", {.fact = AdviceFact::Gpus, .below = 16}, 8, "8 GPUs (fewer than 16)");
        row("not known", {.fact = AdviceFact::PipelineIdle, .atLeast = 0.1}, std::nullopt,
            "of the GPU time is idle in the pipeline: unknown");
    }
    void aConditionIsToldWithWhatItMet()
    {
        QFETCH(CheckedFact, fact);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(checkedText(fact)), text);
    }

    void whatDoesNotApplySaysWhatIsMissing()
    {
        Decision decision;
        QCOMPARE(becauseText(decision), std::string("This rule applies to every plan."));
        decision.because = {{{.fact = AdviceFact::Gpus, .above = 8}, 64}, {{.fact = AdviceFact::Experts, .above = 0}, 0}};
        QCOMPARE(becauseText(decision), std::string("0 experts (more than 0)."));
        decision.outcome = AdviceOutcome::Taken;
        QCOMPARE(becauseText(decision), std::string("64 GPUs (more than 8); 0 experts (more than 0)."));
    }
};

QTEST_APPLESS_MAIN(TestAdviceText)
#include "test_advice_text.moc"
