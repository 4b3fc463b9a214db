// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace shardscope {

/// Cuts what a program writes into lines, in whatever pieces it comes. A line that never ends is given in parts, so that nothing grows
/// without bounds.
class ProbeLines {
public:
    static constexpr qsizetype kLongest = 4 << 20;

    /// The lines that are whole now, without their ends; empty ones are left out.
    [[nodiscard]] QByteArrayList take(const QByteArray& bytes);
    /// Returns what is left when the program has ended.
    [[nodiscard]] QByteArray rest();

private:
    QByteArray m_begun;
};

}  // namespace shardscope
