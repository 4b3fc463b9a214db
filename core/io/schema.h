// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/io/object_reader.h"

namespace shardscope {

/// Reads the key "schema" of a document and records a problem unless it is `shardscope.<kind>/<version>`: missing, of
/// another kind, or of a newer version than this program knows (contract.md).
void readSchema(ObjectReader& reader, std::string_view kind, int version);

}  // namespace shardscope
