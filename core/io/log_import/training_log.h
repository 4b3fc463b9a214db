// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/validate/measured.h"

namespace shardscope {

/// The program that wrote a training log. `Plain`: any other program that prints tokens per second.
enum class LogFormat { Megatron, MegatronBridge, Nemo, Torchtitan, Nanotron, DeepSpeed, HfTrainer, MlPerf, Plain };

template <>
struct EnumNames<LogFormat> {
    using enum LogFormat;
    static constexpr std::array<std::pair<LogFormat, std::string_view>, 9> names{{{Megatron, "megatron"},
                                                                                  {MegatronBridge, "megatron-bridge"},
                                                                                  {Nemo, "nemo"},
                                                                                  {Torchtitan, "torchtitan"},
                                                                                  {Nanotron, "nanotron"},
                                                                                  {DeepSpeed, "deepspeed"},
                                                                                  {HfTrainer, "hf-trainer"},
                                                                                  {MlPerf, "mlperf"},
                                                                                  {Plain, "plain"}}};
};

/// The figures of one step, from one line; at least one of the four rates is present.
struct LogStep {
    std::optional<std::int64_t> number;  ///< the trainer's own count of steps
    std::optional<Seconds> time;
    std::optional<double> tokensPerSecondPerGpu;
    std::optional<double> tokensPerSecond;    ///< of the whole job
    std::optional<double> samplesPerSecond;   ///< of the whole job
    std::optional<std::int64_t> globalBatch;  ///< sequences
};

struct TrainingLog {
    LogFormat format = LogFormat::Plain;
    std::vector<LogStep> steps;
    bool isSmoothed = false;          ///< each time is a moving average of the trainer's (tqdm's rate)
    std::optional<Bytes> peakMemory;  ///< the highest of all lines
    MemoryKind memoryKind = MemoryKind::Unspecified;
};

/// Reads the standard output of a training run in the first of the formats above that has steps in it. Other lines, colours and launcher
/// prefixes are skipped. Errors: FileUnreadable where no line is understood.
[[nodiscard]] Result<TrainingLog> readTrainingLog(std::string_view text, std::string_view file);

}  // namespace shardscope
