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

/// A hardware profile, from its file or from the log of a benchmark.
struct OpenedProfile {
    std::shared_ptr<const HardwareProfile> profile;
    std::vector<std::string> notes;  ///< notes on the log
};

/// A launcher's own file as read, with the data to read it again once a person has supplied its open facts.
struct OpenedLaunch {
    ImportedLaunch imported;
    std::string text;
    std::string file;
    Scenario machine;  ///< the open scenario, whose machine is assumed because no launch file names one

    /// Returns the import with these facts. Errors: those of `importLaunch`.
    [[nodiscard]] Result<ImportedLaunch> filled(const ImportFill& fill) const;
};

/// The content of a file, detected by the content and not by the name: a scenario, a Hugging Face config.json (a model alone), a profile or
/// a log, or a launcher's own file.
using Opened = std::variant<Scenario, LoadedModel, OpenedProfile, OpenedLaunch>;

/// Reads opened, dropped and pasted texts and those of the command line. `name` is used in errors only. `open`: the scenario in the window,
/// null where there is none yet; a launch file is read for its GPUs and network, as the notes state.
[[nodiscard]] Result<Opened> openText(const std::string& text, const QString& name, const Scenario* open = nullptr);
/// Reads a file; "-" is standard input, and a link is parsed as a scenario.
[[nodiscard]] Result<Opened> openFile(const QString& path, const Scenario* open = nullptr);

/// Returns the scenario unchanged, or `current` with its model replaced (cluster, training and plan stay), or with the profile.
/// Precondition: nothing of a launch file is unknown.
[[nodiscard]] Scenario openedScenario(Opened opened, const Scenario& current);

/// The names of files that can be opened, as dialogs filter them. Only what a file holds decides.
[[nodiscard]] QString openableNames();

/// With the profile in the scenario itself, so that both are one file; null: the built-in figures.
[[nodiscard]] Scenario withProfile(Scenario scenario, const std::shared_ptr<const HardwareProfile>& profile);

/// Returns Llama 3 70B on 64 H100, the scenario of the first window.
[[nodiscard]] Scenario builtInExample();

}  // namespace shardscope
