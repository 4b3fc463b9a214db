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

/// Holds what a start finds of the last run: the scenario with its unsaved edits and the way back through them, what it was compared with,
/// and the file that it belongs to.
struct Session {
    History history;
    std::shared_ptr<const Scenario> pinned;  ///< null: nothing
    QString file;                            ///< empty: it was never saved

    [[nodiscard]] bool isDirty() const { return history.at != history.clean; }
};

/// The document `shardscope.session/2`. Scenarios stand in it as text, so that numbers and the order of keys stay as they are. One of
/// the version before, which had no history, is read too. A step that can't be read ends the history there: the scenario is what matters.
[[nodiscard]] QByteArray sessionText(const Session& session);
[[nodiscard]] Result<Session> readSession(const QByteArray& text, const QString& name);

/// The user's folder for data.
[[nodiscard]] QString dataFolder();
/// Empty where there is no session yet.
[[nodiscard]] std::optional<Result<Session>> loadSession(const QString& path);

}  // namespace shardscope
