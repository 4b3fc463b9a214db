// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json.h"

namespace shardscope {

struct SearchCertificate;

/// Returns the certificate of a search, in the form of every document that has one (`shardscope.search/1`).
[[nodiscard]] Json certificateToJson(const SearchCertificate& certificate);

}  // namespace shardscope
