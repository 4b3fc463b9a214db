// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/estimate/estimate.h"
#include "core/step/basis.h"
#include "core/step/flows.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

/// The step of objectives that run other models forward, and of PyTorch's optimizer in its kernels.
class TestObjectiveStep : public QObject {
    Q_OBJECT

    static Scenario trained(Objective objective)
    {
        Scenario scenario = fixture::scenario({8, 2048, 16, 4, 5632, 32000}, 8);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.training.software.framework = Framework::Trl;
        scenario.training.globalBatch = 64;
        scenario.training.tuning.objective = objective;
        scenario.plan.microBatch = 4;
        scenario.plan.zero = 3;
        return scenario;
    }

private slots:
    /// The forward of the copy is that of the model itself, as long as nothing is sharded.
    void aReferenceRunsAsTheModelDoes()
    {
        Scenario scenario = trained(Objective::Dpo);
        scenario.plan.zero = 0;
        const Estimate all = estimate(scenario).value();
        const LayerPasses& layers = all.step()->layers;
        const Seconds once = 8 * layers.ofLayerKind[0].forward.compute + layers.embedding.forward.compute + layers.head.forward.compute;
        QVERIFY(std::abs(layers.forwards.forward.compute / once - 1) < 1e-9);
        QCOMPARE(layers.forwards.inputGrad.total(), Seconds());
        scenario.training.tuning.objective = Objective::Kto;
        const Passes& kto = estimate(scenario).value().step()->layers.forwards;
        QVERIFY(std::abs(kto.forward.compute / (3 * once) - 1) < 1e-9);
    }

    void otherForwardsTakeTimeAndAreCredited()
    {
        const Estimate plain = estimate(trained(Objective::Sft)).value();
        const Estimate compared = estimate(trained(Objective::Dpo)).value();
        QVERIFY(compared.step()->step > 1.2 * plain.step()->step);
        QVERIFY(std::abs(compared.throughput()->modelFlop / plain.throughput()->modelFlop - 4.0 / 3) < 1e-9);
        QCOMPARE(plain.step()->layers.forwards.forward.total(), Seconds());
    }

    /// Where no other model runs, stages are those of an SFT: the same step with log-probabilities that were computed before, and one score
    /// in place of the logits for a reward model.
    void withoutAnotherModelStagesAreAsEver()
    {
        const auto staged = [](Objective objective, std::optional<Reference> reference = {}) {
            Scenario scenario = trained(objective);
            scenario.training.recipe = Recipe::Megatron;
            scenario.training.software.framework = Framework::Megatron;
            scenario.training.tuning.reference = reference;
            scenario.plan.zero = 1;
            scenario.plan.pp = 4;
            return scenario;
        };
        const Estimate plain = estimate(staged(Objective::Sft)).value();
        const Estimate before = estimate(staged(Objective::Dpo, Reference::Precomputed)).value();
        QVERIFY(plain.isLegal() && before.isLegal());
        QCOMPARE(before.step()->step, plain.step()->step);
        QCOMPARE(before.memory().peak, plain.memory().peak);
        const Estimate reward = estimate(staged(Objective::Reward)).value();
        QVERIFY(reward.isLegal() && reward.step()->step < plain.step()->step);
        QCOMPARE(reward.step()->stages.front().forward.total(), plain.step()->stages.front().forward.total());
        QVERIFY(reward.step()->stages.back().forward.total() < plain.step()->stages.back().forward.total());
        for (const Objective another : {Objective::Dpo, Objective::Kto})
            QVERIFY(!estimate(staged(another)).value().isLegal());
        QVERIFY(!estimate(staged(Objective::Kto, Reference::Precomputed)).value().isLegal());  // its own pass on mismatched answers stays
    }

    /// Sharded weights are gathered for the reference's forward as well, whether it is a copy or the model itself.
    void shardsAreGatheredForAReference()
    {
        const auto gathered = [](const Scenario& scenario) {
            const Estimate all = estimate(scenario).value();
            double bytes = 0;
            for (const Flow& flow : stepFlows(*all.basis(), *all.step(), 0)) {
                if (flow.use == FlowUse::Weights)
                    bytes += flow.collective.bytes.value() * flow.collective.count;
            }
            return bytes;
        };
        const double plain = gathered(trained(Objective::Sft));
        QVERIFY(plain > 0);
        QVERIFY(std::abs(gathered(trained(Objective::Dpo)) / plain - 1.5) < 0.01);
        Scenario adapted = trained(Objective::Sft);
        adapted.training.tuning.method = TuneMethod::Lora;
        const double tuned = gathered(adapted);
        adapted.training.tuning.objective = Objective::Dpo;
        QVERIFY(std::abs(gathered(adapted) / tuned - 1.5) < 0.02);
    }

    /// 4 of the weight, 2 + 3 of the gradient, 8 of the moments and 6 of the divisors, of 2 bytes each: 46 bytes per parameter
    /// (torch/optim/adam.py, _multi_tensor_adam; torch/nn/utils/clip_grad.py).
    void foreachKernelsMoveEachTensorManyTimes()
    {
        Scenario scenario = trained(Objective::Sft);
        scenario.training.recipe = Recipe::PureBf16;
        scenario.plan.zero = 0;
        scenario.training.software.optimizerKernel = OptimizerKernel::Foreach;
        const Basis basis(scenario);
        const Estimate all = estimate(scenario).value();
        const double parameters = static_cast<double>(all.parameters().total);
        const double seconds = parameters * 46 / basis.site.rates.memory.value();
        QVERIFY(std::abs(all.step()->optimizer.value() / seconds - 1) < 1e-9);
        scenario.training.software.optimizerKernel.reset();
        const double fused = estimate(scenario).value().step()->optimizer.value();
        QVERIFY(std::abs(fused / seconds - 1.3 * (2 + 2 * 4 + 2) / 46) < 1e-9);
    }

    void yearsOfForeachAreThoseOfTheFramework()
    {
        Scenario scenario = trained(Objective::Sft);
        scenario.training.recipe = Recipe::PureBf16;
        scenario.plan.zero = 0;
        const auto optimizer = [&](int year) {
            scenario.training.software.year = year;
            return estimate(scenario).value().step()->optimizer;
        };
        QVERIFY(optimizer(2024) > 2 * optimizer(2026));
    }
};

QTEST_GUILESS_MAIN(TestObjectiveStep)
#include "test_objective_step.moc"
