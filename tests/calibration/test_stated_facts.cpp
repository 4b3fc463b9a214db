// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/field/parameters.h"
#include "tests/calibration/stated_facts.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;
using namespace shardscope::calibration;

namespace {

RunFile fileWith(const std::string& source, const std::string& id)
{
    Run run;
    run.id = id;
    run.scenario = fixture::mixtral8x7b(16);
    return {source, {run}};
}

}  // namespace

class TestStatedFacts : public QObject {
    Q_OBJECT

private slots:
    void aFactIsSetInItsRow()
    {
        std::vector<RunFile> files{fileWith("amd-primus", "n/amd-primus/203")};
        stateFacts(files);
        QVERIFY(files[0].runs[0].scenario);
        QCOMPARE(files[0].runs[0].scenario->training.globalBatch, 256);
    }

    void aFactOfASourceIsSetInAllItsRows()
    {
        std::vector<RunFile> files{fileWith("moe-parallel-folding-h100", "moe-parallel-folding-h100/1"),
                                   fileWith("moe-parallel-folding-h100", "another")};
        stateFacts(files);
        for (const RunFile& file : files)
            QCOMPARE(file.runs[0].scenario->training.software.year, std::optional(2024));
    }

    void aRowMayHaveSeveralFacts()
    {
        std::vector<RunFile> files{fileWith("long-context-torchtitan-v5p-2026", "n3-more-2026/27")};
        stateFacts(files);
        QCOMPARE(files[0].runs[0].scenario->plan.cp, 2);
        QCOMPARE(files[0].runs[0].scenario->plan.dp, std::optional(64));
    }

    void otherRowsAndSourcesKeepTheirs()
    {
        const auto before = fixture::mixtral8x7b(16).training.globalBatch;
        std::vector<RunFile> files{fileWith("amd-primus", "n/amd-primus/198"), fileWith("other", "n/amd-primus/203")};
        stateFacts(files);
        for (const RunFile& file : files)
            QCOMPARE(file.runs[0].scenario->training.globalBatch, before);
    }

    void memoryPrintedInGibibytesIsReadAsSuch()
    {
        std::vector<RunFile> files{fileWith("torchao", "torchao/4"), fileWith("torchao", "torchao/8")};
        for (RunFile& file : files)
            file.runs[0].measured.peakMemory = Bytes(33.38e9);
        stateFacts(files);
        QCOMPARE(files[0].runs[0].measured.peakMemory->value(), 33.38 * 1024 * 1024 * 1024);
        QCOMPARE(files[1].runs[0].measured.peakMemory->value(), 33.38e9);
    }

    void everyFactIsAValueOfItsFieldWithAStatement()
    {
        for (const StatedFact& fact : statedFacts()) {
            const std::vector<std::string_view> rows = fact.rows.empty()
                                                           ? std::vector<std::string_view>{"any"}
                                                           : std::vector<std::string_view>(fact.rows.begin(), fact.rows.end());
            for (const std::string_view row : rows) {
                std::vector<RunFile> files{fileWith(std::string(fact.source), std::string(row))};
                QVERIFY(fact.field == kMemoryUnit || findParameter(fact.field));
                stateFacts(files);
                QVERIFY2(files[0].runs[0].scenario, std::string(fact.field).c_str());
            }
            QVERIFY(fact.statement.size() > 40);
        }
    }

    void thePageListsThem()
    {
        const std::string page = statedSection();
        for (const StatedFact& fact : statedFacts())
            QVERIFY(page.find(fact.statement) != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestStatedFacts)
#include "test_stated_facts.moc"
