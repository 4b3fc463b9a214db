// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/length_file.h"
#include "core/text/error_text.h"
#include "tests/support/gzip.h"

using namespace shardscope;

class TestLengthFile : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;

    Result<LengthFile> read(const QByteArray& bytes, std::optional<double> bytesPerToken = std::nullopt) const
    {
        QFile file(m_folder.filePath("lengths"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        file.close();
        return readLengthFile(file.fileName().toStdString(), bytesPerToken);
    }

private slots:
    void documentsAreCounted_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("counted");
        const QByteArray end = "\n";
        QTest::newRow("numbers") << QByteArray("3\n5\n3\n") << "";
        QTest::newRow("without a last end of line") << QByteArray("3\n5\n3") << "";
        QTest::newRow("blanks, Windows' line ends and empty lines") << QByteArray(" 3\r\n\r\n5\r\n\t\n3 \r\n") << "";
        QTest::newRow("length") << QByteArray("{\"length\": 3, \"text\": \"x\"}\n{\"length\": 5}\n{\"length\": 3}\n") << "length";
        QTest::newRow("num_tokens") << QByteArray("{\"num_tokens\": 3}\n{\"num_tokens\": 5}\n{\"num_tokens\": 3}\n") << "num_tokens";
        QTest::newRow("input_ids") << QByteArray(
                                          "{\"input_ids\": [1, 2, 3]}\n{\"input_ids\": [1, 2, 3, 4, 5]}\n{\"input_ids\": [9, 9, 9]}\n")
                                   << "input_ids";
    }
    void documentsAreCounted()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, counted);
        for (const QByteArray& bytes : {text, test::gzip(text)}) {
            const Result<LengthFile> file = read(bytes);
            QVERIFY2(file, file ? "" : errorText(file.error()).c_str());
            QCOMPARE(file->lengths.bins(), (std::vector<LengthBin>{{3, 2}, {5, 1}}));
            QCOMPARE(file->documents, std::int64_t{3});
            QCOMPARE(QString::fromStdString(file->counted), counted);
            QVERIFY(!file->bytesPerToken);
        }
    }

    /// Texts are bytes over an assumed number, and the answer says so.
    void textsAreAssumed_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("text") << QByteArray("{\"text\": \"12345678\"}");
        QTest::newRow("prompt and completion") << QByteArray("{\"prompt\": \"1234\", \"completion\": \"5678\", \"id\": \"not counted\"}");
        QTest::newRow("instruction") << QByteArray("{\"instruction\": \"123\", \"input\": \"\", \"output\": \"45678\"}");
        QTest::newRow("messages") << QByteArray(
            "{\"messages\": [{\"role\": \"user\", \"content\": \"1234\"}, {\"role\": \"assistant\", \"content\": \"5678\"}]}");
        QTest::newRow("conversations") << QByteArray("{\"conversations\": [{\"from\": \"human\", \"value\": \"12345678\"}]}");
        QTest::newRow("parts") << QByteArray(
            "{\"messages\": [{\"role\": \"user\", \"content\": [{\"type\": \"text\", \"text\": \"12345678\"}]}]}");
    }
    void textsAreAssumed()
    {
        QFETCH(QByteArray, line);
        const Result<LengthFile> file = read(line, 3);
        QVERIFY2(file, file ? "" : errorText(file.error()).c_str());
        QCOMPARE(file->lengths.bins(), (std::vector<LengthBin>{{3, 1}}));
        QCOMPARE(file->counted, std::string("text"));
        QCOMPARE(*file->bytesPerToken, 3.0);
        const Result<LengthFile> refused = read(line);
        QVERIFY(!refused);
        QVERIFY(errorText(refused.error()).find("bytes per token") != std::string::npos);
    }

    /// A stated length is exact, whatever is assumed of texts.
    void lengthsBeforeTexts()
    {
        const Result<LengthFile> file = read("{\"text\": \"12345678\", \"length\": 7}", 3);
        QVERIFY(file);
        QCOMPARE(file->lengths.mean(), 7.0);
        QVERIFY(!file->bytesPerToken);
    }

    /// Lines are longer and shorter than the pieces in which a file is read.
    void linesCrossPieces()
    {
        QByteArray text;
        for (int line = 1; line <= 40; ++line)
            text += "{\"text\": \"" + QByteArray(line * 997 % 200001, 'x') + "\", \"length\": " + QByteArray::number(line) + "}\n";
        for (const QByteArray& bytes : {text, test::gzip(text), test::gzip(text.first(100000)) + test::gzip(text.sliced(100000))}) {
            const Result<LengthFile> file = read(bytes);
            QVERIFY2(file, file ? "" : errorText(file.error()).c_str());
            QCOMPARE(file->documents, std::int64_t{40});
            QCOMPARE(file->lengths.mean(), 20.5);
        }
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a word") << QByteArray("3\nmany\n") << "line 2: \"many\" is not a whole number of tokens; write one length or one";
        QTest::newRow("a fraction") << QByteArray("3.5\n") << "line 1: \"3.5\" is not a whole number";
        QTest::newRow("no token") << QByteArray("3\n\n0\n") << "line 3: a document of 0 tokens; give lengths from 1 to";
        QTest::newRow("fewer than none") << QByteArray("-3\n") << "line 1: a document of -3 tokens";
        QTest::newRow("far too long") << QByteArray("99999999999\n") << "line 1: a document of 99999999999 tokens";
        QTest::newRow("broken JSON") << QByteArray("{\"length\": 3}\n{\"length\": \n")
                                     << "line 2: not valid JSON: unexpected the end of the text at line 2, column 11";
        QTest::newRow("a JSON list") << QByteArray("[\n{\"length\": 3}\n]\n")
                                     << "line 1: the file is one JSON list; write one document on each line";
        QTest::newRow("a length in words") << QByteArray("{\"length\": \"3\"}\n") << "line 1: \"length\" is a string; give a whole number";
        QTest::newRow("tokens as a number") << QByteArray("{\"input_ids\": 3}\n") << "line 1: \"input_ids\" is a number; give a list";
        QTest::newRow("neither") << QByteArray("{\"id\": 3}\n") << "line 1: the document has neither a length nor a text; give \"length\"";
        QTest::newRow("another form") << QByteArray("{\"length\": 3}\n5\n") << "line 2: the documents before are counted by \"length\"";
        QTest::newRow("another field") << QByteArray("5\n{\"length\": 3}\n") << "line 2: the documents before are counted by numbers";
        QTest::newRow("empty") << QByteArray("\n \n") << "the file has no documents";
        QTest::newRow("nothing") << QByteArray() << "the file has no documents";
        QTest::newRow("two numbers") << QByteArray("3 5\n") << "line 1: \"3 5\" is not a whole number";
    }
    void mistakesAreNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        for (const QByteArray& bytes : {text, test::gzip(text)}) {
            if (text.isEmpty() && bytes != text)
                continue;  // Qt packs nothing as no bytes at all, not as an empty stream
            const Result<LengthFile> file = read(bytes);
            QVERIFY(!file);
            const QString said = QString::fromStdString(errorText(file.error()));
            QVERIFY2(said.contains(sentence), qPrintable(said));
        }
    }

    void aCutGzipIsRefused()
    {
        const QByteArray packed = test::gzip(QByteArray("123\n").repeated(50000));
        for (const int kept : {4, 10, static_cast<int>(packed.size()) - 1}) {
            const Result<LengthFile> file = read(packed.first(kept));
            QVERIFY(!file);
            QVERIFY(file.error().code == ErrorCode::FileUnreadable);
        }
        const Result<LengthFile> padded = read(packed + QByteArray(3, '\0'));
        QVERIFY(padded);
        QCOMPARE(padded->documents, std::int64_t{50000});
    }

    void aMissingFileIsNamed()
    {
        QVERIFY(readLengthFile(m_folder.filePath("none").toStdString(), {}).error().code == ErrorCode::FileNotFound);
    }
};

QTEST_APPLESS_MAIN(TestLengthFile)
#include "test_length_file.moc"
