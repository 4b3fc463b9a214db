// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/dynamic_context_flags.h"

#include "core/launch/launch_reader.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

constexpr std::string_view kBalance = "training.balance";
constexpr std::string_view kPerTokenLoss = "--calculate-per-token-loss";
constexpr std::string_view kLoader = "--dataloader-type";
constexpr std::string_view kDocuments = "--sft";

void checkTokensOfRank(LaunchReader& reader)
{
    const std::string_view key = reader.key(kBalance, 1);
    const std::optional<std::int64_t> tokens = reader.integer(key);
    const std::int64_t sequence = reader.scenario().training.sequenceLength;
    const std::int64_t right = sequence / std::max(1, reader.plan().cp);
    const std::string expected = std::to_string(right) + ", the sequence length / the context-parallel size; no other number is estimated";
    if (!reader.has(key))
        reader.fail(key, "it is not there, although documents choose their context-parallel ranks", expected,
                    {"plan.cp", "training.sequence_length"});
    else if (tokens && *tokens * reader.plan().cp != sequence)
        reader.fail(key, "the value is " + std::to_string(*tokens), expected, {"plan.cp", "training.sequence_length"});
}

void checkAsserted(LaunchReader& reader)
{
    if (!reader.isOn(kPerTokenLoss))
        reader.fail(kPerTokenLoss, "it is not there, although documents choose their context-parallel ranks", "that switch");
    (void)reader.oneOf(kLoader, {"single"}, "single");
}

}  // namespace

void appendDynamicContext(MegatronSettings& all, LaunchDraft& draft)
{
    if (!draft.facts.chosenContext) {
        if (draft.training.documents.balance)
            draft.leaveOpen(kBalance);
        return;
    }
    const std::int64_t tokens = draft.training.sequenceLength / draft.resolved.cp;
    all.push_back({std::string(draft.key(kBalance)), "", true});
    all.push_back({std::string(draft.key(kBalance, 1)), "", tokens});
    all.push_back({std::string(kPerTokenLoss), "", true});
    all.push_back({std::string(kLoader), "", "single"});
    all.push_back({std::string(kDocuments), "", true});
}

void readDynamicContext(LaunchReader& reader)
{
    if (reader.target() != Target::Megatron || !reader.isOn(reader.key(kBalance))) {
        if (reader.target() == Target::Megatron && reader.has(reader.key(kBalance, 1)))
            reader.ignore(reader.key(kBalance, 1), said("Megatron reads this number only with --hybrid-context-parallel."));
        return;
    }
    checkTokensOfRank(reader);
    checkAsserted(reader);
    (void)reader.isOn(kDocuments);
    if (!reader.takesFromFill("training.lengths")) {
        reader.ignore(reader.key(kBalance), said("The estimate takes every sequence as full: the context-parallel ranks follow from the "
                                                 "lengths of the documents, which no launch file states. Set training.lengths."));
        return;
    }
    reader.set("training.packing", std::string(nameOf(RowFilling::PadFree)), reader.key(kBalance));
    reader.set(kBalance, std::string(nameOf(RankBalance::DynamicCp)));
}

}  // namespace shardscope
