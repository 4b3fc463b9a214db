// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pipeline/pipeline_view.h"

#include <QAccessible>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/views/base/chart_page.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/state_page.h"
#include "app/views/base/tool_button.h"
#include "app/views/memory/memory_charts.h"
#include "app/views/pipeline/limit_page.h"
#include "app/views/pipeline/pipeline_chart.h"
#include "app/views/pipeline/pipeline_controls.h"
#include "app/views/pipeline/pipeline_facts.h"
#include "app/views/pipeline/pipeline_steps.h"
#include "app/views/pipeline/pipeline_text.h"
#include "core/text/error_text.h"
#include "widgets/controls/card.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

const QString kScheduleId = QStringLiteral("schedule");
const QString kStepsId = QStringLiteral("steps");
const QString kModelId = QStringLiteral("model");
const QString kUnitId = QStringLiteral("unit");

/// So few ranks and micro-batches that the blocks of five schedules below each other can be read.
PipelineShape readable(const PipelineShape& shape)
{
    constexpr int kMostRanks = 8;
    const int stages = shape.stages == 1 ? 4 : std::min(shape.stages, kMostRanks);
    return shapeWith(shape, stages, std::min<std::int64_t>(std::max<std::int64_t>(shape.microBatches, 2), 2 * stages), shape.chunks);
}

}  // namespace

PipelineView::PipelineView(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Pipeline"), tr("What does each stage do when, and how much is bubble?"))),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_times(new SegmentedChoice(tr("Times of the blocks"))),
      m_controls(new PipelineControls),
      m_facts(new PipelineFacts),
      m_chart(new PipelineChart),
      m_steps(new PipelineSteps),
      m_state(new StatePage),
      m_limits(new LimitPage),
      m_pages(new QStackedWidget),
      m_explanation(new QLabel)
{
    setObjectName(QStringLiteral("pipeline"));
    makeTools();
    makePages();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    showNothing();
}

PipelineView::~PipelineView() = default;

void PipelineView::makeTools()
{
    m_modes->setSegments({{kScheduleId, tr("Schedule"), {}}, {kStepsId, tr("Five improvements"), {}}});
    m_modes->setCurrent(kScheduleId);
    tellTimes();
    m_card->addTool(m_modes);
    m_card->addTool(m_times);
    m_card->addTool(&m_chart->phases());
    m_tableButton = makeTool(tr("Table"), tr("Show the numbers as a table"));
    m_tableButton->setCheckable(true);
    m_copyButton = makeTool(tr("Copy"), tr("Copy the numbers"));
    m_csvButton = makeTool(tr("CSV…"), tr("Save the numbers as CSV"));
    m_pictureButton = makeTool(tr("Picture…"), tr("Save the chart as PNG, SVG or PDF"));
    for (QToolButton* tool : {m_tableButton, m_copyButton, m_csvButton, m_pictureButton})
        m_card->addHeadTool(tool);
    connect(m_modes, &SegmentedChoice::choiceEdited, this,
            [this](const QString& id) { setMode(id == kStepsId ? PipelineMode::Steps : PipelineMode::Schedule); });
    connect(m_times, &SegmentedChoice::choiceEdited, this, [this](const QString& id) { setUnitTimes(id == kUnitId); });
    connect(m_tableButton, &QToolButton::toggled, this, &PipelineView::setTableShown);
    connect(m_copyButton, &QToolButton::clicked, this, &PipelineView::copy);
    connect(m_csvButton, &QToolButton::clicked, this, &PipelineView::exportCsv);
    connect(m_pictureButton, &QToolButton::clicked, this, &PipelineView::exportPicture);
}

/// Without a step there are no seconds, and the reason is said.
void PipelineView::tellTimes()
{
    const bool isKnown = !m_estimate || m_estimate->step();
    const QString reason = isKnown                     ? QString()
                           : m_estimate->stepProblem() ? QString::fromStdString(errorText(*m_estimate->stepProblem()))
                                                       : tr("There is no such plan");
    m_times->setSegments({{kModelId, tr("The model's times"), reason}, {kUnitId, tr("Unit times"), {}}});
    m_times->setCurrent(m_unitTimes || !isKnown ? kUnitId : kModelId);
}

void PipelineView::makePages()
{
    for (QWidget* page : std::initializer_list<QWidget*>{m_chart, m_steps, m_state, m_limits})
        m_pages->addWidget(page);
    m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explanation->setTextFormat(Qt::PlainText);
    m_explanation->setWordWrap(true);
    m_explanation->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    // Two lines, whether they are needed or not: the chart shall not jump.
    m_explanation->setMinimumHeight(qRound(2.2 * Theme::current().lineHeight(TextStyle::Body)));
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(qRound(Theme::current().px(6)));
    layout->addWidget(m_controls);
    layout->addWidget(m_facts);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_explanation);
    m_card->setBody(body);
    connect(m_controls, &PipelineControls::shapeEdited, this, &PipelineView::editShape);
    connect(m_controls, &PipelineControls::againstEdited, this, &PipelineView::compareWith);
    connect(m_controls, &PipelineControls::backRequested, this, &PipelineView::backToPlan);
    connect(m_controls, &PipelineControls::applyRequested, this, [this] { Q_EMIT planRequested(question().shape); });
    connect(m_facts, &PipelineFacts::explained, this, &PipelineView::explain);
    connect(m_chart, &PipelineChart::explained, this, &PipelineView::explain);
    connect(m_chart, &PipelineChart::rankHovered, this, &PipelineView::stageHovered);
    connect(m_steps, &PipelineSteps::stepChosen, this, &PipelineView::drawLarge);
    connect(m_steps, &PipelineSteps::failed, this, &PipelineView::showProblem);
    connect(m_limits, &LimitPage::chosen, this, &PipelineView::mend);
}

PipelineShape PipelineView::planShape() const { return m_estimate ? shapeOfPlan(*m_estimate) : PipelineShape(); }

PipelineQuestion PipelineView::question() const { return {m_trial.value_or(planShape()), m_against, m_unitTimes, m_lockedDegrees}; }

void PipelineView::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    // A plan with another pipeline is what a person wants to see now, also if something else was tried out before.
    if (m_estimate && (!estimate || !isSame(shapeOfPlan(*m_estimate), shapeOfPlan(*estimate))))
        m_trial.reset();
    m_task.cancel();
    m_estimate = std::move(estimate);
    tellTimes();
    changed();
}

void PipelineView::setMode(PipelineMode mode)
{
    m_mode = mode;
    m_modes->setCurrent(mode == PipelineMode::Steps ? kStepsId : kScheduleId);
    changed();
}

void PipelineView::tryOut(const PipelineShape& shape)
{
    m_trial = shape;
    if (m_estimate && isSame(shape, planShape()))
        m_trial.reset();
    changed();
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
    changed();
}

void PipelineView::compareWith(std::optional<ScheduleKind> kind)
{
    m_against = kind;
    changed();
}

void PipelineView::setLockedDegrees(const QSet<QString>& locked)
{
    m_lockedDegrees = locked;
    changed();
}

void PipelineView::setUnitTimes(bool unit)
{
    m_unitTimes = unit;
    tellTimes();
    changed();
}

void PipelineView::changed()
{
    m_isOld = true;
    if (isVisible())
        ask();
}

void PipelineView::showEvent(QShowEvent* event)
{
    if (m_isOld)
        ask();
    QWidget::showEvent(event);
}

void PipelineView::ask()
{
    m_isOld = false;
    if (!m_estimate) {
        showNothing();
        return;
    }
    const PipelineQuestion asked = question();
    if (m_mode == PipelineMode::Steps) {
        m_task.cancel();
        const PipelineShape shape = m_trial ? asked.shape : readable(asked.shape);
        m_controls->setStepsShape(shape, m_stepChunks);
        m_steps->setShape(shape.stages, shape.microBatches, m_stepChunks);
        showPage(m_steps);
        explain({});
        return;
    }
    m_controls->setQuestion(asked, planShape());
    // Of an illegal plan the model's times would mislead.
    const std::shared_ptr<const Estimate> model = m_estimate->isLegal() ? m_estimate : nullptr;
    m_task.start([model, asked] { return pipelinePicture(model, asked); },
                 [this](std::shared_ptr<const PipelinePicture> picture) { showPicture(std::move(picture)); });
    if (!m_picture) {
        m_state->setState(Standing::Plain, tr("Laying out the schedule…"), {});
        showPage(m_state);
    }
}

void PipelineView::showNothing()
{
    m_picture.reset();
    m_facts->setPicture(nullptr);
    m_state->tellNoEstimate();
    showPage(m_state);
    explain({});
}

void PipelineView::showProblem(const QString& problem)
{
    showNothing();
    m_state->tellProblem(problem);
}

void PipelineView::showPicture(std::shared_ptr<const PipelinePicture> picture)
{
    m_picture = std::move(picture);
    m_facts->setPicture(m_picture);
    if (!m_picture->limits.empty()) {
        m_limits->setLimits(m_picture->limits);
        showPage(m_limits);
    } else if (!m_trial && !m_estimate->isLegal()) {
        m_facts->setPicture(nullptr);
        m_state->setState(Standing::Error, tr("There is no such plan"), whyImpossible(*m_estimate));
        showPage(m_state);
    } else if (!m_picture->drawn) {
        m_state->setState(Standing::Error, tr("This schedule cannot be drawn"), m_picture->problem);
        showPage(m_state);
    } else {
        m_chart->setPicture(m_picture);
        showPage(m_chart);
    }
    explain({});
}

void PipelineView::showPage(QWidget* page)
{
    m_pages->setCurrentWidget(page);
    const bool isSteps = page == m_steps;
    m_controls->setVisible(m_estimate != nullptr);
    m_facts->setVisible(m_estimate && !isSteps);
    m_times->setVisible(!isSteps);
    m_chart->phases().setVisible(page == m_chart);
    const bool hasTable = currentTable() != nullptr;
    for (QToolButton* tool : {m_tableButton, m_copyButton, m_csvButton})
        tool->setEnabled(hasTable);
    m_pictureButton->setEnabled(hasTable);
}

/// Where nothing is pointed at, what there is to know of the whole.
void PipelineView::explain(const QString& sentence)
{
    QString text = sentence;
    const QWidget* page = m_pages->currentWidget();
    if (text.isEmpty() && page == m_chart && m_picture && !m_picture->againstLimits.empty())
        text = tr("%1 is not possible beside it: %2")
                   .arg(scheduleName(m_picture->againstLimits.front().shape.kind), limitSentence(m_picture->againstLimits.front()));
    else if (text.isEmpty() && page == m_chart)
        text = m_chart->summary();
    else if (text.isEmpty() && page == m_steps)
        text =
            m_trial
                ? tr("The same work five times, on one time axis in unit times (F = 1, B = 2). Click one to draw it large.")
                : tr("The same work five times, on one time axis in unit times (F = 1, B = 2), with so few micro-batches that the blocks "
                     "can be read. Click one to draw it large.");
    m_explanation->setText(text);
    QAccessibleEvent said(m_explanation, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&said);
}

QString PipelineView::explanation() const { return m_explanation->text(); }

void PipelineView::mend(ShapeField field, std::int64_t value)
{
    const PipelineShape now = question().shape;
    PipelineShape mended = now;
    if (field == ShapeField::Group)
        mended.group = static_cast<int>(value);
    else
        mended = shapeWith(now, field == ShapeField::Stages ? static_cast<int>(value) : now.stages,
                           field == ShapeField::MicroBatches ? value : now.microBatches,
                           field == ShapeField::Chunks ? static_cast<int>(value) : now.chunks);
    tryOut(mended);
}

void PipelineView::drawLarge(const ImprovementRequest& request)
{
    setUnitTimes(true);
    setMode(PipelineMode::Schedule);
    tryOut(request.shape);
}

void PipelineView::setTableShown(bool shown)
{
    m_tableButton->setChecked(shown);
    m_chart->page().setTableShown(shown);
    m_steps->setTableShown(shown);
}

void PipelineView::setHighlightedStage(int stage) { m_chart->gantt().setHighlightedGroup(stage); }

ChartWidget* PipelineView::currentChart() const { return m_pages->currentWidget() == m_chart ? &m_chart->gantt() : nullptr; }

QAbstractItemModel* PipelineView::currentTable() const
{
    if (m_pages->currentWidget() == m_steps)
        return &m_steps->table();
    ChartWidget* chart = currentChart();
    return chart ? &chart->table() : nullptr;
}

bool PipelineView::isSettled() const { return !m_isOld && !m_task.isBusy() && m_steps->isSettled(); }

void PipelineView::copy()
{
    if (const QAbstractItemModel* table = currentTable())
        QGuiApplication::clipboard()->setText(toTsv(*table));
}

void PipelineView::exportCsv()
{
    const QAbstractItemModel* table = currentTable();
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the numbers"), QStringLiteral("pipeline.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty() || !table)
        return;
    if (const QString problem = saveCsv(*table, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void PipelineView::exportPicture()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the chart"), QStringLiteral("pipeline.png"), pictureFilters());
    if (path.isEmpty())
        return;
    const ChartWidget* chart = currentChart();
    const QString problem =
        chart ? savePicture(*chart, path) : savePicture(m_steps->scene(), tr("The five improvements of pipeline schedules"), path);
    if (!problem.isEmpty())
        Q_EMIT failed(problem);
}

}  // namespace shardscope
