// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ring/ring_view.h"

#include <QFileDialog>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

#include "app/views/base/chart_page.h"
#include "app/views/base/save_picture.h"
#include "app/views/base/state_page.h"
#include "app/views/base/tool_button.h"
#include "app/views/ring/ring_controls.h"
#include "core/step/basis.h"
#include "core/step/context_costs.h"
#include "widgets/controls/card.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/ring/player_bar.h"
#include "widgets/ring/ring_chart.h"
#include "widgets/ring/ring_player.h"

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

RingView::RingView(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Ring attention"), tr("Who holds which keys when, and who waits?"))),
      m_modes(new SegmentedChoice(tr("Show"))),
      m_passes(new ChoiceBox),
      m_controls(new RingControls),
      m_pages(new QStackedWidget),
      m_chart(new RingChart),
      m_chartPage(new ChartPage(m_chart)),
      m_layouts(new RingLayouts),
      m_layoutsPage(new ChartPage(m_layouts)),
      m_state(new StatePage),
      m_player(new RingPlayer(*this)),
      m_bar(new PlayerBar(*m_player, *this)),
      m_hint(new ElidedLabel)
{
    setObjectName(QStringLiteral("ring"));
    m_player->setReducedMotion(style()->styleHint(QStyle::SH_Widget_Animate, nullptr, this) == 0);
    makeTools();
    makeBody();
    connectParts();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    showStart();
}

RingView::~RingView() = default;

void RingView::makeTools()
{
    m_modes->setSegments({{kModeIds[0], tr("Step by step"), {}},
                          {kModeIds[1], tr("Work"), {}},
                          {kModeIds[2], tr("Time"), {}},
                          {kModeIds[3], tr("Side by side"), {}}});
    m_modes->setCurrent(kModeIds[0]);
    m_card->addTool(m_modes);
    m_tableButton = makeTool(tr("Table"), tr("Show the numbers as a table"));
    m_tableButton->setCheckable(true);
    QToolButton* copyButton = makeTool(tr("Copy"), tr("Copy the numbers"));
    QToolButton* csvButton = makeTool(tr("CSV…"), tr("Save the numbers as CSV"));
    QToolButton* pictureButton = makeTool(tr("Picture…"), tr("Save what is shown as PNG, SVG or PDF"));
    m_tools = {m_tableButton, copyButton, csvButton, pictureButton};
    for (QToolButton* tool : std::as_const(m_tools))
        m_card->addHeadTool(tool);
    connect(m_tableButton, &QToolButton::toggled, this, &RingView::setTableShown);
    connect(copyButton, &QToolButton::clicked, this, &RingView::copy);
    connect(csvButton, &QToolButton::clicked, this, &RingView::exportCsv);
    connect(pictureButton, &QToolButton::clicked, this, &RingView::exportPicture);
}

void RingView::makeBody()
{
    for (QWidget* page : std::initializer_list<QWidget*>{m_chartPage, m_layoutsPage, m_state})
        m_pages->addWidget(page);
    m_passes->setAccessibleName(tr("Pass"));
    m_passes->setChoices({{kPasses[0].id, tr("Forward"), {}, {}, {}},
                          {kPasses[1].id, tr("Backward, 16-bit gradients"), tr("Transformer Engine"), {}, {}},
                          {kPasses[2].id, tr("Backward, fp32 gradients"), tr("ring-flash-attention"), {}, {}}});
    m_passes->setCurrentId(kPasses[0].id);
    m_passes->setMaximumWidth(230);
    m_bar->addTool(m_passes);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_controls);
    layout->addSpacing(4);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_bar);
    layout->addWidget(m_hint);
    m_card->setBody(body);
}

void RingView::connectParts()
{
    connect(m_modes, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        setMode(static_cast<RingMode>(std::find(std::begin(kModeIds), std::end(kModeIds), id) - std::begin(kModeIds)));
    });
    connect(m_passes, &ChoiceBox::choiceEdited, this, [this](const QString& id) {
        const auto* chosen = std::find_if(std::begin(kPasses), std::end(kPasses), [&id](const PassId& each) { return each.id == id; });
        if (chosen != std::end(kPasses))
            setPass(chosen->pass);
    });
    connect(m_controls, &RingControls::whatIfEdited, this, &RingView::setWhatIf);
    connect(m_controls, &RingControls::resetRequested, this, [this] { setWhatIf(m_ofScenario); });
    connect(m_controls, &RingControls::applyRequested, this, &RingView::apply);
    connect(m_chart, &RingChart::hovered, this, [this](int rank, int) { Q_EMIT rankHovered(rank); });
    connect(m_player, &RingPlayer::momentChanged, m_chart, &RingChart::setMoment);
    connect(m_chart, &RingChart::activated, this, [this](int, int step) {
        if (step >= 0)
            m_player->scrub(m_chart->picture()->momentOf(step));
    });
    connect(m_chartPage, &ChartPage::cellActivated, this, [this](int row, int) {
        if (m_chart->picture())
            m_player->scrub(m_chart->picture()->momentOf(row % m_chart->picture()->pass.steps));
    });
    const auto choose = [this](int layout) {
        const RingLayoutsData& shown = m_layouts->chartData();
        if (layout >= 0 && layout < shown.cases.size())
            setWhatIf({m_whatIf.ranks, shown.cases[layout].layout, m_whatIf.sequence});
    };
    connect(m_layouts, &RingLayouts::activated, this, [choose](int layout, int) { choose(layout); });
    connect(m_layoutsPage, &ChartPage::cellActivated, this, [choose](int row, int) { choose(row); });
}

void RingView::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_estimate = std::move(estimate);
    if (m_estimate) {
        const RingWhatIf now = asInScenario(m_estimate->scenario());
        // A what-if that somebody plays with stays until the scenario itself says something else about the ring.
        if (!m_hasScenario || now != m_ofScenario)
            m_whatIf = now;
        const std::shared_ptr<const Basis>& basis = m_estimate->basis();
        if (!m_hasScenario && basis)
            m_pass.gradient = ringGradientOf(basis->ledger.shape.style);
        m_ofScenario = now;
        m_hasScenario = m_hasScenario || basis;
    }
    m_isOld = true;
    if (isVisible())
        refresh();
}

void RingView::setWhatIf(const RingWhatIf& whatIf)
{
    if (whatIf == m_whatIf)
        return;
    const bool otherSteps = stepsOf(whatIf.layout, whatIf.ranks) != stepsOf(m_whatIf.layout, m_whatIf.ranks);
    m_whatIf = whatIf;
    m_isOld = true;
    if (!isVisible())
        return;
    refresh();
    if (otherSteps)
        placeAtStart();
}

void RingView::setPass(const RingPassChoice& pass)
{
    // Of a forward nothing depends on the gradients but the layouts' backward: those of the framework stay.
    const RingPassChoice wanted = pass.direction == RingDirection::Forward ? RingPassChoice{pass.direction, m_pass.gradient} : pass;
    if (wanted == m_pass)
        return;
    m_pass = wanted;
    for (const PassId& each : kPasses) {
        if (each.pass == pass)
            m_passes->setCurrentId(each.id);
    }
    m_isOld = true;
    if (isVisible())
        refresh();
}

void RingView::setMode(RingMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    m_modes->setCurrent(kModeIds[static_cast<std::size_t>(mode)]);
    m_isOld = true;
    if (isVisible())
        refresh();
}

void RingView::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

/// Where a still picture says most: the first step with another rank's keys; of one step, its computing.
void RingView::placeAtStart()
{
    const RingPicture* picture = m_chart->picture();
    if (!picture)
        return;
    m_player->scrub(picture->pass.steps > 1 ? 1 : picture->momentOf(0));
}

void RingView::refresh()
{
    m_isOld = false;
    const bool isFirst = !m_chart->picture();
    if (m_estimate)
        showContent(ringContent(*m_estimate, m_whatIf, m_pass));
    else
        showStart();
    if (isFirst)
        placeAtStart();
}

void RingView::showStart()
{
    m_state->tellNoEstimate();
    m_player->pause();
    m_pages->setCurrentWidget(m_state);
    for (QWidget* part : std::initializer_list<QWidget*>{m_controls, m_bar, m_hint})
        part->hide();
    for (QToolButton* tool : std::as_const(m_tools))
        tool->setEnabled(false);
}

void RingView::showContent(const RingContent& content)
{
    m_controls->setVisible(!content.layouts.cases.isEmpty());
    m_controls->show(m_whatIf, isScenario(), remark(), whyNotApply(content));
    m_chart->setPage(m_mode == RingMode::Work ? RingPage::Work : m_mode == RingMode::Times ? RingPage::Times : RingPage::Steps);
    m_chart->setPicture(content.picture);
    m_layouts->setData(content.layouts);
    const bool showsLayouts = m_mode == RingMode::Layouts && !content.layouts.cases.isEmpty();
    const bool showsChart = !showsLayouts && content.picture;
    if (content.picture) {
        m_player->setSteps(content.picture->moments());
        m_bar->showSteps();
    } else {
        m_player->pause();
    }
    if (!showsLayouts && !showsChart)
        m_state->setState(Standing::Error, tr("This layout cannot be"), content.impossible);
    m_pages->setCurrentWidget(showsLayouts ? static_cast<QWidget*>(m_layoutsPage)
                              : showsChart ? static_cast<QWidget*>(m_chartPage)
                                           : m_state);
    m_bar->setVisible(showsChart);
    m_hint->setText(showsLayouts ? tr("Bars on one scale: computing, then hatched what is exposed. Click a layout to look into it.")
                                 : content.figures);
    m_hint->setVisible(!m_hint->text().isEmpty());
    for (QToolButton* tool : std::as_const(m_tools))
        tool->setEnabled(currentChart() != nullptr);
    setTableShown(m_tableButton->isChecked());
}

bool RingView::isScenario() const { return m_estimate && m_whatIf == m_ofScenario && m_estimate->scenario().plan.cp == m_whatIf.ranks; }

QString RingView::remark() const
{
    if (!m_estimate || isScenario())
        return {};
    const int cp = m_estimate->scenario().plan.cp;
    const std::int64_t needed = gpusOf(m_whatIf, *m_estimate);
    const int gpus = m_estimate->scenario().cluster.gpus();
    const QString text = cp == 1 ? tr("What if: the scenario itself has no context parallelism (cp 1).")
                                 : tr("What if: the scenario itself has cp %1.").arg(cp);
    return needed > gpus ? text + u' ' + tr("This takes %1 GPUs; it has %2.").arg(needed).arg(gpus) : text;
}

QString RingView::whyNotApply(const RingContent& content) const
{
    if (!content.impossible.isEmpty())
        return content.impossible;
    const std::int64_t needed = gpusOf(m_whatIf, *m_estimate);
    const int gpus = m_estimate->scenario().cluster.gpus();
    if (needed > gpus)
        return tr("With the scenario's other degrees this takes %1 GPUs, but the cluster has %2.").arg(needed).arg(gpus);
    return {};
}

void RingView::apply()
{
    const std::string_view layout = nameOf(m_whatIf.layout);
    Q_EMIT applyRequested({{QStringLiteral("training.sequence_length"), Value(m_whatIf.sequence)},
                           {QStringLiteral("plan.cp_layout"), Value(std::string(layout))},
                           {QStringLiteral("plan.cp"), Value(std::int64_t{m_whatIf.ranks})}});
}

void RingView::setHighlightedRank(int rank) { m_chart->setHighlightedRank(rank); }

void RingView::setTableShown(bool shown)
{
    m_tableButton->setChecked(shown);
    m_chartPage->setTableShown(shown);
    m_layoutsPage->setTableShown(shown);
}

ChartWidget* RingView::currentChart() const
{
    const QWidget* page = m_pages->currentWidget();
    if (page == m_chartPage)
        return m_chart;
    return page == m_layoutsPage ? static_cast<ChartWidget*>(m_layouts) : nullptr;
}

void RingView::copy()
{
    if (ChartWidget* chart = currentChart())
        chart->copyTable();
}

void RingView::exportCsv()
{
    ChartWidget* chart = currentChart();
    const QString path =
        chart ? QFileDialog::getSaveFileName(this, tr("Save the numbers"), QStringLiteral("ring.csv"), tr("Tables (*.csv)")) : QString();
    if (path.isEmpty())
        return;
    if (const QString problem = saveCsv(*chart, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void RingView::exportPicture()
{
    const ChartWidget* chart = currentChart();
    const QString path =
        chart ? QFileDialog::getSaveFileName(this, tr("Save the picture"), QStringLiteral("ring.png"), pictureFilters()) : QString();
    if (path.isEmpty())
        return;
    if (const QString problem = savePicture(*chart, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

}  // namespace shardscope
