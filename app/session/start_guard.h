// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace shardscope {

/// Knows a start that never came to its first picture. A mark is in the user's folder from the start until `stands` or a clean end; one
/// that is found there without its process was left by a start that ended badly. Nothing that is remembered may do so twice.
class StartGuard {
public:
    explicit StartGuard(const QString& folder);
    /// A clean end is a good start.
    ~StartGuard();
    StartGuard(const StartGuard&) = delete;
    StartGuard& operator=(const StartGuard&) = delete;

    /// How many starts in a row ended badly just before this one.
    [[nodiscard]] int badStarts() const { return m_badStarts; }
    /// The first picture is there.
    void stands();

private:
    QString m_mark;  ///< empty: none could be made
    int m_badStarts = 0;
    std::unique_ptr<QLockFile> m_lock;
};

}  // namespace shardscope
