// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <numeric>

#include "core/model/architecture.h"
#include "core/plan/layout_string.h"
#include "tests/core/scenario_fixture.h"
#include "tests/support/random_draw.h"

using namespace shardscope;

namespace {

Architecture model(int layers, int mtpLayers = 0)
{
    Architecture architecture =
        *fixture::scenario({.layers = layers, .hidden = 1024, .heads = 8, .kvHeads = 8, .ffn = 4096}, 8).architecture;
    architecture.mtpLayers = mtpLayers;
    return architecture;
}

}  // namespace

class TestLayoutString : public QObject {
    Q_OBJECT

private slots:
    void written_data()
    {
        QTest::addColumn<QList<int>>("stages");
        QTest::addColumn<int>("mtpLayers");
        QTest::addColumn<QString>("text");
        QTest::newRow("one stage") << QList<int>{4} << 0 << "Et*4L";
        QTest::newRow("two") << QList<int>{2, 1} << 0 << "Et*2|tL";
        QTest::newRow("the ends relieved") << QList<int>{19, 20, 20, 21} << 0 << "Et*19|(t*20|)*2t*21L";
        QTest::newRow("nothing but the ends' own") << QList<int>{0, 3, 1, 0} << 1 << "E|t*3|t|mL";
    }
    void written()
    {
        QFETCH(QList<int>, stages);
        QFETCH(int, mtpLayers);
        const int layers = std::accumulate(stages.begin(), stages.end(), 0);
        QTEST(QString::fromStdString(pipelineLayout(model(layers, mtpLayers), {stages.begin(), stages.end()})), "text");
    }

    void whatIsWrittenIsRead()
    {
        test::Draw draw(7);
        for (int round = 0; round < 300; ++round) {
            std::vector<int> stages(1 + draw.below(std::size_t{12}));
            for (int& layers : stages)
                layers = draw.chance(60) ? 5 : draw.below(9);
            stages[0] += 1;
            const Architecture architecture = model(std::accumulate(stages.begin(), stages.end(), 0), draw.below(3));
            const Result<std::vector<int>> read = stageLayersOfLayout(pipelineLayout(architecture, stages), architecture);
            QVERIFY(read);
            QCOMPARE(*read, stages);
        }
    }

    /// As people write it: commas, layers one by one, a group repeated.
    void read() { QCOMPARE(*stageLayersOfLayout("Ett|(tt,|)*2t, t*1L", model(8)), (std::vector<int>{2, 2, 2, 2})); }

    void refused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing") << ""
                                 << "begin with E";
        QTest::newRow("no loss") << "Et*4"
                                 << "end with L";
        QTest::newRow("a letter") << "Et*4xL"
                                  << "part of a pipeline layout";
        QTest::newRow("too few") << "Et|tL"
                                 << "places 2 layers, the model has 4";
        QTest::newRow("open group") << "E(t|"
                                    << "has no )";
        QTest::newRow("no number") << "Et*|tL"
                                   << "has no number after it";
        QTest::newRow("huge") << "E(t|)*99999999L"
                              << "more than ";
        QTest::newRow("twice E") << "EtE|t*3L"
                                 << "E is in the middle";
        QTest::newRow("multi-token prediction that the model has not") << "E|(t|)*3,t|m|L"
                                                                       << "m is in the middle";
        QTest::newRow("closing alone") << "Et)*4L"
                                       << "part of a pipeline layout";
    }
    void refused()
    {
        QFETCH(QString, text);
        QFETCH(QString, says);
        const Result<std::vector<int>> read = stageLayersOfLayout(text.toStdString(), model(4));
        QVERIFY(!read);
        QVERIFY2(QString::fromStdString(read.error().arguments.front()).contains(says), read.error().arguments.front().c_str());
    }
};

QTEST_GUILESS_MAIN(TestLayoutString)
#include "test_layout_string.moc"
