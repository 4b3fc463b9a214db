// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/hardware/hardware.h"
#include "core/model/architecture.h"
#include "core/scenario/plan.h"
#include "core/scenario/training.h"

namespace shardscope {

/// The model as the scenario names it, kept to write it back verbatim; the resolved architecture is separate.
struct ModelSource {
    enum class Kind { Preset, HuggingFaceConfig, Architecture };
    Kind kind = Kind::Preset;
    std::string text;        ///< the preset's id, or the JSON text of the config or of the architecture
    std::string encoders{};  ///< the JSON text of `model.encoders`; empty where the scenario states none
};

/// Everything that an estimate depends on. Immutable once read: edits make a new one.
struct Scenario {
    std::string name;
    ModelSource model;
    std::shared_ptr<const Architecture> architecture;
    std::string teacherPreset;                    ///< of a distillation; empty: none is stated
    std::shared_ptr<const Architecture> teacher;  ///< of that preset; null where there is none
    Cluster cluster;
    Training training;
    Plan plan;
};

}  // namespace shardscope
