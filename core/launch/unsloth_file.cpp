// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/adapted_modules.h"
#include "core/launch/megatron_settings.h"
#include "core/launch/shell_text.h"
#include "core/launch/trainer_writer.h"
#include "core/launch/tuning_meaning.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

/// Flags in the order in which they are written; a switch stands alone.
class Flags {
public:
    explicit Flags(const LaunchDraft& draft) : m_draft(draft) {}

    void add(std::string_view field, const ConfigValue& value)
    {
        m_lines.push_back("--" + std::string(m_draft.key(field)) + " " + shellWord(plainWord(value)));
    }
    void addSwitch(std::string_view field) { m_lines.push_back("--" + std::string(m_draft.key(field))); }
    void addOther(const std::string& flag) { m_lines.push_back(flag); }

    [[nodiscard]] const std::vector<std::string>& lines() const { return m_lines; }

private:
    const LaunchDraft& m_draft;
    std::vector<std::string> m_lines;
};

void writeAdapters(Flags& flags, LaunchDraft& draft)
{
    const Tuning tuning = tuningMeaning(draft.training);
    const Adapter& adapter = tuning.adapter;
    if (tuning.baseFormat)
        flags.addSwitch("training.base_format");
    flags.add("training.adapter.rank", adapter.rank.value_or(1));
    flags.addOther("--lora_alpha " + std::to_string(2 * adapter.rank.value_or(1)));
    flags.add("training.adapter.dropout", adapter.dropout.value_or(0));
    if (tuning.method == TuneMethod::Dora)
        flags.addSwitch("training.method");
    // The script names the modules itself.
    const std::vector<AdapterTarget> targets = adapter.targets.value_or(allLinearTargets());
    if (targets != allLinearTargets())
        draft.replace("training.adapter.targets", wordsOf(targets), wordsOf(allLinearTargets()));
    if (adapter.type == AdapterType::Bf16)
        draft.replace("training.adapter.dtype", nameOf(AdapterType::Bf16), nameOf(AdapterType::Fp32));
    if (adapter.fused == true)
        draft.replace("training.adapter.fused", "true", "false");
    if (tuning.quantisesExperts)
        draft.drop("training.quantize_experts", "true");
}

std::string_view optimizerOf(LaunchDraft& draft)
{
    const Optimizer optimizer = draft.training.optimizer;
    switch (optimizer) {
    case Optimizer::AdamW8bit:
        return "adamw_8bit";
    case Optimizer::SgdMomentum:
        return "sgd";
    case Optimizer::Adafactor:
        return "adafactor";
    default:
        break;
    }
    if (optimizer != Optimizer::AdamW)
        draft.replace("training.optimizer", nameOf(optimizer), nameOf(Optimizer::AdamW));
    return "adamw_torch_fused";
}

/// The script recomputes every layer, and sends the layers' inputs to the host: other words than "unsloth" stop it.
void writeRecompute(Flags& flags, LaunchDraft& draft)
{
    constexpr std::int64_t kLeastTokens = 512;
    flags.add("plan.recompute", "unsloth");
    const Recompute recompute = draft.plan.recompute;
    if (recompute != Recompute::Full)
        draft.replace("plan.recompute", nameOf(recompute), nameOf(Recompute::Full));
    const double written = draft.training.sequenceLength >= kLeastTokens ? 1 : 0;
    if (draft.plan.offloadActivations != written)
        draft.replace("plan.offload_activations", numberText(draft.plan.offloadActivations), numberText(written));
}

/// Documents stand one behind the other without padding, unless they are packed.
void writePacking(Flags& flags, LaunchDraft& draft)
{
    if (!statesPacking(draft))
        return;
    if (draft.facts.filling == RowFilling::Pack)
        flags.addSwitch("training.packing");
    else if (draft.facts.filling == RowFilling::Pad)
        draft.replace("training.packing", nameOf(RowFilling::Pad), nameOf(RowFilling::PadFree));
    tellPackTokens(draft);
}

void tellRest(LaunchDraft& draft)
{
    const Precision precision = draft.training.precision;
    if (precision != Precision::Bf16)
        draft.replace("training.precision", nameOf(precision), nameOf(Precision::Bf16));
    if (draft.resolved.compiled)
        draft.replace("training.software.compiled", "true", "false");
    if (draft.training.recipe != Recipe::PureBf16)
        draft.leaveOpen("training.recipe");
    if (!draft.plan.overlap.gradReduce && draft.facts.replicas() > 1)
        draft.replace("plan.overlap.grad_reduce", "false", "true");
    if (draft.plan.offload != Offload::None)
        draft.replace("plan.offload", nameOf(draft.plan.offload), nameOf(Offload::None));
}

}  // namespace

void writeUnsloth(LaunchDraft& draft)
{
    const Cluster& cluster = draft.scenario.cluster;
    Flags flags(draft);
    flags.add("model", hubModelFor(draft));
    flags.add("training.sequence_length", draft.training.sequenceLength);
    writeAdapters(flags, draft);
    writeRecompute(flags, draft);
    flags.add("plan.micro_batch", draft.plan.microBatch);
    flags.add("training.global_batch", draft.microBatches());
    flags.add("training.optimizer", optimizerOf(draft));
    writePacking(flags, draft);
    for (const char* placeholder : {"--dataset your/dataset", "--max_steps 400", "--learning_rate 2e-4"})
        flags.addOther(placeholder);
    flags.addOther("--output_dir out/" + draft.slug());
    tellRest(draft);
    draft.tellExpertTensor();
    draft.dropOthers();
    std::vector<std::string> comments = draft.heading();
    comments.emplace_back("Data, steps and learning rate are placeholders. unsloth-cli.py comes with Unsloth's repository.");
    const bool isAlone = cluster.gpus() == 1;
    std::vector<std::string> command{isAlone ? "python unsloth-cli.py" : torchrun(cluster.nodes, cluster.gpusPerNode) + " unsloth-cli.py"};
    command.insert(command.end(), flags.lines().begin(), flags.lines().end());
    draft.result.files.push_back({"unsloth.sh", shellScript(comments, {}, command)});
    draft.result.command = "bash unsloth.sh";
}

}  // namespace shardscope
