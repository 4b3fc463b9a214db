// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/io/model_presets.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/optimizer/matrix_products.h"
#include "core/optimizer/matrix_table.h"

using namespace shardscope;

/// FLOP of ../shared/mixers.md, section 2, from Emerging-Optimizers muon_utils.py.
class TestMatrixProducts : public QObject {
    Q_OBJECT

private slots:
    void newtonSchulz_data()
    {
        QTest::addColumn<double>("m");
        QTest::addColumn<double>("n");
        QTest::addColumn<double>("plain");
        QTest::addColumn<double>("symmetric");
        QTest::newRow("4096 x 4096") << 4096.0 << 4096.0 << 2061584302080.0 << 1374389534720.0;
        QTest::newRow("4096 x 14336") << 4096.0 << 14336.0 << 5497558138880.0 << 3951369912320.0;
        QTest::newRow("12288 x 12288") << 12288.0 << 12288.0 << 55662776156160.0 << 37108517437440.0;
    }
    void newtonSchulz()
    {
        QFETCH(double, m);
        QFETCH(double, n);
        const std::vector<MatrixProduct> products = matrixProducts(MatrixWork::NewtonSchulz, m, n);
        QTEST(flopOf(products, false), "plain");
        QTEST(flopOf(products, true), "symmetric");
    }

    void soapAndDion()
    {
        const double m = 1024, n = 4096;
        double rotations = 0;
        double bases = 0;
        for (const MatrixProduct& product : matrixProducts(MatrixWork::Rotation, m, n))
            (product.id.find("basis") == std::string_view::npos ? rotations : bases) += product.flop();
        QCOMPARE(rotations, 10 * (m * m * n + m * n * n));
        QVERIFY(bases > 0 && bases < rotations);
        const double r = m / 4;
        QCOMPARE(flopOf(matrixProducts(MatrixWork::LowRank, m, n), true), 8 * m * n * r + 5 * n * r * r);
        QVERIFY(matrixProducts(MatrixWork::None, m, n).empty());
    }

    void ofWholeModels_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<bool>("gateInUpWeight");
        QTest::addColumn<double>("flop");
        constexpr double kLlama = 665891729571840;
        QTest::newRow("llama-3-8b") << "llama-3-8b" << false << kLlama;
        // One square product of 4,096 in place of two.
        QTest::newRow("llama-3-8b, gate with up") << "llama-3-8b" << true << kLlama - 32 * 5 * 2 * std::pow(4096, 3);
        // The reference leaves the router out.
        const double router = 58 * 5 * (4.0 * 256 * 256 * 7168 + 2 * std::pow(256, 3));
        QTest::newRow("deepseek-v3") << "deepseek-v3" << false << 32294631576698880.0 + router;
    }
    void ofWholeModels()
    {
        QFETCH(QString, preset);
        QFETCH(bool, gateInUpWeight);
        QFETCH(double, flop);
        const Result<Architecture> model = modelPreset(preset.toStdString());
        QVERIFY(model);
        MatrixTable table({false, gateInUpWeight});
        MatrixCounts counts;
        for (int layer = 0; layer < model->layers(); ++layer)
            addCounts(counts, table.add(
                                  layerTensors(*model, model->layer(layer)), [](const Tensor&) { return MatrixWays(); }, 1));
        double sum = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const auto [shorter, longer] = std::minmax(table.groups()[i].rows, table.groups()[i].columns);
            sum += counts[i] * flopOf(matrixProducts(MatrixWork::NewtonSchulz, shorter, longer), false);
        }
        QVERIFY2(std::abs(sum / flop - 1) < 1e-9, qPrintable(QString::number(sum / flop, 'g', 12)));
    }
};

QTEST_APPLESS_MAIN(TestMatrixProducts)
#include "test_matrix_products.moc"
