// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace shardscope {

/// Splits a program's output into lines, in whatever pieces it arrives. An endless line is returned in parts, so that memory is bounded.
class ProbeLines {
public:
    static constexpr qsizetype kLongest = 4 << 20;

    /// Returns the complete lines, without their ends and without empty ones.
    [[nodiscard]] QByteArrayList take(const QByteArray& bytes);
    /// Returns the rest when the program has ended.
    [[nodiscard]] QByteArray rest();

private:
    QByteArray m_begun;
};

}  // namespace shardscope
