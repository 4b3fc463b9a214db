// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStringList>
#include <QTest>
#include <unistd.h>

#include "probe/io/line_reader.h"

using namespace shardscope::probe;

class TestLineReader : public QObject {
    Q_OBJECT

private slots:
    /// However the text is cut on its way, the lines are the same.
    void cutsAtLineEndsOnly_data()
    {
        QTest::addColumn<int>("piece");
        for (const int piece : {1, 2, 3, 7, 100})
            QTest::newRow(qPrintable(QString::number(piece))) << piece;
    }
    void cutsAtLineEndsOnly()
    {
        QFETCH(int, piece);
        const QByteArray text = "one\n\nthree, longer\nlast without an end";
        QStringList lines;
        LineReader reader([&lines](const std::string& line) { lines << QString::fromStdString(line); });
        int ends[2];
        QVERIFY(::pipe(ends) == 0);
        for (qsizetype from = 0; from < text.size(); from += piece) {
            const QByteArray part = text.mid(from, piece);
            QVERIFY(::write(ends[1], part.constData(), static_cast<std::size_t>(part.size())) == part.size());
            QVERIFY(reader.readFrom(ends[0]));
        }
        QCOMPARE(lines, (QStringList{"one", "", "three, longer"}));
        ::close(ends[1]);
        QVERIFY(!reader.readFrom(ends[0]));
        QCOMPARE(lines.last(), QString("last without an end"));
        ::close(ends[0]);
    }
};

QTEST_APPLESS_MAIN(TestLineReader)
#include "test_line_reader.moc"
