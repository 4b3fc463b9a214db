// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/error.h"

namespace shardscope {

/// Returns the error, its place and the remedy, in the reader's language.
[[nodiscard]] QString errorSentence(const Error& error);

}  // namespace shardscope
