// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/communication/glossary.h"

#include <QCoreApplication>

#include <algorithm>

namespace shardscope {
namespace {

struct Entry {
    const char* term;
    const char* meaning;
};

constexpr Entry kEntries[] = {
    {"all-gather", QT_TRANSLATE_NOOP("Glossary", "Every rank has a part and afterwards has all parts. Each sends (n − 1)/n of the whole.")},
    {"all-reduce", QT_TRANSLATE_NOOP("Glossary", "Every rank has a tensor of the same shape and afterwards has the sum. A reduce-scatter "
                                                 "and an all-gather in one: each sends 2·(n − 1)/n of it.")},
    {"all-to-all", QT_TRANSLATE_NOOP("Glossary", "Every rank has a different piece for every other one. Experts get their tokens by it; "
                                                 "across nodes it is the slowest of the collectives.")},
    {"bucket", QT_TRANSLATE_NOOP("Glossary", "Gradients that leave together. Large enough to use the wire well, small enough that the "
                                             "first one leaves early in the backward pass.")},
    {"bubble",
     QT_TRANSLATE_NOOP("Glossary", "Idle GPU time of all GPU time of a step: while the pipeline fills and drains, and while faster "
                                   "stages wait for the slowest. It is no communication: more micro-batches or chunks make the first "
                                   "part smaller, a better cut of the layers the second.")},
    {"bus bandwidth",
     QT_TRANSLATE_NOOP("Glossary", "Bytes of a collective per second times its factor, 2·(n − 1)/n or (n − 1)/n, so that figures of "
                                   "different collectives and numbers of ranks compare with the wire's own rate.")},
    {"collective",
     QT_TRANSLATE_NOOP("Glossary", "An exchange in which all ranks of a group take part. It ends for all when the slowest is done.")},
    {"combine", QT_TRANSLATE_NOOP("Glossary", "The all-to-all by which the experts' results go back to the ranks of their tokens.")},
    {"compute-to-communication ratio",
     QT_TRANSLATE_NOOP("Glossary", "Time computing over time communicating, hidden or not. From about ten to one on, communication hides "
                                   "almost by itself; near one it has to be overlapped with care.")},
    {"context parallelism (CP)",
     QT_TRANSLATE_NOOP(
         "Glossary",
         "The ranks share one sequence's tokens. Attention needs all keys and values, which travel round a ring or are gathered.")},
    {"contention",
     QT_TRANSLATE_NOOP(
         "Glossary", "A collective beside compute takes multiprocessors and memory bandwidth from it: hidden communication is not free.")},
    {"data parallelism (DP)",
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Every rank has the whole model and other sequences. Gradients are averaged once a step, behind the last backward pass.")},
    {"dispatch", QT_TRANSLATE_NOOP("Glossary", "The all-to-all by which tokens go to the ranks of their experts.")},
    {"expert parallelism (EP)",
     QT_TRANSLATE_NOOP("Glossary", "The experts of a layer lie on different ranks; tokens travel to them and back, in every layer.")},
    {"exposed communication",
     QT_TRANSLATE_NOOP("Glossary", "Seconds in which the compute stream waits for a collective. What counts in the step's time.")},
    {"FSDP", QT_TRANSLATE_NOOP("Glossary", "PyTorch's fully sharded data parallelism: what ZeRO-3 does, layer by layer.")},
    {"gradient accumulation",
     QT_TRANSLATE_NOOP("Glossary",
                       "Several micro-batches before one optimizer step. Gradients may wait until the last of them before they travel.")},
    {"hidden communication",
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Communication that runs while the GPU computes something else, so that it costs no time of its own but for contention.")},
    {"hybrid sharding",
     QT_TRANSLATE_NOOP(
         "Glossary", "Shards within a group, usually a node, and replicas across groups: weights are gathered over the fast wire alone.")},
    {"InfiniBand, RoCE",
     QT_TRANSLATE_NOOP("Glossary", "The network between nodes, through each GPU's network adapter: about a tenth of what NVLink moves.")},
    {"latency",
     QT_TRANSLATE_NOOP("Glossary",
                       "The time of a message without bytes. Small collectives are nothing else; it grows with the number of ranks.")},
    {"micro-batch", QT_TRANSLATE_NOOP("Glossary", "The sequences that pass through the model together on one rank.")},
    {"NCCL",
     QT_TRANSLATE_NOOP("Glossary", "NVIDIA's library of collectives. It chooses ring or tree and a protocol by size, ranks and wires.")},
    {"NVLink, NVSwitch", QT_TRANSLATE_NOOP("Glossary", "The wire between the GPUs of a node or a rack. Tensor parallelism belongs here.")},
    {"pipeline parallelism (PP)",
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Stages of layers on different ranks. Only activations at the borders travel: little, point to point, and good for slow wires.")},
    {"prefetch", QT_TRANSLATE_NOOP("Glossary", "Gathering the next layer's weights while this one computes.")},
    {"reduce-scatter",
     QT_TRANSLATE_NOOP("Glossary", "Every rank has a tensor and afterwards has one part of the sum: half of an all-reduce.")},
    {"reshard after forward", QT_TRANSLATE_NOOP("Glossary", "ZeRO-3 frees gathered weights after a layer's forward pass and gathers them "
                                                            "again for its backward pass: memory against a second all-gather.")},
    {"ring", QT_TRANSLATE_NOOP("Glossary",
                               "Each rank sends to its neighbour, n − 1 times. Uses every wire fully; its latency grows with the ring.")},
    {"ring attention",
     QT_TRANSLATE_NOOP("Glossary",
                       "Queries stay, keys and values go round. A hop hides where attention on a block takes longer than its transfer.")},
    {"scale-up domain", QT_TRANSLATE_NOOP("Glossary", "The GPUs that a fast network joins: eight in a DGX, 72 in an NVL72 rack.")},
    {"send/receive", QT_TRANSLATE_NOOP("Glossary", "From one rank to another: activations between pipeline stages, blocks of a ring.")},
    {"sequence parallelism (SP)",
     QT_TRANSLATE_NOOP("Glossary", "Between tensor-parallel parts the tokens are split, so that norms and dropout are shared too. An "
                                   "all-reduce becomes a reduce-scatter and an all-gather: the same bytes, less memory.")},
    {"tensor parallelism (TP)", QT_TRANSLATE_NOOP("Glossary", "Each matrix is cut into columns or rows. Every layer sums or gathers "
                                                              "activations twice forward and twice backward, with little to hide behind.")},
    {"tree", QT_TRANSLATE_NOOP("Glossary", "Ranks add up along a tree: fewer hops than a ring, so small messages are faster.")},
    {"ZeRO-1", QT_TRANSLATE_NOOP("Glossary", "Each data-parallel rank keeps the optimizer states of one part. Gradients are "
                                             "reduce-scattered, the new weights gathered: the bytes of an all-reduce.")},
    {"ZeRO-2", QT_TRANSLATE_NOOP("Glossary", "Gradients are kept in parts too, so they are scattered with every micro-batch.")},
    {"ZeRO-3",
     QT_TRANSLATE_NOOP("Glossary",
                       "Weights are kept in parts too and gathered layer by layer, forward and again backward: half as many bytes more.")},
};

}  // namespace

QList<GlossaryEntry> glossary()
{
    QList<GlossaryEntry> entries;
    for (const Entry& entry : kEntries)
        entries.append({QString::fromUtf8(entry.term), QCoreApplication::translate("Glossary", entry.meaning)});
    std::sort(entries.begin(), entries.end(),
              [](const GlossaryEntry& a, const GlossaryEntry& b) { return a.term.compare(b.term, Qt::CaseInsensitive) < 0; });
    return entries;
}

}  // namespace shardscope
