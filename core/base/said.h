// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace shardscope {

/// A sentence for people whose template the catalogues of languages know: `translations/update.py` collects what stands in a `said`. Each
/// "{}" of `text` is the next of `parts`. Precondition: there are as many.
[[nodiscard]] std::string said(std::string_view text, std::initializer_list<std::string_view> parts = {});

}  // namespace shardscope
