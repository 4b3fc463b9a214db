// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QStringList>

namespace shardscope {

/// Returns the pictures of a tour on one page, small, each with the name of its file. Each `group` of them (the views of a theme) starts a
/// row and takes as many as it needs. Unreadable pictures are left out.
[[nodiscard]] QImage contactSheet(const QStringList& paths, int group);

}  // namespace shardscope
