// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/said.h"

namespace shardscope {

std::string said(std::string_view text, std::initializer_list<std::string_view> parts)
{
    std::string filled;
    for (const std::string_view part : parts) {
        const std::size_t at = text.find("{}");
        filled.append(text.substr(0, at)).append(part);
        text.remove_prefix(at == std::string_view::npos ? text.size() : at + 2);
    }
    return filled.append(text);
}

}  // namespace shardscope
