// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/quantity_text.h"

namespace shardscope {
namespace {

constexpr std::string_view kShape = "the operator's shape on this rank";
constexpr std::string_view kRoofline = "Williams et al. 2009 (Roofline, doi 10.1145/1498765.1498785): the longer of computing and moving";
constexpr std::string_view kBuckets = "gradients leave in buckets as the last micro-batch's backward fills them";
constexpr std::string_view kBus = "nccl-tests, doc/PERFORMANCE.md";
constexpr std::string_view kTuning = "NCCL 2.30.7, src/graph/tuning.cc: NVIDIA's own measured constants; the network's latency as stated";
constexpr std::string_view kAdapters = "rules of adapters, fitted on AWS p5 with 2 to 16 nodes (Smol Training Playbook)";
constexpr std::string_view kExperts = "DeepSeek-V3 (arXiv 2412.19437), section 3.2.2: a token is sent once to each node";
constexpr std::string_view kRing = "Liu et al. 2023 (Ring Attention, arXiv 2310.01889)";
constexpr std::string_view kFsdp =
    "Zhao et al. 2023 (PyTorch FSDP, arXiv 2304.11277): the next layer's weights come while this one computes";

constexpr QuantityText kTexts[] = {
    // collectives
    {"bus-bytes", "bytes over the bus", "bytes", "size · bus factor", kBus},
    {"bus-factor", "bus factor", "", "2 · (n − 1) / n", kBus},
    {"share-of-others", "share that other ranks have", "", "(n − 1) / n", kBus},
    {"other-ranks", "other ranks", "ranks", "n − 1", kBus},
    {"reduced-and-gathered", "an all-reduce reduces and gathers", "", "2", kBus},
    {"sent-once", "bus factor of send and receive", "", "1", kBus},
    {"bus-bandwidth-measured", "bus bandwidth of the measured curve", "bytes/s",
     "read at this size, between or beyond the groups of ranks and islands that were measured", "measured: {}"},
    {"nccl-latency", "latency, {}", "s", "read in NCCL's tables for these ranks and islands: the fastest way at this size", kTuning},
    {"nccl-bandwidth", "bandwidth, {}", "bytes/s", "read in NCCL's tables for these ranks and islands: the fastest way at this size",
     kTuning},
    {"wire-seconds", "on the wire", "s", "size / bandwidth", kTuning},
    {"exchange-launch", "launch of an exchange", "s", "8 µs on H100", kAdapters},
    {"island-rate", "bandwidth between GPUs of one island", "bytes/s", "of a ring; 0.95 of it for an all-to-all", kAdapters},
    {"share-inside", "share for other ranks of the island", "", "(ranks of the island − 1) / n", kAdapters},
    {"bytes-inside", "bytes inside the island", "bytes", "size · share", kAdapters},
    {"inside-seconds", "inside the island", "s", "bytes / bandwidth", kAdapters},
    {"remote-ranks", "ranks on other islands", "ranks", "n − those of this island", kAdapters},
    {"remote-message", "one message to another island", "s", "0.23 of a hop, at least 0.3 µs", kAdapters},
    {"remote-messages", "messages to other islands", "s", "ranks there · one message", kAdapters},
    {"first-message", "before the first message", "s", "by the network's hop", kAdapters},
    {"share-away", "share for other islands", "", "ranks there / n", kAdapters},
    {"bytes-away", "bytes that leave the island", "bytes", "size · share", kAdapters},
    {"adapter-rate", "bandwidth of this GPU's adapter", "bytes/s", "0.85 of its share: what payload gets", kAdapters},
    {"network-seconds", "across the network", "s", "bytes / bandwidth", kAdapters},
    {"slower-wire", "the slower of island and network", "s", "max(…)", kAdapters},
    {"channel-rate", "bandwidth of the channels to one peer", "bytes/s", "21.4 GB/s each: two, but one in a group of more than four nodes",
     kAdapters},
    {"send-rate", "bandwidth to one peer", "bytes/s", "min(channels, adapter)", kAdapters},
    {"nothing-to-send", "nothing to send", "s", "one rank, or no bytes", kBus},
    {"collective-count", "collectives one after the other", "", "counted", kShape},
    {"collectives-in-turn", "one after the other", "s", "seconds of one · count", kShape},
    {"exposed-seconds", "seconds that the compute stream waits", "s",
     "seconds · exposed share; Megatron-DeepSpeed: seconds + the ranks' wait for one another", "what the frameworks' defaults hide"},
    {"hidden-seconds", "seconds beside compute", "s", "seconds − exposed", "what the frameworks' defaults hide"},
    {"experts-of-a-token", "experts of a token, at least one", "experts", "max(1, k)", kExperts},
    {"gathered-for-experts", "tokens gathered over tokens routed", "", "e / k", "every rank gets every token of the group"},
    {"nodes-of-the-experts", "nodes that the experts are on", "nodes", "of the plan's mesh", "the scenario"},
    {"ranks-of-the-experts", "ranks that the experts are on, all within one node", "ranks", "of the plan's mesh", "the scenario"},
    {"copy-to-each-expert", "copies of a token on the wire, over its experts", "", "1: sent once for each", kExperts},
    {"share-of-a-node", "share of the experts on one node (within a node: one rank)", "", "1 / nodes", kExperts},
    {"share-of-other-nodes", "share of the experts on the others", "", "1 − share", kExperts},
    {"chance-to-miss-a-node", "chance that none of a token's experts is on one", "", "share of others ^ k", kExperts},
    {"chance-to-reach-a-node", "chance that one is", "", "1 − chance", kExperts},
    {"nodes-reached", "nodes (within a node: ranks) that a token is sent to", "", "nodes · chance", kExperts},
    {"most-nodes", "most nodes that the model's router allows", "nodes", "the model's limit", "the model's configuration"},
    {"nodes-within-limit", "nodes that a token is sent to, within the limit", "nodes", "min(limit, …)", kExperts},
    {"copies-on-the-wire", "copies of a token on the wire, over its experts", "", "nodes or ranks that it is sent to / k", kExperts},
    {"ring-attention", "attention of this pass, a rank's mean", "s", "all causal work / c", kRing},
    {"ring-key-hop", "one hop of keys and values", "s", "send and receive", kRing},
    {"ring-gradient-hop", "one hop of gradients", "s", "send and receive", kRing},
    {"ring-all-blocks", "twice the mean", "s", "causal work is c² / 2 full blocks", kRing},
    {"ring-full-block", "one full block", "s", "2 · mean / c", kRing},
    {"ring-half-block", "half a block", "s", "block / 2: a triangle, or a balanced layout's step", kRing},
    {"ring-both-hops", "hops of keys, values and gradients", "s", "Σ", kRing},
    {"ring-step", "one step", "s", "the longer of its block and its hop", kRing},
    {"ring-steps-between-count", "steps between the first and the last", "", "c − 2", kRing},
    {"ring-steps-between", "steps between the first and the last", "s", "count · one", kRing},
    {"ring-steps", "all steps, and the gradients' way home", "s", "Σ", kRing},
    {"ring-other-ranks", "steps with other ranks' keys", "", "c − 1", kRing},
    {"ring-other-blocks", "their blocks", "s", "count · one", kRing},
    {"ring-blocks", "blocks of the busiest rank", "s", "own + others", kRing},
    {"ring-busiest", "computing on the busiest rank", "s", "at least the mean", kRing},
    {"ring-total", "the pass on the rank that ends last", "s", "at least computing", kRing},
    {"ring-imbalance", "waiting for the ring's busiest rank", "s", "busiest rank − mean", kRing},
    {"ring-transfer", "hops that no block hides", "s", "the pass − computing", kRing},
    {"expert-bytes", "bytes of expert dispatch on the wire", "bytes", "size · copies", kExperts},
    {"expert-exchange", "expert dispatch", "s", "all-to-all alone / rate beside it", "uneven messages"},
    {"ring-hops", "all hops", "s", "Σ", kRing},
    {"exposed-share-of-hops", "exposed share of the hops", "", "what no block hides / all hops", kRing},

    // sharded weights and gradients
    {"bytes-on-the-wire", "bytes on the wire", "bytes", "parameters · bytes of one", kFsdp},
    {"dense-together", "dense parameters that go together", "parameters", "none", kFsdp},
    {"experts-together", "routed experts' parameters that go together", "parameters", "none", kFsdp},
    {"parameters-together", "parameters that go together", "parameters", "dense + routed experts", kFsdp},
    {"parameters-of-a-shard", "of them in a shard", "parameters", "parameters / ranks", kFsdp},
    {"collective-bytes-of-a-shard", "size among the replicas of a shard", "bytes", "size / ranks that share it", kFsdp},
    {"dense-of-a-bucket", "dense parameters of a bucket", "parameters", "those on this rank / buckets", kBuckets},
    {"experts-of-a-bucket", "routed experts' parameters of a bucket", "parameters", "those on this rank / buckets", kBuckets},
    {"gather-and-reduce", "gathering weights and reducing gradients", "s", "Σ", kFsdp},
    {"gathered-and-reduced-bytes", "bytes of both", "bytes", "Σ", kFsdp},
    {"reduce-seconds", "reducing gradients", "s", "Σ collectives", kFsdp},
    {"covered-seconds", "what the cover hides", "s", "cover · share of the bandwidth beside compute", kFsdp},
    {"cover-and-waits", "computing, and waiting for the host and for other wires", "s", "Σ", kFsdp},
    {"wire-of-others", "other collectives on the same wire, hidden behind compute", "s", "Σ", kFsdp},
    {"free-of-others", "what is left of the pass for this wire", "s", "pass − others", kFsdp},
    {"cover-of-the-pass", "what covers it", "s", "at least 0", kFsdp},
    {"longer-than-the-cover", "what lasts longer than the cover", "s", "seconds − what it hides", kFsdp},
    {"beyond-the-cover", "waiting for it", "s", "at least 0", kFsdp},
    {"bytes-in-memory-seconds", "its bytes in the GPU's memory", "s", "bytes / bandwidth", kRoofline},

    // bucket trains and the optimizer
    {"one-bucket", "buckets", "", "1: everything at once", kBuckets},
    {"bucket-elements", "parameters of a bucket", "parameters", "Megatron max(40 M, 1 M · D), DeepSpeed 500 M, InternEvo 512 MiB",
     "Megatron-LM, DistributedDataParallelConfig; DeepSpeed, zero_optimization.reduce_bucket_size; InternEvo, hybrid_zero_optimizer"},
    {"elements-of-a-bucket", "parameters of a bucket", "parameters", "bytes of a bucket / bytes of one", kBuckets},
    {"bucket-not-below-one", "parameters of a bucket, at least one", "parameters", "max(1, …)", kBuckets},
    {"full-buckets", "buckets' worth of parameters", "", "parameters / those of a bucket", kBuckets},
    {"whole-buckets", "whole buckets", "", "rounded up", kBuckets},
    {"buckets", "buckets", "", "at least 1", kBuckets},
    {"tensors-per-layer", "tensors of a layer that come one by one", "", "projections of q, k, v and of the output, up, down, two norms",
     "nanotron's ZeRO-1"},
    {"tensors-of-layers", "tensors of this rank's layers", "", "6 · layers", "nanotron's ZeRO-1"},
    {"tensors-of-the-rank", "tensors that come one by one", "", "at least 1", "nanotron's ZeRO-1"},
    {"all-buckets", "all buckets, back to back", "s", "seconds of one · buckets", kBuckets},
    {"first-bucket-ready", "when the first bucket is full", "s", "window / buckets", kBuckets},
    {"window-beside-compute", "window in which buckets travel", "s", "window − first bucket", kBuckets},
    {"hidden-in-the-window", "what travels in it", "s", "window · share of the bandwidth beside compute", kBuckets},
    {"beyond-the-window", "what is left at its end", "s", "all buckets − what travelled", kBuckets},
    {"train-exposed", "past the window", "s", "what is left, at least the last bucket", kBuckets},
    {"rank-forward", "one micro-batch forward through this rank", "s", "Σ virtual stages", kShape},
    {"rank-weight-gradients", "weight gradients at the rank's end", "s", "a backward in two halves ends with them", kShape},
    {"rank-backward", "one micro-batch backward through this rank", "s", "Σ virtual stages", kShape},
    {"read-and-written", "read and written", "", "2", "Adam reads and writes its states once a step"},
    {"states-read-and-written", "bytes of states moved per parameter", "bytes", "2 · states",
     "Adam reads and writes its states once a step"},
    {"tied-gradient-bytes", "gradients of the tied embedding", "bytes", "V · h / t · bytes of one", "the two copies must stay equal"},
    {"slowest-gather", "gathering the new weights, exposed", "s", "of the rank where it takes longest",
     "all ranks begin the next step together"},
};

}  // namespace

std::span<const QuantityText> communicationTexts() { return kTexts; }

}  // namespace shardscope
