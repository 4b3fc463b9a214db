// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/finding.h"
#include "core/base/matrix_shape.h"
#include "core/base/message.h"
#include "core/base/units.h"
#include "core/remedy/field_change.h"

namespace shardscope {

/// The parts into which the difference between a measured and an estimated step is divided.
enum class PartId : std::uint8_t {
    Multiply,
    Attention,
    Kernels,
    LaunchBound,
    CollectiveSlow,
    NotHidden,
    Straggler,
    Bubble,
    Imbalance,
    Loader,
    Checkpoint,
    Periodic,
    Recompute,
    Unexplained,
};
inline constexpr std::size_t kPartIds = 14;

template <>
struct EnumNames<PartId> {
    static constexpr std::array<std::pair<PartId, std::string_view>, kPartIds> names{{{PartId::Multiply, "multiply"},
                                                                                      {PartId::Attention, "attention"},
                                                                                      {PartId::Kernels, "kernels"},
                                                                                      {PartId::LaunchBound, "launch-bound"},
                                                                                      {PartId::CollectiveSlow, "collective-slow"},
                                                                                      {PartId::NotHidden, "not-hidden"},
                                                                                      {PartId::Straggler, "straggler"},
                                                                                      {PartId::Bubble, "bubble"},
                                                                                      {PartId::Imbalance, "imbalance"},
                                                                                      {PartId::Loader, "loader"},
                                                                                      {PartId::Checkpoint, "checkpoint"},
                                                                                      {PartId::Periodic, "periodic"},
                                                                                      {PartId::Recompute, "recompute"},
                                                                                      {PartId::Unexplained, "unexplained"}}};
};

/// The kind of thing that a row of evidence measures.
enum class EvidenceKind : std::uint8_t { Kernel, Operator, Shape, Collective, Host, Rank, Idle };

template <>
struct EnumNames<EvidenceKind> {
    static constexpr std::array<std::pair<EvidenceKind, std::string_view>, 7> names{{{EvidenceKind::Kernel, "kernel"},
                                                                                     {EvidenceKind::Operator, "operator"},
                                                                                     {EvidenceKind::Shape, "shape"},
                                                                                     {EvidenceKind::Collective, "collective"},
                                                                                     {EvidenceKind::Host, "host"},
                                                                                     {EvidenceKind::Rank, "rank"},
                                                                                     {EvidenceKind::Idle, "idle"}}};
};

/// A moment of a traced step, in seconds from its beginning.
struct TracedMoment {
    double start = 0;
    double end = 0;
};

/// One row of evidence: what was measured, and what the estimate says of the same.
struct EvidenceRow {
    EvidenceKind kind = EvidenceKind::Kernel;
    std::string what;                            ///< name of the kernel, operator, collective, span of the host or rank
    std::string group;                           ///< "tp", of a collective
    double count = 0;                            ///< in the step
    std::optional<double> seconds;               ///< measured
    std::optional<double> expected;              ///< seconds, estimated
    std::optional<double> fastest;               ///< seconds of the fastest one, waiting included
    std::optional<double> bytes;                 ///< of one collective, as nccl-tests counts them
    std::optional<double> busBandwidth;          ///< bytes per second, of the measured seconds without waiting
    std::optional<double> expectedBusBandwidth;  ///< of the estimate's seconds
    std::optional<MatrixShape> shape;
    std::optional<TracedMoment> longest;  ///< where on the timeline it can be seen
};

/// A change of the scenario that shortens the step, by this estimate.
struct PartFix {
    std::vector<FieldChange> changes;
    double gain = 0;  ///< seconds of the estimated step
};

struct DiagnosisPart {
    PartId id = PartId::Unexplained;
    double seconds = 0;                 ///< measured − estimated, with its sign
    std::optional<double> measured;     ///< seconds of this kind in the measured step
    std::optional<double> estimated;    ///< and in the estimated one
    double sure = 0;                    ///< 0: a guess; 1: certain
    std::vector<EvidenceRow> evidence;  ///< largest first
    Message sentence;
    Message advice;  ///< what to try; may be empty
    std::optional<PartFix> fix;
};

/// A rank for which the others wait.
struct Straggler {
    std::optional<int> rank;  ///< empty where its trace does not say; `file` names it
    std::string file;
    double seconds = 0;             ///< that the diagnosed rank waits for it
    double collectives = 0;         ///< to which it comes last
    std::optional<PartId> because;  ///< in which it differs most from the diagnosed rank; empty: in nothing that its trace shows
    double excess = 0;              ///< seconds of that
};

/// Something to know about the traces: what differs from the scenario, or what they leave open.
struct DiagnosisNote {
    std::string id;
    Severity severity = Severity::Hint;
    Message text;
};

/// A trace that was read, and its share in the diagnosis.
struct UsedTrace {
    std::string file;
    std::optional<int> rank;
    std::optional<std::int64_t> step;
    double seconds = 0;
    std::vector<double> steps;     ///< seconds of all marked steps
    bool isDiagnosed = false;      ///< its timeline is the one that is divided
    std::optional<double> offset;  ///< seconds by which its step begins before the first trace's; empty: no collective tells
};

/// Why a measured step is as long as it is: its difference from the estimate, in parts that add up to it.
struct Diagnosis {
    std::string scenario;
    double measuredStep = 0;             ///< seconds
    double estimatedStep = 0;            ///< seconds
    std::optional<double> measuredPeak;  ///< bytes that PyTorch's allocator had in use at most
    double estimatedPeak = 0;            ///< bytes allocated on that pipeline rank
    int pipelineRank = 0;
    std::vector<DiagnosisPart> parts;  ///< largest first, and the unexplained rest last
    std::vector<Straggler> stragglers;
    std::vector<DiagnosisNote> notes;
    std::vector<UsedTrace> used;
    std::vector<Message> ignored;  ///< what the traces hold and the diagnosis does not use

    [[nodiscard]] double difference() const { return measuredStep - estimatedStep; }
};

}  // namespace shardscope
