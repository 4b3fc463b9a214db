// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/estimate/estimate.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/launch/launch_import.h"
#include "core/text/error_text.h"

using namespace shardscope;

namespace {

/// A model of 15 or 16 layers, three of them dense, with latent attention and 32 experts, on one node of eight.
constexpr const char* kCommon =
    "torchrun --nnodes 1 --nproc_per_node 8 pretrain_gpt.py --hidden-size 1024 --ffn-hidden-size 4096 --num-attention-heads 32 "
    "--kv-channels 128 --max-position-embeddings 4096 --position-embedding-type rope --normalization RMSNorm --swiglu "
    "--untie-embeddings-and-output-weights --multi-latent-attention --q-lora-rank 1536 --kv-lora-rank 512 --qk-head-dim 128 "
    "--qk-pos-emb-head-dim 64 --v-head-dim 128 --qk-layernorm --disable-bias-linear --padded-vocab-size 51712 --num-experts 32 "
    "--moe-ffn-hidden-size 1024 --moe-shared-expert-intermediate-size 1024 --moe-router-topk 4 --moe-router-score-function sigmoid "
    "--moe-router-enable-expert-bias --moe-grouped-gemm --moe-token-dispatcher-type alltoall --seq-length 4096 --bf16 "
    "--tensor-model-parallel-size 2 --sequence-parallel --pipeline-model-parallel-size 2 --expert-model-parallel-size 4 "
    "--expert-tensor-parallel-size 1 --use-distributed-optimizer --recompute-granularity selective "
    "--recompute-modules layernorm mla_up_proj mlp moe_act --transformer-impl transformer_engine ";

constexpr const char* kOffload =
    "--attention-backend unfused --micro-batch-size 1 --global-batch-size 8 --num-layers 15 --moe-layer-freq '([0]*3+[1]*12)' "
    "--fine-grained-activation-offloading --offload-modules expert_fc1 moe_act attn_norm mlp_norm qkv_linear core_attn attn_proj ";

}  // namespace

/// Megatron-LM's functional tests of its offload by module (commit d98e8a64, tests/functional_tests/test_cases/moe, golden values of a DGX
/// H100: mem-max-allocated-bytes of the last rank, whose pipeline rank is the last one).
class TestMegatronOffload : public QObject {
    Q_OBJECT
private slots:
    void peaks_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::addColumn<double>("measured");  // bytes
        QTest::addColumn<double>("tolerance");
        QTest::newRow("nothing offloaded, four sequences")
            << QStringLiteral("--micro-batch-size 4 --global-batch-size 32 --num-layers 16 --moe-layer-freq '([0]*3+[1]*13)' "
                              "--pipeline-model-parallel-layout 'Et*3|(tt|)*6tmL' --mtp-num-layers 1 --overlap-grad-reduce "
                              "--overlap-param-gather --cross-entropy-loss-fusion --attention-backend unfused")
            << 49211260928.0 << 0.08;
        QTest::newRow("all modules offloaded") << QString(kOffload) +
                                                      QStringLiteral("--pipeline-model-parallel-layout 'Et*3|(tt|)*6mL' --mtp-num-layers 1 "
                                                                     "--overlap-moe-expert-parallel-comm")
                                               << 8320577024.0 << 0.08;
        QTest::newRow("all modules offloaded, no multi-token prediction")
            << QString(kOffload) + QStringLiteral("--pipeline-model-parallel-layout 'Et*3|(tt|)*6L'") << 7156871168.0 << 0.1;
    }
    void peaks()
    {
        QFETCH(QString, flags);
        QFETCH(double, measured);
        QFETCH(double, tolerance);
        const auto base = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example");
        QVERIFY(base);
        const Result<ImportedLaunch> imported =
            importLaunch(std::string(kCommon) + flags.toStdString() + "\n", "run.sh", std::nullopt, *base);
        QVERIFY2(imported, imported ? "" : errorText(imported.error()).c_str());
        QVERIFY2(imported->isWhole(), imported->unknown.empty() ? "" : imported->unknown.front().why.text.c_str());
        const auto made = estimate(imported->scenario);
        QVERIFY(made && made->isLegal());
        const double said = made->memory().stages.back().allocated.value();
        QVERIFY2(std::abs(said / measured - 1) <= tolerance, qPrintable(QStringLiteral("%1 bytes, %2 measured").arg(said).arg(measured)));
    }
};

QTEST_APPLESS_MAIN(TestMegatronOffload)
#include "test_megatron_offload.moc"
