// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace shardscope {

struct GlossaryEntry {
    QString term;     ///< "all-gather"
    QString meaning;  ///< one to three sentences
};

/// Returns the terms of communication between GPUs, in alphabetical order.
[[nodiscard]] QList<GlossaryEntry> glossary();

}  // namespace shardscope
