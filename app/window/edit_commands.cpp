// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QPushButton>

#include "app/commands/command_registry.h"
#include "app/document/follow_degrees.h"
#include "app/files/workspace.h"
#include "app/panels/best_plan_button.h"
#include "app/settings/settings_dialog.h"
#include "app/window/main_window.h"
#include "app/window/message_bar.h"
#include "app/window/panels.h"
#include "app/window/window_commands.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_link.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

void addUndo(const CommandContext& context)
{
    const QString undoId = QStringLiteral("edit.undo");
    const QString redoId = QStringLiteral("edit.redo");
    QUndoStack& stack = context.workspace.document().undoStack();
    context.registry.add({undoId, tr("&Edit"), tr("&Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z), [&stack] { stack.undo(); }});
    context.registry.add({redoId, tr("&Edit"), tr("&Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), [&stack] { stack.redo(); }});
    const auto update = [context, &stack, undoId, redoId] {
        context.registry.action(undoId).setText(stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"));
        context.registry.action(redoId).setText(stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"));
        context.registry.setReason(undoId, stack.canUndo() ? QString() : tr("Nothing to undo"));
        context.registry.setReason(redoId, stack.canRedo() ? QString() : tr("Nothing to redo"));
    };
    QObject::connect(&stack, &QUndoStack::indexChanged, &context.window, update);
    QObject::connect(&stack, &QUndoStack::undoTextChanged, &context.window, update);
    update();
}

void addClipboard(const CommandContext& context)
{
    Workspace& workspace = context.workspace;
    const auto copy = [&workspace] {
        QGuiApplication::clipboard()->setText(QString::fromStdString(scenarioText(workspace.document().scenario())));
        Q_EMIT workspace.told(tr("The scenario was copied to the clipboard in its file format."));
    };
    const auto copyLink = [&workspace] {
        QGuiApplication::clipboard()->setText(QString::fromStdString(scenarioLink(workspace.document().scenario())));
        Q_EMIT workspace.told(
            tr("The scenario was copied to the clipboard as one line. Paste it into Shardscope, or pass it to the command line."));
    };
    const auto paste = [&workspace] {
        const QMimeData* data = QGuiApplication::clipboard()->mimeData();
        if (data && Workspace::accepts(*data))
            workspace.take(*data, tr("the clipboard"));
        else
            Q_EMIT workspace.refused(tr("Nothing to paste"), tr("First copy a scenario or a model's config.json, as text or as a file."));
    };
    context.registry.add({QStringLiteral("edit.copy"), tr("&Edit"), tr("&Copy the scenario"),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), copy, false, true});
    context.registry.add({QStringLiteral("edit.copy_link"), tr("&Edit"), tr("Copy the scenario as &one line"), {}, copyLink});
    context.registry.add({QStringLiteral("edit.paste"), tr("&Edit"), tr("&Paste a scenario or config.json"), QKeySequence::Paste, paste});
}

void addLocks(const CommandContext& context)
{
    Document& document = context.workspace.document();
    const QString id = QStringLiteral("edit.unlock");
    context.registry.add({id,
                          tr("&Edit"),
                          tr("Un&lock all degrees"),
                          {},
                          [&document] {
                              const QSet<QString> locked = document.lockedDegrees();
                              for (const QString& path : locked)
                                  document.setLocked(path, false);
                          },
                          false,
                          true});
    const auto update = [context, id, &document] {
        context.registry.setReason(id, document.lockedDegrees().isEmpty() ? tr("No degree is locked") : QString());
    };
    QObject::connect(&document, &Document::locksChanged, &context.window, update);
    update();
}

/// Does the same as the button next to the verdicts. While the search runs, the plan is applied once it is found; else a disabled button says why.
void addBestPlan(const CommandContext& context)
{
    auto* button = context.window.findChild<BestPlanButton*>();
    const auto tell = [button, &messages = context.panels.messages()] { messages.tellUntilEdit(button->text(), button->toolTip()); };
    QObject::connect(button, &BestPlanButton::notApplied, &context.window, tell);
    const auto take = [button, tell] {
        if (button->isEnabled())
            return button->click();
        if (!button->finder().best())
            button->applyOnceFound();
        tell();
    };
    context.registry.add({QStringLiteral("edit.best_plan"), tr("&Edit"), tr("Apply the &best plan"),
                          QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_B), take, false, true});
}

}  // namespace

void addEditCommands(const CommandContext& context)
{
    addUndo(context);
    addBestPlan(context);
    addClipboard(context);
    addLocks(context);
    const auto showSettings = [&settings = context.settings, &window = context.window] {
        auto* dialog = new SettingsDialog(settings, &window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    };
    context.registry.add({QStringLiteral("edit.settings"), tr("&Edit"), tr("Se&ttings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma),
                          showSettings, false, true});
}

}  // namespace shardscope
