// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/launch/launch_draft.h"
#include "core/launch/plain_decoder.h"
#include "core/launch/torchtitan_configs.h"

namespace shardscope {

/// A built-in model of torchtitan, and our preset of it.
struct TorchtitanModel {
    std::string_view preset;
    std::string_view name;          ///< v0.2.2 `model.name`, main `--module`
    std::string_view flavor;        ///< v0.2.2; empty: it has none
    std::string_view config;        ///< main `--config`; empty: it has none
    std::string_view registered{};  ///< main's `model_registry` knows it by this name, where it has no `--config`
};

[[nodiscard]] const TorchtitanModel* torchtitanModelOf(std::string_view preset);
/// Returns the model of a `name` and `flavor`, or of a `config`; null where there is none.
[[nodiscard]] const TorchtitanModel* torchtitanModelNamed(std::string_view name, std::string_view flavorOrConfig);

/// The scenario's model in torchtitan. In v0.2.2, a model that differs from a built-in one only in its dimensions is a flavor to be added,
/// which the draft notes; for any other model the draft is refused. In main, the draft is refused wherever the model has no configuration
/// function.
struct NamedModel {
    std::string name;
    std::string flavor;
    const TorchtitanConfig* config = nullptr;  ///< main's function; v0.2.2 has none
};
[[nodiscard]] std::optional<NamedModel> torchtitanModel(LaunchDraft& draft);

}  // namespace shardscope
