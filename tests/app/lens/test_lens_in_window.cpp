// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>

#include "app/lens/lens.h"
#include "app/views/experts/experts_view.h"
#include "app/views/memory/memory_view.h"
#include "app/views/mesh/mesh_view.h"
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
        Q_EMIT fixture.window.findChild<MemoryView*>()->stageHovered(2);
        QCOMPARE(mesh.map().shown(), (MeshShown{-1, {}, 2}));
        Q_EMIT fixture.window.findChild<MemoryView*>()->stageHovered(-1);
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
        Q_EMIT mesh.editRequested("plan.order", std::string("tp-dp-cp-ep-pp"));
        QCOMPARE(fixture.workspace.document().scenario().plan.order, other);
        fixture.workspace.document().undoStack().undo();
        QCOMPARE(fixture.workspace.document().scenario().plan.order, kMegatronOrder);
    }

    void anExpertRankLightsItsGpu()
    {
        test::WindowFixture fixture;
        fixture.workspace.document().replace(parseScenario(resource("examples/mixtral-8x22b-128-h100.json"), "example").value(), "example");
        MeshView& mesh = shownMesh(fixture);
        fixture.window.findChild<QDockWidget*>("dock_experts")->show();
        QTRY_VERIFY(fixture.window.isSettled());
        Q_EMIT fixture.window.findChild<ExpertsView*>()->map().hovered(3, -1);
        QCOMPARE(mesh.map().shown().axis, std::optional<Axis>(Axis::Ep));
        QCOMPARE(mesh.map().shown().rank, fixture.window.findChild<ExpertsView*>()->map().chartData().ranks[3].gpu);
    }

    void anExampleIsOneStepBack()
    {
        test::WindowFixture fixture;
        const auto deepSeek = parseScenario(resource("examples/deepseek-v3-2048-h800.json"), "example").value();
        Q_EMIT fixture.window.findChild<ExpertsView*>()->replaceRequested(std::make_shared<const Scenario>(deepSeek), "Example");
        QVERIFY(fixture.document().scenario().architecture->isMixtureOfExperts());
        QCOMPARE(fixture.document().undoStack().count(), 1);
        fixture.document().undoStack().undo();
        QVERIFY(!fixture.document().scenario().architecture->isMixtureOfExperts());
    }

    void everyLayoutCanBeDrawn()
    {
        test::WindowFixture fixture;
        fixture.workspace.document().replace(parseScenario(resource("examples/mixtral-8x22b-128-h100.json"), "example").value(), "example");
        for (const QString& id : {QString("mesh"), QString("experts"), QString("explore")}) {
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
        auto* mesh = fixture.window.findChild<MeshView*>();
        QVERIFY(!mesh->isVisible());
        QVERIFY(mesh->map().chartData().panes.isEmpty());
    }

private:
    static MeshView& shownMesh(test::WindowFixture& fixture)
    {
        fixture.window.show();
        fixture.window.findChild<QDockWidget*>("dock_mesh")->show();
        [&] { QTRY_VERIFY(fixture.window.isSettled()); }();
        return *fixture.window.findChild<MeshView*>();
    }
};

QTEST_MAIN(TestLensInWindow)
#include "test_lens_in_window.moc"
