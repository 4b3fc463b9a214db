// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/basis.h"
#include "core/step/flows.h"
#include "core/step/matrix_update.h"
#include "core/step/step.h"

#include <QTest>

#include <cmath>

#include "core/hardware/catalog.h"
#include "core/memory/rank_stages.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

/// Marin's Grug (marin-community/marin issues 6044 and 6493) on one node: experts over all GPUs, the rest copied by FSDP.
Scenario grug(int layers, Optimizer optimizer)
{
    fixture::ModelSize size{layers, 2560, 20, 5, 1280, 128256, 256, 4096, 128};
    Scenario scenario = fixture::scenario(size, 8);
    auto model = std::make_shared<Architecture>(*scenario.architecture);
    MixtureOfExperts& experts = *model->kinds[0].experts;
    experts.topK = 4;
    experts.sharedExperts = 1;
    experts.sharedWidth = 2560;
    scenario.architecture = model;
    scenario.training.sequenceLength = 4096;
    scenario.training.globalBatch = 8;
    scenario.training.recipe = Recipe::Fsdp2;
    scenario.training.software.framework = Framework::Jax;
    scenario.training.optimizer = optimizer;
    scenario.plan.ep = 8;
    scenario.plan.zero = 3;
    scenario.plan.recompute = Recompute::Full;
    return scenario;
}

RankParameters parametersOf(const Basis& basis)
{
    return rankParameters(basis.site, basis.plan, basis.ledger.parameters, rankStages(basis.site, basis.plan, 0));
}

std::vector<MatrixShare> sharesOf(const Basis& basis) { return matrixShares(parametersOf(basis), basis.ledger.recipe, basis.costs); }

double updatesOf(const Scenario& scenario)
{
    const Basis basis(scenario);
    return matrixUpdates(sharesOf(basis), basis.costs).value;
}

bool isWithin(double estimated, double measured, double share) { return std::abs(estimated / measured - 1) <= share; }

/// Square matrices of 9,216 whose parts 8 FSDP ranks and 2 tensor-parallel ones hold, in one island.
double squaresOf(MatrixUpdate mode)
{
    Scenario scenario = fixture::scenario({40, 9216, 72, 72, 9216, 128256}, 32);
    scenario.cluster.gpu = *hardwareCatalog().findGpu("gb300");
    scenario.cluster.gpusPerNode = 4;
    scenario.cluster.nodes = 8;
    scenario.training.recipe = Recipe::Fsdp2;
    scenario.training.optimizer = Optimizer::Muon;
    scenario.plan.tp = 2;
    scenario.plan.zero = 3;
    scenario.plan.shardGroup = 8;
    scenario.plan.matrixUpdate = mode;
    return updatesOf(scenario);
}

}  // namespace

class TestMatrixUpdate : public QObject {
    Q_OBJECT

private slots:
    /// Two layers of Grug on 8 H100: 66.46 ms for the routed experts, 83.21 ms with the rest (five iterations).
    void measuredOfTwoLayers()
    {
        const Basis basis(grug(2, Optimizer::Muon));
        std::vector<MatrixShare> shares = sharesOf(basis);
        const double all = matrixUpdates(shares, basis.costs).value;
        std::erase_if(shares, [&](const MatrixShare& share) { return !basis.costs.matrices.groups()[share.group].isExpert; });
        const double experts = matrixUpdates(shares, basis.costs).value;
        QVERIFY2(isWithin(experts, 0.06646, 0.2), qPrintable(QString::number(experts)));
        QVERIFY2(isWithin(all, 0.08321, 0.2), qPrintable(QString::number(all)));
    }

    /// The same model's steps: 1.492 s with Muon, 0.438 s with SGD.
    void measuredSteps()
    {
        const auto step = [](Optimizer optimizer) { return estimateStep(Basis(grug(26, optimizer))).value().step.value(); };
        const double muon = step(Optimizer::Muon);
        const double sgd = step(Optimizer::SgdMomentum);
        QVERIFY2(isWithin(muon / sgd, 1.492 / 0.438, 0.2), qPrintable(QString("%1 / %2").arg(muon).arg(sgd)));
    }

    /// 632 ms duplicated, 356 ms distributed, 157 ms layer-sharded (32 GB300, TP 2 and GTP 8; Megatron-LM issue 6676). The shapes were not
    /// published: the first ratio is compared for square matrices, the last in its order, because it depends on what else is updated.
    void measuredModes()
    {
        const double duplicated = squaresOf(MatrixUpdate::Duplicated);
        const double distributed = squaresOf(MatrixUpdate::Distributed);
        QVERIFY2(isWithin(duplicated / distributed, 632.0 / 356, 0.2), qPrintable(QString("%1 / %2").arg(duplicated).arg(distributed)));
        QVERIFY(squaresOf(MatrixUpdate::LayerSharded) < distributed);
    }

    void aSymmetricKernelComputesHalf()
    {
        Scenario scenario = grug(2, Optimizer::Muon);
        const double plain = updatesOf(scenario);
        scenario.training.software.symmetricProducts = true;
        QVERIFY(updatesOf(scenario) < 0.8 * plain);
        QVERIFY(updatesOf(scenario) > 0.6 * plain);
    }

    void othersComputeNothing_data()
    {
        QTest::addColumn<int>("optimizer");
        for (const Optimizer optimizer :
             {Optimizer::AdamW, Optimizer::AdamWBf16, Optimizer::AdamW8bit, Optimizer::SgdMomentum, Optimizer::Adafactor})
            QTest::newRow(nameOf(optimizer).data()) << static_cast<int>(optimizer);
    }
    void othersComputeNothing()
    {
        QFETCH(int, optimizer);
        QVERIFY(sharesOf(Basis(grug(2, static_cast<Optimizer>(optimizer)))).empty());
    }

    /// What the optimizer waits for is among the flows.
    void exchangesAreFlows_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("kind");
        const auto row = [](MatrixUpdate mode, int kind) { QTest::newRow(nameOf(mode).data()) << static_cast<int>(mode) << kind; };
        row(MatrixUpdate::Duplicated, static_cast<int>(CollectiveKind::AllGather));
        row(MatrixUpdate::Distributed, static_cast<int>(CollectiveKind::AllReduce));
        row(MatrixUpdate::LayerSharded, static_cast<int>(CollectiveKind::AllToAll));
        row(MatrixUpdate::Blockwise, -1);
    }
    void exchangesAreFlows()
    {
        QFETCH(int, mode);
        QFETCH(int, kind);
        Scenario scenario = fixture::llama70b(64);
        scenario.training.optimizer = Optimizer::Muon;
        scenario.plan.tp = 8;
        scenario.plan.zero = 1;
        scenario.plan.matrixUpdate = static_cast<MatrixUpdate>(mode);
        const Basis basis(scenario);
        Seconds listed;
        for (const Flow& flow : stepFlows(basis, estimateStep(basis).value(), 0)) {
            if (flow.use != FlowUse::MatrixUpdate)
                continue;
            QCOMPARE(static_cast<int>(flow.collective.kind), kind);
            QCOMPARE(flow.collective.group, CommunicationGroup::Tensor);
            listed += flow.exposed;
        }
        QCOMPARE(listed > Seconds(), kind >= 0);
        QVERIFY(listed.value() < updatesOf(scenario));
    }

    /// Ranks that share whole matrices take the less time the more there are.
    void ownersShareTheWork()
    {
        Scenario scenario = fixture::llama70b(64);
        scenario.training.optimizer = Optimizer::Muon;
        scenario.plan.tp = 8;
        const double alone = updatesOf(scenario);
        scenario.plan.zero = 1;
        QVERIFY(updatesOf(scenario) < alone / 7);
    }
};

QTEST_APPLESS_MAIN(TestMatrixUpdate)
#include "test_matrix_update.moc"
