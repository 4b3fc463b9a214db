// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/lengths/document_work.h"
#include "core/lengths/length_distribution.h"
#include "core/lengths/packing.h"
#include "core/lengths/work_distribution.h"

namespace shardscope {

/// A micro-batch of documents of many lengths. Means are over all micro-batches.
struct MicroBatchLengths {
    double documents = 0;     ///< mean
    double tokens = 0;        ///< mean of the tokens that are computed, with padding
    double usefulTokens = 0;  ///< mean without padding
    double squares = 0;       ///< mean ΣL² of what attention computes
    double mostTokens = 0;    ///< of the largest micro-batch: its activations decide the peak memory
    WorkDistribution work;    ///< in the unit of the `DocumentWork`
};

/// Returns micro-batches of `documents` rows, cut at `sequenceLength` and padded to the longest of them. Padding is computed like any token.
[[nodiscard]] MicroBatchLengths paddedMicroBatches(const LengthDistribution& lengths, std::int64_t documents, double sequenceLength,
                                                   const DocumentWork& work);

/// Returns micro-batches of `documents` documents, cut at `sequenceLength`, one behind the other without padding ("padding-free" in
/// Hugging Face's collator). Its largest micro-batch has only the longest documents.
[[nodiscard]] MicroBatchLengths unpaddedMicroBatches(const LengthDistribution& lengths, std::int64_t documents, double sequenceLength,
                                                     const DocumentWork& work);

/// Returns micro-batches of so many packed slots, each computed to its full length. What stays empty in a slot costs its linear work; its
/// attention is left out.
[[nodiscard]] MicroBatchLengths packedMicroBatches(const Packing& packing, std::int64_t perMicroBatch, const DocumentWork& work);

}  // namespace shardscope
