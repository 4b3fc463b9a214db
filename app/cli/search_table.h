// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/search/search.h"

namespace shardscope::cli {

/// Returns the counts, the best plans with their losses, the front and the certificate.
[[nodiscard]] std::string searchText(const SearchResult& result, const SearchRequest& request, const Terminal& terminal);

}  // namespace shardscope::cli
