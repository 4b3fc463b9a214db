// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QProcess;

namespace shardscope {

/// The helper program that measures: what SHARDSCOPE_PROBE names, else one beside the window's program, in its build tree, where a package puts
/// it, or in PATH. Empty: it is nowhere.
[[nodiscard]] QString probeProgram();
/// Where it was looked for, for a person.
[[nodiscard]] QStringList probePlaces();

/// Ends a helper that nobody listens to any more, without waiting for it. Null: nothing.
void letGo(QProcess* process);

/// Holds what a person asks the helper program for.
struct ProbeRequest {
    QString backend = QStringLiteral("auto");
    bool quick = false;
    QString device;        ///< of the simulated backend: an id of the catalogue
    QString fault;         ///< of the simulated backend: what goes wrong
    QString scenarioFile;  ///< whose shapes are measured, too; empty: none
    QStringList stages;    ///< empty: all
    QString out;           ///< where the helper writes the profile, too; empty: nowhere
    bool allowBusy = false;
    double patience = 1;  ///< factor on every watchdog

    [[nodiscard]] bool isSimulated() const { return backend == QStringLiteral("simulated"); }
    [[nodiscard]] QStringList arguments() const;
};

}  // namespace shardscope
