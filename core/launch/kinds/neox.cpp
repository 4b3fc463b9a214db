// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_read.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/kinds/kinds.h"

namespace shardscope {
namespace {

Sign neoxSign(const LaunchSource& source)
{
    const bool hasDegrees = source.hasKey({"pipe_parallel_size", "pipe-parallel-size", "model_parallel_size", "model-parallel-size"});
    const bool hasModel = source.hasKey({"num_layers", "num-layers"}) && source.hasKey({"hidden_size", "hidden-size"}) &&
                          source.hasKey({"pos_emb", "pos-emb", "gpt_j_residual", "attention_config"});
    return clearIf(source.hasKeys() && (hasDegrees || hasModel));
}

Result<PlacedSettings> neoxSettings(std::string_view text, const std::string& file)
{
    Result<ConfigValue> read = readYaml(text, file);
    return asTheyStand(read && read->entries() ? withUnderscores(*read) : std::move(read));
}

}  // namespace

/// GPT-NeoX, YAML or JSON.
constinit const LaunchFileTraits kNeoxFiles{.sign = neoxSign, .settings = neoxSettings, .read = readNeox, .isSplit = true};

}  // namespace shardscope
