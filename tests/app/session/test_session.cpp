// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

#include "app/document/edit_command.h"
#include "app/files/workspace.h"
#include "app/settings/settings.h"
#include "tests/app/app_test.h"

using namespace shardscope;

namespace {

/// The process that is killed: edits without pause, and tells each edit that was made.
int editForever(QCoreApplication& application, const QString& folder)
{
    Settings settings(folder + "/settings.ini");
    Workspace workspace(test::exampleScenario(), settings, folder + "/session.json");
    QTimer timer;
    std::int64_t length = 1;
    QObject::connect(&timer, &QTimer::timeout, &workspace, [&] {
        workspace.document().edit("training.sequence_length", ++length);
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
        const Session session{test::exampleScenario(), "/home/me/mine.json", true};
        const Result<Session> read = readSession(sessionText(session), "session.json");
        QVERIFY(read);
        QVERIFY(isSame(read->scenario, session.scenario));
        QCOMPARE(read->file, session.file);
        QVERIFY(read->isDirty);
    }

    void aBrokenSessionIsToldOf_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray whole = sessionText({test::exampleScenario(), {}, false});
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
        for (int round = 0; round < 8; ++round) {
            const QTemporaryDir folder;
            QProcess process;
            process.start(QCoreApplication::applicationFilePath(), {"--edit-forever", folder.path()});
            QVERIFY(process.waitForStarted());
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath("session.json")), 10000);
            QTest::qWait(60 + 37 * round);
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
            // An edit each 2 ms: what is missing was made in the last moments.
            const std::int64_t lost = told.last().toLongLong() - length;
            QVERIFY2(lost <= 500, qPrintable(QString::number(static_cast<qlonglong>(lost))));
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
