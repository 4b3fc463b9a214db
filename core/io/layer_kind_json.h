// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/io/json.h"
#include "core/io/object_reader.h"
#include "core/model/architecture.h"

/// The parts of an architecture's JSON that `architecture_json.cpp` puts together.
namespace shardscope {

[[nodiscard]] LatentAttention readLatentAttention(const Json& json, const ObjectReader& outer, std::string_view key,
                                                  std::optional<Error>& error);
[[nodiscard]] Json writeLatentAttention(const LatentAttention& latent);

/// `true` (per head), `false`, or one of the names.
[[nodiscard]] QkNorm readQkNorm(ObjectReader& reader, std::string_view key);
[[nodiscard]] Json writeQkNorm(QkNorm norm);

[[nodiscard]] std::vector<Tensor> readTensors(ObjectReader& reader, std::string_view key);
[[nodiscard]] Json writeTensors(const std::vector<Tensor>& tensors);

[[nodiscard]] LayerKind readLayerKind(const Json& json, const std::string& file, const std::string& pointer, std::optional<Error>& error);
[[nodiscard]] Json writeLayerKind(const LayerKind& kind);

}  // namespace shardscope
