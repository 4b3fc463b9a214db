// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/guide_page.h"

#include <algorithm>

#include "app/commands/command_registry.h"
#include "app/help/guide_html.h"
#include "app/panels/verdicts.h"
#include "app/text/parameter_text.h"
#include "app/views/base/core_text.h"
#include "core/explain/explain.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString keysOf(const CommandRegistry& registry, const QString& id)
{
    const QList<Command>& commands = registry.commands();
    const bool isThere = std::any_of(commands.begin(), commands.end(), [&](const Command& command) { return command.id == id; });
    return isThere ? registry.action(id).shortcut().toString(QKeySequence::NativeText) : QString();
}

QString startPage(const GuideSources& sources)
{
    const QStringList steps{
        tr("Open a scenario or a model's config.json, or drop or paste one. The line above the controls says what is trained on what; "
           "a click on it opens the setup."),
        tr("Move a slider. The other degrees follow so that their product stays the number of GPUs; a lock keeps one as it is. A value "
           "that cannot be is greyed and says why."),
        tr("Read the verdicts at the top. A click on one shows where its number comes from, down to the inputs and their sources."),
        tr("Follow the findings: what is wrong, what it costs, and what would mend it."),
        tr("Type anything into the palette (%1): “tp 8”, “gpus 128”, “seq 32k”, “fsdp”, a model's name.")
            .arg(keysOf(sources.commands, QStringLiteral("view.palette")))};
    QString html = htmlHeading(tr("How to begin")) + QStringLiteral("<ol style=\"margin-left: 0px\">");
    for (const QString& step : steps)
        html += QStringLiteral("<li style=\"margin-bottom: 6px\">%1</li>").arg(step.toHtmlEscaped());
    return html + QStringLiteral("</ol>") +
           htmlParagraph(tr("F1 explains what has the focus. %1.")
                             .toHtmlEscaped()
                             .arg(htmlLink(QStringLiteral("page:shortcuts"), tr("All shortcuts"))));
}

QString viewsPage(const GuideSources& sources)
{
    QStringList rows;
    for (const ViewHelp& view : sources.views) {
        const QString title =
            view.command.isEmpty() ? view.title.toHtmlEscaped() : htmlLink(QStringLiteral("command:") + view.command, view.title);
        const QString keys = keysOf(sources.commands, view.command);
        rows << htmlRow(title, view.question.toHtmlEscaped() +
                                   (keys.isEmpty() ? QString() : QStringLiteral(" <i>%1</i>").arg(keys.toHtmlEscaped())));
    }
    return htmlHeading(tr("Which view answers what")) + htmlTable(rows);
}

/// The formula with which the number's derivation begins, and where it is from.
QString derivationLine(const Estimate& estimate, const QString& field)
{
    const Result<Derivation> derivation = explain(estimate, field.toStdString());
    if (!derivation)
        return {};
    QString line = QStringLiteral("= ") + coreText(derivation->formula).toHtmlEscaped();
    if (!derivation->source.empty())
        line += QStringLiteral("<br><i>%1</i>").arg(coreText(derivation->source).toHtmlEscaped());
    return line;
}

QString figuresPage(const GuideSources& sources)
{
    QString html = htmlHeading(tr("How each number is computed"));
    if (!sources.estimate)
        return html + htmlParagraph(tr("There is no estimate of this scenario now: its findings say why.").toHtmlEscaped());
    html += htmlParagraph(tr("As the verdicts show them now; a click on one opens its derivation, down to the inputs.").toHtmlEscaped());
    for (const Verdict& verdict : verdictsOf(*sources.estimate, nullptr)) {
        html +=
            htmlSection(verdict.tile.caption) + htmlParagraph(htmlLink(QStringLiteral("derivation:") + verdict.field, verdict.tile.value) +
                                                              QStringLiteral("<br>") + derivationLine(*sources.estimate, verdict.field));
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
    QString html = htmlHeading(tr("Everything that can be set"));
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
                            QStringLiteral(" <i>%1</i>").arg(tr("Now %1.").arg(now).toHtmlEscaped()));
    }
    flush();
    return html;
}

QString typedPage()
{
    const QStringList rows{
        htmlRow(tr("Sequence length"), tr("in powers of two: 8k is 8,192 tokens, 128k is 131,072, 1M is 1,048,576")),
        htmlRow(tr("Everything else"), tr("in powers of ten: 8M is 8,000,000, 1.5T is 1.5 × 10¹²; 25 Mi is 25 × 1,048,576")),
        htmlRow(tr("Global batch"),
                tr("“batch 1024” are sequences, “batch 8M” are tokens: the nearest number of sequences that the replicas can share")),
        htmlRow(tr("Degrees"), tr("“tp 8”, “tp=8”, “tp8”: the others follow, as with the slider")),
        htmlRow(tr("GPUs"), tr("“gpus 128” or “128 gpus”: whole nodes")),
        htmlRow(tr("Choices"), tr("“schedule zb-v”, “full recompute”, “fp8”, or the first letters")),
        htmlRow(tr("Switches"), tr("“sequence parallel off”; its name alone flips it")),
        htmlRow(tr("Left open"), tr("“dp automatic”: it follows from the others"))};
    return htmlHeading(tr("What can be typed")) + htmlTable(rows) +
           htmlParagraph(
               tr("When the sequence length changes, the tokens of a batch stay the same: the number of sequences follows. Where that is "
                  "no whole number that the replicas can share, the nearest one is taken, and a line below the controls says so.")
                   .toHtmlEscaped());
}

}  // namespace

QString viewPage(const ViewHelp& view, const CommandRegistry& commands)
{
    QString html = htmlHeading(view.title) + htmlParagraph(view.question.toHtmlEscaped());
    QStringList rows;
    if (const QString keys = keysOf(commands, view.command); !keys.isEmpty())
        rows << htmlRow(keys.toHtmlEscaped(), tr("shows it").toHtmlEscaped());
    for (const KeyHelp& key : view.keys)
        rows << htmlRow(key.keys.toHtmlEscaped(), key.meaning.toHtmlEscaped());
    // A view's own commands begin with its id: "pipeline.compare.none" beside "view.go.pipeline".
    const QString own = view.command.section(u'.', -1) + u'.';
    for (const Command& command : commands.commands()) {
        if (own.size() > 1 && command.id.startsWith(own))
            rows << htmlRow(keysOf(commands, command.id).toHtmlEscaped(),
                            htmlLink(QStringLiteral("command:") + command.id, plainText(command.text)));
    }
    return html + htmlTable(rows) + htmlParagraph(htmlLink(QStringLiteral("page:views"), tr("All views")));
}

QList<GuidePage> guidePages(const GuideSources& sources)
{
    return {{QStringLiteral("start"), tr("How to begin"), startPage(sources)},
            {QStringLiteral("views"), tr("Views"), viewsPage(sources)},
            {QStringLiteral("figures"), tr("Numbers"), figuresPage(sources)},
            {QStringLiteral("fields"), tr("Fields"), fieldsPage(sources.scenario)},
            {QStringLiteral("typed"), tr("What can be typed"), typedPage()},
            {QStringLiteral("shortcuts"), tr("Shortcuts"), shortcutsPage(sources.commands)}};
}

}  // namespace shardscope
