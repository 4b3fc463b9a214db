// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace shardscope {

/// Returns the label of a choice's id: "1F1B" for "1f1b", "AdamW, 8-bit states" for "adamw-8bit"; the id itself where there is no better
/// name.
[[nodiscard]] QString choiceLabel(std::string_view path, std::string_view id);

}  // namespace shardscope
