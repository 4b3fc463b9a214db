// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalog_tables.h"
#include "app/cli/handlers.h"
#include "core/io/answers.h"

namespace shardscope::cli {

Result<Answer> runCatalog(const Invocation& invocation)
{
    const std::string& list = invocation.arguments[0];
    Result<std::string> text = invocation.json() ? catalogJson(list) : catalogTable(list, invocation.terminal);
    if (!text)
        return text.error();
    return Answer{std::move(text).value()};
}

}  // namespace shardscope::cli
