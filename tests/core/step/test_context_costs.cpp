// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "core/io/resource.h"
#include "core/io/scenario_file.h"
#include "core/layer/attention_shape.h"
#include "core/layer/layer_operators.h"
#include "core/model/architecture.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/step/context_costs.h"
#include "core/step/layer_passes.h"

using namespace shardscope;

namespace {

Scenario scenario(const std::vector<std::string>& more)
{
    std::vector<std::string> overrides{"plan.tp=4", "plan.pp=1", "plan.cp=4", "plan.dp=4", "training.sequence_length=32768"};
    overrides.insert(overrides.end(), more.begin(), more.end());
    return parseScenario(resource("examples/llama-3-70b-64-h100.json"), "example", overrides).value();
}

/// Two of four ranks exchange heads where a layout has two levels.
std::vector<std::string> inLayout(std::string_view layout, std::vector<std::string> more = {})
{
    more.push_back("plan.cp_layout=" + std::string(layout));
    more.emplace_back("plan.cp_inner=2");
    return more;
}

ContextCosts costsOf(const Scenario& of, RingGradient gradient = RingGradient::Fp32)
{
    return contextCosts(*contextLayer(*of.architecture), Basis(of).costs, gradient);
}

RingGradient gradientOf(const std::vector<std::string>& more) { return ringGradientOf(Basis(scenario(more)).ledger.shape.style); }

double sentBy(const CollectiveList& collectives)
{
    double sent = 0;
    for (const Collective& collective : collectives.items())
        sent += collective.total().value() * busFactor(collective.kind, collective.group == CommunicationGroup::Context ? 4 : 2);
    return sent;
}

}  // namespace

class TestContextCosts : public QObject {
    Q_OBJECT
private slots:
    /// The block is the one that the estimate's own attention sends.
    void theTensorsAreTheEstimates()
    {
        const Scenario of = scenario({});
        const RankShape shape = rankShape(Site(of), resolvePlan(of));
        const LayerKind& kind = *contextLayer(*of.architecture);
        const ContextTensors tensors = contextTensors(kind, shape);
        QCOMPARE(tensors.tokens, 8192.0);
        QCOMPARE(tensors.query, 64 * 128 / 4.0);
        QCOMPARE(tensors.key, 8 * 128 / 4.0);
        QCOMPARE(contextBytes(ContextLayout::Zigzag, 4, tensors).block, keyValueBlock(attentionShape(kind.attention, 4), shape));
    }

    /// The estimate's operators send the same bytes as the layouts.
    void theBytesAreTheOperators_data()
    {
        QTest::addColumn<int>("layout");
        for (const auto& [layout, name] : EnumNames<ContextLayout>::names)
            QTest::addRow("%s", std::string(name).c_str()) << static_cast<int>(layout);
    }
    void theBytesAreTheOperators()
    {
        QFETCH(int, layout);
        const auto kindOf = static_cast<ContextLayout>(layout);
        const Scenario of = scenario(inLayout(nameOf(kindOf)));
        const RankShape shape = rankShape(Site(of), resolvePlan(of));
        const LayerKind& kind = *contextLayer(*of.architecture);
        const ContextBytes bytes = contextBytes(kindOf, 4, contextTensors(kind, shape), shape.cpInner);
        for (const Operator& op : layerOperators(kind, of.architecture->position, shape)) {
            if (op.kind() != OperatorKind::Attention)
                continue;
            QCOMPARE(sentBy(op.forwardCollectives), bytes.forward.value());
            QCOMPARE(sentBy(op.backwardCollectives), bytes.backward(ringGradientOf(shape.style)).value());
        }
    }

    void attentionCostsWhatTheOperatorCosts()
    {
        const Scenario of = scenario({});
        const Basis basis(of);
        const CostInputs& inputs = basis.costs;
        const LayerKind& kind = *contextLayer(*of.architecture);
        for (const Operator& op : layerOperators(kind, of.architecture->position, inputs.shape)) {
            if (op.kind() != OperatorKind::Attention)
                continue;
            const OperatorCost cost = operatorCost(op, 128, inputs.rates);
            QCOMPARE(costsOf(of).attentionForward, cost.forward);
            QCOMPARE(costsOf(of).attentionBackward, cost.backward());
            QVERIFY(cost.forward > Seconds());
        }
    }

    void eachLayoutHasItsOwnTransfers()
    {
        const ContextCosts ring = costsOf(scenario({}));
        QVERIFY(ring.keyValueHop > Seconds() && ring.gradientHop > ring.keyValueHop);
        QCOMPARE(costsOf(scenario({}), RingGradient::Bf16).gradientHop, ring.keyValueHop);
        QCOMPARE(ring.beforeForward.value(), 0.0);
        const ContextCosts gather = costsOf(scenario({"plan.cp_layout=all-gather"}));
        QVERIFY(gather.beforeForward > Seconds() && gather.afterBackward > Seconds());
        QCOMPARE(gather.afterForward.value(), 0.0);
        const ContextCosts ulysses = costsOf(scenario({"plan.cp_layout=ulysses"}));
        QVERIFY(ulysses.beforeForward > ulysses.afterForward && ulysses.afterForward > Seconds());
        QCOMPARE(ulysses.afterBackward, ulysses.beforeForward);
    }

    /// A ring across nodes has slower hops.
    void aSlowerWireIsSlower()
    {
        QVERIFY(costsOf(scenario({"plan.tp=8", "plan.dp=2"})).keyValueHop > costsOf(scenario({"plan.tp=1", "plan.dp=16"})).keyValueHop / 8);
        const double inside = costsOf(scenario({"plan.tp=1", "plan.dp=16"})).keyValueHop.value() / 8;  // eight times the bytes
        const double across = costsOf(scenario({"plan.tp=8", "plan.dp=2"})).keyValueHop.value();
        QVERIFY2(across > 2 * inside, qPrintable(QString("%1 %2").arg(across).arg(inside)));
    }

    /// The wait of the step's layer is the ring's exposed time, forward and backward, in every layout.
    void theStepWaitsForTheRing_data() { theBytesAreTheOperators_data(); }
    void theStepWaitsForTheRing()
    {
        QFETCH(int, layout);
        for (const char* sequence : {"8192", "32768", "262144"}) {
            for (const char* recipe : {"megatron", "fsdp2"}) {
                const auto name = std::string(nameOf(static_cast<ContextLayout>(layout)));
                const Scenario of = scenario(inLayout(name, {std::string("training.sequence_length=") + sequence,
                                                             std::string("training.recipe=") + recipe, "plan.recompute=none"}));
                const LayerPasses layers = layerPasses(Basis(of).costs);
                const RingGradient gradient = ringGradientOf(Basis(of).ledger.shape.style);
                const RingTime time = ringTime({of.plan.cpLayout, 4, {}, of.plan.cpInner.value_or(1)}, gradient, costsOf(of, gradient));
                const Passes& passes = layers.ofLayerKind.front();
                const double forward = passes.forward.exposedOf(Axis::Cp).value();
                const double backward = passes.inputGrad.exposedOf(Axis::Cp).value();
                constexpr double within = 1e-9;
                QVERIFY(std::abs(forward - time.forward.exposed().value()) <= within * time.forward.total.value());
                QVERIFY(std::abs(backward - time.backward.exposed().value()) <= within * time.backward.total.value());
                QVERIFY(passes.forward.hiddenOf(Axis::Cp) >= Seconds() && passes.inputGrad.hiddenOf(Axis::Cp) >= Seconds());
            }
        }
    }

    void theFrameworkSaysHowGradientsTravel()
    {
        QCOMPARE(gradientOf({}), RingGradient::Bf16);
        QCOMPARE(gradientOf({"training.recipe=fsdp2"}), RingGradient::Fp32);
    }

    /// A layer that sees the whole sequence shows more than one with a window.
    void theWidestLayerIsShown()
    {
        Architecture architecture;
        QCOMPARE(contextLayer(architecture), nullptr);
        architecture.kinds.resize(3);
        architecture.kinds[0].mixer = Mixer::StateSpace;
        architecture.kinds[1].attention.slidingWindow = 1024;
        QCOMPARE(contextLayer(architecture), &architecture.kinds[2]);
        architecture.kinds[2].attention.slidingWindow = 512;
        QCOMPARE(contextLayer(architecture), &architecture.kinds[1]);
    }
};

QTEST_APPLESS_MAIN(TestContextCosts)
#include "test_context_costs.moc"
