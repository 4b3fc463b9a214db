// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/launcher_name.h"

namespace shardscope {

QString launcherName(Target target)
{
    switch (target) {
    case Target::Megatron:
        return QStringLiteral("Megatron-LM");
    case Target::MegatronBridge:
        return QStringLiteral("Megatron-Bridge");
    case Target::Nanotron:
        return QStringLiteral("nanotron");
    case Target::Torchtitan:
        return QStringLiteral("torchtitan (main)");
    case Target::Torchtitan022:
        return QStringLiteral("torchtitan v0.2.2");
    case Target::DeepSpeed:
        return QStringLiteral("DeepSpeed");
    case Target::AccelerateFsdp1:
        return QStringLiteral("accelerate, FSDP1");
    case Target::AccelerateFsdp2:
        return QStringLiteral("accelerate, FSDP2");
    }
    return {};
}

}  // namespace shardscope
