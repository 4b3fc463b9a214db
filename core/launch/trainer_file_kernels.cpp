// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/plan_meaning.h"
#include "core/launch/trainer_writer.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

std::string_view wordOf(AttentionKernel kernel, bool isLlamaFactory)
{
    switch (kernel) {
    case AttentionKernel::Flash2:
        return isLlamaFactory ? "fa2" : "flash_attention_2";
    case AttentionKernel::Flash3:
        return isLlamaFactory ? "fa3" : "flash_attention_3";
    case AttentionKernel::Unfused:
        return isLlamaFactory ? "disabled" : "eager";
    default:
        return {};
    }
}

void writeAttention(ConfigValue& map, LaunchDraft& draft)
{
    const bool isLlamaFactory = draft.result.target == Target::LlamaFactory;
    const std::optional<AttentionKernel>& asked = draft.training.attention;
    // axolotl's rings need FlashAttention, and so do ms-swift's rows of several documents (swift/arguments/sft_args.py,
    // _check_padding_free).
    const bool isSwift = draft.result.target == Target::Swift;
    const bool joins = statesPacking(draft) && draft.facts.filling != RowFilling::Pad;
    if (!asked && ((draft.resolved.cp > 1 && !isSwift) || (isSwift && joins)))
        draft.replace("training.attention", "null", nameOf(AttentionKernel::Flash2));
    else if (!asked)
        return;
    const AttentionKernel kernel = asked.value_or(AttentionKernel::Flash2);
    const std::string_view word = wordOf(kernel, isLlamaFactory);
    if (word.empty())
        return draft.drop("training.attention", std::string(nameOf(kernel)));
    map.set(draft.key("training.attention"), word);
}

void writeLoss(ConfigValue& map, LaunchDraft& draft)
{
    const Target target = draft.result.target;
    const Loss loss = draft.training.software.loss.value_or(Loss::Eager);
    const bool isOfTokens = draft.facts.objective == Objective::Sft;
    if (target == Target::Trl && loss != Loss::Fused && isOfTokens)
        map.set("loss_type", loss == Loss::Chunked ? "chunked_nll" : "nll");
    if (loss == Loss::Chunked && target == Target::Axolotl)
        map.set("chunked_cross_entropy", true);
    else if (loss == Loss::Chunked && (target != Target::Trl || !isOfTokens))
        draft.replace("training.software.loss", nameOf(loss), nameOf(Loss::Eager));
    if (loss != Loss::Chunked && loss != Loss::Fused && softwareMeaning(draft.scenario, target).loss)
        draft.drop("training.software.loss", std::string(nameOf(loss)));
    if (loss != Loss::Fused)
        return;
    if (target == Target::Axolotl)
        map.set("plugins", ConfigValue::List{ConfigValue("axolotl.integrations.cut_cross_entropy.CutCrossEntropyPlugin")});
    else
        map.set(target == Target::LlamaFactory ? "enable_liger_kernel" : "use_liger_kernel", true);
}

}  // namespace

void writeTrainerKernels(ConfigValue& map, LaunchDraft& draft)
{
    writeAttention(map, draft);
    writeLoss(map, draft);
    if (draft.resolved.compiled)
        map.set("torch_compile", true);
}

}  // namespace shardscope
