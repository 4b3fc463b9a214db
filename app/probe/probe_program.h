// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QProcess;

namespace shardscope {

/// Returns the path of the helper program that measures: the value of SHARDSCOPE_PROBE, else one next to the window's program, in its build
/// tree, where a package installs it, or in PATH. Empty: not found.
[[nodiscard]] QString probeProgram();
/// Returns the places where it was looked for, for people.
[[nodiscard]] QStringList probePlaces();

/// Ends a helper that is no longer needed, without waiting for it. `process` may be null.
void letGo(QProcess* process);

/// A request to the helper program.
struct ProbeRequest {
    QString backend = QStringLiteral("auto");
    bool quick = false;
    QString device;        ///< of the simulated backend: an id of the catalogue
    QString fault;         ///< of the simulated backend: its fault
    QString scenarioFile;  ///< scenario whose shapes are also measured; empty: none
    QStringList stages;    ///< empty: all
    QString out;           ///< path to which the helper also writes the profile; empty: none
    bool allowBusy = false;
    double patience = 1;  ///< factor on every watchdog

    [[nodiscard]] bool isSimulated() const { return backend == QStringLiteral("simulated"); }
    [[nodiscard]] QStringList arguments() const;
};

}  // namespace shardscope
