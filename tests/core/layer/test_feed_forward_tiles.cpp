// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/layer/layer_operators.h"
#include "core/memory/activations.h"
#include "core/model/architecture.h"
#include "core/step/basis.h"
#include "core/step/computed_flop.h"
#include "tests/core/gpt_fixture.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

/// Feed-forwards that run tile by tile of the sequence (ALST, arXiv 2506.13996).
class TestFeedForwardTiles : public QObject {
    Q_OBJECT

    static constexpr double kTokens = 65536;
    static constexpr double kHidden = 1024;
    static constexpr double kWidth = 2816;
    static constexpr double kTiles = 64;

    static Scenario llama(std::optional<bool> tiled, Recompute recompute = Recompute::Full)
    {
        Scenario scenario = fixture::scenario({4, 1024, 8, 2, 2816, 32000}, 1);
        scenario.training.recipe = Recipe::Fsdp2;
        scenario.training.attention = AttentionKernel::Cudnn;
        scenario.training.software.framework = Framework::Torchtitan;
        scenario.training.software.tiledMlp = tiled;
        scenario.training.sequenceLength = static_cast<std::int64_t>(kTokens);
        scenario.training.globalBatch = 1;
        scenario.plan.recompute = recompute;
        return scenario;
    }
    static Operator operatorOf(const Scenario& scenario, OperatorId id)
    {
        const Basis basis(scenario);
        for (const Operator& op : basis.ledger.operators.ofLayerKind[0]) {
            if (op.id == id)
                return op;
        }
        return Operator(id);
    }

private slots:
    void onlyTheInputIsKept()
    {
        for (const OperatorId id : {OperatorId::FeedForwardUp, OperatorId::Activation, OperatorId::FeedForwardDown})
            QCOMPARE(operatorOf(llama(true), id).keptIn(Recompute::None), Bytes());
        const auto kept = [](std::optional<bool> tiled) {
            return Basis(llama(tiled, Recompute::None)).ledger.activations.ofLayerKind[0].everything.value();
        };
        QCOMPARE(kept(std::nullopt) - kept(true), 3 * 2 * kTokens * kWidth);
        QCOMPARE(kept(false), kept(std::nullopt));
    }
    /// The gate, the up projection, their product and three gradients of one tile, and the whole gradients of input and output.
    void theBackwardHoldsOneTile()
    {
        const double tile = (3 + 3) * 2 * kTokens * kWidth / kTiles;
        QCOMPARE(operatorOf(llama(true), OperatorId::Activation).gradients.value(), tile + 2 * 2 * kTokens * kHidden);
    }
    /// Recomputation cannot stop within the tiles: "if you're using activation checkpointing it then occurs thrice" (Liger-Kernel,
    /// ops/tiled_mlp.py), with the one that each backward of a tile begins with.
    void recomputationRunsAllOfIt()
    {
        const auto again = [](Recompute recompute, std::optional<bool> tiled) {
            return repeatedForwards(operatorOf(llama(tiled, recompute), OperatorId::FeedForwardDown), recompute, true);
        };
        QCOMPARE(again(Recompute::None, true), 0.0);
        QCOMPARE(again(Recompute::Full, std::nullopt), 0.0);
        QCOMPARE(again(Recompute::Full, true), 1.0);
    }
    void eachTileIsComputedAgain()
    {
        const auto extra = [](std::optional<bool> tiled) {
            const Basis basis(llama(tiled, Recompute::None));
            return extraFlopPerToken(basis.site, basis.plan).value();
        };
        const double feedForward = 4 * 2 * 3 * kHidden * kWidth;  // of four layers, two FLOP a weight
        QCOMPARE(extra(true) - extra(std::nullopt), feedForward);
    }
    void aShortSequenceIsOneTile()
    {
        Scenario scenario = llama(true);
        scenario.training.sequenceLength = 1024;
        QVERIFY(!operatorOf(scenario, OperatorId::FeedForwardUp).repeatedInTiles);
    }
};

QTEST_APPLESS_MAIN(TestFeedForwardTiles)
#include "test_feed_forward_tiles.moc"
