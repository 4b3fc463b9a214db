// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/best_plan_finder.h"

#include <QSignalSpy>

#include "app/document/document.h"
#include "app/panels/best_plan_button.h"
#include "app/search/search_question.h"
#include "tests/app/views/search/found_plans.h"

using namespace shardscope;

class TestBestPlanFinder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void theBestIsTakenOverInOneStep()
    {
        Document document(test::scenarioWith(test::oneNode()));
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
        QTRY_COMPARE(button.text(), BestPlanButton::tr("No plan is faster"));
        QVERIFY(!button.isEnabled());
        document.undoStack().undo();
        QCOMPARE(scenarioText(document.scenario()), scenarioText(test::scenarioWith(test::oneNode())));
    }

    void aHiddenOneLooksForNothing()
    {
        Document document(test::scenarioWith(test::oneNode()));
        BestPlanFinder finder(document);
        document.edit("training.global_batch", std::int64_t{32});
        QVERIFY(!finder.isBusy());
    }

    /// What a search turns is no other question; what is locked is.
    void theSameQuestion()
    {
        const auto key = [](const std::vector<std::string>& overrides, const QSet<QString>& locked) {
            return questionKey(searchRequest(test::scenarioWith(test::oneNode(overrides)), {}, locked));
        };
        QCOMPARE(key({"plan.tp=8", "plan.zero=3"}, {}), key({}, {}));
        QVERIFY(key({"plan.tp=8"}, {"plan.tp"}) != key({}, {"plan.tp"}));
        QVERIFY(key({"training.global_batch=64"}, {}) != key({}, {}));
        QVERIFY(key({"plan.overlap.tensor=true"}, {}) != key({}, {}));
    }
};

QTEST_MAIN(TestBestPlanFinder)
#include "test_best_plan_finder.moc"
