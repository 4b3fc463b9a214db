// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/scaling/scaling_view.h"

#include <QSignalSpy>

#include "app/views/scaling/scaling_picture.h"
#include "core/io/lesson_json.h"
#include "core/io/playbook_grid.h"
#include "core/step/step.h"
#include "tests/app/views/search/found_plans.h"

using namespace shardscope;

class TestScalingView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<ScalingView>();
        m_view->resize(1000, 700);
        m_view->setEstimate(test::estimateWith());
    }
    void cleanup() { m_view.reset(); }

    /// Next to every measured best there is a found one, each opens as listed, and the found one is no slower than the estimate of the
    /// measured plan.
    void modelsByNodes()
    {
        m_view->setModeId(QStringLiteral("models"));
        show();
        const std::vector<PlanGridRow>& rows = m_view->answer()->grid;
        QCOMPARE(rows.size(), std::size_t{4});
        int measured = 0;
        for (const PlanGridRow& row : rows) {
            for (const PlanGridCell& cell : row.cells) {
                if (!cell.fastest)
                    continue;
                ++measured;
                // The best plan is one of those that fit; that a measured one is tight says the estimate alone.
                const Estimate asMeasured = estimate(*cell.fastest, measuredEvidence()).value();
                if (asMeasured.fit() == Fit::Fits)
                    QVERIFY2(cell.found && cell.figures.step <= asMeasured.step()->step * (1 + 1e-9), qPrintable(row.model));
            }
        }
        QCOMPARE(measured, 26);
        QSignalSpy opened(m_view.get(), &View::openRequested);
        Q_EMIT m_view->currentChart()->activated(1, 0);
        QCOMPARE(opened.size(), 1);
        QVERIFY(opened[0][0].toString().contains("shardscope.scenario/1"));
    }

    /// On every axis the scenario's own value is a point with the window's own figure.
    void thePresentPlanIsOnItsCurve_data()
    {
        QTest::addColumn<int>("axis");
        for (std::size_t axis = 0; axis < sweepAxes().size(); ++axis)
            QTest::newRow(sweepAxes()[axis].id.data()) << static_cast<int>(axis);
    }
    void thePresentPlanIsOnItsCurve()
    {
        QFETCH(int, axis);
        const SweepAxis& which = sweepAxes()[static_cast<std::size_t>(axis)];
        if (which.id == "plan.ep")
            m_view->setEstimate(test::estimateWith({"model.preset=mixtral-8x7b", "plan.tp=2", "plan.pp=1", "plan.ep=4", "plan.dp=null"}));
        m_view->setQuestion({.axis = &which});
        show();
        QVERIFY(m_view->currentChart());
        const double own = valueOn(m_view->estimate()->scenario(), which);
        const double rate = m_view->estimate()->throughput()->tokensPerSecondPerGpu;
        bool isFound = false;
        for (const Curve& curve : static_cast<Curves*>(m_view->currentChart())->chartData().curves) {
            for (const CurvePoint& point : curve.points)
                isFound = isFound || (point.x == own && std::abs(point.y / rate - 1) < 1e-12);
        }
        QVERIFY(isFound);
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
        QVERIFY(!m_view->grab().isNull());
    }

    void theBestPlanIsNowhereSlower()
    {
        m_view->setEstimate(test::estimateWith(test::oneNode()));
        m_view->setQuestion({.axis = &sweepAxis("training.global_batch"), .isReplanned = true});
        show();
        const ScalingAnswer& answer = *m_view->answer();
        QCOMPARE(answer.replanned.size(), answer.held.size());
        for (std::size_t i = 0; i < answer.held.size(); ++i) {
            if (answer.held[i].isAnswer())
                QVERIFY(*answer.replanned[i].figures.step <= *answer.held[i].figures.step * (1 + 1e-9));
        }
    }

    void everyMeasureHasItsCurve()
    {
        m_view->setEstimate(test::estimateWith({"cluster.price_per_gpu_hour=2"}));
        show();
        for (const ScalingMeasure measure : {ScalingMeasure::StepTime, ScalingMeasure::Mfu, ScalingMeasure::Memory, ScalingMeasure::Cost}) {
            m_view->setMeasure(measure);
            QVERIFY(!static_cast<Curves*>(m_view->currentChart())->scene().marks.isEmpty());
            QVERIFY(!m_view->grab().isNull());
        }
    }

    void curvesOfOtherScenariosAreKept()
    {
        show();
        const auto before = static_cast<Curves*>(m_view->currentChart())->chartData().curves.size();
        m_view->keepCurve();
        m_view->setEstimate(test::estimateWith({"plan.recompute=full"}));
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(static_cast<Curves*>(m_view->currentChart())->chartData().curves.size() > before);
        for (int i = 0; i < ScalingView::kMostKept + 2; ++i)
            m_view->keepCurve();
        QCOMPARE(m_view->kept().size(), ScalingView::kMostKept);
        m_view->forgetKept();
        QVERIFY(m_view->kept().isEmpty());
    }

    /// A press on a point opens its figure's derivation, of that point's own estimate.
    void aPointLeadsToItsDerivation()
    {
        show();
        QSignalSpy asked(m_view.get(), &View::derivationRequested);
        auto* curves = static_cast<Curves*>(m_view->currentChart());
        const Curve& curve = curves->chartData().curves.constFirst();
        Q_EMIT curves->activated(0, static_cast<int>(curve.points.size()) - 1);
        QCOMPARE(asked.size(), 0);  // the estimate is made on its own
        QTRY_COMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), QString("/throughput/tokens_per_s_per_gpu"));
        const auto of = asked[0][1].value<std::shared_ptr<const Estimate>>();
        QCOMPARE(of->throughput()->tokensPerSecondPerGpu, curve.points.constLast().y);
    }

    void theOtherPages_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::newRow("tornado") << "tornado";
        QTest::newRow("roofline") << "roofline";
    }
    void theOtherPages()
    {
        QFETCH(QString, mode);
        m_view->setModeId(mode);
        show();
        QCOMPARE(m_view->modeId(), mode);
        QVERIFY(!m_view->currentChart()->scene().marks.isEmpty());
        QVERIFY(!m_view->currentChart()->summary().isEmpty());
        QVERIFY(!m_view->grab().isNull());
        m_view->setTableShown(true);
        QVERIFY(m_view->currentTable()->rowCount() > 3);
    }

    /// The squares next to the lesson "Copies that agree": the fastest known run of each size, not any run of a sample.
    void measuredPointsAreTheFastest()
    {
        const auto lesson = builtInLesson("replicas");
        QVERIFY(lesson);
        const Scenario& scenario = (*lesson)->scenario;
        const std::vector<MeasuredPoint> points = measuredScaling(scenario, sweepAxis("strong-scaling"));
        int known = 0;
        for (const Run& run : playbookBest()) {
            if (!(*run.scenario->architecture == *scenario.architecture))
                continue;
            const auto at = std::find_if(points.begin(), points.end(),
                                         [&](const MeasuredPoint& point) { return point.value == run.scenario->cluster.gpus(); });
            QVERIFY(at != points.end());
            QVERIFY2(at->tokensPerSecondPerGpu >= *run.measured.tokensPerSecondPerGpu, qPrintable(at->name));
            ++known;
        }
        QVERIFY2(known >= 5, qPrintable(QString::number(known)));
    }

    /// Runs reach more GPUs than the sweep does: no square stands over an axis without a number.
    void everyMeasuredSizeIsNumbered()
    {
        const auto lesson = builtInLesson("replicas");
        QVERIFY(lesson);
        const Scenario& scenario = (*lesson)->scenario;
        ScalingAnswer answer;
        SweepPoint swept;
        swept.value = scenario.cluster.gpus();
        answer.held = {swept};
        answer.measured = measuredScaling(scenario, sweepAxis("strong-scaling"));
        QVERIFY(answer.measured.back().value > swept.value);
        const QList<double> ticks = sweepPicture(answer, ScalingMeasure::Throughput, {}).x.ticks;
        for (const MeasuredPoint& point : answer.measured)
            QCOMPARE(ticks.count(point.value), 1);
        QVERIFY(std::is_sorted(ticks.begin(), ticks.end()));
    }

    void anIllegalPlanIsSaid()
    {
        m_view->setEstimate(test::illegalEstimate());
        show();
        QVERIFY(!m_view->currentChart());
    }

private:
    void show()
    {
        m_view->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_view->isSettled(), 60000);
    }
    std::unique_ptr<ScalingView> m_view;
};

QTEST_MAIN(TestScalingView)
#include "test_scaling_view.moc"
