// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/io/scenario_file.h"
#include "core/plan/resolved_plan.h"
#include "core/step/step.h"
#include "core/text/finding_text.h"
#include "core/text/message_text.h"

using namespace shardscope;

/// Relations between an estimate and that of a changed scenario that hold for all constants.
class TestPhysicsBounds : public QObject {
    Q_OBJECT

    using Edits = QStringList;

    static Estimate estimated(const QString& base, const Edits& edits)
    {
        std::vector<std::string> overrides;
        for (const QString& edit : edits)
            overrides.push_back(edit.toStdString());
        const Result<Scenario> scenario =
            base.startsWith('{') ? parseScenario(base.toStdString(), "test", overrides)
                                 : loadScenario(SHARDSCOPE_SOURCE_DIR "/resources/examples/" + base.toStdString() + ".json", overrides);
        if (!scenario)
            qFatal("%s: %s", qPrintable(edits.join(' ')), scenario.error().arguments.empty() ? "?" : scenario.error().arguments[0].c_str());
        return estimate(*scenario).value();
    }

    static double seconds(const Estimate& estimate) { return estimate.step() ? estimate.step()->step.value() : -1; }
    /// The sentence of the finding of that id.
    static QString sentence(const Estimate& estimate, const std::string& id)
    {
        for (const Finding& finding : estimate.findings()) {
            if (finding.id == id)
                return QString::fromStdString(messageText(findingMessage(finding)));
        }
        return {};
    }
    static bool says(const Estimate& estimate, const std::string& id)
    {
        return std::any_of(estimate.findings().begin(), estimate.findings().end(),
                           [&](const Finding& finding) { return finding.id == id; });
    }

    /// A model on one node or a few, with everything else as its recipe has it.
    static QString plain(const QString& model, const QString& recipe, int nodes, int sequence, int batch)
    {
        return QStringLiteral(R"({"schema": "shardscope.scenario/1", "model": {"preset": "%1"},
            "cluster": {"gpu": "h100-sxm", "nodes": %3, "network": "ib-ndr"},
            "training": {"sequence_length": %4, "global_batch": %5, "recipe": "%2"}})")
            .arg(model, recipe)
            .arg(nodes)
            .arg(sequence)
            .arg(batch);
    }

    static void scenarios()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<Edits>("edits");
        const auto row = [](const char* name, const QString& base, const Edits& edits = {}) { QTest::newRow(name) << base << edits; };
        row("Llama 3 70B", "llama-3-70b-64-h100");
        row("Mixtral", "mixtral-8x22b-128-h100");
        row("DeepSeek-V3", "deepseek-v3-2048-h800");
        const QString small = plain("qwen3-0.6b", "fsdp2", 1, 4096, 8);
        row("one micro-batch", small, {"plan.zero=3"});
        row("accumulation", small, {"plan.zero=3", "training.global_batch=64"});
        row("long and unfused", plain("smollm3-3b", "megatron", 1, 131072, 8), {"training.attention=fused-softmax", "plan.cp=2"});
        row("context ring", plain("llama-3-8b", "megatron", 1, 32768, 8), {"plan.cp=4"});
        row("two layers a rank", plain("llama-3-8b", "nanotron", 2, 8192, 64),
            {"plan.pp=16", "plan.tp=1", "training.attention=fused-softmax"});
        row("one layer a rank, sequence parallel", plain("llama-3-8b", "megatron", 4, 8192, 32),
            {"plan.pp=4", "plan.chunks=8", "plan.schedule=interleaved", "plan.tp=8", "plan.sequence_parallel=true",
             "training.attention=unfused"});
        row("experts", plain("gpt-oss-120b", "fsdp2", 8, 8192, 128), {"plan.ep=8", "plan.zero=3"});
        row("zero bubble", plain("llama-3-8b", "megatron", 1, 8192, 64), {"plan.pp=4", "plan.schedule=zb-h1"});
        row("vee", plain("llama-3-8b", "megatron", 1, 8192, 64), {"plan.pp=4", "plan.schedule=zb-v", "plan.chunks=2"});
        row("all forwards first", plain("llama-3-8b", "deepspeed", 1, 8192, 64), {"plan.pp=4", "plan.schedule=afab"});
    }

private slots:
    /// So that no row passes because it has no estimate.
    void rowsHaveAStep_data() { scenarios(); }
    void rowsHaveAStep()
    {
        QFETCH(QString, base);
        QFETCH(Edits, edits);
        const Estimate one = estimated(base, edits);
        QVERIFY2(one.isLegal(), one.isLegal() ? "" : one.findings().front().id.c_str());
        QVERIFY(seconds(one) > 0);
    }

    void recomputingMoreNeverHoldsMore_data() { scenarios(); }
    void recomputingMoreNeverHoldsMore()
    {
        QFETCH(QString, base);
        QFETCH(Edits, edits);
        edits << "plan.recompute_layers=null";
        const auto peak = [&](const char* mode) { return estimated(base, edits + Edits{mode}).memory().peak.value(); };
        const double none = peak("plan.recompute=none");
        const double selective = peak("plan.recompute=selective");
        const double perOperator = peak("plan.recompute=per-op");
        const double full = peak("plan.recompute=full");
        constexpr double kRounding = 1 + 1e-12;
        QVERIFY2(selective <= none * kRounding, qPrintable(QString::number(selective / none)));
        QVERIFY2(perOperator <= none * kRounding, qPrintable(QString::number(perOperator / none)));
        QVERIFY2(full <= selective * kRounding, qPrintable(QString::number(full / selective)));
        QVERIFY2(full <= perOperator * kRounding, qPrintable(QString::number(full / perOperator)));
    }

    /// Each module that is recomputed as well holds no more, and takes no less time.
    void recomputingModules_data() { scenarios(); }
    void recomputingModules()
    {
        QFETCH(QString, base);
        QFETCH(Edits, edits);
        edits << "plan.recompute_layers=null";
        edits << "plan.recompute=selective";
        Estimate before = estimated(base, edits + Edits{"plan.recompute_modules=[]"});
        QString modules;
        for (const char* module : {"core_attn", "layernorm", "moe_act", "mla_up_proj", "mlp", "shared_experts", "moe"}) {
            modules += QStringLiteral("%1\"%2\"").arg(modules.isEmpty() ? "" : ", ", module);
            Estimate after = estimated(base, edits + Edits{"plan.recompute_modules=[" + modules + "]"});
            QVERIFY2(after.memory().peak <= before.memory().peak * (1 + 1e-12), module);
            QVERIFY2(seconds(after) >= seconds(before) * (1 - 1e-12), module);
            before = std::move(after);
        }
        const Estimate none = estimated(base, edits + Edits{"plan.recompute=none"});
        const Estimate usual = estimated(base, edits);
        const Estimate core = estimated(base, edits + Edits{"plan.recompute_modules=[\"core_attn\"]"});
        QCOMPARE(seconds(usual), seconds(core));
        QCOMPARE(usual.memory().peak.value(), core.memory().peak.value());
        QVERIFY(before.memory().peak < none.memory().peak);
        QVERIFY(seconds(before) > seconds(none));
    }

    void higherZeroNeverHoldsMoreStates_data() { scenarios(); }
    void higherZeroNeverHoldsMoreStates()
    {
        QFETCH(QString, base);
        QFETCH(Edits, edits);
        for (const char* recipe : {"megatron", "nanotron", "deepspeed", "fsdp2", "pure-bf16"}) {
            for (const char* reshard : {"true", "false"}) {
                std::vector<double> held;
                for (int zero = 0; zero <= 3; ++zero) {
                    const Estimate one = estimated(base, edits + Edits{QStringLiteral("training.recipe=%1").arg(recipe),
                                                                       QStringLiteral("plan.zero=%1").arg(zero), "plan.shard_group=null",
                                                                       QStringLiteral("plan.reshard_after_forward=%1").arg(reshard)});
                    double states = 0;
                    for (const StageMemory& stage : one.memory().stages)
                        states += (stage.of(MemoryClass::Parameters) + stage.of(MemoryClass::Gradients) + stage.of(MemoryClass::Optimizer))
                                      .value();
                    if (!held.empty())
                        QVERIFY2(states <= held.back() * (1 + 1e-12),
                                 qPrintable(QStringLiteral("%1 zero %2: %3 after %4").arg(recipe).arg(zero).arg(states).arg(held.back())));
                    held.push_back(states);
                }
            }
        }
    }

    void nothingIsNegative_data()
    {
        scenarios();
        // A rank's mean share of the work, twice halved and six times added, is a rounding error less than itself.
        QTest::newRow("six context ranks") << plain("llama-3-8b", "megatron", 1, 122880, 6)
                                           << Edits{"cluster.gpus_per_node=6", "plan.cp=6"};
    }
    void nothingIsNegative()
    {
        QFETCH(QString, base);
        QFETCH(Edits, edits);
        for (const QString& cp : {QStringLiteral("plan.cp_layout=zigzag"), QStringLiteral("plan.cp_layout=striped")}) {
            for (const int sequence : {4096, 8192, 16384, 32768, 65536, 122880}) {
                const Estimate one = estimated(base, edits + Edits{cp, QStringLiteral("training.sequence_length=%1").arg(sequence)});
                for (const EstimateField& field : estimateFields(one))
                    QVERIFY2(field.value >= 0,
                             qPrintable(QStringLiteral("%1 %2").arg(QString::fromStdString(field.pointer)).arg(field.value)));
            }
        }
    }

    /// Overlap and a lower precision are there to be faster; where they are not, a hint says so.
    void whatSlowsTheStepSaysSo_data()
    {
        scenarios();
        QTest::newRow("buckets of 64 KiB") << QStringLiteral("llama-3-70b-64-h100") << Edits{"plan.bucket_bytes=65536", "plan.zero=1"};
        QTest::newRow("ZeRO-2") << plain("llama-3-8b", "megatron", 1, 2048, 64) << Edits{"plan.zero=2"};
        QTest::newRow("small multiplies") << plain("qwen3-0.6b", "megatron", 1, 512, 8) << Edits{};
    }
    void whatSlowsTheStepSaysSo()
    {
        QFETCH(QString, base);
        QFETCH(Edits, edits);
        constexpr double kWorthSaying = 1e-5;
        for (const QString& overlap : {QStringLiteral("plan.overlap.grad_reduce="), QStringLiteral("plan.overlap.param_gather=")}) {
            const Estimate with = estimated(base, edits + Edits{overlap + "true"});
            const double without = seconds(estimated(base, edits + Edits{overlap + "false"}));
            if (seconds(with) > without * (1 + kWorthSaying))
                QVERIFY2(says(with, "overlap-does-not-pay"), qPrintable(overlap));
        }
        for (const QString& precision : {QStringLiteral("fp8"), QStringLiteral("fp4")}) {
            const Estimate narrow = estimated(base, edits + Edits{"training.precision=" + precision});
            const double wide = seconds(estimated(base, edits + Edits{"training.precision=bf16"}));
            if (seconds(narrow) > wide * (1 + kWorthSaying))
                QVERIFY2(says(narrow, "low-precision-slower"), qPrintable(precision));
        }
    }
    /// The hints themselves: a case of each, and one where there is nothing to say.
    void hints()
    {
        const Edits buckets{"plan.zero=1", "plan.bucket_bytes=65536", "plan.overlap.grad_reduce=true",
                            "training.software.framework=torchtitan"};
        QVERIFY(says(estimated("llama-3-70b-64-h100", buckets), "overlap-does-not-pay"));
        QVERIFY(!says(estimated("llama-3-70b-64-h100", {}), "overlap-does-not-pay"));
        // Their seconds are named, as they would contradict the step's own.
        QVERIFY(sentence(estimated("llama-3-70b-64-h100", buckets), "overlap-does-not-pay")
                    .contains(QRegularExpression(" s (until|of|for) .* against ")));
        const QString small = plain("qwen3-0.6b", "megatron", 1, 512, 8);
        QVERIFY(says(estimated(small, {"training.precision=fp8"}), "low-precision-slower"));
        QVERIFY(sentence(estimated(small, {"training.precision=fp8"}), "low-precision-slower")
                    .contains(QRegularExpression(" s (of|for) .* against ")));
        QVERIFY(!says(estimated("llama-3-70b-64-h100", {"training.precision=fp8"}), "low-precision-slower"));
    }

    void betterHardwareIsNotSlower_data()
    {
        scenarios();
        // Once 0.3 % slower on H200: its measured all-to-alls among eight end at 537 MB, the H100's go on to rise.
        QTest::newRow("long all-to-alls") << plain("deepseek-v3", "megatron", 16, 8192, 2048)
                                          << Edits{"plan.pp=4", "plan.ep=8", "plan.micro_batch=8"};
    }
    void betterHardwareIsNotSlower()
    {
        QFETCH(QString, base);
        QFETCH(Edits, edits);
        for (const QString& network : {QStringLiteral("ib-ndr"), QStringLiteral("efa-v2"), QStringLiteral("roce-400")}) {
            for (int tp = 1; tp <= 8; tp *= 2) {  // some of which are illegal and have no step
                const Edits here = edits + Edits{"cluster.network=" + network, "plan.dp=null", QStringLiteral("plan.tp=%1").arg(tp)};
                const Estimate older = estimated(base, here + Edits{"cluster.gpu=h100-sxm"});
                if (!older.step())
                    continue;
                const Estimate newer = estimated(base, here + Edits{"cluster.gpu=h200-sxm"});
                QVERIFY2(seconds(newer) <= seconds(older) * (1 + 1e-12),
                         qPrintable(QStringLiteral("%1 tp %2: %3").arg(network).arg(tp).arg(seconds(newer) / seconds(older))));
            }
        }
    }

    /// Sends that block cost at least what the messages cost that are waited for anyway; without a pipeline nothing changes.
    void blockingSends_data() { scenarios(); }
    void blockingSends()
    {
        QFETCH(QString, base);
        QFETCH(Edits, edits);
        const Estimate with = estimated(base, edits + Edits{"plan.overlap.pipeline=true"});
        const Estimate without = estimated(base, edits + Edits{"plan.overlap.pipeline=false"});
        const auto exposed = [](const Estimate& one) { return one.step()->exposed[static_cast<std::size_t>(Axis::Pp)].value(); };
        if (with.plan().pp == 1) {
            QCOMPARE(seconds(without), seconds(with));
            return;
        }
        QVERIFY(seconds(without) > seconds(with));
        QVERIFY(exposed(without) > exposed(with));
        const double longest =
            2.0 * static_cast<double>(with.plan().microBatches * with.plan().chunks + 2 * with.plan().pp * with.plan().chunks) *
            with.step()->hop().value();
        QVERIFY2(seconds(without) - seconds(with) <= longest, "every block sends once at most");
    }

    void eagerKernels_data() { scenarios(); }
    void eagerKernels()
    {
        QFETCH(QString, base);
        QFETCH(Edits, edits);
        const auto with = [&](const char* fused) { return estimated(base, edits + Edits{fused, "plan.recompute=none"}); };
        const Estimate usual = with("training.software.fused_kernels=null");
        const Estimate fused = with("training.software.fused_kernels=true");
        const Estimate eager = with("training.software.fused_kernels=false");
        // For an unnamed framework the statement decides its stack.
        if (usual.plan().framework != Framework::Other) {
            QCOMPARE(seconds(fused), seconds(usual));
            QCOMPARE(fused.memory().peak.value(), usual.memory().peak.value());
        }
        QVERIFY(eager.step()->compute > fused.step()->compute);
        QVERIFY(eager.memory().peak > fused.memory().peak);
    }

    /// Weights on the host leave the GPU, and come over the host link in every pass.
    void offloadedWeights()
    {
        for (const char* recipe : {"deepspeed", "fsdp2", "pure-bf16"}) {
            const QString base = plain("llama-3-8b", recipe, 1, 8192, 64);
            const Estimate optimizer = estimated(base, {"plan.zero=3", "plan.offload=optimizer"});
            const Estimate both = estimated(base, {"plan.zero=3", "plan.offload=optimizer-and-parameters"});
            const StageMemory& here = both.memory().stages[0];
            const StageMemory& there = optimizer.memory().stages[0];
            QVERIFY2(here.of(MemoryClass::Parameters) < there.of(MemoryClass::Parameters), recipe);
            const Estimate slowLink = estimated(base, {"plan.zero=3", "plan.offload=optimizer-and-parameters", "cluster.gpu=a100-sxm-80"});
            QVERIFY2(both.step()->communication > optimizer.step()->communication, recipe);
            QVERIFY(slowLink.step()->communication > both.step()->communication);
        }
        const Estimate alone =
            estimated(plain("llama-3-8b", "deepspeed", 1, 8192, 64), {"plan.zero=1", "plan.offload=optimizer-and-parameters"});
        QVERIFY(says(alone, "weights-not-offloaded"));
    }

    /// A chunk works on an eighth of the logits in fp32, all of them stay in 16 bits with their gradient; the work is the same.
    void chunkedLoss()
    {
        const QString base = plain("llama-3-8b", "fsdp2", 1, 8192, 8);
        const Estimate eager =
            estimated(base, {"plan.zero=3", "plan.recompute=none", "training.software.compiled=false", "training.software.loss=eager"});
        const Estimate chunked =
            estimated(base, {"plan.zero=3", "plan.recompute=none", "training.software.compiled=false", "training.software.loss=chunked"});
        const auto logits = [](const Estimate& one) {
            const std::vector<LedgerLine>& lines = one.memory().stages.back().lines;
            const auto found = std::find_if(lines.begin(), lines.end(), [](const LedgerLine& line) { return line.what == "logits"; });
            return found == lines.end() ? 0.0 : found->bytes.value();
        };
        QCOMPARE(logits(eager) - logits(chunked), 8192.0 * 128256 * (14 - (2 + 2 + 12.0 / 8)));
        QCOMPARE(seconds(eager), seconds(chunked));
    }
};

QTEST_APPLESS_MAIN(TestPhysicsBounds)
#include "test_physics_bounds.moc"
