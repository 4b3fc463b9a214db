// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/memory/memory_view.h"

#include <QKeyEvent>
#include <QStackedWidget>

#include <algorithm>

#include "app/views/base/chart_page.h"
#include "app/views/base/mode_ids.h"
#include "app/views/base/stage_split.h"
#include "app/views/memory/memory_steps.h"
#include "app/views/memory/memory_tensors.h"
#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/io/residuals_json.h"
#include "core/remedy/largest_fit.h"
#include "widgets/charts/stacked_bars.h"
#include "widgets/controls/card.h"
#include "widgets/text/told_keys.h"

namespace shardscope {
namespace {

const QString kModeIds[] = {QStringLiteral("stages"), QStringLiteral("zero"), QStringLiteral("recompute"), QStringLiteral("sequence"),
                            QStringLiteral("time")};

}  // namespace

MemoryView::MemoryView()
    : View(viewInfo()),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_bars(new StackedBars),
      m_barsPage(new ChartPage(m_bars)),
      m_tensors(new MemoryTensors),
      m_steps(new MemorySteps),
      m_split(new StageSplit)
{
    makeTools();
    makePages();
    tellKeys(*this, {{tr("Escape"), tr("back to all stages")}});
}

MemoryView::~MemoryView() = default;

ViewInfo MemoryView::viewInfo()
{
    return {QStringLiteral("memory"), tr("Memory"), tr("Where do the bytes go, and on which GPU?"),
            QStringLiteral("R 4 13 4 7; R 10 8 4 12; R 16 4 4 16")};
}

void MemoryView::makeTools()
{
    m_modes->setSegments({{kModeIds[0], tr("By stage"), {}},
                          {kModeIds[1], tr("ZeRO 0–3"), {}},
                          {kModeIds[2], tr("Recompute"), {}},
                          {kModeIds[3], tr("Sequence length"), {}},
                          {kModeIds[4], tr("Over time"), {}}});
    m_modes->setCurrent(kModeIds[0]);
    card().addTool(m_modes);
    connect(m_modes, &SegmentedChoice::choiceEdited, this, &MemoryView::setModeId);
}

void MemoryView::makePages()
{
    for (QWidget* page : std::initializer_list<QWidget*>{m_barsPage, m_tensors, m_steps})
        pages().addWidget(page);
    connect(m_bars, &StackedBars::activated, this, &MemoryView::activate);
    connect(m_bars, &StackedBars::hovered, this, [this](int bar) { Q_EMIT pointed({bar >= 0 ? standsFor(bar).second : -1, -1, {}}); });
    connect(m_barsPage, &ChartPage::cellActivated, this, [this](int row, int column) {
        const bool isClass = column >= 1 && estimate() && column <= partsOfBar(*estimate());
        activate(row, isClass ? column - 1 : -1);
    });
    connect(m_tensors, &MemoryTensors::closeRequested, this, [this] { openStage(-1); });
    connect(m_tensors, &MemoryTensors::derivationRequested, this,
            [this](const QString& field) { requestDerivation(standsFor(m_openBar).first, field); });
    connect(m_steps, &MemorySteps::derivationRequested, this, [this](const QString& field) { requestDerivation(estimate(), field); });
    connect(m_steps, &MemorySteps::stageChosen, this, [this](int stage) { Q_EMIT selected({stage, -1, {}}); });
    connect(m_steps, &MemorySteps::failed, this, &MemoryView::showProblem);
    addBelow(m_split);
    connect(m_split, &StageSplit::editRequested, this, &MemoryView::editRequested);
    connect(m_split, &StageSplit::rankPointed, this, [this](int rank) { Q_EMIT pointed({rank, -1, {}}); });
    connect(m_split, &StageSplit::failed, this, &MemoryView::failed);
    connect(m_split, &StageSplit::told, this, &MemoryView::told);
}

void MemoryView::estimateChanged()
{
    if (estimate())
        return;
    m_variants.reset();
    m_openBar = -1;
}

void MemoryView::setMode(MemoryMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_openBar = -1;
    m_variants.reset();
    m_job.cancel();
    m_modes->setCurrent(modeId());
    invalidate();
    Q_EMIT modeIdChanged();
}

QString MemoryView::modeId() const { return kModeIds[static_cast<std::size_t>(m_mode)]; }

void MemoryView::setModeId(const QString& mode) { setMode(modeOf<MemoryMode>(kModeIds, mode).value_or(m_mode)); }

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
    if (const std::optional<VariantKind> kind = variantKind(); kind && estimate()) {
        // Also of an illegal plan: another value of the field may be legal.
        m_job.start([scenario = estimate()->scenario(), kind = *kind] { return memoryVariants(scenario, kind); },
                    [this](std::shared_ptr<const MemoryVariants> variants) {
                        m_variants = std::move(variants);
                        showVariants();
                    });
        if (!m_variants)
            showWorking(tr("Estimating the variants…"));
        return;
    }
    if (!estimate() || !estimate()->isLegal()) {
        showNone();
    } else if (m_mode == MemoryMode::OverTime) {
        m_steps->setEstimate(estimate());
        showPage(m_steps);
    } else {
        showBars(barsByStage(*estimate()));
    }
}

void MemoryView::showNone()
{
    if (estimate())
        showImpossible();
    else
        showNoEstimate();
}

void MemoryView::showVariants()
{
    const auto isPossible = [](const MemoryVariant& variant) { return variant.estimate && variant.estimate->isLegal(); };
    if (std::none_of(m_variants->begin(), m_variants->end(), isPossible))
        showNone();
    else
        showBars(barsOfVariants(*m_variants, *variantKind(), capacityLimit(*estimate())));
}

void MemoryView::showBars(const StackedBarsData& bars)
{
    if (m_openBar >= 0 && standsFor(m_openBar).first) {
        showOpenBar();
        return;
    }
    m_openBar = -1;
    m_bars->setData(bars);
    showPage(m_barsPage);
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
    if (!ofVariant && estimate()) {
        if (const int stage = stageOfBar(*estimate(), bar); stage >= 0)
            return {estimate(), stage};
    }
    return {nullptr, -1};
}

void MemoryView::showOpenBar()
{
    const auto [of, stage] = standsFor(m_openBar);
    QString name = of ? stageName(*of, stage) : QString();
    if (const std::optional<VariantKind> kind = variantKind())
        name = tr("%1, %2", "a variant, its worst stage")
                   .arg(variantName(*kind, (*m_variants)[static_cast<std::size_t>(m_openBar)].value), name);
    m_tensors->open(of, stage, name);
    showPage(m_tensors);
}

void MemoryView::openStage(int bar)
{
    const int closed = m_openBar;
    m_openBar = bar;
    invalidate();
    if (bar >= 0)
        m_tensors->treemap().setFocus(Qt::OtherFocusReason);
    else if (closed >= 0)
        m_bars->setFocus(Qt::OtherFocusReason);
}

void MemoryView::activate(int bar, int item)
{
    const auto [of, stage] = standsFor(bar);
    if (!of)
        return;
    const PartOfBar part = item < 0 ? PartOfBar() : partOfBar(*of, stage, item);
    Q_EMIT picked(PickOf::Stage, QString::number(stage));
    if (item >= 0)
        Q_EMIT picked(PickOf::Part, QStringLiteral("%1@%2").arg(part.name).arg(stage));
    if (isQuiet())
        return;
    if (item < 0)
        openStage(bar);
    else
        requestDerivation(of, part.field);
}

void MemoryView::requestDerivation(const std::shared_ptr<const Estimate>& of, const QString& field)
{
    if (of)
        Q_EMIT derivationRequested(field, of == estimate() ? nullptr : of);
}

void MemoryView::showTable(bool shown)
{
    for (ChartPage* page : {m_barsPage, &m_tensors->page(), &m_steps->page()})
        page->setTableShown(shown);
}

void MemoryView::contextChanged(const ViewContext& before)
{
    const int pointed = context().pointed.stage;
    if (m_mode == MemoryMode::ByStage)
        m_bars->setHighlightedGroup(estimate() ? barOfStage(*estimate(), pointed) : -1);
    m_split->setHighlightedRank(pointed);
    if (context().selected != before.selected)
        m_steps->setStage(context().selected.stage);
}

ChartWidget* MemoryView::currentChart() const
{
    const QWidget* page = pages().currentWidget();
    if (page == m_barsPage)
        return m_bars;
    if (page == m_tensors)
        return &m_tensors->treemap();
    return page == m_steps ? &m_steps->timeline() : nullptr;
}

bool MemoryView::isWorking() const { return !m_steps->isSettled() || m_split->isBusy(); }

void MemoryView::pageShown()
{
    const QWidget* page = pages().currentWidget();
    QString hint;
    if (page == m_tensors)
        hint = tr("Click a tile to show its derivation. Press Esc to go back.");
    else if (page == m_barsPage && m_mode == MemoryMode::ByStage)
        hint = tr("Click a colour to show its derivation, or the space above a bar to show its tensors.");
    else if (page == m_barsPage)
        hint = tr("Each bar shows the worst GPU of the same plan with one setting changed.");
    setHint(hint);
    if (page == m_barsPage && m_mode == MemoryMode::ByStage && estimate() && estimate()->isLegal())
        showRoom(hint);
    else
        m_roomJob.cancel();
    m_split->setEstimate(page == m_barsPage && m_mode == MemoryMode::ByStage ? estimate() : nullptr);
}

void MemoryView::showRoom(const QString& hint)
{
    m_roomJob.start(
        [of = estimate()] { return largestFit(of->scenario(), &measuredEvidence()); },
        [this, hint](const LargestFit& largest) {
            QStringList sentences{hint};
            if (largest.sequenceLength)
                sentences.prepend(
                    tr("Longest sequence that fits: %1 tokens.").arg(QLocale().toString(static_cast<qlonglong>(*largest.sequenceLength))));
            if (largest.microBatch)
                sentences.insert(
                    sentences.size() - 1,
                    tr("Largest micro-batch that fits: %1.").arg(QLocale().toString(static_cast<qlonglong>(*largest.microBatch))));
            setHint(sentences.join(QLatin1Char(' ')));
        });
}

void MemoryView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_openBar >= 0)
        openStage(-1);
    else
        View::keyPressEvent(event);
}

}  // namespace shardscope
