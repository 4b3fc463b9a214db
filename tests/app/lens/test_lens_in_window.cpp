// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>

#include "app/lens/lens.h"
#include "app/views/experts/experts_view.h"
#include "app/views/memory/memory_view.h"
#include "app/views/mesh/mesh_tools.h"
#include "app/views/mesh/mesh_view.h"
#include "app/window/pane_area.h"
#include "app/window/panels.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/experts/expert_map.h"

using namespace shardscope;

class TestLensInWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void aStageOfTheMemoryViewLightsItsGpus()
    {
        test::WindowFixture fixture;
        MeshView& mesh = shownMesh(fixture);
        Q_EMIT fixture.window.panels().view<MemoryView>().pointed({2, -1, {}});
        QCOMPARE(mesh.map().shown(), (MeshShown{-1, {}, 2}));
        Q_EMIT fixture.window.panels().view<MemoryView>().pointed({});
        QCOMPARE(mesh.map().shown().rank, 0);
    }

    void aGpuOfTheMeshIsTheLenss()
    {
        test::WindowFixture fixture;
        MeshView& mesh = shownMesh(fixture);
        Q_EMIT mesh.map().hovered(0, 50);
        const Lens& lens = fixture.window.panels().lens();
        QCOMPARE(lens.hovered().rank, 50);
        QCOMPARE(lens.hovered().stage, 3);
        Q_EMIT mesh.map().activated(0, 50);
        QCOMPARE(lens.selected().rank, 50);
    }

    void anOrderThatIsAppliedCanBeUndone()
    {
        test::WindowFixture fixture;
        MeshView& mesh = shownMesh(fixture);
        const RankOrder other{Axis::Tp, Axis::Dp, Axis::Cp, Axis::Ep, Axis::Pp};
        mesh.tryOrder(other);
        mesh.findChild<MeshTools*>()->applyRequested();
        QCOMPARE(fixture.workspace.document().scenario().plan.order, other);
        fixture.workspace.document().undoStack().undo();
        QCOMPARE(fixture.workspace.document().scenario().plan.order, kMegatronOrder);
    }

    void anExpertRankLightsItsGpu()
    {
        test::WindowFixture fixture;
        fixture.workspace.document().replace(parseScenario(resource("examples/mixtral-8x22b-128-h100.json"), "example").value(), "example");
        MeshView& mesh = shownMesh(fixture);
        fixture.window.panels().panes().openBeside("experts");
        QTRY_VERIFY(fixture.window.isSettled());
        Q_EMIT fixture.window.findChild<ExpertsView*>()->map().hovered(3, -1);
        QCOMPARE(mesh.map().shown().axis, std::optional<Axis>(Axis::Ep));
        QCOMPARE(mesh.map().shown().rank, fixture.window.findChild<ExpertsView*>()->map().chartData().ranks[3].gpu);
    }

    void anExampleIsOneStepBack()
    {
        test::WindowFixture fixture;
        fixture.window.panels().panes().go("experts");
        QVERIFY(fixture.hasSettled());
        for (QPushButton* button : fixture.window.panels().view<ExpertsView>().findChildren<QPushButton*>()) {
            if (button->text() == "Show DeepSeek-V3")
                button->click();
        }
        QVERIFY(fixture.document().scenario().architecture->isMixtureOfExperts());
        QCOMPARE(fixture.document().undoStack().count(), 1);
        fixture.document().undoStack().undo();
        QVERIFY(!fixture.document().scenario().architecture->isMixtureOfExperts());
    }

    void everyLayoutCanBeDrawn()
    {
        test::WindowFixture fixture;
        fixture.workspace.document().replace(parseScenario(resource("examples/mixtral-8x22b-128-h100.json"), "example").value(), "example");
        for (const QString& id : {QString("cluster"), QString("schedule"), QString("explore")}) {
            fixture.window.commands().action("view.layout." + id).trigger();
            QVERIFY(fixture.hasSettled());
            const QPixmap picture = fixture.window.grab();
            QVERIFY(!picture.isNull());
            if (const QString folder = qEnvironmentVariable("SHARDSCOPE_PICTURES"); !folder.isEmpty())
                QVERIFY(picture.save(folder + "/window-" + id + ".png"));
        }
    }

    void aHiddenMeshCostsNothing()
    {
        test::WindowFixture fixture;
        fixture.window.show();
        QTRY_VERIFY(fixture.window.isSettled());
        QVERIFY(!fixture.window.findChild<MeshView*>());
        fixture.window.panels().panes().go("mesh");
        QTRY_VERIFY(fixture.window.isSettled());
        MeshView& mesh = fixture.window.panels().view<MeshView>();
        const int before = mesh.map().chartData().shape.world;
        fixture.window.panels().panes().go("overview");
        fixture.document().edit("cluster.nodes", std::int64_t{16});
        QTRY_VERIFY(fixture.window.isSettled());
        QVERIFY(!mesh.isVisible());
        QCOMPARE(mesh.map().chartData().shape.world, before);
    }

private:
    static MeshView& shownMesh(test::WindowFixture& fixture)
    {
        fixture.window.show();
        fixture.window.panels().panes().go("mesh");
        [&] { QTRY_VERIFY(fixture.window.isSettled()); }();
        return fixture.window.panels().view<MeshView>();
    }
};

QTEST_MAIN(TestLensInWindow)
#include "test_lens_in_window.moc"
