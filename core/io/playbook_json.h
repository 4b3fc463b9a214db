// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/validate/playbook.h"

namespace shardscope {

/// Reads a `shardscope.playbook/1`:
///
///     {"schema": "shardscope.playbook/1",
///      "runs":  {"schema": "shardscope.runs/1", "rows": […]},
///      "rules": [{"text": "…", "because": "…"}]}
///
/// `runs` is a whole document of its own kind, so that it can be passed to `validate`. Because the file is also written, anything that
/// would be lost is an error here: an unknown key (even in a row, where runs/1 lets it pass) and a run that is not understood.
[[nodiscard]] Result<Playbook> parsePlaybook(std::string_view text, std::string_view file);

/// Returns the document, with a line end. Bytes that are not UTF-8 are replaced.
[[nodiscard]] std::string playbookText(const Playbook& playbook);

/// Returns the `shardscope.runs/1` document of the runs alone.
[[nodiscard]] std::string runsText(const std::vector<Run>& runs);

}  // namespace shardscope
