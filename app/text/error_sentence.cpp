// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/error_sentence.h"

#include "app/text/core_text.h"
#include "core/text/error_text.h"

namespace shardscope {

QString errorSentence(const Error& error) { return QString::fromStdString(errorText(error, readersLocale())); }

}  // namespace shardscope
