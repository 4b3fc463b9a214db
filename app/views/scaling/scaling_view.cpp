// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/scaling/scaling_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <array>

#include "app/text/parameter_text.h"
#include "app/views/base/chart_page.h"
#include "app/views/base/tool_button.h"
#include "core/estimate/estimate.h"
#include "core/estimate/useful_tokens.h"
#include "core/io/scenario_file.h"
#include "core/step/step.h"
#include "widgets/controls/card.h"
#include "widgets/controls/segmented_choice.h"

namespace shardscope {
namespace {

constexpr std::array kMeasures{ScalingMeasure::Throughput, ScalingMeasure::StepTime, ScalingMeasure::Mfu, ScalingMeasure::Memory,
                               ScalingMeasure::Cost};
const QString kPages[] = {QStringLiteral("sweep"), QStringLiteral("tornado"), QStringLiteral("roofline"), QStringLiteral("models")};

QString idOf(ScalingPage page) { return kPages[static_cast<std::size_t>(page)]; }

ScalingPage pageOf(const QString& id)
{
    const auto* found = std::find(std::begin(kPages), std::end(kPages), id);
    return found == std::end(kPages) ? ScalingPage::Sweep : static_cast<ScalingPage>(found - std::begin(kPages));
}

}  // namespace

ScalingView::ScalingView()
    : View(viewInfo()),
      m_job(makeJob()),
      m_pageChoice(new SegmentedChoice(tr("Show"))),
      m_axes(new QComboBox),
      m_measures(new QComboBox),
      m_replanned(new QCheckBox(tr("best plan at each"))),
      m_keep(makeTool(tr("Keep"), tr("Keep this curve to compare other scenarios with it"))),
      m_forget(makeTool(tr("Forget"), tr("Remove the kept curves"))),
      m_curves(new Curves),
      m_tornado(new TornadoChart),
      m_grid(new HeatMap),
      m_curvesPage(new ChartPage(m_curves)),
      m_tornadoPage(new ChartPage(m_tornado)),
      m_gridPage(new ChartPage(m_grid))
{
    makeTools();
    pages().addWidget(m_curvesPage);
    pages().addWidget(m_tornadoPage);
    pages().addWidget(m_gridPage);
}

ViewInfo ScalingView::viewInfo()
{
    return {QStringLiteral("scaling"), tr("Scaling"), tr("What happens if I change one setting?"),
            QStringLiteral("L 4 4 4 20; L 4 20 20 20; L 5 18 9 11; L 9 11 13 8; L 13 8 20 7")};
}

void ScalingView::makeTools()
{
    m_pageChoice->setSegments({{idOf(ScalingPage::Sweep), tr("Sweep"), {}},
                               {idOf(ScalingPage::Tornado), tr("Assumptions"), {}},
                               {idOf(ScalingPage::Roofline), tr("Tokens per GPU"), {}},
                               {idOf(ScalingPage::Models), tr("Models"), {}}});
    m_pageChoice->setCurrent(idOf(ScalingPage::Sweep));
    for (const SweepAxis& axis : sweepAxes())
        m_axes->addItem(axisName(axis), toText(axis.id));
    for (QComboBox* box : {m_axes, m_measures})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_axes->setAccessibleName(tr("Setting that is varied"));
    for (const ScalingMeasure measure : kMeasures)
        m_measures->addItem(measureName(measure), static_cast<int>(measure));
    m_measures->setAccessibleName(tr("Quantity that is plotted"));
    m_replanned->setToolTip(tr("In addition to this plan, kept unchanged: the best plan at each value, found by a search"));
    for (QWidget* tool : std::initializer_list<QWidget*>{m_pageChoice, m_axes, m_measures, m_replanned})
        card().addTool(tool);
    addTool(m_keep);
    addTool(m_forget);
    m_forget->setEnabled(false);
    connect(m_pageChoice, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        setModeId(id);
        Q_EMIT modeIdChanged();
    });
    for (QComboBox* box : {m_axes, m_measures})
        connect(box, &QComboBox::activated, this, &ScalingView::take);
    connect(m_replanned, &QCheckBox::toggled, this, &ScalingView::take);
    connect(m_curves, &Curves::activated, this, &ScalingView::derive);
    connect(m_grid, &HeatMap::activated, this, &ScalingView::openCell);
    connect(m_keep, &QToolButton::clicked, this, &ScalingView::keepCurve);
    connect(m_forget, &QToolButton::clicked, this, &ScalingView::forgetKept);
}

void ScalingView::take()
{
    ScalingQuestion question = m_question;
    question.axis = &sweepAxes()[static_cast<std::size_t>(m_axes->currentIndex())];
    question.isReplanned = m_replanned->isChecked();
    setMeasure(static_cast<ScalingMeasure>(m_measures->currentData().toInt()));
    setQuestion(question);
}

void ScalingView::setQuestion(const ScalingQuestion& question)
{
    if (question == m_question)
        return;
    m_question = question;
    for (QWidget* tool : std::initializer_list<QWidget*>{m_axes, m_measures, m_replanned, m_keep, m_forget})
        tool->setVisible(question.page == ScalingPage::Sweep);
    m_pageChoice->setCurrent(idOf(question.page));
    m_axes->setCurrentIndex(m_axes->findData(toText(question.axis->id)));
    m_replanned->setChecked(question.isReplanned);
    invalidate();
}

void ScalingView::setMeasure(ScalingMeasure measure)
{
    if (measure == m_measure)
        return;
    m_measure = measure;
    m_measures->setCurrentIndex(m_measures->findData(static_cast<int>(measure)));
    if (m_answer && isSettled())
        showAnswer();
}

QString ScalingView::modeId() const { return idOf(m_question.page); }

void ScalingView::setModeId(const QString& mode)
{
    ScalingQuestion question = m_question;
    question.page = pageOf(mode);
    setQuestion(question);
}

void ScalingView::refresh()
{
    if (!estimate())
        return showNoEstimate();
    if (!estimate()->isLegal())
        return showImpossible();
    if (!estimate()->step())
        return showState(Standing::Error, tr("The step time is unknown"),
                         tr("The step time of this plan cannot be estimated. The findings of the plan say why."));
    if (!m_answer)
        showWorking(tr("Trying other values…"));
    m_job.start(
        [of = estimate(), question = m_question](const JobContext& context) {
            return std::make_shared<const ScalingAnswer>(scalingAnswer(of, question, context.stopToken()));
        },
        [this](const std::shared_ptr<const ScalingAnswer>& answer) {
            m_answer = answer;
            showAnswer();
        });
}

void ScalingView::showAnswer()
{
    switch (m_answer->question.page) {
    case ScalingPage::Sweep:
        return showSweep();
    case ScalingPage::Tornado:
        m_tornado->setData(tornadoPicture(*m_answer, estimate()->step()->step));
        showPage(m_tornadoPage);
        return setHint(tr("Each assumption is changed alone: a tenth lower (plain) and a tenth higher (hatched). Constants stay within "
                          "their bounds."));
    case ScalingPage::Roofline: {
        m_curves->setData(rooflinePicture(*m_answer, usefulTokensOfStep(estimate()->scenario()) / estimate()->gpus()));
        showPage(m_curvesPage);
        return setHint(tr("The plan stays the same while the batch grows. Communication once per step can be hidden behind a larger "
                          "batch. Communication for every token does not improve."));
    }
    case ScalingPage::Models:
        m_grid->setData(planGridPicture(m_answer->grid));
        showPage(m_gridPage);
        return setHint(tr("Top: MFU of the best plan that fits, and the gain of a tight plan. Bottom: MFU of the fastest run measured in "
                          "the playbook. Click a cell to open its plan."));
    }
}

void ScalingView::showSweep()
{
    m_curves->setData(sweepPicture(*m_answer, m_measure, m_kept));
    showPage(m_curvesPage);
    const SweepAxis& axis = *m_answer->question.axis;
    setHint(QStringList{whatTightAdds(m_answer->replanned, axis), whatIsMissing(m_answer->held, axis)}.join(u' ').trimmed());
}

void ScalingView::derive(int curve, int point)
{
    if (!m_answer || m_answer->question.page != ScalingPage::Sweep || point < 0)
        return;
    const CurvePoint& at = m_curves->chartData().curves[curve].points[point];
    for (const std::vector<SweepPoint>* points : {&m_answer->held, &m_answer->replanned}) {
        for (const SweepPoint& one : *points) {
            if (one.value != at.x || measured(one, m_measure) != at.y)
                continue;
            return requestDerivation(fieldOf(m_measure), one.scenario);
        }
    }
}

void ScalingView::openCell(int row, int column)
{
    if (const Scenario* scenario = m_answer ? scenarioOf(m_answer->grid, row, column) : nullptr)
        Q_EMIT openRequested(QString::fromStdString(scenarioText(*scenario)), QString::fromStdString(scenario->name));
}

void ScalingView::keepCurve()
{
    if (!m_answer || m_answer->question.page != ScalingPage::Sweep)
        return;
    if (m_kept.size() == kMostKept)
        m_kept.removeFirst();
    const std::string& name = estimate()->scenario().name;
    m_kept.append({name.empty() ? tr("kept %1").arg(m_kept.size() + 1) : tr("kept: %1").arg(QString::fromStdString(name)),
                   m_answer->question.axis, m_answer->held});
    m_forget->setEnabled(true);
    showSweep();
}

void ScalingView::forgetKept()
{
    m_kept.clear();
    m_forget->setEnabled(false);
    if (m_answer && m_answer->question.page == ScalingPage::Sweep)
        showSweep();
}

void ScalingView::showTable(bool shown)
{
    m_curvesPage->setTableShown(shown);
    m_tornadoPage->setTableShown(shown);
    m_gridPage->setTableShown(shown);
}

ChartWidget* ScalingView::currentChart() const
{
    if (isStateShown())
        return nullptr;
    if (m_question.page == ScalingPage::Models)
        return m_grid;
    return m_question.page == ScalingPage::Tornado ? static_cast<ChartWidget*>(m_tornado) : m_curves;
}

}  // namespace shardscope
