// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/platform/atomic_file.h"
#include "tests/support/largest_file.h"

using namespace shardscope;

namespace {

QByteArray textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestAtomicFile : public QObject {
    Q_OBJECT

private slots:
    void replacesWholeAndLeavesNothingBeside()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        for (const char* text : {"first", "second, and longer", ""}) {
            QCOMPARE(writeAtomically(path.toStdString(), text), std::string());
            QCOMPARE(textOf(path), QByteArray(text));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"p.json"});
    }

    void whatFailsLeavesTheOldFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        QCOMPARE(writeAtomically(path.toStdString(), "old"), std::string());
        // The temporary file cannot take the name of a folder.
        QVERIFY(QDir(folder.path()).mkdir("there"));
        QVERIFY(!writeAtomically(folder.filePath("there").toStdString(), "new").empty());
        QVERIFY(!writeAtomically(folder.filePath("missing/p.json").toStdString(), "new").empty());
        QCOMPARE(writeAtomically("/dev/full", "new"), std::string("No space left on device"));
        QCOMPARE(textOf(path), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"p.json"});
    }

    /// A limit of the file's size simulates a disk that becomes full during the write.
    void aFullDiskCutsNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        const std::string old(2000, 'o');
        QCOMPARE(writeAtomically(path.toStdString(), old), std::string());
        {
            const test::LargestFile limit(1000);
            QCOMPARE(writeAtomically(path.toStdString(), std::string(3000, 'n')), std::string("File too large"));
        }
        QCOMPARE(textOf(path), QByteArray::fromStdString(old));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"p.json"});
    }

    void whoCouldReadItStillCan()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("p.json");
        const QString link = folder.filePath("link.json");
        QCOMPARE(writeAtomically(path.toStdString(), "old"), std::string());
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(QFile::link(path, link));
        QCOMPARE(writeAtomically(link.toStdString(), "new"), std::string());
        QCOMPARE(textOf(path), QByteArray("new"));
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(!(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther)));
    }

    void aDeviceStaysOne()
    {
        QCOMPARE(writeAtomically("/dev/null", "text"), std::string());
        QVERIFY(!QFileInfo("/dev/null").isFile());
    }

    void saysBeforehandWhatCannotBeWritten()
    {
        const QTemporaryDir folder;
        QVERIFY(problemWithWriting(folder.filePath("p.json").toStdString()).empty());
        QVERIFY(problemWithWriting("p.json").empty());
        QVERIFY(!problemWithWriting(folder.path().toStdString()).empty());
        QVERIFY(!problemWithWriting(folder.filePath("missing/p.json").toStdString()).empty());
    }
};

QTEST_APPLESS_MAIN(TestAtomicFile)
#include "test_atomic_file.moc"
