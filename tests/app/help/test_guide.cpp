// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QListWidget>
#include <QTextBrowser>
#include <QTreeView>
#include <QUrl>

#include "app/help/help_topic.h"
#include "app/help/help_window.h"
#include "app/panels/controls_panel.h"
#include "app/text/parameter_text.h"
#include "app/views/derivation/derivation_panel.h"
#include "app/views/view_list.h"
#include "app/window/view_house.h"
#include "core/explain/explain.h"
#include "tests/app/estimates.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/charts/chart_widget.h"

using namespace shardscope;

namespace {

GuideSources sourcesOf(const test::WindowFixture& fixture)
{
    return {fixture.window.commands(),
            {{"Memory", "Where do the bytes go?", "view.palette", {{"F", "fits"}}}},
            test::exampleScenario(),
            test::estimateWith()};
}

QStringList linksOf(const QString& html)
{
    static const QRegularExpression form("href=\"([^\"]*)\"");
    QStringList links;
    for (auto match = form.globalMatch(html); match.hasNext();)
        links << match.next().captured(1);
    return links;
}

}  // namespace

class TestGuide : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void everyCommandStandsAmongTheShortcuts()
    {
        test::WindowFixture fixture;
        const CommandRegistry& commands = fixture.window.commands();
        const QString page = shortcutsPage(commands);
        const QStringList links = linksOf(page);
        for (const Command& command : commands.commands()) {
            const QAction& action = commands.action(command.id);
            QCOMPARE(links.contains("command:" + command.id), action.isVisible());
            if (action.isVisible())
                QVERIFY2(page.contains(action.shortcut().toString(QKeySequence::NativeText).toHtmlEscaped()), qPrintable(command.id));
        }
    }

    /// Whatever can be clicked leads somewhere.
    void everyLinkLeadsSomewhere()
    {
        test::WindowFixture fixture;
        const GuideSources sources = sourcesOf(fixture);
        QList<GuidePage> pages = guidePages(sources);
        QSet<QString> ids;
        for (const GuidePage& page : pages)
            ids.insert(page.id);
        for (const Parameter& parameter : parameters())
            pages.append({{}, {}, fieldPage(parameter, sources.scenario)});
        pages.append({{}, {}, viewPage(sources.views.first(), sources.commands)});
        int derivations = 0;
        for (const GuidePage& page : pages) {
            for (const QString& link : linksOf(page.html)) {
                const QString kind = link.section(':', 0, 0);
                const QString target = link.section(':', 1);
                if (kind == "page")
                    QVERIFY2(ids.contains(target), qPrintable(link));
                else if (kind == "field")
                    QVERIFY2(findParameter(target.toStdString()), qPrintable(link));
                else if (kind == "derivation")
                    QVERIFY2(explain(*sources.estimate, target.toStdString()), qPrintable(link));
                else
                    QVERIFY2(kind == "command" && fixture.window.commands().action(target).isVisible(), qPrintable(link));
                derivations += kind == "derivation" ? 1 : 0;
            }
        }
        QVERIFY(derivations >= 6);
    }

    void aFieldIsDescribedWithItsRange()
    {
        for (const Parameter& parameter : parameters()) {
            const QString page = fieldPage(parameter, test::exampleScenario());
            QVERIFY(page.contains(parameterDescription(parameter).toHtmlEscaped()));
            QVERIFY(page.contains(rangeText(parameter).toHtmlEscaped()));
            QVERIFY(page.contains(toText(parameter.path)));
        }
        QCOMPARE(rangeText(*findParameter("plan.tp")), QString("1 to 32,768 ranks"));
        QCOMPARE(rangeText(*findParameter("plan.sequence_parallel")), QString("on or off"));
        QVERIFY(rangeText(*findParameter("plan.schedule")).contains("zb-v"));
        QVERIFY(fieldPage(*findParameter("plan.tp"), test::exampleScenario()).contains("--tensor-model-parallel-size"));
    }

    void figuresSayHowTheyAreComputed()
    {
        test::WindowFixture fixture;
        GuideSources sources = sourcesOf(fixture);
        const auto figures = [&] { return guidePages(sources).at(2).html; };
        const Result<Derivation> peak = explain(*sources.estimate, "/time/step_s");
        QVERIFY(figures().contains(toText(peak->formula).toHtmlEscaped()));
        sources.estimate = nullptr;
        QVERIFY(figures().contains("There is no estimate"));
    }

    /// F1 with the keyboard on a control, and on a view.
    void theTopicIsWhatHasTheFocus()
    {
        test::WindowFixture fixture;
        auto& controls = *fixture.window.findChild<ControlsPanel*>();
        for (const char* path : {"plan.tp", "plan.zero", "plan.overlap.tensor", "training.token_budget", "cluster.preset"}) {
            QVERIFY(controls.reveal(path));
            QCOMPARE(topicOf(controls.controlOf(path)).field, QString(path));
            for (const QWidget* part : controls.controlOf(path)->findChildren<QWidget*>())
                QCOMPARE(topicOf(part).field, QString(path));
        }
        const auto* derivation = fixture.window.findChild<DerivationPanel*>();
        const HelpTopic topic = topicOf(&derivation->inputs());
        QCOMPARE(topic.view, QString("Derivation"));
        QVERIFY(!topic.question.isEmpty());
        QVERIFY(std::any_of(topic.keys.begin(), topic.keys.end(), [](const KeyHelp& key) { return key.keys.contains("Backspace"); }));
        QVERIFY(topicOf(nullptr).isEmpty());
        QVERIFY(topicOf(&fixture.window).isEmpty());
    }

    void theWindowOpensOnTheTopic()
    {
        test::WindowFixture fixture;
        auto& controls = *fixture.window.findChild<ControlsPanel*>();
        QApplication::setActiveWindow(&fixture.window);
        controls.reveal("plan.pp");
        fixture.window.commands().action("help.focus").trigger();
        auto* help = fixture.window.findChild<HelpWindow*>();
        QVERIFY(help && help->isVisible());
        QVERIFY(help->browser().toPlainText().startsWith("Pipeline parallel"));
        Q_EMIT help->browser().anchorClicked(QUrl("field:plan.tp"));
        QVERIFY(help->browser().toPlainText().startsWith("Tensor parallel"));
        fixture.window.commands().action("help.shortcuts").trigger();
        QVERIFY(help->browser().toPlainText().contains("Ctrl+Shift+P"));
        auto& list = *help->findChild<QListWidget*>();
        for (int row = 0; row < list.count(); ++row) {
            list.setCurrentRow(row);
            QVERIFY(help->browser().toPlainText().size() > 100);
        }
        QCOMPARE(test::namelessWidgets(*help), QStringList());
    }

    void linksReachTheWindow()
    {
        test::WindowFixture fixture;
        fixture.window.commands().action("help.numbers").trigger();
        auto* help = fixture.window.findChild<HelpWindow*>();
        Q_EMIT help->browser().anchorClicked(QUrl("derivation:/time/step_s"));
        QCOMPARE(fixture.window.findChild<DerivationPanel*>()->field(), QString("/time/step_s"));
        fixture.document().edit("plan.tp", std::int64_t{4});
        Q_EMIT help->browser().anchorClicked(QUrl("command:edit.undo"));
        QCOMPARE(fixture.document().scenario().plan.tp, 8);
    }

    void everyViewIsInTheGuide()
    {
        test::WindowFixture fixture;
        fixture.window.commands().action("help.guide").trigger();
        auto* help = fixture.window.findChild<HelpWindow*>();
        help->openPage("views");
        const QString text = help->browser().toPlainText();
        for (const ViewRow& row : viewRows()) {
            QVERIFY2(text.contains(row.info.title) && text.contains(row.info.question), qPrintable(row.info.id));
            const View& view = fixture.window.panels().house().view(row.info.id);
            const HelpTopic topic = topicOf(view.currentChart() ? view.currentChart() : static_cast<const QWidget*>(&view));
            QCOMPARE(topic.view, row.info.title);
            QCOMPARE(topic.question, row.info.question);
            help->openTopic(topic);
            for (const KeyHelp& key : topic.keys)
                QVERIFY(help->browser().toPlainText().contains(key.meaning));
            for (const ViewCommand& command : row.commands)
                QVERIFY(help->browser().toPlainText().contains(plainText(command.text)));
        }
    }
};

QTEST_MAIN(TestGuide)
#include "test_guide.moc"
