// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/step/step_view.h"
#include "core/step/step.h"

#include <QCheckBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

#include "app/views/base/chart_page.h"
#include "app/views/base/state_page.h"
#include "app/views/step/step_controls.h"
#include "app/views/step/step_picture.h"
#include "app/views/step/step_timeline.h"
#include "tests/app/estimates.h"
#include "tests/app/views/base/edits_of.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/timeline/gantt_view.h"

using namespace shardscope;

namespace {

/// A step that is short enough to be drawn operator by operator.
std::shared_ptr<const Estimate> shortStep(std::vector<std::string> more = {})
{
    more.push_back("training.global_batch=32");
    return test::estimateWith(more);
}

double secondsOf(const ChartTable& table, const QString& row, int column)
{
    for (int i = 0; i < table.rowCount(); ++i) {
        if (table.index(i, 0).data().toString() == row)
            return table.index(i, column).data(Qt::EditRole).toDouble();
    }
    return -1;
}

const char* kTrace = R"({"traceEvents": [
    {"ph": "X", "cat": "kernel", "name": "nvjet_hsh_gemm", "pid": 0, "tid": 7, "ts": 0, "dur": 800},
    {"ph": "X", "cat": "kernel", "name": "ncclDevKernel_AllGather", "pid": 0, "tid": 9, "ts": 700, "dur": 300,
     "args": {"Process Group Description": "mesh_tp"}}]})";

}  // namespace

class TestStepView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_view = std::make_unique<StepView>();
        m_view->resize(1000, 700);
    }
    void cleanup() { m_view.reset(); }

    void aHiddenViewComputesNothing()
    {
        m_view->setEstimate(shortStep());
        QVERIFY(!m_view->isSettled());
        QVERIFY(!m_view->picture());
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->picture());
    }

    void theSumsAreTheEstimates()
    {
        const auto estimate = shortStep();
        show(estimate);
        const int rank = estimate->step()->endingRank;
        m_view->setRank(rank);
        QTRY_VERIFY(m_view->isSettled());
        const ChartTable& sums = timeline().sums();
        const StepEstimate& step = *estimate->step();
        QCOMPARE(secondsOf(sums, "Step", 2), step.step.value());
        const auto near = [&](double a, double b) { return qAbs(a - b) < 1e-9 * step.step.value(); };
        QVERIFY(near(secondsOf(sums, "Compute", 2), step.compute.value()));
        QVERIFY(near(secondsOf(sums, "TP communication", 2), step.exposed[static_cast<std::size_t>(Axis::Tp)].value()));
        double sum = 0;
        for (int row = 0; row + 1 < sums.rowCount(); ++row)
            sum += sums.index(row, 2).data(Qt::EditRole).toDouble();
        QVERIFY(near(sum, step.step.value()));
    }

    /// Summands are named in full; figures are short.
    void aSumIsNamedWhole()
    {
        show(shortStep());
        m_view->resize(440, 600);
        QTRY_VERIFY(m_view->isSettled());
        auto* table = timeline().findChild<QTableView*>();
        QVERIFY(table->columnWidth(0) >=
                qMax(table->sizeHintForIndex(table->model()->index(table->model()->rowCount() - 2, 0)).width(), 1));
    }

    void aPlanAsItIsIsNotEstimatedAgain()
    {
        const auto estimate = shortStep({"plan.pp=4", "plan.dp=2"});
        const auto picture = stepPicture(estimate, 2);
        const auto again = stepPicture(estimate->scenario(), {}, 2);
        QCOMPARE(picture->changed.estimate, estimate);
        QCOMPARE(picture->streams.rank, 2);
        QCOMPARE(picture->streams.spans.size(), again->streams.spans.size());
        for (std::size_t i = 0; i < picture->streams.spans.size(); ++i) {
            QCOMPARE(picture->streams.spans[i].start, again->streams.spans[i].start);
            QCOMPARE(picture->streams.spans[i].end, again->streams.spans[i].end);
        }
        const auto illegal = test::illegalEstimate();
        QCOMPARE(whyNoStep(stepPicture(illegal, 0)->changed), whyNoStep(stepPicture(illegal->scenario(), {}, 0)->changed));
    }

    void everyStreamHasItsRow()
    {
        show(shortStep());
        const auto& panels = timeline().gantt().content().panels;
        QCOMPARE(panels.size(), std::size_t{1});
        QStringList rows;
        for (const GanttRow& row : panels[0]->rows)
            rows << row.name;
        QCOMPARE(rows, QStringList({"Compute", "TP", "PP", "DP"}));
        QCOMPARE(panels[0]->blockCount(), std::uint32_t(m_view->picture()->streams.spans.size()));
        for (std::uint32_t block = 0; block < panels[0]->blockCount(); block += 97) {
            const StreamSpan& span = m_view->picture()->streams.spans[block];
            QCOMPARE(panels[0]->style(block).hatched, span.exposed);
            QCOMPARE(panels[0]->descriptionOf(block).contains("waits for"), span.exposed);
        }
    }

    void everyModeShowsAChartAndItsTable_data()
    {
        QTest::addColumn<int>("mode");
        for (int mode = 0; mode <= static_cast<int>(StepMode::TensorParallel); ++mode)
            QTest::addRow("mode %d", mode) << mode;
    }
    void everyModeShowsAChartAndItsTable()
    {
        QFETCH(int, mode);
        show(shortStep());
        m_view->setMode(static_cast<StepMode>(mode));
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->currentChart());
        QVERIFY(!m_view->currentChart()->summary().isEmpty());
        m_view->setTableShown(true);
        QVERIFY(m_view->currentChart()->table().rowCount() >= 3);
        QCOMPARE(test::namelessWidgets(*m_view), QStringList());
    }

    void theZoomFollowsThePart()
    {
        show(shortStep());
        const double step = m_view->picture()->streams.end;
        StepTimeline& shown = timeline();
        QCOMPARE(shown.focus(), StepFocus::Layer);
        shown.setFocus(StepFocus::End);
        QCOMPARE(shown.gantt().range().end, step);
        shown.setFocus(StepFocus::Whole);
        QCOMPARE(shown.gantt().range(), (TimeRange{0, step}));
        shown.setFocus(StepFocus::MicroBatch);
        const double microBatch = shown.gantt().range().length();
        shown.setFocus(StepFocus::Layer);
        QVERIFY(shown.gantt().range().length() < microBatch / 4);
        QVERIFY(microBatch < step);
        shown.gantt().zoom(2);
        QCOMPARE(shown.focus(), StepFocus::Free);
        const TimeRange kept = shown.gantt().range();
        m_view->tryChanges({{"plan.overlap.grad_reduce", false}});
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(shown.gantt().range(), kept);  // the viewed range stays
    }

    void whatIsTriedIsTold()
    {
        const auto estimate = shortStep();
        show(estimate);
        m_view->tryChanges({{"plan.overlap.grad_reduce", false}});
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->picture()->changed.step->step > estimate->step()->step);
        QCOMPARE(m_view->picture()->before->value(), estimate->step()->step.value());
        QVERIFY(button("Apply")->isVisible());
        button("Back")->click();
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->tried().empty());
        QVERIFY(!button("Apply")->isVisible());
        QCOMPARE(m_view->picture()->changed.step->step.value(), estimate->step()->step.value());
    }

    void theSliderTriesAndApplyGives()
    {
        show(shortStep());
        auto* slider = m_view->findChild<QuantitySlider*>();
        QVERIFY(slider);
        Q_EMIT slider->valueEdited(256 << 20);
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->tried(), (Changes{{"plan.bucket_bytes", std::int64_t{256} << 20}}));
        test::EditsOf edits(*m_view, shortStep()->scenario());
        button("Apply")->click();
        QCOMPARE(edits.count, 1);
        QCOMPARE(edits.scenario().plan.bucketBytes, std::optional<std::int64_t>(std::int64_t{256} << 20));
        QVERIFY(m_view->tried().empty());
    }

    void theBucketIsTheFrameworksUntilOneIsStated()
    {
        show(shortStep());
        auto* own = ownBucket();
        auto* slider = m_view->findChild<QuantitySlider*>();
        QVERIFY(own && own->isChecked());
        QCOMPARE(slider->value(), shortStep()->step()->traffic.gradientBucket());
        own->click();
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->tried().size(), std::size_t(1));
        QVERIFY(std::holds_alternative<std::int64_t>(m_view->tried().front().value));
        own->click();
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->tried().empty());
        show(shortStep({"plan.bucket_bytes=26214400"}));
        QVERIFY(!own->isChecked());
        QCOMPARE(slider->value(), 26214400.0);
    }

    void aTriedValueThatTheScenarioHasIsNoChange()
    {
        show(shortStep());
        m_view->tryChanges({{"plan.overlap.tensor", true}});
        m_view->setEstimate(shortStep({"plan.overlap.tensor=true"}));
        QTRY_VERIFY(m_view->isSettled());
        QVERIFY(m_view->tried().empty());
    }

    void aRungIsTriedOnTheTimeline()
    {
        show(shortStep());
        m_view->setMode(StepMode::Recompute);
        QTRY_VERIFY(m_view->isSettled());
        auto* bars = qobject_cast<StackedBars*>(m_view->currentChart());
        QVERIFY(bars);
        QCOMPARE(bars->chartData().bars.size(), 4);
        Q_EMIT bars->activated(3, -1);
        QCOMPARE(m_view->mode(), StepMode::Timeline);
        QTRY_VERIFY(m_view->isSettled());
        QCOMPARE(m_view->tried(), (Changes{{"plan.recompute", std::string("full")}}));
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(m_view->tried().empty());
    }

    void laddersAreSums_data()
    {
        QTest::addColumn<int>("ladder");
        for (const Ladder ladder : {Ladder::Accumulation, Ladder::Recompute, Ladder::TensorParallel})
            QTest::addRow("ladder %d", static_cast<int>(ladder)) << static_cast<int>(ladder);
    }
    /// A bar is as high as the step takes, and one rung is the plan as it is.
    void laddersAreSums()
    {
        QFETCH(int, ladder);
        const auto rungs = climb(shortStep()->scenario(), static_cast<Ladder>(ladder));
        const StackedBarsData data = barsOfRungs(*rungs, static_cast<Ladder>(ladder));
        QCOMPARE(data.bars.size(), qsizetype(rungs->size()));
        int now = 0;
        for (std::size_t i = 0; i < rungs->size(); ++i) {
            const Rung& rung = (*rungs)[i];
            now += rung.isCurrent ? 1 : 0;
            const StackedBar& bar = data.bars[qsizetype(i)];
            if (rung.changed.step)
                QVERIFY(qAbs(bar.total() - rung.changed.step->step.value()) < 1e-9 * bar.total());
            else
                QVERIFY(!bar.impossible.isEmpty());
        }
        QCOMPARE(now, 1);
    }

    /// Overlapped communication is waited for less than exposed communication.
    void dataParallelismGetsBetter()
    {
        const auto rungs = climb(shortStep({"plan.pp=1", "plan.dp=8"})->scenario(), Ladder::DataParallel);
        QVERIFY(rungs->size() >= 3);
        const auto exposed = [](const Rung& rung) { return rung.changed.step->exposed[static_cast<std::size_t>(Axis::Dp)].value(); };
        const std::size_t naive = rungs->size() - 3;
        QVERIFY(exposed((*rungs)[naive + 1]) < exposed((*rungs)[naive]) / 2);
        QVERIFY(exposed((*rungs)[naive + 2]) < exposed((*rungs)[naive]) / 2);
        const StackedBarsData data = barsOfRungs(*rungs, Ladder::DataParallel);
        QCOMPARE(data.bars.last().values.first(), exposed(rungs->back()));
    }

    void anIllegalPlanSaysWhy()
    {
        show(test::illegalEstimate());
        auto* state = m_view->findChild<StatePage*>();
        QVERIFY(state->isVisible());
        QVERIFY(!state->reason().isEmpty());
        QVERIFY(!m_view->currentChart());
    }

    void aProfilerTraceStandsBeside()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("trace.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kTrace) > 0);
        file.close();
        show(shortStep());
        m_view->openTrace(path);
        QTRY_VERIFY(m_view->trace() != nullptr);
        QCOMPARE(timeline().gantt().content().panels.size(), std::size_t{2});
        const ChartTable& sums = timeline().sums();
        QVERIFY(qAbs(secondsOf(sums, "Compute", 5) - 800e-6) < 1e-9);
        QVERIFY(qAbs(secondsOf(sums, "TP communication", 5) - 200e-6) < 1e-9);
        QVERIFY(qAbs(secondsOf(sums, "Step", 5) - 1000e-6) < 1e-9);
        m_view->closeTrace();
        QCOMPARE(timeline().gantt().content().panels.size(), std::size_t{1});
        QCOMPARE(sums.columnCount(), 4);
    }

    void aFileThatIsNoTraceIsRefused()
    {
        show(shortStep());
        QSignalSpy failed(m_view.get(), &StepView::failed);
        m_view->openTrace("/nowhere/trace.json");
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].toString().contains("/nowhere/trace.json"));
        QVERIFY(!m_view->trace());
    }

    void theStepIsExported()
    {
        const QTemporaryDir folder;
        QCOMPARE(m_view->exportTrace(folder.filePath("step.json")), QString("There is no step to export."));
        show(shortStep());
        QCOMPARE(m_view->exportTrace(folder.filePath("step.json")), QString());
        QFile file(folder.filePath("step.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject written = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(written["otherData"]["ranks_written"].toInt(), 4);
        QVERIFY(m_view->exportTrace(folder.path() + "/no/step.json").contains("could not be written"));
    }

private:
    void show(const std::shared_ptr<const Estimate>& estimate)
    {
        m_view->setEstimate(estimate);
        m_view->show();
        QTRY_VERIFY(m_view->isSettled());
    }
    [[nodiscard]] StepTimeline& timeline() const { return *m_view->findChild<StepTimeline*>(); }
    [[nodiscard]] QCheckBox* ownBucket() const
    {
        for (QCheckBox* each : m_view->findChild<StepControls*>()->findChildren<QCheckBox*>()) {
            if (each->text() == QString::fromUtf8("&default"))
                return each;
        }
        return nullptr;
    }

    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* each : m_view->findChild<StepControls*>()->findChildren<QPushButton*>()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }

    std::unique_ptr<StepView> m_view;
};

QTEST_MAIN(TestStepView)
#include "test_step_view.moc"
