// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/micro_batch_lengths.h"

#include <cmath>
#include <utility>
#include <vector>

#include "core/lengths/padding.h"

namespace shardscope {

MicroBatchLengths paddedMicroBatches(const LengthDistribution& lengths, std::int64_t documents, double sequenceLength,
                                     const DocumentWork& work)
{
    const LengthDistribution cut = lengths.cutAt(sequenceLength);
    const auto rows = static_cast<double>(documents);
    const double all = cut.documents();
    double below = 0;
    double reached = 0;
    double squares = 0;
    std::vector<WeightedWork> works;
    for (const LengthBin& bin : cut.bins()) {
        below += bin.documents;
        const double here = std::pow(below / all, rows);  // the longest of the rows is not above this bin
        works.push_back({rows * work.of(bin.tokens), here - reached});
        squares += rows * bin.tokens * bin.tokens * (here - reached);
        reached = here;
    }
    return {rows, rows * meanLongest(cut, documents), rows * cut.mean(), squares, rows * cut.longest(), WorkDistribution(std::move(works))};
}

MicroBatchLengths unpaddedMicroBatches(const LengthDistribution& lengths, std::int64_t documents, double sequenceLength,
                                       const DocumentWork& work)
{
    const LengthDistribution cut = lengths.cutAt(sequenceLength);
    const auto rows = static_cast<double>(documents);
    std::vector<WeightedWork> works;
    for (const LengthBin& bin : cut.bins())
        works.push_back({work.of(bin.tokens), bin.documents});
    return {rows,
            rows * cut.mean(),
            rows * cut.mean(),
            rows * cut.meanSquare(),
            rows * cut.longest(),
            WorkDistribution(std::move(works)).sumOf(documents)};
}

MicroBatchLengths packedMicroBatches(const Packing& packing, std::int64_t perMicroBatch, const DocumentWork& work)
{
    const auto count = static_cast<double>(perMicroBatch);
    const auto all = static_cast<double>(packing.filled.size());
    std::vector<WeightedWork> works;
    for (const PackedSlot& slot : packing.filled)
        works.push_back({slot.work + work.perToken * (packing.slotTokens - slot.tokens), 1 / all});
    const PackedSlot sum = packing.sum();
    return {count * static_cast<double>(sum.documents) / all,
            count * packing.slotTokens,
            count * sum.usefulTokens / all,
            count * sum.squares / all,
            count * packing.slotTokens,
            WorkDistribution(std::move(works)).sumOf(perMicroBatch)};
}

}  // namespace shardscope
