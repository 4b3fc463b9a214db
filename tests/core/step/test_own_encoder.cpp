// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/estimate/throughput.h"
#include "core/explain/explain.h"
#include "core/io/answers.h"
#include "core/launch/launch_export.h"
#include "core/memory/kept_by_operator.h"
#include "core/model/encoder_counts.h"
#include "core/plan/check_plan.h"
#include "core/plan/mesh.h"
#include "core/plan/pipeline_ranks.h"
#include "core/plan/rank_grid.h"
#include "core/remedy/move.h"
#include "core/schedule/bubble.h"
#include "core/schedule/rank_ends.h"
#include "core/search/own_framework.h"
#include "core/search/search.h"
#include "core/step/encoder_bridge.h"
#include "core/step/flows.h"
#include "core/step/step_bubble.h"
#include "core/text/finding_text.h"
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

    /// Every stage of the language model has what it has without an encoder, at the same moment of a pipeline as deep behind it. The first
    /// one also keeps the tokens that it received, for as many micro-batches as it keeps.
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
        const Bytes received = encoderBridge(Basis(apart(4, frozen))).sent;
        for (std::size_t stage = 0; stage < text.stages.size(); ++stage) {
            for (const MemoryClass each :
                 {MemoryClass::Parameters, MemoryClass::Gradients, MemoryClass::Optimizer, MemoryClass::Activations})
                QVERIFY(isNear(own.stages[stage + 1].of(each).value(),
                               text.stages[stage].of(each).value() +
                                   (stage == 0 && each == MemoryClass::Activations ? 4 * received.value() : 0)));
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

    /// Its GPUs hold the tokens of one micro-batch until they are sent, of as many sequences as a copy takes.
    void whatIsSentIsHeld()
    {
        for (const int copies : {1, 2}) {
            const Scenario scenario = apart(4, true, copies, copies == 1 ? 8 : 4);
            const Basis basis(scenario);
            const StageMemory& encoder = memoryOf(scenario).stages[0];
            const auto line = std::find_if(encoder.lines.begin(), encoder.lines.end(),
                                           [](const LedgerLine& each) { return each.what == "encoder-message"; });
            QVERIFY(line != encoder.lines.end());
            QCOMPARE(line->bytes.value(), 4.0 * 1024 * 8192 * 2 * 4 * (2 / copies));
        }
    }

    /// What the first stage keeps of the encoder is in the sum by operators.
    void keptByOperatorHasWhatWasReceived()
    {
        const Basis basis(apart(4, true));
        double kept = 0;
        for (const KeptByOperator& each : keptByOperator(basis.site, basis.plan, basis.ledger, 1))
            kept += each.bytes.value();
        QVERIFY(isNear(kept, estimateMemory(basis).stages[1].of(MemoryClass::Activations).value()));
    }

    /// A bubble is of devices: a few GPUs of the encoder that are idle weigh little.
    void theBubbleIsOfAllGpus()
    {
        const Scenario scenario = apart(0.25, true);
        const Basis basis(scenario);
        const StepEstimate step = fixture::stepOf(scenario);
        const BubbleFractions bubble = stepBubble(step, basis.plan).value();
        const std::vector<double> shares = basis.plan.gpuShares();
        QCOMPARE(shares.size(), std::size_t{5});
        QVERIFY(isNear(shares[0], 8.0 / 72) && isNear(shares[4], 16.0 / 72));
        double idle = 1;
        for (int rank = 0; rank < 5; ++rank)
            idle -= shares[static_cast<std::size_t>(rank)] * busyTime(*step.schedule, *step.simulation, rank) / step.simulation->makespan;
        QVERIFY(isNear(bubble.ofTotal, idle));
        QVERIFY(bubble.ofTotal < bubbleFractions(*step.schedule, *step.simulation)->ofTotal);
        QVERIFY(isNear(bubble.ofTotal, bubbleOfEnds(step, basis.plan)->ofTotal, 1e-6));
        QVERIFY(Basis(fixture::pipelined()).plan.gpuShares().empty());
    }

    /// A rank waits for the messages of each neighbour by their time in both directions.
    void waitsBelongToTheirNeighbour()
    {
        const Basis basis(apart(4, false));
        const StepEstimate step = fixture::stepOf(apart(4, false));
        std::vector<Flow> hops = stepFlows(basis, step, 1);
        std::erase_if(hops, [](const Flow& flow) { return flow.use != FlowUse::Hop; });
        QCOMPARE(hops.size(), std::size_t{2});
        const auto with = [&](int peer) { return step.hops.between(1, peer) + step.hops.between(peer, 1); };
        QVERIFY(with(0) != with(2));
        QVERIFY(isNear(hops[0].exposed / hops[1].exposed, with(hops[0].peer) / with(hops[1].peer)));
    }

    /// That no run measured it is said once, of all towers, and not with the rule of an encoder on the first stage.
    void thatItIsNotMeasuredIsSaidOnce()
    {
        Scenario scenario = apart(1, true);
        Architecture model = *scenario.architecture;
        model.encoders.push_back(model.encoders.front());
        model.encoders.back().name = "video";
        scenario.architecture = std::make_shared<Architecture>(model);
        const Result<Estimate> made = estimate(scenario);
        QVERIFY(made && made->step());
        int times = 0;
        for (const Finding& finding : made->findings()) {
            QVERIFY(finding.id != "encoder-not-measured");
            if (finding.id != "own-encoder-not-measured")
                continue;
            ++times;
            const QString said = QString::fromStdString(findingText(finding));
            QVERIFY2(said.contains("vision, video") && !said.contains("tensor-parallel"), qPrintable(said));
        }
        QCOMPARE(times, 1);
    }

    /// The encoder's ranks are the first of the job; every rank is in one group of each kind.
    void theMeshHasAllRanks()
    {
        const Scenario scenario = apart(4, true);
        const std::optional<Mesh> mesh = jobMesh(scenario);
        QVERIFY(mesh);
        QCOMPARE(mesh->world, 72);
        const auto ranksOf = [](const RankGroups& kind) {
            std::vector<int> all;
            for (const std::vector<int>& group : kind.groups)
                all.insert(all.end(), group.begin(), group.end());
            std::sort(all.begin(), all.end());
            return all;
        };
        const RankGroups* encoder = Mesh::find(mesh->encoder, "tp");
        QVERIFY(encoder && Mesh::find(mesh->encoder, "dp"));
        QCOMPARE(encoder->groups.front(), (std::vector<int>{0, 1, 2, 3}));
        QCOMPARE(ranksOf(*encoder).size(), std::size_t{8});
        QCOMPARE(ranksOf(*encoder).back(), 7);
        for (const std::vector<RankGroups>* grid : {&mesh->dense, &mesh->expert}) {
            for (const RankGroups& kind : *grid) {
                QCOMPARE(ranksOf(kind).size(), std::size_t{64});
                QCOMPARE(ranksOf(kind).front(), 8);
                QCOMPARE(ranksOf(kind).back(), 71);
            }
        }
        QVERIFY(jobMesh(fixture::pipelined())->encoder.empty());
        QVERIFY(meshToJson(*mesh).find("\"encoder_groups\"") != std::string::npos);
    }

    /// A derivation of the encoder's figures names its own degree.
    void derivationsNameItsOwnDegree()
    {
        const Result<Estimate> made = estimate(apart(4, false));
        QVERIFY(made);
        const std::function<void(const Derivation&)> look = [&](const Derivation& each) {
            QVERIFY(each.field != "/plan/tp" || each.value == 8);  // that of the language model
            QVERIFY(each.field != "/plan/encoder/tp" || each.value == 4);
            for (const Derivation& input : each.inputs)
                look(input);
        };
        for (const EstimateField& field : estimateFields(*made)) {
            if (!field.pointer.starts_with("/time/by_rank/0/") && !field.pointer.starts_with("/memory/by_stage/0/"))
                continue;
            const Result<Derivation> derivation = explain(*made, field.pointer);
            QVERIFY(derivation);
            look(*derivation);
        }
    }

    /// A multiply whose input no one learns has no gradient of it: what is counted is what the ranks compute.
    void flopAreThoseThatRun_data()
    {
        QTest::addColumn<bool>("frozen");
        QTest::newRow("frozen") << true;
        QTest::newRow("trained") << false;
    }
    void flopAreThoseThatRun()
    {
        QFETCH(bool, frozen);
        const Scenario scenario = apart(4, frozen, 8, 1);
        const Basis basis(scenario);
        const Basis& encoder = basis.ofRank(0);
        double run = 0;
        for (const EncoderPart& part : encoder.ledger.operators.encoders) {
            for (const Operator& op : part.operators) {
                // Flash attention computes the scores again, which model FLOP leave out.
                const bool isAttention = op.kind() == OperatorKind::Attention;
                const double backward = isAttention ? 2 * op.forward.value() : op.backward.value();
                if (isAttention || op.kind() == OperatorKind::MatrixMultiply)
                    run += part.times * (op.forward.value() + (part.learns ? backward : 0));
            }
        }
        const double tokens = static_cast<double>(encoder.plan.microBatch) * 8192;
        const double counted = encoderFlopPerToken(*scenario.architecture, 8192).value * tokens;
        QVERIFY2(std::abs(run / counted - 1) < 1e-3, qPrintable(QString::number(run / counted, 'g', 10)));
    }

    /// With one stage of the language model the encoder is one before it: there is a schedule, and it is written.
    void oneStageHasASchedule()
    {
        Scenario scenario = apart(1, true);
        scenario.plan.pp = 1;
        scenario.plan.schedule = ScheduleKind::Afab;
        QCOMPARE(pipelineRanks(scenario.plan), resolvePlan(scenario).pp);
        const std::vector<Move> moves = movesThatSaveMemory(scenario);
        QVERIFY(std::any_of(moves.begin(), moves.end(), [](const Move& each) { return each.setting == PlanSetting::Schedule; }));
    }

    /// More and fewer copies are tried; the language model has the GPUs that are left.
    void itsCopiesAreMoved()
    {
        Scenario scenario = apart(1, true, 2, 8);
        scenario.plan.dp = 2;
        for (const std::vector<Move>& moves : {movesThatSaveTime(scenario), movesThatSaveMemory(scenario)}) {
            const auto more = std::find_if(moves.begin(), moves.end(),
                                           [](const Move& each) { return each.setting == PlanSetting::EncoderCopies && each.value == 4; });
            QVERIFY(more != moves.end());
            const Scenario changed = moved(scenario, {*more});
            QCOMPARE(*changed.plan.encoder.dp, 4);
            QCOMPARE(*changed.plan.dp, 1);
        }
        const std::vector<Move> moves = movesThatSaveTime(scenario);
        QVERIFY(std::any_of(moves.begin(), moves.end(),
                            [](const Move& each) { return each.setting == PlanSetting::EncoderCopies && each.value == 1; }));
        QVERIFY(!std::any_of(moves.begin(), moves.end(),
                             [](const Move& each) { return each.setting == PlanSetting::EncoderCopies && each.value == 3; }));
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

    /// Without its number of copies the GPUs of the language model are unknown: nothing is said about them.
    void theMissingCopiesAreSaidFirst()
    {
        Scenario scenario = apart(4, true);
        scenario.plan.encoder.dp.reset();
        scenario.plan.tp = 7;
        const std::vector<std::string> errors = errorsOf(scenario);
        QVERIFY(!errors.empty());
        QVERIFY(std::find(errors.begin(), errors.end(), "encoder-dp-not-stated") != errors.end());
        for (const char* rule : {"world-not-divisible", "world-not-product", "encoder-divides-a-node", "batch-not-divisible"})
            QVERIFY2(std::find(errors.begin(), errors.end(), rule) == errors.end(), rule);
        QVERIFY(!derivePlan(scenario).dp);
    }

    /// The tower whose heads cannot be split is named, with its own heads.
    void unevenHeadsAreThoseOfTheirTower()
    {
        Scenario scenario = apart(4, true, 1, 8);
        Architecture model = *scenario.architecture;
        Encoder audio = model.encoders.front();
        audio.name = "audio";
        for (LayerKind& kind : audio.kinds)
            kind.attention.heads = 20;
        model.encoders.push_back(audio);
        scenario.architecture = std::make_shared<Architecture>(model);
        const std::vector<Finding> findings = checkPlan(scenario);
        const auto uneven = std::find_if(findings.begin(), findings.end(),
                                         [](const Finding& each) { return each.id == "encoder-heads-not-divisible-by-tp"; });
        QVERIFY(uneven != findings.end());
        const QString said = QString::fromStdString(findingText(*uneven));
        QVERIFY2(said.contains("20 attention heads of the encoder audio"), qPrintable(said));
    }

    /// No launcher's files state it, which a check for a launcher says by its name. Megatron-LM has the feature nevertheless.
    void noLaunchFileStatesIt_data()
    {
        QTest::addColumn<int>("target");
        for (const auto& [target, name] : EnumNames<Target>::names)
            QTest::newRow(std::string(name).c_str()) << static_cast<int>(target);
    }
    void noLaunchFileStatesIt()
    {
        QFETCH(int, target);
        const auto launcher = static_cast<Target>(target);
        // Unsloth's script trains adapters alone.
        const auto trained = [launcher](Scenario each) {
            if (launcher == Target::Unsloth)
                each.training.tuning.method = TuneMethod::Lora;
            return each;
        };
        const Scenario scenario = trained(apart(4, true));
        const std::vector<Finding> lacked = lackedByTarget(scenario, launcher);
        QCOMPARE(lacked.size(), std::size_t{1});
        QCOMPARE(lacked.front().id, std::string("own-encoder-not-in-target"));
        QVERIFY(findingText(lacked.front()).find(nameOf(launcher)) != std::string::npos);
        QVERIFY(!isLaunchable(scenario, launcher));
        QCOMPARE(isOfFramework(scenario, launcher), sharedRules(launcher) == SharedRules::Megatron);
        QCOMPARE(exportLaunch(scenario, launcher).verdict, LaunchVerdict::NotExpressible);
        QVERIFY(lackedByTarget(trained(fixture::withTower(fixture::pipelined(), 4, true)), launcher).empty());
        QVERIFY(lackedByTarget(scenario, std::nullopt).empty());
    }

    /// A search for a launcher finds nothing; without one it keeps the rules of the framework and says of no plan that it needs another.
    void aSearchForALauncherFindsNone()
    {
        SearchRequest request;
        request.scenario = apart(1, true);
        request.scenario.cluster.gpu.memory = Bytes(140e9);
        request.fixed = {"plan.tp", "plan.pp", "plan.zero", "plan.micro_batch", "plan.schedule", "plan.chunks", "plan.cp"};
        const Result<SearchResult> free = search(request);
        QVERIFY(free && !free->plans.empty());
        QVERIFY(!free->plans.front().needs);
        request.target = Target::Megatron;
        const Result<SearchResult> bound = search(request);
        QVERIFY(bound && bound->plans.empty());
        QCOMPARE(bound->counts.enumerated, std::int64_t{0});
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
