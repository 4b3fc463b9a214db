// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_view.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

#include "app/document/apply_pipeline.h"
#include "app/document/document.h"
#include "app/text/error_sentence.h"
#include "app/views/base/chart_page.h"
#include "app/views/base/mode_ids.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/stage_split.h"
#include "app/views/pipeline/bubble_cause.h"
#include "app/views/pipeline/limit_page.h"
#include "app/views/pipeline/pipeline_chart.h"
#include "app/views/pipeline/pipeline_controls.h"
#include "app/views/pipeline/pipeline_facts.h"
#include "app/views/pipeline/pipeline_steps.h"
#include "app/views/pipeline/pipeline_text.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"
#include "widgets/controls/card.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

const QString kModeIds[] = {QStringLiteral("schedule"), QStringLiteral("steps")};
const QString kUnitsMode = QStringLiteral("units");  ///< the schedule, in unit times
const QString kModelId = QStringLiteral("model");
const QString kUnitId = QStringLiteral("unit");

}  // namespace

PipelineView::PipelineView()
    : View(viewInfo()),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_times(new SegmentedChoice(tr("Times of the blocks"))),
      m_controls(new PipelineControls),
      m_facts(new PipelineFacts),
      m_chart(new PipelineChart),
      m_steps(new PipelineSteps),
      m_limits(new LimitPage),
      m_explanation(new QLabel),
      m_cure(new QPushButton),
      m_split(new StageSplit)
{
    makeTools();
    makePages();
}

PipelineView::~PipelineView() = default;

ViewInfo PipelineView::viewInfo()
{
    return {QStringLiteral("pipeline"), tr("Pipeline"), tr("What does each stage do when, and how large is the bubble?"),
            QStringLiteral("R 3 5 10 3.5; R 7 10.5 10 3.5; R 11 16 10 3.5")};
}

void PipelineView::makeTools()
{
    m_modes->setSegments({{kModeIds[0], tr("Schedule"), {}}, {kModeIds[1], tr("Five improvements"), {}}});
    m_modes->setCurrent(kModeIds[0]);
    tellTimes();
    card().addTool(m_modes);
    card().addTool(m_times);
    card().addTool(&m_chart->phases());
    connect(m_modes, &SegmentedChoice::choiceEdited, this,
            [this](const QString& id) { setMode(modeOf<PipelineMode>(kModeIds, id).value_or(m_mode)); });
    connect(m_times, &SegmentedChoice::choiceEdited, this, [this](const QString& id) { setUnitTimes(id == kUnitId); });
}

/// Without a step there are no seconds, and the reason is said.
void PipelineView::tellTimes()
{
    const bool isKnown = !estimate() || estimate()->step();
    const QString reason = isKnown                     ? QString()
                           : estimate()->stepProblem() ? errorSentence(*estimate()->stepProblem())
                                                       : tr("This plan is not legal");
    m_times->setSegments({{kModelId, tr("Model times"), reason}, {kUnitId, tr("Unit times"), {}}});
    m_times->setCurrent(m_unitTimes || !isKnown ? kUnitId : kModelId);
}

void PipelineView::makePages()
{
    for (QWidget* page : std::initializer_list<QWidget*>{m_chart, m_steps, m_limits})
        pages().addWidget(page);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explanation->setTextFormat(Qt::PlainText);
    m_explanation->setWordWrap(true);
    m_explanation->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_cure->setMaximumHeight(qRound(Theme::current().lineHeight(TextStyle::Body) + Theme::current().px(4)));
    auto* below = new QWidget;
    auto* line = new QHBoxLayout(below);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_explanation, 1);
    line->addWidget(m_cure, 0, Qt::AlignTop);
    fitExplanation();
    addAbove(m_controls);
    addAbove(m_facts);
    addBelow(m_split);
    addBelow(below);
    connect(m_cure, &QPushButton::clicked, this, &PipelineView::applyCure);
    connect(&m_chart->layersSwitch(), &QToolButton::toggled, this, &PipelineView::pageShown);
    connect(m_split, &StageSplit::editRequested, this, &PipelineView::editRequested);
    connect(m_split, &StageSplit::rankPointed, this, [this](int rank) { Q_EMIT pointed({rank, -1, {}}); });
    connect(m_split, &StageSplit::failed, this, &PipelineView::failed);
    connect(m_split, &StageSplit::told, this, &PipelineView::told);
    m_controls->hide();
    m_facts->hide();
    connect(m_controls, &PipelineControls::shapeEdited, this, &PipelineView::editShape);
    connect(m_controls, &PipelineControls::againstEdited, this, &PipelineView::compareWith);
    connect(m_controls, &PipelineControls::backRequested, this, &PipelineView::backToPlan);
    connect(m_controls, &PipelineControls::applyRequested, this, &PipelineView::apply);
    connect(m_facts, &PipelineFacts::explained, this, &PipelineView::explain);
    connect(m_chart, &PipelineChart::explained, this, &PipelineView::explain);
    connect(m_chart, &PipelineChart::placeChosen, this, [this](int rank, const QString& place) {
        Q_EMIT picked(PickOf::Stage, QString::number(rank));
        Q_EMIT picked(PickOf::Block, place);
    });
    connect(m_chart, &PipelineChart::rankHovered, this, [this](int rank) { Q_EMIT pointed({rank, -1, {}}); });
    connect(m_steps, &PipelineSteps::stepChosen, this, &PipelineView::drawLarge);
    connect(m_steps, &PipelineSteps::failed, this, &PipelineView::showProblem);
    connect(m_limits, &LimitPage::chosen, this, &PipelineView::mend);
}

PipelineShape PipelineView::planShape() const { return estimate() ? shapeOfPlan(*estimate()) : PipelineShape(); }

PipelineQuestion PipelineView::question() const { return {m_trial.value_or(planShape()), m_against, m_unitTimes, context().lockedDegrees}; }

void PipelineView::apply()
{
    Q_EMIT editRequested([shape = question().shape](Document& document) { applyPipeline(document, shape); });
}

void PipelineView::estimateChanged()
{
    // A plan with another pipeline is shown at once, also after a trial of another schedule.
    if (m_hasShape && (!estimate() || !isSame(m_shownShape, planShape())))
        m_trial.reset();
    m_hasShape = estimate() != nullptr;
    m_shownShape = planShape();
    tellTimes();
}

void PipelineView::setMode(PipelineMode mode)
{
    const bool isOther = mode != m_mode;
    m_mode = mode;
    m_modes->setCurrent(kModeIds[static_cast<std::size_t>(m_mode)]);
    invalidate();
    if (isOther)
        Q_EMIT modeIdChanged();
}

QString PipelineView::modeId() const
{
    return m_mode == PipelineMode::Schedule && m_unitTimes ? kUnitsMode : kModeIds[static_cast<std::size_t>(m_mode)];
}

void PipelineView::setModeId(const QString& mode)
{
    const bool isUnits = mode == kUnitsMode;
    const std::optional<PipelineMode> wanted = isUnits ? PipelineMode::Schedule : modeOf<PipelineMode>(kModeIds, mode);
    if (wanted == PipelineMode::Schedule)
        setUnitTimes(isUnits);
    setMode(wanted.value_or(m_mode));
}

void PipelineView::tryOut(const PipelineShape& shape)
{
    m_trial = shape;
    if (estimate() && isSame(shape, planShape()))
        m_trial.reset();
    invalidate();
}

void PipelineView::editShape(const PipelineShape& shape)
{
    if (m_mode == PipelineMode::Schedule) {
        tryOut(shape);
        return;
    }
    m_stepChunks = shape.chunks;
    tryOut(shapeWith(question().shape, shape.stages, shape.microBatches, question().shape.chunks));
}

void PipelineView::backToPlan()
{
    m_trial.reset();
    invalidate();
}

void PipelineView::compareWith(std::optional<ScheduleKind> kind)
{
    m_against = kind;
    invalidate();
}

void PipelineView::setUnitTimes(bool unit)
{
    const bool isOther = unit != m_unitTimes;
    m_unitTimes = unit;
    tellTimes();
    invalidate();
    if (isOther)
        Q_EMIT modeIdChanged();
}

void PipelineView::refresh()
{
    if (!estimate()) {
        forget();
        showNoEstimate();
        return;
    }
    const PipelineQuestion asked = question();
    if (m_mode == PipelineMode::Steps) {
        m_job.cancel();
        const PipelineShape shape = m_trial ? asked.shape : readable(asked.shape);
        m_controls->setStepsShape(shape, m_stepChunks);
        m_steps->setShape(shape.stages, shape.microBatches, m_stepChunks);
        showPage(m_steps);
        return;
    }
    m_controls->setQuestion(asked, planShape());
    // For an illegal plan the model's times would mislead.
    const std::shared_ptr<const Estimate> model = estimate()->isLegal() ? estimate() : nullptr;
    m_job.start([model, asked] { return pipelinePicture(model, asked); },
                [this](std::shared_ptr<const PipelinePicture> picture) { showPicture(std::move(picture)); });
    if (!m_picture)
        showWorking(tr("Laying out the schedule…"));
}

void PipelineView::forget()
{
    m_cause.reset();
    m_picture.reset();
    m_facts->setPicture(nullptr);
}

void PipelineView::showPicture(std::shared_ptr<const PipelinePicture> picture)
{
    m_picture = std::move(picture);
    m_facts->setPicture(m_picture);
    if (!m_picture->limits.empty()) {
        m_limits->setLimits(m_picture->limits);
        showPage(m_limits);
    } else if (!m_trial && !estimate()->isLegal()) {
        m_facts->setPicture(nullptr);
        showImpossible();
    } else if (!m_picture->drawn) {
        showState(Standing::Error, tr("This schedule cannot be drawn"), m_picture->problem);
    } else {
        m_chart->setPicture(m_picture);
        findCause();
        showPage(m_chart);
    }
}

void PipelineView::pageShown()
{
    const QWidget* page = pages().currentWidget();
    const bool isSteps = page == m_steps;
    m_controls->setVisible(estimate() != nullptr);
    m_facts->setVisible(estimate() && !isSteps);
    m_times->setVisible(!isSteps);
    m_chart->phases().setVisible(page == m_chart);
    QToolButton& layers = m_chart->layersSwitch();
    layers.setEnabled(estimate() && estimate()->isLegal() && estimate()->plan().pp > 1 && !m_trial);
    m_split->setEstimate(page == m_chart && !m_trial && layers.isChecked() ? estimate() : nullptr);
    explain({});
}

QString PipelineView::explanation() const { return m_explanation->text(); }

void PipelineView::mend(ShapeField field, std::int64_t value) { tryOut(shapeMended(question().shape, field, value)); }

void PipelineView::drawLarge(const ImprovementRequest& request)
{
    const PipelineShape shape = request.shape;  // of a step that is shown, and may be gone once the mode is another
    setUnitTimes(true);
    setMode(PipelineMode::Schedule);
    tryOut(shape);
}

void PipelineView::showTable(bool shown)
{
    m_chart->page().setTableShown(shown);
    m_steps->setTableShown(shown);
}

void PipelineView::contextChanged(const ViewContext& before)
{
    m_chart->gantt().setHighlightedGroup(context().pointed.stage);
    m_split->setHighlightedRank(context().pointed.stage);
    if (context().lockedDegrees != before.lockedDegrees)
        invalidate();
}

ChartWidget* PipelineView::currentChart() const { return pages().currentWidget() == m_chart ? &m_chart->gantt() : nullptr; }

const QAbstractItemModel* PipelineView::currentTable() const
{
    return pages().currentWidget() == m_steps ? &m_steps->table() : View::currentTable();
}

QString PipelineView::saveShown(const QString& path) const
{
    if (pages().currentWidget() == m_steps)
        return savePicture(m_steps->scene(), tr("The five improvements of pipeline schedules"), path);
    return View::saveShown(path);
}

bool PipelineView::isWorking() const { return !m_steps->isSettled() || m_split->isBusy(); }

}  // namespace shardscope
