// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>

#include "app/commands/command_palette.h"
#include "tests/app/window/window_fixture.h"

using namespace shardscope;

namespace {

/// Every entry of a menu and of its submenus.
QList<QAction*> entriesOf(const QList<QAction*>& actions)
{
    QList<QAction*> entries;
    for (QAction* action : actions) {
        if (action->menu())
            entries += entriesOf(action->menu()->actions());
        else if (!action->isSeparator())
            entries << action;
    }
    return entries;
}

/// "f" of "&File".
QString mnemonicOf(const QString& text)
{
    static const QRegularExpression form("&(?!&)(.)");
    return form.match(text).captured(1).toLower();
}

void verifyMnemonics(const QList<QAction*>& actions)
{
    QSet<QString> taken;
    for (const QAction* action : actions) {
        const QString mnemonic = mnemonicOf(action->text());
        QVERIFY2(mnemonic.isEmpty() || !action->isVisible() || !taken.contains(mnemonic), qPrintable(action->text()));
        taken.insert(mnemonic);
        if (action->menu())
            verifyMnemonics(action->menu()->actions());
    }
}

}  // namespace

class TestCommands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void idsAndShortcutsAreUnique()
    {
        test::WindowFixture fixture;
        QSet<QString> ids;
        QSet<QString> shortcuts;
        for (const Command& command : fixture.window.commands().commands()) {
            QVERIFY2(!ids.contains(command.id), qPrintable(command.id));
            ids.insert(command.id);
            QVERIFY(!plainText(command.text).isEmpty());
            const QString shortcut = fixture.window.commands().action(command.id).shortcut().toString();
            QVERIFY2(shortcut.isEmpty() || !shortcuts.contains(shortcut), qPrintable(command.id));
            shortcuts.insert(shortcut);
        }
        QVERIFY(ids.size() > 20);
    }

    void everyCommandStandsInAMenu()
    {
        test::WindowFixture fixture;
        const QList<QAction*> entries = entriesOf(fixture.window.menuBar()->actions());
        for (const Command& command : fixture.window.commands().commands())
            QVERIFY2(entries.contains(&fixture.window.commands().action(command.id)), qPrintable(command.id));
        QCOMPARE(entries.size(), fixture.window.commands().commands().size());
    }

    void mnemonicsAreUnique()
    {
        test::WindowFixture fixture;
        verifyMnemonics(fixture.window.menuBar()->actions());
    }

    void everyCommandIsReachedFromThePalette()
    {
        test::WindowFixture fixture;
        for (const Command& command : fixture.window.commands().commands()) {
            const QAction& action = fixture.window.commands().action(command.id);
            if (!action.isVisible())
                continue;
            const QList<PaletteItem> found = fixture.window.search().find(plainText(action.text()));
            const auto isIt = [&](const PaletteItem& item) { return item.id == command.id; };
            const auto place = std::find_if(found.begin(), found.begin() + qMin(found.size(), qsizetype{8}), isIt);
            QVERIFY2(place != found.begin() + qMin(found.size(), qsizetype{8}), qPrintable(command.id));
            QCOMPARE(place->reason.isEmpty(), action.isEnabled());
        }
    }

    void aCommandThatCannotBeUsedSaysWhy()
    {
        test::WindowFixture fixture;
        const CommandRegistry& commands = fixture.window.commands();
        QVERIFY(!commands.action("edit.undo").isEnabled());
        QCOMPARE(commands.reason("edit.undo"), QString("Nothing to undo"));
        fixture.document().edit("plan.tp", std::int64_t{4});
        QVERIFY(commands.action("edit.undo").isEnabled());
        QCOMPARE(plainText(commands.action("edit.undo").text()), QString("Undo: Set tensor parallel: 8 → 4"));
        commands.action("edit.undo").trigger();
        QVERIFY(commands.action("edit.redo").isEnabled());
        QCOMPARE(fixture.document().scenario().plan.tp, 8);
    }

    void aFieldIsSetByItsName_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("first");
        QTest::newRow("key and value") << "tp 4"
                                       << "Set tensor parallel to 4";
        QTest::newRow("with an equals sign") << "plan.tp=4"
                                             << "Set tensor parallel to 4";
        QTest::newRow("label") << "Tensor parallel 4"
                               << "Set tensor parallel to 4";
        QTest::newRow("choice") << "schedule zb-v"
                                << "Set schedule to Zero bubble V";
        QTest::newRow("beginning of a choice") << "recompute fu"
                                               << "Set recompute to Full";
        QTest::newRow("switch") << "sequence_parallel off"
                                << "Set sequence parallel to off";
        QTest::newRow("a model") << "llama 3.1 8b"
                                 << "Llama 3.1 8B";
        QTest::newRow("a command") << "dark"
                                   << "Dark";
    }
    void aFieldIsSetByItsName()
    {
        QFETCH(QString, query);
        test::WindowFixture fixture;
        const QList<PaletteItem> found = fixture.window.search().find(query);
        QVERIFY(!found.isEmpty());
        QTEST(found.first().text, "first");
        QVERIFY2(found.first().reason.isEmpty(), qPrintable(found.first().reason));
    }

    void aValueThatCannotBeIsGreyedWithItsReason()
    {
        test::WindowFixture fixture;
        for (const char* query : {"tp 0", "tp eight"}) {
            const PaletteItem first = fixture.window.search().find(query).first();
            QVERIFY2(!first.reason.isEmpty(), query);
        }
    }

    /// Ctrl+Shift+P, typing, arrows and Enter: no mouse.
    void theKeyboardIsEnough()
    {
        test::WindowFixture fixture;
        fixture.window.commands().action("view.palette").trigger();
        auto* palette = fixture.window.findChild<CommandPalette*>();
        QTRY_VERIFY(palette->isVisible());
        auto* field = palette->findChild<QLineEdit*>();
        QTest::keyClicks(field, "tp 4");
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!palette->isVisible());
        QCOMPARE(fixture.document().scenario().plan.tp, 4);

        fixture.window.openPalette();
        QTest::keyClicks(field, "tensor paral");
        QTest::keyClick(field, Qt::Key_Return);  // a field without a value: it needs one
        QCOMPARE(field->text(), QString("tp "));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!palette->isVisible());
    }

    void arrowsWalkTheList()
    {
        test::WindowFixture fixture;
        fixture.window.openPalette();
        auto* palette = fixture.window.findChild<CommandPalette*>();
        auto* field = palette->findChild<QLineEdit*>();
        const auto* list = palette->findChild<QListView*>();
        QTest::keyClick(field, Qt::Key_Down);
        QCOMPARE(list->currentIndex().row(), 1);
        QTest::keyClick(field, Qt::Key_PageDown);
        QCOMPARE(list->currentIndex().row(), 9);
        QTest::keyClick(field, Qt::Key_Up);
        QCOMPARE(list->currentIndex().row(), 8);
        QTest::keyClicks(field, "no such thing at all");
        QVERIFY(!list->isVisible());
    }

    void whatWasTakenLatelyComesFirst()
    {
        test::WindowFixture fixture;
        fixture.window.search().remember("view.theme.dark");
        fixture.window.search().remember("file.save");
        const QList<PaletteItem> found = fixture.window.search().find({});
        QCOMPARE(found.at(0).id, QString("file.save"));
        QCOMPARE(found.at(1).id, QString("view.theme.dark"));
        QCOMPARE(fixture.settings.remembered("palette_history").toStringList().first(), QString("file.save"));
    }

    void colours()
    {
        test::WindowFixture fixture;
        fixture.window.commands().action("view.theme.dark").trigger();
        QCOMPARE(Theme::current().kind(), ThemeKind::Dark);
        fixture.window.commands().action("view.theme.high-contrast").trigger();
        QCOMPARE(Theme::current().kind(), ThemeKind::HighContrast);
        fixture.window.commands().action("view.theme.light").trigger();
        QCOMPARE(Theme::current().kind(), ThemeKind::Light);
        fixture.window.commands().action("view.present").trigger();
        QVERIFY(Theme::current().isForAudience());
        QVERIFY(Theme::pixelsOf(Theme::current().font(TextStyle::Caption)) >=
                Appearance::audienceText(fixture.window.screen()->size().height()) - 0.01);
        fixture.window.commands().action("view.present").trigger();
        QCOMPARE(Theme::current().scale(), 1.0);
        fixture.window.commands().action("view.larger").trigger();
        QCOMPARE(Theme::current().scale(), 1.1);
    }
};

QTEST_MAIN(TestCommands)
#include "test_commands.moc"
