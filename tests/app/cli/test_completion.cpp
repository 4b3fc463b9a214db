// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"

#include <QRegularExpression>
#include <QStandardPaths>

using namespace shardscope::command_line;

namespace {

/// Returns the synopsis of a command from the table of commands; it is printed after an unknown option.
QString synopsisOf(const QString& command)
{
    const QString foreign = command == "calibrate" ? "--wide" : "--nodes";
    return QString::fromUtf8(run({command, "x", foreign, "1"}).err).section("; shardscope-cli ", 1);
}

/// All of the table: the error on an unknown command lists them.
QStringList commandsInTable() { return QString::fromUtf8(run({"nonsense"}).err).section("commands: ", 1).trimmed().split(", "); }

QStringList optionsInTable(const QString& command)
{
    static const QRegularExpression option("--[a-z0-9-]+");
    QStringList names{"--help", "--version"};
    for (auto it = option.globalMatch(synopsisOf(command)); it.hasNext();)
        names << it.next().captured();
    names.sort();
    return names;
}

QStringList sortedWords(const QByteArray& text)
{
    QStringList words = QString::fromUtf8(text).split(QRegularExpression("\\s+"), Qt::SkipEmptyParts);
    words.sort();
    return words;
}

/// Completions of each shell after these words, the last of which is being typed. Bash and zsh run our function with the arguments that
/// they would pass.
const char* kAskBash = R"sh(eval "$("$0" completion bash)"
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_shardscope_cli
printf '%s\n' "${COMPREPLY[@]}")sh";

const char* kAskZsh = R"sh(compdef() { }
compadd() { print -l -- ${(P)@[-1]} }
_files() { print -- @file }
eval "$("$0" completion zsh)"
words=("$@")
CURRENT=$#
_shardscope_cli)sh";

const char* kAskFish = R"sh($PROGRAM completion fish | source
complete -C "$LINE" | string replace -r '\t.*' ''
true)sh";

Outcome ask(const QString& shell, const QStringList& words)
{
    QProcess process;
    if (shell == "fish") {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LINE", words.join(' '));
        environment.insert("PROGRAM", SHARDSCOPE_CLI);
        process.setProcessEnvironment(environment);
        process.start("fish", {"--no-config", "-c", kAskFish});
    } else {
        const QStringList quiet = shell == "zsh" ? QStringList{"-f"} : QStringList{"--norc", "--noprofile"};
        process.start(shell, quiet + QStringList{"-c", shell == "zsh" ? kAskZsh : kAskBash, SHARDSCOPE_CLI} + words);
    }
    return finish(process, {});
}

/// Nothing where the shell is not installed: said once, by the row that asks for it.
QStringList offered(const QString& shell, const QStringList& words)
{
    const Outcome outcome = ask(shell, QStringList{"shardscope-cli"} + words);
    if (outcome.status != 0 || !outcome.err.isEmpty())
        qWarning("%s: status %d, %s", qPrintable(shell), outcome.status, outcome.err.constData());
    return sortedWords(outcome.out);
}

}  // namespace

class TestCompletion : public QObject {
    Q_OBJECT

private slots:
    void theHelpListsEveryCommand()
    {
        static const QRegularExpression row("^  ([a-z]+) +[a-z]", QRegularExpression::MultilineOption);
        const QString help = QString::fromUtf8(run({"help"}).out).section("\nCommands\n", 1).section("\n\n", 0, 0);
        QStringList listed;
        for (auto it = row.globalMatch(help); it.hasNext();)
            listed << it.next().captured(1);
        QStringList commands = commandsInTable();
        commands.sort();
        listed.sort();
        QCOMPARE(listed, commands);
    }

    void shells_data()
    {
        QTest::addColumn<QString>("shell");
        for (const char* shell : {"bash", "zsh", "fish"})
            QTest::newRow(shell) << shell;
    }

    void everyCommandIsOffered_data() { shells_data(); }
    void everyCommandIsOffered()
    {
        QFETCH(QString, shell);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP("this shell is not installed");
        QStringList commands = commandsInTable();
        commands.sort();
        QCOMPARE(offered(shell, {""}), commands);
    }

    void everyOptionIsOffered_data() { shells_data(); }
    void everyOptionIsOffered()
    {
        QFETCH(QString, shell);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP("this shell is not installed");
        for (const QString& command : commandsInTable()) {
            const QStringList options = optionsInTable(command);
            QVERIFY2(command == "help" || command == "completion" || options.size() > 2, qPrintable(command));
            QCOMPARE(command + ": " + offered(shell, {command, "--"}).join(' '), command + ": " + options.join(' '));
        }
    }

    void valuesAreOffered_data()
    {
        QTest::addColumn<QString>("shell");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("some");
        QTest::addColumn<bool>("all");
        for (const QString shell : {"bash", "zsh", "fish"}) {
            const auto row = [&](const char* what, const QStringList& words, const QStringList& some, bool all) {
                QTest::newRow(qPrintable(shell + ": " + what)) << shell << words << some << all;
            };
            row("lists", {"catalog", ""},
                {"clusters", "constants", "figures", "gpus", "lengths", "models", "networks", "parameters", "schedules"}, true);
            row("commands", {"help", ""}, {"estimate", "help"}, false);
            row("models", {"model", ""}, {"llama-3-70b"}, false);
            row("fields", {"estimate", "x.json", "--set", ""}, {"plan.tp=", "cluster.profile="}, false);
            row("targets", {"export", "x.json", "--target", ""}, {"megatron", "nanotron"}, false);
            row("alternatives", {"search", "x.json", "--objective", ""}, {"cost", "memory", "throughput"}, true);
            row("schedules", {"schedule", "--kind", ""}, {"1f1b", "zb-v"}, false);
        }
    }
    void valuesAreOffered()
    {
        QFETCH(QString, shell);
        QFETCH(QStringList, words);
        QFETCH(QStringList, some);
        QFETCH(bool, all);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP("this shell is not installed");
        const QStringList offer = offered(shell, words);
        for (const QString& word : some)
            QVERIFY2(offer.contains(word), qPrintable(word + " is not among " + offer.join(' ')));
        QVERIFY2(!all || offer == some, qPrintable(offer.join(' ')));
    }

    void numbersAreLeftToThePerson() { QCOMPARE(offered("bash", {"ring", "--ranks", ""}), QStringList{}); }

    void filesAreOffered()
    {
        QTemporaryDir folder;
        QVERIFY(!write(folder, "with space.json", "{}").isEmpty());
        QVERIFY(!write(folder, "plain.json", "{}").isEmpty());
        const Outcome outcome = ask("bash", {"shardscope-cli", "estimate", folder.path() + "/"});
        QCOMPARE(QString::fromUtf8(outcome.out).split('\n', Qt::SkipEmptyParts).size(), 2);
        QVERIFY(outcome.out.contains("/with space.json\n"));
    }

    void anUnknownShellIsRefused() { QVERIFY(isRefusal(run({"completion", "bsh"}), {"\"bsh\"", "the closest one is \"bash\""})); }
};

QTEST_GUILESS_MAIN(TestCompletion)
#include "test_completion.moc"
