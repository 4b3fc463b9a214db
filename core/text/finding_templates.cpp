// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/finding_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace shardscope {
namespace {

using FindingTemplate = std::pair<std::string_view, std::string_view>;

constexpr FindingTemplate kFindingTemplates[] = {
    // mesh_rules.cpp
    {"world-not-divisible", "{gpus} GPUs cannot be cut into model replicas of tp {tp} × cp {cp} × pp {pp} = {product} ranks: the GPUs must "
                            "be a whole multiple of that product."},
    {"world-not-product",
     "tp {tp} × cp {cp} × pp {pp} × dp {dp} = {product}, but the cluster has {gpus} GPUs: every GPU must have exactly one rank."},
    {"experts-do-not-fit", "The experts' grid of pp {pp} × ep {ep} × etp {etp} = {product} ranks does not divide the {gpus} GPUs: expert "
                           "groups take their ranks out of the same GPUs as everything else."},
    {"expert-parallel-without-experts", "ep is {ep}, but the model has no experts to spread: ep must be 1."},
    {"experts-not-divisible", "{experts} experts cannot be dealt evenly to ep {ep} ranks: ep must divide the number of experts."},
    {"batch-not-divisible", "A global batch of {global_batch} sequences is no whole number of micro-batches of {micro_batch} on each of dp "
                            "{dp} replicas: it must be a multiple of {product}."},
    {"heads-not-divisible", "{heads} attention heads cannot be dealt evenly to tp {tp} ranks: tp must divide the number of heads."},
    {"kv-heads-not-divisible", "{kv_heads} key/value heads and tp {tp} do not divide one another: tensor ranks can neither share them out "
                               "evenly nor hold even copies of them."},

    // sequence_rules.cpp
    {"sequence-not-divisible-by-cp", "A sequence of {sequence_length} tokens cannot be cut into {pieces} even pieces (two for each of cp "
                                     "{cp} ranks, so that causal work is balanced): its length must be a multiple of {pieces}."},
    {"precision-not-on-gpu", "The GPU has no arithmetic in the precision of the training; the step is timed at its 16-bit rate."},
    {"sequence-uneven-over-cp",
     "A sequence of {sequence_length} tokens does not divide by cp {cp}: frameworks pad it, and the padding is computed for nothing."},
    {"sequence-not-divisible-by-tp", "Sequence parallelism scatters each context rank's part of the {sequence_length} tokens over tp {tp} "
                                     "ranks: the length must be a multiple of cp {cp} × tp {tp}."},
    {"ulysses-heads-not-divisible",
     "Ulysses deals heads to the context ranks, but {heads} heads over tp {tp} leave a number that cp {cp} does not divide."},
    {"ulysses-kv-heads-not-divisible", "Ulysses deals heads to the context ranks, but {kv_heads} key/value heads over tp {tp} leave a "
                                       "number that cp {cp} does not divide: they would have to be repeated."},
    {"sequence-beyond-positions", "A sequence of {sequence_length} tokens is longer than the model's {max_positions} positions, and "
                                  "Megatron requires max-position-embeddings of at least the sequence length."},
    {"sequence-beyond-position-table", "A sequence of {sequence_length} tokens is longer than the model's table of {max_positions} learned "
                                       "positions: the rows beyond it do not exist."},
    {"sequence-beyond-trained-positions",
     "A sequence of {sequence_length} tokens is longer than the {max_positions} positions of the model's configuration; rotary and "
     "relative positions allow it, but the model was not made for it."},

    // core/schedule/kinds, schedule_limits.cpp
    {"schedule-takes-one-chunk", "Schedule {kind} gives every pipeline rank one chunk of layers, but chunks is {chunks}."},
    {"schedule-takes-two-chunks", "Schedule {kind} gives every pipeline rank exactly two chunks of layers, but chunks is {chunks}."},
    {"schedule-needs-two-chunks",
     "Schedule {kind} needs at least two chunks of layers on each rank, but chunks is {chunks}: with one there is nothing to interleave."},
    {"schedule-needs-more-microbatches",
     "Schedule {kind} cannot fill {stages} pipeline ranks with {microbatches} micro-batches: it needs more of them, or fewer ranks."},
    {"schedule-group-out-of-range", "Groups of {group} micro-batches are not possible with {stages} pipeline ranks and {microbatches} "
                                    "micro-batches: a group must fill the pipeline and cannot be larger than all of them."},
    {"schedule-last-group-too-short", "{microbatches} micro-batches in groups of {group} leave a last group that cannot fill {stages} "
                                      "pipeline ranks: it must be a full group or have at least as many micro-batches as there are ranks."},
    {"schedule-needs-even-stages",
     "Schedule {kind} pairs pipeline ranks from both ends, so their number must be even, but it is {stages}."},
    {"schedule-needs-even-microbatches",
     "Schedule {kind} sends half of the micro-batches in from either end, so their number must be even, but it is {microbatches}."},
    {"schedule-too-large", "{microbatches} micro-batches through {stages} pipeline ranks of {chunks} chunks are more than the {most} "
                           "blocks that this program lays out."},

    // core/ring/ring_findings.cpp
    {"ring-sequence-not-divisible",
     "Layout {layout} cuts the sequence into {pieces} equal pieces for {ranks} ranks, but {sequence} tokens do not "
     "divide by {pieces}."},
    {"ring-heads-not-divisible", "Ulysses deals heads to the ranks, but {heads} attention heads do not divide by {ranks} ranks."},
    {"ring-kv-heads-not-divisible",
     "Ulysses deals heads to the ranks, but {kv_heads} key/value heads do not divide by {ranks} ranks: they would have to be repeated."},

    // stage_rules.cpp
    {"stage-layers-length",
     "stage_layers has {entries} entries, but pp {pp} with this schedule makes {virtual_stages} stages: one entry is needed for each."},
    {"stage-layers-sum", "stage_layers places {sum} layers, but the model has {layers}."},
    {"too-many-virtual-stages", "{virtual_stages} virtual stages are more than this program handles: at most {most}."},
    {"stages-without-layers", "{layers} layers cannot fill {virtual_stages} virtual stages: some of them hold no layer at all."},
    {"recompute-layers-ignored", "recompute_layers is {recompute_layers}, but only full recomputation counts layers: it has no effect."},
    {"recompute-modules-without-selective",
     "recompute_modules names what selective recompute computes again, but recompute is not selective."},
    {"recompute-layers-beyond-model",
     "recompute_layers is {recompute_layers}, more than the model's {layers} layers: every layer of a stage is recomputed."},

    // sharding_rules.cpp
    {"shard-group-not-divisor",
     "A shard group of {shard_group} ranks does not divide the dp {dp} × cp {cp} = {replicas} ranks that hold the same weights."},
    {"shard-copies-uneven-over-experts", "Shard groups of {shard_group} ranks keep {copies} copies of the dense weights, but the experts' "
                                         "{edp} data-parallel ranks do not divide into that many."},
    {"shard-group-ignored", "shard_group is {shard_group}, but nothing is sharded at ZeRO stage 0: it has no effect."},
    {"weights-not-offloaded",
     "At ZeRO stage {zero} every GPU needs all of its weights all the time: only the optimizer's states leave for the host."},
    {"ffn-not-divisible",
     "A feed-forward width of {ffn} does not divide by tp {tp}: frameworks that cut it evenly refuse to build the model."},
    {"expert-ffn-not-divisible",
     "An expert width of {expert_ffn} does not divide by etp {etp}: frameworks that cut it evenly refuse to build the model."},

    // megatron_rules.cpp
    {"schedule-not-in-megatron", "Megatron has no schedule {kind}: with pp {pp} it runs 1f1b, or interleaved where there are chunks."},
    {"layers-not-divisible",
     "{layers} layers do not divide by pp {pp}: Megatron wants them even unless the layers of every stage are given (stage_layers)."},
    {"interleaved-without-stages", "Interleaving {chunks} chunks needs more than one pipeline rank, but pp is {pp}."},
    {"interleaved-needs-overlap",
     "Without overlapped pipeline communication Megatron interleaves only over more than two pipeline ranks, but pp is {pp}."},
    {"layers-of-stage-not-divisible",
     "Each of pp {pp} pipeline ranks has {layers_per_stage} of the {layers} layers, which {chunks} chunks do not divide evenly."},
    {"order-not-in-megatron",
     "Megatron lays ranks out as tp-cp-ep-dp-pp, or with pp before dp (--use-tp-pp-dp-mapping); no other order can be asked for."},
    {"order-parts-experts",
     "With pp {pp} before dp (--use-tp-pp-dp-mapping) Megatron wants as many data-parallel ranks for the experts as for the rest: ep {ep} × "
     "etp {etp} has to equal tp {tp} × cp {cp}. Megatron checks dense models too, with ep 1 and etp = tp."},
    {"order-not-with-fsdp", "At ZeRO stage {zero} Megatron-Bridge shards with Megatron-FSDP, which cannot be combined with the rank order "
                            "that puts pp before dp."},
    {"expert-tensor-defaults-to-tp",
     "etp is not given, so Megatron takes tp {tp} for it, and ep {ep} then needs tp times as many ranks; with etp 1 the experts fit."},
    {"sequence-parallel-without-tp", "Sequence parallelism has nothing to scatter over at tp {tp}: Megatron switches it off."},
    {"experts-without-sequence-parallel", "Megatron asks for sequence parallelism where ep {ep} meets tp {tp}, and warns without it."},
    {"tensor-overlap-without-sequence-parallel", "Overlapping tensor-parallel communication works only on sequence-parallel layers, which "
                                                 "tp {tp} without sequence parallelism does not have."},
    {"tensor-overlap-switched-off",
     "Megatron-Bridge switches the overlap of tensor-parallel communication off at tp {tp} without sequence parallelism (or at tp 1)."},
    {"gather-overlap-without-reduce-overlap",
     "At ZeRO stage {zero} Megatron overlaps the parameter gather only together with the gradient reduction (overlap.grad_reduce)."},
    {"optimizer-not-with-fsdp", "At ZeRO stage {zero} Megatron shards with Megatron-FSDP, which knows Adam and SGD only."},
    {"offload-without-adam",
     "Megatron offloads the optimizer's states of Adam only: it refuses optimizer {optimizer} with --optimizer-cpu-offload."},
    {"context-layout-not-in-megatron", "Megatron has no {cp_layout} layout for cp {cp}: its ring is zigzag."},
    {"recompute-layers-not-full",
     "recompute_layers is {recompute_layers}, but Megatron counts recomputed layers only with full recomputation."},
    {"recompute-not-in-megatron",
     "Megatron does not choose what to recompute operator by operator: selective recomputation of the attention core is the nearest."},
    {"offload-with-pipeline", "Megatron offloads activations to the host only without pipeline stages, but pp is {pp}."},
    {"offload-with-recompute", "Megatron offloads activations to the host only where nothing is recomputed."},
    {"offload-of-every-layer",
     "Megatron offloads the activations of fewer layers than the model's {layers}: at least one layer's have to stay on the GPU."},
    {"graph-with-full-recompute",
     "Megatron captures parts of the model in CUDA graphs only where no whole layers are recomputed: capture the full iteration, or recompute "
     "selectively."},
    {"graph-with-activation-offload", "Megatron does not capture parts of the model in CUDA graphs while it offloads activations to the host."},
    {"activation-recompute-without-experts",
     "Megatron recomputes the activation function (moe_act) of experts only, and this model has no experts."},
    {"projection-recompute-without-latent-attention",
     "Megatron recomputes mla_up_proj of multi-latent attention only, which this model does not have."},
    {"recompute-under-delayed-scaling",
     "Under FP8 with delayed scaling Megatron recomputes neither moe_act nor layernorm: choose another FP8 recipe, or other modules."},
    {"expert-overlap-unsupported", "Overlapping the experts' all-to-all needs experts spread over ranks (ep is {ep}), an all-to-all, "
                                   "DeepEP or HybridEP dispatcher and 16-bit training."},
    {"expert-overlap-with-recompute", "Overlapping the experts' all-to-all cannot be combined with full recomputation, nor with that of the mixture of experts (moe)."},
    {"expert-overlap-without-chunks", "With pp {pp}, overlapping the experts' all-to-all needs the interleaved schedule, whose chunks give "
                                      "it a forward to run beside a backward."},

    // nanotron_rules.cpp
    {"experts-not-in-nanotron",
     "nanotron cannot spread experts: its check of the GPUs leaves ep {ep} out, and its mesh of ranks does not, so that no number of "
     "GPUs satisfies both. ep must be 1."},
    {"expert-tensor-not-in-nanotron", "nanotron cuts no expert: each tensor-parallel rank holds all of them whole, so etp must be 1, not {etp}."},
    {"kv-heads-exceed-heads", "{kv_heads} key/value heads are more than the {heads} attention heads."},
    {"kv-heads-below-tp", "nanotron does not repeat key/value heads: with {kv_heads} of them tp can be at most {kv_heads}, not {tp}."},
    {"heads-not-multiple-of-kv-heads",
     "nanotron wants the {heads} attention heads to be a whole multiple of the {kv_heads} key/value heads."},
    {"kv-heads-not-shared-evenly",
     "{kv_heads} key/value heads do not divide over tp {tp}: nanotron's check of the file lets them pass, and its model fails to build."},
    {"microbatches-below-stages-less-one",
     "nanotron's 1f1b needs at least pp - 1 micro-batches to fill pp {pp} stages, but each replica has {microbatches}."},
    {"sequence-not-divisible-for-ring", "A sequence of {sequence_length} tokens does not divide over nanotron's ring of cp {cp} ranks (the "
                                        "one that gathers keys and values takes two pieces each)."},
    {"context-layout-not-in-nanotron", "nanotron has no {cp_layout} layout for cp {cp}: its ring gives each rank one contiguous piece."},
    {"schedule-not-in-nanotron",
     "nanotron has no schedule {kind}: with pp {pp} it runs 1f1b, without virtual stages, and its bubble is that of 1f1b."},
    {"zero-acts-as-one", "nanotron shards optimizer states only: ZeRO stage {zero} does what stage 1 does."},
    {"order-not-in-target", "This framework lays ranks out as tp-cp-dp-pp, fastest-varying first; no other order can be asked for."},

    // torchtitan_rules.cpp
    {"experts-do-not-fit-shard",
     "torchtitan takes the experts' ranks out of one replica's {ranks} ranks (shard × cp {cp} × tp {tp}), which ep {ep} "
     "(times etp in v0.2.2) does not divide."},
    {"expert-tensor-neither", "torchtitan v0.2.2 cuts experts over all tensor ranks or over none: etp must be 1 or tp {tp}, not {etp}."},
    {"expert-tensor-not-in-torchtitan", "torchtitan no longer cuts single experts: with ep {ep} it runs etp 1, not {etp}."},
    {"replicas-beside-other-dimensions",
     "torchtitan v0.2.2 replicates {replicate} times with DDP, which it cannot combine with tp {tp} or pp {pp}: shard the replicas "
     "(ZeRO), or use neither."},
    {"sequence-not-divisible-by-pieces", "torchtitan v0.2.2 wants the {sequence_length} tokens of a sequence to be a multiple of tp {tp} × "
                                         "2 × cp {cp} = {pieces}, also at cp 1."},
    {"tokens-not-divisible-by-pieces",
     "The tokens of a micro-batch ({micro_batch} × {sequence_length}) do not divide into {pieces} even pieces for tp {tp} and cp {cp}."},
    {"shard-group-not-in-target",
     "This framework shards over the context ranks too, in groups of shard × cp {cp} ranks: a group of {shard_group} at ZeRO stage {zero} "
     "becomes the nearest that it can write."},
    {"context-layout-not-in-torchtitan",
     "torchtitan moves keys and values in a ring or gathers them; it has no {cp_layout} layout for cp {cp}."},
    {"context-ring-not-in-torchtitan", "torchtitan gathers keys and values as a whole; it has no {cp_layout} layout for cp {cp}."},
    {"schedule-not-in-torchtitan", "torchtitan runs PyTorch's pipeline schedules, among which there is no {kind} for pp {pp}."},
    {"pipeline-not-in-model", "torchtitan v0.2.2 has no pipeline for its models qwen3 and gpt_oss: pp must be 1, not {pp}."},
    {"context-not-in-model",
     "torchtitan v0.2.2 computes the attention of its models deepseek_v3 and gpt_oss with FlexAttention, which shares no sequence over ranks: "
     "cp must be 1, not {cp}."},
    {"stages-exceed-layers", "{layers} layers, the embedding and the head cannot fill {virtual_stages} virtual stages (pp {pp}): "
                             "torchtitan wants something on each."},
    {"tied-embeddings-with-pipeline",
     "torchtitan does not tie embedding and head across pipeline stages, but pp is {pp} and this model ties them."},
    {"microbatches-below-stages", "{microbatches} micro-batches are fewer than the {virtual_stages} stages: torchtitan warns of a bubble."},
    {"stages-weighted-by-default",
     "By itself torchtitan counts the embedding and the head as a layer each, and spreads {layers} layers over {virtual_stages} stages "
     "unlike this plan; its file has to ask for the plan's split."},
    {"resharding-not-default",
     "With pp {pp} torchtitan by default keeps gathered weights after the forward; this plan frees them and gathers them again for every "
     "micro-batch, which its file has to ask for (\"always\")."},
    {"zero-stage-not-in-torchtitan",
     "torchtitan has no ZeRO stage {zero}: it shards weights too (FSDP2), and keeps them gathered after the forward at the nearest."},
    {"tensor-overlap-without-compile",
     "torchtitan overlaps tensor-parallel communication (tp {tp}) by torch.compile only, which is switched off."},
    {"graph-not-possible",
     "torchtitan captures no CUDA graph with pipeline stages (pp {pp}), and with experts (ep {ep}) only under HybridEP."},

    // deepspeed_rules.cpp
    {"pipeline-not-in-deepspeed",
     "DeepSpeed cuts into pp {pp} stages only a model that is written as a PipelineModule: its file cannot ask for that of a plain model."},
    {"zero-with-pipeline", "DeepSpeed does not combine ZeRO stage {zero} with pipeline stages (pp {pp}): stage 0 or 1 only."},
    {"weights-offloaded-below-three", "DeepSpeed offloads weights only at ZeRO stage 3, not {zero}."},
    {"nothing-to-shard", "ZeRO stage {zero} shards nothing over dp {dp}: every GPU keeps everything."},
    {"experts-fewer-than-ranks", "{experts} experts cannot be spread over ep {ep} ranks."},
    {"experts-do-not-fit-stage", "AutoEP takes its ranks out of one pipeline stage: ep {ep} must divide {gpus} GPUs / pp {pp}."},
    {"expert-tensor-not-one", "DeepSpeed's AutoEP does not cut single experts: with ep {ep}, etp must be 1, not {etp}."},
    {"experts-with-sharded-weights",
     "At ZeRO stage {zero} AutoEP (ep {ep}) takes neither tensor ranks (tp {tp}), nor Ulysses (cp {cp}), nor shard groups."},
    {"experts-with-tensor-ranks", "AutoEP (ep {ep}) shares ranks with AutoTP (tp {tp}) only up to ZeRO stage 2 (now {zero}), without "
                                  "pipeline stages (pp {pp}), Ulysses (cp {cp}) or offload."},
    {"sequence-not-divisible-by-ranks", "A sequence of {sequence_length} tokens does not divide over the cp {cp} ranks of Ulysses."},
    {"context-layout-not-in-deepspeed", "DeepSpeed shares a sequence by Ulysses only: cp {cp} with layout {cp_layout} becomes ulysses."},
    {"sequence-parallel-not-in-target",
     "This framework keeps whole activations on each of tp {tp} ranks: there is no sequence parallelism to switch on."},

    // accelerate_rules.cpp
    {"pipeline-not-in-accelerate", "accelerate trains without pipeline stages: pp must be 1, not {pp}."},
    {"experts-not-in-accelerate", "accelerate has no expert parallelism: ep must be 1, not {ep}."},
    {"tensor-ranks-without-fsdp2", "accelerate combines FSDP with tensor or context ranks (tp {tp}, cp {cp}) in version 2 only."},
    {"replicas-beside-tensor-ranks",
     "accelerate does not combine {replicate} unsharded replicas with tp {tp} or cp {cp}: the replicas have to be sharded."},
    {"context-layout-not-in-accelerate",
     "Beside FSDP2 accelerate shares a sequence by PyTorch's context parallelism: layout {cp_layout} (cp {cp}) is DeepSpeed's."},
    {"zero-stage-not-in-accelerate",
     "FSDP has no ZeRO stage {zero}: the nearest shards gradients and weights too and keeps weights gathered after the forward."},
    {"shard-group-not-a-node", "FSDP1's hybrid strategies shard within a node of {gpus_per_node} GPUs: a group of {shard_group} ranks "
                               "needs a process group made in the script."},

    // core/memory/memory_findings.cpp
    {"out-of-memory", "The worst GPU, of pipeline stage {stage}, needs {peak_bytes:gib} GiB but has {capacity_bytes:gib} GiB."},
    {"memory-tight",
     "This plan is tight: the worst GPU, of pipeline stage {stage}, needs {peak_bytes:gib} of its {capacity_bytes:gib} GiB, and the upper end "
     "of the estimate's band is above that. Seven of ten such estimates are within ±{band:percent} % of what is measured."},
    {"memory-may-fit",
     "This plan does not fit by the estimate, but what the worst GPU lacks is within the band of ±{band:percent} %: a run could fit."},
    {"sharding-holds-more",
     "Sharding over {shard_group} ranks makes the states of stage {stage} larger: {sharded:short} bytes a parameter against {whole:short} without. "
     "FSDP keeps {beside:short} bytes of gathered weights and unsharded gradients a parameter until the last micro-batch."},
    {"allocator-retries", "Stage {stage} leaves less than 3 % of its {capacity_bytes:gib} GiB free: the allocator flushes its cache and "
                          "asks again, and steps can be several "
                          "times slower than estimated."},

    // core/estimate/step_findings.cpp
    {"overlap-does-not-pay", "Overlapping {what} does not pay: {seconds:short} s {of} against {alone:short} s without. By contention, what "
                             "runs beside compute slows it "
                             "down, and each of many small buckets pays its latency."},
    {"low-precision-slower",
     "Precision {precision} does not pay: {seconds:short} s {of} against {alone:short} s in bf16. Casts and launches take longer than the "
     "faster multiplies save."},

    {"profile-of-another-device",
     "The profile was measured on {device}, the cluster has {gpu}: multiplies and memory reach the same share of the data sheet here, and "
     "collectives take as long as there. No measured run says how far the times are off."},
    {"profile-of-another-machine",
     "The profile was measured on {device}, which is no GPU of the catalogue: the times are those of that machine, not of {gpu}."},

    // core/estimate/utilisation_findings.cpp
    {"utilisation-above-published",
     "The GPUs would compute at {hfu:percent} % of their {precision} peak. The highest published for {generation} is {published:percent} % "
     "({run}). Take the step time as a lower bound until it is measured."},

    // core/estimate/profile_findings.cpp
    {"profile-precision-mixed",
     "The profile of {device} has no matrix multiply in {precision}, which this training uses (measured: {measured}). Times of a processor "
     "beside rates of {gpu} would be meaningless, so the estimate does not use the profile. Train in a precision that was measured, or "
     "measure {gpu}."},
    {"profile-curve-ends",
     "The profile measured {collective} (ranks: {ranks}, nodes: {nodes}) up to {largest:bytes}; this plan sends {asked:bytes} at once, "
     "{times:short} times "
     "as much. Beyond the last sample the estimate follows the shape of NCCL's own model. Measure larger sizes to be sure."},
    {"profile-curve-begins",
     "The profile measured {collective} (ranks: {ranks}, nodes: {nodes}) from {smallest:bytes} on; this plan sends {asked:bytes} at once, "
     "{times:short} "
     "times less. Below the first sample the estimate follows the shape of NCCL's own model. Measure smaller sizes to be sure."},
    {"profile-group-outside", "The nearest group in which the profile measured {collective} has {measured_ranks} ranks (nodes: {nodes}); "
                              "this plan has groups of {ranks}. The measured "
                              "time is multiplied by the ratio of the modelled times. Measure a group of this size to be sure."},

    // placement_rules.cpp
    {"tp-crosses-node", "Tensor parallelism over tp {tp} ranks reaches beyond the {nvlink_domain|gpus_per_node} GPUs that share the fast "
                        "network: every layer's collectives wait for the slower one."},
    {"cp-crosses-node", "The context-parallel groups (tp {tp}, cp {cp}) reach beyond the {nvlink_domain|gpus_per_node} GPUs that share the "
                        "fast network: keys and values travel over the slower one."},
    {"ep-crosses-node", "The expert groups (ep {ep}, etp {etp}) reach beyond the {nvlink_domain|gpus_per_node} GPUs that share the fast "
                        "network: tokens are dispatched over the slower one."},
};

}  // namespace

std::string_view findingTemplate(std::string_view id)
{
    const auto* const found =
        std::find_if(std::begin(kFindingTemplates), std::end(kFindingTemplates), [id](const FindingTemplate& entry) { return entry.first == id; });
    return found == std::end(kFindingTemplates) ? launchTemplate(id) : found->second;
}

}  // namespace shardscope
