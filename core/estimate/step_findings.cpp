// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/step_findings.h"

#include <cmath>
#include <optional>
#include <set>

#include "core/framework/framework_defaults.h"
#include "core/framework/tuning_defaults.h"
#include "core/model/architecture.h"
#include "core/model/encoder_counts.h"
#include "core/model/forward_models.h"
#include "core/plan/plan_facts.h"
#include "core/scenario/scenario.h"
#include "core/site/measured_constants.h"
#include "core/step/basis.h"
#include "core/step/closed_form.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// Shares of the step below this are rounding.
constexpr double kWorthSaying = 1e-6;

/// Seconds of one thing with a setting and without it, and what they are seconds of.
struct Gain {
    OverlapGain seconds;
    std::string of;
};

Finding hint(std::string id, const Gain& gain, std::string source)
{
    Finding finding;
    finding.id = std::move(id);
    finding.severity = Severity::Hint;
    finding.numbers = {{"seconds", gain.seconds.with.value()}, {"alone", gain.seconds.without.value()}, {"of", gain.of}};
    finding.source = std::move(source);
    return finding;
}

void addOverlap(std::vector<Finding>& findings, const Gain& gain, Seconds step, std::string what, std::string path)
{
    if (gain.seconds.with - gain.seconds.without <= step * kWorthSaying)
        return;
    Finding finding = hint("overlap-does-not-pay", gain, "the time model's overlap.contention and data.share");
    finding.numbers.emplace_back("what", std::move(what));
    finding.nearest.emplace_back(std::move(path), std::vector<NearestValue>{false});
    findings.push_back(std::move(finding));
}

Seconds busy(const std::vector<Passes>& stages)
{
    Seconds sum;
    for (const Passes& stage : stages)
        sum += stage.forward.total() + stage.backward().total();
    return sum;
}

/// A step and that of another scenario where it has a closed form, else the work of a micro-batch in both.
Gain compared(const StepEstimate& here, const Scenario& there)
{
    const StepInputs other = stepInputs(Basis(there));
    std::vector<double> ends;
    const std::optional<Seconds> step = closedFormStep(other, ends);
    if (step)
        return {{here.step, *step}, "for a step"};
    return {{busy(here.stages), busy(other.stages)}, "of work for a micro-batch on all stages"};
}

/// Gradients that are sent with every micro-batch share memory and links with each layer's backward.
Gain reduceInEveryPass(const Scenario& scenario, const StepEstimate& step)
{
    Scenario after = scenario;
    after.plan.overlap.gradReduce = false;
    return compared(step, after);
}

void addPrecision(std::vector<Finding>& findings, const Scenario& scenario, const StepEstimate& step)
{
    const Precision precision = scenario.training.precision;
    if (precision != Precision::Fp8 && precision != Precision::Fp4)
        return;
    Scenario wide = scenario;
    wide.training.precision = Precision::Bf16;
    const Gain gain = compared(step, wide);
    if (gain.seconds.with - gain.seconds.without <= gain.seconds.with * kWorthSaying)
        return;
    Finding finding = hint("low-precision-slower", gain, "the time model's casts (fp8.cast) and launches (host.fp8)");
    finding.numbers.emplace_back("precision", std::string(nameOf(precision)));
    finding.nearest = {{"training.precision", {std::string(nameOf(Precision::Bf16))}}};
    findings.push_back(std::move(finding));
}

/// Rates of a device in the catalogue are carried over as shares of its data sheet, those of another as they are (core/site/measured_constants.h).
void addProfile(std::vector<Finding>& findings, const Cluster& cluster)
{
    if (!hasProfileOfAnotherDevice(cluster))
        return;
    const HardwareProfile::Device& device = cluster.calibration->device;
    Finding finding;
    finding.id = device.gpu.empty() ? "profile-of-another-machine" : "profile-of-another-device";
    finding.severity = device.gpu.empty() ? Severity::Warning : Severity::Hint;
    finding.numbers = {{"device", device.name.empty() ? device.gpu : device.name}, {"gpu", cluster.gpu.name}};
    finding.source = "cluster.profile";
    findings.push_back(std::move(finding));
}

/// Returns what the layer mixes tokens with where no measured run has it; empty for softmax attention to all keys or a window.
std::string unmeasuredMixer(const LayerKind& kind)
{
    if (kind.recurrence)
        return std::string(traitsOf(kind.recurrence->kind).label);
    if (kind.compressed)
        return "compressed attention";
    if (kind.mixer != Mixer::Softmax)
        return "";
    return kind.attention.sparse ? "sparse attention" : kind.attention.blocks ? "block-sparse attention" : "";
}

Finding said(std::string_view id, std::vector<std::pair<std::string, FindingNumber>> numbers, std::string_view source)
{
    Finding finding;
    finding.id = id;
    finding.severity = Severity::Hint;
    finding.numbers = std::move(numbers);
    finding.source = source;
    return finding;
}

constexpr std::string_view kMeasured = "the runs behind the band (packaging/ACCURACY.md)";

/// The band knows no mixers: it is that of models with softmax attention.
void addMixers(std::vector<Finding>& findings, const Architecture& architecture)
{
    std::set<std::string> mixers;
    bool choosesTokens = false;
    bool learnsBlocks = false;
    bool choosesBlocks = false;
    bool hasMemory = false;
    for (const LayerKind& kind : architecture.kinds) {
        mixers.insert(unmeasuredMixer(kind));
        hasMemory = hasMemory || kind.memory;
        if (const auto& blocks = kind.attention.blocks; blocks && kind.mixer == Mixer::Softmax) {
            choosesBlocks = true;
            learnsBlocks = learnsBlocks || blocks->hasIndexer();
        }
        const auto& sparse = kind.attention.sparse;
        choosesTokens = choosesTokens || (kind.mixer == Mixer::Softmax && sparse && !sparse->reusesChoice && !sparse->fixed);
    }
    mixers.erase("");
    for (const std::string& mixer : mixers)
        findings.push_back(said("mixer-not-measured", {{"mixer", mixer}}, kMeasured));
    if (choosesTokens)
        findings.push_back(said("indexer-assumed-trained", {}, "DeepSeek-V3.2 (arXiv 2512.02556), section 2.1"));
    if (learnsBlocks)
        findings.push_back(said("block-indexer-assumed-trained", {}, "MiniMax-M3 (arXiv 2606.13392); AMD-AGI Primus, indexer_loss.py"));
    if (hasMemory)
        findings.push_back(said("memory-assumed-sharded", {}, "Engram (arXiv 2601.07372), section 2.5"));
    if (choosesBlocks)
        findings.push_back(said("blocks-assumed-fused", {}, "NSA (arXiv 2502.11089), section 3.4; flash-moba"));
}

/// Where the framework is not known to compute them so, they take longer than the format of the training says.
void addEncoderPrecision(std::vector<Finding>& findings, const Scenario& scenario)
{
    const Precision precision = scenario.training.precision;
    const bool eightBit = precision == Precision::Fp8 || precision == Precision::Fp4;
    if (!eightBit || traitsOf(frameworkOf(scenario.training)).layer->encodesIn8Bits)
        return;
    for (const Encoder& encoder : scenario.architecture->encoders) {
        if (encoder.takesPart())
            findings.push_back(said("encoder-in-16-bits", {{"encoder", encoder.name}, {"precision", std::string(nameOf(precision))}},
                                    "Megatron-Bridge, modelling_qwen3_vl/transformer_config.py (get_vision_model_config)"));
    }
}

/// The work of an encoder is that which the scenario states; without it the encoder is left out.
void addEncoders(std::vector<Finding>& findings, const Scenario& scenario)
{
    std::string unmeasured;
    for (const Encoder& encoder : scenario.architecture->encoders) {
        if (encoder.takesPart()) {
            unmeasured += (unmeasured.empty() ? "" : ", ") + encoder.name;
            continue;
        }
        const double millions = std::round(static_cast<double>(encoderParameters(encoder).total()) / 1e6);
        const char* source = encoder.sound ? "the model's configuration (audio_config)" : "the model's configuration (vision_config)";
        findings.push_back(said("encoder-left-out", {{"encoder", encoder.name}, {"parameters", millions}}, source));
    }
    if (!unmeasured.empty())
        findings.push_back(said(planFacts(scenario).hasOwnEncoder() ? "own-encoder-not-measured" : "encoder-not-measured",
                                {{"encoder", unmeasured}}, kMeasured));
}

std::string targetNames(const AdapterShape& adapter)
{
    std::string names;
    for (const auto& [target, name] : EnumNames<AdapterTarget>::names) {
        if (adapter.isOn(target))
            names += (names.empty() ? "" : ", ") + std::string(name);
    }
    return names;
}

/// Says what the scenario leaves to the framework's defaults.
void addTuning(std::vector<Finding>& findings, const Scenario& scenario)
{
    const Tuning& stated = scenario.training.tuning;
    if (stated.kind() == TuneMethod::Full)
        return;
    const ResolvedTuning tuning = resolvedTuning(scenario.training);
    findings.push_back(said("tuning-not-measured", {{"method", std::string(nameOf(tuning.method))}}, kMeasured));
    const Adapter& adapter = stated.adapter;
    if (tuning.adapter.rank > 0 && (!adapter.rank || !adapter.targets || !adapter.type))
        findings.push_back(said(
            "adapter-assumed",
            {{"rank", static_cast<double>(tuning.adapter.rank)}, {"targets", targetNames(tuning.adapter)}, {"bytes", tuning.adapter.bytes}},
            "PEFT's LoraConfig; Megatron-Bridge, src/megatron/bridge/peft/lora.py"));
    if (tuning.adapter.rank > 0 && tuning.adapter.fused && !adapter.fused)
        findings.push_back(said("adapter-assumed-fused", {}, "Megatron-Bridge, docs/training/peft.md, \"Canonical LoRA\""));
    if (tuning.format != WeightFormat::Training && !stated.baseFormat)
        findings.push_back(
            said("base-format-assumed", {{"format", std::string(nameOf(tuning.format))}}, "QLoRA (arXiv 2305.14314), section 3"));
    if (tuning.format != WeightFormat::Training && scenario.architecture->isMixtureOfExperts() && !stated.quantisesExperts)
        findings.push_back(said("experts-assumed-whole", {}, "axolotl, docs/expert_quantization.qmd"));
}

/// Says what the scenario leaves open of its documents, and what cutting them loses.
void addDocuments(std::vector<Finding>& findings, const Scenario& scenario)
{
    const Training& training = scenario.training;
    const Documents& documents = training.documents;
    if (!documents.lengths) {
        if (isFineTune(training))
            findings.push_back(said("full-rows-assumed", {{"row", static_cast<double>(training.sequenceLength)}},
                                    "the scenario, which states no lengths"));
        return;
    }
    if (!documents.filling)
        findings.push_back(said("packing-assumed", {}, "Shardscope: rows of a pretraining are joined and cut"));
    if (!documents.areUneven())
        return;
    findings.push_back(said("documents-not-measured", {}, kMeasured));
    if (documents.balance == RankBalance::Cost)
        findings.push_back(said("order-assumed", {}, "verl, verl/utils/seqlen_balancing.py, rearrange_micro_batches"));
    if (documents.chooseContext())
        findings.push_back(said("dynamic-cp-assumed", {{"tokens", static_cast<double>(training.sequenceLength) / scenario.plan.cp}},
                                "Megatron-LM d98e8a64d, megatron/core/model_parallel_config.py, pipeline_parallel/hybrid_cp_schedule.py"));
    if (documents.lengths->logNormal)
        findings.push_back(said("lengths-assumed", {}, "measured sets of text have shorter longest documents than a log-normal"));
    if (documents.lengths->isFromBytes)
        findings.push_back(
            said("tokens-assumed", {{"lengths", documents.lengths->preset}}, "files whose bytes were counted (resources/lengths)"));
    const bool packs = documents.filling == RowFilling::Pack;
    const auto row = static_cast<double>(packs ? documents.packTokens.value_or(training.sequenceLength) : training.sequenceLength);
    constexpr double kLeastShare = 0.001;
    if (const double lost = documents.lengths->lengths.cutShare(row); lost >= kLeastShare)
        findings.push_back(said("documents-cut", {{"row", row}, {"share", lost}}, "the documents' lengths, as stated"));
}

/// Says what an objective adds to the step, and what of it is not counted.
void addObjective(std::vector<Finding>& findings, const Scenario& scenario)
{
    const Training& training = scenario.training;
    const ResolvedTuning tuning = resolvedTuning(training);
    if (tuning.objective != Objective::Sft) {
        double forwards = 0;
        for (const ForwardModel& model : forwardModels(scenario.architecture, scenario.teacher, tuning))
            forwards += model.times;
        findings.push_back(said("objective-assumed",
                                {{"objective", std::string(nameOf(tuning.objective))},
                                 {"forwards", forwards},
                                 {"reference", std::string(nameOf(tuning.reference))}},
                                "TRL, trl/trainer/dpo_trainer.py, kto_trainer.py; trl/experimental/gkd/gkd_trainer.py"));
    }
    if (training.pagedStates.value_or(false))
        findings.push_back(said("paged-states-assumed", {},
                                "bitsandbytes, functional.py, get_paged: cudaMallocManaged; optim/optimizer.py, get_state_buffer"));
}

}  // namespace

bool hasProfileOfAnotherDevice(const Cluster& cluster)
{
    if (!cluster.calibration)
        return false;
    const HardwareProfile::Device& device = cluster.calibration->device;
    return device.gpu.empty() ? !device.name.empty() : device.gpu != cluster.gpu.id;
}

std::vector<Finding> stepFindings(const Scenario& scenario, const StepEstimate& step)
{
    std::vector<Finding> findings;
    const bool everyPass = step.traffic.reducesEveryPass && !step.traffic.gathersEveryPass && scenario.plan.overlap.gradReduce;
    addOverlap(findings, everyPass ? reduceInEveryPass(scenario, step) : Gain{step.gradReduce, "until the last gradient is reduced"},
               step.step, "the gradients' reduction", "plan.overlap.grad_reduce");
    addOverlap(findings, {step.paramGather, "of waiting for the new weights"}, step.step, "the gathering of weights",
               "plan.overlap.param_gather");
    addPrecision(findings, scenario, step);
    addMixers(findings, *scenario.architecture);
    addEncoders(findings, scenario);
    addTuning(findings, scenario);
    addDocuments(findings, scenario);
    addObjective(findings, scenario);
    if (scenario.cluster.isMixed())
        findings.push_back(said("several-kinds-not-measured", {}, kMeasured));
    addEncoderPrecision(findings, scenario);
    if (!isMeaninglessMixture(scenario.cluster, scenario.training))
        addProfile(findings, scenario.cluster);
    return findings;
}

}  // namespace shardscope
