// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <functional>
#include <sys/stat.h>

#include "app/document/edit_command.h"
#include "app/files/workspace.h"
#include "app/session/autosave.h"
#include "app/session/session_slot.h"
#include "app/session/start_guard.h"
#include "app/settings/settings.h"
#include "app/storage/write_file.h"
#include "core/io/scenario_file.h"
#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"
#include "tests/support/largest_file.h"

using namespace shardscope;

namespace {

/// The process that is killed: edits without pause, and tells each edit that was made.
int editForever(QCoreApplication& application, const QString& folder)
{
    Settings settings(folder + "/settings.ini");
    Workspace workspace(test::exampleScenario(), settings, folder + "/session.json");
    QTimer timer;
    std::int64_t length = 1;
    bool saved = true;
    QObject::connect(&timer, &QTimer::timeout, &workspace, [&] {
        workspace.document().edit("training.sequence_length", ++length);
        saved =
            saved && writeFile(folder + "/mine.json", QByteArray::fromStdString(scenarioText(workspace.document().scenario()))).isEmpty();
        std::printf("%lld\n", static_cast<long long>(length));
        std::fflush(stdout);
    });
    timer.start(2);
    return application.exec();
}

}  // namespace

class TestSession : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void whatIsWrittenIsRead()
    {
        Document document(test::exampleScenario());
        document.edit("plan.tp", std::int64_t{4});
        document.markSaved();
        document.edit("plan.pp", std::int64_t{2});
        document.edit("plan.zero", std::int64_t{3});
        document.undoStack().undo();
        const Session session{document.history(), std::make_shared<const Scenario>(test::exampleScenario()), "/home/me/mine.json"};
        const Result<Session> read = readSession(sessionText(session), "session.json");
        QVERIFY(read);
        QVERIFY(isSame(*read->history.shown(), document.scenario()));
        QVERIFY(isSame(*read->history.first, test::exampleScenario()));
        QCOMPARE(read->history.steps.size(), std::size_t{3});
        QCOMPARE(read->history.at, 2);
        QCOMPARE(read->history.clean, 1);
        QVERIFY(read->isDirty());
        QCOMPARE(read->file, session.file);
        QVERIFY(isSame(*read->pinned, test::exampleScenario()));
    }

    /// A file of the version before, by hand: the scenario comes back, without a way.
    void theFirstVersionIsRead()
    {
        const QString scenario = QString::fromStdString(scenarioText(test::exampleScenario()));
        const QJsonObject old{{"schema", "shardscope.session/1"}, {"scenario", scenario}, {"file", "/a.json"}, {"dirty", true}};
        const Result<Session> read = readSession(QJsonDocument(old).toJson(), "session.json");
        QVERIFY(read);
        QVERIFY(isSame(*read->history.shown(), test::exampleScenario()));
        QVERIFY(read->isDirty() && read->history.steps.empty() && !read->pinned);
    }

    /// The scenario is what matters: a way that does not lead to it is left.
    void aBrokenHistoryLosesNoScenario()
    {
        Document document(test::exampleScenario());
        document.edit("plan.tp", std::int64_t{4});
        QJsonObject object = QJsonDocument::fromJson(sessionText({document.history(), nullptr, {}})).object();
        for (const QJsonValue& broken : {QJsonValue(), QJsonValue("x"), QJsonValue(QJsonObject{{"first", "{"}}),
                                         QJsonValue(QJsonObject{{"first", object["scenario"]}, {"at", 7}})}) {
            object["history"] = broken;
            const Result<Session> read = readSession(QJsonDocument(object).toJson(), "session.json");
            QVERIFY(read);
            QCOMPARE(read->history.shown()->plan.tp, 4);
            QVERIFY(read->isDirty());
        }
    }

    /// Edits, a macro, a long way: what comes back can be undone and redone as before.
    void theWayComesBack()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        const QString path = folder.filePath("session.json");
        std::int64_t first = 0;
        {
            Workspace workspace(test::exampleScenario(), settings, path);
            Document& document = workspace.document();
            for (std::int64_t length = 1; length <= kMostKeptSteps + 20; ++length)
                document.edit("training.sequence_length", 1024 * length);
            document.undoStack().beginMacro("both");
            document.edit("plan.tp", std::int64_t{4});
            document.edit("plan.zero", std::int64_t{3});
            document.undoStack().endMacro();
            document.undoStack().undo();
            document.setPinned(document.snapshot());
            first = document.scenario().training.sequenceLength;
        }
        Workspace workspace(test::exampleScenario(), settings, path);
        QSignalSpy told(&workspace, &Workspace::told);
        workspace.restoreSession();
        QCOMPARE(told.size(), 1);
        Document& document = workspace.document();
        QCOMPARE(document.scenario().training.sequenceLength, first);
        QCOMPARE(document.pinned()->training.sequenceLength, first);
        document.undoStack().undo();
        QCOMPARE(document.scenario().training.sequenceLength, first - 1024);
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QVERIFY(document.undoStack().count() <= kMostKeptSteps);
        QVERIFY(document.scenario().training.sequenceLength < first - 90 * std::int64_t{1024});
    }

    void aBrokenSessionIsToldOf_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray whole = sessionText({Document(test::exampleScenario()).history(), nullptr, {}});
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut off") << whole.left(whole.size() / 2);
        QTest::newRow("another document") << QByteArray("{\"schema\": \"shardscope.session/7\"}");
        QTest::newRow("no scenario") << QByteArray("{\"schema\": \"shardscope.session/1\"}");
        QTest::newRow("zeros") << QByteArray(4096, '\0');
    }
    void aBrokenSessionIsToldOf()
    {
        QFETCH(QByteArray, text);
        const QTemporaryDir folder;
        QFile file(folder.filePath("session.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        Settings settings(folder.filePath("settings.ini"));
        Workspace workspace(test::exampleScenario(), settings, file.fileName());
        QSignalSpy refused(&workspace, &Workspace::refused);
        workspace.restoreSession();
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused.first().first().toString().contains("built-in example"));
        QVERIFY(isSame(workspace.document().scenario(), test::exampleScenario()));
        // The next edit is kept in the session's file, and does not overwrite a file that may be repaired by hand.
        workspace.document().edit("plan.tp", std::int64_t{4});
        QTRY_VERIFY(QFile::exists(file.fileName()));
        QFile aside(file.fileName() + ".unreadable");
        QVERIFY2(refused.first().last().toString().contains(aside.fileName()), qPrintable(refused.first().last().toString()));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), text);
    }

    /// The program was killed during a lesson, and what the lesson stood in front of cannot be written as the session.
    void whatWasSetAsideIsNotDroppedBeforeItIsKept()
    {
        for (const bool isDiskWell : {false, true}) {
            const QTemporaryDir folder;
            Settings settings(folder.filePath("settings.ini"));
            const QString path = folder.filePath("session.json");
            const QString aside = path + ".before-lesson";
            Document own(test::exampleScenario());
            own.edit("plan.tp", std::int64_t{4});
            QFile file(aside);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(sessionText({own.history(), nullptr, {}})) > 0);
            file.close();
            test::LargestFile limit(isDiskWell ? RLIM_INFINITY : 10);  // as on a full disk
            Workspace workspace(test::exampleScenario(), settings, path);
            workspace.restoreSession();
            QCOMPARE(workspace.document().scenario().plan.tp, 4);
            QCOMPARE(QFile::exists(aside), !isDiskWell);
            if (isDiskWell) {
                const std::optional<Result<Session>> kept = loadSession(path);
                QVERIFY(kept && *kept);
                QCOMPARE((*kept)->history.shown()->plan.tp, 4);
            }
        }
    }

    /// Each is kept under its own name; anything that is not a file is neither waited for nor written into.
    void whatCannotBeReadIsNeverOverwritten()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("session.json");
        Settings settings(folder.filePath("settings.ini"));
        const auto startWith = [&](const std::function<bool()>& make) {
            QVERIFY(make());
            Workspace workspace(test::exampleScenario(), settings, path);
            QSignalSpy refused(&workspace, &Workspace::refused);
            workspace.restoreSession();
            QCOMPARE(refused.size(), 1);
            workspace.document().edit("plan.tp", std::int64_t{4});
            QTRY_VERIFY(QFileInfo(path).isFile());
            QVERIFY(!(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther)));
        };
        const auto text = [&](const QByteArray& content) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
        };
        startWith([&] { return text("one"); });
        startWith([&] { return text("two"); });
        startWith([&] { return QFile::remove(path) && ::mkfifo(path.toLocal8Bit().constData(), 0600) == 0; });
        startWith([&] { return QFile::remove(path) && QDir().mkpath(path + "/inside"); });
        for (const auto& [name, content] : {std::pair{"", "one"}, {"-2", "two"}}) {
            QFile kept(path + ".unreadable" + name);
            QVERIFY(kept.open(QIODevice::ReadOnly));
            QCOMPARE(kept.readAll(), QByteArray(content));
        }
        QVERIFY(!QFileInfo(path + ".unreadable-3").isFile() && QFileInfo::exists(path + ".unreadable-3"));
        QVERIFY(QFileInfo(path + ".unreadable-4/inside").isDir());
    }

    /// Also while the program runs, and of a mode that only its owner may read.
    void thePlaceOfASessionIsTaken()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("session.json");
        Autosave autosave(path, [] { return Session{Document(test::exampleScenario()).history(), nullptr, {}}; });
        QCOMPARE(::mkfifo(path.toLocal8Bit().constData(), 0600), 0);
        QVERIFY(autosave.writeNow());
        QVERIFY(QFileInfo(path).isFile());
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
    }

    void aStartThatNeverStoodIsCounted()
    {
        const QTemporaryDir folder;
        const QString mark = folder.filePath("starting-1");
        {
            const StartGuard good(folder.path());
            QCOMPARE(good.badStarts(), 0);
            QVERIFY(QFile::exists(mark));
            const StartGuard beside(folder.path());  // of a window that is alive nothing is said
            QCOMPARE(beside.badStarts(), 0);
        }
        QVERIFY(!QFile::exists(mark));
        for (const int bad : {1, 2}) {
            QFile left(mark);
            QVERIFY(left.open(QIODevice::WriteOnly) && left.write(QByteArray::number(bad)) > 0);
            left.close();
            StartGuard after(folder.path());
            QCOMPARE(after.badStarts(), bad);
            QVERIFY(left.open(QIODevice::ReadOnly));
            QCOMPARE(left.readAll(), QByteArray::number(bad + 1));
            after.stands();
            QVERIFY(!QFile::exists(mark));
        }
        QCOMPARE(StartGuard("/proc/nowhere").badStarts(), 0);
    }

    void twoWindowsKeepASessionEach()
    {
        const QTemporaryDir folder;
        const QString first = folder.filePath("session.json");
        {
            const SessionSlot one(folder.path());
            QCOMPARE(one.path(), first);
            QVERIFY(!one.isBesideAnother());
            const SessionSlot two(folder.path());
            QCOMPARE(two.path(), folder.filePath("session-2.json"));
            QVERIFY(two.isBesideAnother());
            const SessionSlot three(folder.path());
            QCOMPARE(three.path(), folder.filePath("session-3.json"));
        }
        QCOMPARE(SessionSlot(folder.path()).path(), first);
        // That of a program that was killed is free again.
        QFile stale(first + ".lock");
        QVERIFY(stale.open(QIODevice::WriteOnly) &&
                stale.write("999999999\nshardscope\n" + QSysInfo::machineHostName().toUtf8() + "\n") > 0);
        stale.close();
        QCOMPARE(SessionSlot(folder.path()).path(), first);
        // Where nothing can be written there is no second program.
        const SessionSlot nowhere("/proc/shardscope");
        QCOMPARE(nowhere.path(), QString("/proc/shardscope/session.json"));
        QVERIFY(!nowhere.isBesideAnother());
    }

    void withoutASessionNothingIsSaid()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        Workspace workspace(test::exampleScenario(), settings, folder.filePath("deep/er/session.json"));
        QSignalSpy refused(&workspace, &Workspace::refused);
        workspace.restoreSession();
        QCOMPARE(refused.size(), 0);
        QVERIFY(!workspace.document().isDirty());
    }

    void theEndWritesWhatIsLeft()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        const QString path = folder.filePath("deep/er/session.json");
        {
            Workspace workspace(test::exampleScenario(), settings, path);
            workspace.document().edit("plan.tp", std::int64_t{4});
        }
        Workspace workspace(test::exampleScenario(), settings, path);
        workspace.restoreSession();
        QCOMPARE(workspace.document().scenario().plan.tp, 4);
        QVERIFY(workspace.document().isDirty());
    }

    void aSessionThatCannotBeKeptIsToldOnce()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        Workspace workspace(test::exampleScenario(), settings, "/proc/shardscope/session.json");
        QSignalSpy refused(&workspace, &Workspace::refused);
        workspace.document().edit("plan.tp", std::int64_t{4});
        QTRY_COMPARE(refused.size(), 1);
        workspace.document().edit("plan.tp", std::int64_t{2});
        QTest::qWait(2 * Autosave::kDelay);
        QCOMPARE(refused.size(), 1);
    }

    /// kill −9 at any moment of a stream of edits: the next start has one of the last ones, whole.
    void aKilledProcessComesBack()
    {
        // A thousand in the long suite.
        const int rounds = qEnvironmentVariableIsSet("SHARDSCOPE_LONG") ? 1000 : 8;
        for (int round = 0; round < rounds; ++round) {
            const QTemporaryDir folder;
            QProcess process;
            process.start(QCoreApplication::applicationFilePath(), {"--edit-forever", folder.path()});
            QVERIFY(process.waitForStarted());
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath("session.json")), 10000);
            QTest::qWait(60 + 37 * round % 301);
            process.kill();
            QVERIFY(process.waitForFinished());
            QCOMPARE(process.exitStatus(), QProcess::CrashExit);
            const QList<QByteArray> told = process.readAllStandardOutput().trimmed().split('\n');

            Settings settings(folder.filePath("settings.ini"));
            Workspace workspace(test::exampleScenario(), settings, folder.filePath("session.json"));
            QSignalSpy refused(&workspace, &Workspace::refused);
            workspace.restoreSession();
            QCOMPARE(refused.size(), 0);
            QVERIFY(workspace.document().isDirty());
            const std::int64_t length = workspace.document().scenario().training.sequenceLength;
            QVERIFY(length > 1);
            // An edit each 2 ms: only the last ones may be missing.
            const std::int64_t lost = told.last().toLongLong() - length;
            QVERIFY2(lost <= 500, qPrintable(QString::number(static_cast<qlonglong>(lost))));
            // A file that it was saving is whole too, one version or the next.
            const Result<Scenario> saved = loadScenario(folder.filePath("mine.json").toStdString());
            QVERIFY2(saved, "the saved file is not whole");
            QVERIFY(told.last().toLongLong() - saved->training.sequenceLength <= 1);
        }
    }
};

int main(int count, char** words)
{
    QCoreApplication application(count, words);
    if (application.arguments().value(1) == "--edit-forever")
        return editForever(application, application.arguments().value(2));
    TestSession test;
    return QTest::qExec(&test, count, words);
}

#include "test_session.moc"
