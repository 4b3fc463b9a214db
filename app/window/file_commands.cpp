// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>

#include "app/commands/command_registry.h"
#include "app/export/launch_dialog.h"
#include "app/files/workspace.h"
#include "app/window/main_window.h"
#include "app/window/window_commands.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

QString recentId(int index) { return QStringLiteral("file.recent.%1").arg(index + 1); }

/// One command for each place of the list; those without a file are not seen.
void showRecentFiles(const CommandContext& context)
{
    const QStringList paths = context.workspace.recentFiles().paths();
    for (int index = 0; index < RecentFiles::kMost; ++index) {
        QAction& action = context.registry.action(recentId(index));
        action.setVisible(index < paths.size());
        if (index < paths.size()) {
            QString name = QDir::toNativeSeparators(paths.at(index));
            action.setText(QStringLiteral("&%1 %2").arg((index + 1) % 10).arg(name.replace(QLatin1Char('&'), QStringLiteral("&&"))));
        }
    }
    context.registry.setReason(QStringLiteral("file.forget"), paths.isEmpty() ? tr("No file has been opened or saved so far") : QString());
}

void addRecentFiles(const CommandContext& context)
{
    Workspace& workspace = context.workspace;
    for (int index = 0; index < RecentFiles::kMost; ++index) {
        const auto open = [&workspace, index] {
            const QStringList paths = workspace.recentFiles().paths();
            if (index < paths.size())
                workspace.open(paths.at(index));
        };
        context.registry.add({recentId(index), tr("&File"), tr("Recent file"), {}, open, false, false, tr("Open &recent")});
    }
    context.registry.add({QStringLiteral("file.forget"),
                          tr("&File"),
                          tr("&Clear list"),
                          {},
                          [&workspace] { workspace.recentFiles().clear(); },
                          false,
                          false,
                          tr("Open &recent")});
    QObject::connect(&workspace.recentFiles(), &RecentFiles::changed, &context.window, [context] { showRecentFiles(context); });
    showRecentFiles(context);
}

}  // namespace

void addFileCommands(const CommandContext& context)
{
    Workspace& workspace = context.workspace;
    const QString menu = tr("&File");
    CommandRegistry& registry = context.registry;
    registry.add({QStringLiteral("file.new_window"), menu, tr("&New window"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
                  [&window = context.window] { Q_EMIT window.anotherRequested(); }});
    registry.add({QStringLiteral("file.open"), menu, tr("&Open scenario, config.json or launch file…"), QKeySequence::Open,
                  [&workspace] { workspace.openWithDialog(); }});
    addRecentFiles(context);
    registry.add({QStringLiteral("file.open_clipboard"), menu, tr("Open from the clipboard"), {}, [&registry] {
                      registry.action(QStringLiteral("edit.paste")).trigger();
                  }});
    registry.add({QStringLiteral("file.import"), menu, tr("&Import a log or profile…"), {}, [&workspace] { workspace.useProfile({}); }});
    registry.add({QStringLiteral("file.builtin_figures"), menu, tr("Use the &built-in figures"), {}, [&workspace] {
                      workspace.useBuiltInFigures();
                  }});
    registry.add({QStringLiteral("file.example"), menu, tr("Open the built-in &example"), {}, [&workspace] { workspace.openExample(); }});
    registry.add({QStringLiteral("file.save"), menu, tr("&Save"), QKeySequence::Save, [&workspace] { workspace.save(); }, false, true});
    registry.add({QStringLiteral("file.save_as"), menu, tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
                  [&workspace] { workspace.saveAs(); }});
    const auto exportLaunchFiles = [context] {
        auto* dialog = new LaunchDialog(context.workspace.document(), context.settings, &context.window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    };
    registry.add({QStringLiteral("file.export_launch"), menu, tr("Export &launch files…"), QKeySequence(Qt::CTRL | Qt::Key_E),
                  exportLaunchFiles, false, true});
    addHandoutCommands(context);
    registry.add({QStringLiteral("file.quit"), menu, tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q),
                  [&window = context.window] { window.close(); }, false, true});
    const auto updateSave = [context] {
        const bool isSaved = !context.workspace.document().isDirty() && !context.workspace.file().isEmpty();
        context.registry.setReason(QStringLiteral("file.save"), isSaved ? tr("No changes since the last save") : QString());
    };
    QObject::connect(&workspace.document(), &Document::dirtyChanged, &context.window, updateSave);
    QObject::connect(&workspace, &Workspace::fileChanged, &context.window, updateSave);
    updateSave();
    const auto updateProfile = [context] {
        const bool has = context.workspace.document().scenario().cluster.profile.has_value();
        context.registry.setReason(QStringLiteral("file.builtin_figures"), has ? QString() : tr("The cluster has no profile"));
    };
    QObject::connect(&workspace.document(), &Document::scenarioChanged, &context.window, updateProfile);
    updateProfile();
}

}  // namespace shardscope
