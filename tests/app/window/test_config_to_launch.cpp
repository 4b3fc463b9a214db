// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QPushButton>

#include <set>

#include "app/commands/command_registry.h"
#include "app/export/launch_dialog.h"
#include "app/files/import_notes.h"
#include "app/panels/best_plan_button.h"
#include "app/panels/findings_panel.h"
#include "app/panels/verdict_bar.h"
#include "app/text/fit_text.h"
#include "app/text/parameter_text.h"
#include "app/views/search/search_view.h"
#include "app/window/pane_area.h"
#include "core/estimate/estimate.h"
#include "core/framework/framework_defaults.h"
#include "core/io/residuals_json.h"
#include "core/search/own_framework.h"
#include "core/search/plan_effect.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/controls/finding_list.h"

using namespace shardscope;

namespace {

constexpr double kSame = 5e-4;  ///< of the throughput: no gain that anyone would change a plan for
constexpr double kEqual = 1e-9;

QString textOf(const QWidget& part)
{
    QStringList texts;
    for (const QLabel* label : part.findChildren<QLabel*>()) {
        if (label->isVisibleTo(&part))
            texts << label->text();
    }
    return texts.join(u'\n');
}

/// "Overlap weights: on became off"
QString changeOf(const Parameter& parameter, const Scenario& before, const Scenario& after)
{
    return QStringLiteral("%1: %2 became %3")
        .arg(parameterLabel(parameter), valueText(parameter, parameter.get(before)), valueText(parameter, parameter.get(after)));
}

QByteArray changesOf(const Scenario& before, const Scenario& after)
{
    QStringList changes;
    for (const Parameter& parameter : parameters()) {
        if (parameter.get(before) != parameter.get(after))
            changes << changeOf(parameter, before, after);
    }
    return changes.join(u'\n').toUtf8();
}

bool isSame(double a, double b) { return std::abs(a / b - 1) <= kEqual; }

/// A person before the window at 1280×800: chooses files, answers questions, and writes down what was asked.
struct Person {
    test::WindowFixture fixture;
    QString chosen;
    int savesAsked = 0;
    QStringList asked;  ///< what launch files left open
    std::shared_ptr<const ImportedLaunch> imported;

    Person()
    {
        fixture.window.resize(1280, 800);
        Questions questions;
        questions.whichToOpen = [this] { return chosen; };
        questions.whatOfUnsaved = [this] {
            ++savesAsked;
            return Unsaved::Discard;
        };
        questions.whatIsUnknown = [this](const ImportedLaunch& launch, const QString&, const ImportFill&) {
            for (const ImportNote& note : launch.unknown)
                asked << importReasonText(note);
            return std::optional<ImportFill>();
        };
        fixture.workspace.setQuestions(questions);
        QObject::connect(&fixture.workspace, &Workspace::imported, &fixture.window,
                         [this](const std::shared_ptr<const ImportedLaunch>& launch, const QString&) { imported = launch; });
    }
    [[nodiscard]] Panels& panels() const { return fixture.window.panels(); }
    const Scenario& scenario() { return fixture.document().scenario(); }
    bool opens(const QString& path)
    {
        chosen = path;
        fixture.window.commands().action("file.open").trigger();
        return fixture.hasSettled() && asked.isEmpty();
    }
    /// With SHARDSCOPE_WALK_PICTURES, to be looked at.
    static void leavePicture(QWidget& of, const QString& name)
    {
        const QString folder = qEnvironmentVariable("SHARDSCOPE_WALK_PICTURES");
        if (folder.isEmpty())
            return;
        QTest::qWait(500);  // what has just come moves one layout at a time
        of.grab().save(folder + u'/' + QString::fromUtf8(QTest::currentDataTag()).replace(u'/', u'-') + u'-' + name + ".png");
    }
    Estimate estimated() { return estimate(scenario(), measuredEvidence()).value(); }
    BestPlanButton& best() { return *fixture.window.findChild<BestPlanButton*>(); }
    bool bestIsKnown()
    {
        return QTest::qWaitFor([this] { return best().isVisible() && !best().finder().isBusy(); }, 120000) && best().finder().best();
    }
};

QString sourceFile(const QString& name) { return QStringLiteral(SHARDSCOPE_SOURCE_DIR "/tests/app/window/configs/") + name; }

}  // namespace

/// "Opens a config, presses Best plan, exports and reads it back without meeting a doubt that the tool did not explain."
class TestConfigToLaunch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void opensPlansExportsAndReadsBack_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<int>("nodes");
        const auto add = [](const char* file, const char* gpu, int nodes) {
            QTest::addRow("%s %s %d", file, gpu, nodes) << file << gpu << nodes;
        };
        add("Llama-3.1-8B/config.json", "h100-sxm", 8);
        add("Llama-3.1-70B/config.json", "h200-sxm", 64);
        add("Llama-3.1-70B/config.json", "mi300x", 8);
        add("Qwen3-30B-A3B/config.json", "h100-sxm", 8);
        add("Mixtral-8x7B-v0.1/config.json", "b200-sxm", 8);
        add("DeepSeek-V3/config.json", "b200-sxm", 32);
        // A launcher's own file states only the number of GPUs.
        add("megatron_mixtral.sh", "mi300x", 0);
        add("torchtitan_llama.sh", "b200-sxm", 0);
        add("nanotron_llama.yaml", "h100-sxm", 0);
        add("bridge_llama.sh", "h200-sxm", 0);
        if (!qEnvironmentVariableIsSet("SHARDSCOPE_LONG"))
            return;
        for (const char* model : {"Llama-3.1-8B", "Llama-3.1-70B", "Qwen3-30B-A3B", "Mixtral-8x7B-v0.1", "DeepSeek-V3"}) {
            for (const char* gpu : {"h100-sxm", "h200-sxm", "b200-sxm", "mi300x"}) {
                for (const int nodes : {16, 64})
                    QTest::addRow("long %s %s %d", model, gpu, nodes) << QString(model) + "/config.json" << gpu << nodes;
            }
        }
    }
    void opensPlansExportsAndReadsBack()
    {
        QFETCH(QString, file);
        QFETCH(QString, gpu);
        QFETCH(int, nodes);
        Person person;
        QVERIFY(person.fixture.hasSettled());
        QVERIFY(person.fixture.document().edit("cluster.gpu", Value(gpu.toStdString())));
        if (nodes > 0)
            QVERIFY(person.fixture.document().edit("cluster.nodes", std::int64_t{nodes}));
        QVERIFY2(person.opens(sourceFile(file)), qPrintable(person.asked.join(u'\n')));
        const QString told = file.section(u'/', 0, 0);  // the folder of a config.json says whose it is
        QVERIFY2(person.fixture.message().contains(told), qPrintable(person.fixture.message()));
        Person::leavePicture(person.fixture.window, "1-opened");
        QCOMPARE(person.scenario().cluster.gpu.id, gpu.toStdString());
        pressesBestPlan(person);
        if (!QTest::currentTestFailed())
            readsTheViews(person);
        if (!QTest::currentTestFailed())
            exportsAndReadsBack(person);
    }

private:
    static void pressesBestPlan(Person& person)
    {
        QVERIFY(person.bestIsKnown());
        BestPlanButton& best = person.best();
        QVERIFY2(best.finder().best()->plan, qPrintable(best.text()));
        if (best.isEnabled())
            QTest::mouseClick(&best, Qt::LeftButton);
        QVERIFY(person.fixture.hasSettled() && person.bestIsKnown());
        QVERIFY2(!best.isEnabled() && best.text().startsWith(BestPlanButton::tr("No faster plan fits")), qPrintable(best.text()));
        QCOMPARE(person.panels().verdicts().tiles().first()->tileData().caption, fitTitle(Fit::Fits));
        QVERIFY(isRun(person.scenario(), std::nullopt));
    }

    /// Nothing in sight says that something is faster, but for a tight plan, or for what the best plan leaves as it is and is named.
    static void readsTheViews(Person& person)
    {
        const Estimate present = person.estimated();
        QCOMPARE(present.fit(), Fit::Fits);
        for (const Finding& finding : present.findings())
            QVERIFY2(finding.severity == Severity::Hint, finding.id.c_str());
        FindingsPanel& findings = person.panels().findings();
        QTRY_VERIFY_WITH_TIMEOUT(findings.isSettled(), 60000);
        Person::leavePicture(person.fixture.window, "2-best");
        for (const QString& line : textOf(findings).split(u'\n')) {
            const bool isExplained = line.contains("tight") || line.contains("the best-plan search does not change");
            QVERIFY2(!line.contains(" faster") || isExplained, qPrintable(line));
        }
        person.panels().panes().go("search");
        QVERIFY(person.fixture.hasSettled());
        const SearchView& search = person.panels().view<SearchView>();
        QVERIFY(search.result() && !search.result()->plans.empty());
        Person::leavePicture(person.fixture.window, "3-search");
        const double rate = present.throughput()->tokensPerSecondPerGpu;
        QVERIFY(search.result()->plans.front().figures.tokensPerSecondPerGpu <= rate * (1 + kSame));
        const QString said = textOf(search);
        const bool isExplained = said.contains("a search does not change") || said.contains("which this search does not vary");
        QVERIFY2(said.contains("No plan is faster than this one") || isExplained, qPrintable(said));
    }

    static void exportsAndReadsBack(Person& person)
    {
        person.fixture.window.commands().action("file.export_launch").trigger();
        auto* dialog = person.fixture.window.findChild<LaunchDialog*>();
        QVERIFY(dialog);
        const std::optional<Target> own = launcherOf(frameworkOf(person.scenario().training));
        QVERIFY(own && dialog->launch().target == *own);
        QVERIFY2(dialog->launch().verdict == LaunchVerdict::Exact && dialog->launch().refusals.empty(), qPrintable(textOf(*dialog)));
        QVERIFY(textOf(*dialog).contains("Exact"));
        Person::leavePicture(*dialog, "4-export");
        dialog->setAskFolder([&person] { return person.fixture.folder.path(); });
        for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
            if (button->text().contains("folder"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        const LaunchExport launch = dialog->launch();
        dialog->close();
        const Estimate before = person.estimated();
        QVERIFY2(person.opens(person.fixture.folder.filePath(QString::fromStdString(launch.files.front().name))),
                 qPrintable(person.asked.join(u'\n')));
        Person::leavePicture(person.fixture.window, "5-read");
        isTheSame(person, launch, before);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(!person.fixture.document().isDirty());
        const int savesAsked = person.savesAsked;
        person.fixture.window.commands().action("file.example").trigger();
        QCOMPARE(person.savesAsked, savesAsked);
    }

    /// Settings with an effect are equal; every other difference was noted by the export or by the import.
    static void isTheSame(Person& person, const LaunchExport& launch, const Estimate& before)
    {
        const Scenario read = person.scenario();
        Scenario settled = read;  // what the export says that no file decides is as it was
        for (const std::string& field : launch.open) {
            if (field.starts_with("plan."))
                (void)setParameter(settled, *findParameter(field), findParameter(field)->get(before.scenario()));
        }
        const Estimate after = estimate(settled, measuredEvidence()).value();
        const QByteArray changes = changesOf(before.scenario(), after.scenario());
        QVERIFY2(effectOf(after.scenario()) == effectOf(before.scenario()), changes);
        QVERIFY2(isSame(after.throughput()->tokensPerSecondPerGpu, before.throughput()->tokensPerSecondPerGpu), changes);
        QVERIFY2(isSame(after.memory().peak.value(), before.memory().peak.value()), changes);
        QVERIFY2(person.fixture.message().contains("Read from"), qPrintable(person.fixture.message()));
        std::set<std::string, std::less<>> told(launch.open.begin(), launch.open.end());
        for (const auto* notes : {&person.imported->used, &person.imported->assumed, &person.imported->ignored}) {
            for (const ImportNote& note : *notes) {
                QVERIFY2(!importReasonText(note).isEmpty(), note.key.c_str());
                told.insert(note.path.value_or(std::string()));
            }
        }
        for (const ImportNote& note : person.imported->ignored)
            QVERIFY2(!note.why.text.ends_with("is not counted."), qPrintable(importReasonText(note)));  // it wrote the file itself
        for (const Parameter& parameter : parameters()) {
            const bool isOfName = parameter.path == "name" || parameter.path.starts_with("model.");  // a preset is known by its numbers
            if (isOfName || parameter.path.starts_with("plan.") || parameter.get(before.scenario()) == parameter.get(read))
                continue;
            QVERIFY2(told.contains(parameter.path), qPrintable(changeOf(parameter, before.scenario(), read)));
        }
    }
};

QTEST_MAIN(TestConfigToLaunch)
#include "test_config_to_launch.moc"
