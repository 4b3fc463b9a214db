// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/guide_page.h"

#include <algorithm>

#include "app/commands/command_registry.h"
#include "app/help/guide_chapter.h"
#include "app/help/guide_html.h"
#include "app/language/language.h"
#include "app/text/parameter_text.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString chapter(const QString& id) { return chapterText(id, spoken().id); }

/// The views as they call themselves, in the order of the rail, each with what the chapter says of it.
QString viewsPage(const GuideSources& sources)
{
    const QHash<QString, QString> sections = viewSections(chapter(QStringLiteral("views")));
    QString html = chapterHtml(sections.value({}), sources.commands);
    for (const ViewHelp& view : sources.views) {
        const QString title =
            view.command.isEmpty() ? view.title.toHtmlEscaped() : htmlLink(QStringLiteral("command:") + view.command, view.title);
        const QString keys = keysOfCommand(sources.commands, view.command);
        html += QStringLiteral("<h3>%1</h3>").arg(title) +
                htmlParagraph(QStringLiteral("<b>%1</b>").arg(view.question.toHtmlEscaped()) +
                              (keys.isEmpty() ? QString() : QStringLiteral(" <i>%1</i>").arg(keys.toHtmlEscaped()))) +
                chapterHtml(sections.value(view.command), sources.commands);
    }
    return html;
}

/// "training.software" as a heading: "Training: software".
QString groupTitle(const QString& group)
{
    static constexpr std::pair<const char*, const char*> kTitles[] = {{"model", QT_TR_NOOP("Model")},
                                                                      {"cluster", QT_TR_NOOP("Cluster")},
                                                                      {"training", QT_TR_NOOP("Training")},
                                                                      {"training.software", QT_TR_NOOP("Training: software")},
                                                                      {"training.run", QT_TR_NOOP("Training: run")},
                                                                      {"plan", QT_TR_NOOP("Plan")},
                                                                      {"plan.overlap", QT_TR_NOOP("Plan: overlap")}};
    for (const auto& [path, title] : kTitles) {
        if (group == QLatin1String(path))
            return tr(title);
    }
    return group;
}

QString fieldsPage(const Scenario& scenario)
{
    QString html = htmlHeading(tr("All settings"));
    QString group;
    QStringList rows;
    const auto flush = [&] {
        if (!rows.isEmpty())
            html += htmlSection(groupTitle(group)) + htmlTable(rows);
        rows.clear();
    };
    for (const Parameter& parameter : parameters()) {
        const QString here = toText(parameter.group());
        if (here != group)
            flush();
        group = here;
        const QString now = valueText(parameter, parameter.get(scenario));
        rows << htmlRow(htmlLink(QStringLiteral("field:") + toText(parameter.path), parameterLabel(parameter)),
                        parameterDescription(parameter).toHtmlEscaped() +
                            QStringLiteral(" <i>%1</i>").arg(tr("Currently %1.").arg(now).toHtmlEscaped()));
    }
    flush();
    return html;
}

QString typedPage()
{
    const QStringList rows{
        htmlRow(tr("Sequence length"), tr("powers of two: 8k is 8,192 tokens, 128k is 131,072, 1M is 1,048,576")),
        htmlRow(tr("Everything else"), tr("powers of ten: 8M is 8,000,000, 1.5T is 1.5 × 10¹². 25 Mi is 25 × 1,048,576.")),
        htmlRow(tr("Global batch"),
                tr("“batch 1024” means sequences, “batch 8M” means tokens, rounded to the nearest number of sequences that "
                   "divides evenly among the replicas")),
        htmlRow(tr("Degrees"), tr("“tp 8”, “tp=8”, “tp8”. The other degrees adjust, as with the slider.")),
        htmlRow(tr("GPUs"), tr("“gpus 128” or “128 gpus”, rounded to whole nodes")),
        htmlRow(tr("Choices"), tr("“schedule zb-v”, “full recompute”, “fp8”, or the first letters")),
        htmlRow(tr("Switches"), tr("“sequence parallel off”. The name alone toggles the switch.")),
        htmlRow(tr("Not set"), tr("“dp automatic”: the value follows from the other settings"))};
    return htmlHeading(tr("What you can type")) + htmlTable(rows) +
           htmlParagraph(tr("When the sequence length changes, the number of tokens per batch stays the same and the number of sequences "
                            "is adjusted. If the result does not divide evenly among the replicas, the nearest number that does is used. A "
                            "line below the controls then says so.")
                             .toHtmlEscaped());
}

}  // namespace

QString keysOfCommand(const CommandRegistry& registry, const QString& id)
{
    const QList<Command>& commands = registry.commands();
    const bool isThere = std::any_of(commands.begin(), commands.end(), [&](const Command& command) { return command.id == id; });
    return isThere ? registry.action(id).shortcut().toString(QKeySequence::NativeText) : QString();
}

QString viewPage(const ViewHelp& view, const CommandRegistry& commands)
{
    QString html = htmlHeading(view.title) + htmlParagraph(QStringLiteral("<b>%1</b>").arg(view.question.toHtmlEscaped()));
    if (!view.command.isEmpty())
        html += chapterHtml(viewSections(chapter(QStringLiteral("views"))).value(view.command), commands);
    QStringList rows;
    if (const QString keys = keysOfCommand(commands, view.command); !keys.isEmpty())
        rows << htmlRow(keys.toHtmlEscaped(), tr("opens the view").toHtmlEscaped());
    for (const KeyHelp& key : view.keys)
        rows << htmlRow(key.keys.toHtmlEscaped(), key.meaning.toHtmlEscaped());
    // A view's own commands begin with its id: "pipeline.compare.none" next to "view.go.pipeline".
    const QString own = view.command.section(u'.', -1) + u'.';
    for (const Command& command : commands.commands()) {
        if (own.size() > 1 && command.id.startsWith(own))
            rows << htmlRow(keysOfCommand(commands, command.id).toHtmlEscaped(),
                            htmlLink(QStringLiteral("command:") + command.id, plainText(command.text)));
    }
    return html + htmlTable(rows) + htmlParagraph(htmlLink(QStringLiteral("page:views"), tr("All views")));
}

QList<GuidePage> guidePages(const GuideSources& sources)
{
    QList<GuidePage> pages;
    for (const QString& id : guideChapters()) {
        const QString text = chapter(id);
        pages.append({id, chapterTitle(text), id == QStringLiteral("views") ? viewsPage(sources) : chapterHtml(text, sources.commands)});
    }
    return pages << GuidePage{QStringLiteral("figures"), tr("Numbers"), figuresPage(sources.estimate.get())}
                 << GuidePage{QStringLiteral("fields"), tr("Fields"), fieldsPage(sources.scenario)}
                 << GuidePage{QStringLiteral("typed"), tr("What you can type"), typedPage()}
                 << GuidePage{QStringLiteral("shortcuts"), tr("Shortcuts"), shortcutsPage(sources.commands)};
}

}  // namespace shardscope
