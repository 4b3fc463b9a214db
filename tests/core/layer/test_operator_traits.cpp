// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <set>

#include "core/io/model_presets.h"
#include "core/layer/encoder_operators.h"
#include "core/layer/layer_operators.h"
#include "core/layer/operator_cut.h"
#include "core/layer/rank_shape.h"
#include "core/memory/rank_parameters.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"
#include "core/site/site.h"
#include "tests/core/block_fixture.h"
#include "tests/core/gpt_fixture.h"

using namespace shardscope;

namespace {

struct Named {
    std::string name;
    Scenario scenario;
};

const std::vector<Named>& presets()
{
    static const std::vector<Named> all = [] {
        std::vector<Named> list;
        for (const ModelPreset& preset : modelPresets()) {
            Scenario scenario = fixture::scenario({}, 8);
            scenario.architecture = preset.architecture;
            list.push_back({preset.id, scenario});
        }
        return list;
    }();
    return all;
}

RankShape shapeOf(const Scenario& scenario, double tp, double etp, bool sequenceParallel)
{
    RankShape shape = rankShape(Site(scenario), resolvePlan(scenario));
    shape.tp = tp;
    shape.etp = etp;
    shape.sequenceParallel = sequenceParallel;
    shape.shardedTokens = sequenceParallel ? shape.tokens / tp : shape.tokens;
    return shape;
}

/// All but the embedding: its table is looked up, and has no shape here.
OperatorList operatorsOf(const LayerKind& kind, const Architecture& architecture, const RankShape& shape)
{
    OperatorList list = layerOperators(kind, architecture.position, shape);
    for (const Operator& op : headOperators(architecture, static_cast<double>(architecture.vocab), shape))
        list.push_back(op);
    return list;
}

/// Returns the cut that the shapes show: whether a rank has fewer rows, inputs or outputs.
OperatorCut cutSeen(const Operator& whole, const Operator& rank)
{
    if (rank.shape.n < whole.shape.n)
        return OperatorCut::Columns;
    if (rank.shape.k < whole.shape.k)
        return OperatorCut::Rows;
    return rank.shape.m * rank.shape.count < whole.shape.m * whole.shape.count ? OperatorCut::Tokens : OperatorCut::None;
}

double multiplied(const OperatorList& list)
{
    double elements = 0;
    for (const Operator& op : list)
        elements += op.isMultiply() ? op.shape.k * op.shape.n * op.shape.count : 0;
    return elements;
}

/// Tensors of no operator of the list: those that a sharedGate and other mixers add.
bool hasItsOperators(const LayerKind& kind)
{
    const bool isPlain = kind.mixer == Mixer::Softmax && !kind.attention.sharesKeyValue && !kind.attention.valuesAreKeys;
    return isPlain && kind.extraTensors.empty() && !(kind.experts && kind.experts->sharedGate);
}

}  // namespace

class TestOperatorTraits : public QObject {
    Q_OBJECT
private slots:
    void everyOperatorIsOfSomeModel()
    {
        QVERIFY(presets().size() > 90);
        std::set<OperatorId> seen;
        for (const Named& preset : presets()) {
            const Architecture& architecture = *preset.scenario.architecture;
            RankShape shape = shapeOf(preset.scenario, 1, 1, false);
            shape.expertCapacity = shape.expertStash = 1;  // pages are a choice of the training
            OperatorList list = embeddingOperators(architecture, static_cast<double>(architecture.vocab), shape);
            for (const LayerKind& kind : architecture.kinds) {
                for (const Operator& op : operatorsOf(kind, architecture, shape))
                    list.push_back(op);
            }
            Architecture withItems = architecture;
            for (Encoder& encoder : withItems.encoders) {
                encoder.itemsPerSequence = 1;
                encoder.height = encoder.width = 256;
            }
            for (const EncoderPart& part : encoderParts(withItems, shape))
                list.insert(list.end(), part.operators.begin(), part.operators.end());
            for (const Operator& op : list) {
                QVERIFY(static_cast<std::size_t>(op.id) < kOperators);
                seen.insert(op.id);
            }
        }
        // No model with published weights has these.
        for (const LayerKind& kind : {fixture::mobaLayer(), fixture::nsaLayer(), fixture::memoryLayer()}) {
            for (const Operator& op : layerOperators(kind, Position::Rope, shapeOf(fixture::scenarioOf(kind, 8), 1, 1, false)))
                seen.insert(op.id);
        }
        LayerKind adapted = fixture::scenarioOf(fixture::mobaLayer(), 8).architecture->kinds.front();
        adapted.learning.weights = false;
        adapted.learning.adapter.rank = 8;
        adapted.learning.adapter.attachTo(AdapterTarget::Output);
        for (const Operator& op : layerOperators(adapted, Position::Rope, shapeOf(fixture::scenario({}, 8), 1, 1, false)))
            seen.insert(op.id);
        for (const OperatorTraits& op : OperatorTable::rows)
            QVERIFY2(seen.count(op.id) == 1, op.name.data());
    }

    void rowsAreWhole()
    {
        std::set<std::string_view> names;
        for (const OperatorTraits& op : OperatorTable::rows) {
            QVERIFY2(names.insert(op.name).second, op.name.data());
            QVERIFY2(!op.label.empty() && op.keeps.empty() == op.kept.empty() && (op.keeps.empty() || !op.source.empty()), op.name.data());
            // The communication follows from the cut of the weights; copied weights may need all tokens.
            const bool seesAllTokens = op.cut == OperatorCut::Columns || op.cut == OperatorCut::None;
            QVERIFY2(op.traffic != TensorTraffic::GathersInput || seesAllTokens, op.name.data());
            QVERIFY2((op.traffic == TensorTraffic::ReducesOutput) == (op.cut == OperatorCut::Rows), op.name.data());
        }
    }

    /// An operator whose row says that it keeps nothing keeps nothing.
    void whatIsKeptHasAName()
    {
        for (const Named& preset : presets()) {
            Scenario scenario = preset.scenario;
            RankShape shape = shapeOf(scenario, 2, 2, true);
            shape.style.dropout = shape.style.keepsActivation = shape.style.keepsExpertOutputs = shape.style.keepsBlockOutput = true;
            shape.style.gatheredInputs = 2;
            for (const LayerKind& kind : scenario.architecture->kinds) {
                for (const Operator& op : operatorsOf(kind, *scenario.architecture, shape)) {
                    for (const Bytes kept : op.kept)
                        QVERIFY2(kept == Bytes() || !op.traits().keeps.empty(), nameOf(op.id).data());
                }
            }
        }
    }

    void shapesAreCutAsTheTableSays_data()
    {
        QTest::addColumn<double>("etp");
        QTest::addColumn<bool>("sequenceParallel");
        QTest::newRow("TP") << 1.0 << false;
        QTest::newRow("TP + SP") << 1.0 << true;
        QTest::newRow("TP + ETP") << 2.0 << false;
        QTest::newRow("TP + ETP + SP") << 2.0 << true;
    }
    void shapesAreCutAsTheTableSays()
    {
        QFETCH(double, etp);
        QFETCH(bool, sequenceParallel);
        for (const Named& preset : presets()) {
            const Architecture& architecture = *preset.scenario.architecture;
            const RankShape cut = shapeOf(preset.scenario, 2, etp, sequenceParallel);
            for (const LayerKind& kind : architecture.kinds) {
                const OperatorList whole = operatorsOf(kind, architecture, shapeOf(preset.scenario, 1, 1, false));
                const OperatorList ranks = operatorsOf(kind, architecture, cut);
                QCOMPARE(ranks.size(), whole.size());
                for (std::size_t i = 0; i < ranks.size(); ++i) {
                    const OperatorCut says = cutIn(ranks[i].id, cut);
                    const OperatorCut expected = says == OperatorCut::Heads ? OperatorCut::Columns : says;
                    const std::string where = preset.name + ", " + std::string(nameOf(ranks[i].id));
                    QVERIFY2(ranks[i].id == whole[i].id && cutSeen(whole[i], ranks[i]) == expected, where.c_str());
                }
            }
        }
    }

    /// The parameters of a rank and the weights that its multiplies read are the same numbers.
    void weightsAreCutAsTheTensors_data()
    {
        QTest::addColumn<int>("tp");
        QTest::newRow("whole") << 1;
        QTest::newRow("cut") << 2;
    }
    void weightsAreCutAsTheTensors()
    {
        QFETCH(int, tp);
        int compared = 0;
        for (const Named& preset : presets()) {
            const Architecture& architecture = *preset.scenario.architecture;
            ResolvedPlan plan = resolvePlan(preset.scenario);
            plan.tp = plan.etp = tp;
            for (const LayerKind& kind : architecture.kinds) {
                if (!hasItsOperators(kind))
                    continue;
                double tensors = 0;
                for (const Tensor& tensor : layerTensors(architecture, kind))
                    tensors += tensor.matrixMultiply ? static_cast<double>(tensor.elements()) /
                                                           cutOf(tensor, plan, static_cast<double>(kind.attention.kvHeads))
                                                     : 0;
                const double operators = multiplied(layerOperators(kind, architecture.position, shapeOf(preset.scenario, tp, tp, false)));
                QVERIFY2(std::abs(operators / tensors - 1) < 1e-12, preset.name.c_str());
                ++compared;
            }
        }
        QVERIFY(compared > 40);
    }
};

QTEST_APPLESS_MAIN(TestOperatorTraits)
#include "test_operator_traits.moc"
