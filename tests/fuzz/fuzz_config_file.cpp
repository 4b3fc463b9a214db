// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cctype>

#include "core/launch/config_read.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

namespace {

using Reader = Result<ConfigValue> (*)(std::string_view, const std::string&);

bool isScalar(const ConfigValue& value) { return value.boolean() || value.number() || value.text(); }

/// Returns whether exporters could write the value: keys of letters, no longer than YAML allows before a colon, with scalars, lists of
/// scalars, and maps of the same.
bool isWritten(const ConfigValue& value)
{
    const ConfigValue::Map* map = value.entries();
    return map && !map->empty() && std::all_of(map->begin(), map->end(), [](const ConfigValue::Entry& entry) {
               const auto& [key, below] = entry;
               const bool isName = !key.empty() && key.size() < 1000 && std::all_of(key.begin(), key.end(), [](unsigned char letter) {
                   return std::isalnum(letter) != 0 || letter == '_';
               });
               const ConfigValue::List* list = below.list();
               return isName && (isScalar(below) || isWritten(below) || (list && std::all_of(list->begin(), list->end(), isScalar)));
           });
}

/// TOML has the tables of a map behind its other keys.
ConfigValue sorted(const ConfigValue& value)
{
    if (!value.entries())
        return value;
    ConfigValue::Map entries = *value.entries();
    std::sort(entries.begin(), entries.end(), [](const ConfigValue::Entry& a, const ConfigValue::Entry& b) { return a.first < b.first; });
    ConfigValue result = ConfigValue::map();
    for (const auto& [key, below] : entries)
        result.rawEntries().emplace_back(key, sorted(below));
    return result;
}

/// Every value that is read can be written; one that an exporter could write reads back unchanged.
void holdAgainst(std::string_view text, Reader reader, std::string (*writer)(const ConfigValue&))
{
    const Result<ConfigValue> value = reader(text, "fuzz");
    if (!value) {
        fuzz::requireTold(value.error());
        return;
    }
    (void)value->described();
    if (!value->entries())
        return;
    const std::string written = writer(*value);
    if (!isWritten(*value))
        return;
    const Result<ConfigValue> again = reader(written, "written");
    fuzz::require(again.hasValue() && sorted(*again) == sorted(*value));
}

}  // namespace

/// Any bytes as a launcher's YAML, TOML and JSON.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::asText(data, size);
    holdAgainst(text, readYaml, toYaml);
    holdAgainst(text, readToml, toToml);
    holdAgainst(text, readJsonConfig, toJsonText);
    return 0;
}
