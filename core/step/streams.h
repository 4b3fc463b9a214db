// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/communication.h"
#include "core/base/units.h"
#include "core/model/operator_traits.h"
#include "core/step/pass_time.h"

namespace shardscope {

struct Basis;
struct StepEstimate;

/// The streams of one GPU: its kernels, one stream of communication per dimension of the mesh, and the link to the host's memory.
enum class Stream : std::uint8_t { Compute, Tp, Cp, Ep, Pp, Dp, Host };
inline constexpr std::size_t kStreams = 7;

template <>
struct EnumNames<Stream> {
    static constexpr std::array<std::pair<Stream, std::string_view>, kStreams> names{{{Stream::Compute, "compute"},
                                                                                      {Stream::Tp, "tp"},
                                                                                      {Stream::Cp, "cp"},
                                                                                      {Stream::Ep, "ep"},
                                                                                      {Stream::Pp, "pp"},
                                                                                      {Stream::Dp, "dp"},
                                                                                      {Stream::Host, "host"}}};
};

[[nodiscard]] Stream streamOf(Axis axis);
/// Returns whether the stream is of a dimension of the mesh.
[[nodiscard]] constexpr bool hasAxis(Stream stream) { return stream != Stream::Compute && stream != Stream::Host; }
/// Returns the dimension of a stream. Precondition: it has one.
[[nodiscard]] Axis axisOf(Stream stream);

enum class StreamWork : std::uint8_t {
    // on the compute stream
    Forward,
    Recompute,
    InputGrad,
    WeightGrad,
    HostWait,      ///< idle: the host has not launched yet
    StepOverhead,  ///< idle: host overhead of every step
    Optimizer,
    // on the others
    Collective,    ///< of an operator, or of a pass's operators together
    ShardTraffic,  ///< ZeRO-3: weights of a layer gathered ahead, its gradients scattered
    GradientBucket,
    WeightGather,        ///< the new weights; the hidden part is drawn in the first forward, which hides it
    Send,                ///< to a neighbouring stage
    EmbeddingGradients,  ///< of a tied embedding, summed with the other copy's
    HopWait,             ///< idle until a neighbour's result arrives over the link
    ToHost,              ///< activations that a forward has kept
    FromHost,            ///< the same, for the backward
};

template <>
struct EnumNames<StreamWork> {
    static constexpr std::array<std::pair<StreamWork, std::string_view>, 16> names{{{StreamWork::Forward, "forward"},
                                                                                    {StreamWork::Recompute, "recompute"},
                                                                                    {StreamWork::InputGrad, "input-gradient"},
                                                                                    {StreamWork::WeightGrad, "weight-gradient"},
                                                                                    {StreamWork::HostWait, "host-wait"},
                                                                                    {StreamWork::StepOverhead, "step-overhead"},
                                                                                    {StreamWork::Optimizer, "optimizer"},
                                                                                    {StreamWork::Collective, "collective"},
                                                                                    {StreamWork::ShardTraffic, "shard-traffic"},
                                                                                    {StreamWork::GradientBucket, "gradient-bucket"},
                                                                                    {StreamWork::WeightGather, "weight-gather"},
                                                                                    {StreamWork::Send, "send"},
                                                                                    {StreamWork::EmbeddingGradients, "embedding-gradients"},
                                                                                    {StreamWork::HopWait, "hop-wait"},
                                                                                    {StreamWork::ToHost, "to-host"},
                                                                                    {StreamWork::FromHost, "from-host"}}};
};

/// Returns whether kernels run.
[[nodiscard]] constexpr bool isComputing(StreamWork work) { return work <= StreamWork::WeightGrad; }

/// The level to which blocks are opened.
enum class StreamDetail : std::uint8_t { Blocks, Layers, Operators };

/// Numbers for parts of a model that are not layers.
inline constexpr std::int32_t kNoLayer = -1;
inline constexpr std::int32_t kEmbeddingLayer = -2;
inline constexpr std::int32_t kHeadLayer = -3;
inline constexpr std::int32_t kPredictionLayers = -4;  ///< multi-token prediction
inline constexpr std::int32_t kEncoderLayers = -5;
inline constexpr std::int32_t kForwardModels = -6;  ///< a reference or a teacher, which runs forward alone

/// One piece of work of one stream. Seconds from the beginning of the step.
struct StreamSpan {
    static constexpr std::uint32_t kNone = UINT32_MAX;

    double start = 0;
    double end = 0;
    std::optional<OperatorId> op;   ///< none: several
    std::int32_t stage = -1;        ///< virtual stage
    std::int32_t layer = kNoLayer;  ///< of the model
    std::uint32_t number = kNone;   ///< micro-batch; of a bucket: which, from 0
    Stream stream = Stream::Compute;
    StreamWork work = StreamWork::Forward;
    bool exposed = false;  ///< the compute stream waits for it

    [[nodiscard]] double seconds() const { return end - start; }
};

/// One pipeline rank through one step. A step is a period of the training: communication of the previous step's optimizer during the first
/// forward is drawn there.
struct StepStreams {
    int rank = 0;
    StreamDetail detail = StreamDetail::Operators;
    std::uint32_t opened = 0;       ///< number of blocks at both ends of the rank's order that are opened into operators anyway
    double end = 0;                 ///< of the step, for all ranks
    std::vector<StreamSpan> spans;  ///< by stream, ascending; none overlaps another of its stream
};

struct StreamOptions {
    StreamDetail detail = StreamDetail::Operators;  ///< at most
    std::size_t limit = 200'000;                    ///< spans; over the limit blocks stay closed, those in the middle first
};

/// Returns the simulation of `estimate` in detail. Seconds of compute, of exposed communication per dimension and of the host's waits are
/// those of `estimate.ranks[rank]`, and on the ending rank they and the bubble add up to the step. Hidden communication is drawn at its
/// earliest possible time. Precondition: 0 <= rank < plan.pp.
[[nodiscard]] StepStreams stepStreams(const Basis& basis, const StepEstimate& estimate, int rank, const StreamOptions& options = {});

/// The seconds of the streams. Sends between stages are exposed as far as a rank waits for messages; only the rest is hidden.
struct StreamSums {
    Seconds compute;
    Seconds hostWait;
    Seconds overhead;
    Seconds optimizer;
    SecondsByAxis exposed{};
    SecondsByAxis hidden{};
    Seconds hostLink;  ///< busy with activations; what compute waits for is in `hostWait`
};

[[nodiscard]] StreamSums streamSums(const StepStreams& streams);

}  // namespace shardscope
