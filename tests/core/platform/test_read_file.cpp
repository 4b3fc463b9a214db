// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <string>

#include "core/platform/read_file.h"

using namespace shardscope;

class TestReadFile : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;

    std::string written(const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath("file"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName().toStdString();
    }

private slots:
    /// Both ways give the same bytes, whatever their number; a limit is for the whole file alone.
    void piecesAreTheFile()
    {
        for (const int size : {0, 1, 65535, 65536, 65537, 300000}) {
            const std::string path = written(QByteArray("0123456789").repeated(size / 10 + 1).first(size));
            std::string text;
            std::size_t most = 0;
            QVERIFY(readChunks(path, [&](std::string_view chunk) -> std::optional<Error> {
                text += chunk;
                most = std::max(most, chunk.size());
                return std::nullopt;
            }));
            QVERIFY(most <= 65536);
            QCOMPARE(text, readFile(path, size).value());
            QCOMPARE(static_cast<int>(text.size()), size);
            if (size > 0)
                QVERIFY(readFile(path, size - 1).error().code == ErrorCode::FileTooLarge);
        }
    }

    void aRefusalEndsTheReading()
    {
        int pieces = 0;
        const Result<void> read = readChunks(written(QByteArray(300000, 'x')), [&](std::string_view chunk) -> std::optional<Error> {
            pieces += chunk.empty() ? 0 : 1;
            return chunk.empty() ? std::nullopt : std::optional(Error{ErrorCode::BadUsage, {"enough"}, {}, {}});
        });
        QVERIFY(!read);
        QVERIFY(read.error().code == ErrorCode::BadUsage);
        QCOMPARE(pieces, 1);
    }

    void whatIsNotThereIsNamed()
    {
        const auto take = [](std::string_view) -> std::optional<Error> { return std::nullopt; };
        QVERIFY(readChunks(m_folder.filePath("none").toStdString(), take).error().code == ErrorCode::FileNotFound);
        QVERIFY(readChunks(m_folder.path().toStdString(), take).error().code == ErrorCode::FileUnreadable);
    }
};

QTEST_APPLESS_MAIN(TestReadFile)
#include "test_read_file.moc"
