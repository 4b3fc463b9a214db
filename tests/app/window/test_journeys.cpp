// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QWindow>

#include "app/commands/command_palette.h"
#include "app/commands/command_registry.h"
#include "app/document/edit_command.h"
#include "app/export/launch_dialog.h"
#include "app/panels/best_plan_button.h"
#include "app/panels/findings_line.h"
#include "app/panels/findings_panel.h"
#include "app/text/fit_text.h"
#include "app/views/decide/decide_view.h"
#include "app/views/pipeline/pipeline_view.h"
#include "app/window/pane_area.h"
#include "app/window/rail.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/controls/finding_list.h"

using namespace shardscope;

namespace {

constexpr int kPatience = 120000;  ///< milliseconds

/// A person before the window at 1280×800, whose actions are counted: a press, a chord of keys, a text typed with its Return.
struct Person {
    test::WindowFixture fixture;
    int actions = 0;

    Person()
    {
        fixture.window.resize(1280, 800);
        fixture.window.activateWindow();
        if (!QTest::qWaitForWindowActive(&fixture.window) || !fixture.hasSettled())
            qFatal("no window");
    }
    [[nodiscard]] Panels& panels() const { return fixture.window.panels(); }
    const Scenario& scenario() { return fixture.document().scenario(); }
    Estimate estimated() { return estimate(scenario(), measuredEvidence()).value(); }

    void press(QWidget& widget)
    {
        QVERIFY2(widget.isVisible() && widget.isEnabled(), qPrintable(widget.accessibleName()));
        QTest::mouseClick(&widget, Qt::LeftButton);
        ++actions;
    }
    void chord(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        QTest::keyClick(fixture.window.windowHandle(), key, modifiers);  // as the desktop sends it, shortcuts included
        ++actions;
    }
    /// Opens the palette by its keys, types and takes the first answer.
    void say(const QString& sentence)
    {
        chord(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto* palette = fixture.window.findChild<CommandPalette*>();
        QTRY_VERIFY(palette && palette->isVisible());
        auto* field = palette->findChild<QLineEdit*>();
        QTest::keyClicks(field, sentence);
        QTest::keyClick(field, Qt::Key_Return);
        ++actions;
        QVERIFY2(!palette->isVisible(), qPrintable(sentence));
        QVERIFY(fixture.hasSettled());
    }
    bool takesBestPlan()
    {
        auto& best = *fixture.window.findChild<BestPlanButton*>();
        const auto isKnown = [&] { return best.isVisible() && !best.finder().isBusy() && best.finder().best(); };
        if (!QTest::qWaitFor(isKnown, kPatience))
            return false;
        chord(Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
        return QTest::qWaitFor([&] { return !best.isEnabled(); }, kPatience) && fixture.hasSettled() &&
               QTest::qWaitFor(isKnown, kPatience) && estimated().fit() == Fit::Fits;
    }
    QPushButton* button(QWidget& part, const QString& text) const
    {
        for (QPushButton* each : part.findChildren<QPushButton*>()) {
            if (each->isVisible() && each->text().startsWith(text))
                return each;
        }
        return nullptr;
    }
};

}  // namespace

/// What people come for, from the first screen to the answer, and how many actions each takes.
class TestJourneys : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_person = std::make_unique<Person>();
    }
    void cleanup()
    {
        qInfo("%s: %d actions", QTest::currentTestFunction(), m_person->actions);
        m_person.reset();
    }

    /// A model, a cluster and a length in one sentence, and the best plan for them.
    void aFirstPlan()
    {
        m_person->say("qwen3 235b 512 h100 8k");
        QCOMPARE(m_person->scenario().cluster.gpus(), 512);
        QCOMPARE(m_person->scenario().training.sequenceLength, 8192);
        QVERIFY(m_person->takesBestPlan());
        QVERIFY(m_person->actions <= 3);
    }

    /// Which of two clusters: their days and prices in one table.
    void twoClusters()
    {
        m_person->say("llama 3.1 70b 256 h100");
        m_person->press(m_person->panels().rail().button("decide"));
        auto& decide = m_person->panels().view<DecideView>();
        QTRY_VERIFY_WITH_TIMEOUT(decide.isVisible() && decide.isSettled() && decide.table().rows.size() == 4, kPatience);
        int own = 0, other = 0;
        for (const DecisionRow& row : decide.table().rows) {
            QVERIFY(row.fits() && row.figures->days && row.figures->price);
            own += row.scenario().cluster.gpu.id == "h100-sxm" && row.scenario().cluster.gpus() == 256;
            other += row.scenario().cluster.gpu.id == "b200-sxm" && row.scenario().cluster.gpus() == 256;
        }
        QCOMPARE(own, 1);
        QCOMPARE(other, 1);
        QVERIFY2(decide.verdict().contains("Cheapest"), qPrintable(decide.verdict()));
        m_person->say("b200 128");  // a cluster that the table does not offer by itself
        QVERIFY(m_person->actions <= 6);
    }

    /// A context of a million tokens needs context parallelism, and the best plan has it.
    void aMillionTokens()
    {
        m_person->say("llama 3.1 8b 64 h100 1m");
        QCOMPARE(m_person->scenario().training.sequenceLength, 1 << 20);
        QVERIFY(m_person->takesBestPlan());
        QVERIFY(m_person->scenario().plan.cp > 1);
        QVERIFY(m_person->actions <= 3);
    }

    /// A plan that does not fit: the list of findings has the fix.
    void outOfMemory()
    {
        m_person->say("tp 1");
        QCOMPARE(m_person->estimated().fit(), Fit::DoesNotFit);
        FindingsPanel& findings = m_person->panels().findings();
        QTRY_VERIFY_WITH_TIMEOUT(findings.isSettled(), kPatience);
        m_person->press(findings.line().opener());
        QTRY_VERIFY_WITH_TIMEOUT(m_person->button(findings.list(), "Fix"), kPatience);
        m_person->press(*m_person->button(findings.list(), "Fix"));
        QVERIFY(m_person->fixture.hasSettled());
        QVERIFY(m_person->estimated().fit() != Fit::DoesNotFit);
        QVERIFY(m_person->actions <= 4);
    }

    /// Why ranks wait, and the split that shortens the step.
    void aBubble()
    {
        m_person->say("deepseek-v3 2048 h800");
        QVERIFY(m_person->takesBestPlan());
        m_person->press(m_person->panels().rail().button("pipeline"));
        auto& pipeline = m_person->panels().view<PipelineView>();
        QVERIFY(m_person->fixture.hasSettled());
        const double before = m_person->estimated().throughput()->tokensPerSecond;
        QPushButton* cure = nullptr;
        const auto isOffered = [&] {
            for (const char* name : {"Even out", "Interleave", "Smaller micro-batch"})
                cure = cure ? cure : m_person->button(pipeline, name);
            return cure != nullptr;
        };
        if (QTest::qWaitFor(isOffered, 20000)) {
            m_person->press(*cure);
            QVERIFY(m_person->fixture.hasSettled());
            QVERIFY(m_person->estimated().throughput()->tokensPerSecond > before);
        }
        QVERIFY(m_person->actions <= 5);
    }

    /// A launch script of another's, and one of one's own from it.
    void aLaunchScript()
    {
        const QString script = QStringLiteral(SHARDSCOPE_SOURCE_DIR "/tests/app/window/configs/torchtitan_llama.sh");
        Questions questions;
        questions.whichToOpen = [script] { return script; };
        questions.whatOfUnsaved = [] { return Unsaved::Discard; };
        m_person->fixture.workspace.setQuestions(questions);
        m_person->chord(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(m_person->fixture.hasSettled());
        QVERIFY2(m_person->fixture.message().contains("torchtitan_llama.sh"), qPrintable(m_person->fixture.message()));
        QVERIFY(m_person->takesBestPlan());
        m_person->say("export megatron");
        auto* dialog = m_person->fixture.window.findChild<LaunchDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->reject();
        QVERIFY(m_person->actions <= 5);
    }

    /// Everything above works without a mouse: a plan, a view, a pane and back, undo.
    void keyboardOnly()
    {
        const Scenario start = m_person->scenario();
        m_person->say("llama 3.1 8b 16 h100 8k");
        QVERIFY(m_person->takesBestPlan());
        m_person->say("pipeline");
        QVERIFY(m_person->panels().panes().shown().contains("pipeline"));
        const QAction& theme = m_person->fixture.window.commands().action("view.theme.dark");
        m_person->say("dark");
        QVERIFY(theme.isChecked());
        m_person->say("light");
        m_person->fixture.window.setFocus();
        for (int i = 0; i < 2; ++i)
            m_person->chord(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_person->fixture.hasSettled());
        QVERIFY(isSame(m_person->scenario(), start));
    }

    /// Asked for while it is still searched, the best plan is applied when it is found.
    void theBestPlanIsAwaited()
    {
        m_person->say("qwen3 235b 512 h100 8k");
        auto& best = *m_person->fixture.window.findChild<BestPlanButton*>();
        QVERIFY(best.finder().isBusy());
        m_person->chord(Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY_WITH_TIMEOUT(m_person->fixture.document().undoStack().count() == 2, kPatience);
        QCOMPARE(m_person->estimated().fit(), Fit::Fits);
        QCOMPARE(m_person->fixture.message(), QString());
    }

    /// Also with the controls folded; an edit in between takes the request back.
    void theBestPlanIsAwaitedWithoutItsButton()
    {
        auto& best = *m_person->fixture.window.findChild<BestPlanButton*>();
        m_person->chord(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!best.isVisible());
        m_person->say("qwen3 235b 512 h100 8k");
        m_person->chord(Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY2(m_person->fixture.message().contains("searching"), qPrintable(m_person->fixture.message()));
        QTRY_VERIFY_WITH_TIMEOUT(m_person->fixture.document().undoStack().count() == 2, kPatience);
        QCOMPARE(m_person->fixture.message(), QString());
        m_person->say("micro-batch 2");
        m_person->chord(Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
        m_person->say("sequence length 16k");
        const int steps = m_person->fixture.document().undoStack().count();
        QTest::qWait(2000);
        QCOMPARE(m_person->fixture.document().undoStack().count(), steps);
    }

    /// Where no launcher runs what fits, the best plan is not offered again once it is there.
    void aBestPlanThatNoLauncherRunsIsOfferedOnce()
    {
        m_person->say("llama 3.1 8b 64 h100 1m");
        QVERIFY(m_person->takesBestPlan());
        auto& best = *m_person->fixture.window.findChild<BestPlanButton*>();
        QVERIFY2(!best.isEnabled() && best.toolTip().contains("launcher"), qPrintable(best.text() + best.toolTip()));
    }

private:
    std::unique_ptr<Person> m_person;
};

QTEST_MAIN(TestJourneys)
#include "test_journeys.moc"
