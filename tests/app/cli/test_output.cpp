// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <pty.h>
#include <unistd.h>

#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

/// Returns the output of the program on a terminal of this width.
QByteArray onTerminal(unsigned short columns, const QStringList& arguments, const QStringList& environment)
{
    winsize size{40, columns, 0, 0};
    int master = -1;
    int slave = -1;
    char name[128] = {};
    if (openpty(&master, &slave, name, nullptr, &size) != 0)
        return {};
    QProcess process;
    process.setEnvironment(QStringList{"TERM=xterm-256color"} + environment);
    process.setStandardOutputFile(name);
    process.start(QStringLiteral(SHARDSCOPE_CLI), arguments);
    process.waitForStarted(20000);
    close(slave);  // so that reading ends when the program does
    QByteArray text;
    char buffer[4096];
    for (ssize_t count = 0; (count = read(master, buffer, sizeof buffer)) > 0;)
        text.append(buffer, static_cast<qsizetype>(count));
    process.waitForFinished(600000);
    close(master);
    return text.replace("\r\n", "\n");
}

}  // namespace

class TestOutput : public QObject {
    Q_OBJECT

private slots:
    void whatCannotBeWrittenIsAFault_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("reason");
        QTest::newRow("full") << "\"$0\" help >/dev/full"
                              << "No space left";
        QTest::newRow("closed") << "\"$0\" help >&-"
                                << "Bad file descriptor";
        QTest::newRow("reader gone") << "{ (sleep 0.3; \"$0\" help; echo $? >&2) | true; } ; true"
                                     << "Broken pipe";
    }
    void whatCannotBeWrittenIsAFault()
    {
        QFETCH(QString, command);
        QFETCH(QString, reason);
        const Outcome outcome = shell(command);
        QVERIFY2(outcome.err.startsWith("shardscope-cli: the answer could not be written"), outcome.err.constData());
        QVERIFY2(outcome.err.contains(reason.toUtf8()), outcome.err.constData());
        QVERIFY(outcome.status == 3 || outcome.err.endsWith("\n3\n"));
    }

    void aClosedInputIsAClearError() { QVERIFY(isRefusal(shell("\"$0\" estimate - <&-"), {"standard input", "cannot be read"})); }

    void noEscapeSequencesOutsideATerminal()
    {
        for (const QStringList& arguments : {QStringList{"estimate", example()}, QStringList{"check", example(), "--set", "plan.pp=3"}})
            QVERIFY(!run(arguments).out.contains('\033'));
    }

    void colourOnATerminalUnlessRefused()
    {
        const QStringList arguments{"estimate", example()};
        QVERIFY(onTerminal(120, arguments, {}).contains("\033[32mFITS\033[0m"));
        QVERIFY(!onTerminal(120, arguments, {"NO_COLOR=1"}).contains('\033'));
        QVERIFY(!onTerminal(120, arguments, {"TERM=dumb"}).contains('\033'));
    }

    void linesFitTheTerminal_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<QStringList>("arguments");
        const QStringList illegal{"--set", "plan.pp=3", "--set", "plan.cp=7"};
        for (const int columns : {80, 100, 140}) {
            QTest::addRow("estimate at %d", columns) << columns << QStringList{"estimate", example()};
            QTest::addRow("check at %d", columns) << columns << (QStringList{"check", example()} + illegal);
            QTest::addRow("flows at %d", columns) << columns << QStringList{"flows", example()};
            QTest::addRow("mesh at %d", columns) << columns << QStringList{"mesh", example()};
            for (const char* kind : {"1f1b", "zb1p-interleaved", "zb-v", "dualpipe"}) {
                const QStringList small{"schedule", "--kind", kind, "--stages", "4", "--microbatches", "8"};
                QTest::addRow("%s at %d", kind, columns) << columns << small;
                QTest::addRow("%s, order alone, at %d", kind, columns)
                    << columns << (small + QStringList{"--p2p", "0.001", "--forward", "1.7"});
            }
            QTest::addRow("parameters at %d", columns) << columns << QStringList{"catalog", "parameters"};
        }
    }
    void linesFitTheTerminal()
    {
        QFETCH(int, columns);
        QFETCH(QStringList, arguments);
        const QByteArray text = onTerminal(static_cast<unsigned short>(columns), arguments, {"NO_COLOR=1"});
        QVERIFY(!text.isEmpty());
        for (const QString& line : QString::fromUtf8(text).split('\n')) {
            QVERIFY2(line.size() <= columns, qPrintable(line));
            QVERIFY2(!line.endsWith(' '), qPrintable(line));
        }
    }
};

QTEST_GUILESS_MAIN(TestOutput)
#include "test_output.moc"
