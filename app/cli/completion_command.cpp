// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion_scripts.h"
#include "app/cli/handlers.h"
#include "core/base/nearest_name.h"

namespace shardscope::cli {

Result<Answer> runCompletion(const Invocation& invocation)
{
    const std::string& name = invocation.arguments.front();
    if (const std::optional<Shell> shell = fromName<Shell>(name))
        return Answer{completionScript(*shell)};
    return Error{ErrorCode::UnknownName, {"shell", name, nearestName(name, {"bash", "zsh", "fish"}), "bash, zsh, fish"}, {}, {}};
}

}  // namespace shardscope::cli
