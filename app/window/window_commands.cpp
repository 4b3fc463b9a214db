// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_commands.h"

#include <QMessageBox>

#include "app/commands/command_registry.h"
#include "app/window/main_window.h"

namespace shardscope {

void addHelpCommands(const CommandContext& context)
{
    const auto about = [&window = context.window] {
        auto* box = new QMessageBox(
            QMessageBox::NoIcon, MainWindow::tr("About Shardscope"),
            MainWindow::tr("Shardscope %1\n\nShows how a transformer's training step splits across GPUs. Free software under the GNU "
                           "General Public License, version 3 or later.")
                .arg(QStringLiteral(SHARDSCOPE_VERSION)),
            QMessageBox::Close, &window);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
    };
    context.registry.add({QStringLiteral("help.about"), MainWindow::tr("&Help"), MainWindow::tr("&About Shardscope"), {}, about});
}

void addCommands(const CommandContext& context)
{
    addFileCommands(context);
    addEditCommands(context);
    addViewCommands(context);
    addPresenterCommands(context);
    addGuideCommands(context);
    addHelpCommands(context);
}

}  // namespace shardscope
