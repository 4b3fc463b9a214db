// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

#include "core/base/result.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// What a start finds of the last run: the scenario with its unsaved edits, and the file that it belongs to.
struct Session {
    Scenario scenario;
    QString file;  ///< empty: it was never saved
    bool isDirty = false;
};

/// The document `shardscope.session/1`. The scenario stands in it as text, so that numbers and the order of keys stay as they are.
[[nodiscard]] QByteArray sessionText(const Session& session);
[[nodiscard]] Result<Session> readSession(const QByteArray& text, const QString& name);

/// In the user's folder for data.
[[nodiscard]] QString sessionPath();
/// Empty where there is no session yet.
[[nodiscard]] std::optional<Result<Session>> loadSession(const QString& path);

}  // namespace shardscope
