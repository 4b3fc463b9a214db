// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/hardware/hardware_profile.h"
#include "core/io/model_source.h"
#include "core/launch/launch_import.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// A hardware profile, or what the log of a benchmark became.
struct OpenedProfile {
    std::shared_ptr<const HardwareProfile> profile;
    std::vector<std::string> notes;  ///< what has to be told of the log
};

/// A launcher's own file as it was read, and what is needed to read it again once a person has given what it leaves open.
struct OpenedLaunch {
    ImportedLaunch imported;
    std::string text;
    std::string file;
    Scenario machine;  ///< the scenario that was open, whose machine stands for the one that no launch file names

    /// Errors: as of `importLaunch`.
    [[nodiscard]] Result<ImportedLaunch> filled(const ImportFill& fill) const;
};

/// Holds what a file holds, told by its content and not by its name: a scenario, a Hugging Face config.json (a model alone), a profile or a log, or
/// a launcher's own file.
using Opened = std::variant<Scenario, LoadedModel, OpenedProfile, OpenedLaunch>;

/// Opening, dropping, pasting and the command line all come here. `name` is only named in errors. `open`: the scenario in the window, null
/// where there is none yet; a launch file is read for its GPUs and network, and the notes say so.
[[nodiscard]] Result<Opened> openText(const std::string& text, const QString& name, const Scenario* open = nullptr);
/// "-" is standard input; a link is taken as what it says.
[[nodiscard]] Result<Opened> openFile(const QString& path, const Scenario* open = nullptr);

/// Precondition: nothing of a launch file is unknown.
/// The scenario as it is, or `current` with its model replaced (cluster, training and plan stay), or with the profile.
[[nodiscard]] Scenario openedScenario(Opened opened, const Scenario& current);

/// The names of files that can be opened, as dialogs filter them. Only what a file holds decides.
[[nodiscard]] QString openableNames();

/// With the profile in the scenario itself, so that both are one file; null: the built-in figures.
[[nodiscard]] Scenario withProfile(Scenario scenario, const std::shared_ptr<const HardwareProfile>& profile);

/// Llama 3 70B on 64 H100: what the first window shows.
[[nodiscard]] Scenario builtInExample();

}  // namespace shardscope
