// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/base/result.h"
#include "core/hardware/catalog.h"

namespace shardscope {

/// The texts of the catalogue files (`resources/hardware/`).
struct HardwareTexts {
    std::string_view gpus;
    std::string_view networks;
    std::string_view clusters;
    std::string_view prices{};  ///< empty: no price is known
};

/// Reads a catalogue strictly; a node or a price that names an unknown device or network is an error.
[[nodiscard]] Result<HardwareCatalog> readHardwareCatalog(const HardwareTexts& texts);

/// Returns the error in the compiled-in catalogue, or nothing. The programs refuse to run with it, so that a broken catalogue file is
/// noticed.
[[nodiscard]] std::optional<Error> hardwareProblem();

}  // namespace shardscope
