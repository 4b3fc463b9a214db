// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include <cmath>

#include "app/panels/gpu_shown.h"
#include "app/panels/step_share_bar.h"
#include "app/panels/verdict_bar.h"
#include "app/text/estimate_text.h"
#include "app/views/communication/communication_facts.h"
#include "app/views/memory/memory_charts.h"
#include "app/views/memory/memory_steps.h"
#include "app/views/memory/memory_view.h"
#include "app/views/mesh/mesh_view.h"
#include "app/views/overview/overview_part.h"
#include "app/views/overview/overview_view.h"
#include "app/views/pipeline/pipeline_facts.h"
#include "app/views/pipeline/pipeline_view.h"
#include "app/views/shards/shards_view.h"
#include "app/views/step/step_controls.h"
#include "app/views/step/step_timeline.h"
#include "app/views/step/step_view.h"
#include "app/window/pane_area.h"
#include "core/explain/explain.h"
#include "core/plan/resolved_plan.h"
#include "core/step/step.h"
#include "core/validate/validation.h"
#include "tests/app/estimates.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/shards/shards_chart.h"
#include "widgets/text/numbers.h"

using namespace shardscope;

/// One truth on the screen: what two places of the window show of one thing is the same, over plans of different kinds.
class TestFiguresAgree : public QObject {
    Q_OBJECT

    static std::shared_ptr<const Estimate> scenarioOf(const QString& name)
    {
        if (name == "one stage")
            return test::estimateWith({"plan.pp=1", "plan.dp=8"});
        if (name == "experts")
            return test::estimateWith({"model.preset=mixtral-8x7b", "plan.ep=2"});
        if (name == "deep")
            return test::deepEstimate();
        if (name == "imbalanced")
            return test::estimateWith({"plan.stage_layers=[14,20,26,20]"});
        return test::estimateWith();
    }

    static void addScenarios()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"dense", "one stage", "experts", "deep", "imbalanced"})
            QTest::newRow(name) << name;
    }

    /// The window with this estimate, and the view in front.
    template <typename Shown>
    Shown& show()
    {
        Panels& panels = m_fixture->window.panels();
        panels.panes().go(Shown::viewInfo().id);
        Shown& view = panels.view<Shown>();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(view.isSettled(), 60000); }();
        return view;
    }

    void open(const QString& name)
    {
        m_estimate = scenarioOf(name);
        QVERIFY(m_estimate->step());
        m_fixture->window.panels().lens().setSelected({});
        m_fixture->window.panels().setEstimate(m_estimate);
    }

    const Tile& tileNamed(const QString& caption)
    {
        for (const Tile* tile : m_fixture->window.panels().verdicts().tiles()) {
            if (tile->tileData().caption.startsWith(caption))
                return *tile;
        }
        qFatal("no tile %s", qPrintable(caption));
    }

    double barOf(const QString& start)
    {
        double share = 0;
        for (const ShareButton* part : m_fixture->window.panels().shares().parts()) {
            for (const ShareSegment& segment : part->segments()) {
                if (segment.name.startsWith(start))
                    share += segment.share;
            }
        }
        return share;
    }

    static double cell(const ChartTable& table, const QString& row, int column)
    {
        for (int i = 0; i < table.rowCount(); ++i) {
            if (table.index(i, 0).data().toString() == row)
                return table.index(i, column).data(Qt::EditRole).toDouble();
        }
        return 0;
    }

    bool isNear(double a, double b) const { return std::abs(a - b) <= 1e-9 * m_estimate->step()->step.value(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture = std::make_unique<test::WindowFixture>();
        m_fixture->window.resize(1280, 800);
        QVERIFY(m_fixture->hasSettled());
    }
    void cleanupTestCase() { m_fixture.reset(); }
    void init() { test::failOnWarnings(); }

    void barIsWholeAndTilesAreItsSums_data() { addScenarios(); }
    void barIsWholeAndTilesAreItsSums()
    {
        QFETCH(QString, name);
        open(name);
        QVERIFY(std::abs(barOf({}) - 1) < 1e-9);
        QCOMPARE(tileNamed("Bubble").tileData().value, percentText(barOf("Fill and drain") + barOf("Imbalance")));
        QCOMPARE(tileNamed("Exposed").tileData().value, percentText(barOf("Exposed")));
        for (const ShareButton* part : m_fixture->window.panels().shares().parts()) {
            for (const ShareSegment& segment : part->segments())
                QCOMPARE(explain(*m_estimate, segment.place.field.toStdString()).value().value, segment.share);
        }
        if (name == "imbalanced")
            QVERIFY2(barOf("Imbalance") > barOf("Fill and drain") / 4, qPrintable(QString::number(barOf("Imbalance"))));
    }

    void tilesLeadToWhatTheyShow_data() { addScenarios(); }
    void tilesLeadToWhatTheyShow()
    {
        QFETCH(QString, name);
        open(name);
        QSignalSpy asked(&m_fixture->window.panels().verdicts(), &VerdictBar::derivationRequested);
        for (const char* caption : {"Bubble", "Exposed", "MFU"}) {
            const_cast<Tile&>(tileNamed(caption)).click();
            const Derivation derived = explain(*m_estimate, asked.takeLast()[0].toString().toStdString()).value();
            QCOMPARE(percentText(derived.value), tileNamed(caption).tileData().value);
        }
    }

    void pipelineHasTheTilesBubble_data() { addScenarios(); }
    void pipelineHasTheTilesBubble()
    {
        QFETCH(QString, name);
        open(name);
        const auto& facts = show<PipelineView>().findChild<PipelineFacts*>()->tiles();
        QCOMPARE(facts[1]->tileData().caption, QString("Bubble"));
        QCOMPARE(facts[1]->tileData().value, tileNamed("Bubble").tileData().value);
    }

    void memoryIsOne_data() { addScenarios(); }
    void memoryIsOne()
    {
        QFETCH(QString, name);
        open(name);
        const MemoryEstimate& memory = m_estimate->memory();
        const double peak = memory.peak.value();
        QVERIFY(m_fixture->window.panels().verdicts().tiles().first()->tileData().value.startsWith(gigaFigure(peak)));
        auto& bars = static_cast<StackedBars&>(*show<MemoryView>().currentChart());
        const auto& small = show<OverviewView>().memory().chartData();
        QCOMPARE(bars.chartData().bars.size(), small.bars.size());
        double most = 0;
        for (qsizetype i = 0; i < small.bars.size(); ++i) {
            QCOMPARE(bars.chartData().bars[i].total(), small.bars[i].total());
            QVERIFY(std::abs(small.bars[i].total() - memory.stages[static_cast<std::size_t>(i)].total().value()) < 1);
            most = std::max(most, small.bars[i].total());
        }
        QVERIFY(std::abs(most - peak) < 1);
        auto& shards = m_fixture->window.panels().view<ShardsView>();
        shards.setModeId("model");
        (void)show<ShardsView>();
        for (const auto& sharding : shards.chart().picture()->shardings) {
            if (sharding.isPlans)
                QVERIFY(std::abs(sharding.total.value() - peak) < 1);
        }
    }

    void stepCommunicationAndEstimateHaveTheSameSeconds_data() { addScenarios(); }
    void stepCommunicationAndEstimateHaveTheSameSeconds()
    {
        QFETCH(QString, name);
        open(name);
        auto& view = show<StepView>();
        const StepEstimate& step = *m_estimate->step();
        QCOMPARE(view.rank(), step.endingRank);
        const ChartTable& sums = view.findChild<StepTimeline*>()->sums();
        QVERIFY(isNear(cell(sums, "Step", 2), step.step.value()));
        QVERIFY(isNear(cell(sums, "Compute", 2), step.compute.value()));
        const auto facts = communicationFacts(m_estimate);
        for (const Strategy strategy : {Strategy::Tensor, Strategy::Context, Strategy::Pipeline, Strategy::Expert}) {
            const Axis axis = axisOf(strategy);
            const QString row = QString::fromLatin1(nameOf(axis).data()).toUpper() + " communication";
            const double exposed = step.exposed[static_cast<std::size_t>(axis)].value();
            QVERIFY2(isNear(cell(sums, row, 2), exposed), qPrintable(row));
            if (!facts->of(strategy).isInPlan || (axis == Axis::Tp && strategy != Strategy::Tensor))
                continue;
            QVERIFY2(isNear(facts->of(strategy).exposed.value(), exposed), qPrintable(row));
            QVERIFY2(isNear(facts->of(strategy).seconds.value(), cell(sums, row, 2) + cell(sums, row, 3)), qPrintable(row));
        }
    }

    /// One selector for the window: every view of one GPU shows its stage, and says so.
    void everyViewShowsTheGpuThatIsSelected_data() { addScenarios(); }
    void everyViewShowsTheGpuThatIsSelected()
    {
        QFETCH(QString, name);
        open(name);
        Panels& panels = m_fixture->window.panels();
        QCOMPARE(panels.gpuShown().isVisible(), m_estimate->plan().pp > 1);
        panels.view<ShardsView>().setModeId("model");
        for (const int stage : {m_estimate->plan().pp - 1, -1}) {
            if (m_estimate->plan().pp > 1)
                Q_EMIT panels.gpuShown().chosen({stage, -1, {}});
            const int time = stage < 0 ? m_estimate->step()->endingRank : stage;
            const int bytes = stage < 0 ? m_estimate->memory().peakStage : stage;
            QCOMPARE(panels.gpuShown().stage(), m_estimate->plan().pp > 1 ? stage : -1);
            QCOMPARE(show<StepView>().rank(), time);
            (void)show<OverviewView>();
            QStringList bases;
            for (const OverviewPart* part : panels.view<OverviewView>().findChildren<OverviewPart*>())
                bases << part->basis();
            QVERIFY2(bases.join(u'\n').contains("on " + stageName(*m_estimate, time)), qPrintable(bases.join(u'\n')));
            panels.view<MemoryView>().setModeId("time");
            (void)show<MemoryView>();
            QCOMPARE(panels.view<MemoryView>().findChild<MemorySteps*>()->stage(), bytes);
            panels.view<MemoryView>().setModeId("stages");
            QCOMPARE(show<ShardsView>().question().stage, bytes);
            if (stage >= 0) {
                auto& mesh = show<MeshView>();
                const auto& pane = mesh.map().chartData().panes.first();
                QCOMPARE(pane.grid.coordinate(mesh.selectedRank(), Axis::Pp), stage);
            }
        }
    }

    /// A run in Runs and the tiles of the same scenario.
    void aRunIsEstimatedAsTheWindowDoes_data() { addScenarios(); }
    void aRunIsEstimatedAsTheWindowDoes()
    {
        QFETCH(QString, name);
        open(name);
        Run run;
        run.id = "own";
        run.scenario = m_estimate->scenario();
        run.measured.stepTime = Seconds(1);
        const Validation validation = validateRuns({{"own", {run}}});
        QCOMPARE(validation.rows.front().estimatedTime->value(), m_estimate->step()->step.value());
    }

private:
    std::unique_ptr<test::WindowFixture> m_fixture;
    std::shared_ptr<const Estimate> m_estimate;
};

QTEST_MAIN(TestFiguresAgree)
#include "test_figures_agree.moc"
