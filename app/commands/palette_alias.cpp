// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette_alias.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "app/language/per_language.h"
#include "app/text/parameter_text.h"

namespace shardscope {
namespace {

constexpr PaletteAlias kAliases[] = {
    {"tensor", "plan.tp", nullptr},
    {"pipeline stages", "plan.pp", nullptr},
    {"stages", "plan.pp", nullptr},
    {"replicas", "plan.dp", nullptr},
    {"experts", "plan.ep", nullptr},
    {"sp", "plan.sequence_parallel", nullptr},
    {"vpp", "plan.chunks", nullptr},
    {"virtual stages", "plan.chunks", nullptr},
    {"mbs", "plan.micro_batch", nullptr},
    {"micro batch", "plan.micro_batch", nullptr},
    {"microbatch", "plan.micro_batch", nullptr},
    {"micro batch size", "plan.micro_batch", nullptr},
    {"gbs", "training.global_batch", nullptr},
    {"batch", "training.global_batch", nullptr},
    {"batch size", "training.global_batch", nullptr},
    {"global batch size", "training.global_batch", nullptr},
    {"seq", "training.sequence_length", nullptr},
    {"seqlen", "training.sequence_length", nullptr},
    {"sequence", "training.sequence_length", nullptr},
    {"context length", "training.sequence_length", nullptr},
    {"budget", "training.token_budget", nullptr},
    {"price", "cluster.price_per_gpu_hour", nullptr},
    {"cost", "cluster.price_per_gpu_hour", nullptr},
    {"checkpointing", "plan.recompute", nullptr},
    {"activation checkpointing", "plan.recompute", nullptr},
    {"recomputation", "plan.recompute", nullptr},
    {"zero stage", "plan.zero", nullptr},
    {"bucket", "plan.bucket_bytes", nullptr},
    {"bucket size", "plan.bucket_bytes", nullptr},
    {"fsdp", "plan.zero", "3"},
    {"fully sharded", "plan.zero", "3"},
    {"ddp", "plan.zero", "0"},
    {"distributed optimizer", "plan.zero", "1"},
    {"gradient checkpointing", "plan.recompute", "full"},
    {"export", "file.save_as", nullptr},
    {"export", "edit.copy", nullptr},
    {"import", "file.open", nullptr},
    {"calibrate", "file.import", nullptr},
    {"load", "file.open", nullptr},
    {"exit", "file.quit", nullptr},
    {"preferences", "edit.settings", nullptr},
    {"options", "edit.settings", nullptr},
    {"projector", "view.present", nullptr},
    {"zoom in", "view.larger", nullptr},
    {"zoom out", "view.smaller", nullptr},
    {"keys", "help.shortcuts", nullptr},
    {"hotkeys", "help.shortcuts", nullptr},
    {"manual", "help.guide", nullptr},
    {"documentation", "help.guide", nullptr},
};

/// A field of a group within the same group has its own path: "tp" is the plan's, not its encoder's.
bool isUniqueKey(const Parameter& parameter)
{
    const std::string inner = std::string(parameter.group()) + '.';
    return std::none_of(parameters().begin(), parameters().end(), [&](const Parameter& other) {
        return &other != &parameter && other.key() == parameter.key() && !other.group().starts_with(inner);
    });
}

/// What another field is called stays its name: "experts" is plan.ep, not whether experts have adapters.
bool isCalledAnother(const Parameter& parameter)
{
    return std::any_of(std::begin(kAliases), std::end(kAliases), [&](const PaletteAlias& alias) {
        return !alias.value && alias.word == parameter.key() && alias.target != parameter.path;
    });
}

QStringList allNamesOf(const Parameter& parameter)
{
    QStringList names = ownNamesOf(parameter);
    for (const PaletteAlias& alias : kAliases) {
        if (!alias.value && parameter.path == alias.target)
            names << QString::fromLatin1(alias.word);
    }
    names.removeDuplicates();
    return names;
}

}  // namespace

std::span<const PaletteAlias> paletteAliases() { return kAliases; }

QString shortNameOf(const Parameter& parameter)
{
    if (parameter.group() == "plan.overlap")
        return QStringLiteral("overlap ") + toText(parameter.key()).replace(u'_', u' ');
    return toText(isUniqueKey(parameter) && !isCalledAnother(parameter) ? parameter.key() : parameter.path);
}

QStringList ownNamesOf(const Parameter& parameter)
{
    const QString name = shortNameOf(parameter);
    QStringList names{toText(parameter.path), parameterLabel(parameter).toLower(), name, QString(name).replace(u'_', u' ')};
    names.removeDuplicates();
    return names;
}

const QStringList& namesOf(const Parameter& parameter)
{
    // Asked for several times with every letter that is typed.
    constexpr auto make = [] {
        QList<QStringList> each;
        for (const Parameter& of : parameters())
            each << allNamesOf(of);
        return each;
    };
    return perLanguage<make>().at(&parameter - parameters().data());
}

QStringList aliasesOf(const QString& target, const QString& value)
{
    QStringList words;
    for (const PaletteAlias& alias : kAliases) {
        if (target == QLatin1String(alias.target) && value == QLatin1String(alias.value ? alias.value : ""))
            words << QString::fromLatin1(alias.word);
    }
    return words;
}

}  // namespace shardscope
