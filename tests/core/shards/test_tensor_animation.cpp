// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/shards/tensor_animation.h"

using namespace shardscope;

class TestTensorAnimation : public QObject {
    Q_OBJECT
private slots:
    void initTestCase_data()
    {
        QTest::addColumn<bool>("sequenceParallel");
        QTest::newRow("tensor parallel") << false;
        QTest::newRow("with sequence parallelism") << true;
    }
    void init()
    {
        QFETCH_GLOBAL(bool, sequenceParallel);
        m_animation = tensorAnimation(sequenceParallel);
    }

    /// The parts that ranks end with are the parts of the unsharded product.
    void theCutProductIsTheWholeOne()
    {
        const SmallMatrix hidden = rectified(product(m_animation.of(BlockTensor::Input), m_animation.of(BlockTensor::First)));
        const SmallMatrix output = product(hidden, m_animation.of(BlockTensor::Second));
        QVERIFY(m_animation.of(BlockTensor::Output) == output);
        int rowsCovered = 0;
        for (int rank = 0; rank < m_animation.ranks; ++rank) {
            const TensorPart* part = m_animation.frames.back().part(rank, BlockTensor::Output);
            QVERIFY(part && !part->isPartialSum);
            QVERIFY(part->values == output.part(part->firstRow, part->values.rows, part->firstColumn, part->values.columns));
            rowsCovered += part->values.rows;
        }
        QCOMPARE(rowsCovered, m_animation.sequenceParallel ? output.rows : m_animation.ranks * output.rows);
    }

    /// Every part that is not a partial sum is the same part of the whole tensor, in every frame.
    void partsAgreeWithTheWhole()
    {
        for (const TensorFrame& frame : m_animation.frames) {
            for (const std::vector<TensorPart>& parts : frame.ofRank) {
                for (const TensorPart& part : parts) {
                    const SmallMatrix whole =
                        m_animation.of(part.tensor).part(part.firstRow, part.values.rows, part.firstColumn, part.values.columns);
                    if (!part.isPartialSum)
                        QVERIFY(part.values == whole);
                }
            }
        }
    }

    /// Before the sum no rank has the product; added, they are it.
    void partialSumsAddUp()
    {
        const TensorFrame* before = nullptr;
        for (const TensorFrame& frame : m_animation.frames) {
            if (frame.action == TensorAction::MultiplyRows)
                before = &frame;
        }
        QVERIFY(before);
        const SmallMatrix& first = before->part(0, BlockTensor::Output)->values;
        const SmallMatrix& second = before->part(1, BlockTensor::Output)->values;
        QVERIFY(before->part(0, BlockTensor::Output)->isPartialSum);
        QVERIFY(!(first == m_animation.of(BlockTensor::Output)));
        QVERIFY(sum(first, second) == m_animation.of(BlockTensor::Output));
    }

    /// A cut by columns of A and by rows of B holds each weight once.
    void weightsAreHeldOnce()
    {
        for (const BlockTensor tensor : {BlockTensor::First, BlockTensor::Second}) {
            std::size_t elements = 0;
            for (int rank = 0; rank < m_animation.ranks; ++rank)
                elements += m_animation.frames.front().part(rank, tensor)->values.values.size();
            QCOMPARE(elements, m_animation.of(tensor).values.size());
        }
    }

    /// An all-reduce of 4 × 4 elements over two ranks sends 32 bytes; an all-gather and a reduce-scatter 16 each
    /// (Korthikanti et al. 2022, section 4.2.2: no more than without sequence parallelism).
    void sequenceParallelismSendsAsMuch()
    {
        QCOMPARE(m_animation.sentUntil(static_cast<int>(m_animation.frames.size()) - 1).value(), 32.0);
        for (const TensorFrame& frame : m_animation.frames)
            QCOMPARE(frame.collective.has_value(), frame.sent > Bytes());
    }

    /// Something is cut off by the activation, so that the order (activation before the sum) matters.
    void theActivationCutsSomethingOff()
    {
        const SmallMatrix before = product(m_animation.of(BlockTensor::Input), m_animation.of(BlockTensor::First));
        QVERIFY(!(before == m_animation.of(BlockTensor::Hidden)));
    }

private:
    TensorAnimation m_animation;
};

QTEST_APPLESS_MAIN(TestTensorAnimation)
#include "test_tensor_animation.moc"
