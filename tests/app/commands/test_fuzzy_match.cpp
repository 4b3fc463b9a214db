// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/fuzzy_match.h"

#include "tests/app/app_test.h"

using namespace shardscope;

class TestFuzzyMatch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void matches_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("found");
        QTest::addColumn<QList<int>>("positions");
        QTest::newRow("initials") << "sa"
                                  << "Save as" << true << QList<int>{0, 5};
        QTest::newRow("a word") << "save"
                                << "Save as" << true << QList<int>{0, 1, 2, 3};
        QTest::newRow("case and blanks do not count") << "TENSOR par"
                                                      << "Tensor parallel" << true << QList<int>{0, 1, 2, 3, 4, 5, 7, 8, 9};
        QTest::newRow("a later word rather than scattered letters") << "par"
                                                                    << "Peak tensor parallel" << true << QList<int>{12, 13, 14};
        QTest::newRow("a letter is missing") << "savex"
                                             << "Save as" << false << QList<int>{};
        QTest::newRow("wrong order") << "evas"
                                     << "Save" << false << QList<int>{};
        QTest::newRow("nothing typed") << ""
                                       << "Save" << true << QList<int>{};
        QTest::newRow("nothing to match") << "s"
                                          << "" << false << QList<int>{};
        QTest::newRow("digits begin a word") << "l70"
                                             << "Llama 3 70B" << true << QList<int>{0, 8, 9};
    }
    void matches()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, text);
        const std::optional<FuzzyMatch> match = fuzzyMatch(pattern, text);
        QTEST(match.has_value(), "found");
        if (match)
            QTEST(match->positions, "positions");
    }

    void beginningsOfWordsAreBetter()
    {
        QVERIFY(fuzzyMatch("pp", "Pipeline parallel")->score > fuzzyMatch("pp", "Clipped apple")->score);
        QVERIFY(fuzzyMatch("dark", "Dark")->score > fuzzyMatch("dark", "Data parallel kernel")->score);
    }

    /// The highlighted letters spell the typed text.
    void positionsSpellThePattern()
    {
        const QString text = "Offload optimizer states and activations";
        for (int from = 0; from < text.size(); ++from) {
            for (int step = 1; step < 6; ++step) {
                QString pattern;
                for (int place = from; place < text.size(); place += step)
                    pattern += text.at(place);
                const std::optional<FuzzyMatch> match = fuzzyMatch(pattern, text);
                QVERIFY(match);
                QString spelt;
                for (const int place : match->positions)
                    spelt += text.at(place);
                QCOMPARE(spelt.toLower().remove(' '), pattern.toLower().remove(' '));
                QVERIFY(std::is_sorted(match->positions.begin(), match->positions.end()));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestFuzzyMatch)
#include "test_fuzzy_match.moc"
