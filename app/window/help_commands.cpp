// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>

#include "app/commands/command_registry.h"
#include "app/document/document.h"
#include "app/files/workspace.h"
#include "app/help/help_window.h"
#include "app/views/view_list.h"
#include "app/window/main_window.h"
#include "app/window/panels.h"
#include "app/window/window_commands.h"

namespace shardscope {
namespace {

QList<ViewHelp> viewHelp()
{
    QList<ViewHelp> views;
    for (const ViewRow& row : viewRows())
        views.append({row.info.title, row.info.question, QStringLiteral("view.go.") + row.info.id, {}});
    return views;
}

GuideSources sourcesOf(const CommandContext& context)
{
    GuideSources sources{context.registry, viewHelp(), context.workspace.document().scenario(), nullptr};
    if (Result<Estimate> made = estimate(sources.scenario))
        sources.estimate = std::make_shared<const Estimate>(std::move(made).value());
    return sources;
}

HelpWindow& helpOf(const CommandContext& context)
{
    if (auto* open = context.window.findChild<HelpWindow*>())
        return *open;
    auto* help = new HelpWindow([context] { return sourcesOf(context); }, &context.window);
    QObject::connect(help, &HelpWindow::derivationRequested, &context.panels,
                     [&panels = context.panels](const QString& field) { panels.showDerivation(field); });
    QObject::connect(help, &HelpWindow::commandRequested, &context.window,
                     [context](const QString& id) { context.registry.action(id).trigger(); });
    return *help;
}

}  // namespace

void addGuideCommands(const CommandContext& context)
{
    const QString menu = MainWindow::tr("&Help");
    const auto page = [context](const QString& id) { return [context, id] { helpOf(context).openPage(id); }; };
    context.registry.add({QStringLiteral("help.focus"), menu, MainWindow::tr("&What is this?"), QKeySequence(Qt::Key_F1),
                          [context] { helpOf(context).openTopic(topicOf(QApplication::focusWidget())); }});
    context.registry.add(
        {QStringLiteral("help.guide"), menu, MainWindow::tr("&Guide"), QKeySequence(Qt::CTRL | Qt::Key_F1), page(QStringLiteral("start"))});
    context.registry.add(
        {QStringLiteral("help.numbers"), menu, MainWindow::tr("How each &number is computed"), {}, page(QStringLiteral("figures"))});
    context.registry.add({QStringLiteral("help.shortcuts"), menu, MainWindow::tr("&Keyboard shortcuts"),
                          QKeySequence(Qt::SHIFT | Qt::Key_F1), page(QStringLiteral("shortcuts"))});
}

}  // namespace shardscope
