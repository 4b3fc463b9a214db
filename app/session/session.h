// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

#include "app/document/history.h"
#include "core/base/result.h"

namespace shardscope {

struct Scenario;

/// The state of the last run: the scenario with its unsaved edits and undo history, the pinned scenario, and its file.
struct Session {
    History history;
    std::shared_ptr<const Scenario> pinned;  ///< null: nothing
    QString file;                            ///< empty: it was never saved

    [[nodiscard]] bool isDirty() const { return history.at != history.clean; }
};

/// Write and read a `shardscope.session/2` document. Scenarios are stored as text, so that numbers and the order of keys are preserved.
/// Version 1, without a history, is also read. A step that can't be read ends the history there: the scenario is what matters.
[[nodiscard]] QByteArray sessionText(const Session& session);
[[nodiscard]] Result<Session> readSession(const QByteArray& text, const QString& name);

/// Returns the user's folder for data.
[[nodiscard]] QString dataFolder();
/// Reads the session; empty where there is none yet.
[[nodiscard]] std::optional<Result<Session>> loadSession(const QString& path);

}  // namespace shardscope
