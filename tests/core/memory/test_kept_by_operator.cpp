// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/kept_by_operator.h"

#include <QTest>

#include <cmath>

#include "core/estimate/estimate.h"
#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/step/basis.h"

using namespace shardscope;

Q_DECLARE_METATYPE(std::vector<std::string>)

class TestKeptByOperator : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sumsToTheLedgersLine_data()
    {
        QTest::addColumn<std::vector<std::string>>("overrides");
        const auto row = [](const char* name, std::vector<std::string> overrides) { QTest::newRow(name) << overrides; };
        row("as it stands", {});
        row("nothing recomputed", {"plan.recompute=none"});
        row("per operator", {"plan.recompute=per-op"});
        row("full", {"plan.recompute=full"});
        row("full, some layers only", {"plan.recompute=full", "plan.recompute_layers=7"});
        row("interleaved", {"plan.schedule=interleaved", "plan.chunks=5"});
        row("vee", {"plan.schedule=zb-v"});
        row("both ways", {"plan.schedule=dualpipe"});
        row("offloaded in part", {"plan.offload_activations=0.25"});
        row("inputs of modules offloaded",
            {"plan.offload_activations=0.5", R"(plan.offload_modules=["core_attn", "attn_proj", "mlp_norm"])"});
        row("inputs of layers offloaded, some layers only",
            {"plan.recompute=full", "plan.recompute_layers=7", "plan.offload_activations=1", R"(plan.offload_modules=["layer_input"])"});
        row("experts", {"model.preset=mixtral-8x7b", "plan.ep=2"});
        row("dense and expert layers", {"model.preset=deepseek-v3", "plan.pp=1", "plan.dp=8", "plan.ep=8"});
    }

    void sumsToTheLedgersLine()
    {
        QFETCH(std::vector<std::string>, overrides);
        const auto scenario = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", overrides);
        QVERIFY(scenario.hasValue());
        const auto result = estimate(*scenario);
        QVERIFY(result.hasValue() && result->isLegal());
        for (const StageMemory& stage : result->memory().stages) {
            double sum = 0;
            for (const KeptByOperator& kept : keptByOperator(result->basis()->site, result->plan(), result->basis()->ledger, stage.rank)) {
                QVERIFY(kept.bytes > Bytes());
                QVERIFY(kept.layerKind < static_cast<int>(result->scenario().architecture->kinds.size()));
                sum += kept.bytes.value();
            }
            double line = 0;
            for (const LedgerLine& each : stage.lines)
                line += each.what == "kept-activations" ? each.bytes.value() : 0;
            QVERIFY2(std::abs(sum - line) <= 1e-9 * line, qPrintable(QString("%1: %2 not %3").arg(stage.rank).arg(sum).arg(line)));
        }
    }

    /// torchtitan keeps the output of every second multiply; MaxText's and LLM.Q's policies keep the attention's tensors alone.
    void perOperatorKeepsWhatTheFrameworkNames_data()
    {
        QTest::addColumn<std::vector<std::string>>("overrides");
        QTest::addColumn<bool>("keepsFeedForward");
        const auto row = [](const char* name, std::vector<std::string> overrides, bool keeps) {
            QTest::newRow(name) << overrides << keeps;
        };
        row("torchtitan", {"training.software.framework=torchtitan"}, true);
        row("MaxText", {"training.software.framework=maxtext"}, false);
        row("LLM.Q", {"training.software.framework=other", "training.software.fused_kernels=true", "training.recipe=pure-bf16"}, false);
    }
    void perOperatorKeepsWhatTheFrameworkNames()
    {
        QFETCH(std::vector<std::string>, overrides);
        QFETCH(bool, keepsFeedForward);
        overrides.emplace_back("plan.recompute=per-op");
        const auto scenario = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", overrides);
        QVERIFY(scenario.hasValue());
        const Basis basis(*scenario);
        Bytes feedForward;
        Bytes attention;
        for (const KeptByOperator& kept : keptByOperator(basis.site, basis.plan, basis.ledger, 0)) {
            feedForward += kept.id == OperatorId::FeedForwardUp ? kept.bytes : Bytes();
            attention += kept.id == OperatorId::Attention ? kept.bytes : Bytes();
        }
        QCOMPARE(feedForward > Bytes(), keepsFeedForward);
        QVERIFY(attention > Bytes());
    }

    void nothingWhereAllIsOffloaded()
    {
        const auto scenario = parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", {"plan.offload_activations=1"});
        const Basis basis(*scenario);
        QVERIFY(keptByOperator(basis.site, basis.plan, basis.ledger, 0).empty());
    }
};

QTEST_APPLESS_MAIN(TestKeptByOperator)
#include "test_kept_by_operator.moc"
