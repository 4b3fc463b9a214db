// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/outer_update.h"

#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/estimate/estimate.h"
#include "core/io/json.h"
#include "core/io/scenario_json.h"
#include "core/memory/memory.h"
#include "core/plan/check_plan.h"
#include "core/step/basis.h"
#include "core/step/flows.h"
#include "core/step/step.h"

using namespace shardscope;

namespace {

constexpr double kShardedParameters = 8030261248.0 / 8 / 16;  // of a GPU: tp 8, shards of 16

/// Norms on every tensor-parallel rank, and a vocabulary that Megatron pads.
constexpr double kPadded = 0.002;

/// Llama 3.1 8B on `nodes` of 8 H100, tp 8; workers of 16 nodes.
Json document(int nodes, const Json& plan)
{
    Json whole = {{"schema", "shardscope.scenario/1"},
                  {"model", {{"preset", "llama-3.1-8b"}}},
                  {"cluster", {{"preset", "dgx-h100"}, {"nodes", nodes}}},
                  {"training", {{"sequence_length", 4096}, {"global_batch", 8 * nodes}}},
                  {"plan", {{"tp", 8}, {"zero", 1}, {"sequence_parallel", true}, {"bucket_bytes", 100000000}}}};
    whole["plan"].update(plan);
    return whole;
}

Json apart(int steps) { return {{"shard_group", 16}, {"inner_steps", steps}}; }

Scenario read(const Json& whole) { return readScenario(whole, "s.json").value(); }

Estimate estimated(const Json& whole) { return estimate(read(whole)).value(); }

double bytesOf(const std::vector<Flow>& flows, FlowUse use)
{
    double bytes = 0;
    for (const Flow& flow : flows)
        bytes += flow.use == use ? flow.collective.bytes.value() * flow.collective.count : 0;
    return bytes;
}

}  // namespace

class TestOuterUpdate : public QObject {
    Q_OBJECT
private slots:
    /// Workers that never meet are workers alone.
    void aWorkerIsACluster()
    {
        const Estimate alone = estimated(document(16, Json::object()));
        const Estimate together = estimated(document(64, apart(1000000)));
        QVERIFY(alone.isLegal() && together.isLegal());
        const double ratio = together.step()->step / alone.step()->step;
        QVERIFY2(std::abs(ratio - 1) < 0.002, qPrintable(QString::number(ratio)));
        const Estimate summed = estimated(document(64, {{"shard_group", 16}}));
        QVERIFY(summed.step()->step > together.step()->step);
    }

    /// Its share of one all-reduce of the shards in fp32, and of nine passes over them.
    void aStepHasItsShare_data()
    {
        QTest::addColumn<int>("steps");
        for (const int steps : {1, 20, 500})
            QTest::addRow("%d", steps) << steps;
    }
    void aStepHasItsShare()
    {
        QFETCH(int, steps);
        const Basis basis(read(document(64, apart(steps))));
        const std::vector<PlacedCollective> sent = outerCollectives({kShardedParameters * 16, 0, {}, 0}, basis.costs);
        QCOMPARE(sent.size(), std::size_t(1));
        QCOMPARE(sent.front().collective.count, 1.0 / steps);
        QVERIFY(std::abs(sent.front().collective.bytes.value() / (4 * kShardedParameters) - 1) < 1e-12);
        QCOMPARE(sent.front().placement.ranks, 4);
        const double exchange =
            basis.costs.collectives.seconds(CollectiveKind::AllReduce, sent.front().collective.bytes, sent.front().placement).value();
        const double touched = 36 * kShardedParameters / basis.costs.rates.memory.value();
        const double seconds = outerUpdate({kShardedParameters * 16, 0, {}, 0}, basis.costs).value;
        QVERIFY(std::abs(seconds * steps / (exchange + touched) - 1) < 1e-12);
    }

    /// Weights of the last outer step and a momentum, each in fp32.
    void statesAreHeld()
    {
        const StageMemory stage = estimated(document(64, apart(100))).memory().stages.front();
        const auto line =
            std::find_if(stage.lines.begin(), stage.lines.end(), [](const auto& each) { return each.what == "outer-states"; });
        QVERIFY(line != stage.lines.end());
        QVERIFY2(std::abs(line->bytes.value() / (8 * kShardedParameters) - 1) < kPadded, qPrintable(QString::number(line->bytes.value())));
    }

    void flowsSayIt()
    {
        const Basis basis(read(document(64, apart(100))));
        const StepEstimate step = estimateStep(basis).value();
        const std::vector<Flow> flows = stepFlows(basis, step, 0);
        QCOMPARE(bytesOf(flows, FlowUse::GradientReplicas), 0.0);
        QVERIFY(std::abs(bytesOf(flows, FlowUse::OuterUpdate) * 100 / (4 * kShardedParameters) - 1) < kPadded);
    }

    /// Between two sites with a hundredth of the bandwidth.
    void slowLinksCostItsShare()
    {
        const auto sites = [](const Json& plan) {
            Json whole = document(64, plan);
            whole["cluster"]["pod_nodes"] = 16;
            whole["cluster"]["oversubscription"] = 100;
            return estimated(whole).step()->step.value();
        };
        const double near = estimated(document(64, apart(100))).step()->step.value();
        QVERIFY(sites(apart(100)) < 1.2 * near);
        QVERIFY(sites({{"shard_group", 16}}) > 1.5 * near);
        QVERIFY(sites(apart(100)) < sites(apart(10)));
    }

    void thereMustBeReplicas_data()
    {
        QTest::addColumn<QString>("plan");
        QTest::newRow("one shard group") << R"({"inner_steps":10})";
        QTest::newRow("nothing sharded") << R"({"inner_steps":10,"zero":0,"shard_group":16})";
        QTest::newRow("a worker with half of a sequence") << R"({"inner_steps":10,"tp":1,"cp":8,"shard_group":4})";
    }
    void thereMustBeReplicas()
    {
        QFETCH(QString, plan);
        const std::vector<Finding> findings = checkPlan(read(document(64, Json::parse(plan.toStdString()))));
        QVERIFY(std::any_of(findings.begin(), findings.end(), [](const Finding& each) { return each.id == "inner-steps-need-replicas"; }));
    }
};

QTEST_APPLESS_MAIN(TestOuterUpdate)
#include "test_outer_update.moc"
