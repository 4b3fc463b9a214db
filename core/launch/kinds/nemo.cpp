// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/flag_settings.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/kinds/kinds.h"

namespace shardscope {
namespace {

Sign nemoConfigSign(const LaunchSource& source)
{
    return clearIf(source.hasKeys() && source.hasTopKey({"trainer"}) && source.hasTopKey({"model"}) &&
                   source.hasKey({"num_nodes", "devices"}));
}

Sign nemoPythonSign(const LaunchSource& source)
{
    return clearIf(source.form() == FileForm::Python && source.contains({"nemo.collections", "nemo_run", "pretrain_recipe("}));
}

Result<PlacedSettings> nemoPythonFileSettings(std::string_view text, const std::string&) { return nemoPythonSettings(text); }

}  // namespace

/// NeMo's YAML with `trainer` and `model`.
constinit const LaunchFileTraits kNemoConfigFiles{.sign = nemoConfigSign, .settings = nemoConfigSettings, .read = readNemo};

/// A Python script that changes a recipe.
constinit const LaunchFileTraits kNemoPythonFiles{.sign = nemoPythonSign, .settings = nemoPythonFileSettings, .read = readNemo};

}  // namespace shardscope
