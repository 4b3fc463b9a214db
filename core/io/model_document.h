// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shardscope {

struct LoadedModel;

/// Returns a `shardscope.model/1` document (contract.md). Additional to the contract's fields: the parameters per kind of tensor and per
/// kind of layer, `sequence` (the length at which `flop_per_token` was counted), the same with attention in full
/// (`flop_per_token_full_attention`) and `estimable`. The FLOP fields are absent where neither a sequence nor the model's own maximum is
/// known, and for models with layers of unknown FLOP. `unread`: the keys of a config.json that were not read though they may state something
/// about the model.
[[nodiscard]] std::string modelDocument(const LoadedModel& model, std::optional<std::int64_t> sequence);

}  // namespace shardscope
