// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_read.h"

#include "core/launch/flow_reader.h"

namespace shardscope {

Result<ConfigValue> readJsonConfig(std::string_view text, const std::string& file)
{
    FlowReader reader(text, FlowStyle::Json, file);
    Result<ConfigValue> value = reader.value();
    if (!value)
        return value;
    reader.skipBlanks();
    if (!reader.atEnd())
        return reader.wrong("there is text after the document", "give one object { … }");
    if (!value->entries())
        return reader.wrong(value->described() + " is the whole document", "give an object { … }");
    return value;
}

}  // namespace shardscope
