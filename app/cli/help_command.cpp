// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/handlers.h"
#include "core/base/nearest_name.h"
#include "core/io/resource.h"

namespace shardscope::cli {

Result<Answer> runHelp(const Invocation& invocation)
{
    if (invocation.has("--version"))
        return Answer{"shardscope-cli " SHARDSCOPE_VERSION "\n"};
    if (invocation.arguments.empty())
        return Answer{std::string(resource("help/overview.txt"))};
    const std::string& name = invocation.arguments.front();
    if (!findCommand(name)) {
        std::string known;
        for (const std::string& command : commandNames())
            known += (known.empty() ? "" : ", ") + command;
        return Error{ErrorCode::UnknownName, {"command", name, nearestName(name, commandNames()), known}, {}, {}};
    }
    const std::string_view text = resource("help/" + name + ".txt");
    return Answer{std::string(text.empty() ? resource("help/overview.txt") : text)};
}

}  // namespace shardscope::cli
