// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/term.h"

namespace shardscope {

struct Basis;

/// The costs of one checkpoint and the rate of failures, in seconds. Failures are exponentially distributed.
struct FailureModel {
    double interval = 0;  ///< M, mean time between failures of the whole job
    double stall = 0;     ///< δ, time that training waits for each checkpoint
    double recovery = 0;  ///< R, from a failure until training resumes at its last checkpoint
};

/// A training with checkpoints and failures. Each is in `cost` of the document under its name there.
struct Goodput {
    double goodput = 0;          ///< the share of the wall clock that trains and is not repeated, 0 to 1
    double checkpointShare = 0;  ///< of the wall clock: waiting for checkpoints
    double failureShare = 0;     ///< of the wall clock: downtime, and repeating lost work. The three sum to 1
    FailureModel failures;
    double checkpointBytes = 0;
    double checkpointWrite = 0;     ///< seconds until it is stored
    double checkpointInterval = 0;  ///< seconds of training between two
    double youngInterval = 0;
    double dalyInterval = 0;
};

/// The restart time of one MegaScale job, in seconds (Jiang et al. 2024, arXiv 2402.15627, section 4): detection and diagnosis take less
/// than 10 minutes.
inline constexpr double kUsualRestart = 600;
/// Llama 3 (Grattafiori et al. 2024, arXiv 2407.21783, section 3.3.1): 2 TB/s sustained, for 16,384 GPUs.
inline constexpr double kUsualCheckpointBandwidth = 2e12 / 16384;

/// Returns the share of the wall clock that trains with a checkpoint every `interval` seconds: Daly 2006, equation 20 (complete: a failure
/// may hit a checkpoint or a restart as well).
[[nodiscard]] Term goodputAt(Term interval, Term failureInterval, Term stall, Term recovery, const Terms& terms = {});

/// Returns the goodput, empty without a rate of failures. Each number is placed at its pointer.
[[nodiscard]] std::optional<Goodput> goodputOf(const Basis& basis, const Terms& terms = {});

}  // namespace shardscope
