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
    {"precision-not-on-gpu",
     "The GPU has no arithmetic in the precision of the training; the step is timed at its 16-bit rate."},
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
    {"schedule-too-large",
     "{microbatches} micro-batches through {stages} pipeline ranks of {chunks} chunks are more than the {most} blocks that this program lays out."},

    // core/ring/ring_findings.cpp
    {"ring-sequence-not-divisible", "Layout {layout} cuts the sequence into {pieces} equal pieces for {ranks} ranks, but {sequence} tokens do not "
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
    {"recompute-modules-without-selective", "recompute_modules names what selective recompute computes again, but recompute is not selective."},
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
    {"order-not-with-fsdp", "At ZeRO stage {zero} Megatron-Bridge shards with Megatron-FSDP, which cannot be combined with the rank order "
                            "that puts pp before dp."},
    {"expert-tensor-defaults-to-tp",
     "etp is not given, so Megatron takes tp {tp} for it, and ep {ep} then needs tp times as many ranks; with etp 1 the experts fit."},
    {"sequence-parallel-without-tp", "Sequence parallelism has nothing to scatter over at tp {tp}: Megatron switches it off."},
    {"experts-without-sequence-parallel", "Megatron asks for sequence parallelism where ep {ep} meets tp {tp}, and warns without it."},
    {"tensor-overlap-without-sequence-parallel", "Overlapping tensor-parallel communication works only on sequence-parallel layers, which "
                                                 "tp {tp} without sequence parallelism (or tp 1) does not have."},
    {"tensor-overlap-switched-off",
     "Megatron-Bridge switches the overlap of tensor-parallel communication off at tp {tp} without sequence parallelism (or at tp 1)."},
    {"gather-overlap-without-reduce-overlap",
     "At ZeRO stage {zero} Megatron overlaps the parameter gather only together with the gradient reduction (overlap.grad_reduce)."},
    {"optimizer-not-with-fsdp", "At ZeRO stage {zero} Megatron shards with Megatron-FSDP, which knows Adam and SGD only."},
    {"context-layout-not-in-megatron", "Megatron has no {cp_layout} layout for cp {cp}: its ring is zigzag."},
    {"recompute-layers-not-full",
     "recompute_layers is {recompute_layers}, but Megatron counts recomputed layers only with full recomputation."},
    {"recompute-not-in-megatron",
     "Megatron does not choose what to recompute operator by operator: selective recomputation of the attention core is the nearest."},
    {"offload-with-pipeline", "Megatron offloads activations to the host only without pipeline stages, but pp is {pp}."},
    {"offload-with-recompute", "Megatron offloads activations to the host only where nothing is recomputed."},
    {"expert-overlap-unsupported", "Overlapping the experts' all-to-all needs experts spread over ranks (ep is {ep}), an all-to-all, "
                                   "DeepEP or HybridEP dispatcher and 16-bit training."},
    {"expert-overlap-with-recompute", "Overlapping the experts' all-to-all cannot be combined with full recomputation."},
    {"expert-overlap-without-chunks", "With pp {pp}, overlapping the experts' all-to-all needs the interleaved schedule, whose chunks give "
                                      "it a forward to run beside a backward."},

    // core/memory/memory_findings.cpp
    {"out-of-memory", "The worst GPU, of pipeline stage {stage}, needs {peak_bytes:gib} GiB but has {capacity_bytes:gib} GiB."},
    {"memory-tight", "The worst GPU, of pipeline stage {stage}, needs {peak_bytes:gib} of its {capacity_bytes:gib} GiB: by the estimate it fits, but it "
                     "may not fit: seven of ten such estimates are within ±{band:percent} % of what is measured."},
    {"memory-may-fit", "What the worst GPU lacks is within the estimate's band of ±{band:percent} %: it may fit."},
    {"allocator-retries", "Stage {stage} leaves less than 3 % of its {capacity_bytes:gib} GiB free: the allocator flushes its cache and asks again, and steps can be several "
                          "times slower than estimated."},

    // core/estimate/step_findings.cpp
    {"overlap-does-not-pay", "Overlapping {what} does not pay: {seconds:short} s {of} against {alone:short} s without. By contention, what runs beside compute slows it "
                             "down, and each of many small buckets pays its latency."},
    {"low-precision-slower", "Precision {precision} does not pay: {seconds:short} s {of} against {alone:short} s in bf16. Casts and launches take longer than the "
                             "faster multiplies save."},

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
    return found == std::end(kFindingTemplates) ? std::string_view{} : found->second;
}

}  // namespace shardscope
