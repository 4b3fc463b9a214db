// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <unistd.h>

#include <thread>

#include <QDir>
#include <QStringConverter>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/text_file.h"
#include "core/text/error_text.h"
#include "tests/support/gzip.h"

using namespace shardscope;

class TestTextFile : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    std::string written(const char* name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", name);
        return path(name);
    }

private slots:
    void readsAFile()
    {
        QFile file(m_folder.filePath("a.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}\n");
        file.close();
        QCOMPARE(*readTextFile(path("a.json")), std::string("{}\n"));
    }
    /// Whatever it is called; several members in a row are one text.
    void unpacksGzip()
    {
        const QByteArray text = "{\"a\": 1}\n" + QByteArray(200000, 'x');
        QCOMPARE(*readTextFile(written("a.json.gz", test::gzip(text))), text.toStdString());
        QCOMPARE(*readTextFile(written("b.json", test::gzip("first\n") + test::gzip("second\n"))), std::string("first\nsecond\n"));
        QCOMPARE(*readTextFile(written("c.gz", test::gzip("padded") + QByteArray(512, '\0'))), std::string("padded"));
    }
    /// With a mark and without one, also where it is packed.
    void namesUtf16_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isRefused");
        const QByteArray text = "{\"schema\": \"shardscope.scenario/1\", \"name\": \"Größe\"}\n";
        const auto in = [&text](QStringConverter::Encoding encoding, bool hasMark) -> QByteArray {
            QStringEncoder encoder(encoding, hasMark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
            return encoder(QString::fromUtf8(text));
        };
        QTest::newRow("little endian") << in(QStringConverter::Utf16LE, false) << true;
        QTest::newRow("big endian") << in(QStringConverter::Utf16BE, false) << true;
        QTest::newRow("little endian, marked") << in(QStringConverter::Utf16LE, true) << true;
        QTest::newRow("big endian, marked") << in(QStringConverter::Utf16BE, true) << true;
        QTest::newRow("packed") << test::gzip(in(QStringConverter::Utf16LE, false)) << true;
        QTest::newRow("cut in a letter") << in(QStringConverter::Utf16LE, true).chopped(1) << true;
        QTest::newRow("UTF-8") << text << false;
        QTest::newRow("zeros") << QByteArray(64, '\0') << false;
        QTest::newRow("one zero") << QByteArray("a\0", 2) << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }
    void namesUtf16()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isRefused);
        const std::string file = written("text.json", bytes);
        const auto read = readTextFile(file);
        QCOMPARE(!read, isRefused);
        if (isRefused)
            QCOMPARE(errorText(read.error()), file + ": the text is UTF-16; save it as UTF-8");
    }
    void refusesAPackedBomb()
    {
        const std::string bomb = written("bomb.gz", test::gzip(QByteArray(8 << 20, 'x')));
        QCOMPARE(readTextFile(bomb, 8 << 20)->size(), std::size_t{8 << 20});
        const auto result = readTextFile(bomb, (8 << 20) - 1);
        QCOMPARE(result.error().code, ErrorCode::FileTooLarge);
        QCOMPARE(result.error().file, bomb);
        // A thousand small ones in one file are one as well.
        QByteArray many;
        for (int i = 0; i < 1000; ++i)
            many += test::gzip(QByteArray(65536, 'y'));
        QCOMPARE(readTextFile(written("many.gz", many), 1 << 20).error().code, ErrorCode::FileTooLarge);
    }
    void refusesDamagedGzip()
    {
        const QByteArray whole = test::gzip(QByteArray(5000, 'x') + "y");
        for (qsizetype length = 3; length < whole.size(); ++length)
            QCOMPARE(readTextFile(written("cut.gz", whole.first(length))).error().code, ErrorCode::FileUnreadable);
        QByteArray wrong = whole;
        wrong[wrong.size() - 6] = static_cast<char>(wrong[wrong.size() - 6] ^ 1);  // of the checksum
        QCOMPARE(readTextFile(written("wrong.gz", wrong)).error().code, ErrorCode::FileUnreadable);
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
