// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>

#include <map>

#include "app/files/import_notes.h"
#include "app/files/open_source.h"
#include "app/language/language.h"
#include "core/text/message_text.h"
#include "tests/app/app_test.h"

using namespace shardscope;

/// Why each setting of a launch file was used, ignored or assumed, or is unknown: said in the reader's language.
class TestImportReasons : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        for (const char* folder : {"/tests/app/launch/scripts", "/tests/fuzz/corpus/launch"}) {
            const QDir files(QStringLiteral(SHARDSCOPE_SOURCE_DIR) + QLatin1String(folder));
            for (const QFileInfo& info : files.entryInfoList(QDir::Files)) {
                QFile file(info.filePath());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const Result<ImportedLaunch> read =
                    importLaunch(file.readAll().toStdString(), info.fileName().toStdString(), std::nullopt, builtInExample());
                if (!read)
                    continue;
                for (const auto* notes : {&read->used, &read->ignored, &read->assumed, &read->unknown}) {
                    for (const ImportNote& note : *notes)
                        m_notes.try_emplace(messageText(note.why), note);
                }
            }
        }
        QVERIFY2(m_notes.size() > 60, qPrintable(QString::number(m_notes.size())));
    }

    void cleanup() { speak(QStringLiteral("en")); }

    void everyReasonIsTranslated_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("German") << QStringLiteral("de");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    }
    void everyReasonIsTranslated()
    {
        QFETCH(QString, language);
        speak(language);
        QStringList english;
        for (const auto& [reason, note] : m_notes) {
            const QString said = importReasonText(note);
            for (const char* word : {" is ", " unknown", "This ", " not ", " the "}) {
                // Quotations from a script are between backticks.
                if (QString(said).remove(QRegularExpression("`[^`]*`")).contains(QLatin1String(word)))
                    english << QString::fromStdString(reason) + " -> " + said;
            }
        }
        english.removeDuplicates();
        QVERIFY2(english.isEmpty(), qPrintable(english.join('\n')));
    }

private:
    std::map<std::string, ImportNote> m_notes;  ///< by the English reason
};

QTEST_MAIN(TestImportReasons)
#include "test_import_reasons.moc"
