// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/decide/offered_cluster.h"
#include "core/decide/sizing.h"
#include "core/estimate/estimate.h"
#include "core/hardware/catalog.h"
#include "tests/core/decide/decided.h"

using namespace shardscope;

namespace {

/// "Which card for this tune?": Llama 3.1 8B, QLoRA or LoRA.
Scenario tune(const std::vector<std::string>& overrides = {})
{
    return parseScenario(resource("examples/llama-3.1-8b-qlora-rtx-4090.json"), "example", overrides).value();
}

const std::vector<std::string> kLora{"training.method=lora", "training.base_format=null"};
const std::vector<std::string> kCards{"rtx-4090", "l4", "a10g", "a100-sxm-80", "h100-sxm"};

}  // namespace

class TestTuneDecision : public QObject {
    Q_OBJECT

private slots:
    void everyCardHasAVerdict_data()
    {
        QTest::addColumn<bool>("isLora");
        QTest::newRow("LoRA") << true;
        QTest::newRow("QLoRA") << false;
    }
    void everyCardHasAVerdict()
    {
        QFETCH(bool, isLora);
        const DecisionTable table =
            decide(onClusters(tune(isLora ? kLora : std::vector<std::string>()), kCards, {1}).value(), fixture::decisionRules());
        QCOMPARE(table.rows.size(), kCards.size());
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const DecisionRow& row = table.rows[i];
            QCOMPARE(row.scenario().cluster.gpu.id, kCards[i]);
            QCOMPARE(row.scenario().cluster.gpus(), 1);
            QVERIFY(!row.problem);
            // The large cards fit both; QLoRA fits them all.
            if (!isLora || i >= 3)
                QVERIFY2(row.fits(), kCards[i].c_str());
            // What no provider lists has no price, and a fine-tune has no days without its tokens.
            const bool isListed = hardwareCatalog().priceOf(kCards[i]) != nullptr;
            QCOMPARE(row.scenario().cluster.pricePerGpuHour.has_value(), isListed);
            if (row.figures) {
                QCOMPARE(row.figures->pricePerMillionTokens.has_value(), isListed);
                QVERIFY(!row.figures->days && !row.figures->price && row.figures->tokensPerSecond > 0);
            }
        }
        QVERIFY(!isOfWholeTraining(table.rows));
        QVERIFY(!table.front.empty());
        for (const std::size_t row : table.front)
            QVERIFY(table.rows[row].figures->pricePerMillionTokens);
    }

    /// The longest sequence and the largest micro-batch of a row fit with full recomputation, and one step more does not.
    void theRowsSayHowFarTheyGo()
    {
        const DecisionTable table = decide(onClusters(tune(), {"l4", "h100-sxm"}, {1}).value(), fixture::decisionRules());
        const auto fits = [](Scenario scenario) {
            scenario.plan.recompute = Recompute::Full;
            return estimate(scenario, measuredEvidence()).value().fit() == Fit::Fits;
        };
        for (const DecisionRow& row : table.rows) {
            QVERIFY(row.farthest && row.farthest->sequenceLength && row.farthest->microBatch);
            for (const int more : {0, 1}) {
                Scenario longer = row.scenario();
                longer.plan.microBatch = 1;
                longer.training.sequenceLength = *row.farthest->sequenceLength + 256 * more;
                QCOMPARE(fits(longer), more == 0);
                Scenario larger = row.scenario();
                larger.plan.microBatch = static_cast<int>(*row.farthest->microBatch) + more;
                larger.training.globalBatch = larger.plan.microBatch;
                QCOMPARE(fits(larger), more == 0);
            }
        }
        QVERIFY(*table.rows[0].farthest->sequenceLength < *table.rows[1].farthest->sequenceLength);
        QVERIFY(*table.rows[0].farthest->microBatch < *table.rows[1].farthest->microBatch);
    }

    /// Where nothing fits at the scenario's length, the row still says which length does.
    void whatDoesNotFitSaysWhatWould()
    {
        const DecisionRow row = decisionRow(tune({"training.sequence_length=65536"}), fixture::decisionRules());
        QVERIFY(!row.figures);
        QVERIFY(row.farthest && row.farthest->sequenceLength && !row.farthest->microBatch);
        QVERIFY(*row.farthest->sequenceLength < 65536);
        QVERIFY(decisionRow(tune({"training.sequence_length=" + std::to_string(*row.farthest->sequenceLength), "plan.micro_batch=1"}),
                            fixture::decisionRules())
                    .fits());
    }

    /// With a budget of tokens there are days, and of a pretraining the longest sequence is not looked for.
    void aBudgetGivesDays()
    {
        const DecisionRow row =
            decisionRow(tune({"training.token_budget=1e7", "cluster.price_per_gpu_hour=0.4"}), fixture::decisionRules());
        QVERIFY(row.fits() && row.figures->days && row.figures->price);
        QVERIFY(isOfWholeTraining({row}));
        QVERIFY(!decisionRow(fixture::smallTraining(), fixture::decisionRules()).farthest);
    }

    /// One GPU first; a card without a node in the catalogue is offered in nodes of eight.
    void sizesBeginWithOneCard()
    {
        SizeRequest request{tune()};
        request.gpus = {"rtx-4090", "l4"};
        request.maxGpus = 8;
        const Sizing fewest = findSize(request, fixture::decisionRules()).value();
        QCOMPARE(fewest.table.rows.size(), std::size_t{2});  // one card of each is enough
        QVERIFY(fewest.chosen);
        QCOMPARE(fewest.table.rows[*fewest.chosen].scenario().cluster.gpus(), 1);
        request.limits.objective = SizeObjective::PricePerToken;
        request.gpus = {"rtx-4090"};
        const Sizing all = findSize(request, fixture::decisionRules()).value();
        QVERIFY(!all.chosen);  // no provider lists its price
        std::vector<int> counts;
        for (const DecisionRow& row : all.table.rows) {
            counts.push_back(row.scenario().cluster.gpus());
            QCOMPARE(row.scenario().cluster.nodes, 1);
        }
        QCOMPARE(counts, (std::vector<int>{1, 2, 4, 8}));
    }

    /// Days of a run whose tokens nobody knows are not guessed.
    void aLimitOfTheRunNeedsItsTokens()
    {
        SizeRequest request{tune()};
        request.maxGpus = 1;
        request.limits.days = 1;
        const Result<Sizing> unknown = findSize(request, fixture::decisionRules());
        QVERIFY(!unknown);
        QVERIFY(unknown.error().arguments[1].find("training.token_budget") != std::string::npos);
        request.scenario.training.tokenBudget = 1e7;
        const Result<Sizing> known = findSize(request, fixture::decisionRules());
        QVERIFY(known && known->chosen);
    }
};

QTEST_APPLESS_MAIN(TestTuneDecision)
#include "test_tune_decision.moc"
