// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/memory/memory_view.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

#include "app/views/base/chart_page.h"
#include "app/views/base/state_page.h"
#include "app/views/base/tool_button.h"
#include "app/views/memory/memory_steps.h"
#include "app/views/memory/memory_tensors.h"
#include "core/estimate/estimate_fields.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/card.h"

namespace shardscope {
namespace {

const QString kModeIds[] = {QStringLiteral("stages"), QStringLiteral("zero"), QStringLiteral("recompute"), QStringLiteral("sequence"),
                            QStringLiteral("time")};

}  // namespace

MemoryView::MemoryView(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Memory"), tr("Where do the bytes go, and on which GPU?"))),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_pages(new QStackedWidget),
      m_bars(new StackedBars),
      m_barsPage(new ChartPage(m_bars)),
      m_tensors(new MemoryTensors),
      m_steps(new MemorySteps),
      m_state(new StatePage),
      m_hint(new ElidedLabel)
{
    setObjectName(QStringLiteral("memory"));
    makeTools();
    makePages();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    showState();
}

MemoryView::~MemoryView() = default;

void MemoryView::makeTools()
{
    m_modes->setSegments({{kModeIds[0], tr("By stage"), {}},
                          {kModeIds[1], tr("ZeRO 0–3"), {}},
                          {kModeIds[2], tr("Recompute"), {}},
                          {kModeIds[3], tr("Sequence length"), {}},
                          {kModeIds[4], tr("Over time"), {}}});
    m_modes->setCurrent(kModeIds[0]);
    m_card->addTool(m_modes);
    m_tableButton = makeTool(tr("Table"), tr("Show the numbers as a table"));
    m_tableButton->setCheckable(true);
    m_copyButton = makeTool(tr("Copy"), tr("Copy the numbers"));
    m_csvButton = makeTool(tr("CSV…"), tr("Save the numbers as CSV"));
    for (QToolButton* tool : {m_tableButton, m_copyButton, m_csvButton})
        m_card->addHeadTool(tool);
    connect(m_modes, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        setMode(static_cast<MemoryMode>(std::find(std::begin(kModeIds), std::end(kModeIds), id) - std::begin(kModeIds)));
    });
    connect(m_tableButton, &QToolButton::toggled, this, &MemoryView::setTableShown);
    connect(m_copyButton, &QToolButton::clicked, this, &MemoryView::copy);
    connect(m_csvButton, &QToolButton::clicked, this, &MemoryView::exportCsv);
}

void MemoryView::makePages()
{
    for (QWidget* page : std::initializer_list<QWidget*>{m_barsPage, m_tensors, m_steps, m_state})
        m_pages->addWidget(page);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_hint);
    m_card->setBody(body);
    connect(m_bars, &StackedBars::activated, this, &MemoryView::activate);
    connect(m_bars, &StackedBars::hovered, this, [this](int bar) { Q_EMIT stageHovered(bar >= 0 ? standsFor(bar).second : -1); });
    connect(m_barsPage, &ChartPage::cellActivated, this, [this](int row, int column) {
        const bool isClass = column >= 1 && column <= static_cast<int>(EnumNames<MemoryClass>::names.size());
        activate(row, isClass ? column - 1 : -1);
    });
    connect(m_tensors, &MemoryTensors::closeRequested, this, [this] { openStage(-1); });
    connect(m_tensors, &MemoryTensors::derivationRequested, this, &MemoryView::requestDerivation);
    connect(m_steps, &MemorySteps::derivationRequested, this, &MemoryView::derivationRequested);
    connect(m_steps, &MemorySteps::failed, this, &MemoryView::showProblem);
}

void MemoryView::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_task.cancel();
    m_estimate = std::move(estimate);
    if (!m_estimate) {
        m_variants.reset();
        m_openBar = -1;
    }
    m_isOld = true;
    if (isVisible())
        refresh();
}

void MemoryView::setMode(MemoryMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_openBar = -1;
    m_variants.reset();
    m_task.cancel();
    m_modes->setCurrent(kModeIds[static_cast<std::size_t>(mode)]);
    m_isOld = true;
    if (isVisible())
        refresh();
    Q_EMIT modeChanged(mode);
}

void MemoryView::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

std::optional<VariantKind> MemoryView::variantKind() const
{
    switch (m_mode) {
    case MemoryMode::Zero:
        return VariantKind::Zero;
    case MemoryMode::Recompute:
        return VariantKind::Recompute;
    case MemoryMode::SequenceLength:
        return VariantKind::SequenceLength;
    default:
        return std::nullopt;
    }
}

void MemoryView::refresh()
{
    m_isOld = false;
    if (const std::optional<VariantKind> kind = variantKind(); kind && m_estimate) {
        // Also of an illegal plan: another value of the field may be legal.
        m_task.start([scenario = m_estimate->scenario(), kind = *kind] { return memoryVariants(scenario, kind); },
                     [this](std::shared_ptr<const MemoryVariants> variants) {
                         m_variants = std::move(variants);
                         showVariants();
                     });
        if (!m_variants)
            showState();
        return;
    }
    if (!m_estimate || !m_estimate->isLegal()) {
        showState();
    } else if (m_mode == MemoryMode::OverTime) {
        m_steps->setEstimate(m_estimate);
        m_pages->setCurrentWidget(m_steps);
    } else {
        showBars(barsByStage(*m_estimate));
    }
    tellHint();
}

void MemoryView::showVariants()
{
    const auto isPossible = [](const MemoryVariant& variant) { return variant.estimate && variant.estimate->isLegal(); };
    if (std::none_of(m_variants->begin(), m_variants->end(), isPossible))
        showState();
    else
        showBars(barsOfVariants(*m_variants, *variantKind(), capacityLimit(*m_estimate)));
    tellHint();
}

void MemoryView::showState()
{
    if (!m_estimate)
        m_state->tellNoEstimate();
    else if (!m_estimate->isLegal())
        m_state->setState(Standing::Error, tr("There is no such plan"), whyImpossible(*m_estimate));
    else
        m_state->setState(Standing::Plain, tr("Estimating the variants…"), {});
    m_pages->setCurrentWidget(m_state);
    tellHint();
}

void MemoryView::showProblem(const QString& problem)
{
    m_variants.reset();
    m_state->tellProblem(problem);
    m_pages->setCurrentWidget(m_state);
    tellHint();
}

void MemoryView::showBars(const StackedBarsData& bars)
{
    if (m_openBar >= 0 && standsFor(m_openBar).first) {
        showOpenBar();
        return;
    }
    m_openBar = -1;
    m_bars->setData(bars);
    if (m_barsPage->isTableShown())
        m_barsPage->setTableShown(true);
    m_pages->setCurrentWidget(m_barsPage);
}

std::pair<std::shared_ptr<const Estimate>, int> MemoryView::standsFor(int bar) const
{
    const bool ofVariant = variantKind().has_value();
    const std::size_t index = static_cast<std::size_t>(bar);
    if (ofVariant && m_variants && index < m_variants->size()) {
        const std::shared_ptr<const Estimate>& estimate = (*m_variants)[index].estimate;
        if (estimate && estimate->isLegal())
            return {estimate, estimate->memory().peakStage};
    }
    if (!ofVariant && m_estimate && index < m_estimate->memory().stages.size())
        return {m_estimate, bar};
    return {nullptr, -1};
}

void MemoryView::showOpenBar()
{
    const auto [estimate, stage] = standsFor(m_openBar);
    QString name = stageName(stage);
    if (const std::optional<VariantKind> kind = variantKind())
        name = tr("%1, %2", "a variant, its worst stage")
                   .arg(variantName(*kind, (*m_variants)[static_cast<std::size_t>(m_openBar)].value), name);
    m_tensors->open(estimate, stage, name);
    m_pages->setCurrentWidget(m_tensors);
}

void MemoryView::openStage(int bar)
{
    const int closed = m_openBar;
    m_openBar = bar;
    if (isVisible())
        refresh();
    else
        m_isOld = true;
    if (bar >= 0)
        m_tensors->treemap().setFocus(Qt::OtherFocusReason);
    else if (closed >= 0)
        m_bars->setFocus(Qt::OtherFocusReason);
}

void MemoryView::activate(int bar, int item)
{
    const auto [estimate, stage] = standsFor(bar);
    if (!estimate)
        return;
    if (item < 0) {
        openStage(bar);
        return;
    }
    const QString field = QString::fromStdString(stagePointer(stage, EnumNames<MemoryClass>::names[static_cast<std::size_t>(item)].second));
    if (estimate == m_estimate)
        Q_EMIT derivationRequested(field);
    else
        Q_EMIT variantDerivationRequested(estimate, field);
}

void MemoryView::requestDerivation(const QString& field)
{
    const std::shared_ptr<const Estimate> estimate = standsFor(m_openBar).first;
    if (estimate == m_estimate)
        Q_EMIT derivationRequested(field);
    else if (estimate)
        Q_EMIT variantDerivationRequested(estimate, field);
}

void MemoryView::setTableShown(bool shown)
{
    m_tableButton->setChecked(shown);
    for (ChartPage* page : {m_barsPage, &m_tensors->page(), &m_steps->page()})
        page->setTableShown(shown);
}

void MemoryView::setHighlightedStage(int stage)
{
    if (m_mode == MemoryMode::ByStage)
        m_bars->setHighlightedGroup(stage);
}

ChartWidget* MemoryView::currentChart() const
{
    const QWidget* page = m_pages->currentWidget();
    if (page == m_barsPage)
        return m_bars;
    if (page == m_tensors)
        return &m_tensors->treemap();
    return page == m_steps ? &m_steps->timeline() : nullptr;
}

bool MemoryView::isSettled() const { return !m_isOld && !m_task.isBusy() && m_steps->isSettled(); }

void MemoryView::copy()
{
    if (ChartWidget* chart = currentChart())
        chart->copyTable();
}

void MemoryView::exportCsv()
{
    ChartWidget* chart = currentChart();
    if (!chart)
        return;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the numbers"), QStringLiteral("memory.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    if (const QString problem = saveCsv(*chart, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void MemoryView::tellHint()
{
    const bool hasChart = currentChart() != nullptr;
    m_copyButton->setEnabled(hasChart);
    m_csvButton->setEnabled(hasChart);
    m_tableButton->setEnabled(hasChart);
    const QWidget* page = m_pages->currentWidget();
    QString hint;
    if (page == m_tensors)
        hint = tr("Click a tile for its derivation. Esc goes back.");
    else if (page == m_barsPage && m_mode == MemoryMode::ByStage)
        hint = tr("Click a colour for its derivation, the space above a bar for its tensors.");
    else if (page == m_barsPage)
        hint = tr("Each bar is the worst GPU of the same plan with one thing changed.");
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void MemoryView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_openBar >= 0)
        openStage(-1);
    else
        QWidget::keyPressEvent(event);
}

}  // namespace shardscope
