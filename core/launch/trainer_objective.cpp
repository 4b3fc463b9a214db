// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/launch/trainer_parts.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr const char* kObjective = "training.objective";
constexpr const char* kReference = "training.reference";

struct Word {
    std::string_view word;
    Objective objective;
    bool isAlike = false;  ///< another loss over the same passes
};
constexpr Word kWords[] = {{"sft", Objective::Sft},        {"pt", Objective::Sft},    {"dpo", Objective::Dpo},
                           {"ipo", Objective::Dpo, true},  {"orpo", Objective::Orpo}, {"simpo", Objective::Orpo, true},
                           {"cpo", Objective::Orpo, true}, {"kto", Objective::Kto},   {"reward", Objective::Reward},
                           {"rm", Objective::Reward}};

const Word* wordCalled(std::string_view word)
{
    const auto* const found = std::find_if(std::begin(kWords), std::end(kWords), [word](const Word& each) { return each.word == word; });
    return found == std::end(kWords) ? nullptr : found;
}

/// "dpo" of "rlhf_type: dpo", "stage: dpo", or of the command; empty: next tokens.
std::string wordOf(LaunchReader& reader, const ObjectiveNames& names)
{
    // "swift rlhf" leaves it to rlhf_type.
    const std::string command = reader.word("command").value_or("");
    const bool isOpen = command == "rlhf" || command == "sft" || command == "pt";
    if (!isOpen && names.key != "command" && !command.empty())
        return command;
    if (names.key == "command")
        return command;
    const std::optional<std::string> word = reader.word(names.key);
    if (!word && command == "rlhf")
        reader.assumeDefault(kObjective, names.key);
    return word ? *word : command == "rlhf" ? "dpo" : "sft";
}

void setObjective(LaunchReader& reader, const Word& word, std::string_view key)
{
    if (word.objective == Objective::Sft)
        return;
    reader.set(kObjective, std::string(nameOf(word.objective)), key);
    if (word.isAlike)
        reader.assume(kObjective, said("\"{}\" runs the same passes as {}, with another loss.", {word.word, nameOf(word.objective)}), key);
}

bool isOnAt(LaunchReader& reader, std::string_view key) { return !key.empty() && reader.isOn(key); }

}  // namespace

std::int64_t rowsOfExample(const Tuning& tuning)
{
    const Objective objective = tuning.objective.value_or(Objective::Sft);
    const bool isOfPairs = objective == Objective::Dpo || objective == Objective::Orpo || objective == Objective::Reward;
    return isOfPairs ? 2 : 1;
}

void readTrainerObjective(LaunchReader& reader, const TrainerNames& names)
{
    const ObjectiveNames& own = names.objective;
    if (isOnAt(reader, own.rewards)) {
        (void)reader.value("model_type");
        (void)reader.value("num_labels");
        return setObjective(reader, *wordCalled("reward"), own.rewards);
    }
    const std::string word = wordOf(reader, own);
    const Word* known = wordCalled(word.empty() ? "sft" : word);
    if (!known)
        return reader.fail(own.key, "the value is \"" + word + "\", and this training method cannot be estimated so far",
                           "one of " + std::string(own.words));
    // LLaMA-Factory's preferences without a reference (src/llamafactory/hparams/finetuning_args.py, use_ref_model).
    const std::string loss = own.loss.empty() || known->objective != Objective::Dpo ? std::string() : reader.word(own.loss).value_or("");
    if (const Word* const other = loss == "orpo" || loss == "simpo" ? wordCalled(loss) : nullptr)
        return setObjective(reader, *other, own.loss);
    setObjective(reader, *known, own.key);
}

void readTrainerReference(LaunchReader& reader, const TrainerNames& names)
{
    const ObjectiveNames& own = names.objective;
    const Tuning& tuning = reader.scenario().training.tuning;
    const bool compares = tuning.objective == Objective::Dpo || tuning.objective == Objective::Kto;
    if (!compares)
        return;
    if (reader.isOn("reference_free"))
        return reader.fail("reference_free", "the value is true, and preferences without a reference cannot be estimated so far",
                           "false, or another objective such as orpo");
    if (isOnAt(reader, own.precomputes))
        return reader.set(kReference, std::string("precomputed"), own.precomputes);
    if (!own.referenceModel.empty() && reader.has(own.referenceModel))
        return reader.set(kReference, std::string("copy"), own.referenceModel);
    reader.set(kReference, std::string(tuning.hasAdapters() ? "adapter-off" : "copy"), {});
    reader.assume(kReference, tuning.hasAdapters()
                                  ? said("The file names no reference, so {} compares with the model without its adapters.", {names.tool})
                                  : said("The file names no reference, so {} compares with a frozen copy of the model.", {names.tool}));
}

}  // namespace shardscope
