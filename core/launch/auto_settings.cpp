// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/auto_settings.h"

#include "core/base/message.h"

namespace shardscope {

ConfigValue withAutoUnknown(ConfigValue settings)
{
    const auto isAuto = [&settings](const char* path) {
        const ConfigValue* const value = settings.find(path);
        return value && value->text() && *value->text() == "auto";
    };
    for (const char* path :
         {"train_batch_size", "train_micro_batch_size_per_gpu", "gradient_accumulation_steps", "bf16.enabled", "fp16.enabled"}) {
        if (!isAuto(path))
            continue;
        ConfigValue& value = settings.at(path);
        value = ConfigValue(UnknownValue{"auto", said("`auto` leaves {} for the trainer to choose", {path}), {}})
                    .atLine(static_cast<std::size_t>(value.line()));
    }
    // The trainer sets bucket sizes itself, from the width of the model.
    for (const char* path : {"zero_optimization.reduce_bucket_size", "zero_optimization.overlap_comm"}) {
        if (isAuto(path))
            settings.at(path) = ConfigValue();
    }
    return settings;
}

}  // namespace shardscope
