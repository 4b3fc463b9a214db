// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/playbook_json.h"
#include "core/io/published_runs.h"
#include "core/io/runs_json.h"
#include "core/io/scenario_file.h"

using namespace shardscope;

namespace {

Playbook somePlaybook()
{
    Playbook playbook;
    playbook.runs = {publishedRuns().front().runs.front(), publishedRuns().back().runs.front()};
    playbook.runs[0].notes = "slow on Mondays: \"who\" runs the backup?\nsecond line";
    playbook.runs[0].assumed = {"recompute"};
    playbook.runs[1].group = "again";
    playbook.runs[1].nearDuplicate = true;
    playbook.runs[1].measured.fits = false;
    playbook.rules = {{"TP stays inside the node", "own-1"}, {"Größer ist nicht schneller", ""}};
    return playbook;
}

QString textOf(const Playbook& playbook) { return QString::fromStdString(playbookText(playbook)); }

}  // namespace

class TestPlaybookJson : public QObject {
    Q_OBJECT
private slots:
    void nothingIsLostOnTheWay()
    {
        const Playbook playbook = somePlaybook();
        const Result<Playbook> read = parsePlaybook(playbookText(playbook), "playbook.json");
        QVERIFY(read);
        QCOMPARE(textOf(*read), textOf(playbook));
        QCOMPARE(read->rules, playbook.rules);
        for (std::size_t i = 0; i < playbook.runs.size(); ++i) {
            const Run& was = playbook.runs[i];
            const Run& is = read->runs[i];
            QCOMPARE(is.id, was.id);
            QCOMPARE(is.notes, was.notes);
            QCOMPARE(is.assumed, was.assumed);
            QCOMPARE(is.nearDuplicate, was.nearDuplicate);
            QCOMPARE(is.measured.fits, was.measured.fits);
            QCOMPARE(is.stepTime()->value(), was.stepTime()->value());
            QCOMPARE(scenarioText(*is.scenario), scenarioText(*was.scenario));
        }
    }

    void theRunsInItAreADocumentOfTheirOwn()
    {
        const Result<std::vector<Run>> runs = parseRuns(runsText(somePlaybook().runs), "runs.json");
        QVERIFY(runs && runs->size() == 2 && runs->front().scenario);
    }

    void anEmptyOneIsWhole()
    {
        const Result<Playbook> read = parsePlaybook(playbookText({}), "playbook.json");
        QVERIFY(read && read->runs.empty() && read->rules.empty());
    }

    /// The file is written again: what would be lost is refused, with its place.
    void whatWouldBeLostIsRefused_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("key") << "\"rules\": ["
                             << "\"rule\": [], \"rules\": ["
                             << "/rule";
        QTest::newRow("key of a rule") << "\"because\""
                                       << "\"why\""
                                       << "/rules/0/why";
        QTest::newRow("rule without text") << "\"text\": \"TP"
                                           << "\"because \": \"TP"
                                           << "/rules/0/because ";
        QTest::newRow("key of a row") << "\"notes\""
                                      << "\"note\""
                                      << "/runs/rows/0/note";
        QTest::newRow("key of a measurement") << "\"fits\": false"
                                              << "\"fit\": false"
                                              << "/runs/rows/1/measured/fit";
        QTest::newRow("scenario") << "\"sequence_length\": "
                                  << "\"sequence_length\": -"
                                  << "/runs/rows/0/scenario/training/sequence_length";
        QTest::newRow("schema") << "shardscope.playbook/1"
                                << "shardscope.playbook/2"
                                << "/schema";
        QTest::newRow("schema of the runs") << "shardscope.runs/1"
                                            << "shardscope.runs/7"
                                            << "/runs/schema";
    }

    void whatWouldBeLostIsRefused()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, pointer);
        QString text = textOf(somePlaybook());
        const qsizetype at = text.indexOf(from);
        QVERIFY(at >= 0);
        const Result<Playbook> read = parsePlaybook(text.replace(at, from.size(), to).toStdString(), "mine.json");
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().pointer), pointer);
        QCOMPARE(read.error().file, std::string("mine.json"));
    }

    void anyCutIsRefusedAndNothingBreaks()
    {
        const std::string text = playbookText(somePlaybook());
        for (std::size_t cut = 0; cut + 2 < text.size(); cut += 101)
            QVERIFY(!parsePlaybook(text.substr(0, cut), "cut.json"));
    }

    void bytesThatAreNoTextAreReplaced()
    {
        Playbook playbook;
        playbook.rules = {{"bad \xff byte", ""}};
        QVERIFY(parsePlaybook(playbookText(playbook), "x"));
    }

    void newIdsAreNew()
    {
        Playbook playbook;
        for (int i = 0; i < 3; ++i) {
            Run run;
            run.id = newRunId(playbook);
            playbook.runs.push_back(run);
        }
        playbook.runs.erase(playbook.runs.begin());
        const std::string id = newRunId(playbook);
        for (const Run& run : playbook.runs)
            QVERIFY(run.id != id);
    }
};

QTEST_GUILESS_MAIN(TestPlaybookJson)
#include "test_playbook_json.moc"
