// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/shards/shards_view.h"

#include <QStackedWidget>

#include <algorithm>

#include "app/views/base/chart_page.h"
#include "app/views/base/mode_ids.h"
#include "core/estimate/estimate.h"
#include "core/plan/resolved_plan.h"
#include "widgets/controls/card.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/player/player.h"
#include "widgets/player/player_bar.h"
#include "widgets/shards/shards_chart.h"

namespace shardscope {
namespace {

const QString kPageIds[] = {QStringLiteral("zero"), QStringLiteral("model"), QStringLiteral("tensor"), QStringLiteral("layer")};
const QString kHybrid = QStringLiteral("hybrid");
const QString kPlain = QStringLiteral("tp");
const QString kSequence = QStringLiteral("sp");

}  // namespace

ShardsView::ShardsView()
    : View(viewInfo()),
      m_pagesChoice(new SegmentedChoice(tr("Show"))),
      m_zero(new SegmentedChoice(tr("ZeRO stage"))),
      m_sequence(new SegmentedChoice(tr("Sequence parallelism"))),
      m_chart(new ShardsChart),
      m_page(new ChartPage(m_chart)),
      m_player(new Player(*this)),
      m_bar(new PlayerBar(*m_player, *this))
{
    makeTools();
    pages().addWidget(m_page);
    addBelow(m_bar);
    m_bar->hide();
    connectParts();
    showChoices();
}

ShardsView::~ShardsView() = default;

ViewInfo ShardsView::viewInfo()
{
    return {QStringLiteral("shards"), tr("Shards"), tr("Which rank stores what?"),
            QStringLiteral("R 4 4 7 7; R 13 4 7 7; R 4 13 7 7; L 13 13 20 13; L 20 13 20 20; L 13 20 20 13")};
}

void ShardsView::makeTools()
{
    m_pagesChoice->setSegments({{kPageIds[0], tr("ZeRO, small"), {}},
                                {kPageIds[1], tr("ZeRO, this model"), {}},
                                {kPageIds[2], tr("TP, small"), {}},
                                {kPageIds[3], tr("TP, this model"), {}}});
    QList<Segment> stages;
    for (int zero = 0; zero <= 3; ++zero)
        stages.append({QString::number(zero), tr("ZeRO-%1").arg(zero), {}});
    stages.append({kHybrid, tr("Hybrid 2 × 2"), {}});
    m_zero->setSegments(stages);
    m_sequence->setSegments({{kPlain, tr("TP"), {}}, {kSequence, tr("TP + SP"), {}}});
    for (QWidget* tool : {m_pagesChoice, m_zero, m_sequence})
        card().addTool(tool);
}

void ShardsView::connectParts()
{
    connect(m_pagesChoice, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        ShardsQuestion next = m_question;
        next.page = modeOf<ShardsPage>(kPageIds, id).value_or(next.page);
        setQuestion(next);
    });
    connect(m_zero, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        ShardsQuestion next = m_question;
        next.isHybrid = id == kHybrid;
        next.zero = next.isHybrid ? 3 : id.toInt();
        setQuestion(next);
    });
    connect(m_sequence, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        ShardsQuestion next = m_question;
        next.sequenceParallel = id == kSequence;
        setQuestion(next);
    });
    connect(m_player, &Player::momentChanged, this, &ShardsView::showMoment);
    connect(m_player, &Player::playingChanged, this, [this] { showMoment(m_player->moment()); });
    connect(m_chart, &ShardsChart::activated, this, [this](int group, int item) {
        if (group == kFrameGroup)
            m_player->scrub(item);
        else if (m_question.page == ShardsPage::Layer)
            m_player->scrub(group);
    });
    connect(m_page, &ChartPage::cellActivated, this, [this](int row, int) {
        if (m_chart->picture() && row < m_chart->picture()->frames())
            m_player->scrub(row);
    });
    connect(m_chart, &ShardsChart::hovered, this, [this](int group, int) {
        const bool isOfTensor = m_question.page == ShardsPage::Tensor || m_question.page == ShardsPage::Layer;
        Q_EMIT pointed(group < 0 || group == kFrameGroup ? Pointed() : Pointed{-1, -1, isOfTensor ? Axis::Tp : Axis::Dp});
    });
}

/// "zero-1": the small page with another stage than the third.
QString ShardsView::modeId() const
{
    const QString& page = kPageIds[static_cast<std::size_t>(m_question.page)];
    return m_question.page == ShardsPage::Zero && m_question.zero < 3 ? page + u'-' + QString::number(m_question.zero) : page;
}

void ShardsView::setModeId(const QString& mode)
{
    ShardsQuestion next = m_question;
    next.page = modeOf<ShardsPage>(kPageIds, mode.section(u'-', 0, 0)).value_or(next.page);
    if (next.page == ShardsPage::Zero && !mode.isEmpty()) {
        next.zero = mode.contains(u'-') ? std::clamp(mode.section(u'-', 1).toInt(), 0, 3) : 3;
        next.isHybrid = next.isHybrid && next.zero == 3;
    }
    setQuestion(next);
}

void ShardsView::estimateChanged()
{
    if (!estimate() || !estimate()->isLegal())
        m_question.stage = 0;
    else
        m_question.stage = stageOfContext();
    if (m_hasChosenSequence)
        return;
    const bool isOfPlan = estimate() && estimate()->plan().sequenceParallel;
    m_startsAnew = m_startsAnew || isOfPlan != m_question.sequenceParallel;  // other frames
    m_question.sequenceParallel = isOfPlan;
    showChoices();
}

void ShardsView::setQuestion(const ShardsQuestion& question)
{
    if (question == m_question)
        return;
    m_hasChosenSequence = m_hasChosenSequence || question.sequenceParallel != m_question.sequenceParallel;
    const bool isOtherStage = question.stage != m_question.stage;
    const QString mode = modeId();
    m_question = question;
    m_startsAnew = m_startsAnew || !isOtherStage;
    showChoices();
    invalidate();
    if (modeId() != mode)
        Q_EMIT modeIdChanged();
}

void ShardsView::contextChanged(const ViewContext& before)
{
    const bool isOtherSelected = context().selected != before.selected;
    if (!isOtherSelected && context().pointed == before.pointed)
        return;
    const int pointed = isOtherSelected ? -1 : context().pointed.stage;
    if (pointed >= 0)
        showStage(pointed);
    else if (estimate() && estimate()->isLegal())
        showStage(stageOfContext());
}

/// The one that the window shows, else the one with the most memory. Precondition: there is a legal estimate.
int ShardsView::stageOfContext() const
{
    const int selected = context().selected.stage;
    return selected < 0 ? estimate()->memory().peakStage : std::min(selected, estimate()->plan().pp - 1);
}

void ShardsView::showStage(int stage)
{
    const int shown = estimate() ? std::clamp(stage, 0, estimate()->plan().pp - 1) : stage;
    if (m_question.page != ShardsPage::Model) {
        m_question.stage = shown;  // the other pages are of no stage
        return;
    }
    ShardsQuestion next = m_question;
    next.stage = shown;
    setQuestion(next);
}

void ShardsView::showChoices()
{
    m_pagesChoice->setCurrent(kPageIds[static_cast<int>(m_question.page)]);
    m_zero->setCurrent(m_question.isHybrid ? kHybrid : QString::number(m_question.zero));
    m_sequence->setCurrent(m_question.sequenceParallel ? kSequence : kPlain);
    m_zero->setVisible(m_question.page == ShardsPage::Zero);
    m_sequence->setVisible(m_question.page == ShardsPage::Tensor || m_question.page == ShardsPage::Layer);
}

QString ShardsView::hint() const
{
    const QString play = tr("Press K to play, comma or full stop to go from frame to frame.");
    switch (m_question.page) {
    case ShardsPage::Zero:
        return tr("Bytes per parameter as in the ZeRO paper (arXiv 1910.02054). Green bars show the communication of each frame. "
                  "Click a bar for details.") +
               u' ' + play;
    case ShardsPage::Model:
        return tr("Communication adds up over the forward pass, backward pass and optimizer step. This view follows the pipeline "
                  "stage selected in other views.") +
               u' ' + play;
    case ShardsPage::Tensor:
        return tr("Compare the last column with the unsplit product above.") + u' ' + play;
    case ShardsPage::Layer:
        return tr("The operators are those of the estimate. Click one for details.") + u' ' + play;
    }
    return {};
}

void ShardsView::refresh()
{
    if (!isOfModel(m_question.page)) {
        m_job.cancel();
        showPicture(shardsPicture(m_question, nullptr));
        return;
    }
    if (!estimate()) {
        showNoEstimate();
        return;
    }
    m_job.start([question = m_question, of = estimate()] { return shardsPicture(question, of.get()); },
                [this](std::shared_ptr<const ShardsPicture> picture) { showPicture(std::move(picture)); });
}

void ShardsView::pageShown()
{
    m_bar->setVisible(!isStateShown());
    if (isStateShown())
        m_player->pause();
    else
        setHint(hint());
}

void ShardsView::showPicture(std::shared_ptr<const ShardsPicture> picture)
{
    const bool isUncut = picture->page == ShardsPage::Layer && picture->layer.tp == 1;
    if (picture->frames() == 0 || isUncut) {
        showMissing(tr("No tensor is split"), tr("TP is 1, and the number of heads cannot be divided by the number of GPUs per node."),
                    QStringLiteral("llama-3-70b-64-h100"));
        return;
    }
    const int frames = picture->frames();
    m_chart->setPicture(std::move(picture));
    m_player->setSteps(frames);
    m_bar->showSteps();
    showPage(m_page);
    if (m_startsAnew)
        placeAtStart();
    else
        showMoment(m_player->moment());
}

/// Where a picture that stands still says the most: pieces under way, all bytes, the sum, the first operator that is cut.
void ShardsView::placeAtStart()
{
    m_startsAnew = false;
    const bool wasPlaying = m_player->isPlaying();
    const ShardsPicture& picture = *m_chart->picture();
    double place = 0;
    if (picture.page == ShardsPage::Zero && picture.zero.example.zero == 3)
        place = 1.4;
    else if (picture.page == ShardsPage::Model || picture.page == ShardsPage::Tensor)
        place = picture.frames() - 1;
    else if (picture.page == ShardsPage::Layer)
        place = std::min(1, picture.frames() - 1);
    m_player->scrub(wasPlaying ? 0 : place);
    if (wasPlaying)
        m_player->play();
}

/// Gliding pieces are seen on their way; who goes frame by frame sees each frame's end.
void ShardsView::showMoment(const Moment& moment)
{
    const bool isGliding = m_player->isPlaying() && !m_player->isMotionReduced();
    m_chart->setMoment({moment.step, isGliding || moment.phase > 0 ? std::min(moment.phase * 1.35, 1.0) : 1.0});
}

void ShardsView::showTable(bool shown) { m_page->setTableShown(shown); }

ChartWidget* ShardsView::currentChart() const { return pages().currentWidget() == m_page ? m_chart : nullptr; }

}  // namespace shardscope
