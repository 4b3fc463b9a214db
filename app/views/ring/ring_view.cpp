// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ring/ring_view.h"

#include <QStackedWidget>

#include <algorithm>
#include <iterator>

#include "app/document/document.h"
#include "app/views/base/chart_page.h"
#include "app/views/base/mode_ids.h"
#include "app/views/ring/ring_controls.h"
#include "core/estimate/estimate.h"
#include "core/step/basis.h"
#include "core/step/context_costs.h"
#include "widgets/controls/card.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/player/player.h"
#include "widgets/player/player_bar.h"
#include "widgets/ring/ring_chart.h"

namespace shardscope {
namespace {

const QString kModeIds[] = {QStringLiteral("steps"), QStringLiteral("work"), QStringLiteral("times"), QStringLiteral("layouts")};

struct PassId {
    QString id;
    RingPassChoice pass;
};
const PassId kPasses[] = {{QStringLiteral("forward"), {RingDirection::Forward, RingGradient::Bf16}},
                          {QStringLiteral("backward-16"), {RingDirection::Backward, RingGradient::Bf16}},
                          {QStringLiteral("backward-32"), {RingDirection::Backward, RingGradient::Fp32}}};

}  // namespace

RingView::RingView()
    : View(viewInfo()),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_passes(new ChoiceBox),
      m_controls(new RingControls),
      m_chart(new RingChart),
      m_chartPage(new ChartPage(m_chart)),
      m_layouts(new RingLayouts),
      m_layoutsPage(new ChartPage(m_layouts)),
      m_player(new Player(*this)),
      m_bar(new PlayerBar(*m_player, *this))
{
    makeTools();
    makeBody();
    connectParts();
}

RingView::~RingView() = default;

ViewInfo RingView::viewInfo()
{
    return {QStringLiteral("ring"), tr("Ring attention"), tr("Which rank has which keys when, and which rank waits?"),
            QStringLiteral("C 12 12 7; C 12 5 2; C 19 12 2; C 12 19 2; C 5 12 2"), tr("Ring")};
}

void RingView::makeTools()
{
    m_modes->setSegments({{kModeIds[0], tr("Step by step"), {}},
                          {kModeIds[1], tr("Work"), {}},
                          {kModeIds[2], tr("Time"), {}},
                          {kModeIds[3], tr("Side by side"), {}}});
    m_modes->setCurrent(kModeIds[0]);
    card().addTool(m_modes);
}

void RingView::makeBody()
{
    pages().addWidget(m_chartPage);
    pages().addWidget(m_layoutsPage);
    m_passes->setAccessibleName(tr("Pass"));
    m_passes->setChoices({{kPasses[0].id, tr("Forward"), {}, {}, {}},
                          {kPasses[1].id, tr("Backward, 16-bit gradients"), tr("Transformer Engine"), {}, {}},
                          {kPasses[2].id, tr("Backward, fp32 gradients"), tr("ring-flash-attention"), {}, {}}});
    m_passes->setCurrentId(kPasses[0].id);
    m_passes->setMaximumWidth(230);
    m_bar->addTool(m_passes);
    addAbove(m_controls);
    addBelow(m_bar);
    m_controls->hide();
    m_bar->hide();
}

void RingView::connectParts()
{
    connect(m_modes, &SegmentedChoice::choiceEdited, this, &RingView::setModeId);
    connect(m_passes, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        const auto* chosen = std::find_if(std::begin(kPasses), std::end(kPasses), [&id](const PassId& each) { return each.id == id; });
        if (chosen != std::end(kPasses))
            setPass(chosen->pass);
    });
    connect(m_controls, &RingControls::whatIfEdited, this, &RingView::setWhatIf);
    connect(m_controls, &RingControls::resetRequested, this, [this] { setWhatIf(m_ofScenario); });
    connect(m_controls, &RingControls::applyRequested, this, &RingView::apply);
    connect(m_chart, &RingChart::hovered, this, [this](int rank, int) { Q_EMIT rankHovered(rank); });
    connect(m_player, &Player::momentChanged, m_chart, &RingChart::setMoment);
    connect(m_chart, &RingChart::activated, this, [this](int, int step) {
        if (step < 0)
            return;
        m_player->scrub(m_chart->picture()->momentOf(step));
        Q_EMIT picked(PickOf::RingStep, QString::number(step));
    });
    connect(m_chartPage, &ChartPage::cellActivated, this, [this](int row, int) {
        if (m_chart->picture() && m_chart->picture()->isExact())
            m_player->scrub(m_chart->picture()->momentOf(row % m_chart->picture()->pass.steps));
    });
    const auto choose = [this](int layout) {
        const RingLayoutsData& shown = m_layouts->chartData();
        if (layout >= 0 && layout < shown.cases.size())
            setWhatIf({m_whatIf.ranks, shown.cases[layout].layout, m_whatIf.sequence, m_whatIf.inner});
    };
    connect(m_layouts, &RingLayouts::activated, this, [choose](int layout, int) { choose(layout); });
    connect(m_layoutsPage, &ChartPage::cellActivated, this, [choose](int row, int) { choose(row); });
}

void RingView::estimateChanged()
{
    if (!estimate())
        return;
    const RingWhatIf now = asInScenario(estimate()->scenario());
    // A what-if stays until the scenario itself changes the ring.
    if (!m_hasScenario || now != m_ofScenario)
        m_whatIf = now;
    const std::shared_ptr<const Basis>& basis = estimate()->basis();
    if (!m_hasScenario && basis)
        m_pass.gradient = ringGradientOf(basis->costs.shape.style);
    m_ofScenario = now;
    m_hasScenario = m_hasScenario || basis;
}

void RingView::setWhatIf(const RingWhatIf& wanted)
{
    RingWhatIf whatIf = wanted;
    if (estimate() && whatIf.ranks % whatIf.inner != 0)
        whatIf.inner = possibleInner(estimate()->scenario(), whatIf.ranks);
    if (whatIf == m_whatIf)
        return;
    const auto steps = [](const RingWhatIf& each) { return stepsOf(each.layout, each.ranks, each.inner); };
    const bool otherSteps = steps(whatIf) != steps(m_whatIf) || hasTwoLevels(whatIf.layout) != hasTwoLevels(m_whatIf.layout);
    m_whatIf = whatIf;
    invalidate();
    if (otherSteps && isVisible())
        placeAtStart();
}

void RingView::setPass(const RingPassChoice& pass)
{
    // In a forward pass only the layouts' backward depends on the gradients: the framework's choice stays.
    const RingPassChoice wanted = pass.direction == RingDirection::Forward ? RingPassChoice{pass.direction, m_pass.gradient} : pass;
    if (wanted == m_pass)
        return;
    m_pass = wanted;
    for (const PassId& each : kPasses) {
        if (each.pass == pass)
            m_passes->setCurrentId(each.id);
    }
    invalidate();
}

void RingView::setMode(RingMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_modes->setCurrent(modeId());
    invalidate();
    Q_EMIT modeIdChanged();
}

QString RingView::modeId() const { return kModeIds[static_cast<std::size_t>(m_mode)]; }

void RingView::setModeId(const QString& mode) { setMode(modeOf<RingMode>(kModeIds, mode).value_or(m_mode)); }

/// Where a still picture says most: the first step with another rank's keys; of one step, its computing.
void RingView::placeAtStart()
{
    const RingPicture* picture = m_chart->picture();
    if (!picture)
        return;
    m_player->scrub(picture->momentOf(picture->pass.steps > 1 ? 1 : 0));
}

void RingView::refresh()
{
    const bool isFirst = !m_chart->picture();
    if (estimate()) {
        showContent(ringContent(*estimate(), m_whatIf, m_pass));
    } else {
        m_controls->hide();
        showNoEstimate();
    }
    if (isFirst)
        placeAtStart();
}

void RingView::showContent(const RingContent& content)
{
    m_controls->setVisible(!content.layouts.cases.isEmpty());
    m_controls->show(m_whatIf, isScenario(), remark(), whyNotApply(content));
    m_chart->setPage(m_mode == RingMode::Work ? RingPage::Work : m_mode == RingMode::Times ? RingPage::Times : RingPage::Steps);
    m_chart->setPicture(content.picture);
    m_layouts->setData(content.layouts);
    if (content.picture) {
        m_player->setSteps(content.picture->moments());
        m_bar->showSteps();
    } else {
        m_player->pause();
    }
    if (m_mode == RingMode::Layouts && !content.layouts.cases.isEmpty()) {
        showPage(m_layoutsPage);
        setHint(tr("All bars use one scale: compute, then exposed communication (hatched). Click a layout to see its details."));
    } else if (content.picture) {
        showPage(m_chartPage);
        setHint(content.figures);
    } else {
        showState(Standing::Error, tr("This layout is not possible"), content.impossible);
    }
}

void RingView::pageShown()
{
    const bool isChart = pages().currentWidget() == m_chartPage;
    m_bar->setVisible(isChart);
    if (isStateShown())
        m_player->pause();
}

bool RingView::isScenario() const
{
    if (!estimate() || m_whatIf != m_ofScenario)
        return false;
    const Plan& plan = estimate()->scenario().plan;
    return plan.cp == m_whatIf.ranks && (!hasTwoLevels(plan.cpLayout) || plan.cpInner == m_whatIf.inner);
}

QString RingView::remark() const
{
    if (!estimate() || isScenario())
        return {};
    const int cp = estimate()->scenario().plan.cp;
    const std::int64_t needed = gpusOf(m_whatIf, *estimate());
    const int gpus = estimate()->scenario().cluster.gpus();
    const QString text = cp == 1 ? tr("What if: the scenario itself has no context parallelism (cp 1).")
                                 : tr("What if: the scenario itself has cp %1.").arg(cp);
    return needed > gpus ? text + u' ' + tr("This needs %1 GPUs, but there are %2.").arg(needed).arg(gpus) : text;
}

QString RingView::whyNotApply(const RingContent& content) const
{
    if (!content.impossible.isEmpty())
        return content.impossible;
    const std::int64_t needed = gpusOf(m_whatIf, *estimate());
    const int gpus = estimate()->scenario().cluster.gpus();
    if (needed > gpus)
        return tr("With the scenario's other parallel degrees, this needs %1 GPUs, but the cluster has %2.").arg(needed).arg(gpus);
    return {};
}

void RingView::apply()
{
    Q_EMIT editRequested([whatIf = m_whatIf](Document& document) {
        document.undoStack().beginMacro(tr("Apply the ring"));
        document.edit(QStringLiteral("training.sequence_length"), whatIf.sequence);
        document.edit(QStringLiteral("plan.cp_layout"), std::string(nameOf(whatIf.layout)));
        document.edit(QStringLiteral("plan.cp"), std::int64_t{whatIf.ranks});
        if (hasTwoLevels(whatIf.layout))
            document.edit(QStringLiteral("plan.cp_inner"), std::int64_t{whatIf.inner});
        document.undoStack().endMacro();
    });
}

void RingView::setHighlightedRank(int rank) { m_chart->setHighlightedRank(rank); }

void RingView::showTable(bool shown)
{
    m_chartPage->setTableShown(shown);
    m_layoutsPage->setTableShown(shown);
}

ChartWidget* RingView::currentChart() const
{
    const QWidget* page = pages().currentWidget();
    if (page == m_chartPage)
        return m_chart;
    return page == m_layoutsPage ? static_cast<ChartWidget*>(m_layouts) : nullptr;
}

}  // namespace shardscope
