// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/finding_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace shardscope {
namespace {

using LaunchTemplate = std::pair<std::string_view, std::string_view>;

constexpr LaunchTemplate kTemplates[] = {
    {"launch-setting-missing", "{field} {value} is left out: there is no setting for it here."},
    {"launch-setting-replaced", "{field} {from} becomes {to}, the nearest there is."},
    {"launch-model-not-described",
     "No flags describe this model: its layers differ in kind, or have parts that Megatron's GPT model lacks."},
    {"launch-model-unknown", "{target} has no such model; it knows {known}."},
    {"launch-flavor-missing",
     "The model is none of torchtitan's own: a flavor {flavor} with its dimensions has to be added to its module {module} first."},
    {"launch-flavor-values", "That flavor takes the values of this model: rope_theta {rope_theta}, norm_eps {norm_eps}, {tied} embeddings, "
                             "and rotary scaling {scaling}."},
    {"launch-rope-scaling",
     "Rotary positions are scaled by {from} in this model and by {to} in these files. Neither time nor memory changes."},
    {"launch-gelu-gate",
     "This model gates with GELU and scales its embeddings; these files say SiLU and no scale. Neither time nor memory changes."},
    {"launch-relu", "This model's activation is ReLU; these files say GELU. Neither time nor memory changes."},
    {"launch-partial-rotation",
     "This model rotates a part of each head by position; these files rotate all of it. Neither time nor memory changes."},
    {"launch-unrotated-layers",
     "Every fourth layer of this model has no rotary positions; these files rotate in every layer. Neither time nor memory changes."},
    {"launch-value-assumed", "The model does not state {field}: the file has {value}, which is assumed. Check it before you train."},
    {"launch-config-missing", "torchtitan has no configuration function for {model}, and --config takes nothing else. Its module {module} "
                              "does know the model: write "
                              "a function that sets model_spec=model_registry(\"{registered}\"), and name it by --module and --config."},
    {"launch-model-not-registered",
     "torchtitan has no configuration function with this model's dimensions: they have to be added to its module {module} first, with a "
     "function that --config can name."},
    {"launch-context-too-long", "The configuration function {config} has rotary positions for {positions} tokens: torchtitan refuses a "
                                "sequence of {sequence} tokens."},
    {"launch-float8-in-config",
     "The configuration function {config} computes {modules} linear layers in FP8 (Float8Linear), which no flag switches off: {from} "
     "becomes "
     "fp8. For {from}, write a function with model_spec=model_registry(\"{registered}\"), without converters, and name it by --module and "
     "--config."},
    {"launch-experts-in-bf16",
     "The experts compute in bf16: torchtitan v0.2.2 converts them to FP8 only without pipeline and context parallelism."},
    {"launch-context-from-checkpoint",
     "nanotron starts with context parallelism from a checkpoint alone, and refuses to initialize a model with it: write one at "
     "context_parallel_size 1 first, and name it in checkpoints.resume_checkpoint_path."},
    {"launch-no-virtual-stages",
     "Schedule {schedule} with {chunks} chunks becomes 1f1b without virtual stages: the bubble grows {chunks} times."},
    {"launch-fsdp-instead-of-zero",
     "ZeRO stage {zero} becomes FSDP, which shards weights too and keeps them gathered after the forward where asked to."},
    {"launch-stages-in-code",
     "The layers of the {stages} stages cannot be given on the command line: set parallelism.module_fqns_per_model_part in the "
     "configuration function."},
    {"launch-dry-run-without-dispatcher",
     "The dry run sends tokens to experts by all-to-all: {dispatcher} needs the memory of real ranks, which a faked process group lacks."},
    {"launch-not-read-back", "The files do not say {field} as the plan does: read back, {from} has become {to}."},
    {"launch-recompute-in-script",
     "Full recomputation is switched on in the script (model.gradient_checkpointing_enable()), not in this file."},
    {"launch-flex-attention", "torchtitan shares a sequence over ranks with FlexAttention only, and the configuration function {config} "
                              "has another attention: write a "
                              "function with attn_backend=\"flex\", and name it by --module and --config."},
};

}  // namespace

std::string_view launchTemplate(std::string_view id)
{
    const auto* const found =
        std::find_if(std::begin(kTemplates), std::end(kTemplates), [id](const LaunchTemplate& entry) { return entry.first == id; });
    return found == std::end(kTemplates) ? std::string_view{} : found->second;
}

}  // namespace shardscope
