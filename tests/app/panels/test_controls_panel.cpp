// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/controls_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>

#include "app/panels/finding_evidence.h"
#include "app/panels/hint_line.h"
#include "app/panels/model_form.h"
#include "app/panels/scenario_line.h"
#include "app/text/choice_labels.h"
#include "app/text/parameter_text.h"
#include "app/text/scenario_text.h"
#include "core/io/model_presets.h"
#include "core/io/scenario_file.h"
#include "core/plan/plan_rule.h"
#include "core/text/error_text.h"
#include "tests/app/estimates.h"
#include "tests/app/text_recorder.h"
#include "widgets/controls/checked_choices.h"
#include "widgets/controls/choice_box.h"
#include "widgets/controls/degree_slider.h"
#include "widgets/controls/segmented_choice.h"
#include "widgets/controls/wrapping_label.h"
#include "widgets/theme/theme.h"

using namespace shardscope;

Q_DECLARE_METATYPE(shardscope::ThemeKind)

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

    void cleanupTestCase() { Theme::apply(Theme()); }

    void everythingHasANameAndIsReached()
    {
        for (const ControlsPart part : {ControlsPart::Plan, ControlsPart::Setup}) {
            m_panel->showPart(part);
            QCOMPARE(test::namelessWidgets(*m_panel), QStringList());
        }
    }

    /// The room for the controls in a window of 1280 × 800.
    void nothingScrolls_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<ThemeKind>("theme");
        QTest::newRow("dense") << "llama-3-70b" << ThemeKind::Light;
        QTest::newRow("experts") << "deepseek-v3" << ThemeKind::Light;
        QTest::newRow("dark") << "deepseek-v3" << ThemeKind::Dark;
        QTest::newRow("high contrast") << "deepseek-v3" << ThemeKind::HighContrast;
    }
    void nothingScrolls()
    {
        QFETCH(QString, preset);
        QFETCH(ThemeKind, theme);
        Theme::apply(Theme(theme));
        m_document->edit("model.preset", preset.toStdString());
        m_panel->resize(290, 660);
        QTRY_VERIFY(m_panel->isSettled());
        for (const ControlsPart part : {ControlsPart::Plan, ControlsPart::Setup}) {
            m_panel->showPart(part);
            QCoreApplication::processEvents();
            QCOMPARE(m_panel->area(part).verticalScrollBar()->maximum(), 0);
            QVERIFY2(m_panel->minimumSizeHint().width() <= 290, qPrintable(QString::number(m_panel->minimumSizeHint().width())));
            QVERIFY2(clippedTexts(m_panel->area(part)).isEmpty(), qPrintable(clippedTexts(m_panel->area(part)).join(u'|')));
        }
    }

    /// Presented, everything grows together and what has no room scrolls.
    void everythingGrowsWithTheText()
    {
        const int hint = m_panel->findChild<HintLine*>()->height();
        Theme::apply(Theme(ThemeKind::Light, 1.5));
        m_panel->resize(qRound(290 * 1.5), 990);
        QCoreApplication::processEvents();
        QVERIFY2(m_panel->findChild<HintLine*>()->height() > hint, qPrintable(QString::number(hint)));
        QCOMPARE(m_panel->area(ControlsPart::Plan).verticalScrollBar()->maximum(), 0);
        QVERIFY2(clippedTexts(m_panel->area(ControlsPart::Plan)).isEmpty(),
                 qPrintable(clippedTexts(m_panel->area(ControlsPart::Plan)).join(u'|')));
    }

    /// Tracks and numbers of all rows stand below each other.
    void rowsAreAligned()
    {
        m_panel->resize(290, 660);
        QCoreApplication::processEvents();
        const QRect first(trackOf("plan.tp")->mapTo(m_panel.get(), QPoint()), trackOf("plan.tp")->size());
        for (const char* path : {"plan.pp", "plan.dp", "plan.chunks", "plan.micro_batch", "plan.offload_activations"}) {
            QCOMPARE(trackOf(path)->mapTo(m_panel.get(), QPoint()).x(), first.x());
            QCOMPARE(trackOf(path)->width(), first.width());
        }
        QVERIFY(first.width() >= 80);
    }

    /// The Tab key goes from each slider to its lock and on to the next row, and the slider is scrolled into view.
    void theTabKeyGoesRowByRow()
    {
        QApplication::setActiveWindow(m_panel.get());
        m_panel->reveal("plan.tp");
        QCOMPARE(m_panel->focusWidget(), trackOf("plan.tp"));
        for (const char* path : {"plan.tp", "plan.pp", "plan.cp"}) {
            QCOMPARE(m_panel->focusWidget(), trackOf(path));
            QTest::keyClick(m_panel->focusWidget(), Qt::Key_Tab);
            QVERIFY(m_panel->controlOf(path)->isAncestorOf(m_panel->focusWidget()));
            QTest::keyClick(m_panel->focusWidget(), Qt::Key_Tab);
        }
        m_panel->reveal("plan.chunks");
        QCOMPARE(m_panel->focusWidget(), trackOf("plan.chunks"));
    }

    void theScenarioLineOpensTheSetup()
    {
        auto* line = m_panel->findChild<ScenarioLine*>();
        QCOMPARE(m_panel->part(), ControlsPart::Plan);
        QCOMPARE(line->accessibleName().replace(QChar(0xa0), ' '), QString("Setup of Llama 3 70B · 64 × H100 · 8k · 8.39 M tokens"));
        line->click();
        QCOMPARE(m_panel->part(), ControlsPart::Setup);
        QVERIFY(m_panel->reveal("plan.tp"));
        QCOMPARE(m_panel->part(), ControlsPart::Plan);
        m_document->edit("cluster.gpu", std::string("mi300x"));
        m_document->edit("training.sequence_length", std::int64_t{10000});
        QVERIFY2(line->accessibleName().contains("Instinct MI300X · 10,000"), qPrintable(line->accessibleName()));
    }

    /// In one line or two: beside a window of 1280 pixels nothing of it is left out, whatever is trained on the most GPUs.
    void theScenarioLineIsWhole()
    {
        Theme::apply(Theme());
        auto* line = m_panel->findChild<ScenarioLine*>();
        m_panel->resize(290, 660);
        for (const ModelPreset& preset : modelPresets()) {
            m_document->edit("model.preset", preset.id);
            for (const char* gpu : {"h100-sxm", "mi300x", "gb200"}) {
                m_document->edit("cluster.gpu", std::string(gpu));
                m_document->edit("cluster.nodes", std::int64_t{16384});
                QCoreApplication::processEvents();
                QStringList drawn;
                for (const test::DrawnText& text : test::textsDrawnBy(*line))
                    drawn << text.text;
                const QString said = drawn.join(u'\n').replace(u'\n', QStringLiteral(" · ")).replace(QChar(0xa0), u' ');
                QCOMPARE(QStringLiteral("Setup of ") + said, line->accessibleName().replace(QChar(0xa0), u' '));
            }
        }
    }

    /// A mixture has both controls of its experts, a dense model neither.
    void expertsHaveTheirDegrees()
    {
        for (const char* path : {"plan.ep", "plan.etp"})
            QVERIFY2(m_panel->controlOf(path)->isHidden(), path);
        m_document->edit("model.preset", std::string("mixtral-8x7b"));
        QTRY_VERIFY(m_panel->isSettled());
        for (const char* path : {"plan.ep", "plan.etp"})
            QVERIFY2(m_panel->reveal(path) && !m_panel->controlOf(path)->isHidden(), path);
    }

    /// Expert tensor parallelism goes with tensor parallelism until it is stated; its lock says which.
    void theDegreeOfASingleExpertFollowsUntilItIsStated()
    {
        m_document->edit("model.preset", std::string("mixtral-8x7b"));
        QTRY_VERIFY(m_panel->isSettled());
        auto* slider = control<DegreeSlider>("plan.etp");
        QVERIFY(!slider->isLocked());
        m_document->edit("plan.tp", std::int64_t{4});
        QCOMPARE(slider->value(), 4.0);
        QTRY_VERIFY(m_panel->isSettled());
        QTest::keyClick(trackOf("plan.etp"), Qt::Key_Home);
        QCOMPARE(m_document->scenario().plan.etp, std::optional(1));
        QVERIFY(slider->isLocked());
        m_document->edit("plan.tp", std::int64_t{8});
        QCOMPARE(slider->value(), 1.0);
        Q_EMIT slider->lockEdited(false);
        QVERIFY(!m_document->scenario().plan.etp);
        QCOMPARE(slider->value(), 8.0);
    }

    /// A model that came as a config.json is called by the preset's name where it is one by its numbers.
    void aModelIsKnownByItsNumbers()
    {
        const auto nameOf = [](const std::string& layers) {
            const Result<Scenario> scenario =
                parseScenario(R"({"schema": "shardscope.scenario/1", "model": {"hf_config": {"model_type": "llama",
                "hidden_size": 8192, "num_hidden_layers": )" +
                                  layers + R"(, "num_attention_heads": 64, "num_key_value_heads": 8,
                "intermediate_size": 28672, "vocab_size": 128256, "rope_theta": 500000, "rms_norm_eps": 1e-5, "max_position_embeddings": 8192}},
                "cluster": {"preset": "dgx-h100", "nodes": 8}, "training": {"sequence_length": 8192, "global_batch": 64}, "plan": {"tp": 8, "pp": 8}})",
                              "test");
            return scenario ? modelNameOf(*scenario) : QString::fromStdString(errorText(scenario.error()));
        };
        QCOMPARE(nameOf("80"), QString("Llama 3 70B"));
        QVERIFY2(nameOf("40").startsWith("Custom model"), qPrintable(nameOf("40")));
    }

    /// The hint tells keyboard users why a value is impossible, and what else an edit has changed. Its statements on a field's values
    /// follow the plan.
    void theHintStaysTrue()
    {
        auto* hint = m_panel->findChild<HintLine*>();
        QVERIFY(m_panel->reveal("training.global_batch"));
        const QString before = hint->text();
        QVERIFY2(before.contains("1,024 sequence"), qPrintable(before));
        QVERIFY(m_document->edit("training.global_batch", std::int64_t{512}));
        QVERIFY2(hint->text().contains("512 sequence") && !hint->text().contains("1,024"), qPrintable(hint->text()));
    }

    /// A sentence that has no room says so.
    void aLongHintEndsInAnEllipsis()
    {
        HintLine hint;
        hint.resize(200, hint.height());
        hint.tell(QStringLiteral("word ").repeated(60));
        const auto lines = test::textsDrawnBy(hint);
        QVERIFY(!lines.isEmpty() && lines.last().text.endsWith(u'…'));
        hint.tell(QStringLiteral("A word."));
        QCOMPARE(test::textsDrawnBy(hint).last().text, QString("A word."));
    }

    void theHintFollowsTheFocus()
    {
        auto* hint = m_panel->findChild<HintLine*>();
        QApplication::setActiveWindow(m_panel.get());
        m_panel->reveal("plan.chunks");
        QVERIFY2(hint->text().contains("1f1b"), qPrintable(hint->text()));
        QVERIFY(hint->text().startsWith(parameterLabel(*findParameter("plan.chunks"))));
        m_document->edit("training.sequence_length", std::int64_t{12288});
        QVERIFY2(hint->text().contains("682 sequence"), qPrintable(hint->text()));
        Q_EMIT control<DegreeSlider>("plan.tp")->obstaclePointed("16: it is too many");
        QCOMPARE(hint->text(), QString("16: it is too many"));
        Q_EMIT control<DegreeSlider>("plan.tp")->obstaclePointed({});
        QVERIFY(hint->text().contains("1f1b"));
    }

    void numbersAreTypedWithTheirSuffix()
    {
        type("training.sequence_length", "128k");
        QCOMPARE(m_document->scenario().training.sequenceLength, 131072);
        QCOMPARE(m_document->scenario().training.globalBatch, 64);
        type("training.global_batch", "4M");
        QCOMPARE(m_document->scenario().training.globalBatch, 30);
        type("training.token_budget", "1.5T");
        QCOMPARE(m_document->scenario().training.tokenBudget, std::optional<double>(1.5e12));
        type("cluster.price_per_gpu_hour", "2.25");
        QCOMPARE(m_document->scenario().cluster.pricePerGpuHour, std::optional<double>(2.25));
        const int entries = m_document->undoStack().count();
        type("training.token_budget", "much");
        QCOMPARE(m_document->undoStack().count(), entries);
        QCOMPARE(qobject_cast<QLineEdit*>(m_panel->controlOf("training.token_budget"))->text().replace(QChar(0xa0), ' '), QString("1.5 T"));
        type("training.token_budget", "");
        QVERIFY(!m_document->scenario().training.tokenBudget);
    }

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

    /// Inner ranks of a ring have a control in the one layout that has them; elsewhere that of the layout is shown.
    void innerRanksAppearWithTheirLayout()
    {
        QWidget* layout = m_panel->controlOf("plan.cp_layout");
        QCOMPARE(m_panel->controlOf("plan.cp_inner"), layout);
        m_document->edit("plan.cp", std::int64_t{4});
        m_document->edit("plan.cp_layout", std::string("ulysses-ring"));
        QWidget* inner = m_panel->controlOf("plan.cp_inner");
        QVERIFY(inner && inner != layout && inner->isVisibleTo(m_panel.get()));
        m_document->edit("plan.cp_layout", std::string("zigzag"));
        QVERIFY(!inner->isVisibleTo(m_panel.get()));
        QCOMPARE(m_panel->controlOf("plan.cp_inner"), layout);
    }

    /// The slider says what its share is of: all activations, or the inputs of the modules that the list names.
    void modulesAreOffloadedFromAList()
    {
        QWidget* share = m_panel->controlOf("plan.offload_activations");
        QCOMPARE(m_panel->controlOf("plan.offload_modules"), share);
        openForOffloading("mixtral-8x7b");
        auto* list = control<CheckedChoices>("plan.offload_modules");
        QVERIFY(list && list->isVisibleTo(m_panel.get()));
        QCOMPARE(drawnBy(*share).first(), QString("Activations"));
        QCOMPARE(drawnBy(*list).first(), QString("All that a layer keeps"));
        QCOMPARE(list->accessibleName(), parameterLabel(*findParameter("plan.offload_modules")));

        const int entries = m_document->undoStack().count();
        toggle(*list, "core_attn");
        toggle(*list, "expert_fc1");
        using enum OffloadModule;
        QCOMPARE(m_document->scenario().plan.offloadModules, (std::optional<std::vector<OffloadModule>>{{CoreAttention, ExpertFc1}}));
        QCOMPARE(m_document->undoStack().count(), entries + 2);
        QCOMPARE(m_document->undoStack().undoText(), QString("Set offloaded modules: Attention core → Attention core, Expert FC1"));
        QCOMPARE(list->checkedText(), QString("Attention core, Expert FC1"));
        QCOMPARE(drawnBy(*share).first(), QString("Module inputs"));
        QVERIFY2(trackOf("plan.offload_activations")->accessibleDescription().contains("Attention core, Expert FC1"),
                 qPrintable(trackOf("plan.offload_activations")->accessibleDescription()));
        QVERIFY(m_panel->reveal("plan.offload_modules"));
        QVERIFY2(m_panel->findChild<HintLine*>()->text().endsWith("Attention core, Expert FC1"),
                 qPrintable(m_panel->findChild<HintLine*>()->text()));

        m_document->undoStack().undo();
        QCOMPARE(list->checkedText(), QString("Attention core"));
        toggle(*list, "core_attn");
        QVERIFY2(!m_document->scenario().plan.offloadModules, "without any it is all that a layer keeps");
        QCOMPARE(drawnBy(*share).first(), QString("Activations"));
        m_document->undoStack().undo();
        Q_EMIT list->allChosen();
        QVERIFY(!m_document->scenario().plan.offloadModules);
        m_document->edit("plan.offload_activations", 0.0);
        QVERIFY(!list->isVisibleTo(m_panel.get()));
    }

    /// The list offers what a layer of the model keeps; an entry that would break a rule has that as its reason.
    void modulesThatCannotBeOffloadedSayWhy()
    {
        openForOffloading("llama-3-8b");
        auto* list = control<CheckedChoices>("plan.offload_modules");
        QCOMPARE(offeredBy(*list), QString("attn_norm qkv_linear core_attn attn_proj mlp_norm (layer_input)"));
        QVERIFY2(entryOf(*list, "layer_input")->data().toString().contains("full recomputation"), "the reason is the rule's sentence");
        toggle(*list, "layer_input");
        QVERIFY(!m_document->scenario().plan.offloadModules);
        toggle(*list, "core_attn");
        m_document->edit("plan.recompute", std::string("full"));
        QTRY_VERIFY(m_panel->isSettled());
        QCOMPARE(offeredBy(*list), QString("core_attn layer_input"));
        toggle(*list, "core_attn");
        QTRY_VERIFY(m_panel->isSettled());
        QVERIFY2(offeredBy(*list).endsWith("(mlp_norm) (expert_fc1) (moe_act) layer_input"), qPrintable(offeredBy(*list)));
        m_document->edit("model.preset", std::string("mixtral-8x7b"));
        m_document->edit("plan.recompute", std::string("none"));
        QTRY_VERIFY(m_panel->isSettled());
        QCOMPARE(offeredBy(*list), QString("attn_norm qkv_linear core_attn attn_proj mlp_norm expert_fc1 moe_act (layer_input)"));
    }

    /// In a window of 1280 × 800, every row is whole and in line with the longest caption of the slider, too.
    void rowsOfModulesAreAligned()
    {
        m_panel->resize(290, 750);
        openForOffloading("deepseek-v3");
        m_document->edit("plan.offload_modules", std::vector<std::string>{"core_attn", "attn_proj", "expert_fc1", "moe_act"});
        QTRY_VERIFY(m_panel->isSettled());
        QCoreApplication::processEvents();
        QCOMPARE(trackOf("plan.offload_activations")->mapTo(m_panel.get(), QPoint()).x(),
                 trackOf("plan.tp")->mapTo(m_panel.get(), QPoint()).x());
        QCOMPARE(m_panel->area(ControlsPart::Plan).verticalScrollBar()->maximum(), 0);
        QVERIFY2(clippedTexts(m_panel->area(ControlsPart::Plan)).isEmpty(),
                 qPrintable(clippedTexts(m_panel->area(ControlsPart::Plan)).join(u'|')));
        QVERIFY2(drawnBy(*m_panel->controlOf("plan.offload_modules")).first().endsWith(u'…'), "a long list is cut where it can be seen");
    }

    void whateverARuleIsAboutCanBeShown()
    {
        for (const PlanRule& rule : planRules()) {
            Finding finding;
            finding.id = rule.id;
            const bool hasView = !evidenceOf(finding).view.isEmpty();
            for (const Knob& knob : rule.knobs)
                QVERIFY2(hasView || m_panel->controlOf(toText(knob.path)), std::string(knob.path).c_str());
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
        m_document->open(test::exampleScenario({"plan.tp=16", "plan.pp=8", "plan.dp=1"}));
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
        for (const char* path : {"plan.schedule", "plan.recompute", "plan.offload", "plan.offload_modules", "plan.cp_layout",
                                 "training.precision", "training.recipe", "training.optimizer", "training.attention"}) {
            for (const std::string& id : findParameter(path)->choices())
                QVERIFY2(choiceLabel(path, id) != QString::fromStdString(id), id.c_str());
        }
    }

private:
    /// Captions and boxes that are narrower than their text.
    static QStringList clippedTexts(const QWidget& part)
    {
        QStringList clipped;
        for (const QWidget* widget : part.findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            const auto* box = qobject_cast<const QAbstractButton*>(widget);
            if (!widget->isVisible() || (!label && !box) || (label && label->wordWrap()))
                continue;
            const QString text = label ? label->text() : box->text();
            const bool isCut =
                label ? label->fontMetrics().horizontalAdvance(text) > label->width() : box->sizeHint().width() > box->width();
            if (isCut && !text.isEmpty())
                clipped << text;
        }
        return clipped;
    }
    void openForOffloading(const char* preset)
    {
        m_document->edit("model.preset", std::string(preset));
        m_document->edit("plan.offload_activations", 1.0);
        QTRY_VERIFY(m_panel->isSettled());
        QCoreApplication::processEvents();
    }
    static QStringList drawnBy(QWidget& widget)
    {
        QStringList texts;
        for (const test::DrawnText& drawn : test::textsDrawnBy(widget))
            texts << drawn.text;
        return texts;
    }
    /// An entry of the menu, by the name at its right.
    static QAction* entryOf(const CheckedChoices& list, const QString& id)
    {
        for (QAction* action : list.menu()->actions()) {
            if (action->text().endsWith(u'\t' + id))
                return action;
        }
        return nullptr;
    }
    static void toggle(CheckedChoices& list, const QString& id)
    {
        list.showPopup();
        QTest::mouseClick(list.menu(), Qt::LeftButton, {}, list.menu()->actionGeometry(entryOf(list, id)).center());
        list.hidePopup();
    }
    /// Disabled ones in parentheses.
    static QString offeredBy(const CheckedChoices& list)
    {
        QStringList ids;
        for (const QAction* action : list.menu()->actions()) {
            const QString id = action->text().section(u'\t', 1);
            if (action->isVisible() && !id.isEmpty())
                ids << (action->isEnabled() ? id : u'(' + id + u')');
        }
        return ids.join(u' ');
    }
    void type(const char* path, const char* text)
    {
        m_panel->reveal(path);
        QApplication::setActiveWindow(m_panel.get());
        QWidget* control = m_panel->controlOf(path);
        auto* field = qobject_cast<QLineEdit*>(control);
        if (!field)
            field = control->findChild<QLineEdit*>();
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
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
