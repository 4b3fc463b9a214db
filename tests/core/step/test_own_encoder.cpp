// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/estimate/estimate.h"
#include "core/estimate/throughput.h"
#include "core/model/encoder_counts.h"
#include "core/plan/check_plan.h"
#include "core/plan/mesh.h"
#include "core/plan/rank_grid.h"
#include "core/schedule/rank_ends.h"
#include "core/search/search.h"
#include "core/step/encoder_bridge.h"
#include "tests/core/encoder_fixture.h"

using namespace shardscope;

namespace {

using fixture::apart;

MemoryEstimate memoryOf(const Scenario& scenario) { return estimateMemory(Basis(scenario)); }

bool isNear(double a, double b, double share = 1e-9) { return std::abs(a - b) <= share * std::max(std::abs(a), std::abs(b)); }

std::vector<std::string> errorsOf(const Scenario& scenario)
{
    std::vector<std::string> ids;
    for (const Finding& finding : checkPlan(scenario)) {
        if (finding.severity == Severity::Error)
            ids.push_back(finding.id);
    }
    return ids;
}

}  // namespace

class TestOwnEncoder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The encoder is a pipeline stage before the first, which none of the model's layers is on.
    void theEncoderIsAStageOfItsOwn()
    {
        const Scenario scenario = apart(4, true);
        QCOMPARE(errorsOf(scenario), std::vector<std::string>());
        const Basis basis(scenario);
        QCOMPARE(basis.plan.pp, 5);
        QCOMPARE(basis.plan.gridStages(), 4);
        QCOMPARE(basis.plan.dp, 2);
        QCOMPARE(basis.plan.gridGpus(), 64);
        QCOMPARE(basis.plan.stageLayers.front(), 0);
        QVERIFY(basis.plan.groupOfRank(0) != basis.plan.groupOfRank(1));
        const Basis& own = basis.ofRank(0);
        QCOMPARE(own.plan.tp, 4);
        QCOMPARE(own.plan.dp, 2);
        QCOMPARE(own.plan.microBatch, 1);
        QCOMPARE(own.plan.gridGpus(), 8);
        QVERIFY(gridsFit(own.plan) && gridsFit(basis.plan));
        QCOMPARE(buildMesh(basis.plan, basis.plan.order)->world, 64);
    }

    /// Every stage of the language model has what it has without an encoder, at the same moment of a pipeline as deep behind it.
    void theLanguageModelIsAsWithoutIt_data()
    {
        QTest::addColumn<bool>("frozen");
        QTest::newRow("frozen") << true;
        QTest::newRow("trained") << false;
    }
    void theLanguageModelIsAsWithoutIt()
    {
        QFETCH(bool, frozen);
        const MemoryEstimate own = memoryOf(apart(4, frozen));
        const MemoryEstimate text = memoryOf(fixture::pipelined());
        QCOMPARE(own.stages.size(), text.stages.size() + 1);
        for (std::size_t stage = 0; stage < text.stages.size(); ++stage) {
            for (const MemoryClass each :
                 {MemoryClass::Parameters, MemoryClass::Gradients, MemoryClass::Optimizer, MemoryClass::Activations})
                QVERIFY(isNear(own.stages[stage + 1].of(each).value(), text.stages[stage].of(each).value()));
        }
        const StepEstimate with = fixture::stepOf(apart(4, frozen));
        const StepEstimate without = fixture::stepOf(fixture::pipelined());
        for (std::size_t stage = 0; stage < without.stages.size(); ++stage) {
            QVERIFY(isNear(with.stages[stage + 1].forward.total().value(), without.stages[stage].forward.total().value()));
            QVERIFY(isNear(with.stages[stage + 1].backward().total().value(), without.stages[stage].backward().total().value()));
        }
    }

    /// Two copies take the sequences of two replicas one by one; one copy takes both.
    void copiesShareTheSequences()
    {
        const StepEstimate two = fixture::stepOf(apart(4, false, 2, 8));
        const StepEstimate one = fixture::stepOf(apart(4, false, 1, 8));
        const Basis basis(apart(4, false, 1, 8));
        QCOMPARE(basis.ofRank(0).plan.microBatch, 2);
        QVERIFY(one.stages[0].forward.total() > Seconds() && two.stages[0].forward.total() > Seconds());
        const double ratio = one.stages[0].forward.compute / two.stages[0].forward.compute;
        QVERIFY2(ratio > 1.8 && ratio < 2.01, qPrintable(QString::number(ratio)));
        QVERIFY(memoryOf(apart(4, false, 1, 8)).stages[0].of(MemoryClass::Parameters) <
                memoryOf(apart(4, false, 2, 4)).stages[0].of(MemoryClass::Parameters));
    }

    /// A frozen tower keeps nothing but its projector's inputs, and has states for its projector alone.
    void itsMemoryIsThatOfItsParameters()
    {
        const Scenario frozen = apart(4, true, 8, 1);
        const Scenario learning = apart(4, false, 8, 1);
        const auto count = encoderParameters(frozen.architecture->encoders.front());
        const auto states = [](const Scenario& s, MemoryClass each) { return memoryOf(s).stages[0].of(each).value(); };
        QVERIFY(isNear(states(frozen, MemoryClass::Parameters), 2.0 * static_cast<double>(count.total()), 1e-6));
        QVERIFY(isNear(states(learning, MemoryClass::Parameters), 2.0 * static_cast<double>(count.total()), 1e-6));
        // Of a frozen one the projector's, over eight copies (ZeRO-1: 12 bytes).
        QVERIFY(isNear(states(frozen, MemoryClass::Optimizer), 12.0 / 8 * static_cast<double>(count.projector), 1e-6));
        QVERIFY(isNear(states(learning, MemoryClass::Optimizer), 12.0 / 8 * static_cast<double>(count.total()), 1e-6));
        QVERIFY(states(frozen, MemoryClass::Activations) < 0.1 * states(learning, MemoryClass::Activations));
    }

    /// The step is the simulation of one pipeline more; where the encoder is quick it costs little but its first micro-batch.
    void aQuickEncoderCostsItsFirstMicroBatch()
    {
        const StepEstimate text = fixture::stepOf(fixture::pipelined());
        const StepEstimate few = fixture::stepOf(apart(0.25, true));
        const double more = (few.step - text.step).value();
        QVERIFY(more > 0);
        const double first = few.stages[0].forward.total().value() + few.stages[0].backward().total().value() + 4 * few.hop().value();
        QVERIFY2(more < 2 * first, qPrintable(QString::number(more / first)));
        const Scenario scenario = apart(4, false);
        const StepEstimate step = fixture::stepOf(scenario);
        const Basis basis(scenario);
        const Simulation& played = *step.simulation;
        double last = 0;
        for (const RankTime& rank : step.ranks)
            last = std::max(last, rank.lastBlock.value());
        QVERIFY(isNear(played.makespan, last));
        QCOMPARE(step.schedule->rankCount(), 5);
    }

    /// A slow encoder sets the pace: as many of its passes as there are micro-batches.
    void aSlowEncoderSetsThePace()
    {
        const Scenario scenario = apart(4, true, 1, 8);
        const StepEstimate step = fixture::stepOf(scenario);
        const double passes = static_cast<double>(Basis(scenario).plan.microBatches);
        const double busy = passes * (step.stages[0].forward.total() + step.stages[0].backward().total()).value();
        QVERIFY(step.step.value() > busy);
    }

    /// Tokens go from the first rank of a copy to the first of each replica, and on to its tensor-parallel ranks.
    void tokensCrossTheBridge()
    {
        const Basis basis(apart(4, true));
        const EncoderBridge bridge = encoderBridge(basis);
        // Each token, and three vectors for later layers.
        QCOMPARE(bridge.sent.value(), 4.0 * 1024 * 8192 * 2 * 4);
        QVERIFY(bridge.placement.crossesNetwork());
        QVERIFY(bridge.forward.value > bridge.sent.value() / 50e9);
        QVERIFY(bridge.backward.value > 0);
        // One copy sends to both replicas.
        QCOMPARE(encoderBridge(Basis(apart(4, true, 1, 8))).sent.value(), 2 * bridge.sent.value());
    }

    /// Figures are of all GPUs, and shares of their time add up to 1.
    void figuresAreOfAllGpus()
    {
        const Result<Estimate> made = estimate(apart(4, false));
        QVERIFY(made && made->step() && made->throughput());
        QCOMPARE(made->gpus(), 72);
        QVERIFY(isNear(made->throughput()->tokensPerSecondPerGpu * 72, made->throughput()->tokensPerSecond));
        const StepShares& shares = made->shares();
        double all = shares.compute + shares.optimizer + shares.host + shares.bubble;
        for (const double share : shares.exposed)
            all += share;
        QVERIFY2(isNear(all, 1, 1e-6), qPrintable(QString::number(all, 'g', 12)));
    }

    void wrongGridsAreRefused_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char* rule : {"encoder-dp-not-stated", "encoder-takes-every-gpu", "encoder-divides-a-node",
                                 "own-encoder-needs-plain-schedule", "own-encoder-needs-no-context-parallelism",
                                 "encoder-copies-do-not-divide-batch", "encoder-dp-without-own-gpus", "encoder-without-items"})
            QTest::newRow(rule) << rule;
    }
    void wrongGridsAreRefused()
    {
        QFETCH(QString, rule);
        Scenario scenario = apart(4, true);
        Plan& plan = scenario.plan;
        if (rule == "encoder-dp-not-stated")
            plan.encoder.dp.reset();
        else if (rule == "encoder-takes-every-gpu")
            plan.encoder.dp = 18;
        else if (rule == "encoder-divides-a-node")
            plan.encoder.tp = 2;
        else if (rule == "own-encoder-needs-plain-schedule")
            plan.schedule = ScheduleKind::ZbH1;
        else if (rule == "own-encoder-needs-no-context-parallelism")
            plan.cp = 2;
        else if (rule == "encoder-copies-do-not-divide-batch")
            plan.encoder.dp = 3;
        else if (rule == "encoder-without-items")
            scenario.architecture = fixture::pipelined().architecture;
        else
            plan.encoder.placement.reset();
        const std::vector<std::string> errors = errorsOf(scenario);
        QVERIFY2(std::find(errors.begin(), errors.end(), rule.toStdString()) != errors.end(), errors.empty() ? "" : errors.front().c_str());
    }

    /// The search keeps the encoder's GPUs and divides the others; what it finds is the estimate's.
    void theSearchKeepsItsGpus()
    {
        SearchRequest request;
        request.scenario = apart(1, true);
        request.scenario.cluster.gpu.memory = Bytes(140e9);
        request.scenario.training.globalBatch = 16;
        request.fixed = {"plan.zero", "plan.micro_batch", "plan.schedule", "plan.chunks", "plan.cp"};
        const Result<SearchResult> found = search(request);
        QVERIFY(found);
        QVERIFY(!found->plans.empty());
        for (const FoundPlan& each : found->plans) {
            Scenario scenario = request.scenario;
            scenario.plan = each.plan;
            QVERIFY(each.plan.encoder == request.scenario.plan.encoder);
            QCOMPARE(errorsOf(scenario), std::vector<std::string>());
            QVERIFY(isNear(fixture::stepOf(scenario).step.value(), each.figures.step.value()));
        }
    }
};

QTEST_APPLESS_MAIN(TestOwnEncoder)
#include "test_own_encoder.moc"
