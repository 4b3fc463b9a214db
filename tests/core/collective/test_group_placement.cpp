// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/collective/group_placement.h"
#include "core/hardware/catalog.h"
#include "core/plan/mesh.h"
#include "core/plan/resolved_plan.h"

using namespace shardscope;

namespace {

Cluster clusterOf(const char* preset, int nodes)
{
    Cluster cluster;
    applyPreset(cluster, *hardwareCatalog().findCluster(preset), hardwareCatalog());
    cluster.nodes = nodes;
    return cluster;
}

ResolvedPlan planOf(int tp, int cp, int ep, int etp, int dp, int pp)
{
    ResolvedPlan plan;
    plan.tp = tp;
    plan.cp = cp;
    plan.ep = ep;
    plan.etp = etp;
    plan.dp = dp;
    plan.pp = pp;
    plan.world = tp * cp * dp * pp;
    plan.edp = plan.world / (ep * etp * pp);
    plan.shardGroup = dp * cp;
    plan.expertShardGroup = plan.edp;
    return plan;
}

/// The domains, nodes and islands that groups cross, counted rank by rank.
struct Counted {
    int most = 0;
    int crossed = 0;
};

Counted count(const std::vector<std::vector<int>>& groups, int block)
{
    Counted counted;
    for (const std::vector<int>& group : groups) {
        std::map<int, int> inBlock;
        for (const int rank : group)
            counted.most = std::max(counted.most, ++inBlock[rank / block]);
        counted.crossed = std::max(counted.crossed, static_cast<int>(inBlock.size()));
    }
    return counted;
}

const RankGroups* listed(const Mesh& mesh, CommunicationGroup group)
{
    switch (group) {
    case CommunicationGroup::Tensor:
        return Mesh::find(mesh.dense, "tp");
    case CommunicationGroup::Context:
        return Mesh::find(mesh.dense, "cp");
    case CommunicationGroup::ContextInner:
        return Mesh::find(mesh.dense, "cp-inner");
    case CommunicationGroup::ContextOuter:
        return Mesh::find(mesh.dense, "cp-outer");
    case CommunicationGroup::Data:
        return Mesh::find(mesh.dense, "dp-cp");
    case CommunicationGroup::Pipeline:
        return Mesh::find(mesh.dense, "pp");
    case CommunicationGroup::Expert:
        return Mesh::find(mesh.expert, "ep");
    case CommunicationGroup::ExpertTensor:
        return Mesh::find(mesh.expert, "etp");
    case CommunicationGroup::ExpertData:
        return Mesh::find(mesh.expert, "edp");
    case CommunicationGroup::WeightShards:
        return Mesh::find(mesh.dense, "gtp");
    case CommunicationGroup::ExpertWeightShards:
        return Mesh::find(mesh.expert, "egtp");
    }
    return nullptr;
}

constexpr std::array kGroups{CommunicationGroup::Tensor,
                             CommunicationGroup::Context,
                             CommunicationGroup::Expert,
                             CommunicationGroup::ExpertTensor,
                             CommunicationGroup::Data,
                             CommunicationGroup::ExpertData,
                             CommunicationGroup::Pipeline,
                             CommunicationGroup::ContextInner,
                             CommunicationGroup::ContextOuter,
                             CommunicationGroup::WeightShards,
                             CommunicationGroup::ExpertWeightShards};

}  // namespace

class TestGroupPlacement : public QObject {
    Q_OBJECT
private slots:
    void agreesWithTheListedGroups()
    {
        std::mt19937 random(5);
        const auto power = [&random](int most) { return 1 << std::uniform_int_distribution(0, most)(random); };
        for (int round = 0; round < 2000; ++round) {
            const int etp = power(1), ep = power(3);
            ResolvedPlan plan = planOf(etp * power(2), power(2), ep, etp, 8 * power(3), power(3));
            plan.cpLayout = ContextLayout::UlyssesRing;
            plan.cpInner = std::min(power(2), plan.cp);
            plan.gtp = std::min(power(2), plan.dp);
            plan.egtp = std::min(power(1), plan.edp);
            plan.edp /= plan.egtp;
            RankOrder order = kMegatronOrder;
            std::shuffle(order.begin(), order.end(), random);
            Cluster cluster = clusterOf("dgx-h100", 1);
            cluster.gpusPerNode = power(4);
            cluster.nvlinkDomain = power(6);
            cluster.nodes = std::max(1, plan.world / cluster.gpusPerNode);
            cluster.podNodes = power(4);
            const std::optional<Mesh> mesh = buildMesh(plan, order);
            QVERIFY(mesh);
            for (const CommunicationGroup group : kGroups) {
                const GroupPlacement placed = placeGroup(group, plan, order, cluster);
                if (listed(*mesh, group) == nullptr) {
                    QCOMPARE(placed.ranks, 1);
                    continue;
                }
                const auto& groups = listed(*mesh, group)->groups;
                QCOMPARE(placed.ranks, static_cast<int>(groups.front().size()));
                const Counted domain = count(groups, *cluster.nvlinkDomain), node = count(groups, cluster.gpusPerNode);
                QCOMPARE(placed.ranksPerDomain, domain.most);
                QCOMPARE(placed.domains, domain.crossed);
                QCOMPARE(placed.ranksPerNode, node.most);
                QCOMPARE(placed.nodes, node.crossed);
                const Counted island = count(groups, std::max(*cluster.nvlinkDomain, cluster.gpusPerNode));
                QCOMPARE(placed.islands, island.crossed);
                QCOMPARE(placed.ranksPerIsland, island.most);
                const Counted pod = count(groups, podGpus(cluster));
                QCOMPARE(placed.pods, pod.crossed);
                QCOMPARE(placed.ranksPerPod, pod.most);
            }
        }
    }

    /// Degrees that do not divide a node: never better than what the listed groups cross, and never more than a group has.
    void isNeverTooKindToOddDegrees()
    {
        std::mt19937 random(7);
        const auto upTo = [&random](int most) { return std::uniform_int_distribution(1, most)(random); };
        for (int round = 0; round < 2000; ++round) {
            const ResolvedPlan plan = planOf(upTo(6), upTo(3), 1, 1, 8 * upTo(4), upTo(4));
            RankOrder order = kMegatronOrder;
            std::shuffle(order.begin(), order.end(), random);
            const Cluster cluster = clusterOf("dgx-h100", plan.world / 8);
            const std::optional<Mesh> mesh = buildMesh(plan, order);
            QVERIFY(mesh);
            for (const CommunicationGroup group :
                 {CommunicationGroup::Tensor, CommunicationGroup::Context, CommunicationGroup::Data, CommunicationGroup::Pipeline}) {
                const GroupPlacement placed = placeGroup(group, plan, order, cluster);
                const Counted node = count(listed(*mesh, group)->groups, 8);
                QVERIFY(placed.nodes >= node.crossed);
                QVERIFY(placed.ranksPerNode >= node.most);
                QVERIFY(placed.nodes <= placed.ranks && placed.ranksPerNode <= placed.ranks && placed.nodes <= cluster.nodes);
                QVERIFY(placed.nodes * placed.ranksPerNode >= placed.ranks);
            }
        }
    }

    /// In Megatron's order the ranks of a group lie side by side, or at one distance: then they are counted exactly.
    void agreesWithOddDegreesInMegatronsOrder()
    {
        std::mt19937 random(11);
        const auto upTo = [&random](int most) { return std::uniform_int_distribution(1, most)(random); };
        for (int round = 0; round < 2000; ++round) {
            const ResolvedPlan plan = planOf(upTo(6), upTo(3), 1, 1, 8 * upTo(4), upTo(4));
            const Cluster cluster = clusterOf("dgx-h100", plan.world / 8);
            const std::optional<Mesh> mesh = buildMesh(plan, kMegatronOrder);
            QVERIFY(mesh);
            for (const CommunicationGroup group :
                 {CommunicationGroup::Tensor, CommunicationGroup::Context, CommunicationGroup::Data, CommunicationGroup::Pipeline}) {
                const GroupPlacement placed = placeGroup(group, plan, kMegatronOrder, cluster);
                const Counted node = count(listed(*mesh, group)->groups, 8);
                QCOMPARE(placed.nodes, node.crossed);
                QCOMPARE(placed.ranksPerNode, node.most);
            }
        }
    }

    void placesTheUsualGroups_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("group");
        QTest::addColumn<GroupPlacement>("expected");
        const auto row = [](const char* what, const char* preset, int nodes, CommunicationGroup group, GroupPlacement expected) {
            QTest::newRow(what) << preset << nodes << static_cast<int>(group) << expected;
        };
        constexpr BytesPerSecond kNdr{50e9};
        row("a node", "dgx-h100", 8, CommunicationGroup::Tensor, {8, 8, 1, 8, 1, 8, 1, kNdr, {}});
        row("one rank a node, an adapter each", "dgx-h100", 8, CommunicationGroup::Data, {8, 1, 8, 1, 8, 1, 8, kNdr, {}});
        row("experts over the nodes", "dgx-h100", 8, CommunicationGroup::Expert, {16, 8, 2, 8, 2, 8, 2, kNdr, {}});
        row("a rack is one domain", "gb200-nvl72", 16, CommunicationGroup::Expert, {16, 16, 1, 4, 4, 16, 1, kNdr, {}});
        row("four adapters for eight GPUs", "gcp-a3-high", 8, CommunicationGroup::Data, {8, 1, 8, 1, 8, 1, 8, BytesPerSecond(12.5e9), {}});
    }
    void placesTheUsualGroups()
    {
        QFETCH(QString, preset);
        QFETCH(int, nodes);
        QFETCH(int, group);
        QFETCH(GroupPlacement, expected);
        const Cluster cluster = clusterOf(preset.toUtf8().constData(), nodes);
        const GroupPlacement placed =
            placeGroup(static_cast<CommunicationGroup>(group), planOf(8, 1, 16, 1, 8, 1), kMegatronOrder, cluster);
        QCOMPARE(placed, expected);
    }

    void hybridShardingCutsTheGroupInTwo()
    {
        const Cluster cluster = clusterOf("dgx-h100", 8);
        ResolvedPlan plan = planOf(1, 1, 1, 1, 64, 1);
        for (const int shard : {1, 2, 4, 8, 16, 32, 64}) {
            plan.shardGroup = shard;
            const GroupPlacement shards = placeShardGroup(CommunicationGroup::Data, plan, kMegatronOrder, cluster);
            const GroupPlacement replicas = placeReplicaGroup(CommunicationGroup::Data, plan, kMegatronOrder, cluster);
            QCOMPARE(shards.ranks, shard);
            QCOMPARE(replicas.ranks, 64 / shard);
            QCOMPARE(shards.nodes, std::max(1, shard / 8));
            QCOMPARE(replicas.nodes, std::min(8, 64 / shard));
        }
        QCOMPARE(placeReplicaGroup(CommunicationGroup::Tensor, plan, kMegatronOrder, cluster).ranks, 1);
    }

    void withoutALinkEachGpuIsADomain()
    {
        Cluster cluster;
        applyUsualNode(cluster, *hardwareCatalog().findGpu("l40s"), hardwareCatalog());
        cluster.gpusPerNode = 8;
        cluster.nodes = 2;
        const GroupPlacement node = placeRanks(8, 1, cluster);
        QCOMPARE(node.domains, 8);
        QCOMPARE(node.islands, 1);
        QVERIFY(node.leavesDomain() && !node.crossesNetwork());
        QVERIFY(placeRanks(16, 1, cluster).crossesNetwork());
        QVERIFY(!placeRanks(1, 1, cluster).leavesDomain());
    }

    void theFirstRanksBeginAtZero()
    {
        const Cluster dgx = clusterOf("dgx-h100", 4), rack = clusterOf("gb200-nvl72", 36);
        QCOMPARE(placeRanks(6, 1, dgx).nodes, 1);
        QCOMPARE(placeRanks(12, 1, dgx).nodes, 2);
        QCOMPARE(placeRanks(4, 8, dgx).nodes, 4);
        QCOMPARE(placeRanks(32, 1, rack).islands, 1);
        QCOMPARE(placeRanks(144, 1, rack).islands, 2);
        QCOMPARE(placeRanks(0, -3, dgx), placeRanks(1, 1, dgx));
    }
};

QTEST_APPLESS_MAIN(TestGroupPlacement)
#include "test_group_placement.moc"
