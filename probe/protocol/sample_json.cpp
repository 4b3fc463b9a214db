// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/protocol/message_json.h"

namespace shardscope::probe {
namespace {

void shapeFields(MessageFields& io, MatrixShape& shape)
{
    io("m", shape.m);
    io("n", shape.n);
    io("k", shape.k);
}

void fields(MessageFields& io, MultiplyPoint& point)
{
    io.name("precision", point.precision);
    shapeFields(io, point.shape);
    io("layout", point.layout);
    io("state", point.state);
}

void fields(MessageFields& io, BandwidthPoint& point)
{
    io("path", point.path);
    io("bytes", point.bytes);
}

void fields(MessageFields& io, LaunchPoint& point) { io("kind", point.kind); }

void fields(MessageFields& io, CollectivePoint& point)
{
    io.name("op", point.kind);
    io("ranks", point.ranks);
    io("nodes", point.nodes);
    io("data_type", point.dataType);
    io("bytes", point.bytes);
}

void fields(MessageFields& io, AttentionPoint& point)
{
    io.name("precision", point.precision);
    io("kernel", point.kernel);
    io("causal", point.causal);
    io("backward", point.backward);
    io("batch", point.batch);
    io("heads", point.heads);
    io("kv_heads", point.keyValueHeads);
    io("sequence", point.sequence);
    io("head_dim", point.headDim);
}

void fields(MessageFields& io, ContentionPoint& point)
{
    io.name("op", point.kind);
    io("bytes", point.bytes);
    shapeFields(io, point.shape);
    io("multiply_slowdown", point.multiplySlowdown);
    io("collective_slowdown", point.collectiveSlowdown);
    io("ranks", point.ranks);
    io("multiply_s", point.multiplySeconds);
    io("collective_s", point.collectiveSeconds);
}

void fields(MessageFields& io, KernelPoint& point)
{
    io("kernel", point.kernel);
    io("group", point.group);
    io("flop", point.flop);
    io("bytes", point.bytes);
}

constexpr std::array<const char*, std::variant_size_v<Measured>> kKinds{"matrix_multiply", "bandwidth",  "launch", "collective",
                                                                        "attention",       "contention", "kernel"};

template <std::size_t Index = 0>
Measured emptyOf(std::size_t kind)
{
    if constexpr (Index + 1 < std::variant_size_v<Measured>) {
        if (kind != Index)
            return emptyOf<Index + 1>(kind);
    }
    return Measured(std::in_place_index<Index>);
}

void kindField(MessageFields& io, Measured& what)
{
    std::string kind = kKinds[what.index()];
    io("of", kind);
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        if (kind == kKinds[i]) {
            if (io.isReading())
                what = emptyOf(i);
            return;
        }
    }
    io.spoil();
}

}  // namespace

void sampleFields(MessageFields& io, Sample& sample)
{
    kindField(io, sample.what);
    std::visit([&io](auto& point) { fields(io, point); }, sample.what);
    io("seconds", sample.seconds);
    io("best", sample.best);
    io("runs", sample.runs);
    io("spread", sample.spread);
    io("unit", sample.unit);
    io("conditions", sample.conditions);
    // An invalid time would spoil a profile, so the sample is dropped.
    if (!(sample.seconds.value() > 0))
        io.spoil();
}

}  // namespace shardscope::probe
