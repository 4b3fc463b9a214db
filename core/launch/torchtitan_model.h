// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/launch/launch_draft.h"
#include "core/launch/plain_decoder.h"
#include "core/launch/torchtitan_configs.h"

namespace shardscope {

/// A model of torchtitan's own zoo, and our preset of it.
struct TorchtitanModel {
    std::string_view preset;
    std::string_view name;          ///< v0.2.2 `model.name`, main `--module`
    std::string_view flavor;        ///< v0.2.2; empty: it has none
    std::string_view config;        ///< main `--config`; empty: it has none
    std::string_view registered{};  ///< main's `model_registry` knows it by this name, where it has no `--config`
};

[[nodiscard]] const TorchtitanModel* torchtitanModelOf(std::string_view preset);
/// By `name` and `flavor`, or by `config`.
[[nodiscard]] const TorchtitanModel* torchtitanModelNamed(std::string_view name, std::string_view flavorOrConfig);

/// The scenario's model there. In v0.2.2, a model that is like one of the zoo but for its dimensions is a flavor that has to be added,
/// which is said to the draft; of another kind it is nothing, and the draft is refused. In main, the draft is refused wherever there is no
/// configuration function of the model.
struct NamedModel {
    std::string name;
    std::string flavor;
    const TorchtitanConfig* config = nullptr;  ///< main's function; v0.2.2 has none
};
[[nodiscard]] std::optional<NamedModel> torchtitanModel(LaunchDraft& draft);

}  // namespace shardscope
