// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/io/object_reader.h"

namespace shardscope {

/// Reads the key "schema" of a document and records a problem unless it is `shardscope.<kind>/<version>`: missing, of
/// another kind, or of a newer version than this program knows (contract.md).
void readSchema(ObjectReader& reader, std::string_view kind, int version);

/// Reads a whole document of that schema with `read`.
template <typename Read>
auto readDocument(std::string_view text, std::string_view file, std::string_view kind, int version, Read read)
    -> Result<decltype(read(std::declval<ObjectReader&>()))>
{
    const Result<Json> document = parseJson(text, file);
    if (!document)
        return document.error();
    ObjectReader root(*document, std::string(file), {});
    readSchema(root, kind, version);
    auto value = read(root);
    if (std::optional<Error> error = root.finish())
        return *error;
    return value;
}

}  // namespace shardscope
