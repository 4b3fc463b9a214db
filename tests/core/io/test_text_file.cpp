// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <unistd.h>

#include <thread>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/text_file.h"

using namespace shardscope;

class TestTextFile : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }

private slots:
    void readsAFile()
    {
        QFile file(m_folder.filePath("a.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}\n");
        file.close();
        QCOMPARE(*readTextFile(path("a.json")), std::string("{}\n"));
    }
    void saysWhatIsMissing()
    {
        const auto result = readTextFile(path("none.json"));
        QCOMPARE(result.error().code, ErrorCode::FileNotFound);
        QCOMPARE(result.error().file, path("none.json"));
    }
    void refusesAFolder() { QCOMPARE(readTextFile(m_folder.path().toStdString()).error().code, ErrorCode::FileUnreadable); }
    void refusesWhatMayNotBeRead()
    {
        if (geteuid() == 0)
            QSKIP("root may read everything");
        QFile file(m_folder.filePath("secret.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QVERIFY(file.setPermissions(QFileDevice::Permissions()));
        QCOMPARE(readTextFile(path("secret.json")).error().code, ErrorCode::FileUnreadable);
    }
    void refusesALargeFileUnread()
    {
        // Sparse: it takes no space, and reading it would take seconds.
        QFile file(m_folder.filePath("large.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(kMaxFileBytes * 512));
        file.close();
        const auto result = readTextFile(path("large.json"));
        QCOMPARE(result.error().code, ErrorCode::FileTooLarge);
        QCOMPARE(result.error().arguments.at(0), std::to_string(kMaxFileBytes * 512));
    }
    void readsUpToTheLimit()
    {
        QFile file(m_folder.filePath("limit.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(kMaxFileBytes));
        file.close();
        QCOMPARE(readTextFile(path("limit.json"))->size(), static_cast<std::size_t>(kMaxFileBytes));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(kMaxFileBytes + 1));
        QCOMPARE(readTextFile(path("limit.json")).error().code, ErrorCode::FileTooLarge);
    }
    void refusesAPipeThatNobodyWritesTo()
    {
        QCOMPARE(mkfifo(path("idle").c_str(), 0600), 0);
        const auto result = readTextFile(path("idle"));
        QCOMPARE(result.error().code, ErrorCode::FileUnreadable);
        QCOMPARE(result.error().arguments.at(0), std::string("nobody writes to this pipe"));
    }
    void readsAPipeOfASlowWriter()
    {
        const std::string name = path("slow");
        QCOMPARE(mkfifo(name.c_str(), 0600), 0);
        std::thread writer([&name] {
            QFile pipe(QString::fromStdString(name));
            if (!pipe.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
                return;
            QTest::qSleep(900);  // longer than the reader looks for a writer
            pipe.write("{}");
            QTest::qSleep(50);
            pipe.write("\n");
        });
        const auto result = readTextFile(name);
        writer.join();
        QVERIFY(result);
        QCOMPARE(*result, std::string("{}\n"));
    }
    void stopsAtTheLimitOfADevice()
    {
        if (!QFile::exists("/dev/zero"))
            QSKIP("no /dev/zero here");
        QCOMPARE(readTextFile("/dev/zero").error().code, ErrorCode::FileTooLarge);
    }
};

QTEST_APPLESS_MAIN(TestTextFile)
#include "test_text_file.moc"
