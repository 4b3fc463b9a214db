// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/text/finding_text.h"

using namespace shardscope;

/// What the estimate leaves out of an optimizer is said.
class TestOptimizerFindings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Pages take no room on the GPU and no time in the step, and the finding says both.
    void whatPagesCostIsSaidNotToBeCounted_data()
    {
        QTest::addColumn<bool>("paged");
        QTest::newRow("paged") << true;
        QTest::newRow("not paged") << false;
    }
    void whatPagesCostIsSaidNotToBeCounted()
    {
        QFETCH(bool, paged);
        const std::string_view text = resource("examples/llama-3.1-8b-qlora-rtx-4090.json");
        const Estimate plain = estimate(parseScenario(text, "example").value()).value();
        const Estimate made =
            estimate(parseScenario(text, "example", {paged ? "training.paged_states=true" : "training.paged_states=null"}).value()).value();
        QCOMPARE(made.memory().peak < plain.memory().peak, paged);
        QCOMPARE(made.step()->step, plain.step()->step);
        const auto said = std::find_if(made.findings().begin(), made.findings().end(),
                                       [](const Finding& finding) { return finding.id == "paged-states-assumed"; });
        QCOMPARE(said != made.findings().end(), paged);
        if (!paged)
            return;
        const QString sentence = QString::fromStdString(findingText(*said));
        for (const char* part : {"is not estimated", "stay on the GPU, which is not counted"})
            QVERIFY2(sentence.contains(part), qPrintable(sentence));
    }
};

QTEST_APPLESS_MAIN(TestOptimizerFindings)
#include "test_optimizer_findings.moc"
