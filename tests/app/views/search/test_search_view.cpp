// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/search/search_view.h"
#include "core/step/step.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

#include "app/document/document.h"
#include "app/views/search/plan_order.h"
#include "app/views/search/search_picture.h"
#include "tests/app/example_scenario.h"
#include "tests/app/views/search/found_plans.h"

using namespace shardscope;

class TestSearchView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<SearchView>();
        m_view->resize(1000, 700);
        m_view->setEstimate(test::estimateWith(test::oneNode()));
    }
    void cleanup() { m_view.reset(); }

    void aHiddenViewSearchesNothing() { QVERIFY(!m_view->isSettled() && !m_view->result()); }

    void theBestPlanIsFound()
    {
        show();
        const SearchResult& result = *m_view->result();
        QVERIFY(result.plans.size() > 10);
        QCOMPARE(m_view->chosen(), 0);
        QCOMPARE(m_view->list().rowCount(), static_cast<int>(result.plans.size()));
        QVERIFY(m_view->currentChart());
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
        QVERIFY(!m_view->grab().isNull());
    }

    void aRowLeadsToItsDerivation()
    {
        show();
        QSignalSpy asked(m_view.get(), &View::derivationRequested);
        m_view->choose(3);
        button("Show &derivation")->click();
        QCOMPARE(asked.size(), 0);  // the estimate is made aside
        QTRY_COMPARE(asked.size(), 1);
        const auto of = asked[0][1].value<std::shared_ptr<const Estimate>>();
        QVERIFY(std::abs(of->step()->step / m_view->result()->plans[3].figures.step - 1) < 1e-9);
    }

    /// Applied, the window's own figures are those of the row.
    void whatIsAppliedIsWhatWasListed()
    {
        show();
        Document document(test::exampleScenario(test::oneNode()));
        connect(m_view.get(), &View::editRequested, &document, [&document](const DocumentEdit& edit) { edit(document); });
        for (const int plan : {0, 3, 9}) {
            m_view->choose(plan);
            button("&Apply")->click();
            const FoundPlan& found = m_view->result()->plans[static_cast<std::size_t>(plan)];
            const Figures figures = figuresOf(*estimate(document.scenario()));
            QVERIFY(std::abs(figures.step->value() / found.figures.step.value() - 1) < 1e-9);
            QVERIFY(std::abs(figures.peak / found.figures.peak - 1) < 1e-9);
            QVERIFY(!document.scenario().plan.dp.has_value());
            document.undoStack().undo();
        }
    }

    void anotherPlanInTheWindowIsNoOtherQuestion()
    {
        show();
        const auto before = m_view->result();
        m_view->setEstimate(test::estimateWith(test::oneNode({"plan.tp=4", "plan.recompute=none"})));
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->result(), before);
        m_view->setEstimate(test::estimateWith(test::oneNode({"training.global_batch=32"})));
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->result() != before);
    }

    void aLockedDegreeStays()
    {
        show();
        m_view->setContext(&ViewContext::lockedDegrees, {"plan.tp"});
        QTRY_VERIFY(m_view->isSettled());
        for (const FoundPlan& found : m_view->result()->plans)
            QCOMPARE(found.plan.tp, 2);
    }

    void listAndPictureAreLinked()
    {
        show();
        Q_EMIT m_view->picture().activated(static_cast<int>(SearchCurve::Plans), 5);
        QCOMPARE(m_view->chosen(), 5);
        QCOMPARE(m_view->picture().selected(), std::pair(static_cast<int>(SearchCurve::Plans), 5));
        auto* table = plans()->findChild<QTableView*>();
        table->setCurrentIndex(m_view->list().index(2, 0));
        QCOMPARE(m_view->chosen(), 2);
    }

    /// A filter is part of the question: more plans that hold it are found, and the headline is of those.
    void theFilterIsAConstraintOfTheSearch()
    {
        show();
        const auto before = m_view->result();
        m_view->setFilter("tp=1 memory<60");
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->result() != before && !m_view->result()->plans.empty());
        for (const FoundPlan& found : m_view->result()->plans)
            QVERIFY(found.plan.tp == 1 && found.figures.peak.value() < 60.0 * 1024 * 1024 * 1024);
        const auto held = std::count_if(before->plans.begin(), before->plans.end(), [](const FoundPlan& each) {
            return each.plan.tp == 1 && each.figures.peak.value() < 60.0 * 1024 * 1024 * 1024;
        });
        QVERIFY(static_cast<std::ptrdiff_t>(m_view->result()->plans.size()) >= held);
    }

    void aFilterThatCannotBeReadIsSaid()
    {
        show();
        const auto before = m_view->result();
        m_view->setFilter("speed>3");
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->findChild<QLabel*>("filterRefused")->isVisible());
        QCOMPARE(m_view->result(), before);
        m_view->setFilter("");
        QVERIFY(!m_view->findChild<QLabel*>("filterRefused")->isVisible());
    }

    /// Objective, framework and filter come back with the arrangement of the window.
    void theQuestionIsRemembered()
    {
        m_view->setQuestion({.objective = SearchObjective::Memory, .target = Target::Nanotron, .allowTight = true});
        m_view->setFilter("tp<=2 pp=1");
        const QString mode = m_view->modeId();
        SearchView other;
        QVERIFY(other.modeId() != mode);
        other.setModeId(mode);
        QCOMPARE(other.modeId(), mode);
    }

    /// While a new question is searched the old answer is not mistaken for it.
    void anOldAnswerIsDimmed()
    {
        show();
        QVERIFY(!m_view->isDimmed());
        m_view->setQuestion({.objective = SearchObjective::Memory});
        QTRY_VERIFY(m_view->isDimmed() || m_view->isSettled());
        const bool wasDimmed = m_view->isDimmed();
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(wasDimmed && !m_view->isDimmed());
    }

    /// Back to an objective that was searched: its very answer, at once. Another scenario is another question.
    void anAnswerIsKept()
    {
        show();
        const auto fastest = m_view->result();
        m_view->setQuestion({.objective = SearchObjective::Memory});
        QTRY_VERIFY(m_view->isSettled());
        const auto leanest = m_view->result();
        QVERIFY(leanest != fastest);
        m_view->setQuestion({});
        QVERIFY(!m_view->isDimmed());
        QCOMPARE(m_view->result(), fastest);
        QCOMPARE(m_view->chosen(), 0);
        m_view->setQuestion({.objective = SearchObjective::Memory});
        QCOMPARE(m_view->result(), leanest);
        QVERIFY(m_view->isVisible());
        m_view->setEstimate(
            test::estimateWith({"cluster.nodes=1", "plan.tp=8", "plan.pp=1", "plan.dp=1", "training.sequence_length=4096"}));
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->result() != leanest);
    }

    /// "No plan is faster" says which settings it does not speak of.
    void whatTheSearchKeepsIsSaid()
    {
        show();
        const SearchQuestion question;
        const auto shown = test::estimateWith(test::oneNode());
        const Figures present = figuresOf(*shown);
        Waste kept;
        kept.setting = PlanSetting::OverlapGradReduce;
        kept.before = kept.after = present;
        *kept.after.tokensPerSecondPerGpu *= 1.126;
        kept.changes = {{findParameter("plan.overlap.grad_reduce"), Value(true)}};
        SearchResult same = *m_view->result();
        same.plans.resize(1);
        same.plans[0].figures.tokensPerSecondPerGpu = *present.tokensPerSecondPerGpu;
        QVERIFY(searchVerdict(same, question, {shown->scenario(), present}, {kept}).contains("12.6"));
        QVERIFY(!searchVerdict(same, question, {shown->scenario(), present}).contains("12.6"));
    }

    /// The best plan recomputes a part of the layers, which a search does not: its headline is not left without the reason.
    void aFasterPresentPlanSaysWhy()
    {
        show();
        SearchResult result = *m_view->result();
        result.plans.resize(1);
        Scenario scenario = test::estimateWith(test::oneNode())->scenario();
        scenario.plan = result.plans[0].plan;
        Figures present = figuresOf(*test::estimateWith(test::oneNode()));
        present.tokensPerSecondPerGpu = result.plans[0].figures.tokensPerSecondPerGpu * 1.02;
        QVERIFY(!searchVerdict(result, {}, {scenario, present}).contains("a search does not change"));
        scenario.plan.recompute = Recompute::Full;
        scenario.plan.recomputeLayers = 3;
        const QString said = searchVerdict(result, {}, {scenario, present});
        QVERIFY2(said.contains("a search does not change recomputed layers"), qPrintable(said));
        scenario.training.software.framework = Framework::Fsdp1;
        scenario.plan.tp = 2;
        QVERIFY(searchVerdict(result, {}, {scenario, present}).contains("cannot run this plan"));
    }

    /// The gain of a tight plan is shown next to the best plan, which stays selected.
    void aTightPlanStandsBesideTheBest()
    {
        show();
        const auto shown = test::estimateWith(test::oneNode());
        const Figures present = figuresOf(*shown);
        SearchResult result = *m_view->result();
        result.tightBest = TightBest{result.plans.back(), 0.003};
        QVERIFY(searchVerdict(result, {}, {shown->scenario(), present}).contains("tight"));
        for (const FoundPlan& found : m_view->result()->plans)
            QCOMPARE(found.figures.fit, Fit::Fits);
    }

    void aLoserSaysWhy()
    {
        show();
        const FoundPlan& last = m_view->result()->plans.back();
        m_view->choose(static_cast<int>(m_view->result()->plans.size()) - 1);
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(last.figures.step > m_view->result()->plans.front().figures.step);
        QVERIFY(plans()->findChild<QWidget*>("planWhy")->isVisible());
    }

    void theObjectiveTurnsTheOrder()
    {
        show();
        m_view->setQuestion({.objective = SearchObjective::Memory});
        QTRY_VERIFY(m_view->isSettled());
        const std::vector<FoundPlan>& plans = m_view->result()->plans;
        QVERIFY(std::is_sorted(plans.begin(), plans.end(),
                               [](const FoundPlan& a, const FoundPlan& b) { return a.figures.peak < b.figures.peak; }));
    }

    void nothingFitsIsSaid()
    {
        m_view->setEstimate(
            test::estimateWith({"model.preset=llama-3.1-405b", "cluster.nodes=1", "plan.tp=8", "plan.pp=1", "plan.dp=null"}));
        show();
        QVERIFY(m_view->result()->plans.empty());
        QVERIFY(!m_view->grab().isNull());
    }

    void theCompareIsPinnedAndShown()
    {
        show();
        Document document(test::exampleScenario(test::oneNode()));
        connect(m_view.get(), &View::editRequested, &document, [&document](const DocumentEdit& edit) { edit(document); });
        QSignalSpy places(m_view.get(), &View::placeRequested);
        m_view->choose(4);
        button("&Compare with it")->click();
        QCOMPARE(places.size(), 1);
        QCOMPARE(places[0][0].value<ViewPlace>().view, QString("compare"));
        QVERIFY(document.pinned());
        QCOMPARE(document.pinned()->plan.tp, m_view->result()->plans[4].plan.tp);
        QVERIFY(!document.isDirty());
    }

private:
    void show()
    {
        m_view->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled(), 60000);
    }
    [[nodiscard]] QWidget* plans() const { return m_view->findChild<QWidget*>("plansFound"); }
    [[nodiscard]] QPushButton* button(const char* text) const
    {
        for (QPushButton* each : plans()->findChildren<QPushButton*>()) {
            if (each->text() == QLatin1String(text))
                return each;
        }
        return nullptr;
    }

    std::unique_ptr<SearchView> m_view;
};

QTEST_MAIN(TestSearchView)
#include "test_search_view.moc"
