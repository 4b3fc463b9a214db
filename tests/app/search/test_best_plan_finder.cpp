// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/best_plan_finder.h"

#include <QSignalSpy>

#include "app/document/document.h"
#include "app/panels/best_plan_button.h"
#include "app/search/search_question.h"
#include "core/io/residuals_json.h"
#include "core/search/own_framework.h"
#include "tests/app/example_scenario.h"
#include "tests/app/views/search/found_plans.h"
#include "widgets/text/numbers.h"

using namespace shardscope;

class TestBestPlanFinder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void theBestIsTakenOverInOneStep()
    {
        Document document(test::exampleScenario(test::oneNode()));
        const Figures before = figuresOf(*estimate(document.scenario()));
        BestPlanButton button(document);
        button.show();
        QTRY_VERIFY_WITH_TIMEOUT(button.finder().best(), 60000);
        const double gain = *button.finder().best()->gain();
        QVERIFY(gain > 0.1);  // all is recomputed in the plan that it starts from
        QVERIFY2(button.text().contains('%'), qPrintable(button.text()));
        button.click();
        const Figures after = figuresOf(*estimate(document.scenario()));
        QVERIFY(std::abs(*speedUp(before, after) - gain) < 1e-9);
        QTRY_VERIFY2(button.text().startsWith(BestPlanButton::tr("No faster plan fits")), qPrintable(button.text()));
        QVERIFY(!button.isEnabled());
        document.undoStack().undo();
        QCOMPARE(scenarioText(document.scenario()), scenarioText(test::exampleScenario(test::oneNode())));
    }

    /// The button promises a plan that fits, with at least the gain of any setting that costs time for nothing.
    void noFindingPromisesMore_data()
    {
        QTest::addColumn<QString>("overrides");
        QTest::newRow("as the example") << "";
        QTest::newRow("nothing overlaps") << "plan.overlap.grad_reduce=false plan.overlap.param_gather=false plan.overlap.tensor=false";
        QTest::newRow("ZeRO 3, small buckets") << "plan.zero=3 plan.tp=1 plan.bucket_bytes=1000000 plan.recompute=none";
        QTest::newRow("offload") << "plan.offload=optimizer plan.offload_activations=0.5";
        QTest::newRow("experts, none overlaps")
            << "model.preset=mixtral-8x7b cluster.nodes=4 training.global_batch=32 plan.tp=8 plan.zero=1 plan.recompute=none";
    }
    void noFindingPromisesMore()
    {
        QFETCH(QString, overrides);
        std::vector<std::string> more;
        for (const QString& each : overrides.split(' ', Qt::SkipEmptyParts))
            more.push_back(each.toStdString());
        Document document(test::exampleScenario(test::oneNode(more)));
        BestPlanFinder finder(document);
        finder.setWanted(true);
        QTRY_VERIFY_WITH_TIMEOUT(finder.best() && !finder.isBusy(), 60000);
        const auto present = test::estimateWith(test::oneNode(more));
        double promised = 0;
        for (const Waste& each : wastes(*present))
            promised = std::max(promised, each.after.fit == Fit::Fits ? each.gain() : 0);
        QVERIFY(finder.best()->plan);
        QCOMPARE(finder.best()->plan->figures.fit, Fit::Fits);
        QVERIFY2(!finder.best()->gain() || *finder.best()->gain() >= promised - 1e-9, qPrintable(QString::number(promised)));
        const LeanPlan best = *finder.best()->plan;
        finder.apply();
        const Figures after = figuresOf(*estimate(document.scenario(), measuredEvidence()));
        QVERIFY(std::abs(*after.tokensPerSecondPerGpu / *best.figures.tokensPerSecondPerGpu - 1) < 1e-9);
    }

    /// accelerate's FSDP1 has no tensor ranks: the best plan is one that it runs, also where that is slower than the present one.
    void aPlanThatDoesNotRunIsNotKept()
    {
        Document document(test::exampleScenario({"model.preset=llama-3.1-8b", "training.software.framework=fsdp1", "training.recipe=fsdp2",
                                                 "cluster.nodes=4", "plan.tp=8", "plan.pp=1", "plan.dp=null"}));
        BestPlanButton button(document);
        button.show();
        QTRY_VERIFY_WITH_TIMEOUT(button.finder().best() && !button.finder().isBusy(), 60000);
        const BestPlan best = *button.finder().best();
        QVERIFY(best.plan && !best.isPresentRun && !best.gain());
        QVERIFY(isRun(best.plan->scenario, std::nullopt));
        QVERIFY2(button.isEnabled() && button.text().startsWith(BestPlanButton::tr("Best plan that runs")), qPrintable(button.text()));
        button.click();
        QTRY_VERIFY_WITH_TIMEOUT(button.finder().best() && !button.finder().isBusy(), 60000);
        QVERIFY2(button.text().startsWith(BestPlanButton::tr("No faster plan fits")), qPrintable(button.text()));
    }

    /// The gain of a tight plan is shown, but the button does not apply it.
    void whatATightPlanAddsIsInSight()
    {
        Document document(test::exampleScenario(
            {"cluster.nodes=1", "model.preset=llama-3.1-8b", "plan.pp=1", "plan.dp=null", "training.global_batch=64"}));
        BestPlanButton button(document);
        button.resize(400, 32);
        button.show();
        QTRY_VERIFY_WITH_TIMEOUT(button.finder().best() && !button.finder().isBusy(), 60000);
        const std::optional<TightBest>& tight = button.finder().best()->tight;
        QVERIFY(tight && tight->gain && *tight->gain > 0.01);
        QVERIFY2(button.text().contains("tight: +" + percentText(*tight->gain)), qPrintable(button.text()));
        QCOMPARE(button.finder().best()->plan->figures.fit, Fit::Fits);
        // Where there is no room for both nothing is cut, and the tip tells.
        button.resize(140, 32);
        QVERIFY(button.sizeHint().width() <= 140 || !button.text().contains("tight"));
        QVERIFY(button.toolTip().contains(percentText(*tight->gain)));
    }

    void aHiddenOneLooksForNothing()
    {
        Document document(test::exampleScenario(test::oneNode()));
        BestPlanFinder finder(document);
        document.edit("training.global_batch", std::int64_t{32});
        QVERIFY(!finder.isBusy());
    }

    /// Fields that a search varies do not change the question; locked fields do.
    void theSameQuestion()
    {
        const auto key = [](const std::vector<std::string>& overrides, const QSet<QString>& locked) {
            return questionKey(searchRequest(test::exampleScenario(test::oneNode(overrides)), {}, locked));
        };
        QCOMPARE(key({"plan.tp=8", "plan.zero=3"}, {}), key({}, {}));
        QVERIFY(key({"plan.tp=8"}, {"plan.tp"}) != key({}, {"plan.tp"}));
        QVERIFY(key({"training.global_batch=64"}, {}) != key({}, {}));
        QVERIFY(key({"plan.overlap.tensor=true"}, {}) != key({}, {}));
    }
};

QTEST_MAIN(TestBestPlanFinder)
#include "test_best_plan_finder.moc"
