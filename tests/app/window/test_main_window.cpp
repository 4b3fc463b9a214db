// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"
#include "core/model/architecture.h"

#include <QAccessible>
#include <QDropEvent>
#include <QJsonDocument>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QToolButton>
#include <QUrl>

#include "app/document/edit_command.h"
#include "app/views/communication/communication_view.h"
#include "app/views/overview/overview_view.h"
#include "app/views/pipeline/pipeline_view.h"
#include "app/views/search/search_view.h"
#include "app/window/pane_area.h"
#include "tests/app/example_scenario.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/scenario/random_scenario.h"

using namespace shardscope;

class TestMainWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void startsWithAFinishedPlan()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.hasSettled());
        QCOMPARE(fixture.window.windowTitle(), QString("Llama 3 70B · 64 × H100[*] — Shardscope"));
        QVERIFY(!fixture.window.isWindowModified());
        QVERIFY(fixture.message().isEmpty());
        QVERIFY(fixture.window.panels().view<OverviewView>().currentChart());
    }

    /// The title tells windows apart by what they show now, and by their file.
    void theTitleFollowsTheScenario()
    {
        test::WindowFixture fixture;
        fixture.document().edit("cluster.nodes", std::int64_t{64});
        QCOMPARE(fixture.window.windowTitle(), QString("Llama 3 70B · 512 × H100[*] — Shardscope"));
        Questions questions;
        questions.whereToSave = [&fixture](const QString&) { return fixture.folder.filePath("mine.json"); };
        fixture.workspace.setQuestions(questions);
        QVERIFY(fixture.workspace.save());
        QCOMPARE(fixture.window.windowTitle(), QString("Llama 3 70B · 512 × H100 — mine.json[*] — Shardscope"));
    }

    void anotherWindowIsAskedFor()
    {
        test::WindowFixture fixture;
        QSignalSpy asked(&fixture.window, &MainWindow::anotherRequested);
        const QAction& action = fixture.window.commands().action("file.new_window");
        QCOMPARE(action.shortcut(), QKeySequence("Ctrl+Shift+N"));
        fixture.window.commands().action("file.new_window").trigger();
        QCOMPARE(asked.size(), 1);
    }

    void anEditReachesTheTitle()
    {
        test::WindowFixture fixture;
        fixture.document().edit("plan.tp", std::int64_t{4});
        QVERIFY(fixture.window.isWindowModified());
        fixture.document().undoStack().undo();
        QVERIFY(!fixture.window.isWindowModified());
    }

    void aRefusedEditIsTold()
    {
        test::WindowFixture fixture;
        fixture.document().edit("plan.tp", std::int64_t{0});
        QVERIFY2(fixture.message().contains("/plan/tp"), qPrintable(fixture.message()));
    }

    /// The change of the batch with another sequence length is announced above the views, with undo; 8.39 M tokens are not whole sequences
    /// of 12,288.
    void aBatchThatFollowsTheLengthIsTold()
    {
        test::WindowFixture fixture;
        const auto setLength = [&](std::int64_t length) { fixture.document().edit("training.sequence_length", length); };
        setLength(16384);
        QTRY_VERIFY2(fixture.message().contains("the same"), qPrintable(fixture.message()));
        fixture.window.findChild<QToolButton*>("message_action")->click();
        QCOMPARE(fixture.document().scenario().training.sequenceLength, 8192);
        QCOMPARE(fixture.message(), QString());
        setLength(12288);
        QTRY_VERIFY2(fixture.message().contains("the nearest size to") && fixture.message().contains("sequence"),
                     qPrintable(fixture.message()));
        setLength(16384);
        QTRY_VERIFY2(fixture.message().contains("the same"), qPrintable(fixture.message()));
        fixture.document().edit("plan.tp", std::int64_t{4});
        QCOMPARE(fixture.message(), QString());
        setLength(12288);
        fixture.document().undoStack().undo();
        QTest::qWait(300);
        QCOMPARE(fixture.message(), QString());
        // An edit of another field: the notice stays.
        fixture.document().edit("plan.tp", std::int64_t{0});
        fixture.document().edit("plan.tp", std::int64_t{8});
        QVERIFY2(fixture.message().contains("/plan/tp"), qPrintable(fixture.message()));
    }

    /// A dense model has no experts to share out: the plan follows, the message says so, and its button takes both back.
    void whatFollowsAModelIsToldAndTakenBack()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.document().edit("model.preset", Value(std::string("mixtral-8x7b"))));
        QVERIFY(fixture.document().edit("plan.ep", std::int64_t{2}));
        QVERIFY(fixture.document().edit("model.preset", Value(std::string("llama-3-70b"))));
        QCOMPARE(fixture.document().scenario().plan.ep, 1);
        QTRY_VERIFY2(fixture.message().contains("2 → 1"), qPrintable(fixture.message()));
        auto* undo = fixture.window.findChild<QToolButton*>("message_action");
        QVERIFY(undo && undo->isVisible() && undo->text() == "Undo");
        undo->click();
        QCOMPARE(fixture.document().scenario().plan.ep, 2);
        QVERIFY(fixture.message().isEmpty());
    }

    /// Random edits of everything in the real window; then the way back.
    void undoingEverythingReturnsToTheStart()
    {
        test::WindowFixture fixture;
        test::Random random(7);
        for (int count = 0; count < 2000; ++count) {
            const Parameter& parameter = parameters()[random() % parameters().size()];
            fixture.document().edit(QString::fromStdString(std::string(parameter.path)), test::randomValue(parameter, random));
            if (count % 50 == 0)
                QCoreApplication::processEvents();
        }
        QVERIFY(fixture.document().undoStack().count() > 500);
        while (fixture.document().undoStack().canUndo())
            fixture.document().undoStack().undo();
        QVERIFY(isSame(fixture.document().scenario(), test::exampleScenario()));
        QVERIFY(fixture.hasSettled());
    }

    void layoutsShowTheirViews()
    {
        test::WindowFixture fixture;
        for (const NamedLayout& layout : namedLayouts()) {
            fixture.window.commands().action("view.layout." + layout.id).trigger();
            QStringList wanted;
            for (const PaneContent& pane : layout.arrangement.panes)
                wanted << pane.views.value(pane.current);
            QCOMPARE(fixture.window.panels().panes().shown(), wanted);
            QCOMPARE(fixture.window.panels().areControlsShown(), layout.arrangement.hasControls);
        }
    }

    void presentingIsViewsAlone()
    {
        test::WindowFixture fixture;
        Panels& panels = fixture.window.panels();
        panels.panes().go("mesh");
        panels.panes().openBeside("communication");
        QAction& present = fixture.window.commands().action("view.present");
        present.trigger();
        QVERIFY(!panels.areControlsShown());
        fixture.window.commands().action("view.go.pipeline").trigger();
        QVERIFY(!panels.areControlsShown());
        present.trigger();
        QVERIFY(panels.areControlsShown());
        QCOMPARE(panels.panes().shown(), (QStringList{"mesh", "communication"}));
    }

    /// Whatever ends the program: nothing is written at the end.
    void theArrangementIsRemembered()
    {
        test::WindowFixture fixture;
        Panels& panels = fixture.window.panels();
        panels.panes().go("pipeline");
        panels.view<PipelineView>().setMode(PipelineMode::Steps);
        panels.panes().openBeside("mesh");
        panels.setControlsShown(false);
        const Arrangement arranged = panels.arrangement();
        QTRY_COMPARE(arrangementFromJson(QJsonDocument::fromJson(fixture.settings.remembered("arrangement").toByteArray()).object()),
                     arranged);
        MainWindow again(fixture.workspace, fixture.settings, fixture.appearance);
        again.show();
        QCOMPARE(again.panels().arrangement(), arranged);
        QCOMPARE(again.panels().view<PipelineView>().mode(), PipelineMode::Steps);
        QVERIFY(!again.commands().action("view.controls").isChecked());
    }

    /// The request of a search is restored at the next start: objective, framework, filter.
    void theSearchIsRemembered()
    {
        test::WindowFixture fixture;
        Panels& panels = fixture.window.panels();
        panels.panes().go("search");
        SearchView& search = panels.view<SearchView>();
        search.setQuestion({.objective = SearchObjective::Memory, .anyFramework = true, .allowTight = true});
        search.setFilter("tp<=4 memory<70");
        QVERIFY(fixture.hasSettled());
        const Arrangement arranged = panels.arrangement();
        QTRY_COMPARE(arrangementFromJson(QJsonDocument::fromJson(fixture.settings.remembered("arrangement").toByteArray()).object()),
                     arranged);
        MainWindow again(fixture.workspace, fixture.settings, fixture.appearance);
        again.show();
        SearchView& later = again.panels().view<SearchView>();
        QCOMPARE(later.modeId(), search.modeId());
        QVERIFY(QTest::qWaitFor([&again] { return again.isSettled(); }, 60000));
        QVERIFY(later.result() && !later.result()->plans.empty());
        for (const FoundPlan& each : later.result()->plans)
            QVERIFY(each.plan.tp <= 4);
    }

    /// A pipeline tried out in the Pipeline view becomes the plan, as one edit.
    void aTriedPipelineIsApplied()
    {
        test::WindowFixture fixture;
        fixture.window.commands().action("pipeline.compare.zb-v").trigger();
        QVERIFY(fixture.hasSettled());
        PipelineView& view = fixture.window.panels().view<PipelineView>();
        QVERIFY(view.isVisible());
        QVERIFY(view.picture()->against.has_value());
        view.tryOut({ScheduleKind::ZbH1, 8, 32, 1, 1});
        QVERIFY(fixture.hasSettled());
        QCOMPARE(fixture.document().undoStack().count(), 0);
        view.apply();
        QCOMPARE(fixture.document().undoStack().count(), 1);
        QCOMPARE(fixture.document().scenario().plan.pp, 8);
        QVERIFY(fixture.hasSettled());
        QVERIFY(!view.isTrial());
        QCOMPARE(view.picture()->drawn->shape().microBatches, 32);
        fixture.document().setLocked("plan.dp", true);
        QCOMPARE(view.question().lockedDegrees, QSet<QString>{"plan.dp"});
    }

    /// The message says why, and nothing of the model before it stays.
    void aModelThatCannotBeEstimatedIsToldAndNothingShown()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.hasSettled());
        Scenario scenario = fixture.document().scenario();
        auto architecture = std::make_shared<Architecture>(*scenario.architecture);
        architecture->kinds.front().mixer = Mixer::StateSpace;
        scenario.architecture = architecture;
        scenario.model = {ModelSource::Kind::Architecture, "{}"};
        fixture.document().replace(scenario, "a model");
        QVERIFY(fixture.hasSettled());
        QTRY_VERIFY2(fixture.message().contains("cannot be estimated"), qPrintable(fixture.message()));
        QVERIFY(!fixture.window.panels().view<OverviewView>().currentChart());
        fixture.document().undoStack().undo();
        QVERIFY(fixture.hasSettled());
        QVERIFY(fixture.window.panels().view<OverviewView>().currentChart());
    }
    void everyPipelineCommandShowsTheView()
    {
        test::WindowFixture fixture;
        int commands = 0;
        for (const Command& command : fixture.window.commands().commands()) {
            if (!command.id.startsWith("pipeline."))
                continue;
            ++commands;
            fixture.window.commands().action("view.layout.explore").trigger();
            QVERIFY(!fixture.window.panels().view<PipelineView>().isVisible());
            fixture.window.commands().action(command.id).trigger();
            QVERIFY(fixture.window.panels().view<PipelineView>().isVisible());
        }
        QCOMPARE(commands, 17);
        fixture.window.commands().action("pipeline.steps").trigger();
        QCOMPARE(fixture.window.panels().view<PipelineView>().mode(), PipelineMode::Steps);
    }

    void communicationIsReachedByCommands()
    {
        test::WindowFixture fixture;
        fixture.window.show();
        CommunicationView& view = fixture.window.panels().view<CommunicationView>();
        for (const auto& [id, mode] : {std::pair("communication.player", CommunicationMode::Player),
                                       std::pair("communication.glossary", CommunicationMode::Glossary)}) {
            fixture.window.commands().action("view.layout.explore").trigger();
            QVERIFY(!view.isVisible());
            fixture.window.commands().action(id).trigger();
            QVERIFY(view.isVisible());
            QCOMPARE(view.mode(), mode);
        }
    }

    void aDroppedFileIsOpened()
    {
        test::WindowFixture fixture;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(SHARDSCOPE_SOURCE_DIR "/tests/fuzz/corpus/hf_config/llama.json")});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&fixture.window, &enter);
        QVERIFY(enter.isAccepted());
        QVERIFY(fixture.window.findChild<QWidget*>("drop_overlay")->isVisible());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&fixture.window, &drop);
        QVERIFY(!fixture.window.findChild<QWidget*>("drop_overlay")->isVisible());
        QCOMPARE(fixture.document().scenario().model.kind, ModelSource::Kind::HuggingFaceConfig);
        QCOMPARE(fixture.document().scenario().plan.tp, 8);
        QCOMPARE(fixture.document().undoStack().count(), 1);
        QVERIFY2(fixture.message().contains("plan are unchanged"), qPrintable(fixture.message()));
        // After an edit of the plan it is not as it was.
        fixture.document().edit("plan.tp", std::int64_t{4});
        QCOMPARE(fixture.message(), QString());
    }

    void everythingFocusableHasAName()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.hasSettled());
        QStringList nameless;
        for (QWidget* widget : fixture.window.findChildren<QWidget*>()) {
            if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible())
                continue;
            const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
            if (!accessible || accessible->text(QAccessible::Name).isEmpty())
                nameless << QString("%1 %2 in %3")
                                .arg(widget->metaObject()->className(), widget->objectName(),
                                     widget->parentWidget()->metaObject()->className());
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join("; ")));
    }
};

QTEST_MAIN(TestMainWindow)
#include "test_main_window.moc"
