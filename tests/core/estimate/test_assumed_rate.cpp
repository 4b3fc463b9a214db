// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/estimate/assumed_rate.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/io/scenario_file.h"
#include "core/step/basis.h"
#include "core/step/step.h"

using namespace shardscope;

/// The band is wider where the estimate uses an unmeasured rate.
class TestAssumedRate : public QObject {
    Q_OBJECT

    static Estimate made(const char* gpu, const char* precision)
    {
        const QString text = QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "llama-3-8b"},
            "cluster": {"gpu": "%1", "gpus_per_node": 8, "nodes": 4, "network": "ib-ndr"},
            "training": {"sequence_length": 4096, "global_batch": 64, "precision": "%2"}, "plan": {"zero": 1}})")
                                 .arg(gpu, precision);
        return estimate(parseScenario(text.toStdString(), "test").value(), measuredEvidence()).value();
    }

private slots:
    void aFittedRateWidensNothing()
    {
        for (const char* gpu : {"h100-sxm", "b200-sxm", "a100-sxm-80"}) {
            const Estimate one = made(gpu, "bf16");
            QCOMPARE(assumedRateError(one.basis()->site, *one.step()), 0.0);
            QCOMPARE(one.trust()->time->widening, 1.0);
        }
    }

    void anAssumedOneDoes_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QString>("precision");
        QTest::newRow("B200, fp32") << "b200-sxm"
                                    << "fp32";
        QTest::newRow("H200, fp32") << "h200-sxm"
                                    << "fp32";
        QTest::newRow("B200, fp4") << "b200-sxm"
                                   << "fp4";
    }
    void anAssumedOneDoes()
    {
        QFETCH(QString, gpu);
        QFETCH(QString, precision);
        const Estimate wide = made(qPrintable(gpu), qPrintable(precision));
        const Estimate usual = made(qPrintable(gpu), "bf16");
        const Band& band = *wide.trust()->time;
        QVERIFY(band.width > usual.trust()->time->width);
        QVERIFY(std::abs(band.width - band.scale * band.quantile * band.widening) < 1e-12);
    }

    /// fp32 runs outside the matrix units: a newer device with more of it was 40 % slower by the share of its 16-bit rate. Devices with
    /// equal data sheets differ in the attention kernels alone.
    void moreFp32IsNoSlower()
    {
        const double older = made("h200-sxm", "fp32").step()->step.value();
        const double newer = made("b200-sxm", "fp32").step()->step.value();
        const double newest = made("b300-sxm", "fp32").step()->step.value();
        QVERIFY2(newer <= older * 1.001, qPrintable(QString("%1 s and %2 s").arg(older).arg(newer)));
        QVERIFY2(std::abs(newest / newer - 1) < 0.12, qPrintable(QString("%1 s and %2 s").arg(newer).arg(newest)));
    }
};

QTEST_APPLESS_MAIN(TestAssumedRate)
#include "test_assumed_rate.moc"
