// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/player_page.h"
#include "core/plan/resolved_plan.h"

#include <QLineEdit>
#include <QSignalSpy>

#include "tests/app/app_test.h"
#include "tests/app/views/communication/communication_samples.h"
#include "widgets/collectives/collective_chart.h"
#include "widgets/controls/choice_box.h"
#include "widgets/player/player.h"

using namespace shardscope;

class TestPlayerPage : public QObject {
    Q_OBJECT

private slots:
    void init() { test::failOnWarnings(); }

    /// Every choice can be played.
    void everyQuestionHasAnAnswer()
    {
        const Cluster cluster = test::estimateWith()->scenario().cluster;
        for (const auto& [operation, name] : EnumNames<PlayedOperation>::names) {
            for (const PlayedAlgorithm algorithm : algorithmsOf(operation)) {
                for (int ranks = kFewestPlayed; ranks <= kMostPlayed; ++ranks) {
                    for (const int nodes : {1, 2, 3, ranks}) {
                        const PlayerQuestion asked = playable({operation, algorithm, ranks, nodes, Bytes(1e6)});
                        QVERIFY(nodeChoices(asked).contains(asked.nodes));
                        QCOMPARE(asked.ranks % asked.nodes, 0);
                        const CollectiveData data = answerQuestion(asked, cluster);
                        QCOMPARE(data.nodes(), asked.nodes);
                        QVERIFY(!data.modelledBy.isEmpty());
                        QCOMPARE(playable(asked), asked);
                    }
                }
            }
        }
    }

    void theModelsTimeIsTheClustersOwn()
    {
        const Cluster cluster = test::estimateWith()->scenario().cluster;
        const PlayerQuestion question{PlayedOperation::AllReduce, PlayedAlgorithm::Ring, 8, 1, Bytes(1e9)};
        const Seconds expected = CollectiveModel(cluster).time(CollectiveKind::AllReduce, Bytes(1e9), placeRanks(8, 1, cluster)).seconds;
        QCOMPARE(*answerQuestion(question, cluster).modelled, expected);
        const PlayerQuestion two{PlayedOperation::AllReduce, PlayedAlgorithm::Ring, 16, 2, Bytes(1e9)};
        const Seconds across = CollectiveModel(cluster).time(CollectiveKind::AllReduce, Bytes(1e9), placeRanks(16, 1, cluster)).seconds;
        QCOMPARE(*answerQuestion(two, cluster).modelled, across);
        QVERIFY(!answerQuestion({PlayedOperation::Barrier, PlayedAlgorithm::Tree, 8, 1, Bytes(1)}, cluster).modelled);
    }

    void presetsAreThePlansOwn_data() { test::addPlans(); }
    void presetsAreThePlansOwn()
    {
        const auto facts = communicationFacts(test::fetchEstimate());
        const QList<PlayerPreset> presets = playerPresets(*facts);
        for (const PlayerPreset& preset : presets) {
            const StrategyRow& row = facts->of(*fromName<Strategy>(preset.id.toStdString())).row;
            QCOMPARE(preset.question.bytes, row.bytesEach);
            QCOMPARE(preset.question.operation, playedOperation(row.collective));
            QCOMPARE(playable(preset.question), preset.question);
            QVERIFY(!preset.inPlan.isEmpty());
        }
        QCOMPARE(presets.isEmpty(), facts->estimate->plan().world == 1);
    }

    void itFollowsThePlanUntilSomethingIsChosen()
    {
        PlayerPage page;
        page.resize(1100, 600);
        page.show();
        const auto facts = communicationFacts(test::estimateWith());
        page.setCluster(facts->estimate->scenario().cluster);
        page.setFacts(facts);
        // Two ranks of gradients teach little: the eight of tensor parallelism are shown.
        QCOMPARE(page.presets().constFirst().question.ranks, 2);
        QCOMPARE(page.question().ranks, 8);
        QVERIFY(!page.chart().collective()->inPlan.isEmpty());
        const PlayerQuestion own{PlayedOperation::Broadcast, PlayedAlgorithm::Tree, 5, 1, Bytes(1e6)};
        page.ask(own);
        page.setFacts(communicationFacts(test::estimateWith({"training.sequence_length=2048"})));
        QCOMPARE(page.question(), own);
        QCOMPARE(page.chart().collective()->ranks(), 5);
        QVERIFY(page.chart().collective()->inPlan.isEmpty());
        QCOMPARE(page.player().steps(), 3);
        QVERIFY(!page.grab().isNull());
        QCOMPARE(test::namelessWidgets(page), QStringList());
    }

    void sizesAreTyped()
    {
        PlayerPage page;
        page.setCluster(test::estimateWith()->scenario().cluster);
        page.show();
        QSignalSpy refused(&page, &PlayerPage::refused);
        auto* size = page.findChild<QLineEdit*>();
        const auto type = [size](const QString& text) {
            size->selectAll();
            QTest::keyClicks(size, text);
            QTest::keyClick(size, Qt::Key_Return);
        };
        type("3Mi");
        QCOMPARE(page.question().bytes, Bytes(3.0 * 1024 * 1024));
        type("2 MiB");
        QCOMPARE(page.question().bytes, Bytes(2.0 * 1024 * 1024));
        QCOMPARE(refused.count(), 0);
        type("much");
        QCOMPARE(refused.count(), 1);
        QCOMPARE(page.question().bytes, Bytes(2.0 * 1024 * 1024));
        QVERIFY(size->text().contains("MiB"));
    }

    void aHiddenPageComputesNothing()
    {
        PlayerPage page;
        page.setCluster(test::estimateWith()->scenario().cluster);
        QVERIFY(!page.chart().collective());
        page.player().play();
        QVERIFY(!page.player().isTicking());
        page.show();
        QVERIFY(page.chart().collective());
    }
};

QTEST_MAIN(TestPlayerPage)
#include "test_player_page.moc"
