// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>

#include "app/session/session.h"
#include "core/io/scenario_file.h"
#include "tests/app/example_scenario.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/random_draw.h"

using namespace shardscope;

namespace {

bool write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

QByteArray noise()
{
    test::Draw draw(17);
    QByteArray bytes;
    for (int i = 0; i < 4096; ++i)
        bytes.append(static_cast<char>(draw.below(256)));
    return bytes;
}

/// The real program with its folders below `home`.
class Program {
public:
    Program(const QString& home, const QStringList& arguments, const QString& platform = QStringLiteral("offscreen"),
            const QString& display = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            environment.insert(QString::fromLatin1(name), home);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
        environment.insert(QStringLiteral("DISPLAY"), display);
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(SHARDSCOPE_PROGRAM), arguments);
    }
    ~Program()
    {
        process.kill();
        process.waitForFinished();
    }
    QProcess process;
};

QString dataOf(const QTemporaryDir& home, const QString& name) { return home.filePath(QStringLiteral("shardscope/") + name); }

void remember(const QString& path, const QByteArray& arrangement)
{
    QSettings(path, QSettings::IniFormat).setValue("remembered/arrangement", arrangement);
}

}  // namespace

/// The surroundings of the program are broken: its settings, its folders, another window, the display.
class TestSurroundings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void aWindowOpensWithAnySettings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isToldOf");
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("prose") << QByteArray("these are not settings\n") << false;
        QTest::newRow("noise") << noise() << true;
        QTest::newRow("zeros") << QByteArray(4096, '\0') << false;
        QTest::newRow("cut off") << QByteArray("[appearance]\ntheme=dark\n[rememb") << true;
        QTest::newRow("wrong types") << QByteArray(
                                            "[appearance]\ntheme=7\ntext_size=@Invalid()\n[remembered]\narrangement=@ByteArray([1,2)\n"
                                            "geometry=@ByteArray(xx)\nlessons=@ByteArray({\"seen\": 7)\npalette_history=@Size(1 2)\n"
                                            "recent_files=@Rect(1 2 3 4)\nexport\\target=@Point(1 2)\n")
                                     << false;
        QTest::newRow("an arrangement of nothing")
            << QByteArray("[remembered]\narrangement=@ByteArray({\"panes\": [{\"view\": \"none\", \"tab\": -4}], "
                          "\"sizes\": [\"a\", -1, 1e99]})\n")
            << false;
    }
    void aWindowOpensWithAnySettings()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isToldOf);
        const QTemporaryDir folder;
        const QString path = folder.filePath("settings.ini");
        QVERIFY(write(path, text));
        {
            Settings settings(path);
            Appearance appearance(settings);
            Workspace workspace(test::exampleScenario(), settings, {});
            MainWindow window(workspace, settings, appearance);
            window.show();
            QVERIFY(QTest::qWaitFor([&window] { return window.isSettled(); }, 60000));
            QCOMPARE(window.panels().messages().isVisible() && window.panels().messages().text().contains("settings"), isToldOf);
            workspace.document().edit("plan.tp", std::int64_t{4});
            settings.set(kTextSizeSetting, 125);
            QVERIFY(QTest::qWaitFor([&window] { return window.isSettled(); }, 60000));
        }
        QCOMPARE(Settings(path).get(kTextSizeSetting), 125);
        QFile aside(path + ".unreadable");
        QCOMPARE(aside.open(QIODevice::ReadOnly), isToldOf);
        QCOMPARE(aside.isOpen() ? aside.readAll() : QByteArray(), isToldOf ? text : QByteArray());
    }

    void aWindowOpensWhereNothingCanBeWritten()
    {
        Settings settings("/proc/nowhere/settings.ini");
        Appearance appearance(settings);
        Workspace workspace(test::exampleScenario(), settings, "/proc/nowhere/session.json");
        {
            MainWindow window(workspace, settings, appearance);
            window.panels().house().setFolder("/proc/nowhere");
            window.show();
            workspace.document().edit("plan.tp", std::int64_t{4});
            QVERIFY(QTest::qWaitFor([&window] { return window.isSettled(); }, 60000));
            QTRY_VERIFY(window.panels().messages().isVisible());
            QVERIFY2(window.panels().messages().text().contains("/proc/nowhere/session.json"),
                     qPrintable(window.panels().messages().text()));
        }
    }

    void theProgramRunsWithoutAHome()
    {
        Program program("/proc/nowhere", {});
        QVERIFY(program.process.waitForStarted());
        QVERIFY(!program.process.waitForFinished(3000));
        const QString said = QString::fromLocal8Bit(program.process.readAllStandardError());
        QVERIFY2(said.isEmpty(), qPrintable(said));
    }

    void twoWindowsAtOnce()
    {
        const QTemporaryDir home;
        const QString scenario = home.filePath("mine.json");
        QVERIFY(write(scenario, QByteArray::fromStdString(scenarioText(test::exampleScenario()))));
        Program one(home.path(), {});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(dataOf(home, "session.json.lock")), 60000);
        Program two(home.path(), {scenario});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(dataOf(home, "session-2.json")), 60000);
        const std::optional<Result<Session>> second = loadSession(dataOf(home, "session-2.json"));
        QVERIFY(second && *second);
        QCOMPARE((*second)->file, scenario);
        QVERIFY(!loadSession(dataOf(home, "session.json")));
        QCOMPARE(one.process.state(), QProcess::Running);
    }

    /// A start that is killed before its first picture simulates one that a saved page or session has crashed.
    void aStartThatEndedBadlyIsNotRepeated()
    {
        const QTemporaryDir home;
        const QString settings = dataOf(home, "shardscope.ini");
        const QString session = dataOf(home, "session.json");
        const QString mark = dataOf(home, "starting-1");
        QVERIFY(QDir(home.path()).mkpath("shardscope"));
        remember(settings, R"({"panes": [{"views": ["ring"], "current": "ring"}]})");
        Document mine(test::exampleScenario());
        mine.edit("plan.tp", std::int64_t{4});
        QVERIFY(write(session, sessionText({mine.history(), nullptr, {}})));
        const auto kept = [&](const char* group) {
            return QSettings(settings, QSettings::IniFormat).value(QLatin1String(group) + "/arrangement").toByteArray();
        };
        const auto killed = [&](const char* inARow) {
            Program program(home.path(), {});
            return QTest::qWaitFor(
                [&] {
                    QFile file(mark);
                    return file.open(QIODevice::ReadOnly) && file.readAll() == inARow;
                },
                60000);
        };
        const auto said = [&] {
            Program program(home.path(), {});
            const bool stands =
                QTest::qWaitFor([&] { return QFile::exists(mark); }, 60000) && QTest::qWaitFor([&] { return !QFile::exists(mark); }, 60000);
            return stands ? QString::fromLocal8Bit(program.process.readAllStandardError()) : QStringLiteral("it never stood");
        };
        QVERIFY(killed("1"));
        QVERIFY(kept("remembered").contains("ring"));
        const QString once = said();
        QVERIFY2(once.contains("failed before the window appeared") && !once.contains("session"), qPrintable(once));
        QVERIFY(kept("set_aside").contains("ring"));
        QVERIFY(QFile::exists(session));
        QCOMPARE(said(), QString());
        QVERIFY(killed("1"));
        QVERIFY(killed("2"));
        const QString twice = said();
        QVERIFY2(twice.contains("The last session was kept as") && QFile::exists(session + ".unreadable"), qPrintable(twice));
    }

    /// Side by side, the ring of more than 64 ranks ended the program, and every start after it.
    void aRememberedPageDrawsAnyFile()
    {
        const QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkpath("shardscope"));
        remember(dataOf(home, "shardscope.ini"),
                 R"({"controls": false, "panes": [{"views": ["ring"], "current": "ring"}], "modes": {"ring": "layouts"}})");
        Scenario wide = test::exampleScenario();
        wide.plan.cp = 128;
        wide.training.sequenceLength = 131072;
        const QString scenario = home.filePath("wide.json");
        QVERIFY(write(scenario, QByteArray::fromStdString(scenarioText(wide))));
        const QString mark = dataOf(home, "starting-1");
        for (const QStringList& arguments : {QStringList{scenario}, QStringList{"--new", scenario}}) {
            Program program(home.path(), arguments);
            QVERIFY(QTest::qWaitFor([&] { return QFile::exists(mark) || program.process.state() == QProcess::NotRunning; }, 60000));
            QVERIFY(QTest::qWaitFor([&] { return !QFile::exists(mark) || program.process.state() == QProcess::NotRunning; }, 60000));
            QCOMPARE(program.process.state(), QProcess::Running);
            QCOMPARE(QString::fromLocal8Bit(program.process.readAllStandardError()), QString());
        }
    }

    /// The program ends with its display, and the next start has what was shown.
    void theDisplayIsLost()
    {
        const QString server = QStandardPaths::findExecutable("Xvfb");
        if (server.isEmpty())
            QSKIP("there is no Xvfb here");
        const QTemporaryDir home;
        const QString scenario = home.filePath("mine.json");
        Scenario mine = test::exampleScenario();
        mine.training.sequenceLength = 2048;
        QVERIFY(write(scenario, QByteArray::fromStdString(scenarioText(mine))));
        QProcess display;
        display.start(server, {"-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"});
        QVERIFY(display.waitForReadyRead(30000));
        const QString number = ":" + QString::fromLatin1(display.readAllStandardOutput().trimmed());
        Program program(home.path(), {scenario}, "xcb", number);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(dataOf(home, "session.json")) || program.process.state() == QProcess::NotRunning, 60000);
        if (program.process.state() == QProcess::NotRunning)
            QSKIP("Qt's xcb platform does not run here");
        display.kill();
        QVERIFY(display.waitForFinished());
        QVERIFY(program.process.waitForFinished(60000));
        QCOMPARE(program.process.exitStatus(), QProcess::NormalExit);
        const std::optional<Result<Session>> kept = loadSession(dataOf(home, "session.json"));
        QVERIFY(kept && *kept);
        QCOMPARE((*kept)->file, scenario);
        QCOMPARE((*kept)->history.shown()->training.sequenceLength, std::int64_t{2048});
    }
};

QTEST_MAIN(TestSurroundings)
#include "test_surroundings.moc"
