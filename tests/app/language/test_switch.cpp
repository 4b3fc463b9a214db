// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QtTest>

#include "app/document/edit_command.h"
#include "app/language/catalogue_translator.h"
#include "app/language/language.h"
#include "app/lessons/lesson_play.h"
#include "app/settings/language_switch.h"
#include "app/views/search/search_view.h"
#include "app/window/lesson_director.h"
#include "app/window/pane_area.h"
#include "tests/app/example_scenario.h"
#include "tests/app/window/window_fixture.h"

using namespace shardscope;

namespace {

/// The program as `launch` runs it: the document and the settings outlive the window.
struct Program {
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Appearance appearance{settings};
    Workspace workspace{test::exampleScenario(), settings, {}};
    std::unique_ptr<MainWindow> window = std::make_unique<MainWindow>(workspace, settings, appearance);
    LanguageSwitch languageSwitch{settings, [this] {
                                      window->close();
                                      window.reset();
                                      speak(settings.get(kLanguageSetting));
                                      window = std::make_unique<MainWindow>(workspace, settings, appearance);
                                      window->show();
                                  }};

    Program() { window->show(); }
    [[nodiscard]] bool hasSettled() const
    {
        return QTest::qWaitFor([this] { return window && window->isSettled(); }, 60000);
    }
    /// Chooses it, and waits for the window in it.
    [[nodiscard]] bool switchTo(const QString& language)
    {
        settings.set(kLanguageSetting, language);
        return QTest::qWaitFor([&] { return spoken().id == language && window && window->isVisible(); }, 20000) && hasSettled();
    }
};

/// Returns visible texts of the window that are English although German differs.
QStringList englishLabels(const QWidget& window)
{
    static const auto german = CatalogueTranslator::of(*findLanguage(QStringLiteral("de")));
    QStringList found;
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        const QString text = label->text(), inGerman = german->translate("", text.toUtf8(), nullptr, -1);
        if (label->isVisible() && !inGerman.isEmpty() && inGerman != text)
            found << text;
    }
    return found;
}

}  // namespace

/// Another language is chosen while something is under way: all that is seen is in it, nothing that was done is lost, nothing warns.
class TestSwitch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        speak(QStringLiteral("en"));
    }
    void cleanup() { speak(QStringLiteral("en")); }

    void withAnEditedScenario()
    {
        Program program;
        QVERIFY(program.hasSettled());
        QVERIFY(program.workspace.document().edit("plan.tp", std::int64_t{4}));
        program.window->panels().panes().go("pipeline");
        QVERIFY(program.switchTo("de"));
        QCOMPARE(program.workspace.document().scenario().plan.tp, 4);
        QCOMPARE(program.workspace.document().undoStack().count(), 1);
        QCOMPARE(program.window->panels().panes().shown(), QStringList{"pipeline"});
        QCOMPARE(englishLabels(*program.window), QStringList());
        QVERIFY(program.switchTo("en"));
        QVERIFY(englishLabels(*program.window).size() > 5);
    }

    void whileALessonIsTaken()
    {
        Program program;
        const Scenario own = program.workspace.document().scenario();
        QVERIFY(program.hasSettled());
        program.window->panels().panes().go("lessons");
        QVERIFY(program.window->lessons().play().start("four-tenants"));
        program.window->lessons().play().next();
        const int step = program.window->lessons().play().step();
        QVERIFY(program.hasSettled());
        QVERIFY(program.switchTo("de"));
        QCOMPARE(englishLabels(*program.window), QStringList());
        // The lesson can be gone on with where it was, and the person's own scenario comes back after it.
        LessonPlay& play = program.window->lessons().play();
        QVERIFY(play.isPlaying() || play.start("four-tenants"));
        QCOMPARE(play.step(), step);
        QVERIFY(program.hasSettled());
        QCOMPARE(englishLabels(*program.window), QStringList());
        play.leave();
        QVERIFY(isSame(own, program.workspace.document().scenario()));
        QVERIFY(!program.workspace.isSetAside());
        QVERIFY(program.hasSettled());
    }

    void whileASearchRuns()
    {
        Program program;
        QVERIFY(program.hasSettled());
        program.window->panels().panes().go("search");
        QVERIFY(!program.window->isSettled());
        QVERIFY(program.switchTo("de"));
        QCOMPARE(program.window->panels().panes().shown(), QStringList{"search"});
        const SearchView& view = program.window->panels().view<SearchView>();
        QVERIFY(view.result() != nullptr);
        QCOMPARE(englishLabels(*program.window), QStringList());
    }

    /// Dialogs are of the old language: they go.
    void whileADialogIsOpen_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* command : {"edit.settings", "file.export_launch", "help.about", "help.guide"})
            QTest::newRow(command) << command;
    }
    void whileADialogIsOpen()
    {
        QFETCH(QString, command);
        Program program;
        QVERIFY(program.hasSettled());
        program.window->commands().action(command).trigger();
        QVERIFY(program.window->findChild<QDialog*>());
        QVERIFY(program.switchTo("de"));
        QVERIFY(!QApplication::activeModalWidget());
        for (const QWidget* top : QApplication::topLevelWidgets())
            QVERIFY(!top->isVisible() || top == program.window.get());
        QCOMPARE(englishLabels(*program.window), QStringList());
    }
};

QTEST_MAIN(TestSwitch)
#include "test_switch.moc"
