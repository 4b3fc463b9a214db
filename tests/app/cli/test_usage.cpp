// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_line.h"

using namespace shardscope::command_line;

namespace {

const QStringList kCommands{"model", "check",      "mesh",  "estimate", "explain",  "schedule",
                            "ring",  "collective", "trace", "catalog",  "validate", "help"};

}  // namespace

class TestUsage : public QObject {
    Q_OBJECT

private slots:
    void badUsageIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("nothing") << QStringList{} << QStringList{"no command", "estimate", "help"};
        QTest::newRow("typing error") << QStringList{"estmate", "x"} << QStringList{"\"estmate\"", "did you mean estimate?"};
        QTest::newRow("empty word") << QStringList{""} << QStringList{"unknown command \"\"", "model"};
        QTest::newRow("unknown option") << QStringList{"check", example(), "--jsn"}
                                        << QStringList{"--jsn", "did you mean --json? options: --target, --set, --json\n"};
        QTest::newRow("short option") << QStringList{"check", example(), "-x"} << QStringList{"unknown option -x"};
        QTest::newRow("no value") << QStringList{"check", example(), "--set"} << QStringList{"--set needs a value", "PATH=VALUE"};
        QTest::newRow("option for a value") << QStringList{"check", "--set", "--json", example()} << QStringList{"--set needs a value"};
        QTest::newRow("value of a switch") << QStringList{"check", "--json=yes", example()} << QStringList{"--json takes no value"};
        QTest::newRow("twice") << QStringList{"model", "llama-3-8b", "--sequence", "1", "--sequence", "2"}
                               << QStringList{"--sequence is given twice"};
        QTest::newRow("another's option") << QStringList{"mesh", example(), "--target", "megatron"}
                                          << QStringList{"mesh takes no --target", "mesh SCENARIO"};
        QTest::newRow("too few") << QStringList{"explain", example()} << QStringList{"explain needs SCENARIO FIELD"};
        QTest::newRow("required option") << QStringList{"schedule", "--kind", "1f1b", "--stages", "4"}
                                         << QStringList{"schedule needs --microbatches",
                                                        "schedule --kind K --stages P --microbatches M [--chunks V]"};
        QTest::newRow("too many") << QStringList{"mesh", example(), "more"} << QStringList{"unexpected argument \"more\""};
        QTest::newRow("help for nothing") << QStringList{"help", "estmate"} << QStringList{"\"estmate\"", "estimate"};
        QTest::newRow("unknown list") << QStringList{"catalog", "gpu"} << QStringList{"\"gpu\"", "gpus", "networks"};
        QTest::newRow("unknown list in JSON") << QStringList{"catalog", "gpu", "--json"} << QStringList{"\"gpu\"", "gpus", "networks"};
        QTest::newRow("unknown target") << QStringList{"check", example(), "--target", "megatorn"} << QStringList{"megatorn", "megatron"};
        QTest::newRow("no target") << QStringList{"export", example()} << QStringList{"export needs --target"};
    }
    void badUsageIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, parts);
        QVERIFY(isRefusal(run(arguments), parts));
    }

    void optionsStandAnywhere_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("behind") << QStringList{"check", example(), "--set", "plan.tp=4", "--set", "plan.dp=4", "--json"};
        QTest::newRow("before") << QStringList{"--json", "--set", "plan.tp=4", "--set", "plan.dp=4", "check", example()};
        QTest::newRow("between") << QStringList{"check", "--set=plan.tp=4", "--json", "--set=plan.dp=4", example()};
        QTest::newRow("ended") << QStringList{"check", "--set=plan.tp=4", "--json", "--set=plan.dp=4", "--", example()};
    }
    void optionsStandAnywhere()
    {
        QFETCH(QStringList, arguments);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.json()["derived"]["dp"].toInt(), 4);
    }

    void afterTheEndOfOptionsEverythingIsAnArgument()
    {
        QVERIFY(isRefusal(run({"check", "--", "--json"}), {"--json: ", "this file does not exist"}));
    }

    void everyCommandHasHelp_data()
    {
        QTest::addColumn<QString>("command");
        for (const QString& command : kCommands)
            QTest::newRow(qPrintable(command)) << command;
    }
    void everyCommandHasHelp()
    {
        QFETCH(QString, command);
        const Outcome asCommand = run({"help", command});
        QCOMPARE(asCommand.status, 0);
        QVERIFY(asCommand.err.isEmpty());
        QVERIFY2(asCommand.out.contains(("Usage: shardscope-cli " + (command == "help" ? QString("COMMAND") : command)).toUtf8()),
                 asCommand.out.constData());
        QCOMPARE(run({command, "--help"}).out, asCommand.out);
        QCOMPARE(run({command, "anything", "-h"}).out, asCommand.out);
        QVERIFY(run({"help"}).out.contains(command.toUtf8()));
    }

    void theVersionIsThatOfTheProject()
    {
        const Outcome outcome = run({"--version"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out, QByteArray("shardscope-cli " SHARDSCOPE_VERSION "\n"));
    }
};

QTEST_GUILESS_MAIN(TestUsage)
#include "test_usage.moc"
