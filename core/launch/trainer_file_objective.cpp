// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/trainer_writer.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

/// Returns the trainer's word of the objective.
std::string_view wordOf(const LaunchDraft& draft)
{
    const Objective objective = draft.facts.objective;
    const bool isOfPairs = objective == Objective::Orpo && draft.result.target == Target::LlamaFactory;
    const bool isShort = objective == Objective::Reward && draft.result.target != Target::Trl;
    return isOfPairs ? nameOf(Objective::Dpo) : isShort ? std::string_view("rm") : nameOf(objective);
}

void writeReference(ConfigValue& map, LaunchDraft& draft, const ObjectiveNames& names)
{
    const Reference reference = draft.facts.reference;
    const bool hasAdapters = draft.training.tuning.hasAdapters();
    const Reference usual = hasAdapters ? Reference::AdapterOff : Reference::Copy;
    if (reference == Reference::None || reference == usual)
        return;
    const bool isCopy = reference == Reference::Copy;
    if (!isCopy && !names.precomputes.empty())
        map.set(names.precomputes, true);
    else if (isCopy && draft.result.target == Target::LlamaFactory)
        map.set(names.referenceModel, hubModelFor(draft));
    else
        draft.replace("training.reference", nameOf(reference), nameOf(usual));
}

}  // namespace

void writeTrainerObjective(ConfigValue& map, LaunchDraft& draft, const TrainerNames& names)
{
    const ObjectiveNames& own = names.objective;
    const Objective objective = draft.facts.objective;
    const bool isStated = own.key != "command" && (objective != Objective::Sft || draft.result.target == Target::LlamaFactory);
    if (objective == Objective::Reward && !own.rewards.empty()) {
        map.set(own.rewards, true);
        map.set("model_type", "AutoModelForSequenceClassification");
        map.set("num_labels", 1);
    } else if (isStated) {
        map.set(own.key, wordOf(draft));
    }
    if (!own.loss.empty() && objective == Objective::Orpo)
        map.set(own.loss, nameOf(objective));
    writeReference(map, draft, own);
}

bool statesPacking(const LaunchDraft& draft)
{
    const Documents& documents = draft.training.documents;
    return documents.filling && documents.filling != RowFilling::Full;
}

void tellPackTokens(LaunchDraft& draft)
{
    const std::optional<std::int64_t>& tokens = draft.training.documents.packTokens;
    if (tokens && draft.facts.filling == RowFilling::Pack && *tokens != draft.training.sequenceLength)
        draft.replace("training.pack_tokens", std::to_string(*tokens), std::to_string(draft.training.sequenceLength));
}

void writeTrainerPacking(ConfigValue& map, LaunchDraft& draft, const TrainerNames& names)
{
    if (!statesPacking(draft))
        return;
    const PackingNames& own = names.packing;
    const RowFilling filling = draft.facts.filling;
    // Answers are no rows of several documents.
    const bool isOfTokens = draft.facts.objective == Objective::Sft;
    if (!isOfTokens && filling != RowFilling::Pad)
        return draft.replace("training.packing", nameOf(filling), nameOf(RowFilling::Pad));
    if (filling == RowFilling::PadFree && own.padFree.empty())
        draft.replace("training.packing", nameOf(filling), nameOf(RowFilling::Pad));
    if (isOfTokens)
        map.set(own.pack, filling == RowFilling::Pack);
    if (filling == RowFilling::Pack && !own.keepsApart.empty())
        map.set(own.keepsApart, true);
    if (filling == RowFilling::PadFree && !own.padFree.empty())
        map.set(own.padFree, true);
    if (filling == RowFilling::Pack && !own.length.empty() && draft.training.documents.packTokens)
        map.set(own.length, *draft.training.documents.packTokens);
    else
        tellPackTokens(draft);
}

}  // namespace shardscope
