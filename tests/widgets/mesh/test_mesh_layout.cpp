// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/widgets/gui_test.h"
#include "widgets/mesh/mesh_layout.h"

using namespace shardscope;

class TestMeshLayout : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    /// Where the scale-up network is a node's; a rack's frame is that of its domain.
    void podsEncloseNodes()
    {
        const QRectF pane(0, 0, 900, 600);
        const MeshLayout pods({128, 8, 8, {}, 32}, pane, {}, Theme());
        QCOMPARE(pods.outerBoxes(), 4);
        QCOMPARE(pods.gpusPerOuterBox(), 32);
        for (const int rank : {0, 31, 32, 127})
            QVERIFY(pods.outerBox(rank / 32).contains(pods.gpuRect(rank)));
        QVERIFY(!MeshLayout({128, 8, 8}, pane, {}, Theme()).hasOuterBoxes());
        QCOMPARE(MeshLayout({144, 4, 72, {}, 144}, pane, {}, Theme()).gpusPerOuterBox(), 72);
    }

    void whatIsDrawnCanBeHit_data()
    {
        QTest::addColumn<int>("world");
        QTest::addColumn<int>("perNode");
        QTest::addColumn<int>("domain");
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<double>("zoom");
        for (const QSizeF& size : {QSizeF(300, 200), QSizeF(900, 600), QSizeF(333, 777)}) {
            for (const double zoom : {1.0, 3.7}) {
                const auto add = [&](int world, int perNode, int domain) {
                    QTest::addRow("%d GPUs, %d a node, %d a domain, %gx%g, zoom %g", world, perNode, domain, size.width(), size.height(),
                                  zoom)
                        << world << perNode << domain << size << zoom;
                };
                add(1, 1, 8);
                add(6, 6, 8);
                add(64, 8, 8);
                add(144, 4, 72);
                add(152, 8, 72);  // a last domain that is not full
                add(64, 8, 4);    // domains within nodes
                add(120, 12, 9);  // neither divides the other
                add(16384, 8, 8);
                add(131072, 8, 8);
                if (size.width() > 500)  // a box is less than a pixel elsewhere
                    add(1048576, 8, 64);
            }
        }
    }
    /// Both ways: the middle of every unit that is seen belongs to it, and no two share a place.
    void whatIsDrawnCanBeHit()
    {
        QFETCH(int, world);
        QFETCH(int, perNode);
        QFETCH(int, domain);
        QFETCH(QSizeF, size);
        QFETCH(double, zoom);
        const QRectF pane(QPointF(10, 20), size);
        const MeshLayout layout({world, perNode, domain}, pane, {zoom, {0.4, 0.6}}, Theme());
        int seen = 0;
        const int step = std::max(1, layout.units() / 5000);
        for (int unit = 0; unit < layout.units(); unit += step) {
            const QRectF rect = layout.unitRect(unit);
            QVERIFY(rect.width() >= 1 && rect.height() >= 1);
            if (!pane.contains(rect))
                continue;
            ++seen;
            QCOMPARE(layout.unitAt(rect.center()), unit);
            QVERIFY(layout.firstRank(unit) < world);
            QCOMPARE(layout.unitOf(layout.firstRank(unit)), unit);
        }
        QVERIFY(zoom > 1 || seen == (layout.units() + step - 1) / step);
    }

    void gpusDoNotOverlap()
    {
        const MeshLayout layout({144, 4, 72}, QRectF(0, 0, 900, 600), {}, Theme());
        for (int a = 0; a < 144; ++a) {
            for (int b = a + 1; b < 144; ++b)
                QVERIFY(!layout.gpuRect(a).intersects(layout.gpuRect(b)));
        }
    }

    void boxesHoldTheirGpus()
    {
        const MeshLayout layout({144, 4, 72}, QRectF(0, 0, 900, 600), {}, Theme());
        QVERIFY(layout.hasOuterBoxes() && layout.innerIsNode());
        QCOMPARE(layout.outerBoxes(), 2);
        QCOMPARE(layout.innerBoxes(), 36);
        for (int rank = 0; rank < 144; ++rank) {
            QVERIFY(layout.innerBox(rank / 4).contains(layout.gpuRect(rank)));
            QVERIFY(layout.outerBox(rank / 72).contains(layout.innerBox(rank / 4)));
        }
        QVERIFY(layout.hasNics());
        for (int nic = 0; nic < 4; ++nic) {
            QVERIFY(layout.innerBox(3).contains(layout.nicRect(3, nic, 4)));
            QVERIFY(!layout.nicRect(3, nic, 4).intersects(layout.gpuRect(12)));
        }
    }

    void manyGpusAreStillCells()
    {
        QCOMPARE(MeshLayout({16384, 8, 8}, QRectF(0, 0, 480, 560), {}, Theme()).gpusPerUnit(), 1);
        QCOMPARE(MeshLayout({1048576, 8, 8}, QRectF(0, 0, 900, 560), {}, Theme()).gpusPerUnit(), 8);
        // Close up they are cells again.
        QCOMPARE(MeshLayout({1048576, 8, 8}, QRectF(0, 0, 900, 560), {16, {0.5, 0.5}}, Theme()).gpusPerUnit(), 1);
    }

    void fewGpusHaveNames()
    {
        QVERIFY(MeshLayout({64, 8, 8}, QRectF(0, 0, 900, 600), {}, Theme()).hasNames());
        QVERIFY(!MeshLayout({4096, 8, 8}, QRectF(0, 0, 900, 600), {}, Theme()).hasNames());
    }

    /// Four racks where three fit in a row: two and two. Their names stay where those of their nodes have no room.
    void racksAreInEvenRowsAndNamed()
    {
        const MeshLayout layout({256, 4, 64}, QRectF(0, 0, 940, 690), {}, Theme());
        QVERIFY(3 * layout.outerBox(0).width() < 940);
        QCOMPARE(layout.outerBox(2).left(), layout.outerBox(0).left());
        QVERIFY(layout.outerBox(1).left() > layout.outerBox(0).right());
        QVERIFY(layout.hasOuterNames() && !layout.hasNames());
        QVERIFY(layout.outerName(1).height() >= Theme().lineHeight(TextStyle::Caption));
        for (int node = 0; node < layout.innerBoxes(); ++node)
            QVERIFY(!layout.innerBox(node).intersects(layout.outerName(node / 16)));
    }

    void nothingIsHitOutsideOfThePane()
    {
        const MeshLayout layout({64, 8, 8}, QRectF(100, 100, 400, 300), {8, {0.5, 0.5}}, Theme());
        QCOMPARE(layout.unitAt({99, 200}), -1);
        QCOMPARE(layout.unitAt({300, 401}), -1);
        QVERIFY(layout.content().width() > 400);
    }

    /// A zoomed map has no empty rim.
    void theMapCoversThePaneWhateverTheCentre()
    {
        const QRectF pane(0, 0, 400, 300);
        for (const QPointF& centre : {QPointF(0, 0), QPointF(1, 1), QPointF(0.5, 0)}) {
            const MeshLayout layout({512, 8, 8}, pane, {6, centre}, Theme());
            const QPointF first = layout.shareAt(pane.topLeft());
            const QPointF last = layout.shareAt(pane.bottomRight());
            QVERIFY(first.x() >= -1e-9 && first.y() >= -1e-9 && last.x() <= 1 + 1e-9 && last.y() <= 1 + 1e-9);
        }
    }
};

QTEST_MAIN(TestMeshLayout)
#include "test_mesh_layout.moc"
