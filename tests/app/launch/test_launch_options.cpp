// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/launch_options.h"

#include "core/text/error_text.h"
#include "tests/app/app_test.h"
#include "tests/app/quoted_commands.h"

using namespace shardscope;

class TestLaunchOptions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void aPicture()
    {
        const Result<LaunchOptions> options = parseLaunchOptions({"--render", "memory", "--size", "1920x1080", "--theme", "dark", "--scale",
                                                                  "1.5", "--presenter", "--out", "m.png", "mine.json"});
        QVERIFY(options);
        QCOMPARE(options->task, LaunchOptions::Task::Render);
        QCOMPARE(options->view, QString("memory"));
        QCOMPARE(options->size, QSize(1920, 1080));
        QCOMPARE(options->theme, ThemeKind::Dark);
        QCOMPARE(options->scale, 1.5);
        QVERIFY(options->isPresenting);
        QCOMPARE(options->out, QString("m.png"));
        QCOMPARE(options->scenario, QString("mine.json"));
    }

    /// Whatever a page tells people to type.
    void quotedCommandsAreUnderstood()
    {
        const QStringList commands = test::quotedCommands("shardscope");
        QVERIFY(commands.size() >= 4);
        for (const QString& command : commands)
            QVERIFY2(parseLaunchOptions(command.split(' ')), qPrintable(command));
    }

    void desktopsOpenFilesByTheirAddress()
    {
        QCOMPARE(parseLaunchOptions({"file:///home/my%20plans/a.json"})->scenario, QString("/home/my plans/a.json"));
        QCOMPARE(parseLaunchOptions({"shardscope:1?model.preset=llama-3-70b"})->scenario, QString("shardscope:1?model.preset=llama-3-70b"));
        QCOMPARE(parseLaunchOptions({"file.json"})->scenario, QString("file.json"));
    }

    void tasks_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("task");
        using Task = LaunchOptions::Task;
        const auto row = [](const QStringList& arguments, Task task) {
            QTest::newRow(qPrintable(arguments.join(' ') + "_")) << arguments << static_cast<int>(task);
        };
        row({}, Task::Window);
        row({"mine.json"}, Task::Window);
        row({"--new", "-"}, Task::Window);
        row({"--tour", "pictures"}, Task::Tour);
        row({"--tour-lessons", "pictures"}, Task::Lessons);
        row({"--help"}, Task::Help);
        row({"--version"}, Task::Version);
        row({"--measure-start"}, Task::MeasureStart);
    }
    void tasks()
    {
        QFETCH(QStringList, arguments);
        const Result<LaunchOptions> options = parseLaunchOptions(arguments);
        QVERIFY(options);
        QTEST(static_cast<int>(options->task), "task");
    }

    void badUsageSaysWhatWouldBeRight_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        const auto row = [](const QStringList& arguments, const char* says) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments << QString(says);
        };
        row({"--presenter"}, "F5");
        row({"--render", "nothing", "--out", "p.png"}, "window, overview, memory, ");
        row({"--render", "memry", "--out", "p.png"}, "memory");
        row({"--render", "memory"}, "--out");
        row({"--render", "memory", "--out", "m.bmp"}, "m.bmp has an ending that names no kind of picture; .png, .svg or .pdf");
        row({"--render"}, "--render VALUE");
        row({"--render", "memory", "--out", "m.png", "--size", "huge"}, "1280x800");
        row({"--render", "memory", "--out", "m.png", "--size", "1x1"}, "200x150");
        row({"--render", "memory", "--out", "m.png", "--theme", "drak"}, "dark");
        row({"--render", "memory", "--out", "m.png", "--scale", "0"}, "0.5 to 4");
        row({"--render", "memory", "--out", "m.png", "--scale", "nan"}, "0.5 to 4");
        row({"--render", "memory", "--tour", "d", "--out", "m.png"}, "one of them");
        row({"--rendr", "memory"}, "--render");
        row({"a.json", "b.json"}, "one at most");
        row({"--out", "m.png"}, "--render");
        row({"--tour"}, "--tour VALUE");
        row({"--handout", "blank", "--lesson", "buble", "--out", "h.pdf"}, "bubble");
        row({"--render", "memory", "--lesson", "bubble", "--out", "h.png"}, "--handout");
        row({"--tour-lessons"}, "--tour-lessons VALUE");
    }
    void badUsageSaysWhatWouldBeRight()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const Result<LaunchOptions> options = parseLaunchOptions(arguments);
        QVERIFY(!options);
        const QString sentence = QString::fromStdString(errorText(options.error()));
        QVERIFY2(sentence.contains(says), qPrintable(sentence));
    }
};

QTEST_APPLESS_MAIN(TestLaunchOptions)
#include "test_launch_options.moc"
