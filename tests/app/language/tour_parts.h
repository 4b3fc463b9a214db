// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>

#include "app/commands/command_palette.h"
#include "app/help/help_window.h"
#include "app/presenter/speaker_notes.h"
#include "app/window/questions.h"
#include "tests/app/language/tour_stops.h"

/// Parts of a tour that are not views: menus, dialogs, panels, lessons.
namespace shardscope::test {

/// Runs an action that may open a modal dialog, looks at the dialog and closes it.
inline void lookAtDialogOf(const std::function<void()>& act, const QString& name, const Look& look)
{
    QTimer waiting;
    waiting.setInterval(20);
    QObject::connect(&waiting, &QTimer::timeout, &waiting, [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        waiting.stop();
        QCoreApplication::processEvents();
        if (auto* targets = dialog->objectName() == QStringLiteral("launch") ? dialog->findChild<QComboBox*>() : nullptr) {
            for (int target = 0; target < targets->count(); ++target) {
                targets->setCurrentIndex(target);
                QCoreApplication::processEvents();
                look(*dialog, name + u'-' + QString::number(target));
            }
        } else {
            look(*dialog, name);
        }
        dialog->reject();
    });
    waiting.start();
    act();
    if (!QTest::qWaitFor([&] { return !waiting.isActive() && !QApplication::activeModalWidget(); }, 10000))
        QTest::qFail("no dialog came, or it stays", __FILE__, __LINE__);
}

inline void visitMenu(QMenu& menu, const QString& name, const Look& look)
{
    menu.popup(QPoint(0, 0));
    QCoreApplication::processEvents();
    look(menu, name);
    menu.hide();
    for (QAction* action : menu.actions()) {
        if (action->menu())
            visitMenu(*action->menu(), name + u'-' + QString::number(menu.actions().indexOf(action)), look);
    }
}

inline QList<Stop> dialogStops()
{
    QList<Stop> stops;
    const WindowFixture sample;
    for (const Command& command : sample.window.commands().commands()) {
        const bool asks = sample.window.commands().action(command.id).text().contains(u'…');
        if ((!asks && command.id != QStringLiteral("help.about")) || command.id == QStringLiteral("view.palette"))
            continue;
        stops.append({command.id, [id = command.id](WindowFixture& fixture, const Look& look) {
                          fixture.workspace.setQuestions(questionsOf(fixture.window));
                          lookAtDialogOf([&] { fixture.window.commands().action(id).trigger(); }, id, look);
                      }});
    }
    stops.append({QStringLiteral("unsaved"), [](WindowFixture& fixture, const Look& look) {
                      lookAtDialogOf([&] { (void)questionsOf(fixture.window).whatOfUnsaved(); }, QStringLiteral("unsaved"), look);
                  }});
    stops.append({QStringLiteral("run-form"), [](WindowFixture& fixture, const Look& look) {
                      fixture.window.panels().panes().go(QStringLiteral("runs"));
                      settle(fixture);
                      lookAtDialogOf([&] { fixture.window.panels().view<RunsView>().addRun(); }, QStringLiteral("run-form"), look);
                  }});
    return stops;
}

inline QList<Stop> partStops()
{
    return {
        {"menus",
         [](WindowFixture& fixture, const Look& look) {
             int count = 0;
             for (const QAction* action : fixture.window.menuBar()->actions())
                 visitMenu(*action->menu(), QStringLiteral("menu-%1").arg(++count), look);
         }},
        {"setup",
         [](WindowFixture& fixture, const Look& look) {
             fixture.window.panels().controls().showPart(ControlsPart::Setup);
             settle(fixture);
             look(fixture.window, "setup");
         }},
        {"derivation",
         [](WindowFixture& fixture, const Look& look) {
             for (const char* field : {"/memory/peak_bytes", "/time/step_s"}) {
                 fixture.window.panels().showDerivation(QString::fromLatin1(field));
                 settle(fixture);
                 look(fixture.window, QStringLiteral("derivation-") + QString::fromLatin1(field).section(u'/', 2));
             }
         }},
        {"welcome",
         [](WindowFixture& fixture, const Look& look) {
             fixture.window.panels().welcome();
             settle(fixture);
             look(fixture.window, "welcome");
         }},
        {"palette",
         [](WindowFixture& fixture, const Look& look) {
             auto* palette = fixture.window.findChild<CommandPalette*>();
             for (const char* query : {"", "tp", "zzzz"}) {
                 palette->open(QString::fromLatin1(query));
                 QCoreApplication::processEvents();
                 look(*palette, QStringLiteral("palette-%1").arg(query));
                 palette->hide();
             }
         }},
        {"help",
         [](WindowFixture& fixture, const Look& look) {
             fixture.window.commands().action(QStringLiteral("help.guide")).trigger();
             auto* help = fixture.window.findChild<HelpWindow*>();
             for (const char* page : {"start", "views", "figures", "fields", "typed", "shortcuts"}) {
                 help->openPage(QString::fromLatin1(page));
                 QCoreApplication::processEvents();
                 look(*help, QStringLiteral("help-%1").arg(page));
             }
             for (const Parameter& parameter : parameters()) {
                 help->openTopic({QString::fromStdString(std::string(parameter.path)), {}, {}, {}});
                 look(*help, QStringLiteral("help-") + QString::fromStdString(std::string(parameter.path)));
             }
             help->close();
         }},
        {"notes",
         [](WindowFixture& fixture, const Look& look) {
             fixture.window.commands().action(QStringLiteral("present.notes")).trigger();
             QCoreApplication::processEvents();
             for (QWidget* top : QApplication::topLevelWidgets()) {
                 if (qobject_cast<SpeakerNotes*>(top) && top->isVisible())
                     look(*top, "notes");
             }
             fixture.window.commands().action(QStringLiteral("present.notes")).trigger();
         }},
        {"illegal",
         [](WindowFixture& fixture, const Look& look) {
             fixture.document().edit("plan.tp", std::int64_t{16});
             fixture.document().edit("plan.pp", std::int64_t{16});
             settle(fixture);
             look(fixture.window, "illegal");
             fixture.window.panels().panes().go(QStringLiteral("memory"));
             settle(fixture);
             look(fixture.window, "illegal-memory");
         }},
        {"lesson",
         [](WindowFixture& fixture, const Look& look) {
             LessonPlay& play = fixture.window.lessons().play();
             fixture.window.panels().panes().go(QStringLiteral("lessons"));
             play.start(QStringLiteral("four-tenants"));
             while (true) {
                 settle(fixture);
                 look(fixture.window, QStringLiteral("lesson-%1").arg(play.step()));
                 if (play.isAtDebrief())
                     break;
                 if (play.task()) {
                     play.reveal();
                     settle(fixture);
                     look(fixture.window, QStringLiteral("lesson-%1-revealed").arg(play.step()));
                 }
                 play.next();
             }
             play.leave();
             settle(fixture);
         }},
        {"tables",
         [](WindowFixture& fixture, const Look& look) {
             for (const ViewRow& row : viewRows()) {
                 fixture.window.panels().panes().go(row.info.id);
                 fixture.window.panels().house().view(row.info.id).setTableShown(true);
                 settle(fixture);
                 look(fixture.window, QStringLiteral("table-") + row.info.id);
             }
         }},
    };
}

}  // namespace shardscope::test
