// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>
#include <QTreeView>
#include <QUrl>

#include "app/help/guide_chapter.h"
#include "app/help/help_topic.h"
#include "app/help/help_window.h"
#include "app/language/catalogue_translator.h"
#include "app/language/language.h"
#include "app/panels/controls_panel.h"
#include "app/text/core_text.h"
#include "app/text/parameter_text.h"
#include "app/views/derivation/derivation_panel.h"
#include "app/views/view_list.h"
#include "app/window/view_house.h"
#include "core/explain/explain.h"
#include "core/site/cost_constants.h"
#include "core/text/constant_text.h"
#include "core/text/quantity_tables.h"
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

QString pageOf(const GuideSources& sources, const QString& id)
{
    for (const GuidePage& page : guidePages(sources)) {
        if (page.id == id)
            return page.html;
    }
    return {};
}

QStringList sortedMatches(const QString& text, const char* form)
{
    QStringList found;
    for (auto match = QRegularExpression(form, QRegularExpression::MultilineOption).globalMatch(text); match.hasNext();)
        found << match.next().captured(1);
    found.sort();
    return found;
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
        const auto figures = [&] { return pageOf(sources, "figures"); };
        const Result<Derivation> peak = explain(*sources.estimate, "/time/step_s");
        QVERIFY(figures().contains(coreText(peak->formula).toHtmlEscaped()));
        sources.estimate = nullptr;
        QVERIFY(figures().contains("This scenario cannot be estimated at present"));
    }

    /// Whatever a derivation may be made of, whether this scenario has it or not.
    void everyQuantityAndConstantIsOnThePage()
    {
        const QString page = figuresPage(nullptr);
        const auto has = [&page](std::string_view text) { return page.contains(coreText(text).replace("{}", "…").toHtmlEscaped()); };
        for (const QuantityTable& table : quantityTables()) {
            for (const QuantityText& text : table.texts)
                QVERIFY2(has(text.name) && has(text.formula) && has(text.source), std::string(text.id).c_str());
        }
        for (const ConstantInfo& info : constantTable())
            QVERIFY2(has(constantName(info.name)) && has(info.source), std::string(info.name).c_str());
    }

    /// In every language a chapter leads to the same places, shows the same pictures and quotes the same commands.
    void chaptersSayTheSameInEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.id)) << language.id;
    }
    void chaptersSayTheSameInEveryLanguage()
    {
        QFETCH(QString, language);
        for (const QString& id : guideChapters()) {
            const QString english = chapterText(id, "en");
            const QString text = chapterText(id, language);
            QVERIFY2(chapterTitle(text).size() > 1 && text.startsWith("# "), qPrintable(id));
            for (const char* form : {"\\]\\(([^)]*)\\)", "^(#+|-|\\d\\.) ", "^    (.*)$", "`([^`]*)`"})
                QCOMPARE(sortedMatches(text, form), sortedMatches(english, form));
        }
        QCOMPARE(chapterText("start", "no such language"), chapterText("start", "en"));
    }

    void viewsAreCalledAsInTheWindow_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* id : {"de", "zh_CN"})
            QTest::newRow(id) << QString(id);
    }
    void viewsAreCalledAsInTheWindow()
    {
        QFETCH(QString, language);
        const auto translator = CatalogueTranslator::of(*findLanguage(language));
        QVERIFY(translator);
        for (const QString& id : guideChapters()) {
            const QString english = chapterText(id, "en");
            for (const ViewRow& row : viewRows()) {
                const QString link = QStringLiteral("[%1](command:view.go.%2)");
                const QString name = translator->translate("", row.info.title.toUtf8(), nullptr, -1);
                if (english.contains(link.arg(row.info.title, row.info.id)))
                    QVERIFY2(chapterText(id, language).contains(link.arg(name, row.info.id)), qPrintable(id + ": " + name));
            }
        }
    }

    void everyPictureIsThere()
    {
        for (const QString& id : guideChapters()) {
            for (const QString& link : sortedMatches(chapterText(id, "en"), "^!\\[.*\\]\\((.*)\\)$")) {
                const QFileInfo file(SHARDSCOPE_SOURCE_DIR "/resources/guide/en/" + link);
                QVERIFY2(file.exists() && file.size() < 100000, qPrintable(link));
                QVERIFY2(!QImage(":/pictures/" + file.fileName()).isNull(), qPrintable(link));
            }
        }
    }

    void everyViewIsToldHowToRead()
    {
        const QHash<QString, QString> sections = viewSections(chapterText("views", "en"));
        QSet<QString> views{QString()};
        for (const ViewRow& row : viewRows()) {
            views.insert("view.go." + row.info.id);
            QVERIFY2(sections.value("view.go." + row.info.id).trimmed().size() > 30, qPrintable(row.info.id));
        }
        const QStringList told = sections.keys();
        QCOMPARE(QSet<QString>(told.begin(), told.end()), views);
    }

    void chaptersAreWrittenAsRichText()
    {
        test::WindowFixture fixture;
        const QString html =
            chapterHtml("# A & B\n\n1. **one** *two*\n2. `a<b` [undo](command:edit.undo)\n\n    cat a > b\n    c\n\nText\nmore.\n",
                        fixture.window.commands());
        QCOMPARE(html,
                 QString("<h2>A &amp; B</h2><ol><li><b>one</b> <em>two</em></li><li><code>a&lt;b</code> "
                         "<a href=\"command:edit.undo\">undo</a> <i>(Ctrl+Z)</i></li></ol><pre>cat a &gt; b\nc\n</pre><p>Text more. </p>"));
    }

    /// Ctrl+F, a word: the pages that have it, each place marked; Return goes to the next; Escape ends the search.
    void theGuideIsSearched()
    {
        test::WindowFixture fixture;
        fixture.window.commands().action("help.guide").trigger();
        auto* help = fixture.window.findChild<HelpWindow*>();
        auto& list = *help->findChild<QListWidget*>();
        auto& field = *help->findChild<QLineEdit*>();
        const auto shownPages = [&list] {
            QStringList titles;
            for (int row = 0; row < list.count(); ++row) {
                if (!list.item(row)->isHidden())
                    titles << list.item(row)->text();
            }
            return titles;
        };
        const QStringList all = shownPages();
        QVERIFY(all.size() > 11);
        QTest::keyClicks(&field, "mpirun Rendezvous");
        QCOMPARE(shownPages(), QStringList{"Measure your node"});
        QVERIFY(help->browser().toPlainText().startsWith("Measure your node"));
        QCOMPARE(help->browser().extraSelections().size(), 2);
        const int first = help->browser().textCursor().position();
        QTest::keyClick(&field, Qt::Key_Return);
        QVERIFY(help->browser().textCursor().position() > first);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(help->browser().textCursor().position(), first);
        field.setText("zyzzyva");
        QVERIFY(shownPages().isEmpty() && help->browser().toPlainText().contains("zyzzyva"));
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(shownPages(), all);
        QVERIFY(help->isVisible());
        QVERIFY(help->browser().extraSelections().isEmpty());
        QTest::keyClick(&field, Qt::Key_Escape);
        QVERIFY(!help->isVisible());
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
            if (const QString folder = qEnvironmentVariable("SHARDSCOPE_PICTURES"); !folder.isEmpty())
                QVERIFY(help->grab().save(QStringLiteral("%1/guide-%2.png").arg(folder).arg(row)));
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
