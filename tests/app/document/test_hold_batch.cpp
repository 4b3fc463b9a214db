// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/hold_batch.h"

#include <QSignalSpy>

#include "app/document/document.h"
#include "core/plan/check_plan.h"
#include "core/plan/resolved_plan.h"
#include "tests/app/app_test.h"
#include "tests/app/example_scenario.h"

using namespace shardscope;

namespace {

const QString kLength = QStringLiteral("training.sequence_length");

Scenario ofLength(std::int64_t length)
{
    Scenario scenario = test::exampleScenario();
    scenario.training.sequenceLength = length;
    return scenario;
}

}  // namespace

/// Llama 3 70B, 1,024 sequences of 8,192, dp 2, micro-batch 1.
class TestHoldBatch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void theTokensStay_data()
    {
        QTest::addColumn<qlonglong>("length");
        QTest::addColumn<qlonglong>("sequences");
        QTest::addColumn<bool>("isExact");
        QTest::newRow("twice") << 16384LL << 512LL << true;
        QTest::newRow("half") << 4096LL << 2048LL << true;
        QTest::newRow("the two replicas share evenly") << 12288LL << 682LL << false;
        QTest::newRow("an odd length") << 10000LL << 838LL << false;
        QTest::newRow("longer than the batch: one for each replica") << (1LL << 25) << 2LL << false;
    }
    void theTokensStay()
    {
        QFETCH(qlonglong, length);
        Document document(test::exampleScenario());
        QSignalSpy followed(&document, &Document::followed);
        QVERIFY(document.edit(kLength, std::int64_t{length}));
        QTEST(static_cast<qlonglong>(document.scenario().training.globalBatch), "sequences");
        QCOMPARE(followed.size(), 1);
        QTEST(followed[0][0].toString().contains("the same"), "isExact");
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QCOMPARE(document.scenario().training.globalBatch, 1024);
        QCOMPARE(document.scenario().training.sequenceLength, 8192);
    }

    /// Rounding is not repeated: over any lengths and back there is the batch with which it began.
    void theWayBackIsExact()
    {
        Document document(test::exampleScenario());
        for (const std::int64_t length : {12288, 10000, 7777, 300, 100000, 8192})
            document.edit(kLength, length);
        QCOMPARE(document.scenario().training.globalBatch, 1024);
    }

    void aDragIsOneEntryAndVanishesWhereItBegan()
    {
        Document document(test::exampleScenario());
        document.beginDrag();
        for (const std::int64_t length : {12288, 16384, 10000})
            document.edit(kLength, length);
        QCOMPARE(document.undoStack().count(), 1);
        document.edit(kLength, std::int64_t{8192});
        document.endDrag();
        QCOMPARE(document.undoStack().count(), 0);
    }

    /// A batch that is set in between is held from then on.
    void aNewBatchIsHeld()
    {
        Document document(test::exampleScenario());
        document.edit(kLength, std::int64_t{12288});
        document.edit(QStringLiteral("training.global_batch"), std::int64_t{64});
        document.edit(kLength, std::int64_t{6144});
        QCOMPARE(document.scenario().training.globalBatch, 128);
        document.open(test::exampleScenario());
        document.edit(kLength, std::int64_t{4096});
        QCOMPARE(document.scenario().training.globalBatch, 2048);
    }

    /// As near as the plan allows, and as legal as before.
    void theNearestLegalBatch()
    {
        for (std::int64_t length = 300; length < 2000000; length = length * 5 / 3) {
            for (const int microBatch : {1, 2, 3}) {
                Scenario scenario = ofLength(length);
                scenario.plan.microBatch = microBatch;
                scenario.training.globalBatch = 12 * 64;
                const double tokens = 8e6;
                const bool wasLegal = isLegal(scenario);
                scenario.training.globalBatch = batchNear(scenario, tokens);
                const double share = static_cast<double>(microBatch) * resolvePlan(scenario).dp;
                if (wasLegal) {
                    QVERIFY2(isLegal(scenario), qPrintable(QString::number(length)));
                    // Where there is less than one share for each replica, there is one.
                    QVERIFY(std::abs(tokensPerBatch(scenario) - tokens) <= share * static_cast<double>(length));
                }
            }
        }
    }

    void whatIsExactIsNeverRounded()
    {
        for (const std::int64_t sequences : {1, 3, 7, 1023}) {
            const Scenario scenario = ofLength(8192);
            QCOMPARE(batchNear(scenario, 8192.0 * static_cast<double>(sequences)), sequences);
        }
    }
};

QTEST_GUILESS_MAIN(TestHoldBatch)
#include "test_hold_batch.moc"
