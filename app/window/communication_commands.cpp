// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_registry.h"
#include "app/views/communication/communication_view.h"
#include "app/window/main_window.h"
#include "app/window/panels.h"
#include "app/window/window_commands.h"

namespace shardscope {

void addCommunicationCommands(const CommandContext& context)
{
    const auto tr = [](const char* text) { return MainWindow::tr(text); };
    Panels& panels = context.panels;
    const auto add = [&](const QString& id, const QString& text, CommunicationMode mode) {
        const auto run = [&panels, mode] {
            panels.showCommunication();
            panels.communication().setMode(mode);
        };
        context.registry.add({QStringLiteral("communication.") + id, tr("&View"), text, {}, run, false, false, tr("Commu&nication")});
    };
    add(QStringLiteral("strategies"), tr("&Strategies with their bytes and times"), CommunicationMode::Strategies);
    add(QStringLiteral("formulas"), tr("&Formulas as printed"), CommunicationMode::Formulas);
    add(QStringLiteral("player"), tr("&Collectives, played chunk by chunk"), CommunicationMode::Player);
    add(QStringLiteral("glossary"), tr("&Glossary"), CommunicationMode::Glossary);
}

}  // namespace shardscope
