// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "tests/fuzz/fuzz_target.h"

/// Runs every file of a fuzz target's corpus through the target, in the normal tests.
class ReplayCorpus : public QObject {
    Q_OBJECT
private slots:
    void replays_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(FUZZ_CORPUS));
        for (const QString& name : folder.entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void replays()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.constData()), static_cast<std::size_t>(bytes.size())), 0);
        // Truncated and flipped, it must still be taken or refused in order.
        for (qsizetype cut = 0; cut < bytes.size(); cut += 1 + bytes.size() / 50) {
            QByteArray changed = bytes;
            changed[cut] = static_cast<char>(changed[cut] ^ 0x15);
            QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(changed.constData()), static_cast<std::size_t>(changed.size())), 0);
            QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.constData()), static_cast<std::size_t>(cut)), 0);
        }
    }
};

QTEST_APPLESS_MAIN(ReplayCorpus)
#include "replay.moc"
