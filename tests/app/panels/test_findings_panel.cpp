// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/findings_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>
#include <limits>

#include "app/document/document.h"
#include "app/panels/findings_line.h"
#include "app/search/cure_text.h"
#include "app/text/core_text.h"
#include "app/views/view_list.h"
#include "core/plan/check_plan.h"
#include "core/plan/plan_rule.h"
#include "core/text/finding_text.h"
#include "tests/app/estimates.h"

using namespace shardscope;

Q_DECLARE_METATYPE(std::vector<std::string>)

namespace {

/// 87 GiB on an 80 GB GPU.
std::shared_ptr<const Estimate> tooLarge() { return test::estimateWith({"plan.tp=4", "plan.dp=4"}); }

/// Nothing is wrong with it, and nothing would be faster.
std::shared_ptr<const Estimate> flawless()
{
    return test::estimateWith({"plan.overlap.tensor=true", "plan.recompute=none", "plan.pp=2", "plan.dp=4"});
}

QStringList labelsOf(const FindingsPanel& panel)
{
    QStringList texts;
    for (const QLabel* label : panel.list().findChildren<QLabel*>())
        texts << label->text();
    return texts;
}

QList<QPushButton*> fixesOf(const FindingsPanel& panel)
{
    QList<QPushButton*> fixes = panel.list().findChildren<QPushButton*>();
    fixes.removeIf([](const QPushButton* button) { return button->text() != "Fix"; });
    return fixes;
}

struct Shown {
    explicit Shown(const std::shared_ptr<const Estimate>& estimate)
    {
        panel.show();
        panel.setEstimate(estimate);
        settled = QTest::qWaitFor([this] { return panel.isSettled(); });
    }
    FindingsPanel panel;
    bool settled = false;
};

/// One line whose list opens as a drawer over an area, of a plan that does not fit.
struct Folded {
    QWidget area;
    FindingsPanel panel;

    Folded()
    {
        area.resize(900, 600);
        area.show();
        panel.foldOver(area);
        panel.show();
        panel.setEstimate(tooLarge());
    }
};

}  // namespace

class TestFindingsPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// A slider's move would make all of them anew, behind a drawer that is closed.
    void rowsAreMadeWhenTheyAreSeen()
    {
        Folded folded;
        FindingsPanel& panel = folded.panel;
        QTRY_VERIFY(panel.isSettled());
        QVERIFY(!panel.line().summary().isEmpty());
        QVERIFY(fixesOf(panel).isEmpty());
        panel.setOpen(true);
        QVERIFY(panel.isOpen());
        const qsizetype fixes = fixesOf(panel).size();
        QVERIFY(fixes > 0);
        panel.setEstimate(test::estimateWith({"plan.tp=2", "plan.dp=8"}));
        QTRY_VERIFY(panel.isSettled());
        QTRY_COMPARE(labelsOf(panel).contains(panel.rows().first().sentence), true);
    }

    /// A fix taken from the drawer closes it: the picture behind it shows the effect.
    void aFixUncoversThePicture()
    {
        Folded folded;
        FindingsPanel& panel = folded.panel;
        QTRY_VERIFY(panel.isSettled());
        panel.setOpen(true);
        QSignalSpy changes(&panel, &FindingsPanel::changeRequested);
        Q_EMIT panel.list().cureRequested(0, 0);
        QCOMPARE(changes.size(), 1);
        QVERIFY(!panel.isOpen());
    }

    /// A launcher's own rules are told before the rest, each once, and lead to its control.
    void aLaunchersOwnRules()
    {
        Shown shown(test::estimateWith({"plan.zero=2", "training.global_batch=1023"}));
        QVERIFY(shown.settled);
        const qsizetype without = shown.panel.rows().size();
        shown.panel.setTarget(Target::Nanotron);
        const QList<FindingRow> rows = shown.panel.rows();
        QVERIFY2(rows.first().sentence.contains("nanotron: ") && rows.first().sentence.contains("ZeRO stage 2"),
                 qPrintable(rows.first().sentence));
        // A refusal by every framework is listed once.
        const auto told =
            std::count_if(rows.begin(), rows.end(), [](const FindingRow& row) { return row.sentence.contains("A global batch of 1023"); });
        QCOMPARE(told, 1);
        QSignalSpy shows(&shown.panel, &FindingsPanel::showRequested);
        Q_EMIT shown.panel.list().showRequested(0);
        QCOMPARE(shows.last()[0].toString(), QString("plan.zero"));
        shown.panel.setTarget(std::nullopt);
        QVERIFY(QTest::qWaitFor([&] { return shown.panel.isSettled(); }));
        QCOMPARE(shown.panel.rows().size(), without);
    }

    void aFixHelpsAndDoesWhatItSays_data()
    {
        QTest::addColumn<std::vector<std::string>>("overrides");
        const auto row = [](const char* name, std::vector<std::string> overrides) { QTest::newRow(name) << overrides; };
        row("heads", {"model.preset=llama-3-8b", "plan.tp=64", "plan.pp=1", "plan.dp=1"});
        row("batch", {"training.global_batch=1023"});
        row("chunks of 1f1b", {"plan.chunks=2"});
        row("one chunk, interleaved", {"plan.schedule=interleaved"});
        row("experts", {"plan.ep=2"});
        row("tp crosses the node", {"plan.tp=16", "plan.pp=2"});
        row("the degrees that follow", {"plan.tp=16", "plan.dp=1"});
    }
    void aFixHelpsAndDoesWhatItSays()
    {
        QFETCH(std::vector<std::string>, overrides);
        const auto estimate = test::estimateWith(overrides);
        const Shown shown(estimate);
        QVERIFY(shown.settled);
        QSignalSpy changes(&shown.panel, &FindingsPanel::changeRequested);
        const Cures& cures = *shown.panel.cures();
        QCOMPARE(cures.fixes.size(), estimate->findings().size());
        for (std::size_t i = 0; i < cures.fixes.size(); ++i) {
            if (!cures.fixes[i])
                continue;
            Q_EMIT shown.panel.list().fixRequested(static_cast<int>(i));
            const auto wanted = changes.last()[0].value<std::vector<FieldChange>>();
            QVERIFY(!changes.last()[1].toString().isEmpty());
            const Scenario fixed = withChanges(estimate->scenario(), wanted);
            QCOMPARE(changesBetween(estimate->scenario(), fixed).size(), wanted.size());
            QVERIFY(figuresOf(shardscope::estimate(fixed).value(), estimate->memoryBand()) == cures.fixes[i]->after);
            const std::vector<Finding> left = checkPlan(fixed);
            const std::string& id = estimate->findings()[i].id;
            QVERIFY(std::none_of(left.begin(), left.end(), [&](const Finding& each) { return each.id == id; }));
        }
        QVERIFY(!changes.isEmpty());
    }

    /// The drawbacks of a fix are shown with it.
    void noFixMakesAnythingWorseUnsaid()
    {
        Figures before;
        before.legal = before.fits = before.hasRoom = true;
        before.peak = Bytes(40e9);
        before.capacity = Bytes(80e9);
        before.tokensPerSecondPerGpu = 1000;
        Figures after = before;
        QVERIFY(!effectText(before, after).contains("more") && effectText(before, after).contains("same speed"));
        after.peak = Bytes(50e9);
        QVERIFY(effectText(before, after).contains("9.3 GiB more"));
        after.peak = before.peak + Bytes(1e6);
        QVERIFY(!effectText(before, after).contains("more"));
        after.tokensPerSecondPerGpu = 900;
        QVERIFY(effectText(before, after).contains("10 % slower") || effectText(before, after).contains("10.0"));
        after.hasRoom = false;
        QVERIFY(effectText(before, after).contains("allocator"));
        after.fits = false;
        QVERIFY(effectText(before, after).contains("does not fit"));
        after.legal = false;
        QCOMPARE(effectText(before, after), QString("the plan still breaks other rules"));
    }

    /// TP 16 crosses the node, and TP 8 would not fit: a hint without a good plan has no button.
    void aHintThatMakesItWorseHasNoFix()
    {
        const Shown shown(test::estimateWith({"plan.tp=16", "plan.dp=1", "plan.micro_batch=4", "plan.recompute=none"}));
        QVERIFY(shown.settled);
        const std::optional<FixEffect>& fix = shown.panel.cures()->fixes.at(0);
        QVERIFY(fix && fix->before.fits && !fix->after.fits);
        QCOMPARE(fixesOf(shown.panel).size(), static_cast<qsizetype>(shown.panel.cures()->wastes.size()));
        const QStringList labels = labelsOf(shown.panel);
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QString& text) { return text.startsWith("Not worthwhile") && text.contains("does not fit"); }));
    }

    void whatMakesAPlanFitStandsUnderIt()
    {
        Document document(test::exampleScenario({"plan.tp=4", "plan.dp=4"}));
        const Shown shown(tooLarge());
        QVERIFY(shown.settled);
        const std::vector<Remedy>& remedies = shown.panel.cures()->remedies;
        QVERIFY(remedies.size() > 3);
        const QList<QPushButton*> fixes = fixesOf(shown.panel);
        QCOMPARE(fixes.size(), static_cast<qsizetype>(remedies.size()));
        const QStringList labels = labelsOf(shown.panel);
        for (const Remedy& remedy : remedies) {
            const CureRow row = cureRowOf(remedy);
            for (const QString& text : {row.change, row.memory, row.speed, row.difference})
                QVERIFY2(!text.isEmpty() && labels.contains(text), qPrintable(text));
        }
        connect(&shown.panel, &FindingsPanel::changeRequested, &document,
                [&](const std::vector<FieldChange>& changes, const QString& text) {
                    document.replace(withChanges(document.scenario(), changes), text);
                });
        fixes.at(2)->click();
        QCOMPARE(document.undoStack().count(), 1);
        const Estimate mended = estimate(document.scenario()).value();
        QVERIFY(mended.fits() && figuresOf(mended, tooLarge()->memoryBand()) == remedies[2].after);
        document.undoStack().undo();
        QVERIFY(!estimate(document.scenario()).value().fits());
        QCOMPARE(test::namelessWidgets(shown.panel), QStringList());
    }

    /// Changes that make another training of a fine-tune come last, say so, and have no speed to compare.
    void anotherTrainingIsMarked()
    {
        const Scenario full = parseScenario(resource("examples/llama-3.1-8b-qlora-rtx-4090.json"), "example",
                                            {"training.method=full", "training.base_format=null", "training.adapter={}"})
                                  .value();
        const Shown shown(std::make_shared<const Estimate>(estimate(full, measuredEvidence()).value()));
        QVERIFY(shown.settled);
        const std::vector<Remedy>& remedies = shown.panel.cures()->remedies;
        QVERIFY(!remedies.empty() && remedies.back().training == TrainingChange::Another);
        const QStringList labels = labelsOf(shown.panel);
        QVERIFY(labels.contains("Changes that make this plan fit: first those that keep the training, then those that change it"));
        for (const Remedy& remedy : remedies) {
            const CureRow row = cureRowOf(remedy);
            QCOMPARE(row.change.contains("another training"), remedy.training == TrainingChange::Another);
            QCOMPARE(row.difference == "speed not comparable", remedy.training == TrainingChange::Another);
            QVERIFY(labels.contains(row.change));
        }
    }

    void findingsAreThereBeforeTheirCures()
    {
        FindingsPanel panel;
        panel.show();
        panel.setEstimate(tooLarge());
        QVERIFY(!panel.isSettled());
        QVERIFY(labelsOf(panel).contains(findingSentence(tooLarge()->findings().front())));
        QVERIFY(fixesOf(panel).isEmpty());
        QTRY_VERIFY(panel.isSettled());
        QVERIFY(!fixesOf(panel).isEmpty());
    }

    /// The views above do not jump while a slider moves: rows are as high without their fixes as they were with them.
    void theHeightWaitsForTheCures()
    {
        Shown shown(test::estimateWith());
        FindingsPanel& panel = shown.panel;
        QVERIFY(shown.settled && !fixesOf(panel).isEmpty());
        panel.resize(1200, 400);  // each row in its lines
        QCoreApplication::processEvents();
        const int height = panel.list().minimumSizeHint().height();
        panel.setEstimate(test::estimateWith({"training.sequence_length=4096"}));
        QVERIFY(fixesOf(panel).isEmpty());
        QVERIFY(panel.list().minimumSizeHint().height() >= height);
        panel.setEstimate(test::estimateWith({"plan.overlap.tensor=true"}));
        QTRY_VERIFY(panel.isSettled());
        QVERIFY(panel.isVisible() && panel.list().minimumSizeHint().height() < height);
    }

    /// Cures of one estimate are never shown for another.
    void curesAreOfTheNewestEstimate()
    {
        FindingsPanel panel;
        panel.show();
        panel.setEstimate(tooLarge());
        QTRY_VERIFY(panel.isSettled());
        const auto slow = test::estimateWith({"plan.recompute=full"});
        panel.setEstimate(tooLarge());
        panel.setEstimate(slow);
        QVERIFY(!panel.cures());
        QTRY_VERIFY(panel.isSettled());
        QVERIFY(panel.cures()->remedies.empty());
        for (const Waste& waste : panel.cures()->wastes)
            QVERIFY(waste.before == figuresOf(*slow));
    }

    void wastesAreToldWithTheirGain()
    {
        const Shown shown(test::estimateWith({"plan.recompute=full"}));
        QVERIFY(shown.settled);
        const std::vector<Waste>& wastes = shown.panel.cures()->wastes;
        QVERIFY(wastes.size() > 1);
        for (const Waste& waste : wastes)
            QVERIFY(labelsOf(shown.panel).contains(coreText(traitsOf(waste.setting).waste)));
        QSignalSpy changes(&shown.panel, &FindingsPanel::changeRequested);
        fixesOf(shown.panel).first()->click();
        QCOMPARE(changes[0][0].value<std::vector<FieldChange>>().size(), wastes[0].changes.size());
        QSignalSpy places(&shown.panel, &FindingsPanel::placeRequested);
        Q_EMIT shown.panel.list().showRequested(0);
        QCOMPARE(places[0][0].value<ViewPlace>().view, QString("memory"));
    }

    /// Whether a rule hints at it or a setting is wasted: first what brings most, and a row's button does what the row says.
    void hintsStandByTheirGain_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<QString>("override");
        QTest::newRow("recomputed") << "llama-3-70b-64-h100"
                                    << "plan.recompute=full";
        QTest::newRow("too large") << "llama-3-70b-64-h100"
                                   << "plan.tp=4";
        QTest::newRow("rules hint at less than what is wasted") << "deepseek-v3-2048-h800"
                                                                << "plan.micro_batch=1";
    }
    void hintsStandByTheirGain()
    {
        QFETCH(QString, example);
        QFETCH(QString, override);
        const std::string text(resource("examples/" + example.toStdString() + ".json"));
        const auto estimate = std::make_shared<const Estimate>(
            shardscope::estimate(parseScenario(text, "example", {override.toStdString()}).value(), measuredEvidence()).value());
        const Shown shown(estimate);
        QVERIFY(shown.settled);
        QSignalSpy asked(&shown.panel, &FindingsPanel::changeRequested);
        double gain = std::numeric_limits<double>::infinity();
        bool isAmongHints = false;
        const QList<FindingRow> rows = shown.panel.rows();
        for (int row = 0; row < rows.size(); ++row) {
            const bool isHint = rows[row].standing == Standing::Hint;
            QVERIFY2(isHint || !isAmongHints, qPrintable(rows[row].sentence));
            isAmongHints = isHint;
            if (rows[row].fix.isEmpty())
                continue;
            Q_EMIT shown.panel.list().fixRequested(row);
            const auto fix = asked.takeLast()[0].value<std::vector<FieldChange>>();
            QCOMPARE(changesText(fix), rows[row].fix);
            if (!isHint)
                continue;
            const Estimate after = shardscope::estimate(withChanges(estimate->scenario(), fix)).value();
            const double own = speedUp(figuresOf(*estimate), figuresOf(after)).value_or(0);
            QVERIFY2(own <= gain, qPrintable(rows[row].sentence));
            gain = own;
        }
    }

    void itHidesWhereThereIsNothingToSay()
    {
        FindingsPanel panel;
        panel.show();
        const QSignalSpy empty(&panel, &FindingsPanel::emptyChanged);
        panel.setEstimate(test::illegalEstimate());
        QVERIFY(!panel.isEmpty() && panel.isVisible());
        panel.setEstimate(flawless());
        QTRY_VERIFY(panel.isSettled());
        QVERIFY(panel.isEmpty() && !panel.isVisible());
        QCOMPARE(empty.size(), 2);
        // A hidden one comes back by itself when something could be better, at once when something is wrong.
        panel.setEstimate(test::estimateWith({"plan.recompute=full"}));
        QTRY_VERIFY(panel.isVisible());
        panel.setEstimate(nullptr);
        QVERIFY(panel.isEmpty() && !panel.isVisible());
        panel.setEstimate(tooLarge());
        QVERIFY(panel.isVisible());
    }

    void everyFindingIsShownWithItsSentence()
    {
        const Shown shown(test::illegalEstimate());
        QVERIFY(shown.settled);
        // Too many ranks for the GPUs: the mesh shows it.
        QSignalSpy places(&shown.panel, &FindingsPanel::placeRequested);
        Q_EMIT shown.panel.list().showRequested(0);
        QCOMPARE(places[0][0].value<ViewPlace>().view, QString("mesh"));
        QCOMPARE(test::namelessWidgets(shown.panel), QStringList());
        QVERIFY(!fixesOf(shown.panel).isEmpty());
    }

    /// Where no view has anything to show there is the control.
    void whatNoViewShowsIsShownInItsControl()
    {
        const Shown shown(test::estimateWith({"training.global_batch=1023"}));
        QVERIFY(shown.settled);
        QSignalSpy controls(&shown.panel, &FindingsPanel::showRequested);
        Q_EMIT shown.panel.list().showRequested(0);
        QCOMPARE(controls.size(), 1);
        QVERIFY(findParameter(controls[0][0].toString().toStdString()));
    }

    /// Evidence is a view that there is, and what of it is to be lit.
    void evidenceCanBeShown()
    {
        const auto estimate = tooLarge();
        int places = 0;
        const auto verify = [&](const ViewPlace& place) {
            if (place.view.isEmpty())
                return;
            ++places;
            QVERIFY2(findView(place.view), qPrintable(place.view));
            QVERIFY(place.what.stage < static_cast<int>(estimate->memory().stages.size()));
        };
        for (const PlanRule& rule : planRules()) {
            Finding finding;
            finding.id = std::string(rule.id);
            verify(evidenceOf(finding));
        }
        for (const auto& [setting, name] : EnumNames<PlanSetting>::names) {
            Waste waste;
            waste.setting = setting;
            verify(evidenceOf(waste, *estimate));
        }
        QVERIFY(places > 25);
        const Finding& memory = estimate->findings().front();
        QCOMPARE(memory.id, std::string("out-of-memory"));
        QCOMPARE(evidenceOf(memory).view, QString("memory"));
        QCOMPARE(evidenceOf(memory).what.stage, estimate->memory().peakStage);
        Finding crossing;
        crossing.id = "tp-crosses-node";
        QCOMPARE(evidenceOf(crossing).what.dimension, std::optional(Axis::Tp));
    }

    /// Every rule that has a knob has a control to show.
    void everySubjectIsAParameter()
    {
        for (const PlanRule& rule : planRules()) {
            Finding finding;
            finding.id = std::string(rule.id);
            const QString subject = subjectOf(finding);
            QCOMPARE(subject.isEmpty(), rule.knobs.empty());
            QVERIFY2(subject.isEmpty() || findParameter(subject.toStdString()), qPrintable(subject));
        }
    }

    void rowsThatStayAreKept()
    {
        FindingsPanel panel;
        panel.show();
        panel.setEstimate(test::illegalEstimate());
        const QPointer<QPushButton> button = panel.findChild<QPushButton*>();
        QVERIFY(button);
        panel.setEstimate(test::illegalEstimate());
        QVERIFY(button);
        panel.setEstimate(test::estimateWith());
        QVERIFY(!button);
    }
};

QTEST_MAIN(TestFindingsPanel)
#include "test_findings_panel.moc"
