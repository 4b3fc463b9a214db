// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/file_rules.h"
#include "core/plan/plan_terms.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

constexpr std::string_view kPackingSource = "Megatron-Bridge 067f987df, docs/training/packed-sequences.md";
constexpr std::string_view kFlashSource = "FlashAttention, flash_attn_varlen_func; Hugging Face transformers, DataCollatorWithFlattening";

constexpr NamedNumber kFilling{"packing", [](const PlanFacts& f) { return std::optional<FindingNumber>(std::string(nameOf(f.filling))); }};

bool areUneven(const PlanFacts& f) { return f.statesLengths && f.filling != RowFilling::Full; }

bool joinsDocuments(const PlanFacts& f) { return areUneven(f) && f.filling != RowFilling::Pad; }

bool fusesBlocks(const PlanFacts& f) { return traitsOf(f.schedule).fuses || (f.overlap.expert && f.ep > 1); }

/// The files of launchers name a data set; they do not hold the lengths of its documents.
PlanRule packingNotInFiles(bool (*holds)(const PlanFacts&))
{
    PlanRule rule;
    rule.id = "packing-not-in-files";
    rule.holds = holds;
    rule.numbers = {kFilling};
    rule.source = "Shardscope writes packing into the files of fine-tuning frameworks";
    rule.sentence =
        says("The launch files for {launcher} do not state training.packing {packing}: check the plan without a target, and set "
             "the packing in the framework.");
    return rule;
}

}  // namespace

std::vector<PlanRule> documentRules()
{
    using namespace terms;
    // clang-format off
    std::vector<PlanRule> rules{
        {"packing-needs-lengths", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.statesLengths || f.filling == RowFilling::Full; },
         {kFilling}, {}, kPackingSource,
         says("Rows with packing {packing} follow from the lengths of the documents: state training.lengths, a data set that was counted, a "
              "log-normal distribution or a histogram.")},
        {"pack-tokens-ignored", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.statesPackTokens || f.filling == RowFilling::Pack; },
         {kFilling}, {}, kPackingSource,
         says("training.pack_tokens has no effect with packing {packing}: it belongs to pack.")},
        {"balance-ignored", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.balance != RankBalance::Cost || areUneven(f); },
         {kFilling}, {}, kPackingSource,
         says("training.balance has no effect: all micro-batches have the same work without training.lengths and a packing other than full.")},
        {"loss-share-ignored", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.statesLossShare || areUneven(f); },
         {}, {}, kPackingSource,
         says("training.loss_share has no effect without training.lengths and a packing other than full.")},
        {"lengths-not-of-windows", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !areUneven(f) || f.documentsAreKnown; },
         {}, {}, "Shardscope: the cost of a document follows from its length for full, sliding and chunked attention alone",
         says("The work of a document is not estimated from its length where attention is sparse, compressed or goes in both directions, or an "
              "encoder takes part: leave training.packing out.")},
        {"lengths-not-of-fused-blocks", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !areUneven(f) || !fusesBlocks(f); },
         {schedule}, {}, "Shardscope: what a fused block hides is known for two micro-batches of the same work",
         says("Schedule {kind} runs passes of two micro-batches as one block, which is not estimated where their documents differ: choose 1f1b "
              "or interleaved without expert overlap, or leave training.packing out."), RulePart::Schedule},
        {"packing-crosses-documents", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !joinsDocuments(f) || f.scoresDocumentsApart; },
         {kFilling}, {}, kFlashSource,
         says("The attention kernel is not told where documents end: with packing {packing} it computes the scores of whole rows, also between "
              "documents, and masks them.")},
    };
    // clang-format on
    addNotInFilesOf<Target::Megatron>(
        rules, packingNotInFiles([](const PlanFacts& f) { return f.filling == RowFilling::Full || f.chosenContext; }));
    addNotInFilesOf<Target::MegatronBridge, Target::Nanotron, Target::Torchtitan, Target::Torchtitan022, Target::DeepSpeed,
                    Target::AccelerateFsdp1, Target::AccelerateFsdp2>(
        rules, packingNotInFiles([](const PlanFacts& f) { return f.filling == RowFilling::Full; }));
    return rules;
}

}  // namespace shardscope
