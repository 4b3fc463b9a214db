// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/playback_bar.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <array>
#include <cmath>

#include "widgets/timeline/gantt_player.h"
#include "widgets/timeline/gantt_text.h"
#include "widgets/timeline/gantt_view.h"
#include "widgets/timeline/playback_icon.h"

namespace shardscope {

namespace {

constexpr int kSliderSteps = 10000;
constexpr std::array<double, 6> kSpeeds{0.25, 0.5, 1, 2, 4, 8};

QToolButton* button(QWidget* parent, const QString& name, const QString& tip)
{
    auto* made = new QToolButton(parent);
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::StrongFocus);
    made->setAccessibleName(name);
    made->setToolTip(tip);
    return made;
}

}  // namespace

PlaybackBar::PlaybackBar(GanttView& view, QWidget* parent)
    : QWidget(parent),
      m_view(view),
      m_back(button(this, tr("Step back"), tr("Previous start or end of a block (,)"))),
      m_play(button(this, tr("Play"), tr("Play or pause (Space)"))),
      m_forward(button(this, tr("Step forward"), tr("Next start or end of a block (.)"))),
      m_off(button(this, tr("Show all time"), tr("Show the whole time evenly again"))),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_time(new QLabel(this)),
      m_speed(new QComboBox(this))
{
    m_slider->setRange(0, kSliderSteps);
    m_slider->setAccessibleName(tr("Moment"));
    makeSpeeds();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : {static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_play), static_cast<QWidget*>(m_forward)})
        row->addWidget(part);
    row->addWidget(m_slider, 1);
    row->addWidget(m_time);
    row->addWidget(m_speed);
    row->addWidget(m_off);
    makeButtons();
    drawIcons();
    follow();
}

void PlaybackBar::makeButtons()
{
    GanttPlayer* player = &m_view.player();
    connect(m_back, &QToolButton::clicked, player, [player] { player->step(-1); });
    connect(m_play, &QToolButton::clicked, player, &GanttPlayer::toggle);
    connect(m_forward, &QToolButton::clicked, player, [player] { player->step(1); });
    connect(m_off, &QToolButton::clicked, player, &GanttPlayer::stop);
    connect(m_slider, &QSlider::valueChanged, this,
            [this, player](int value) { player->scrub(m_view.content().extent().end * value / kSliderSteps); });
    connect(player, &GanttPlayer::playingChanged, this, &PlaybackBar::followPlaying);
    connect(&m_view, &GanttView::playheadMoved, this, &PlaybackBar::follow);
    connect(&m_view, &GanttView::schedulesChanged, this, &PlaybackBar::follow);
}

void PlaybackBar::makeSpeeds()
{
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Speed; at 1× the whole timeline plays in twelve seconds"));
    for (const double speed : kSpeeds)
        m_speed->addItem(QLocale().toString(speed) + u'×', speed);
    const auto show = [this](double speed) { m_speed->setCurrentIndex(m_speed->findData(speed)); };
    show(m_view.player().speed());
    connect(m_speed, &QComboBox::activated, this, [this](int index) { m_view.player().setSpeed(m_speed->itemData(index).toDouble()); });
    connect(&m_view.player(), &GanttPlayer::speedChanged, this, show);
}

void PlaybackBar::follow()
{
    const bool hasTime = m_view.playhead().has_value();
    const double end = m_view.content().extent().end;
    const double time = m_view.playhead().value_or(end);
    {
        const QSignalBlocker silence(m_slider);
        m_slider->setValue(static_cast<int>(std::lround(time / end * kSliderSteps)));
    }
    const GanttTime unit = m_view.content().time();
    const QString all = ganttTimeText(unit, end);
    // As wide as it gets, so that nothing moves while it runs.
    const QString widest = momentText(m_view.content(), end * 0.8888) + QStringLiteral("0 / ") + all;
    m_time->setMinimumWidth(m_time->fontMetrics().horizontalAdvance(widest));
    m_time->setText(hasTime ? tr("%1 / %2", "moment, end").arg(momentText(m_view.content(), time), all) : all);
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_off->setEnabled(hasTime);
    setEnabled(!m_view.content().isEmpty());
}

void PlaybackBar::followPlaying(bool playing)
{
    m_play->setAccessibleName(playing ? tr("Pause") : tr("Play"));
    drawIcons();
}

void PlaybackBar::drawIcons()
{
    const Theme& theme = Theme::current();
    m_back->setIcon(playbackIcon(PlaybackIcon::StepBack, theme));
    m_play->setIcon(playbackIcon(m_view.player().isPlaying() ? PlaybackIcon::Pause : PlaybackIcon::Play, theme));
    m_forward->setIcon(playbackIcon(PlaybackIcon::StepForward, theme));
    m_off->setIcon(playbackIcon(PlaybackIcon::Off, theme));
}

void PlaybackBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        drawIcons();
        follow();
    }
    QWidget::changeEvent(event);
}

}  // namespace shardscope
