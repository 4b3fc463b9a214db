// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lesson_director.h"

#include <QTimer>

#include "app/document/edit_command.h"
#include "app/document/follow_degrees.h"
#include "app/files/workspace.h"
#include "app/lessons/lesson_play.h"
#include "app/lessons/lesson_text.h"
#include "app/panels/controls_panel.h"
#include "app/settings/settings.h"
#include "app/views/view_list.h"
#include "app/window/pane_area.h"
#include "app/window/panels.h"
#include "core/estimate/estimate.h"
#include "widgets/theme/theme.h"

namespace shardscope {
namespace {

const QString kProgress = QStringLiteral("lessons");
const QString kLessons = QStringLiteral("lessons");

}  // namespace

LessonDirector::LessonDirector(Workspace& workspace, Panels& panels, Settings& settings, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_panels(panels), m_settings(settings), m_play(new LessonPlay(this))
{
    m_play->setProgress(LessonProgress::fromText(settings.remembered(kProgress).toByteArray()));
    panels.house().withEach([this](View& view) {
        if (auto* guest = dynamic_cast<LessonGuest*>(&view))
            guest->attend(*m_play);
    });
    connect(&panels.house(), &ViewHouse::picked, m_play, &LessonPlay::pick);
    connect(m_play, &LessonPlay::moved, this, &LessonDirector::follow);
    connect(m_play, &LessonPlay::changed, this, &LessonDirector::setScene);
    connect(m_play, &LessonPlay::progressChanged, this, &LessonDirector::keepProgress);
    // The room for a picture next to the lesson changes with the size of text.
    connect(&panels, &Panels::modeChanged, this, [this] {
        m_scene.clear();
        setScene();
    });
    // The user opened something else, which is shown now.
    connect(&workspace, &Workspace::takenBack, this, [this] {
        if (m_play->isPlaying())
            m_play->leave();
    });
}

void LessonDirector::keepProgress()
{
    m_settings.remember(kProgress, m_play->progress().toText());
    m_settings.flush();
}

void LessonDirector::follow()
{
    if (!m_play->isPlaying()) {
        end();
        return;
    }
    begin();
    setStep();
    setScene();
}

void LessonDirector::begin()
{
    if (m_isOn)
        return;
    m_isOn = true;
    m_locksBefore = m_workspace.document().lockedDegrees();
    m_panels.setTaught(true);
}

void LessonDirector::end()
{
    if (!m_isOn)
        return;
    m_isOn = false;
    m_scene.clear();
    m_panels.setAsking(false);
    Document& document = m_workspace.document();
    document.setAllowed(std::nullopt);
    for (const QString& degree : worldDegrees())
        document.setLocked(degree, m_locksBefore.contains(degree));
    m_workspace.takeBack();
    m_panels.setTaught(false);
}

/// The scenario and the settings of it that may be changed.
void LessonDirector::setStep()
{
    const LessonStep& step = m_play->current();
    Document& document = m_workspace.document();
    document.setAllowed(std::nullopt);
    QSet<QString> allowed;
    for (const std::string& path : step.allow)
        allowed.insert(QString::fromStdString(path));
    for (const QString& degree : worldDegrees())
        document.setLocked(degree, degree != worldDegrees().first() && !allowed.contains(degree));
    m_workspace.showInstead(step.scenario);
    document.setAllowed(allowed);
    m_scene.clear();
}

void LessonDirector::setScene()
{
    if (!m_play->isPlaying())
        return;
    const LessonStep& step = m_play->current();
    const LessonTask* task = m_play->task();
    const bool isAsking = m_play->isAsking();
    // If the lesson points at the picture, it stays.
    const bool isSeen = !isAsking || task->kind == TaskKind::Pick;
    const QString view = m_play->isAtDebrief() ? QString() : QString::fromStdString(step.view);
    const QString knob = m_play->isAtDebrief() || step.allow.empty() ? QString() : QString::fromStdString(step.allow.front());
    const bool hasKnobs = !knob.isEmpty() && !isTurnedInPicture(step);
    const QString scene = QStringLiteral("%1 %2 %3").arg(m_play->step()).arg(isSeen).arg(isAsking);
    if (scene == m_scene)
        return;
    m_scene = scene;
    m_panels.setAsking(false);
    Arrangement arrangement;
    arrangement.isTaught = true;
    arrangement.panes.append({{kLessons}, 0});
    if (isSeen && findView(view)) {
        // Beside the controls there is room for one only, in most windows: the picture is a tab away.
        if (hasKnobs && m_panels.panes().window()->width() < Theme::current().px(kWideWindow))
            arrangement.panes.last().views << view;
        else
            arrangement.panes.append({{view}, 0});
        if (!step.mode.empty())
            arrangement.modes[view] = QString::fromStdString(step.mode);
    }
    arrangement.hasControls = hasKnobs;
    m_panels.setArrangement(arrangement);
    m_panels.setAsking(isAsking);
    m_panels.setToolsTaught(isTurnedInPicture(step));
    // After the layout: hidden widgets take no focus, and cannot be scrolled to.
    QTimer::singleShot(0, this, [this, knob] {
        if (!m_play->isPlaying())
            return;
        if (!knob.isEmpty())
            (void)m_panels.controls().reveal(knob);
        m_panels.house().view(kLessons).setFocus();
    });
}

void LessonDirector::setEstimate(const std::shared_ptr<const Estimate>& estimate)
{
    if (m_play->isPlaying() && estimate && isSame(estimate->scenario(), m_workspace.document().scenario()))
        m_play->setEstimate(estimate);
}

}  // namespace shardscope
