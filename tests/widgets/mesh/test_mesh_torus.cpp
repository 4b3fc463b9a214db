// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mesh/mesh_torus.h"

#include <algorithm>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/mesh/mesh_sample.h"
#include "widgets/mesh/mesh_map.h"
#include "widgets/mesh/mesh_text.h"

using namespace shardscope;

namespace {

const QRectF kPane(10, 20, 900, 600);

MeshLayout layoutOf(int world, const std::array<int, 3>& along, const MeshZoom& zoom = {}, const QRectF& pane = kPane)
{
    const TorusSpan torus{along};
    return MeshLayout({world, 4, torus.chips(), torus}, pane, zoom, Theme());
}

/// A slice of 4 × 4 × 4 with tensor, context and data parallelism along one axis each.
MeshData cube()
{
    MeshData data = test::meshOf(4, 4, 4, 1);
    data.shape = {64, 4, 64, TorusSpan{{4, 4, 4}}};
    data.domainName = QStringLiteral("ICI 3D torus");
    data.torusLinks = 6;
    for (std::size_t i = 0; i < 3; ++i) {
        GroupPlacement& placement = data.panes[0].axes[static_cast<qsizetype>(i)].placement;
        placement.ranks = placement.ranksPerIsland = 4;
        placement.torus.along[i] = 4;
    }
    StepTraffic inside = *data.traffic;
    for (RankTraffic& rank : inside.ranks) {
        for (Wires& wires : rank.alongAxis)
            wires.network = Bytes();
    }
    data.traffic = std::make_shared<const StepTraffic>(std::move(inside));
    data.times.resize(1);
    data.times[0][static_cast<std::size_t>(Axis::Tp)] = {Seconds(2), Seconds(0.5), 2};
    return data;
}

QStringList textsOf(const Scene& scene)
{
    QStringList texts;
    for (const SceneText& text : scene.texts)
        texts << QString(text.text).replace(QChar::Nbsp, u' ');
    return texts;
}

}  // namespace

class TestMeshTorus : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void chipsAreWhereTheTorusHasThem_data()
    {
        QTest::addColumn<int>("world");
        QTest::addColumn<TorusSpan>("torus");
        QTest::newRow("a cube") << 64 << TorusSpan{{4, 4, 4}};
        QTest::newRow("256 v5p") << 256 << TorusSpan{{4, 8, 8}};
        QTest::newRow("a square") << 256 << TorusSpan{{16, 16, 1}};
        QTest::newRow("a ring") << 28 << TorusSpan{{28, 1, 1}};
        QTest::newRow("two slices") << 512 << TorusSpan{{16, 16, 1}};
        QTest::newRow("a last slice that is not full") << 96 << TorusSpan{{4, 4, 4}};
        QTest::newRow("thousands") << 9216 << TorusSpan{{16, 18, 32}};
    }
    /// A row is the first axis, a column of rows the second, a box the third; and what is drawn can be hit.
    void chipsAreWhereTheTorusHasThem()
    {
        QFETCH(int, world);
        QFETCH(TorusSpan, torus);
        const MeshLayout layout = layoutOf(world, torus.along);
        QCOMPARE(layout.gpusPerUnit(), 1);
        for (int rank = 0; rank < world; ++rank) {
            const QRectF cell = layout.gpuRect(rank);
            QVERIFY(kPane.contains(cell));
            QCOMPARE(layout.unitAt(cell.center()), rank);
            const std::array<int, 3> place = torus.placeOf(rank % torus.chips());
            if (place[0] > 0)
                QVERIFY(cell.top() == layout.gpuRect(rank - 1).top() && cell.left() > layout.gpuRect(rank - 1).right());
            if (place[1] > 0) {
                const QRectF above = layout.gpuRect(rank - torus.along[0]);
                QVERIFY(cell.left() == above.left() && cell.top() > above.bottom());
            }
            QCOMPARE(rank / layout.gpusPerInnerBox() % torus.along[2], place[2]);
        }
    }

    void linksAreDrawnWhereThereIsRoom()
    {
        const auto links = [](const MeshLayout& layout) {
            Scene scene;
            appendTorusLinks(scene, layout, Theme());
            return scene.rects.size();
        };
        QCOMPARE(links(layoutOf(64, {4, 4, 4})), 4 * (4 + 4));
        QCOMPARE(links(layoutOf(28, {28, 1, 1})), 1);
        QCOMPARE(links(layoutOf(9216, {16, 18, 32})), 0);
        QVERIFY(links(layoutOf(4096, {16, 16, 16}, {12, {0.5, 0.5}})) == 0);
        QCOMPARE(links(MeshLayout({64, 8, 8}, kPane, {}, Theme())), 0);
    }

    void ringsAreBesideTheCells_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("boxes in a row") << QSizeF(1400, 400);
        QTest::newRow("boxes in a square") << QSizeF(700, 700);
        QTest::newRow("boxes in a column") << QSizeF(300, 1400);
    }
    /// Whatever the group: no line crosses a cell, and all of its chips are joined.
    void ringsAreBesideTheCells()
    {
        QFETCH(QSizeF, size);
        const MeshLayout layout = layoutOf(64, {4, 4, 4}, {}, QRectF(QPointF(0, 0), size));
        for (const int rank : {0, 21, 63}) {
            for (const auto& [ranks, stride] : {std::pair{4, 1}, {4, 4}, {4, 16}, {16, 1}, {2, 2}, {16, 4}, {64, 1}, {2, 32}}) {
                std::vector<int> group;
                const int first = rank - rank / stride % ranks * stride;
                for (int i = 0; i < ranks; ++i)
                    group.push_back(first + i * stride);
                Scene scene;
                appendTorusRings(scene, layout, group, rank, Axis::Tp, Theme());
                QVERIFY2(!scene.lines.isEmpty(), qPrintable(QStringLiteral("%1 × %2").arg(ranks).arg(stride)));
                for (const SceneLine& line : std::as_const(scene.lines)) {
                    const QRectF box = QRectF(line.line.p1(), line.line.p2()).normalized().adjusted(-0.1, -0.1, 0.1, 0.1);
                    for (int other = 0; other < 64; ++other)
                        QVERIFY(!layout.gpuRect(other).adjusted(1, 1, -1, -1).intersects(box));
                }
            }
        }
    }

    /// Three links of a row of four are straight; the fourth goes around. Two of four are joined once.
    void aWholeAxisIsClosed()
    {
        const MeshLayout layout = layoutOf(64, {4, 4, 4});
        const auto lines = [&](const std::vector<int>& group) {
            Scene scene;
            appendTorusRings(scene, layout, group, group.front(), Axis::Dp, Theme());
            return scene.lines.size();
        };
        QCOMPARE(lines({0, 1, 2, 3}), 3 + 5);
        QCOMPARE(lines({0, 4, 8, 12}), 3 + 5);
        QCOMPARE(lines({0, 1}), 1);
        QCOMPARE(lines({5}), 0);
    }

    void anotherSliceIsNotJoined()
    {
        Scene scene;
        appendTorusRings(scene, layoutOf(512, {16, 16, 1}), {3, 259}, 3, Axis::Dp, Theme());
        QVERIFY(scene.lines.isEmpty());
    }

    void theMapSaysWhichAxisIsAlongWhich()
    {
        MeshMap map;
        map.resize(1100, 700);
        map.setData(cube());
        map.setShown({22, {}, -1});
        const QStringList texts = textsOf(map.sceneAt(map.size(), Theme()));
        for (const char* words : {"TP 4 × CP 4 × DP 4 × PP 1 on a torus of 4 × 4 × 4 chips", "Slice 0: 4 × 4 × 4 chips, every axis a ring",
                                  "all of x", "all of y", "all of z", "z = 3", "node 5, x 2, y 1, z 1", "2 s, of which 500 ms exposed"})
            QVERIFY2(texts.contains(QString::fromUtf8(words)), qPrintable(QString::fromUtf8(words) + u'\n' + texts.join(u'\n')));
        QVERIFY(std::any_of(texts.begin(), texts.end(), [](const QString& text) { return text.endsWith("over 2 of 6 links"); }));
        map.show();
        QVERIFY2(map.markName(22).contains("x 2, y 1, z 1"), qPrintable(map.markName(22)));
        QVERIFY(map.markName(22).contains("all of z"));
        QVERIFY(map.summary().contains("on a torus of 4 × 4 × 4 chips"));
    }

    void aPartOfAnAxisIsSaid()
    {
        MeshAxis axis{Axis::Dp, {}, {}, false, {}};
        axis.placement.ranks = 16;
        axis.placement.torus = TorusSpan{{1, 2, 4}};
        MeshData data = cube();
        QCOMPARE(torusText(data, axis), QString("2 of 4 along y, all of z"));
        axis.placement.islands = 2;
        QCOMPARE(torusText(data, axis), QString("2 of 4 along y, all of z, over NICs"));
    }
};

QTEST_MAIN(TestMeshTorus)
#include "test_mesh_torus.moc"
