// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"

#include <cmath>

#include "core/io/number_text.h"
#include "core/ring/block_mask.h"
#include "core/ring/ring_request.h"

namespace shardscope {
namespace {

/// Bytes as whole numbers, where they are.
void appendBytes(std::string& text, Bytes bytes)
{
    constexpr double kExact = 9007199254740992;
    if (bytes.value() == std::floor(bytes.value()) && bytes.value() < kExact)
        appendNumber(text, static_cast<std::int64_t>(bytes.value()));
    else
        appendNumber(text, bytes.value());
}

void appendBlock(std::string& text, const RingShape& shape, int rank, int keys)
{
    text += R"({"rank": )";
    appendNumber(text, std::int64_t{rank});
    text += R"(, "kv_from": )";
    appendNumber(text, std::int64_t{keys});
    text += R"(, "mask": ")";
    text += nameOf(maskOf(shape, rank, keys));
    text += R"("})";
}

void appendBlocks(PiecewiseText& out, const RingShape& shape, int step)
{
    const bool ofAll = gathers(shape.layout);
    const char* separator = "";
    for (int rank = 0; rank < shape.ranks; ++rank) {
        const int first = ofAll ? 0 : keysFrom(rank, step, shape.ranks, shape.stride());
        const int last = ofAll ? shape.ranks - 1 : first;
        for (int keys = first; keys <= last; ++keys) {
            out.text() += separator;
            appendBlock(out.text(), shape, rank, keys);
            separator = ", ";
        }
        out.handOnIfLong();
    }
}

void appendStep(PiecewiseText& out, const RingAnswer& answer, int step)
{
    out.text() += R"({"step": )";
    appendNumber(out.text(), std::int64_t{step});
    out.text() += R"(, "work": [)";
    for (int rank = 0; rank < answer.shape.ranks; ++rank) {
        if (rank > 0)
            out.text() += ", ";
        appendNumber(out.text(), answer.work->share(rank, step));
    }
    out.text() += R"(], "blocks": [)";
    appendBlocks(out, answer.shape, step);
    out.text() += "]}";
}

void appendTransfers(std::string& text, const ContextBytes& bytes, bool isTwo)
{
    text += ",\n \"forward_bytes\": ";
    appendBytes(text, bytes.forward);
    text += ", \"backward_bytes\": {\"ring-fp32\": ";
    appendBytes(text, bytes.backwardFp32);
    text += ", \"ring-bf16\": ";
    appendBytes(text, bytes.backwardBf16);
    text += '}';
    if (!isTwo)
        return;
    text += ", \"exchange_bytes\": ";
    appendBytes(text, bytes.exchange);
}

}  // namespace

void writeRingJson(const RingAnswer& answer, const TextSink& sink)
{
    PiecewiseText out(sink);
    out.text() += R"({"schema": "shardscope.ring/1", "ranks": )";
    appendNumber(out.text(), std::int64_t{answer.shape.ranks});
    out.text() += R"(, "layout": ")";
    out.text() += nameOf(answer.shape.layout);
    out.text() += '"';
    if (hasTwoLevels(answer.shape.layout)) {
        out.text() += R"(, "inner": )";
        appendNumber(out.text(), std::int64_t{answer.shape.inner});
    }
    out.text() += ",\n \"steps\": [";
    for (int step = 0; step < answer.work->steps(); ++step) {
        out.text() += step == 0 ? "\n  " : ",\n  ";
        appendStep(out, answer, step);
    }
    out.text() += "],\n \"balance\": ";
    appendNumber(out.text(), answer.work->balance());
    if (answer.bytes)
        appendTransfers(out.text(), *answer.bytes, hasTwoLevels(answer.shape.layout));
    out.text() += "}\n";
    out.handOn();
}

}  // namespace shardscope
