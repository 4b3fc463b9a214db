// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QtTest>

#include "app/commands/command_registry.h"
#include "app/panels/findings_panel.h"
#include "app/presenter/pointer_halo.h"
#include "app/presenter/speaker_notes.h"
#include "app/settings/desktop_motion.h"
#include "app/window/pane_area.h"
#include "app/window/rail.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_link.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/player/player.h"
#include "widgets/timeline/gantt_player.h"

using namespace shardscope;

namespace {

QAction& action(const test::WindowFixture& fixture, const char* id) { return fixture.window.commands().action(QString::fromLatin1(id)); }

template <typename Kind>
Kind* shownPlayer(const test::WindowFixture& fixture)
{
    for (Kind* player : fixture.window.findChildren<Kind*>()) {
        if (static_cast<QWidget*>(player->parent())->isVisible())
            return player;
    }
    return nullptr;
}

/// An approximate red: the colour of the presenter's mark.
int pixelsOf(const QImage& image, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    }
    return count;
}

}  // namespace

class TestPresenting : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cleanup() { Theme::apply(Theme()); }

    void theHaloFollowsThePointer()
    {
        test::WindowFixture fixture;
        auto* halo = fixture.window.findChild<PointerHalo*>();
        QTest::mouseMove(fixture.window.windowHandle(), QPoint(300, 200));
        QVERIFY(!halo->isVisible());  // off at first
        action(fixture, "present.halo").trigger();
        for (const QPoint place : {QPoint(300, 300), QPoint(700, 500), QPoint(4, 4)}) {
            QTest::mouseMove(fixture.window.windowHandle(), place);
            QTRY_VERIFY(halo->isVisible());
            QTRY_VERIFY((halo->geometry().center() - place).manhattanLength() <= 2);
        }
        // It lies over everything and takes nothing: whatever is below gets the click.
        QVERIFY(halo->testAttribute(Qt::WA_TransparentForMouseEvents));
        QCOMPARE(fixture.window.children().last(), static_cast<QObject*>(halo));
        QVERIFY(fixture.window.childAt(700, 500) != halo);
        action(fixture, "present.halo").trigger();
        QVERIFY(!halo->isVisible());
    }

    void spaceAndArrowsStep()
    {
        test::WindowFixture fixture;
        fixture.window.panels().panes().go("shards");
        QVERIFY(fixture.hasSettled());
        auto* player = shownPlayer<Player>(fixture);
        QVERIFY(player);
        fixture.window.setFocus();
        player->scrub(0);
        QTest::keyClick(&fixture.window, Qt::Key_Right);
        QCOMPARE(player->moment().step, 0);  // no presentation
        action(fixture, "view.present").trigger();
        QVERIFY(fixture.hasSettled());
        const auto press = [&fixture](Qt::Key key) { QTest::keyClick(&fixture.window, key); };
        press(Qt::Key_Right);
        QCOMPARE(player->moment().step, 1);
        press(Qt::Key_PageDown);  // of a remote
        QCOMPARE(player->moment().step, 2);
        press(Qt::Key_Left);
        press(Qt::Key_PageUp);
        QCOMPARE(player->moment().step, 0);
        press(Qt::Key_Space);
        QVERIFY(player->isPlaying());
        press(Qt::Key_Space);
        QVERIFY(!player->isPlaying());
        // Where they mean something else they go on meaning it.
        QLineEdit field(&fixture.window);
        field.show();
        field.setText("ab");
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_Home);
        QTest::keyClick(&field, Qt::Key_Right);
        QTest::keyClick(&field, Qt::Key_Space);
        QCOMPARE(field.text(), QString("a b"));
        QCOMPARE(player->moment().step, 0);
        action(fixture, "view.present").trigger();
        press(Qt::Key_PageDown);
        QCOMPARE(player->moment().step, 0);
    }

    /// Controls, hints and the names of the rail leave the window to the view; the plan's errors stay, and afterwards all is restored.
    void theRoomBelongsToTheView()
    {
        test::WindowFixture fixture;
        fixture.window.resize(1280, 800);
        QVERIFY(fixture.hasSettled());
        Panels& panels = fixture.window.panels();
        const auto sees = [&](bool hints) { return panels.findings().isVisible() == hints && panels.areControlsShown() == hints; };
        QVERIFY(sees(true));
        const int before = panels.panes().width();
        const int rail = panels.rail().width();
        action(fixture, "view.present").trigger();
        QTRY_VERIFY(sees(false));
        QTRY_VERIFY(panels.panes().width() > before && panels.rail().width() < rail);
        fixture.document().edit("plan.tp", std::int64_t{3});
        QVERIFY(fixture.hasSettled());
        QTRY_VERIFY(panels.findings().isVisible());
        for (const FindingRow& row : panels.findings().rows())
            QCOMPARE(row.standing, Standing::Error);
        fixture.document().undoStack().undo();
        action(fixture, "view.present").trigger();
        QVERIFY(fixture.hasSettled());
        QTRY_VERIFY(sees(true));
        QTRY_COMPARE(panels.rail().width(), rail);
    }

    void aScheduleStepsToo()
    {
        test::WindowFixture fixture;
        fixture.window.panels().panes().go("pipeline");
        QVERIFY(fixture.hasSettled());
        View& view = fixture.window.panels().house().view("pipeline");
        QVERIFY(view.stepBy(1) && view.togglePlaying());
        QVERIFY(shownPlayer<GanttPlayer>(fixture)->isPlaying());
        QVERIFY(view.togglePlaying());
        QVERIFY(!fixture.window.panels().house().view("memory").stepBy(1));
    }

    /// The same keys control a lesson, and its notes are the speaker's.
    void aLessonStepsToo()
    {
        test::WindowFixture fixture;
        fixture.window.panels().panes().go("lessons");
        QVERIFY(fixture.hasSettled());
        View& view = fixture.window.panels().house().view("lessons");
        QVERIFY(!view.stepBy(1));  // none is open
        const QString before = view.speakerNotes();
        action(fixture, "lessons.go_on").trigger();
        QVERIFY(fixture.hasSettled());
        const QString first = view.speakerNotes();
        QVERIFY(first != before);
        QVERIFY(first.contains("Next:"));
        QSignalSpy told(&view, &View::speakerNotesChanged);
        QVERIFY(view.stepBy(1) && view.stepBy(-1));
        QCOMPARE(view.speakerNotes(), first);
        action(fixture, "lessons.leave").trigger();
    }

    void notesTellOfTheViewThatIsShown()
    {
        test::WindowFixture fixture;
        fixture.window.panels().panes().go("memory");
        QVERIFY(fixture.hasSettled());
        action(fixture, "present.notes").trigger();
        auto* notes = fixture.window.findChild<SpeakerNotes*>();
        QVERIFY(notes->isVisible() && notes->isWindow());
        const auto asks = [&](const char* id) { return fixture.window.panels().house().view(QString::fromLatin1(id)).info().question; };
        QVERIFY(notes->text().contains(asks("memory")));
        fixture.window.panels().panes().go("shards");
        QVERIFY(notes->text().contains(asks("shards")) && !notes->text().contains(asks("memory")));
        QVERIFY(notes->text().contains("Play or pause"));  // its keys
        QVERIFY(action(fixture, "present.notes").isChecked());
        notes->close();
        QVERIFY(!action(fixture, "present.notes").isChecked());
    }

    /// The audience's window keeps every pixel while the scenario changes; the presenter's has the mark and the newest.
    void theAudiencesPictureFreezes()
    {
        test::WindowFixture fixture;
        fixture.window.panels().panes().go("memory");
        QVERIFY(fixture.hasSettled());
        const QImage before = fixture.window.grab().toImage();
        action(fixture, "present.freeze").trigger();
        auto* own = [] {
            for (QWidget* widget : QApplication::topLevelWidgets()) {
                if (widget->objectName() == "presenters_window")
                    return qobject_cast<QMainWindow*>(widget);
            }
            return static_cast<QMainWindow*>(nullptr);
        }();
        QVERIFY(own && own->isVisible());
        QCOMPARE(fixture.window.grab().toImage(), before);
        const QColor mark = Theme::current().color(ColorRole::Error);
        QVERIFY(pixelsOf(own->grab().toImage(), mark) > 5000);
        const int marked = pixelsOf(before, mark);

        fixture.document().edit("plan.zero", std::int64_t{3});
        QVERIFY(fixture.hasSettled());
        QCoreApplication::processEvents();
        QCOMPARE(fixture.window.grab().toImage(), before);
        QVERIFY(fixture.window.panels().panes().isVisible());
        QCOMPARE(fixture.window.panels().panes().window(), own);
        QCOMPARE(own->menuBar()->actions().size(), fixture.window.menuBar()->actions().size());

        action(fixture, "present.freeze").trigger();
        QVERIFY(fixture.hasSettled());
        QCOMPARE(fixture.window.panels().panes().window(), &fixture.window);
        const QImage after = fixture.window.grab().toImage();
        QVERIFY(after != before);
        QVERIFY(std::abs(pixelsOf(after, mark) - marked) < 3000);  // nothing of the mark is left
        QVERIFY(!own->isVisible());
    }

    void closingThePresentersWindowGivesTheViewsBack()
    {
        test::WindowFixture fixture;
        action(fixture, "present.freeze").trigger();
        QVERIFY(action(fixture, "present.freeze").isChecked());
        fixture.window.panels().panes().window()->close();
        QCOMPARE(fixture.window.panels().panes().window(), &fixture.window);
        QVERIFY(!action(fixture, "present.freeze").isChecked());
        // And a window that ends while it is frozen takes everything along.
        action(fixture, "present.freeze").trigger();
        fixture.window.close();
        QCOMPARE(fixture.window.panels().panes().window(), &fixture.window);
    }

    void colourVisionIsSimulated()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.hasSettled());
        const QColor before = Theme::current().color(ColorRole::Backward);
        for (const char* id : {"protan", "deutan", "tritan", "grey"}) {
            fixture.window.commands().action(QStringLiteral("view.vision.") + id).trigger();
            QVERIFY(Theme::current().color(ColorRole::Backward) != before);
        }
        // No colour is left anywhere in the window but the shades between greys.
        QCoreApplication::processEvents();
        const QImage grey = fixture.window.grab().toImage();
        int coloured = 0;
        for (int y = 0; y < grey.height(); ++y) {
            for (int x = 0; x < grey.width(); ++x) {
                const QColor c = grey.pixelColor(x, y);
                coloured += std::max({c.red(), c.green(), c.blue()}) - std::min({c.red(), c.green(), c.blue()}) > 4 ? 1 : 0;
            }
        }
        QCOMPARE(coloured, 0);
        action(fixture, "view.vision.usual").trigger();
        QCOMPARE(Theme::current().color(ColorRole::Backward), before);
    }

    /// Animations jump from step to step while the setting is on, and glide again afterwards.
    void motionIsReduced()
    {
        test::WindowFixture fixture;
        fixture.window.panels().panes().go("shards");
        QVERIFY(fixture.hasSettled());
        auto* player = shownPlayer<Player>(fixture);
        for (const bool reduced : {true, false, true}) {
            fixture.settings.set(kMotionSetting, QString(reduced ? "reduced" : "full"));
            QCOMPARE(player->isMotionReduced(), reduced);
        }
        fixture.window.panels().panes().go("pipeline");  // made after
        QVERIFY(fixture.hasSettled());
        QVERIFY(shownPlayer<GanttPlayer>(fixture)->isMotionReduced());
    }

    void theDesktopIsAsked_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("still");
        QTest::newRow("nothing") << "" << QByteArray() << false;
        QTest::newRow("GTK 4 off") << "gtk-4.0/settings.ini" << QByteArray("[Settings]\ngtk-enable-animations=false\n") << true;
        QTest::newRow("GTK 3 off") << "gtk-3.0/settings.ini" << QByteArray("[Settings]\ngtk-enable-animations=0\n") << true;
        QTest::newRow("GTK on") << "gtk-3.0/settings.ini" << QByteArray("[Settings]\ngtk-enable-animations=1\n") << false;
        QTest::newRow("KDE off") << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << true;
        QTest::newRow("KDE half") << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=0.5\n") << false;
    }
    void theDesktopIsAsked()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(bool, still);
        QTemporaryDir folder;
        if (!file.isEmpty()) {
            QVERIFY(QDir(folder.path()).mkpath(QFileInfo(folder.filePath(file)).path()));
            QFile written(folder.filePath(file));
            QVERIFY(written.open(QIODevice::WriteOnly) && written.write(text) == text.size());
        }
        QCOMPARE(desktopWantsNoMotion(folder.path()), still);
    }

    /// One line on the clipboard, and the same scenario from it.
    void aScenarioGoesByTheClipboard()
    {
        test::WindowFixture fixture;
        fixture.document().edit("plan.tp", std::int64_t{4});
        const std::string sent = scenarioText(fixture.document().scenario());
        action(fixture, "edit.copy_link").trigger();
        const QString link = QGuiApplication::clipboard()->text();
        QVERIFY(link.startsWith("shardscope:1?") && !link.contains('\n'));
        fixture.document().edit("plan.tp", std::int64_t{2});
        action(fixture, "file.open_clipboard").trigger();
        QCOMPARE(scenarioText(fixture.document().scenario()), sent);
        QVERIFY(fixture.workspace.open(link));
        QVERIFY(fixture.workspace.file().isEmpty() && fixture.workspace.recentFiles().paths().isEmpty());
        QGuiApplication::clipboard()->setText(link + "&plan.tpp=8");
        action(fixture, "file.open_clipboard").trigger();
        QCOMPARE(scenarioText(fixture.document().scenario()), sent);
        QVERIFY2(fixture.message().contains("clipboard"), qPrintable(fixture.message()));
    }
};

QTEST_MAIN(TestPresenting)
#include "test_presenting.moc"
