// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/framework_defaults.h"
#include "core/plan/resolved_plan.h"

#include <QTest>

#include "core/hardware/catalog.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

Q_DECLARE_METATYPE(shardscope::Framework)
Q_DECLARE_METATYPE(shardscope::Precision)
Q_DECLARE_METATYPE(shardscope::SoftwareStack)

class TestFrameworkDefaults : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void followsFrameworkYearAndCompiler_data()
    {
        QTest::addColumn<Framework>("framework");
        QTest::addColumn<int>("year");
        QTest::addColumn<bool>("compiled");
        QTest::addColumn<SoftwareStack>("stack");
        QTest::newRow("Megatron 2021") << Framework::Megatron << 2021 << false << SoftwareStack::LegacyMegatron;
        QTest::newRow("Megatron 2023") << Framework::Megatron << 2023 << false << SoftwareStack::LegacyMegatron;
        QTest::newRow("Megatron 2024") << Framework::Megatron << 2024 << false << SoftwareStack::TransformerEngine;
        QTest::newRow("Bridge") << Framework::MegatronBridge << 2026 << false << SoftwareStack::TransformerEngine;
        QTest::newRow("Megatron-DeepSpeed") << Framework::MegatronDeepSpeed << 2025 << false << SoftwareStack::LegacyMegatron;
        QTest::newRow("torchtitan") << Framework::Torchtitan << 2025 << true << SoftwareStack::CompiledTorch;
        QTest::newRow("torchtitan, eager") << Framework::Torchtitan << 2025 << false << SoftwareStack::EagerTorch;
        QTest::newRow("FSDP") << Framework::Fsdp1 << 2024 << false << SoftwareStack::EagerTorch;
        QTest::newRow("FSDP, compiled") << Framework::Fsdp1 << 2024 << true << SoftwareStack::CompiledTorch;
        QTest::newRow("MaxText") << Framework::MaxText << 2024 << false << SoftwareStack::Jax;
        QTest::newRow("nanotron") << Framework::Nanotron << 2025 << false << SoftwareStack::Nanotron;
    }

    void followsFrameworkYearAndCompiler()
    {
        QFETCH(Framework, framework);
        QFETCH(int, year);
        QFETCH(bool, compiled);
        Training training;
        training.software.framework = framework;
        training.software.year = year;
        training.software.compiled = compiled;
        QTEST(softwareStack(training), "stack");
    }

    void addsGradientsAsItsFrameworkDoes_data()
    {
        QTest::addColumn<Framework>("framework");
        QTest::addColumn<Precision>("precision");
        QTest::addColumn<int>("year");
        QTest::addColumn<double>("bytes");
        QTest::newRow("DeepSpeed casts and adds") << Framework::MegatronDeepSpeed << Precision::Bf16 << 2022 << 18.0;
        QTest::newRow("DeepSpeed in fp16: autograd") << Framework::Neox << Precision::Fp16 << 2023 << 6.0;
        QTest::newRow("DeepSpeed in fp32") << Framework::MegatronDeepSpeed << Precision::Tf32 << 2024 << 12.0;
        QTest::newRow("Megatron's hook, bf16 to fp32") << Framework::Megatron << Precision::Bf16 << 2021 << 10.0;
        QTest::newRow("Megatron's hook, fp16") << Framework::Megatron << Precision::Fp16 << 2022 << 6.0;
        QTest::newRow("Megatron's multiply") << Framework::Megatron << Precision::Bf16 << 2022 << 4.0;
        QTest::newRow("Megatron's multiply, fp16") << Framework::Megatron << Precision::Fp16 << 2023 << 4.0;
        QTest::newRow("bf16 gradients") << Framework::MegatronBridge << Precision::Fp8 << 2026 << 2.0;
        QTest::newRow("nanotron") << Framework::Nanotron << Precision::Bf16 << 2025 << 10.0;
        QTest::newRow("FSDP adds in the shard") << Framework::Torchtitan << Precision::Bf16 << 2025 << 0.0;
    }

    void addsGradientsAsItsFrameworkDoes()
    {
        QFETCH(Framework, framework);
        QFETCH(Precision, precision);
        QFETCH(int, year);
        Training training;
        training.precision = precision;
        training.software.framework = framework;
        training.software.year = year;
        QTEST(deviceRates(training, *hardwareCatalog().findGpu("h100-sxm"), CostConstants()).gradientSumBytes, "bytes");
    }

    void aGraphTakesTheLaunchesAway()
    {
        Scenario scenario = fixture::llama70b(8);
        const ResolvedPlan plan = resolvePlan(scenario);
        const auto host = [&](CudaGraph graph) {
            scenario.training.software.cudaGraph = graph;
            return hostForward(Site(scenario), plan, false);
        };
        QVERIFY(host(CudaGraph::Full) < host(CudaGraph::Partial));
        QVERIFY(host(CudaGraph::Partial) < host(CudaGraph::None));
    }

    void expertsOfFixedSizeAreLaunchedSooner()
    {
        Scenario scenario = fixture::llama70b(8);
        const ResolvedPlan plan = resolvePlan(scenario);
        const Seconds dense = hostForward(Site(scenario), plan, false);
        const Seconds dropless = hostForward(Site(scenario), plan, true);
        scenario.training.software.moeRouting = MoeRouting::Capacity;
        const Seconds fixed = hostForward(Site(scenario), plan, true);
        QVERIFY(dense < fixed && fixed < dropless);
    }
};

QTEST_APPLESS_MAIN(TestFrameworkDefaults)
#include "test_framework_defaults.moc"
