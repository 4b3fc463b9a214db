// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "probe/cuda/stages/collective_sizes.h"
#include "probe/cuda/stages/multiply_shapes.h"

using namespace shardscope;
using namespace shardscope::probe;
using namespace shardscope::probe::cuda;

class TestSizes : public QObject {
    Q_OBJECT
private slots:
    /// Every size is as near to a power of two as the ranks' parts of 16 bytes allow, never larger than the buffers, never empty.
    void sweepsAreWhole()
    {
        const std::size_t most = std::size_t{1} << 30;
        for (const auto& [kind, name] : EnumNames<CollectiveKind>::names) {
            for (int ranks : {2, 3, 8, 72, 1024}) {
                const auto sizes = sweepSizes(kind, ranks, kBf16Bytes, most, false);
                QVERIFY(!sizes.empty() && sizes.back().bytes <= most && sizes.back().bytes > most - 16u * static_cast<unsigned>(ranks));
                for (const CollectiveSize& size : sizes) {
                    QCOMPARE(bufferElements(kind, ranks, size.count) * kBf16Bytes, size.bytes);
                    QCOMPARE(size.count * kBf16Bytes % 16, std::size_t(0));
                    QVERIFY(size.count > 0 && size.iterations >= 1 && size.batches >= 1);
                }
            }
        }
        QCOMPARE(sweepSizes(CollectiveKind::AllReduce, 8, kBf16Bytes, most, false).size(), std::size_t(21));
        QCOMPARE(sweepSizes(CollectiveKind::AllReduce, 8, kBf16Bytes, most, false).front().bytes, std::size_t(1024));
        QVERIFY(sweepSizes(CollectiveKind::AllReduce, 8, kBf16Bytes, most, true).size() < 9);
    }

    /// 1 KiB over 1024 ranks leaves nothing for each.
    void emptySizesAreNotThere()
    {
        QCOMPARE(sweepSizes(CollectiveKind::AllGather, 1024, kBf16Bytes, 1 << 20, false).front().bytes, std::size_t(16384));
    }

    void groupsDouble()
    {
        QVERIFY((groupSizes(8, false) == std::vector<int>{2, 4, 8}));
        QVERIFY((groupSizes(6, false) == std::vector<int>{2, 4, 6}));
        QVERIFY((groupSizes(2, false) == std::vector<int>{2}));
        QVERIFY((groupSizes(8, true) == std::vector<int>{8}));
        QVERIFY(groupSizes(1, false).empty());
    }

    void shapesFitAndAreMeasuredOnce()
    {
        Settings settings;
        settings.shapes.multiplies = {{"qkv", {8192, 8192, 8192, 3}}, {"odd", {100, 52, 64}}, {"own", {777, 4096, 1280}}};
        const auto shapes = shapesToMeasure(settings, Precision::Bf16, 80e9);
        QCOMPARE(shapes.size(), standardShapes(false).size() + 1);  // the first is known, the second no multiple of 16
        QVERIFY(shapes.back().m == 777 && shapes.back().count == 1);
        QVERIFY(standardShapes(false).size() >= 20);
        double largest = 0;
        for (const MatrixShape& shape : shapesToMeasure(settings, Precision::Tf32, 1e8)) {
            largest = std::max(largest, bytesOf(shape, Precision::Tf32));
            QVERIFY(std::fmod(shape.n, 16) == 0 && std::fmod(shape.k, 16) == 0);
        }
        QVERIFY(largest > 0 && largest <= 1e8);
        QCOMPARE(bytesOf({2, 3, 5}, Precision::Fp8), 2.0 * 5 + 5 * 3 + 2 * 2 * 3);
    }

    void precisionsFollowTheDevice()
    {
        Settings settings;
        QVERIFY((precisionsFor(settings, 80) == std::vector<Precision>{Precision::Bf16, Precision::Tf32}));
        QVERIFY((precisionsFor(settings, 90) == std::vector<Precision>{Precision::Bf16, Precision::Fp8, Precision::Tf32}));
        settings.shapes.precision = Precision::Fp8;
        QVERIFY((precisionsFor(settings, 90) == std::vector<Precision>{Precision::Fp8, Precision::Bf16, Precision::Tf32}));
        settings.quick = true;
        QVERIFY((precisionsFor(settings, 90) == std::vector<Precision>{Precision::Fp8, Precision::Bf16}));
    }
};

QTEST_MAIN(TestSizes)
#include "test_sizes.moc"
