// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/trainer_parts.h"

namespace shardscope {
namespace {

constexpr const char* kLengths = "training.lengths";
constexpr const char* kPacking = "training.packing";

/// "auto" of axolotl's batch_flattening asks for it, too.
bool isAskedFor(LaunchReader& reader, std::string_view key)
{
    const ConfigValue* const value = key.empty() ? nullptr : reader.value(key);
    return value && (value->boolean() == true || (value->text() && *value->text() == "auto"));
}

/// A way to fill rows, and the setting that states it; without one it is the trainer's default.
struct Filling {
    RowFilling how = RowFilling::Pad;
    std::string_view key{};
};

Filling packed(LaunchReader& reader, const PackingNames& names)
{
    const bool isJoined = (!names.keepsApart.empty() && !isAskedFor(reader, names.keepsApart)) ||
                          (!names.joins.empty() && reader.word(names.joins).value_or("") == "wrapped");
    return {isJoined ? RowFilling::Full : RowFilling::Pack, reader.has(names.pack) ? names.pack : names.keepsApart};
}

Filling fillingOf(LaunchReader& reader, const PackingNames& names)
{
    // LLaMA-Factory packs where it keeps documents apart (src/llamafactory/hparams/parser.py).
    if (isAskedFor(reader, names.pack) || isAskedFor(reader, names.keepsApart))
        return packed(reader, names);
    if (isAskedFor(reader, names.padFree))
        return {RowFilling::PadFree, names.padFree};
    if (isAskedFor(reader, names.fills))
        return {RowFilling::Full, names.fills};
    const std::string_view stated = !names.pack.empty() && reader.has(names.pack) ? names.pack : std::string_view{};
    return {names.isUsuallyPadFree ? RowFilling::PadFree : RowFilling::Pad, stated};
}

void tellRest(LaunchReader& reader, const PackingNames& names, RowFilling how)
{
    for (const std::string_view key : {names.pack, names.keepsApart, names.padFree, names.fills}) {
        // It decides which ring axolotl runs.
        const bool decidesRing = reader.plan().cp > 1 && key == "sample_packing";
        if (how == RowFilling::Full && !decidesRing && isAskedFor(reader, key))
            reader.ignore(key, said("The estimate takes every sequence as full, as packed ones are."));
    }
    for (const char* key : {"eval_sample_packing", "eval_packing", "sample_packing_group_size", "sample_packing_bin_size",
                            "pad_to_multiple_of", "packing_strategy"}) {
        if (reader.has(key) && (names.joins != key || how != RowFilling::Full))
            reader.ignore(key, said("This setting changes neither memory nor time."));
    }
}

}  // namespace

void setRowFilling(LaunchReader& reader, RowFilling filling, std::string_view key, const Message& why)
{
    const bool isStated = !key.empty() && reader.has(key);
    if (filling == RowFilling::Full)
        return;
    if (!reader.takesFromFill(kLengths)) {
        if (isStated)
            reader.ignore(key, said("The estimate takes every sequence as full: with packing {} the rows follow from the lengths of the "
                                    "documents, which no launch file states. Set training.lengths and training.packing.",
                                    {nameOf(filling)}));
        return;
    }
    reader.set(kPacking, std::string(nameOf(filling)), key);
    if (!isStated || !why.empty())
        reader.assume(kPacking, why.empty() ? said("This is the trainer's way where the file asks for no other.") : why, key);
}

void readTrainerPacking(LaunchReader& reader, const TrainerNames& names)
{
    const PackingNames& own = names.packing;
    const Filling filling = fillingOf(reader, own);
    tellRest(reader, own, filling.how);
    // axolotl's ring is known by it.
    const bool decidesRing = reader.plan().cp > 1 && filling.key == "sample_packing";
    setRowFilling(reader, filling.how, decidesRing ? std::string_view{} : filling.key);
    if (filling.how == RowFilling::Pack && !own.length.empty() && reader.has(own.length))
        reader.take(own.length, "training.pack_tokens");
}

}  // namespace shardscope
