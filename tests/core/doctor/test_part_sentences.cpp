// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QString>
#include <QTest>

#include "core/doctor/part_sentences.h"
#include "core/text/message_text.h"

using namespace shardscope;

namespace {

DiagnosisPart partWith(PartId id, double seconds)
{
    DiagnosisPart part;
    part.id = id;
    part.seconds = seconds;
    part.measured = 0.25 + seconds;
    part.estimated = 0.25;
    return part;
}

}  // namespace

class TestPartSentences : public QObject {
    Q_OBJECT

private slots:
    void everyPartIsSaid_data()
    {
        QTest::addColumn<int>("part");
        for (const auto& [id, name] : EnumNames<PartId>::names) {
            if (id != PartId::Periodic)  // no trace of one step tells it
                QTest::newRow(std::string(name).c_str()) << static_cast<int>(id);
        }
    }
    void everyPartIsSaid()
    {
        QFETCH(int, part);
        const auto id = static_cast<PartId>(part);
        for (const double seconds : {0.125, -0.125}) {
            const std::string sentence = messageText(sentenceOf(partWith(id, seconds), {}));
            QVERIFY2(!sentence.empty() && sentence.find_first_of("{}") == std::string::npos && sentence.back() == '.', sentence.c_str());
            QVERIFY2(sentence.find("375") != std::string::npos || sentence.find("125") != std::string::npos, sentence.c_str());
        }
        QCOMPARE(adviceOf(partWith(id, 0.125)).empty(), id == PartId::Unexplained);
        QVERIFY(adviceOf(partWith(id, -0.125)).empty());
    }

    void namesDiffer()
    {
        QSet<QString> names;
        for (const auto& [id, name] : EnumNames<PartId>::names)
            names.insert(QString::fromStdString(messageText(nameOfPart(id))));
        QCOMPARE(names.size(), static_cast<qsizetype>(kPartIds));
    }

    /// A straggler is named by its rank or its file, with its reason where there is one.
    void theStragglerIsNamed()
    {
        Straggler straggler;
        straggler.file = "trace_b.json";
        straggler.collectives = 12;
        const DiagnosisPart part = partWith(PartId::Straggler, 0.125);
        QVERIFY(messageText(sentenceOf(part, {straggler})).find("trace_b.json arrives last 12 times") != std::string::npos);
        straggler.rank = 5;
        straggler.because = PartId::Loader;
        straggler.excess = 0.1;
        const std::string sentence = messageText(sentenceOf(part, {straggler}));
        QVERIFY2(sentence.find("rank 5") != std::string::npos && sentence.find("100 ms more on data loader") != std::string::npos,
                 sentence.c_str());
    }
};

QTEST_APPLESS_MAIN(TestPartSentences)
#include "test_part_sentences.moc"
