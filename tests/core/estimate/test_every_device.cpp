// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/estimate/assumed_rate.h"
#include "core/estimate/estimate.h"
#include "core/hardware/catalog.h"
#include "core/io/residuals_json.h"
#include "core/io/scenario_file.h"
#include "core/step/basis.h"
#include "core/step/step.h"

using namespace shardscope;

namespace {

Estimate made(const QString& gpu)
{
    Cluster node;
    applyUsualNode(node, *hardwareCatalog().findGpu(gpu.toStdString()), hardwareCatalog());
    const QString text = QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3.2-1b"},
        "cluster": {"gpu": "%1", "gpus_per_node": %2, "nodes": 2},
        "training": {"sequence_length": 2048, "global_batch": 64, "precision": "bf16"}, "plan": {"zero": 1}})")
                             .arg(gpu)
                             .arg(node.gpusPerNode);
    return estimate(parseScenario(text.toStdString(), "test").value(), measuredEvidence()).value();
}

}  // namespace

/// Every device of the catalogue, in its usual node, trains a small model.
class TestEveryDevice : public QObject {
    Q_OBJECT

private slots:
    void aSmallModelTrains_data()
    {
        QTest::addColumn<QString>("gpu");
        for (const Gpu& gpu : hardwareCatalog().gpus)
            QTest::newRow(gpu.id.c_str()) << QString::fromStdString(gpu.id);
    }
    void aSmallModelTrains()
    {
        QFETCH(QString, gpu);
        const Gpu& device = *hardwareCatalog().findGpu(gpu.toStdString());
        const Estimate one = made(gpu);
        QVERIFY(one.isLegal());
        const double step = one.step()->step.value();
        QVERIFY(std::isfinite(step) && step > 0);
        const double utilisation = one.step()->compute.value() / step;
        QVERIFY2(utilisation > 0.01 && utilisation <= 1, qPrintable(QString::number(utilisation)));
        const std::vector<Finding>& findings = one.findings();
        const bool isSaid =
            std::any_of(findings.begin(), findings.end(), [](const Finding& finding) { return finding.id == "precision-not-on-gpu"; });
        QCOMPARE(isSaid, !device.peak(Precision::Bf16).has_value());
    }

    /// A band says that nothing was measured, and is wider where the rate of multiplies is a guess.
    void aGuessIsSaid_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<bool>("isMeasured");
        QTest::addColumn<bool>("isGuessed");
        const auto row = [](const char* gpu, bool isMeasured, bool isGuessed) { QTest::newRow(gpu) << gpu << isMeasured << isGuessed; };
        row("h100-sxm", true, false);
        row("l4", true, false);
        row("rtx-6000-ada", true, false);
        row("gb10", true, false);
        row("rtx-pro-4500-bw", true, false);
        row("rtx-pro-5000-bw", true, false);
        row("a10", false, false);
        row("a10g", false, false);
        row("a40", false, false);
        row("rtx-a6000", false, false);
        row("t4", false, true);
        row("vr200", false, true);
        row("mi455x", false, true);
        row("trainium2", false, true);
        row("trainium3", false, true);
        row("gaudi3", false, false);
    }
    void aGuessIsSaid()
    {
        QFETCH(QString, gpu);
        const Estimate one = made(gpu);
        const Band& band = *one.trust()->time;
        QTEST(band.gap != EvidenceGap::Generation, "isMeasured");
        QTEST(assumedRateError(one.basis()->site, *one.step()) > 0, "isGuessed");
        QTEST(band.widening > 1, "isGuessed");
    }
};

QTEST_APPLESS_MAIN(TestEveryDevice)
#include "test_every_device.moc"
