// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/presenter/step_keys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>

#include "app/window/pane_area.h"
#include "app/window/panels.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/controls/slider_track.h"

namespace shardscope {
namespace {

bool isForward(int key) { return key == Qt::Key_Right || key == Qt::Key_PageDown; }
bool isBack(int key) { return key == Qt::Key_Left || key == Qt::Key_PageUp; }

template <typename... Kinds>
bool isAny(const QObject* object)
{
    return (... || (qobject_cast<const Kinds*>(object) != nullptr));
}

/// Whether the widget does something of its own with the key. A chart's cursor gives way: in front of a class the steps come first.
bool keeps(const QObject* widget, int key)
{
    if (isAny<QAbstractButton>(widget))
        return key == Qt::Key_Space || isAny<SegmentedChoice>(widget->parent());
    return isAny<QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox, QAbstractSlider, SliderTrack, QAbstractItemView,
                 QTabBar, QMenu, QMenuBar>(widget);
}

}  // namespace

StepKeys::StepKeys(QWidget& window, Panels& panels) : QObject(&window), m_window(window), m_panels(panels) {}

void StepKeys::setOn(bool on)
{
    if (on == m_isOn)
        return;
    m_isOn = on;
    if (on)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

bool StepKeys::take(int key)
{
    // The current view; if it has no steps, the one next to it: a lesson's picture leaves the keys to the lesson.
    for (const QString& id : QStringList{m_panels.panes().current()} + m_panels.panes().shown()) {
        View& view = m_panels.house().view(id);
        if (key == Qt::Key_Space ? view.togglePlaying() : view.stepBy(isForward(key) ? 1 : -1))
            return true;
    }
    return false;
}

bool StepKeys::eventFilter(QObject* watched, QEvent* event)
{
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (event->type() != QEvent::KeyPress || !widget || QApplication::activePopupWidget() || QApplication::activeModalWidget())
        return false;
    const auto& press = *static_cast<const QKeyEvent*>(event);
    const int key = press.key();
    if ((press.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || !(key == Qt::Key_Space || isForward(key) || isBack(key)))
        return false;
    const bool isOurs = widget == &m_window || widget->window() == m_panels.panes().window();
    return isOurs && !keeps(widget, key) && take(key);
}

}  // namespace shardscope
