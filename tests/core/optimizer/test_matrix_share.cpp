// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/optimizer/matrix_products.h"
#include "core/optimizer/matrix_share.h"

using namespace shardscope;

/// Where a matrix is updated: Megatron-LM emerging_optimizers.py, Emerging-Optimizers newton_schulz_tp, Megatron-LM pull request 6683.
class TestMatrixShare : public QObject {
    Q_OBJECT

    /// 8,192 × 4,096, cut by rows into `ways`.
    static MatrixGroup group(double ways, bool cutsRows = true) { return {8192, 4096, ways, cutsRows, false, 1}; }
    static MatrixShare shareOf(const MatrixGroup& group, MatrixUpdate mode, const MatrixHolders& holders = {}, double count = 32)
    {
        return matrixShares({group}, {count}, {MatrixWork::NewtonSchulz, mode, holders, {}}).front();
    }

private slots:
    void sides_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<bool>("cutsRows");
        QTest::addColumn<double>("cuts");
        QTest::addColumn<double>("square");
        QTest::addColumn<double>("other");
        const auto row = [](const char* name, MatrixUpdate mode, bool cutsRows, double cuts, double square, double other) {
            QTest::newRow(name) << static_cast<int>(mode) << cutsRows << cuts << square << other;
        };
        row("duplicated", MatrixUpdate::Duplicated, true, 1, 4096, 8192);
        row("layer-sharded", MatrixUpdate::LayerSharded, true, 1, 4096, 8192);
        row("blockwise by rows", MatrixUpdate::Blockwise, true, 1, 2048, 4096);
        row("blockwise by columns", MatrixUpdate::Blockwise, false, 1, 1024, 8192);
        row("blockwise by both", MatrixUpdate::Blockwise, false, 2, 1024, 4096);
        row("distributed by rows", MatrixUpdate::Distributed, true, 1, 4096, 2048);
        // The forced transpose: its square has the longer side.
        row("distributed by columns", MatrixUpdate::Distributed, false, 1, 8192, 1024);
        row("distributed over more data-parallel ranks", MatrixUpdate::Distributed, false, 8, 4096, 1024);
    }
    void sides()
    {
        QFETCH(int, mode);
        QFETCH(bool, cutsRows);
        QFETCH(double, cuts);
        const MatrixShare share = shareOf(group(4, cutsRows), static_cast<MatrixUpdate>(mode), {cuts, 1});
        QTEST(share.shorter, "square");
        QTEST(share.longer, "other");
    }

    void counts_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<double>("cuts");
        QTest::addColumn<double>("owners");
        QTest::addColumn<double>("count");
        QTest::newRow("every rank does all") << static_cast<int>(MatrixUpdate::Duplicated) << 1.0 << 1.0 << 32.0;
        QTest::newRow("cut by rows, every rank does all") << static_cast<int>(MatrixUpdate::Duplicated) << 8.0 << 1.0 << 32.0;
        QTest::newRow("owned") << static_cast<int>(MatrixUpdate::Duplicated) << 1.0 << 8.0 << 4.0;
        QTest::newRow("one home") << static_cast<int>(MatrixUpdate::LayerSharded) << 1.0 << 1.0 << 8.0;
        QTest::newRow("one home over both") << static_cast<int>(MatrixUpdate::LayerSharded) << 4.0 << 1.0 << 2.0;
        QTest::newRow("one home of an owner") << static_cast<int>(MatrixUpdate::LayerSharded) << 1.0 << 4.0 << 2.0;
    }
    void counts()
    {
        QFETCH(int, mode);
        QFETCH(double, cuts);
        QFETCH(double, owners);
        QTEST(shareOf(group(4), static_cast<MatrixUpdate>(mode), {cuts, owners}).count, "count");
    }

    void exchanges()
    {
        const MatrixShare gathered = shareOf(group(4), MatrixUpdate::Duplicated, {8, 1});
        QCOMPARE(gathered.each.size(), std::size_t{2});
        QCOMPARE(gathered.each[0].elements, 8192.0 * 4096 / 4);  // rows, then parts
        QCOMPARE(gathered.each[1].elements, 8192.0 * 4096);
        const MatrixShare summed = shareOf(group(4), MatrixUpdate::Distributed);
        QCOMPARE(summed.each.size(), std::size_t{1});
        QCOMPARE(summed.each[0].elements, 4096.0 * 4096);
        QCOMPARE(summed.each[0].times, kNewtonSchulzSteps);
        QVERIFY(shareOf(group(4), MatrixUpdate::Blockwise, {8, 1}).each.empty());
        // All parts of the rank's 32 matrices at once, there and back.
        const MatrixShare home = shareOf(group(4), MatrixUpdate::LayerSharded);
        QVERIFY(home.each.empty());
        QCOMPARE(home.together.size(), std::size_t{1});
        QCOMPARE(home.together[0].elements, 32.0 * 8192 * 4096 / 4);
        QCOMPARE(home.together[0].times, 2.0);
    }

    /// What nothing cuts is the same in every mode.
    void wholeMatrices()
    {
        for (const auto& [mode, name] : EnumNames<MatrixUpdate>::names) {
            const MatrixShare share = shareOf(group(1), mode);
            QVERIFY2(share.each.empty() && share.together.empty() && share.count == 32, name.data());
            QCOMPARE(share.shorter, 4096.0);
            QCOMPARE(share.longer, 8192.0);
        }
    }

    /// Ranks that share all work do no less than their part of it, and by rows as much.
    void distributingTakesNoLess()
    {
        const auto flop = [](const MatrixShare& share) {
            return share.count * flopOf(matrixProducts(MatrixWork::NewtonSchulz, share.shorter, share.longer), false);
        };
        const double all = flop(shareOf(group(4), MatrixUpdate::Duplicated));
        QVERIFY(flop(shareOf(group(4), MatrixUpdate::Distributed)) > all / 4);
        QCOMPARE(flop(shareOf(group(4), MatrixUpdate::LayerSharded)), all / 4);
    }

    /// Dion exchanges factors only; SOAP has no iterations to sum in.
    void otherWork()
    {
        const auto of = [](MatrixWork work) { return matrixShares({group(4)}, {32}, {work, MatrixUpdate::Distributed, {}, {}}).front(); };
        QCOMPARE(of(MatrixWork::LowRank).each.front().elements, (8192.0 + 4096) * 1024);
        QCOMPARE(of(MatrixWork::Rotation).each.front().kind, CollectiveKind::AllGather);
    }
};

QTEST_APPLESS_MAIN(TestMatrixShare)
#include "test_matrix_share.moc"
