// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/controls_panel.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QWheelEvent>

#include "app/panels/choice_labels.h"
#include "app/panels/model_form.h"
#include "app/text/parameter_text.h"
#include "core/io/scenario_file.h"
#include "core/plan/plan_rule.h"
#include "tests/app/estimates.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/segmented_choice.h"

using namespace shardscope;

class TestControlsPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_document = std::make_unique<Document>(test::exampleScenario());
        m_panel = std::make_unique<ControlsPanel>(m_document.get());
        m_panel->resize(300, 800);
        m_panel->show();
        QTRY_VERIFY(m_panel->isSettled());
    }
    void cleanup()
    {
        m_panel.reset();
        m_document.reset();
    }

    void everythingHasANameAndIsReached() { QCOMPARE(test::namelessWidgets(*m_panel), QStringList()); }

    void everyFieldThatIsOftenSetHasAControl_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path : {"model.preset",
                                 "cluster.preset",
                                 "cluster.gpu",
                                 "cluster.nodes",
                                 "cluster.gpus_per_node",
                                 "cluster.network",
                                 "training.sequence_length",
                                 "training.global_batch",
                                 "training.precision",
                                 "training.recipe",
                                 "training.optimizer",
                                 "training.attention",
                                 "plan.tp",
                                 "plan.sequence_parallel",
                                 "plan.cp",
                                 "plan.cp_layout",
                                 "plan.pp",
                                 "plan.dp",
                                 "plan.zero",
                                 "plan.schedule",
                                 "plan.chunks",
                                 "plan.micro_batch",
                                 "plan.recompute",
                                 "plan.overlap.grad_reduce",
                                 "plan.overlap.expert",
                                 "plan.offload",
                                 "plan.offload_activations"})
            QTest::newRow(path) << QString(path);
    }

    void everyFieldThatIsOftenSetHasAControl()
    {
        QFETCH(QString, path);
        QVERIFY(m_panel->controlOf(path));
        QVERIFY(m_panel->reveal(path));
        QVERIFY(!m_panel->controlOf(path)->visibleRegion().isEmpty());
    }

    void whateverARuleIsAboutCanBeShown()
    {
        for (const PlanRule& rule : planRules()) {
            for (const Knob& knob : rule.knobs)
                QVERIFY2(m_panel->controlOf(toText(knob.path)), std::string(knob.path).c_str());
        }
    }

    void aDegreeEditsTheDocument()
    {
        QTest::keyClick(trackOf("plan.tp"), Qt::Key_Left);
        QCOMPARE(m_document->scenario().plan.tp, 4);
        QCOMPARE(m_document->scenario().plan.dp, std::optional<int>(4));
        QCOMPARE(control<DegreeSlider>("plan.dp")->value(), 4.0);
        m_document->undoStack().undo();
        QCOMPARE(control<DegreeSlider>("plan.tp")->value(), 8.0);
    }

    void aDragIsOneEntry()
    {
        SliderTrack* track = trackOf("training.sequence_length");
        const QPoint middle(track->width() / 2, track->height() / 2);
        QTest::mousePress(track, Qt::LeftButton, {}, middle);
        for (int step = 0; step < 20; ++step)
            QTest::mouseMove(track, middle + QPoint(step * 3, 0));
        QTest::mouseRelease(track, Qt::LeftButton, {}, middle + QPoint(60, 0));
        QVERIFY(m_document->scenario().training.sequenceLength != 8192);
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void whatCannotBeIsGreyedWithItsReason()
    {
        const QList<SliderStop>& stops = trackOf("plan.tp")->stops();
        QCOMPARE(stops.size(), 7);
        QVERIFY(stops[3].reason.isEmpty());
        const QList<SliderStop>& chunks = trackOf("plan.chunks")->stops();
        QVERIFY(chunks[0].reason.isEmpty());
        QVERIFY2(chunks[1].reason.contains("1f1b"), qPrintable(chunks[1].reason));
        m_document->edit("model.preset", std::string("llama-3-8b"));
        QTRY_VERIFY(m_panel->isSettled());
        QVERIFY2(trackOf("plan.tp")->stops()[6].reason.contains("32 attention heads"), qPrintable(trackOf("plan.tp")->stops()[6].reason));
    }

    void anIllegalPlanCanBeLeft()
    {
        m_document->open(test::scenarioWith({"plan.tp=16", "plan.pp=8", "plan.dp=1"}));
        QTRY_VERIFY(m_panel->isSettled());
        int allowed = 0;
        for (const SliderStop& stop : trackOf("plan.tp")->stops())
            allowed += stop.reason.isEmpty() ? 1 : 0;
        QVERIFY(allowed > 1);
    }

    void aLockIsTheDocuments()
    {
        auto* slider = control<DegreeSlider>("plan.pp");
        Q_EMIT slider->lockEdited(true);
        QVERIFY(m_document->isLocked("plan.pp"));
        m_document->setLocked("plan.pp", false);
        QVERIFY(!slider->isLocked());
    }

    void choicesAndSegmentsEdit()
    {
        Q_EMIT control<SegmentedChoice>("plan.zero")->choiceEdited("3");
        QCOMPARE(m_document->scenario().plan.zero, 3);
        Q_EMIT control<ChoiceBox>("plan.recompute")->choiceEdited("full");
        QCOMPARE(m_document->scenario().plan.recompute, Recompute::Full);
        Q_EMIT control<ChoiceBox>("training.attention")->choiceEdited("null");
        QVERIFY(!m_document->scenario().training.attention);
        Q_EMIT control<ChoiceBox>("cluster.preset")->choiceEdited("node:dgx-b200");
        QCOMPARE(m_document->scenario().cluster.gpu.id, std::string("b200-sxm"));
        QCOMPARE(control<ChoiceBox>("cluster.preset")->currentId(), QString("node:dgx-b200"));
        Q_EMIT control<ChoiceBox>("cluster.gpu")->choiceEdited("gpu:mi300x");
        QCOMPARE(m_document->scenario().cluster.gpu.id, std::string("mi300x"));
    }

    void theBatchIsInTokens()
    {
        auto* batch = control<QuantitySlider>("training.global_batch");
        QCOMPARE(batch->value(), 1024.0 * 8192);
        Q_EMIT batch->valueEdited(512.0 * 8192 + 100);
        Q_EMIT batch->editFinished();
        QCOMPARE(m_document->scenario().training.globalBatch, std::int64_t{512});
        QCOMPARE(batch->value(), 512.0 * 8192);
    }

    /// Every stop is a whole number of nodes and of sequences: no key press is lost between two of them.
    void everyKeyPressCounts_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("GPUs") << "cluster.nodes";
        QTest::newRow("global batch") << "training.global_batch";
        QTest::newRow("sequence length") << "training.sequence_length";
        QTest::newRow("GPUs per node") << "cluster.gpus_per_node";
    }

    void everyKeyPressCounts()
    {
        QFETCH(QString, path);
        auto* slider = qobject_cast<ValueSlider*>(m_panel->controlOf(path));
        SliderTrack* track = slider->findChild<SliderTrack*>();
        QTest::keyClick(track, Qt::Key_Home);
        QCOMPARE(slider->value(), track->stops().first().value);
        for (qsizetype stop = 1; stop < track->stops().size(); ++stop) {
            QTest::keyClick(track, Qt::Key_Right);
            QCOMPARE(slider->value(), track->stops()[stop].value);
        }
        for (qsizetype stop = track->stops().size() - 1; stop-- > 0;) {
            QTest::keyClick(track, Qt::Key_Left);
            QCOMPARE(slider->value(), track->stops()[stop].value);
        }
    }

    void theSizeGoesAlongTheFamilysRealShapes()
    {
        const auto sizes = sizesOfFamily("llama", "llama-3-70b");
        QVERIFY(sizes.size() > 5);
        auto* size = control<DegreeSlider>("model.architecture");
        QCOMPARE(size->value(), 70553706496.0);
        QTest::keyClick(trackOf("model.architecture"), Qt::Key_End);
        QCOMPARE(m_document->scenario().model.text, sizes.back()->id);
    }

    void theWheelOnlyTurnsWhatHasTheKeyboard()
    {
        SliderTrack* track = trackOf("plan.pp");
        track->clearFocus();
        const QPointF place(track->width() / 2.0, track->height() / 2.0);
        QWheelEvent wheel(place, track->mapToGlobal(place), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(track, &wheel);
        QCOMPARE(m_document->scenario().plan.pp, 4);
    }

    /// Whatever is done with the arrow keys can be undone to the start.
    void undoAllReturnsToTheStart()
    {
        const std::string start = scenarioText(m_document->scenario());
        for (int round = 0; round < 3; ++round) {
            for (const char* path : {"plan.tp", "plan.pp", "training.sequence_length", "cluster.nodes", "plan.micro_batch"}) {
                QTest::keyClick(trackOf(path), round % 2 == 0 ? Qt::Key_Right : Qt::Key_Left);
                QTRY_VERIFY(m_panel->isSettled());
            }
        }
        m_document->undoStack().setIndex(0);
        QCOMPARE(scenarioText(m_document->scenario()), start);
    }

    void everyChoiceHasALabel()
    {
        for (const char* path : {"plan.schedule", "plan.recompute", "plan.offload", "plan.cp_layout", "training.precision",
                                 "training.recipe", "training.optimizer", "training.attention"}) {
            for (const std::string& id : findParameter(path)->choices())
                QVERIFY2(choiceLabel(path, id) != QString::fromStdString(id), id.c_str());
        }
    }

private:
    template <typename Control>
    Control* control(const char* path) const
    {
        return qobject_cast<Control*>(m_panel->controlOf(QString::fromLatin1(path)));
    }
    SliderTrack* trackOf(const char* path) const { return m_panel->controlOf(QString::fromLatin1(path))->findChild<SliderTrack*>(); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ControlsPanel> m_panel;
};

QTEST_MAIN(TestControlsPanel)
#include "test_controls_panel.moc"
