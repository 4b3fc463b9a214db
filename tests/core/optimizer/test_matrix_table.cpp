// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/optimizer/matrix_table.h"

using namespace shardscope;

Q_DECLARE_METATYPE(Tensor)

/// Which tensors an optimizer updates as whole matrices: Megatron-LM layer_wise_optimizer.py, is_managed_by_layer_wise_optimizer.
class TestMatrixTable : public QObject {
    Q_OBJECT

    static Tensor tensor(const char* name, TensorKind kind, std::int64_t rows = 64, std::int64_t columns = 32, bool multiplies = true)
    {
        return {name, kind, rows, columns, 1, TensorCut::Column, multiplies};
    }
    static MatrixWays one(const Tensor&) { return {}; }

private slots:
    void whichAreMatrices_data()
    {
        QTest::addColumn<Tensor>("tensor");
        QTest::addColumn<bool>("isOne");
        QTest::addColumn<bool>("isOneWithVocabulary");
        QTest::newRow("projection") << tensor("self_attn.q_proj.weight", TensorKind::Attention) << true << true;
        QTest::newRow("router") << tensor("mlp.gate.weight", TensorKind::Router) << true << true;
        QTest::newRow("norm") << tensor("norm.0.weight", TensorKind::Norm, 64, 1, false) << false << false;
        QTest::newRow("gate of shared experts") << tensor("mlp.shared_expert_gate.weight", TensorKind::SharedExpert, 1) << false << false;
        QTest::newRow("embedding") << tensor("embed_tokens.weight", TensorKind::Embedding) << false << true;
        QTest::newRow("head") << tensor("lm_head.weight", TensorKind::Head) << false << true;
        QTest::newRow("positions") << tensor("embed_positions.weight", TensorKind::Position) << false << false;
        QTest::newRow("convolution") << tensor("mixer.conv1d.weight", TensorKind::StateSpace, 64, 4, false) << false << false;
        QTest::newRow("in_proj of Mamba") << tensor("mixer.in_proj.weight", TensorKind::StateSpace) << false << false;
        QTest::newRow("out_proj of Mamba") << tensor("mixer.out_proj.weight", TensorKind::StateSpace) << true << true;
    }
    void whichAreMatrices()
    {
        QFETCH(Tensor, tensor);
        QTEST(!MatrixTable().add({tensor}, one, 1).empty(), "isOne");
        QTEST(!MatrixTable({true, false}).add({tensor}, one, 1).empty(), "isOneWithVocabulary");
    }

    void aGateIsInTheUpWeight()
    {
        const std::vector<Tensor> tensors{tensor("mlp.gate_proj.weight", TensorKind::FeedForward),
                                          tensor("mlp.up_proj.weight", TensorKind::FeedForward),
                                          tensor("mlp.down_proj.weight", TensorKind::FeedForward, 32, 64)};
        MatrixTable apart;
        QCOMPARE(apart.add(tensors, one, 1), (MatrixCounts{2, 1}));
        MatrixTable together({false, true});
        QCOMPARE(together.add(tensors, one, 1), (MatrixCounts{1, 1}));
        QCOMPARE(together.groups().front().rows, 128.0);
    }

    void expertsAreSharedByTheirRanks()
    {
        Tensor experts = tensor("mlp.experts.up_proj.weight", TensorKind::RoutedExpert);
        experts.copies = 64;
        MatrixTable table;
        const MatrixCounts counts = table.add(
            {experts},
            [](const Tensor&) {
                return MatrixWays{2, 4};
            },
            8);
        QCOMPARE(counts, MatrixCounts{8});
        QCOMPARE(elementsOf(table.groups(), counts, true), 8.0 * 64 * 32 / 8);
        QCOMPARE(elementsOf(table.groups(), counts, false), 0.0);
    }
};

QTEST_APPLESS_MAIN(TestMatrixTable)
#include "test_matrix_table.moc"
