// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/cost/operator_cost.h"
#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/model/parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"
#include "tests/core/block_fixture.h"

using namespace shardscope;

namespace {

struct Degrees {
    int tp = 1;
    int cp = 1;
    int ep = 1;
    std::int64_t sequence = 8192;
    std::int64_t hidden = 2048;
};

RankShape shapeOf(const LayerKind& kind, const Degrees& degrees)
{
    Scenario scenario = fixture::scenarioOf(kind, degrees.tp * degrees.cp * degrees.ep, degrees.hidden);
    scenario.training.sequenceLength = degrees.sequence;
    scenario.plan.tp = degrees.tp;
    scenario.plan.cp = degrees.cp;
    scenario.plan.ep = degrees.ep;
    scenario.plan.cpLayout = ContextLayout::AllGather;
    scenario.plan.sequenceParallel = degrees.tp > 1;
    return rankShape(Site(scenario), resolvePlan(scenario));
}

OperatorList operatorsOf(const LayerKind& kind, const Degrees& degrees = {})
{
    return layerOperators(kind, Position::Rope, shapeOf(kind, degrees));
}

bool has(const OperatorList& list, OperatorId id)
{
    return std::any_of(list.begin(), list.end(), [id](const Operator& op) { return op.id == id; });
}

const Operator& find(const OperatorList& list, OperatorId id)
{
    return *std::find_if(list.begin(), list.end(), [id](const Operator& op) { return op.id == id; });
}

double flopOf(const OperatorList& list, bool ofCores)
{
    double flop = 0;
    for (const Operator& op : list) {
        if ((op.kind() == OperatorKind::Attention) == ofCores)
            flop += (op.forward + op.backward).value();
    }
    return flop;
}

double keptOf(const Operator& op, Recompute mode = Recompute::None) { return op.keptIn(mode).value(); }

void addKinds()
{
    QTest::addColumn<LayerKind>("kind");
    QTest::newRow("MoBA") << fixture::mobaLayer();
    QTest::newRow("NSA") << fixture::nsaLayer();
    QTest::newRow("NSA, shared keys") << fixture::nsaLayer(1);
    QTest::newRow("MSA") << fixture::msaLayer();
    QTest::newRow("Engram") << fixture::memoryLayer();
}

}  // namespace

class TestBlockAttention : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void multipliesHaveTheTensorsOfTheLayer_data() { addKinds(); }
    void multipliesHaveTheTensorsOfTheLayer()
    {
        QFETCH(LayerKind, kind);
        Architecture model;
        model.hidden = 2048;
        double elements = 0;
        for (const Tensor& tensor : layerTensors(model, kind))
            elements += tensor.matrixMultiply ? static_cast<double>(tensor.elements()) : 0;
        double multiplied = 0;
        for (const Operator& op : operatorsOf(kind))
            multiplied += op.isMultiply() ? op.shape.k * op.shape.n * op.shape.count : 0;
        QCOMPARE(multiplied, elements);
    }

    /// The model counts attention's backward twice, the kernels compute it 2.5 times.
    void flopAreTheModels_data() { addKinds(); }
    void flopAreTheModels()
    {
        QFETCH(LayerKind, kind);
        Scenario scenario = fixture::scenarioOf(kind, 1);
        scenario.training.sequenceLength = 8192;
        const OperatorList list = operatorsOf(kind);
        const double head = 6.0 * static_cast<double>(scenario.architecture->hidden * scenario.architecture->vocab);
        const double layers = trainingFlopPerToken(*scenario.architecture, 8192).value() - head;
        QCOMPARE(4 * (flopOf(list, false) + flopOf(list, true) / 3.5 * 3) / 8192, layers);
    }

    /// As many keys as attention of each branch sees, of its widths.
    void everyBranchIsOneKernel()
    {
        const OperatorList list = operatorsOf(fixture::nsaLayer());
        const BlockChoice& choice = *fixture::nsaLayer().attention.blocks;
        const double width = 2 * 8192 * 8192.0 * 2;
        QCOMPARE(find(list, OperatorId::Attention).forward.value(), width * chosenBlockKeys(choice, 8192).value);
        QCOMPARE(find(list, OperatorId::EntryAttention).forward.value(), width * 8192 / 32);
        QCOMPARE(find(list, OperatorId::WindowAttention).forward.value(), width * (512 - 512.0 * 512 / (2 * 8192)));
        QVERIFY(has(list, OperatorId::BranchGate));
        QVERIFY(!has(operatorsOf(fixture::mobaLayer()), OperatorId::BranchGate));
    }

    /// The scores are products with every entry before the query, and the largest of them have no gradient.
    void aChoiceHasNoGradient()
    {
        const OperatorList list = operatorsOf(fixture::mobaLayer());
        const Operator& scores = find(list, OperatorId::BlockScores);
        QCOMPARE(scores.forward.value(), 2 * 8192 * (8192.0 / 512) * 2048);
        QCOMPARE(scores.backward.value(), 0);
        const Scenario scenario = fixture::scenarioOf(fixture::mobaLayer(), 1);
        DeviceRates rates;
        rates.multiply16 = FlopPerSecond(1e14);
        rates.memory = BytesPerSecond(1e12);
        QCOMPARE(operatorCost(scores, 128, rates).backward().value(), 0);
        QVERIFY(operatorCost(scores, 128, rates).forward.value() > 0);
    }

    void headsAreCut_data() { addKinds(); }
    void headsAreCut()
    {
        QFETCH(LayerKind, kind);
        const OperatorList one = operatorsOf(kind);
        const OperatorList four = operatorsOf(kind, {4});
        for (const Operator& op : one) {
            const bool isCut = op.traits().cut == OperatorCut::Heads || op.traits().cut == OperatorCut::Columns;
            if (!isCut || op.traits().is(OperatorRole::Routed))
                continue;
            QCOMPARE(find(four, op.id).forward.value(), op.forward.value() / 4);
            QCOMPARE(keptOf(find(four, op.id)), keptOf(op) / 4);
        }
    }

    /// AMD-AGI Primus, minimax_m3/indexer.py: every tensor-parallel rank has the whole indexer, and its input gets no gradient.
    void theIndexerIsCopiedAndDetached()
    {
        const OperatorList one = operatorsOf(fixture::msaLayer());
        const OperatorList four = operatorsOf(fixture::msaLayer(), {4});
        for (const OperatorId id : {OperatorId::IndexerQuery, OperatorId::BlockIndexerKey}) {
            QCOMPARE(find(one, id).backward.value(), find(one, id).forward.value());
            QCOMPARE(find(four, id).forward.value(), find(one, id).forward.value());
            QVERIFY(find(four, id).backwardCollectives.items().empty());
        }
        const Operator& scores = find(one, OperatorId::IndexerScores);
        QCOMPARE(scores.forward.value(), 2 * 8192 * (8193.0 / 2) * 512);
        QCOMPARE(scores.backward.value(), 4 * 8192 * chosenBlockKeys(*fixture::msaLayer().attention.blocks, 8192).value * 512);
    }

    /// NVIDIA-NeMo Automodel, minimax_m3_vl/cp_sparse_attn.py: each rank gathers keys and values, and the indexer's one key.
    void contextRanksGatherTheIndexersKeys()
    {
        const OperatorList list = operatorsOf(fixture::msaLayer(), {1, 4});
        const CollectiveList& ofScores = find(list, OperatorId::IndexerScores).forwardCollectives;
        QCOMPARE(ofScores.items().size(), std::size_t{1});
        QCOMPARE(ofScores.items()[0].kind, CollectiveKind::AllGather);
        QCOMPARE(ofScores.items()[0].bytes.value(), 2.0 * 8192 * 128);
        QCOMPARE(find(list, OperatorId::Attention).forwardCollectives.items()[0].bytes.value(), 2.0 * 8192 * 2 * 4 * 128);
    }

    /// Positions of four bytes: each of MoBA's heads chooses for itself, each group of NSA's, each query head of MSA's indexer.
    void keepsWhatWasChosen()
    {
        QCOMPARE(keptOf(find(operatorsOf(fixture::mobaLayer()), OperatorId::BlockScores)), 4.0 * 8192 * 16 * 4);
        QCOMPARE(keptOf(find(operatorsOf(fixture::nsaLayer()), OperatorId::BlockScores)), 4.0 * 8192 * 4 * 16);
        QCOMPARE(keptOf(find(operatorsOf(fixture::msaLayer()), OperatorId::IndexerScores)), 4.0 * 8192 * 4 * 16);
        QCOMPARE(keptOf(find(operatorsOf(fixture::nsaLayer()), OperatorId::BlockEntries)), 2.0 * 8192 * 2 * 512 / 16);
        // Two further sets of keys and values, and three gates a head.
        const double more = keptOf(find(operatorsOf(fixture::nsaLayer(3)), OperatorId::Qkv)) -
                            keptOf(find(operatorsOf(fixture::nsaLayer(1)), OperatorId::Qkv));
        QCOMPARE(more, 2.0 * 8192 * 2 * 2 * 512);
    }

    /// `selective` repeats every kernel of attention and keeps its result alone.
    void recomputation()
    {
        const LayerKind kind = fixture::nsaLayer();
        const OperatorList list = operatorsOf(kind);
        for (const OperatorId id : {OperatorId::Attention, OperatorId::EntryAttention, OperatorId::WindowAttention}) {
            QCOMPARE(keptOf(find(list, id), Recompute::Full), 0.0);
            QVERIFY(keptOf(find(list, id), Recompute::Selective) < keptOf(find(list, id)));
            QVERIFY(find(list, id).repeatedBySelective);
        }
    }

    void fullRecomputeKeepsTheInputAlone_data() { addKinds(); }
    void fullRecomputeKeepsTheInputAlone()
    {
        QFETCH(LayerKind, kind);
        QCOMPARE(keptBytes(operatorsOf(kind), Recompute::Full).value(), 2.0 * 8192 * 2048);
    }

    /// Rows of 16 · 80 elements a token go to each token and their gradients back, where expert-parallel ranks share the table.
    void ranksFetchTheRowsOfAMemory()
    {
        const LayerKind kind = fixture::memoryLayer();
        const OperatorList alone = operatorsOf(kind);
        QVERIFY(find(alone, OperatorId::MemoryLookup).forwardCollectives.items().empty());
        const OperatorList shared = operatorsOf(kind, {1, 1, 8});
        const Operator& lookup = find(shared, OperatorId::MemoryLookup);
        for (const CollectiveList& list : {lookup.forwardCollectives, lookup.backwardCollectives}) {
            QCOMPARE(list.items().size(), std::size_t{1});
            QCOMPARE(list.items()[0].kind, CollectiveKind::AllToAll);
            QCOMPARE(list.items()[0].group, CommunicationGroup::Expert);
            QCOMPARE(list.items()[0].bytes.value(), 2.0 * 8192 * 1280);
        }
        QCOMPARE(find(alone, OperatorId::MemoryProjection).forward.value(), 2.0 * 8192 * 1280 * 2 * 2048);
        QCOMPARE(keptOf(find(alone, OperatorId::MemoryLookup)), 2.0 * 8192 * 1280);
    }

    /// Sequence parallelism splits the tokens that look rows up.
    void tensorRanksSplitTheTokensOfAMemory()
    {
        const LayerKind kind = fixture::memoryLayer();
        for (const OperatorId id : {OperatorId::MemoryLookup, OperatorId::MemoryProjection, OperatorId::MemoryGate}) {
            QCOMPARE(find(operatorsOf(kind, {4}), id).shape.m, find(operatorsOf(kind), id).shape.m / 4);
            QCOMPARE(keptOf(find(operatorsOf(kind, {4}), id)), keptOf(find(operatorsOf(kind), id)) / 4);
        }
    }
};

QTEST_APPLESS_MAIN(TestBlockAttention)
#include "test_block_attention.moc"
