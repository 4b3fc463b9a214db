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

/// Says what one GPU does at the same time: its kernels, and one stream of communication per dimension of the mesh.
enum class Stream : std::uint8_t { Compute, Tp, Cp, Ep, Pp, Dp };
inline constexpr std::size_t kStreams = 6;

template <>
struct EnumNames<Stream> {
    static constexpr std::array<std::pair<Stream, std::string_view>, kStreams> names{
        {{Stream::Compute, "compute"}, {Stream::Tp, "tp"}, {Stream::Cp, "cp"}, {Stream::Ep, "ep"}, {Stream::Pp, "pp"}, {Stream::Dp, "dp"}}};
};

[[nodiscard]] Stream streamOf(Axis axis);
/// Precondition: not the compute stream.
[[nodiscard]] Axis axisOf(Stream stream);

enum class StreamWork : std::uint8_t {
    // on the compute stream
    Forward,
    Recompute,
    InputGrad,
    WeightGrad,
    HostWait,      ///< idle: the host has not launched yet
    StepOverhead,  ///< idle: what every step costs the host
    Optimizer,
    // on the others
    Collective,    ///< of an operator, or of a pass's operators together
    ShardTraffic,  ///< ZeRO-3: weights of a layer gathered ahead, its gradients scattered
    GradientBucket,
    WeightGather,        ///< the new weights: what is hidden of it is drawn where it hides, in the first forward
    Send,                ///< to a neighbouring stage
    EmbeddingGradients,  ///< of a tied embedding, summed with the other copy's
    HopWait,             ///< nothing to do until a neighbour's result has come over the wire
};

template <>
struct EnumNames<StreamWork> {
    static constexpr std::array<std::pair<StreamWork, std::string_view>, 14> names{{{StreamWork::Forward, "forward"},
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
                                                                                    {StreamWork::HopWait, "hop-wait"}}};
};

/// Whether kernels run.
[[nodiscard]] constexpr bool isComputing(StreamWork work) { return work <= StreamWork::WeightGrad; }

/// How far blocks are opened.
enum class StreamDetail : std::uint8_t { Blocks, Layers, Operators };

/// Parts of a model that are no layer, where a layer's number stands.
inline constexpr std::int32_t kNoLayer = -1;
inline constexpr std::int32_t kEmbeddingLayer = -2;
inline constexpr std::int32_t kHeadLayer = -3;
inline constexpr std::int32_t kPredictionLayers = -4;  ///< multi-token prediction

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

/// One pipeline rank through one step. A step is a period of the training: what the optimizer of the step before still sends
/// while the first forward runs is drawn there.
struct StepStreams {
    int rank = 0;
    StreamDetail detail = StreamDetail::Operators;
    std::uint32_t opened = 0;       ///< so many blocks at both ends of the rank's order are opened into operators all the same
    double end = 0;                 ///< of the step, for all ranks
    std::vector<StreamSpan> spans;  ///< by stream, ascending; none overlaps another of its stream
};

struct StreamOptions {
    StreamDetail detail = StreamDetail::Operators;  ///< at most
    std::size_t limit = 200'000;                    ///< spans; blocks stay closed as far as that takes, those in the middle first
};

/// The same simulation that `estimate` was made from, opened up. Seconds of compute, of exposed communication per dimension
/// and of the host's waits are those of `estimate.ranks[rank]`, and on the ending rank they and the bubble add up to the step.
/// Hidden communication is drawn where it can run at the earliest. Precondition: 0 <= rank < plan.pp.
[[nodiscard]] StepStreams stepStreams(const Basis& basis, const StepEstimate& estimate, int rank, const StreamOptions& options = {});

/// Holds what the streams take. Of the sends between stages as much is exposed as a rank waits for messages; only the rest is hidden.
struct StreamSums {
    Seconds compute;
    Seconds hostWait;
    Seconds overhead;
    Seconds optimizer;
    SecondsByAxis exposed{};
    SecondsByAxis hidden{};
};

[[nodiscard]] StreamSums streamSums(const StepStreams& streams);

}  // namespace shardscope
