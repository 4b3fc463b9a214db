// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/cost/operator_cost.h"
#include "core/hardware/catalog.h"
#include "core/scenario/training.h"
#include "core/site/cost_constants.h"
#include "core/site/device_rates.h"

using namespace shardscope;

namespace {

QJsonObject tables()
{
    QFile file(QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/gemm_published.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()["tables"].toObject() : QJsonObject();
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// The model's own seconds over the measured ones, of every large multiply of one table.
std::vector<double> ratios(const QJsonObject& table, const DeviceRates& rates)
{
    std::vector<double> found;
    for (const QJsonValue& value : table["points"].toArray()) {
        const QJsonArray point = value.toArray();
        const double m = point[0].toDouble(), n = point[1].toDouble(), k = point[2].toDouble(), seconds = point[3].toDouble() * 1e-6;
        if (m < 1024 || n < 1024 || k < 1024)
            continue;
        Operator op(OperatorId::FeedForwardUp);
        op.shape = {m, n, k, 1};
        op.forward = op.shape.flop();
        op.backward = 2 * op.forward;
        op.movedForward = Bytes(2 * (m * k + k * n + m * n));
        found.push_back(operatorCost(op, 128, rates).forward.value() / seconds);
    }
    return found;
}

}  // namespace

/// The multiply held alone against aiconfigurator's kernel tables (short runs on a cool GPU), before anything is fitted to runs.
class TestPublishedMultiplies : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTableHasTheModelsForm_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("mostHot");
        QTest::newRow("A100") << "a100_sxm/bfloat16"
                              << "a100-sxm-80" << 1.15;
        QTest::newRow("H100") << "h100_sxm/bfloat16"
                              << "h100-sxm" << 1.25;
        QTest::newRow("H200") << "h200_sxm/bfloat16"
                              << "h200-sxm" << 1.25;
        QTest::newRow("GB200") << "gb200/bfloat16"
                               << "gb200" << 1.65;
        QTest::newRow("B300") << "b300_sxm/bfloat16"
                              << "b300-sxm" << 1.25;
        QTest::newRow("GB300") << "gb300/bfloat16"
                               << "gb300" << 1.25;
        QTest::newRow("B200") << "b200_sxm/bfloat16"
                              << "b200-sxm" << 1.65;  // runs reach 0.43 of the sheet, the cool table 0.68
    }
    void aTableHasTheModelsForm()
    {
        QFETCH(QString, table);
        QFETCH(QString, gpu);
        QFETCH(double, mostHot);
        const QJsonObject points = tables()[table].toObject();
        if (points.isEmpty())
            QSKIP("the design library is not beside the repository");
        DeviceRates rates = deviceRates(Training(), *hardwareCatalog().findGpu(gpu.toStdString()), CostConstants());
        rates.layer = 1;  // gaps between kernels are the runs'
        std::vector<double> found = ratios(points, rates);
        QVERIFY(found.size() > 50);
        const double hot = median(found);
        for (double& ratio : found)
            ratio = std::abs(ratio / hot - 1);
        qInfo("%-20s hot over cool %.3f, median error of the form %.1f %%", qPrintable(table), hot, 100 * median(found));
        QVERIFY2(hot > 1 && hot < mostHot, qPrintable(QString::number(hot)));
        QVERIFY2(median(found) < 0.08, qPrintable(QString::number(median(found))));
    }
};

QTEST_APPLESS_MAIN(TestPublishedMultiplies)
#include "test_published_multiplies.moc"
