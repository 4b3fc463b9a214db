// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <variant>

#include "core/base/result.h"
#include "core/io/model_source.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// What a file holds, told by its content and not by its name: a scenario, or a Hugging Face config.json (a model alone).
using Opened = std::variant<Scenario, LoadedModel>;

/// Opening, dropping, pasting and the command line all come here. `name` is only named in errors.
[[nodiscard]] Result<Opened> openText(const std::string& text, const QString& name);
/// "-" is standard input; a link is taken as what it says.
[[nodiscard]] Result<Opened> openFile(const QString& path);

/// The scenario as it is, or `current` with its model replaced: cluster, training and plan stay.
[[nodiscard]] Scenario openedScenario(Opened opened, const Scenario& current);

/// Llama 3 70B on 64 H100: what the first window shows.
[[nodiscard]] Scenario builtInExample();

}  // namespace shardscope
