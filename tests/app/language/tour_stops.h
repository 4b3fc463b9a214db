// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <functional>

#include "app/lessons/lesson_play.h"
#include "app/panels/controls_panel.h"
#include "app/views/runs/runs_view.h"
#include "app/views/view_list.h"
#include "app/window/lesson_director.h"
#include "app/window/pane_area.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/controls/segmented_choice.h"

/// Every part of the window that a person can reach, for tests of all of them.
namespace shardscope::test {

/// Called with each visible part and its name.
using Look = std::function<void(QWidget& top, const QString& what)>;

struct Stop {
    QString name;
    std::function<void(WindowFixture&, const Look&)> visit;
};

inline void settle(WindowFixture& fixture)
{
    if (!fixture.hasSettled())
        QTest::qFail("the window did not settle", __FILE__, __LINE__);
    for (int round = 0; round < 6; ++round)
        QCoreApplication::processEvents();
}

/// Returns the next of the view's ways to look, and of what these have in turn, which was not seen; null: all were.
inline QAbstractButton* nextSegment(const QWidget& view, QSet<QString>& seen)
{
    for (const SegmentedChoice* choice : view.findChildren<SegmentedChoice*>()) {
        for (QAbstractButton* button : choice->findChildren<QAbstractButton*>()) {
            const QString what = choice->accessibleName() + u'/' + button->text();
            if (button->isVisible() && button->isEnabled() && !button->isChecked() && !seen.contains(what)) {
                seen << what;
                return button;
            }
        }
    }
    return nullptr;
}

inline void visitModes(WindowFixture& fixture, QWidget& view, const QString& name, const Look& look)
{
    look(fixture.window, name);
    QSet<QString> seen;
    while (QAbstractButton* button = nextSegment(view, seen)) {
        const QString what = name + u'-' + QString(button->text()).remove(u'&');
        button->click();
        settle(fixture);
        look(fixture.window, what);
    }
}

inline QList<Stop> viewStops()
{
    QList<Stop> stops;
    for (const ViewRow& row : viewRows()) {
        const QString id = row.info.id;
        stops.append({id, [id](WindowFixture& fixture, const Look& look) {
                          fixture.window.panels().panes().go(id);
                          settle(fixture);
                          View& view = fixture.window.panels().house().view(id);
                          visitModes(fixture, view, id, look);
                      }});
    }
    return stops;
}

}  // namespace shardscope::test
