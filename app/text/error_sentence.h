// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/error.h"

namespace shardscope {

/// Returns what went wrong, where, and what would be right, in the reader's language.
[[nodiscard]] QString errorSentence(const Error& error);

}  // namespace shardscope
