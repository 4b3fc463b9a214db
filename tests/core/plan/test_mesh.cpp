// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

#include "core/io/answers.h"
#include "core/plan/mesh.h"
#include "core/plan/resolved_plan.h"

using namespace shardscope;
using Groups = std::vector<std::vector<int>>;

namespace {

ResolvedPlan planOf(int tp, int cp, int pp, int dp, int ep, int etp)
{
    ResolvedPlan plan;
    plan.tp = tp;
    plan.cp = cp;
    plan.pp = pp;
    plan.dp = dp;
    plan.ep = ep;
    plan.etp = etp;
    plan.world = tp * cp * pp * dp;
    plan.edp = plan.world / (pp * ep * etp);
    return plan;
}

RankOrder orderFrom(const QString& text)
{
    RankOrder order{};
    const QStringList names = text.split('-');
    for (int i = 0; i < 5; ++i)
        order[static_cast<std::size_t>(i)] = *fromName<Axis>(names[i].toStdString());
    return order;
}

Groups groupsFrom(const QJsonValue& value)
{
    Groups groups;
    for (const QJsonValue& group : value.toArray()) {
        std::vector<int> ranks;
        for (const QJsonValue& rank : group.toArray())
            ranks.push_back(rank.toInt());
        groups.push_back(ranks);
    }
    return groups;
}

void compareGrid(const std::vector<RankGroups>& grid, const QJsonObject& expected)
{
    for (const QString& name : expected.keys()) {
        const RankGroups* ours = Mesh::find(grid, name.toStdString());
        QVERIFY2(ours != nullptr, qPrintable(name));
        QCOMPARE(ours->groups, groupsFrom(expected[name]));
    }
}

void comparePartition(const RankGroups& kind, int world)
{
    std::vector<int> seen(static_cast<std::size_t>(world), 0);
    for (const std::vector<int>& group : kind.groups) {
        QCOMPARE(group.size(), kind.groups.front().size());
        QVERIFY(std::is_sorted(group.begin(), group.end()) || kind.name.find('-') != std::string_view::npos);
        for (const int rank : group)
            ++seen[static_cast<std::size_t>(rank)];
    }
    QCOMPARE(std::count(seen.begin(), seen.end(), 1), world);
}

}  // namespace

class TestMesh : public QObject {
    Q_OBJECT
private slots:
    void handmade_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<Groups>("expected");
        // tp 2, cp 1, pp 2, dp 2
        QTest::newRow("tp fastest") << "tp-cp-ep-dp-pp"
                                    << "tp" << Groups{{0, 1}, {2, 3}, {4, 5}, {6, 7}};
        QTest::newRow("pp slowest") << "tp-cp-ep-dp-pp"
                                    << "pp" << Groups{{0, 4}, {1, 5}, {2, 6}, {3, 7}};
        QTest::newRow("dp between") << "tp-cp-ep-dp-pp"
                                    << "dp" << Groups{{0, 2}, {1, 3}, {4, 6}, {5, 7}};
        QTest::newRow("pp before dp") << "tp-cp-ep-pp-dp"
                                      << "pp" << Groups{{0, 2}, {1, 3}, {4, 6}, {5, 7}};
        QTest::newRow("dp fastest") << "dp-pp-tp-cp-ep"
                                    << "tp" << Groups{{0, 4}, {1, 5}, {2, 6}, {3, 7}};
        QTest::newRow("order inside a group") << "dp-pp-tp-cp-ep"
                                              << "tp-pp" << Groups{{0, 2, 4, 6}, {1, 3, 5, 7}};
    }
    void handmade()
    {
        QFETCH(QString, order);
        QFETCH(QString, kind);
        QFETCH(Groups, expected);
        const auto mesh = buildMesh(planOf(2, 1, 2, 2, 1, 2), orderFrom(order));
        QVERIFY(mesh);
        QCOMPARE(Mesh::find(mesh->dense, kind.toStdString())->groups, expected);
    }
    void expertsFoldIntoTensorRanks()
    {
        const auto mesh = buildMesh(planOf(2, 1, 2, 4, 4, 1), kMegatronOrder);
        QVERIFY(mesh);
        QCOMPARE(Mesh::find(mesh->expert, "ep")->groups, (Groups{{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}}));
        QCOMPARE(Mesh::find(mesh->expert, "edp")->groups.front(), (std::vector<int>{0, 4}));
    }
    /// As Megatron's RankGenerator has them with its orders tp-gtp_remat-cp-ep-dp-pp and tp-cp-ep-gtp_remat-dp-pp.
    void shardsLieNextToTensorAndExpertRanks()
    {
        ResolvedPlan plan = planOf(2, 2, 2, 4, 4, 1);
        plan.gtp = 2;
        plan.egtp = 2;
        plan.edp /= 2;
        const auto mesh = buildMesh(plan, kMegatronOrder);
        QVERIFY(mesh);
        const auto first = [](const RankGroups* groups) { return groups->groups.front(); };
        QCOMPARE(Mesh::find(mesh->dense, "gtp")->groups[1], (std::vector<int>{1, 3}));
        QCOMPARE(first(Mesh::find(mesh->dense, "gtp")), (std::vector<int>{0, 2}));
        QCOMPARE(first(Mesh::find(mesh->dense, "cp")), (std::vector<int>{0, 4}));
        QCOMPARE(first(Mesh::find(mesh->dense, "dp")), (std::vector<int>{0, 8}));
        QCOMPARE(first(Mesh::find(mesh->dense, "dp-cp")), (std::vector<int>{0, 4, 8, 12}));
        QCOMPARE(first(Mesh::find(mesh->expert, "ep")), (std::vector<int>{0, 1, 2, 3}));
        QCOMPARE(first(Mesh::find(mesh->expert, "egtp")), (std::vector<int>{0, 4}));
        QCOMPARE(first(Mesh::find(mesh->expert, "edp")), (std::vector<int>{0, 8}));
    }
    void megatronsOwnGroups()
    {
        QFile file(QStringLiteral(SHARDSCOPE_SHARED_DIR "/data/rank_groups.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("rank_groups.json of the shared data is not beside this checkout");
        const QJsonArray cases = QJsonDocument::fromJson(file.readAll()).object()["cases"].toArray();
        QVERIFY(!cases.isEmpty());
        for (const QJsonValue& value : cases) {
            const QJsonObject row = value.toObject();
            const ResolvedPlan plan =
                planOf(row["tp"].toInt(), row["cp"].toInt(), row["pp"].toInt(), row["dp"].toInt(), row["ep"].toInt(), row["etp"].toInt());
            const auto mesh = buildMesh(plan, orderFrom(row["order"].toString()));
            QVERIFY(mesh);
            compareGrid(mesh->dense, row["groups"].toObject());
            compareGrid(mesh->expert, row["expert_groups"].toObject());
        }
    }
    /// Every rank is in exactly one group of each kind, for every order of the axes.
    void groupsPartitionTheWorld()
    {
        RankOrder order{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp};
        int orders = 0;
        do {
            const auto mesh = buildMesh(planOf(2, 3, 2, 4, 6, 1), order);
            QVERIFY(mesh);
            for (const auto* grid : {&mesh->dense, &mesh->expert}) {
                for (const RankGroups& kind : *grid)
                    comparePartition(kind, mesh->world);
            }
            ++orders;
        } while (std::next_permutation(order.begin(), order.end()));
        QCOMPARE(orders, 120);
    }
    void refusesProductsThatDoNotFit()
    {
        ResolvedPlan plan = planOf(2, 1, 2, 2, 1, 2);
        plan.world = 9;
        QVERIFY(!buildMesh(plan, kMegatronOrder));
        QVERIFY(!buildMesh(planOf(2, 1, 2, 2, 3, 1), kMegatronOrder));
    }
    void buildsLargeClusters()
    {
        const auto mesh = buildMesh(planOf(8, 2, 16, 512, 64, 1), kMegatronOrder);
        QVERIFY(mesh);
        QCOMPARE(mesh->world, 131072);
        const std::string text = meshToJson(*mesh);
        QVERIFY(text.size() > 1'000'000);
    }
    void writesTheDocument()
    {
        const auto mesh = buildMesh(planOf(2, 1, 1, 2, 2, 1), kMegatronOrder);
        QVERIFY(mesh);
        const QJsonObject document = QJsonDocument::fromJson(QByteArray::fromStdString(meshToJson(*mesh))).object();
        QCOMPARE(document["schema"].toString(), QStringLiteral("shardscope.mesh/1"));
        QCOMPARE(document["world"].toInt(), 4);
        compareGrid(mesh->dense, document["groups"].toObject());
        compareGrid(mesh->expert, document["expert_groups"].toObject());
        for (const char* name : {"tp", "cp", "dp", "dp-cp", "pp"})
            QVERIFY2(document["groups"].toObject().contains(QLatin1String(name)), name);
        for (const char* name : {"ep", "etp", "edp"})
            QVERIFY2(document["expert_groups"].toObject().contains(QLatin1String(name)), name);
    }
};

QTEST_APPLESS_MAIN(TestMesh)
#include "test_mesh.moc"
