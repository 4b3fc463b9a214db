// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/communication_view.h"

namespace shardscope {

QList<ViewCommand> CommunicationView::viewCommands()
{
    const auto to = [](CommunicationMode mode) { return [mode](View& view) { static_cast<CommunicationView&>(view).setMode(mode); }; };
    return {{QStringLiteral("strategies"), tr("&Strategies with their bytes and times"), to(CommunicationMode::Strategies)},
            {QStringLiteral("formulas"), tr("&Formulas as printed"), to(CommunicationMode::Formulas)},
            {QStringLiteral("player"), tr("&Collectives, played chunk by chunk"), to(CommunicationMode::Player)},
            {QStringLiteral("glossary"), tr("&Glossary"), to(CommunicationMode::Glossary)}};
}

}  // namespace shardscope
