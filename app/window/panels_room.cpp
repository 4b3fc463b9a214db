// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/panels/controls_panel.h"
#include "app/panels/findings_panel.h"
#include "app/panels/gpu_shown.h"
#include "app/panels/step_share_bar.h"
#include "app/panels/verdict_bar.h"
#include "app/window/pane_area.h"
#include "app/window/panels.h"
#include "app/window/rail.h"
#include "widgets/theme/theme.h"

/// The division of the window's room: the visible panels around the views, and their heights.
namespace shardscope {
namespace {

constexpr double kHighWindow = 1000;  ///< there is room for more than a line of each
constexpr double kGap = 10;
constexpr double kTightGap = 4;
constexpr double kHandle = 12;

}  // namespace

/// A narrow one between the controls and the views, so that they can be sent away and brought back where they are.
void Panels::makeHandle()
{
    m_handle->setObjectName(QStringLiteral("controls_handle"));
    m_handle->setAutoRaise(true);
    m_handle->setFocusPolicy(Qt::NoFocus);  // the keyboard has a key of its own for it
    m_handle->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_handle->setFixedWidth(qRound(Theme::current().px(kHandle)));
    connect(m_handle, &QToolButton::clicked, this, [this] { setControlsShown(!m_hasControls); });
    showSums();
}

/// A requested panel is shown, even if a view filled the window.
void Panels::setControlsShown(bool shown)
{
    m_hasControls = shown;
    if (shown && m_isAlone)
        m_panes->toggleMaximised();
    showSums();
    Q_EMIT arrangementChanged();
}

void Panels::setFindingsShown(bool shown)
{
    m_hasFindings = shown;
    if (shown && m_isAlone)
        m_panes->toggleMaximised();
    showSums();
    Q_EMIT arrangementChanged();
}

void Panels::setRailNamed(bool named)
{
    m_rail->setFolded(!named);
    Q_EMIT arrangementChanged();
}

void Panels::panesChanged()
{
    m_rail->setShown(m_panes->shown(), m_panes->current());
    if (std::exchange(m_isAlone, m_panes->isMaximised()) != m_isAlone)
        showSums();
    fitRoom();
    Q_EMIT arrangementChanged();
}

/// In a low window a line has to do for each thing around a picture. The overview is made of such things, and keeps them as they are.
void Panels::fitRoom()
{
    const bool isLow = !isPresented(mode()) && m_window.height() < Theme::current().px(kHighWindow);
    const bool isTight = isLow && m_panes->shown() != QStringList(QStringLiteral("overview"));
    m_verdicts->setTight(isTight);
    m_shares->setTight(isTight);
    m_gpuShown->setTight(isTight);
    m_house->setTight(isLow);
    const int gap = qRound(Theme::current().px(isLow ? kTightGap : kGap));
    if (m_column->spacing() == gap)
        return;
    m_column->setContentsMargins(gap, gap, gap, gap);
    m_column->setSpacing(gap);
}

bool Panels::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
        fitRoom();
    return QObject::eventFilter(watched, event);
}

/// Not while they would reveal the answer, and for a class not next to a lesson, which states the important figures.
void Panels::showSums()
{
    const bool isLessonPresented = mode() == WindowMode::PresentedLesson;
    const bool areSeen = !m_isAsking && !isLessonPresented && !m_isAlone;
    m_rail->setVisible(!isLessonPresented && !m_isAlone);
    m_controls->setVisible(m_hasControls && !m_isAlone);
    m_handle->setVisible(!isPresented(mode()) && !m_isAlone);
    m_handle->setText(m_hasControls ? QStringLiteral("‹") : QStringLiteral("›"));
    m_handle->setToolTip(m_hasControls ? tr("Hide the controls (Ctrl+B)") : tr("Show the controls (Ctrl+B)"));
    m_handle->setAccessibleName(m_handle->toolTip());
    m_findings->setWanted(m_hasFindings && !m_isAlone);
    const bool hasRoom = !isPresented(mode()) && m_window.width() >= Theme::current().px(kWideWindow);
    m_house->setBare(isTaught(mode()) && !m_areToolsTaught && !hasRoom);
    m_verdicts->setVisible(areSeen);
    m_shares->setEstimate(areSeen ? m_estimate : nullptr);
    m_gpuShown->setEstimate(areSeen ? m_estimate : nullptr);
}

}  // namespace shardscope
