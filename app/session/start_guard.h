// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace shardscope {

/// Detects starts that crashed before the first picture. A mark is in the user's folder from the start until `stands` or a clean end; a
/// mark without its process is from a start that crashed. So remembered state cannot crash a start twice.
class StartGuard {
public:
    explicit StartGuard(const QString& folder);
    /// Removes the mark: a clean end counts as a good start.
    ~StartGuard();
    StartGuard(const StartGuard&) = delete;
    StartGuard& operator=(const StartGuard&) = delete;

    /// Returns the number of consecutive crashed starts before this one.
    [[nodiscard]] int badStarts() const { return m_badStarts; }
    /// Reports the first picture.
    void stands();

private:
    QString m_mark;  ///< empty: none could be made
    int m_badStarts = 0;
    std::unique_ptr<QLockFile> m_lock;
};

}  // namespace shardscope
