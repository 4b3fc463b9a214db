// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/shards/shards_view.h"

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
#include "widgets/controls/card.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/ring/player_bar.h"
#include "widgets/ring/ring_player.h"
#include "widgets/shards/shards_chart.h"

namespace shardscope {
namespace {

const QString kPageIds[] = {QStringLiteral("zero"), QStringLiteral("model"), QStringLiteral("tensor"), QStringLiteral("layer")};
const QString kHybrid = QStringLiteral("hybrid");
const QString kPlain = QStringLiteral("tp");
const QString kSequence = QStringLiteral("sp");

}  // namespace

ShardsView::ShardsView(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Shards"), tr("Who holds what?"))),
      m_pagesChoice(new SegmentedChoice(tr("Show"))),
      m_zero(new SegmentedChoice(tr("ZeRO stage"))),
      m_sequence(new SegmentedChoice(tr("Sequence parallelism"))),
      m_pages(new QStackedWidget),
      m_chart(new ShardsChart),
      m_page(new ChartPage(m_chart)),
      m_state(new StatePage),
      m_player(new RingPlayer(*this)),
      m_bar(new PlayerBar(*m_player, *this)),
      m_hint(new ElidedLabel)
{
    setObjectName(QStringLiteral("shards"));
    m_player->setReducedMotion(style()->styleHint(QStyle::SH_Widget_Animate, nullptr, this) == 0);
    makeTools();
    makeBody();
    connectParts();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_card);
    showChoices();
    m_state->tellNoEstimate();
    showPage(m_state);
}

ShardsView::~ShardsView() = default;

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
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pagesChoice);
    layout->addSpacing(12);
    layout->addWidget(m_zero);
    layout->addWidget(m_sequence);
    m_card->addTool(row);
    m_tableButton = makeTool(tr("Table"), tr("Show the numbers as a table"));
    m_tableButton->setCheckable(true);
    QToolButton* copy = makeTool(tr("Copy"), tr("Copy the numbers"));
    QToolButton* csv = makeTool(tr("CSV…"), tr("Save the numbers as CSV"));
    QToolButton* picture = makeTool(tr("Picture…"), tr("Save what is shown as PNG, SVG or PDF"));
    m_tools = {m_tableButton, copy, csv, picture};
    for (QToolButton* tool : std::as_const(m_tools))
        m_card->addHeadTool(tool);
    connect(m_tableButton, &QToolButton::toggled, this, &ShardsView::setTableShown);
    connect(copy, &QToolButton::clicked, m_chart, &ShardsChart::copyTable);
    connect(csv, &QToolButton::clicked, this, &ShardsView::exportCsv);
    connect(picture, &QToolButton::clicked, this, &ShardsView::exportPicture);
}

void ShardsView::makeBody()
{
    m_pages->addWidget(m_page);
    m_pages->addWidget(m_state);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* body = new QWidget;
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_pages, 1);
    column->addWidget(m_bar);
    column->addWidget(m_hint);
    m_card->setBody(body);
}

void ShardsView::connectParts()
{
    connect(m_pagesChoice, &SegmentedChoice::choiceEdited, this, [this](const QString& id) {
        ShardsQuestion next = m_question;
        next.page = static_cast<ShardsPage>(std::find(std::begin(kPageIds), std::end(kPageIds), id) - std::begin(kPageIds));
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
    connect(m_player, &RingPlayer::momentChanged, this, &ShardsView::showMoment);
    connect(m_player, &RingPlayer::playingChanged, this, [this] { showMoment(m_player->moment()); });
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

void ShardsView::setEstimate(std::shared_ptr<const Estimate> estimate)
{
    m_task.cancel();
    m_estimate = std::move(estimate);
    const int stage = m_estimate && m_estimate->isLegal() ? m_estimate->memory().peakStage : 0;
    m_question.stage = stage;
    if (!m_hasChosenSequence) {
        const bool isOfPlan = m_estimate && m_estimate->plan().sequenceParallel;
        m_startsAnew = m_startsAnew || isOfPlan != m_question.sequenceParallel;  // other frames
        m_question.sequenceParallel = isOfPlan;
        showChoices();
    }
    m_isOld = true;
    if (isVisible())
        refresh();
}

void ShardsView::setQuestion(const ShardsQuestion& question)
{
    if (question == m_question)
        return;
    m_hasChosenSequence = m_hasChosenSequence || question.sequenceParallel != m_question.sequenceParallel;
    const bool isOtherStage = question.stage != m_question.stage;
    m_question = question;
    m_startsAnew = m_startsAnew || !isOtherStage;
    m_isOld = true;
    showChoices();
    if (isVisible())
        refresh();
}

void ShardsView::setPointed(const Pointed& pointed)
{
    if (pointed.stage < 0 || m_question.page != ShardsPage::Model)
        return;
    ShardsQuestion next = m_question;
    next.stage = pointed.stage;
    setQuestion(next);
}

void ShardsView::showChoices()
{
    m_pagesChoice->setCurrent(kPageIds[static_cast<int>(m_question.page)]);
    m_zero->setCurrent(m_question.isHybrid ? kHybrid : QString::number(m_question.zero));
    m_sequence->setCurrent(m_question.sequenceParallel ? kSequence : kPlain);
    m_zero->setVisible(m_question.page == ShardsPage::Zero);
    m_sequence->setVisible(m_question.page == ShardsPage::Tensor || m_question.page == ShardsPage::Layer);
    const QString play = tr("K plays, comma and full stop go from frame to frame.");
    switch (m_question.page) {
    case ShardsPage::Zero:
        m_hint->setText(tr("Bytes a parameter as in the ZeRO paper (arXiv 1910.02054). Green bars: what each frame sends; click one.") +
                        u' ' + play);
        break;
    case ShardsPage::Model:
        m_hint->setText(tr("Forward, backward and optimizer step add what is sent. A stage pointed at elsewhere is shown here.") + u' ' +
                        play);
        break;
    case ShardsPage::Tensor:
        m_hint->setText(tr("Compare the last column with the uncut product above it.") + u' ' + play);
        break;
    case ShardsPage::Layer:
        m_hint->setText(tr("From the estimate's own operators; click one.") + u' ' + play);
        break;
    }
}

void ShardsView::showEvent(QShowEvent* event)
{
    if (m_isOld)
        refresh();
    QWidget::showEvent(event);
}

void ShardsView::refresh()
{
    m_isOld = false;
    if (!isOfModel(m_question.page)) {
        m_task.cancel();
        showPicture(shardsPicture(m_question, nullptr));
        return;
    }
    if (!m_estimate) {
        m_state->tellNoEstimate();
        showPage(m_state);
        return;
    }
    m_task.start([question = m_question, estimate = m_estimate] { return shardsPicture(question, &estimate->scenario()); },
                 [this](std::shared_ptr<const ShardsPicture> picture) { showPicture(std::move(picture)); });
}

void ShardsView::showPage(QWidget* page)
{
    const bool isState = page == m_state;
    for (QToolButton* tool : std::as_const(m_tools))
        tool->setEnabled(!isState);
    m_bar->setVisible(!isState);
    m_hint->setVisible(!isState);
    if (isState)
        m_player->pause();
    m_pages->setCurrentWidget(page);
}

void ShardsView::showProblem(const QString& problem)
{
    m_state->tellProblem(problem);
    showPage(m_state);
}

void ShardsView::showPicture(std::shared_ptr<const ShardsPicture> picture)
{
    const bool isUncut = picture->page == ShardsPage::Layer && picture->layer.tp == 1;
    if (picture->frames() == 0 || isUncut) {
        m_state->setState(Standing::Plain, tr("Nothing is cut"), tr("TP is 1, and the heads cannot be divided over the GPUs of a node."));
        showPage(m_state);
        return;
    }
    const int frames = picture->frames();
    m_chart->setPicture(std::move(picture));
    m_player->setSteps(frames);
    m_bar->showSteps();
    m_page->setTableShown(m_tableButton->isChecked());
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
void ShardsView::showMoment(const RingMoment& moment)
{
    const bool isGliding = m_player->isPlaying() && !m_player->isMotionReduced();
    m_chart->setMoment({moment.step, isGliding || moment.phase > 0 ? std::min(moment.phase * 1.35, 1.0) : 1.0});
}

void ShardsView::setTableShown(bool shown)
{
    m_tableButton->setChecked(shown);
    m_page->setTableShown(shown);
}

void ShardsView::exportCsv()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the numbers"), QStringLiteral("shards.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    if (const QString problem = saveCsv(*m_chart, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void ShardsView::exportPicture()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the picture"), QStringLiteral("shards.png"), pictureFilters());
    if (path.isEmpty())
        return;
    if (const QString problem = savePicture(*m_chart, path); !problem.isEmpty())
        Q_EMIT failed(problem);
}

}  // namespace shardscope
