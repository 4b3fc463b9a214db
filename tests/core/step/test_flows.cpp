// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/architecture.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/step/flows.h"
#include "core/step/step.h"

#include <QTest>

#include <cmath>

#include "core/hardware/catalog.h"
#include "core/io/scenario_file.h"
#include "core/plan/check_plan.h"
#include "tests/support/files.h"

using namespace shardscope;

namespace {

Scenario scenarioOf(const QStringList& overrides)
{
    std::vector<std::string> values{"training.global_batch=128"};
    for (const QString& value : overrides)
        values.push_back(value.toStdString());
    const QByteArray example = test::readBytes(QStringLiteral(SHARDSCOPE_SOURCE_DIR "/resources/examples/llama-3-70b-64-h100.json"));
    Result<Scenario> scenario = parseScenario(example.toStdString(), "example", values);
    if (!scenario || hasErrors(checkPlan(*scenario)))
        qFatal("%s", qPrintable("no such plan: " + overrides.join(u' ')));
    return std::move(scenario).value();
}

/// The old tree's answers to these differed between two modules; each row is one of redesign.md's defects.
void addScenarios()
{
    QTest::addColumn<QStringList>("overrides");
    const QStringList moe{"model.preset=mixtral-8x7b", "plan.ep=8", "plan.tp=2", "plan.pp=4", "plan.dp=8", "plan.sequence_parallel=true"};
    QTest::newRow("example") << QStringList{};
    QTest::newRow("tp, cp ring") << QStringList{"plan.tp=4", "plan.cp=2"};
    QTest::newRow("B13: fp32 ring gradients") << QStringList{"plan.tp=4", "plan.cp=2", "training.recipe=fsdp2", "plan.zero=3"};
    QTest::newRow("B14: Ulysses") << QStringList{"plan.tp=4", "plan.cp=2", "plan.cp_layout=ulysses"};
    QTest::newRow("Ulysses × ring") << QStringList{"plan.tp=2", "plan.cp=4", "plan.cp_layout=ulysses-ring", "plan.cp_inner=2"};
    QTest::newRow("uneven ring") << QStringList{"plan.tp=4", "plan.cp=2", "plan.cp_layout=contiguous"};
    QTest::newRow("B11: per-op recompute") << QStringList{"plan.recompute=per-op"};
    QTest::newRow("full recompute of some") << QStringList{"plan.recompute=full", "plan.recompute_layers=7"};
    QTest::newRow("B5: sync every micro-batch") << QStringList{"training.recipe=fsdp2", "plan.zero=3", "plan.sync_every_microbatch=true"};
    QTest::newRow("FSDP") << QStringList{"training.recipe=fsdp2", "plan.zero=3", "plan.pp=1", "plan.dp=8"};
    QTest::newRow("hybrid") << QStringList{"training.recipe=fsdp2", "plan.zero=3", "plan.pp=1", "plan.dp=8", "plan.shard_group=4"};
    QTest::newRow("nanotron") << QStringList{"training.recipe=nanotron", "training.software.framework=null"};
    QTest::newRow("ZeRO-2") << QStringList{"training.recipe=deepspeed", "training.software.framework=null", "plan.zero=2", "plan.pp=1",
                                           "plan.dp=8"};
    QTest::newRow("B9: tied embedding") << QStringList{"model.preset=gemma-2-27b", "plan.zero=0"};
    QTest::newRow("interleaved") << QStringList{"plan.schedule=interleaved", "plan.chunks=5"};
    QTest::newRow("vee") << QStringList{"plan.schedule=zb-v"};
    QTest::newRow("both ways") << QStringList{"plan.schedule=dualpipe"};
    QTest::newRow("experts") << moe;
    QTest::newRow("B12: DeepEP") << (moe + QStringList{"training.software.moe_dispatcher=deepep", "plan.order=tp-cp-dp-ep-pp"});
    QTest::newRow("B12: all-gather") << (moe + QStringList{"training.software.moe_dispatcher=allgather"});
    QTest::newRow("hidden experts") << (moe + QStringList{"plan.overlap.expert=true", "plan.schedule=dualpipe"});
    QTest::newRow("fused pairs") << (moe + QStringList{"plan.overlap.expert=true"});
    QTest::newRow("fused pairs of chunks") << (moe + QStringList{"plan.overlap.expert=true", "plan.schedule=interleaved", "plan.chunks=2"});
    QTest::newRow("weight shards") << QStringList{"plan.tp=2", "plan.dp=8", "plan.gtp=4"};
    QTest::newRow("weight shards, all recomputed")
        << QStringList{"plan.tp=2", "plan.dp=8", "plan.gtp=4", "plan.recompute=full", "plan.recompute_layers=7"};
    QTest::newRow("shards of experts") << (moe + QStringList{"plan.ep=4", "plan.gtp=2", "plan.egtp=2"});
    QTest::newRow("weight shards, split backwards") << QStringList{"plan.tp=2", "plan.dp=8", "plan.gtp=8", "plan.schedule=zb-v"};
    const QStringList images{"model.preset=qwen3-vl-8b", "model.encoders.vision.items_per_sequence=2",
                             "model.encoders.vision.item_size=1024", "model.encoders.vision.frozen=false"};
    QTest::newRow("encoder") << images;
    QTest::newRow("encoder on GPUs of its own")
        << (images + QStringList{"cluster.nodes=9", "plan.encoder.placement=own", "plan.encoder.tp=4", "plan.encoder.dp=2"});
    QTest::newRow("Muon") << QStringList{"training.optimizer=muon"};
    QTest::newRow("expert tensor parallelism") << (moe + QStringList{"plan.etp=2", "plan.ep=4"});
}

double secondsOf(const std::vector<Flow>& flows, Axis axis, bool exposedOnly)
{
    double sum = 0;
    for (const Flow& flow : flows)
        sum += axisOf(flow.collective.group) == axis && flow.use != FlowUse::MatrixUpdate
                   ? (exposedOnly ? flow.exposed : flow.seconds).value()
                   : 0;
    return sum;
}

}  // namespace

class TestFlows : public QObject {
    Q_OBJECT

private slots:
    void secondsAreTheSteps_data() { addScenarios(); }
    /// One list: what it takes by dimension is what the step exposes and hides on that rank.
    void secondsAreTheSteps()
    {
        QFETCH(QStringList, overrides);
        const Basis basis(scenarioOf(overrides));
        const StepEstimate step = estimateStep(basis).value();
        for (const RankTime& rank : step.ranks) {
            const std::vector<Flow> flows = stepFlows(basis, step, rank.rank);
            for (const auto& [axis, name] : EnumNames<Axis>::names) {
                const auto index = static_cast<std::size_t>(axis);
                const bool isData = axis == Axis::Dp;
                const Seconds gatherExposed = step.tails[static_cast<std::size_t>(rank.rank)].sync.gatherExposed;
                const double exposed = (rank.exposed[index] + (isData ? gatherExposed : Seconds())).value();
                const double all =
                    (rank.exposed[index] + rank.hidden[index] + (isData ? std::max(rank.gather, gatherExposed) : Seconds())).value();
                const double listed = secondsOf(flows, axis, true);
                QVERIFY2(
                    std::abs(listed - exposed) <= 1e-9 * step.step.value(),
                    qPrintable(
                        QString("%1 of rank %2: %3 s listed, %4 s in the step").arg(name.data()).arg(rank.rank).arg(listed).arg(exposed)));
                if (axis != Axis::Pp)
                    QVERIFY2(std::abs(secondsOf(flows, axis, false) - all) <= 1e-9 * step.step.value(), name.data());
            }
        }
    }

    /// A null dispatcher is one thing to all (B3).
    void theDispatcherIsThePlans()
    {
        Scenario scenario = scenarioOf({"model.preset=mixtral-8x7b", "plan.ep=8", "plan.tp=2", "plan.pp=4", "plan.dp=8",
                                        "plan.schedule=dualpipe", "plan.order=tp-cp-dp-ep-pp"});
        const auto sent = [&scenario] {
            const Basis basis(scenario);
            double network = 0;
            for (const Flow& flow : stepFlows(basis, estimateStep(basis).value(), 0))
                network += flow.collective.group == CommunicationGroup::Expert ? sentBy(flow, basis.costs).network.value() : 0;
            return network;
        };
        const double byDefault = sent();
        QVERIFY(byDefault > 0);
        scenario.training.software.moeDispatcher = MoeDispatcher::DeepEp;
        QCOMPARE(sent(), byDefault);
        scenario.training.software.moeDispatcher = MoeDispatcher::AllToAll;
        QVERIFY(sent() > byDefault);
    }

    /// B9: the two copies of a tied embedding are summed in the step that draws it.
    void tiedEmbeddingsAreTimed()
    {
        Scenario scenario = scenarioOf({"model.preset=gemma-2-27b", "plan.zero=0"});
        QVERIFY(scenario.architecture->tiedEmbeddings);
        const auto exposed = [&scenario](std::size_t rank) {
            return estimateStep(Basis(scenario)).value().ranks[rank].exposed[static_cast<std::size_t>(Axis::Pp)];
        };
        const Seconds tied = exposed(0);
        auto untied = std::make_shared<Architecture>(*scenario.architecture);
        untied->tiedEmbeddings = false;
        scenario.architecture = untied;
        QVERIFY(tied > exposed(0) * 1.01);
    }

    /// B7: one figure for a PCIe link that no data sheet states.
    void anUnknownHostLinkIsOneFigure()
    {
        Gpu gpu;
        QCOMPARE(hostLink(gpu).value(), 31.5e9);
        gpu.hostBandwidth = BytesPerSecond(64e9);
        QCOMPARE(hostLink(gpu).value(), 64e9);
    }

    /// B8: an island that is drawn as one is timed as one.
    void islandsAreDrawnAsTheyAreTimed_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("gpusPerNode");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("island");
        QTest::newRow("256 of NVL72 racks") << "gb200" << 4 << 64 << 64;
        QTest::newRow("one rack") << "gb200" << 4 << 18 << 72;
        QTest::newRow("HGX") << "h100-sxm" << 8 << 4 << 8;
        QTest::newRow("PCIe") << "rtx-4090" << 8 << 2 << 8;
    }
    void islandsAreDrawnAsTheyAreTimed()
    {
        QFETCH(QString, gpu);
        QFETCH(int, gpusPerNode);
        QFETCH(int, nodes);
        QFETCH(int, island);
        Cluster cluster;
        const Gpu* known = hardwareCatalog().findGpu(gpu.toStdString());
        if (!known)
            QSKIP("not in the catalogue");
        cluster.gpu = *known;
        cluster.gpusPerNode = gpusPerNode;
        cluster.nodes = nodes;
        QCOMPARE(islandOfJob(cluster), island);
        QCOMPARE(placeRanks(gpusPerNode * nodes, 1, cluster).ranksPerIsland, island);
    }
};

QTEST_APPLESS_MAIN(TestFlows)
#include "test_flows.moc"
