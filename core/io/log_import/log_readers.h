// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/io/log_import/training_log.h"

/// One reader per format: each reads one line, without colours, and notes the values that it knows.
namespace shardscope {

struct LogReading {
    std::vector<LogStep> steps;
    double allocated = 0;  ///< bytes; the highest in the log
    double reserved = 0;
};

/// Megatron-LM, Megatron-DeepSpeed, NeMo, Megatron-Bridge: "iteration 10/ 100 | … | elapsed time per iteration (ms): 5432.1 | …"
/// and "[Rank 0] (after 2 iterations) memory (MB) | allocated: … | max allocated: … | reserved: … | max reserved: …", in MiB.
void readMegatronLine(std::string_view line, LogReading& reading);
/// torchtitan: "step: 10 loss: 7.1 memory: 45.20GiB(57.1%) tps: 7,012 tflops: 400.1 mfu: 41.0%"; tps is per GPU, memory is reserved memory.
/// Before 2025 "wps".
void readTorchtitanLine(std::string_view line, LogReading& reading);
/// nanotron: "iteration: 10 / 100 | … | elapsed_time_per_iteration_ms: 1.52K | … | tokens_per_sec_per_gpu: 50.3K | …" and
/// "Memory usage: …MiB. Peak allocated …MiB. Peak reserved: …MiB".
void readNanotronLine(std::string_view line, LogReading& reading);
/// DeepSpeed's throughput timer: "RunningAvgSamplesPerSec=12.3, CurrSamplesPerSec=12.4, MemAllocated=10.2GB,
/// MaxMemAllocated=20.3GB"; samples are the whole job's, GB are GiB.
void readDeepSpeedLine(std::string_view line, LogReading& reading);
/// "tokens/s", "tok/s", "tokens per second", each of the whole job, or "…/gpu", "per GPU", "tgs" of one GPU.
void readPlainLine(std::string_view line, LogReading& reading);

}  // namespace shardscope
