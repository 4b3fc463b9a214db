// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace shardscope {

/// One row of the command palette.
struct PaletteItem {
    QString id;     ///< id in the history
    QString group;  ///< "File", "Parameter", "Model"
    QString text;
    QString detail;             ///< its shortcut, or its value now
    QString reason;             ///< why it is disabled; empty: it is not
    std::function<void()> run;  ///< null: choosing it completes the query instead
    QString completion;
    QStringList aliases{};    ///< other words for it
    QList<int> highlights{};  ///< places of the text's letters that were matched
};

}  // namespace shardscope
