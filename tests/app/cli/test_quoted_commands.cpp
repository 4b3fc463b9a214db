// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"
#include "tests/app/quoted_commands.h"

using namespace shardscope::command_line;

/// Whoever types what a page says gets an answer.
class TestQuotedCommands : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        for (const char* name : {"plan.json", "scenario.json"})
            QVERIFY(!write(m_folder, name, exampleText()).isEmpty());
    }

    void isAnswered_data()
    {
        QTest::addColumn<QString>("command");
        for (const QString& command : shardscope::test::quotedCommands("shardscope-cli"))
            QTest::newRow(qPrintable(command)) << command;
    }
    /// For files that only the reader has, the test only checks that the program asks for them.
    void isAnswered()
    {
        QFETCH(QString, command);
        const Outcome outcome = shell(QStringLiteral("cd %1 && exec \"$0\" %2").arg(m_folder.path(), command));
        const bool misses = outcome.status == 2 && outcome.err.contains("this file does not exist");
        // An illegal plan may be the point of an example.
        QVERIFY2(outcome.status == 0 || outcome.status == 1 || misses, outcome.err.constData());
    }

    void thereAreSome()
    {
        const QStringList commands = shardscope::test::quotedCommands("shardscope-cli");
        for (const char* first : {"estimate", "explain", "export", "search", "catalog", "help"})
            QVERIFY2(!commands.filter(QRegularExpression(QString("^%1\\b").arg(first))).isEmpty(), first);
    }
};

QTEST_GUILESS_MAIN(TestQuotedCommands)
#include "test_quoted_commands.moc"
