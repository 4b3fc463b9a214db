// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/launch/launch_draft.h"
#include "core/launch/plain_decoder.h"

namespace shardscope {

/// A model of torchtitan's own zoo, and our preset of it.
struct TorchtitanModel {
    std::string_view preset;
    std::string_view name;       ///< v0.2.2 `model.name`, main `--module`
    std::string_view flavor;     ///< v0.2.2; empty: it has none
    std::string_view config;     ///< main `--config`; empty: it has none
    bool recomputesAll = false;  ///< main's configuration function recomputes whole layers, else operator by operator
};

[[nodiscard]] const TorchtitanModel* torchtitanModelOf(std::string_view preset);
/// By `name` and `flavor`, or by `config`.
[[nodiscard]] const TorchtitanModel* torchtitanModelNamed(std::string_view name, std::string_view flavorOrConfig);

/// The scenario's model there. Of a model that is like one of the zoo but for its dimensions a flavor that has to be added, which is said
/// to the draft; of another kind nothing, and the draft is refused.
struct NamedModel {
    std::string name;
    std::string flavor;
    bool recomputesAll = false;
};
[[nodiscard]] std::optional<NamedModel> torchtitanModel(LaunchDraft& draft);

}  // namespace shardscope
