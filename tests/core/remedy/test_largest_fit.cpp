// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/remedy/largest_fit.h"

using namespace shardscope;

class TestLargestFit : public QObject {
    Q_OBJECT

    static Scenario example(const char* name, const std::vector<std::string>& overrides = {})
    {
        return parseScenario(resource("examples/" + std::string(name) + ".json"), "example", overrides).value();
    }
    static bool fits(const Scenario& scenario) { return estimate(scenario).value().fit() == Fit::Fits; }

private slots:
    /// The value fits, and one step more does not.
    void itIsTheLargest_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<std::int64_t>("step");
        QTest::newRow("one GPU") << "llama-3.1-8b-qlora-rtx-4090" << std::int64_t{256};
        QTest::newRow("64 GPUs") << "llama-3-70b-64-h100" << std::int64_t{256};
        QTest::newRow("documents") << "llama-3.1-8b-sft-8-h100" << std::int64_t{256};
    }
    void itIsTheLargest()
    {
        QFETCH(QString, name);
        QFETCH(std::int64_t, step);
        Scenario scenario = example(qPrintable(name));
        if (!fits(scenario))
            QSKIP("the example itself does not fit");
        const LargestFit largest = largestFit(scenario, nullptr);
        QVERIFY(largest.sequenceLength && largest.microBatch);
        QVERIFY(*largest.sequenceLength >= scenario.training.sequenceLength / step * step);
        QVERIFY(*largest.microBatch >= scenario.plan.microBatch);
        Scenario tried = scenario;
        tried.training.sequenceLength = *largest.sequenceLength;
        QVERIFY(fits(tried));
        if (!tried.training.documents.areUneven()) {  // beyond the longest document nothing grows
            tried.training.sequenceLength += step;
            QVERIFY(!fits(tried));
        }
        const std::int64_t rows = scenario.training.globalBatch / scenario.plan.microBatch;
        for (const std::int64_t more : {0, 1}) {
            tried = scenario;
            tried.plan.microBatch = static_cast<int>(*largest.microBatch + more);
            tried.training.globalBatch = rows * tried.plan.microBatch;
            QCOMPARE(fits(tried), more == 0);
        }
    }
    /// Pieces of documents are more micro-batches than a replica takes of the batch, and a document is a micro-batch of its own.
    void documentsThatChooseTheirRanks()
    {
        Scenario scenario =
            example("llama-3.1-8b-sft-8-h100",
                    {"training.software={\"framework\": \"megatron\"}", "training.recipe=megatron", "training.packing=pad-free",
                     "training.balance=dynamic-cp", "plan.zero=1", "plan.micro_batch=1", "plan.cp=4", "plan.tp=2"});
        QVERIFY(fits(scenario));
        const LargestFit largest = largestFit(scenario, nullptr);
        QCOMPARE(largest.microBatch, std::optional<std::int64_t>(1));
        QVERIFY(largest.sequenceLength && *largest.sequenceLength >= scenario.training.sequenceLength);
        scenario.training.sequenceLength = *largest.sequenceLength;
        QVERIFY(fits(scenario));
    }
    void nothingFitsOnACardThatIsTooSmall()
    {
        const LargestFit largest = largestFit(example("llama-3-70b-64-h100", {"cluster.nodes=1", "plan.pp=1", "plan.dp=1"}), nullptr);
        QVERIFY(!largest.sequenceLength && !largest.microBatch);
    }
    /// Beyond the longest document no row grows, so that no longer sequence is named; packed rows grow.
    void itEndsAtTheLongestDocument_data()
    {
        QTest::addColumn<QString>("packing");
        for (const char* packing : {"pad", "pad-free", "pack"})
            QTest::newRow(packing) << packing;
    }
    void itEndsAtTheLongestDocument()
    {
        QFETCH(QString, packing);
        const Scenario scenario =
            example("llama-3.1-8b-qlora-rtx-4090",
                    {"training.lengths=alpaca-gpt4", "training.packing=" + packing.toStdString(), "plan.micro_batch=1"});
        const double longest = scenario.training.documents.lengths->lengths.longest();
        for (const LargestFit& largest : {largestFit(scenario, nullptr), farthestFit(scenario, nullptr)}) {
            QVERIFY(static_cast<double>(*largest.sequenceLength) >= longest);
            QCOMPARE(static_cast<double>(*largest.sequenceLength) < longest + 256, packing != "pack");
        }
    }
    /// A band around the memory leaves less room, and the verdict at the longest sequence is that of its own estimate.
    void aBandLeavesLessRoom()
    {
        Scenario scenario = example("llama-3.1-8b-qlora-rtx-4090");
        const LargestFit largest = largestFit(scenario, &measuredEvidence());
        QVERIFY(*largest.sequenceLength < *largestFit(scenario, nullptr).sequenceLength);
        scenario.training.sequenceLength = *largest.sequenceLength;
        QCOMPARE(estimate(scenario, measuredEvidence())->fit(), Fit::Fits);
        scenario.training.sequenceLength += 256;
        QVERIFY(estimate(scenario, measuredEvidence())->fit() != Fit::Fits);
    }
};

QTEST_GUILESS_MAIN(TestLargestFit)
#include "test_largest_fit.moc"
