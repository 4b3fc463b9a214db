// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "core/plan/mesh.h"
#include "core/plan/rank_grid.h"
#include "core/plan/resolved_plan.h"

using namespace shardscope;

namespace {

/// 96 GPUs, every degree but one more than 1.
ResolvedPlan somePlan()
{
    ResolvedPlan plan;
    plan.tp = 2;
    plan.cp = 3;
    plan.pp = 2;
    plan.dp = 8;
    plan.ep = 6;
    plan.etp = 2;
    plan.edp = 4;
    plan.world = 96;
    return plan;
}

bool isGroup(const RankGroups& kind, std::vector<int> ranks)
{
    std::sort(ranks.begin(), ranks.end());
    return std::any_of(kind.groups.begin(), kind.groups.end(), [&](std::vector<int> group) {
        std::sort(group.begin(), group.end());
        return group == ranks;
    });
}

}  // namespace

class TestRankGrid : public QObject {
    Q_OBJECT
private slots:
    /// The groups of one rank equal those of the mesh, for every order of the axes.
    void groupsAreTheMeshs()
    {
        const ResolvedPlan plan = somePlan();
        RankOrder order{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp};
        do {
            const auto mesh = buildMesh(plan, order);
            QVERIFY(mesh);
            const RankGrid dense = denseGrid(plan, order);
            const RankGrid expert = expertGrid(plan, order);
            for (const int rank : {0, 1, 17, 50, 95}) {
                QVERIFY(isGroup(*Mesh::find(mesh->dense, "tp"), dense.groupOf(rank, Axis::Tp)));
                QVERIFY(isGroup(*Mesh::find(mesh->dense, "cp"), dense.groupOf(rank, Axis::Cp)));
                QVERIFY(isGroup(*Mesh::find(mesh->dense, "dp"), dense.groupOf(rank, Axis::Dp)));
                QVERIFY(isGroup(*Mesh::find(mesh->dense, "pp"), dense.groupOf(rank, Axis::Pp)));
                QVERIFY(isGroup(*Mesh::find(mesh->expert, "ep"), expert.groupOf(rank, Axis::Ep)));
                QVERIFY(isGroup(*Mesh::find(mesh->expert, "etp"), expert.groupOf(rank, Axis::Tp)));
                QVERIFY(isGroup(*Mesh::find(mesh->expert, "edp"), expert.groupOf(rank, Axis::Dp)));
            }
        } while (std::next_permutation(order.begin(), order.end()));
    }

    void shardsAreTheMeshs()
    {
        ResolvedPlan plan = somePlan();
        plan.gtp = 2;
        RankOrder order{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp};
        do {
            const auto mesh = buildMesh(plan, order);
            QVERIFY(mesh);
            const RankGrid dense = denseGrid(plan, order);
            for (const int rank : {0, 1, 17, 50, 95}) {
                QVERIFY(isGroup(*Mesh::find(mesh->dense, "gtp"), dense.shardsOf(rank)));
                QVERIFY(isGroup(*Mesh::find(mesh->dense, "cp"), dense.groupOf(rank, Axis::Cp)));
                QVERIFY(isGroup(*Mesh::find(mesh->dense, "dp"), dense.groupOf(rank, Axis::Dp)));
            }
        } while (std::next_permutation(order.begin(), order.end()));
    }

    /// A rank is where its coordinates say, and nowhere else.
    void coordinatesNameARank()
    {
        const RankGrid grid = denseGrid(somePlan(), {Axis::Dp, Axis::Pp, Axis::Tp, Axis::Ep, Axis::Cp});
        for (int rank = 0; rank < 96; ++rank) {
            int sum = 0;
            for (const auto& [axis, name] : EnumNames<Axis>::names) {
                const int coordinate = grid.coordinate(rank, axis);
                QVERIFY(coordinate >= 0 && coordinate < grid.size(axis));
                QCOMPARE(grid.moved(rank, axis, coordinate), rank);
                sum += coordinate * grid.stride(axis);
            }
            QCOMPARE(sum, rank);
        }
    }

    void anAxisThatIsLeftOutIsAlone()
    {
        const RankGrid dense = denseGrid(somePlan(), kMegatronOrder);
        QCOMPARE(dense.groupOf(7, Axis::Ep), std::vector<int>{7});
        const RankGrid expert = expertGrid(somePlan(), kMegatronOrder);
        QCOMPARE(expert.groupOf(7, Axis::Cp), std::vector<int>{7});
        QCOMPARE(expert.size(Axis::Tp), 2);
    }

    void productsThatDoNotFitAreSeen()
    {
        ResolvedPlan plan = somePlan();
        QVERIFY(gridsFit(plan));
        plan.edp = 3;
        QVERIFY(!gridsFit(plan));
        plan = somePlan();
        plan.cp = 4;
        QVERIFY(!gridsFit(plan));
    }
};

QTEST_APPLESS_MAIN(TestRankGrid)
#include "test_rank_grid.moc"
