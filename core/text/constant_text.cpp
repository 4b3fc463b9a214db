// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/constant_text.h"

#include "core/text/texts.h"

namespace shardscope {

std::string_view constantName(std::string_view id)
{
    const std::string_view name = textOf("constants", id);
    return name.empty() ? id : name;
}

}  // namespace shardscope
