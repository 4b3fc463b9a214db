// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/part_sentences.h"

#include <cmath>

namespace shardscope {
namespace {

constexpr double kMilliseconds = 1e3;

/// The arguments of a part's sentence, in milliseconds.
std::vector<Argument> figuresOf(const DiagnosisPart& part)
{
    std::vector<Argument> figures{{"more", std::abs(part.seconds) * kMilliseconds}};
    if (part.measured)
        figures.emplace_back("measured", *part.measured * kMilliseconds);
    if (part.estimated)
        figures.emplace_back("estimated", *part.estimated * kMilliseconds);
    return figures;
}

/// Copies: g++ 12 warns of a moved variant that it believes to be uninitialised.
void addFigures(std::vector<Argument>& figures, const std::vector<Argument>& more)
{
    figures.insert(figures.end(), more.begin(), more.end());
}

Message stragglerSentence(const DiagnosisPart& part, const std::vector<Straggler>& stragglers)
{
    std::vector<Argument> figures = figuresOf(part);
    if (stragglers.empty())
        return said("Collectives wait {measured:short} ms for a rank that arrives late.", std::move(figures));
    const Straggler& slowest = stragglers.front();
    const Message rank = slowest.rank ? said("rank {number}", {{"number", static_cast<double>(*slowest.rank)}})
                                      : Message("{file}", {{"file", slowest.file}});
    addFigures(figures, {{"rank", rank}, {"collectives", slowest.collectives}});
    if (!slowest.because)
        return said("Collectives wait {measured:short} ms for others; {rank} arrives last {collectives} times.", std::move(figures));
    addFigures(figures, {{"reason", nameOfPart(*slowest.because)}, {"excess", slowest.excess * kMilliseconds}});
    return said(
        "Collectives wait {measured:short} ms for others; {rank} arrives last {collectives} times, and spends {excess:short} ms more "
        "on {reason}.",
        std::move(figures));
}

}  // namespace

Message nameOfPart(PartId part)
{
    switch (part) {
    case PartId::Multiply:
        return said("matrix multiplications");
    case PartId::Attention:
        return said("attention");
    case PartId::Kernels:
        return said("other kernels");
    case PartId::LaunchBound:
        return said("late launches by the host");
    case PartId::CollectiveSlow:
        return said("slow collectives");
    case PartId::NotHidden:
        return said("communication that compute does not hide");
    case PartId::Straggler:
        return said("waiting for a slow rank");
    case PartId::Bubble:
        return said("pipeline bubble");
    case PartId::Imbalance:
        return said("waiting for ranks in turn");
    case PartId::Loader:
        return said("data loader");
    case PartId::Checkpoint:
        return said("saving a checkpoint");
    case PartId::Periodic:
        return said("periodic delays");
    case PartId::Recompute:
        return said("recomputation");
    case PartId::Unexplained:
        break;
    }
    return said("unexplained time");
}

Message sentenceOf(const DiagnosisPart& part, const std::vector<Straggler>& stragglers)
{
    std::vector<Argument> figures = figuresOf(part);
    if (part.id == PartId::Unexplained)
        return part.seconds < 0 ? said("{more:short} ms of the estimate have no counterpart in the trace.", std::move(figures))
                                : said("{more:short} ms of the trace cannot be assigned to a cause.", std::move(figures));
    if (part.seconds < 0) {
        addFigures(figures, {{"what", nameOfPart(part.id)}});
        return said("Less than estimated by {more:short} ms: {what}.", std::move(figures));
    }
    switch (part.id) {
    case PartId::Multiply:
        return said("Matrix multiplications take {measured:short} ms; this device should need {estimated:short} ms.", std::move(figures));
    case PartId::Attention:
        return said("Attention kernels take {measured:short} ms; {estimated:short} ms are estimated.", std::move(figures));
    case PartId::Kernels:
        return said("Norms, activations, copies, the optimizer and other kernels take {measured:short} ms; {estimated:short} ms are "
                    "estimated.",
                    std::move(figures));
    case PartId::LaunchBound:
        return said("The GPU is idle for {measured:short} ms because the host has not launched the next kernel yet.", std::move(figures));
    case PartId::CollectiveSlow:
        return said("Collectives delay the step by {more:short} ms because they transfer more slowly than their links allow.",
                    std::move(figures));
    case PartId::NotHidden:
        return said("Collectives that run at the speed of their links are exposed for {measured:short} ms; the plan hides all but "
                    "{estimated:short} ms under compute.",
                    std::move(figures));
    case PartId::Straggler:
        return stragglerSentence(part, stragglers);
    case PartId::Bubble:
        return said("The rank waits {measured:short} ms for other pipeline stages; {estimated:short} ms are estimated.",
                    std::move(figures));
    case PartId::Imbalance:
        return said("Collectives wait {measured:short} ms for others, and different ranks arrive last: their work differs from pass to "
                    "pass.",
                    std::move(figures));
    case PartId::Loader:
        return said("The GPU is idle for {measured:short} ms while the host waits for the data loader.", std::move(figures));
    case PartId::Checkpoint:
        return said("The GPU is idle for {measured:short} ms while the host saves a checkpoint.", std::move(figures));
    case PartId::Recompute:
        return said("The backward pass repeats forward kernels for {more:short} ms; the plan does not recompute them.", std::move(figures));
    case PartId::Periodic:
    case PartId::Unexplained:
        break;
    }
    return {};
}

Message adviceOf(const DiagnosisPart& part)
{
    if (part.seconds <= 0)
        return {};
    switch (part.id) {
    case PartId::Multiply:
        return said("Check the clocks and the power limit of the GPU, the number format of the multiplications, and the shapes in the "
                    "evidence (record_shapes=True).");
    case PartId::Attention:
        return said("Check which attention kernel runs: a mask, a bias, dropout or a head size that the fast kernel lacks selects a slower "
                    "one.");
    case PartId::Kernels:
        return said("Compare the longest kernels with the operators of the estimate; fuse or compile those that the estimate does not "
                    "have.");
    case PartId::LaunchBound:
        return said("Use CUDA graphs or torch.compile, remove synchronisations (.item(), .cpu(), print), or make each kernel larger.");
    case PartId::CollectiveSlow:
        return said("Measure the group with nccl-tests, and check the network adapters, NCCL's log (NCCL_DEBUG=INFO) and the placement of "
                    "the ranks.");
    case PartId::NotHidden:
        return said("Check that the launcher overlaps these collectives (--overlap-grad-reduce, --overlap-param-gather, FSDP's prefetch), "
                    "and CUDA_DEVICE_MAX_CONNECTIONS.");
    case PartId::Straggler:
        return said("Check the GPU and the node of that rank: clocks, temperature, errors, and other processes.");
    case PartId::Bubble:
        return said("Use more micro-batches or an interleaved or zero-bubble schedule, and balance the stages.");
    case PartId::Imbalance:
        return said("Balance the lengths of the sequences over the ranks, or the load of the experts.");
    case PartId::Loader:
        return said("Use more loader workers, prefetching and pinned memory, or move tokenisation out of the training loop.");
    case PartId::Checkpoint:
        return said("Save asynchronously, to a faster file system, or less often.");
    case PartId::Recompute:
        return said("Turn off activation checkpointing in the launcher if the memory allows, or put it into the plan.");
    case PartId::Periodic:
    case PartId::Unexplained:
        break;
    }
    return {};
}

}  // namespace shardscope
