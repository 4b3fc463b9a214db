// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace shardscope {

/// The most windows that keep a session of their own.
inline constexpr int kMostWindows = 64;

/// The session's file of this process: the first of `session.json`, `session-2.json`, … that no other Shardscope has locked, during the
/// lifetime of this object. So two windows that are open at once never write over each other's session, and each comes back at the next
/// start.
class SessionSlot {
public:
    explicit SessionSlot(const QString& folder);

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Returns whether another Shardscope has locked an earlier session file.
    [[nodiscard]] bool isBesideAnother() const { return m_isBesideAnother; }

private:
    QString m_path;
    bool m_isBesideAnother = false;
    std::unique_ptr<QLockFile> m_lock;
};

}  // namespace shardscope
