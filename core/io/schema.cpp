// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/schema.h"

#include <algorithm>

namespace shardscope {
namespace {

bool isNewer(std::string_view version, int newest)
{
    const bool number = !version.empty() && std::all_of(version.begin(), version.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!number || version.front() == '0')
        return false;
    const std::string known = std::to_string(newest);
    return version.size() != known.size() ? version.size() > known.size() : version > known;
}

}  // namespace

void readSchema(ObjectReader& reader, std::string_view kind, int version)
{
    const std::string family = "shardscope." + std::string(kind) + "/";
    const std::string expected = family + std::to_string(version);
    if (JsonSchema* schema = reader.schema()) {
        schema->note("schema", {{"const", expected}});
        schema->require("schema");
        return;
    }
    if (!reader.has("schema")) {
        (void)reader.child("schema");
        reader.fail(ErrorCode::SchemaMissing, {expected}, "schema");
        return;
    }
    const std::string found = reader.string("schema", "");
    if (found == expected || reader.failed())
        return;
    const bool newer = found.starts_with(family) && isNewer(std::string_view(found).substr(family.size()), version);
    reader.fail(newer ? ErrorCode::SchemaTooNew : ErrorCode::SchemaUnknown, {found, expected}, "schema");
}

}  // namespace shardscope
