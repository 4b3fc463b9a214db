// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/transfers.h"

#include <QTest>

#include "core/base/constant.h"
#include "core/layer/model_operators.h"
#include "core/step/basis.h"
#include "tests/core/scenario_fixture.h"

using namespace shardscope;

namespace {

Scenario onEightRanks(Framework framework, Recipe recipe, bool overlaps)
{
    Scenario scenario = fixture::llama70b(8);
    scenario.plan = Plan();
    scenario.plan.tp = 8;
    scenario.plan.sequenceParallel = true;
    scenario.plan.overlap.tensor = overlaps;
    scenario.training.globalBatch = 8;
    scenario.training.recipe = recipe;
    scenario.training.software.framework = framework;
    return scenario;
}

/// The exposed share of a layer's tensor-parallel collectives.
double exposedShare(const Basis& basis, bool backward)
{
    double all = 0;
    double exposed = 0;
    for (const Operator& op : basis.costs.operators.ofLayerKind.front()) {
        for (const Transfer& transfer : transfersOf(op, backward, Seconds(1), basis.costs).items()) {
            all += transfer.seconds.value();
            exposed += transfer.exposed.value();
        }
    }
    return exposed / all;
}

}  // namespace

class TestTransfers : public QObject {
    Q_OBJECT

private slots:
    /// nanotron's switch hides collectives behind the backward's multiplies; user buffers hide those of both directions.
    void exposedTensorParallelism_data()
    {
        using enum Constant;
        QTest::addColumn<Framework>("framework");
        QTest::addColumn<Recipe>("recipe");
        QTest::addColumn<bool>("overlaps");
        QTest::addColumn<std::optional<Constant>>("forward");
        QTest::addColumn<std::optional<Constant>>("backward");
        const auto row = [](const char* name, Framework framework, Recipe recipe, bool overlaps, std::optional<Constant> forward,
                            std::optional<Constant> backward) {
            QTest::newRow(name) << framework << recipe << overlaps << forward << backward;
        };
        row("Megatron, user buffers", Framework::Megatron, Recipe::Megatron, true, TensorOverlapForward, TensorOverlapBackward);
        row("Megatron", Framework::Megatron, Recipe::Megatron, false, TensorForward, TensorBackward);
        row("nanotron, asynchronous", Framework::Nanotron, Recipe::Nanotron, true, TensorForward, TensorBackward);
        row("nanotron", Framework::Nanotron, Recipe::Nanotron, false, std::nullopt, std::nullopt);
    }
    void exposedTensorParallelism()
    {
        QFETCH(Framework, framework);
        QFETCH(Recipe, recipe);
        QFETCH(bool, overlaps);
        QFETCH(std::optional<Constant>, forward);
        QFETCH(std::optional<Constant>, backward);
        const Basis basis(onEightRanks(framework, recipe, overlaps));
        const auto share = [&](std::optional<Constant> constant) {
            return constant ? std::min(1.0, basis.costs.constants[*constant]) : 1.0;
        };
        QCOMPARE(exposedShare(basis, false), share(forward));
        QCOMPARE(exposedShare(basis, true), share(backward));
    }
};

QTEST_APPLESS_MAIN(TestTransfers)
#include "test_transfers.moc"
