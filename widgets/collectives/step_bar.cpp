// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/collectives/step_bar.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <cmath>

#include "widgets/collectives/step_player.h"
#include "widgets/theme/theme.h"
#include "widgets/timeline/playback_icon.h"

namespace shardscope {
namespace {

constexpr int kStopsPerStep = 50;

QToolButton* button(const QString& name)
{
    auto* made = new QToolButton;
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::StrongFocus);
    made->setAccessibleName(name);
    made->setToolTip(name);
    return made;
}

}  // namespace

StepBar::StepBar(StepPlayer& player, QWidget& scope, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_back(button(tr("A step back (,)"))),
      m_play(button(tr("Play (K)"))),
      m_forward(button(tr("A step forward (.)"))),
      m_slider(new QSlider(Qt::Horizontal)),
      m_place(new QLabel)
{
    m_slider->setAccessibleName(tr("Step"));
    m_slider->setSingleStep(kStopsPerStep);
    m_slider->setPageStep(kStopsPerStep);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_back, m_play, m_forward})
        row->addWidget(each);
    row->addWidget(m_slider, 1);
    row->addWidget(m_place);
    connect(m_back, &QToolButton::clicked, &player, [&player] { player.step(-1); });
    connect(m_forward, &QToolButton::clicked, &player, [&player] { player.step(1); });
    connect(m_play, &QToolButton::clicked, &player, &StepPlayer::toggle);
    connect(m_slider, &QSlider::valueChanged, &player, [&player](int value) { player.scrub(static_cast<double>(value) / kStopsPerStep); });
    connect(&player, &StepPlayer::momentChanged, this, &StepBar::showPlace);
    connect(&player, &StepPlayer::playingChanged, this, [this](bool playing) {
        m_play->setAccessibleName(playing ? tr("Pause (K)") : tr("Play (K)"));
        m_play->setToolTip(m_play->accessibleName());
        drawIcons();
    });
    addShortcut(scope, Qt::Key_K, tr("Play or pause"), [](StepPlayer& of) { of.toggle(); });
    addShortcut(scope, Qt::Key_Comma, tr("A step back"), [](StepPlayer& of) { of.step(-1); });
    addShortcut(scope, Qt::Key_Period, tr("A step forward"), [](StepPlayer& of) { of.step(1); });
    drawIcons();
    showSteps();
}

void StepBar::addShortcut(QWidget& scope, int key, const QString& name, void (*act)(StepPlayer&))
{
    auto* action = new QAction(name, &scope);
    action->setShortcut(QKeySequence(key));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, &m_player, [this, act] { act(m_player); });
    scope.addAction(action);
}

void StepBar::showSteps()
{
    const QSignalBlocker silence(m_slider);
    m_slider->setRange(0, m_player.steps() * kStopsPerStep);
    setEnabled(m_player.steps() > 0);
    showPlace();
}

void StepBar::showPlace()
{
    const QSignalBlocker silence(m_slider);
    m_slider->setValue(static_cast<int>(std::lround(m_player.place() * kStopsPerStep)));
    const QString widest = tr("step %1 of %1").arg(m_player.steps());
    m_place->setMinimumWidth(m_place->fontMetrics().horizontalAdvance(widest));
    const int step = std::min(m_player.moment().step + 1, m_player.steps());
    m_place->setText(m_player.place() >= m_player.steps() ? tr("done") : tr("step %1 of %2").arg(step).arg(m_player.steps()));
}

void StepBar::drawIcons()
{
    const Theme& theme = Theme::current();
    m_back->setIcon(playbackIcon(PlaybackIcon::StepBack, theme));
    m_play->setIcon(playbackIcon(m_player.isPlaying() ? PlaybackIcon::Pause : PlaybackIcon::Play, theme));
    m_forward->setIcon(playbackIcon(PlaybackIcon::StepForward, theme));
}

void StepBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawIcons();
    QWidget::changeEvent(event);
}

}  // namespace shardscope
