// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/profile_text.h"

#include <QCoreApplication>

#include <cmath>

#include "widgets/text/numbers.h"

namespace shardscope {
namespace {

struct ProfileText {
    Q_DECLARE_TR_FUNCTIONS(ProfileText)
};

QString threeDigits(double value) { return QString::number(value, 'f', value < 9.995 ? 2 : value < 99.95 ? 1 : 0); }

QString collectiveName(CollectiveKind kind)
{
    switch (kind) {
    case CollectiveKind::AllReduce:
        return ProfileText::tr("the all-reduce");
    case CollectiveKind::AllGather:
        return ProfileText::tr("the all-gather");
    case CollectiveKind::ReduceScatter:
        return ProfileText::tr("the reduce-scatter");
    case CollectiveKind::AllToAll:
        return ProfileText::tr("the all-to-all");
    case CollectiveKind::SendReceive:
        return ProfileText::tr("communication between stages");
    }
    return {};
}

QString becauseText(const ProfileEffect& effect)
{
    const QString flop = threeDigits(effect.after / 1e12), flopBefore = threeDigits(effect.before / 1e12);
    const QString bytes = threeDigits(effect.after / 1e9), bytesBefore = threeDigits(effect.before / 1e9);
    switch (effect.cause) {
    case ProfileEffect::Cause::Nothing:
        return ProfileText::tr("because no measured value that limits this plan has changed");
    case ProfileEffect::Cause::Multiply:
        return ProfileText::tr("because matrix multiplications reach %1 TFLOP/s instead of %2").arg(flop, flopBefore);
    case ProfileEffect::Cause::Attention:
        return ProfileText::tr("because attention reaches %1 TFLOP/s instead of %2").arg(flop, flopBefore);
    case ProfileEffect::Cause::Memory:
        return ProfileText::tr("because memory bandwidth reaches %1 GB/s instead of %2").arg(bytes, bytesBefore);
    case ProfileEffect::Cause::Collective:
        return (effect.crossesNodes ? ProfileText::tr("because %1 across nodes reaches %2 GB/s instead of %3")
                                    : ProfileText::tr("because %1 within a node reaches %2 GB/s instead of %3"))
            .arg(collectiveName(effect.kind), bytes, bytesBefore);
    }
    return {};
}

}  // namespace

QString profileName(const HardwareProfile& profile)
{
    const std::string& name = profile.name.empty() ? profile.device.name : profile.name;
    return name.empty() ? ProfileText::tr("unnamed") : QString::fromStdString(name);
}

QString profileEffectText(const QString& name, const std::optional<ProfileEffect>& effect)
{
    const QString with = name.isEmpty() ? ProfileText::tr("With the built-in figures") : ProfileText::tr("With the profile %1").arg(name);
    if (!effect)
        return ProfileText::tr("%1: this plan has no step time to compare.").arg(with);
    const QString change = std::abs(effect->change) < 0.0005
                               ? ProfileText::tr("no change in step time")
                               : ProfileText::tr("step time %1").arg(signedText(effect->change, percentText(std::abs(effect->change))));
    return ProfileText::tr("%1: %2, %3.").arg(with, change, becauseText(*effect));
}

}  // namespace shardscope
