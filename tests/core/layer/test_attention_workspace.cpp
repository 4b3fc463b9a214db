// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/layer/layer_operators.h"
#include "core/layer/operator.h"
#include "core/model/architecture.h"
#include "core/step/basis.h"
#include "tests/core/gpt_fixture.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

/// What fused attention allocates in its backward beyond its kept tensors, counted by hand.
class TestAttentionWorkspace : public QObject {
    Q_OBJECT

    static constexpr double kTokens = 4096;
    static constexpr double kQuery = 1024;
    static constexpr double kKeyValue = 2 * 256;
    static constexpr double kHeads = 2 * kTokens * (2 * kQuery + kKeyValue);  ///< gradients of inputs and of the result, in bf16
    static constexpr double kQueriesInFp32 = 4 * kTokens * kQuery;

    /// A Llama layer, 4,096 tokens a rank: 8 heads of 128, `kvHeads` of keys and values.
    static double gradients(AttentionKernel kernel, int kvHeads, int cp = 1, ContextLayout layout = ContextLayout::Zigzag,
                            Recipe recipe = Recipe::Fsdp2)
    {
        Scenario scenario = fixture::scenario({4, 1024, 8, kvHeads, 2816, 32000}, cp);
        scenario.training.recipe = recipe;
        scenario.training.attention = kernel;
        scenario.training.sequenceLength = static_cast<std::int64_t>(kTokens) * cp;
        scenario.training.globalBatch = 1;
        scenario.plan.cp = cp;
        scenario.plan.cpLayout = layout;
        const Basis basis(scenario);
        for (const Operator& op : basis.ledger.operators.ofLayerKind[0]) {
            if (op.id == OperatorId::Attention)
                return op.gradients.value();
        }
        return 0;
    }

private slots:
    void everyFusedKernelSumsQueryGradientsInFp32()
    {
        const double heads = 2 * kTokens * 4 * kQuery;
        for (const AttentionKernel kernel :
             {AttentionKernel::Flash1, AttentionKernel::Flash2, AttentionKernel::Flash3, AttentionKernel::Cudnn})
            QCOMPARE(gradients(kernel, 8), heads + kQueriesInFp32);
    }
    /// FlashAttention-2 writes gradients of shared keys and values for each head, FlashAttention-3 sums them in fp32.
    void sharedKeysAndValuesNeedMore()
    {
        QCOMPARE(gradients(AttentionKernel::Flash2, 2), kHeads + kQueriesInFp32 + 2 * kTokens * 2 * kQuery);
        QCOMPARE(gradients(AttentionKernel::Flash3, 2), kHeads + kQueriesInFp32 + 4 * kTokens * kKeyValue);
        QCOMPARE(gradients(AttentionKernel::Cudnn, 2), kHeads + kQueriesInFp32);
    }
    void aRingSumsGradientsInFp32()
    {
        const double alone = gradients(AttentionKernel::Cudnn, 2);
        const double torch = 4 * kTokens * (2 * kQuery + 3 * kKeyValue);
        QCOMPARE(gradients(AttentionKernel::Cudnn, 2, 4), alone + torch);
        QCOMPARE(gradients(AttentionKernel::Cudnn, 2, 4, ContextLayout::AllGather), alone + torch);
        QCOMPARE(gradients(AttentionKernel::Cudnn, 2, 4, ContextLayout::Zigzag, Recipe::DeepSpeed),
                 alone + 4 * kTokens * (kQuery + 2 * kKeyValue));
        QCOMPARE(gradients(AttentionKernel::Cudnn, 2, 4, ContextLayout::Zigzag, Recipe::Megatron), alone);
    }
    void headsThatAreExchangedNeedNoSums()
    {
        QCOMPARE(gradients(AttentionKernel::Cudnn, 8, 4, ContextLayout::Ulysses), gradients(AttentionKernel::Cudnn, 8));
    }
};

QTEST_APPLESS_MAIN(TestAttentionWorkspace)
#include "test_attention_workspace.moc"
