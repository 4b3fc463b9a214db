// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/layer/layer_operators.h"
#include "core/layer/rank_shape.h"
#include "core/model/parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"
#include "tests/core/mixer_fixture.h"

using namespace shardscope;

namespace {

struct Degrees {
    int tp = 1;
    int cp = 1;
    bool sequenceParallel = false;
};

OperatorList operatorsOf(const LayerKind& kind, const Degrees& degrees = {})
{
    Scenario scenario = fixture::scenarioOf(kind, degrees.tp * degrees.cp);
    scenario.plan.tp = degrees.tp;
    scenario.plan.cp = degrees.cp;
    scenario.plan.cpLayout = ContextLayout::AllGather;
    scenario.plan.sequenceParallel = degrees.sequenceParallel;
    return layerOperators(kind, Position::None, rankShape(Site(scenario), resolvePlan(scenario)));
}

const Operator& find(const OperatorList& list, OperatorId id)
{
    return *std::find_if(list.begin(), list.end(), [id](const Operator& op) { return op.id == id; });
}

double weightsOf(const OperatorList& list)
{
    double elements = 0;
    for (const Operator& op : list)
        elements += op.isMultiply() ? op.shape.k * op.shape.n * op.shape.count : 0;
    return elements;
}

double flopOf(const OperatorList& list)
{
    double flop = 0;
    for (const Operator& op : list)
        flop += (op.forward + op.backward).value();
    return flop;
}

void addKinds()
{
    QTest::addColumn<LayerKind>("kind");
    QTest::newRow("gated DeltaNet") << fixture::gatedDeltaLayer(2048);
    QTest::newRow("Kimi delta attention") << fixture::kimiDeltaLayer(2048);
    QTest::newRow("Mamba-2") << fixture::mambaLayer(2048);
    QTest::newRow("lightning attention") << fixture::lightningLayer(2048);
}

}  // namespace

class TestMixerOperators : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void multipliesHaveTheTensorsOfTheLayer_data() { addKinds(); }
    void multipliesHaveTheTensorsOfTheLayer()
    {
        QFETCH(LayerKind, kind);
        double elements = 0;
        for (const Tensor& tensor : kind.extraTensors)
            elements += tensor.matrixMultiply ? static_cast<double>(tensor.elements()) : 0;
        QCOMPARE(weightsOf(operatorsOf(kind)), elements);
    }

    void flopAreTheModels_data() { addKinds(); }
    void flopAreTheModels()
    {
        QFETCH(LayerKind, kind);
        const Scenario scenario = fixture::scenarioOf(kind, 1);
        const auto& model = *scenario.architecture;
        const double tokens = static_cast<double>(scenario.training.sequenceLength * scenario.plan.microBatch);
        const double head = 6.0 * static_cast<double>(model.hidden * model.vocab);
        const double whole = trainingFlopPerToken(model, scenario.training.sequenceLength).value();
        QCOMPARE(4 * flopOf(operatorsOf(kind)) / tokens, whole - head);
    }

    /// Tensor parallelism cuts the heads: each rank has its part of every width but the low-rank ones.
    void headsAreCut_data() { addKinds(); }
    void headsAreCut()
    {
        QFETCH(LayerKind, kind);
        const OperatorList one = operatorsOf(kind);
        const OperatorList four = operatorsOf(kind, {4, 1, true});
        for (const OperatorId id : {OperatorId::MixerInput, OperatorId::MixerScan, OperatorId::MixerNorm, OperatorId::MixerOutput}) {
            QCOMPARE(find(four, id).forward.value(), find(one, id).forward.value() / 4);
            QCOMPARE(find(four, id).keptIn(Recompute::None).value(), find(one, id).keptIn(Recompute::None).value() / 4);
        }
        QCOMPARE(find(four, OperatorId::MixerScan).movedForward.value(), find(one, OperatorId::MixerScan).movedForward.value() / 4);
        QCOMPARE(find(four, OperatorId::MixerInput).forwardCollectives.items().front().kind, CollectiveKind::AllGather);
        QCOMPARE(find(four, OperatorId::MixerOutput).forwardCollectives.items().front().kind, CollectiveKind::ReduceScatter);
    }

    /// (c − 1)/c of s/c·e·(2·d_in + 2·G·N + H) elements go out before a Mamba-2 scan and d_in after it, whatever the layout of
    /// attention is.
    void contextRanksTradeTokensForHeads()
    {
        const OperatorList list = operatorsOf(fixture::mambaLayer(2048), {1, 4});
        const Operator& scan = find(list, OperatorId::MixerScan);
        const double tokens = scan.shape.m;
        QCOMPARE(scan.forwardCollectives.items().size(), std::size_t{2});
        const Collective& in = scan.forwardCollectives.items()[0];
        QCOMPARE(in.kind, CollectiveKind::AllToAll);
        QCOMPARE(in.group, CommunicationGroup::Context);
        QCOMPARE(in.count, 5.0);  // z, x, B, C and dt
        QCOMPARE(in.total().value(), 2 * tokens * (2 * 8192 + 2 * 1024 + 128));
        QCOMPARE(scan.forwardCollectives.items()[1].bytes.value(), 2 * tokens * 8192);
        QCOMPARE(scan.backwardCollectives.items()[0].bytes.value(), 2 * tokens * 8192);
    }

    /// Tensors that the two libraries save for their backward passes, per token and layer: of Qwen3.5-35B about 74 KB.
    void keepsWhatTheBackwardReads()
    {
        const OperatorList list = operatorsOf(fixture::gatedDeltaLayer(2048));
        double kept = 0;
        for (const Operator& op : list)
            kept += op.keptIn(Recompute::None).value();
        const double tokens = find(list, OperatorId::MixerScan).shape.m;
        const double norm = 2 * 2 * 2048;
        const double expected = norm + 2 * (2 * 2048 + 2 * 4096 + 2 * 32) + 2 * (2 * 32 * 128 + 4096) + 32 * (8 + 128) + 2 * 2 * 4096;
        QCOMPARE(kept / tokens, expected);
        const double withoutLayerInput = kept / tokens - norm / 2;
        QVERIFY(std::abs(withoutLayerInput / 74e3 - 1) < 0.01);
    }

    void fullRecomputeKeepsTheInputAlone_data() { addKinds(); }
    void fullRecomputeKeepsTheInputAlone()
    {
        QFETCH(LayerKind, kind);
        const OperatorList list = operatorsOf(kind);
        const double tokens = find(list, OperatorId::MixerScan).shape.m;
        QCOMPARE(keptBytes(list, Recompute::Full).value(), 2 * tokens * 2048);
    }

    /// Falcon-H1 mixes twice from one norm.
    void aMixerBesideAttention()
    {
        LayerKind kind = fixture::mambaLayer(2048);
        kind.mixer = Mixer::Softmax;
        const OperatorList list = operatorsOf(kind);
        const auto count = [&](OperatorId id) {
            return std::count_if(list.begin(), list.end(), [id](const Operator& op) { return op.id == id; });
        };
        QCOMPARE(count(OperatorId::AttentionNorm), 1);
        QCOMPARE(count(OperatorId::Attention), 1);
        QCOMPARE(count(OperatorId::MixerScan), 1);
        QCOMPARE(count(OperatorId::AttentionResidual), 1);
    }

    void sparseAttentionMultipliesItsTensors()
    {
        const LayerKind kind = fixture::sparseLayer(6144);
        Architecture model;
        model.hidden = 6144;
        double elements = 0;
        for (const Tensor& tensor : layerTensors(model, kind))
            elements += tensor.matrixMultiply ? static_cast<double>(tensor.elements()) : 0;
        const Scenario scenario = fixture::scenarioOf(kind, 1, 6144);
        const OperatorList list = layerOperators(kind, Position::Rope, rankShape(Site(scenario), resolvePlan(scenario)));
        QCOMPARE(weightsOf(list), elements);
    }

    /// Each pair of a query and a chosen key costs 576 + 512 multiply-adds a head, and the indexer scores every earlier token.
    void sparseAttentionSeesTheChosen_data()
    {
        QTest::addColumn<qint64>("sequence");
        QTest::newRow("shorter than the choice") << qint64(1024);
        QTest::newRow("longer") << qint64(65536);
    }
    void sparseAttentionSeesTheChosen()
    {
        QFETCH(qint64, sequence);
        const LayerKind kind = fixture::sparseLayer(6144);
        Scenario scenario = fixture::scenarioOf(kind, 1, 6144);
        scenario.training.sequenceLength = sequence;
        const OperatorList list = layerOperators(kind, Position::Rope, rankShape(Site(scenario), resolvePlan(scenario)));
        const auto s = static_cast<double>(sequence);
        const double chosen = sequence <= 2048 ? (s + 1) / 2 : 2048 - 2048.0 * 2047 / (2 * s);
        QCOMPARE(find(list, OperatorId::Attention).forward.value(), s * 2 * chosen * 64 * (576 + 512));
        QCOMPARE(find(list, OperatorId::IndexerScores).forward.value(), s * 2 * (s + 1) / 2 * 32 * 129);
    }

    /// The indexer's input gets no gradient: its multiplies have one backward each, and every tensor-parallel rank does all of them.
    void theIndexerIsCopiedAndDetached()
    {
        const LayerKind kind = fixture::sparseLayer(2048);
        const OperatorList one = operatorsOf(kind);
        const OperatorList four = operatorsOf(kind, {4, 1, true});
        for (const OperatorId id : {OperatorId::IndexerQuery, OperatorId::IndexerKey}) {
            QCOMPARE(find(one, id).backward.value(), find(one, id).forward.value());
            QCOMPARE(find(four, id).forward.value(), find(one, id).forward.value());
            QVERIFY(find(four, id).backwardCollectives.items().empty());
        }
        QCOMPARE(find(four, OperatorId::IndexerKey).forwardCollectives.items().front().kind, CollectiveKind::AllGather);
        QCOMPARE(find(four, OperatorId::Attention).forward.value(), find(one, OperatorId::Attention).forward.value() / 4);
    }

    void aReusedChoiceHasNoIndexerOperators()
    {
        LayerKind kind = fixture::sparseLayer(2048);
        kind.attention.sparse->reusesChoice = true;
        const OperatorList list = operatorsOf(kind);
        QVERIFY(std::none_of(list.begin(), list.end(), [](const Operator& op) {
            return op.id == OperatorId::IndexerQuery || op.id == OperatorId::IndexerKey || op.id == OperatorId::IndexerScores;
        }));
        QVERIFY(std::any_of(list.begin(), list.end(), [](const Operator& op) { return op.id == OperatorId::Attention; }));
    }
};

QTEST_APPLESS_MAIN(TestMixerOperators)
#include "test_mixer_operators.moc"
