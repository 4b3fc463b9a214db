// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/estimate/estimate.h"
#include "core/memory/rank_parameters.h"
#include "core/step/basis.h"
#include "core/step/sharded_layers.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

/// What data-parallel ranks gather and reduce where a part of the model learns.
class TestFrozenGathers : public QObject {
    Q_OBJECT

    static Scenario sharded(TuneMethod method)
    {
        Scenario scenario = fixture::scenario({8, 1024, 8, 2, 2816, 32000}, 8);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.training.software.framework = Framework::Trl;
        scenario.training.globalBatch = 8;
        scenario.training.tuning.method = method;
        scenario.plan.zero = 3;
        return scenario;
    }

private slots:
    /// The input gradient needs the weight: a frozen one under adapters is gathered in both passes, one below all that learns for the
    /// forward alone.
    void theBackwardGathersWhatGradientsPass()
    {
        for (const bool passes : {true, false}) {
            RankParameters weights;
            weights.dense = 10;
            weights.frozen = 1000;
            weights.parts.passed = passes ? 1000 : 0;
            const DataTraffic traffic;
            QCOMPARE(gatheredIn(GatherPass::Forward, weights, traffic).dense, 1010.0);
            QCOMPARE(gatheredIn(GatherPass::Backward, weights, traffic).dense, passes ? 1010.0 : 10.0);
        }
    }
    /// FSDP sends quantised weights as they are stored (PEFT, docs/source/accelerate/fsdp.md).
    void quantisedWeightsTravelAsTheyAreStored()
    {
        RankParameters weights;
        weights.frozen = weights.parts.passed = 1000;
        weights.parts.quantised = 800;
        DataTraffic traffic;
        traffic.weightBytes = 2;
        traffic.quantisedBytes = 0.5;
        QCOMPARE(gatheredIn(GatherPass::Forward, weights, traffic).dense, 200 + 800 * 0.25);
    }
    void onlyAdaptersAreReduced()
    {
        const Basis whole(sharded(TuneMethod::Full));
        const Basis tuned(sharded(TuneMethod::Lora));
        const RankParameters& layer = tuned.ledger.parameters.ofLayerKind[0];
        QCOMPARE(layer.frozen, whole.ledger.parameters.ofLayerKind[0].dense);
        QCOMPARE(layer.parts.passed, layer.frozen);
        QVERIFY(layer.dense > 0 && layer.dense < 0.05 * layer.frozen);
    }
    /// Less is computed, kept and sent; nothing costs more than in full training.
    void aPartCostsLessThanAll()
    {
        const Estimate whole = estimate(sharded(TuneMethod::Full)).value();
        for (const TuneMethod method : {TuneMethod::Lora, TuneMethod::Freeze}) {
            Scenario scenario = sharded(method);
            if (method == TuneMethod::Lora)  // in fp32 adapters copy their inputs, which may keep more than full training
                scenario.training.tuning.adapter.type = AdapterType::Bf16;
            if (method == TuneMethod::Freeze)
                scenario.training.tuning.trainableLayers = 2;
            const Estimate part = estimate(scenario).value();
            QVERIFY(part.memory().peak < whole.memory().peak);
            QVERIFY(part.step()->optimizer < whole.step()->optimizer);
            QVERIFY(part.throughput()->modelFlop < whole.throughput()->modelFlop);
        }
    }
};

QTEST_GUILESS_MAIN(TestFrozenGathers)
#include "test_frozen_gathers.moc"
