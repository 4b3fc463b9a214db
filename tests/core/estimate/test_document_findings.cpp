// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/io/scenario_file.h"
#include "core/text/finding_text.h"

using namespace shardscope;

/// What a scenario leaves open of its documents is said to be assumed.
class TestDocumentFindings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void assumptionsAreSaid_data()
    {
        QTest::addColumn<QByteArray>("training");
        QTest::addColumn<QStringList>("said");
        const QString measured = "documents-not-measured";
        QTest::newRow("none") << QByteArray() << QStringList();
        QTest::newRow("none of a fine-tune") << QByteArray(R"(, "method": "full")") << QStringList{"full-rows-assumed"};
        QTest::newRow("joined and cut, by default") << QByteArray(R"(, "lengths": "gsm8k")") << QStringList{"packing-assumed"};
        QTest::newRow("joined and cut") << QByteArray(R"(, "lengths": "gsm8k", "packing": "full")") << QStringList();
        QTest::newRow("counted tokens") << QByteArray(R"(, "lengths": "gsm8k", "packing": "pack")") << QStringList{measured};
        QTest::newRow("counted bytes") << QByteArray(R"(, "lengths": "python-files", "packing": "pack")")
                                       << QStringList{measured, "tokens-assumed", "documents-cut"};
        QTest::newRow("balanced") << QByteArray(R"(, "lengths": "gsm8k", "packing": "pack", "balance": "cost")")
                                  << QStringList{measured, "order-assumed"};
        QTest::newRow("a log-normal") << QByteArray(R"(, "lengths": {"mean": 200, "sigma": 0.3, "max": 2000}, "packing": "pad")")
                                      << QStringList{measured, "lengths-assumed"};
        QTest::newRow("longer than a row") << QByteArray(R"(, "lengths": {"histogram": [[100, 9], [9000, 1]]}, "packing": "pad-free")")
                                           << QStringList{measured, "documents-cut"};
    }
    void assumptionsAreSaid()
    {
        QFETCH(QByteArray, training);
        QFETCH(QStringList, said);
        const QByteArray text = R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.1-8b"},
            "cluster": {"gpu": "h100-sxm", "gpus_per_node": 8, "nodes": 1},
            "training": {"sequence_length": 8192, "global_batch": 64)" +
                                training + R"(}, "plan": {"dp": 8, "zero": 3, "recompute": "full"}})";
        const Result<Scenario> scenario = parseScenario(text.toStdString(), "test");
        QVERIFY(scenario.hasValue());
        const Result<Estimate> made = estimate(*scenario);
        QVERIFY(made.hasValue());
        for (const char* id : {"full-rows-assumed", "packing-assumed", "documents-not-measured", "order-assumed", "lengths-assumed",
                               "tokens-assumed", "documents-cut"}) {
            const auto isIt = [&](const Finding& finding) { return finding.id == id; };
            QVERIFY2(std::count_if(made->findings().begin(), made->findings().end(), isIt) == (said.contains(id) ? 1 : 0), id);
        }
        for (const Finding& finding : made->findings())
            QVERIFY(!findingText(finding).empty());
    }
    /// The tokens of a rank are no field: the share of the longest sequence, which is said with its number.
    void theTokensOfARankAreSaidToBeAssumed()
    {
        const Result<Scenario> scenario = parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.1-8b"},
            "cluster": {"gpu": "h100-sxm", "gpus_per_node": 8, "nodes": 1},
            "training": {"sequence_length": 8192, "global_batch": 64, "lengths": "gsm8k", "packing": "pad-free", "balance": "dynamic-cp"},
            "plan": {"tp": 2, "cp": 4, "zero": 1, "recompute": "full"}})",
                                                        "test");
        QVERIFY(scenario.hasValue());
        const Result<Estimate> made = estimate(*scenario);
        QVERIFY(made.hasValue() && made->isLegal());
        const auto found = std::find_if(made->findings().begin(), made->findings().end(),
                                        [](const Finding& finding) { return finding.id == "dynamic-cp-assumed"; });
        QVERIFY(found != made->findings().end());
        QVERIFY(findingText(*found).find("2,048") != std::string::npos || findingText(*found).find("2048") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestDocumentFindings)
#include "test_document_findings.moc"
