// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/io/log_import/training_log.h"

/// One reader per format: each reads one line, without colours, and notes the values that it knows.
namespace shardscope {

/// A progress bar of tqdm, between two of its refreshes.
struct ProgressBar {
    std::int64_t done = 0;
    std::int64_t total = 0;
    double seconds = 0;  ///< of one of them, a moving average
};

struct LogReading {
    std::vector<LogStep> steps;
    std::vector<ProgressBar> bars;
    bool tellsLoss = false;               ///< a bar may be about anything: the log must be a training's
    std::optional<LogStep> wholeRun;      ///< the mean of all steps, told at the end
    std::optional<LogStep> withoutUnit;   ///< a rate whose unit a later line tells
    std::optional<double> countWithUnit;  ///< what that line must count
    double allocated = 0;                 ///< bytes; the highest in the log
    double reserved = 0;
};

/// Megatron-LM, Megatron-DeepSpeed, Megatron-Bridge: "iteration 10/ 100 | … | elapsed time per iteration (ms): 5432.1 | …"
/// and "[Rank 0] (after 2 iterations) memory (MB) | allocated: … | max allocated: … | reserved: … | max reserved: …", in MiB.
void readMegatronLine(std::string_view line, LogReading& reading);
/// Megatron-Bridge: "Step Time : 5.39s GPU utilization: 2347.0MODEL_TFLOP/s/GPU".
void readBridgeLine(std::string_view line, LogReading& reading);
/// NeMo 2 and Lightning: "Training epoch 0, iteration 1/249 | … | global_batch_size: 8 | global_step: 1 | … | train_step_timing in s: 2.505",
/// the same with "=" in a progress bar, or as JSON.
void readNemoLine(std::string_view line, LogReading& reading);
/// torchtitan: "step: 10 loss: 7.1 memory: 45.20GiB(57.1%) tps: 7,012 tflops: 400.1 mfu: 41.0%"; tps is per GPU, memory is reserved memory.
/// Before 2025 "wps".
void readTorchtitanLine(std::string_view line, LogReading& reading);
/// nanotron: "iteration: 10 / 100 | … | elapsed_time_per_iteration_ms: 1.52K | … | tokens_per_sec_per_gpu: 50.3K | …" and
/// "Memory usage: …MiB. Peak allocated …MiB. Peak reserved: …MiB".
void readNanotronLine(std::string_view line, LogReading& reading);
/// DeepSpeed's throughput timer: "RunningAvgSamplesPerSec=12.3, CurrSamplesPerSec=12.4, MemAllocated=10.2GB,
/// MaxMemAllocated=20.3GB"; samples are the whole job's, GB are GiB.
void readDeepSpeedLine(std::string_view line, LogReading& reading);
/// Hugging Face's Trainer and those built on it (TRL, axolotl, LLaMA-Factory, ms-swift): "80%|████ | 40/50 [02:52<00:44, 4.49s/it]",
/// "{'loss': 2.2, …, 'memory/device_reserved (GiB)': 4.12, 'tokens/train_per_sec_per_gpu': 5123}", and at the end
/// "{'train_runtime': 211, 'train_steps_per_second': 0.237, …}".
void readTrainerLine(std::string_view line, LogReading& reading);
/// Takes the training's bar from all bars of a Trainer's log: the one that never goes back, as those of evaluations do; of several the
/// longest.
void takeProgressBar(LogReading& reading);
/// MLPerf: ":::MLLOG {…, "key": "tracked_stats", "value": {"throughput": 30.69}, "metadata": {…, "step": 172032}}". The rate is of samples
/// where the line after it counts the same number as samples ("samples_count": 172032); other units are not read.
void readMlPerfLine(std::string_view line, LogReading& reading);
/// "tokens/s", "tok/s", "tokens per second", each of the whole job, or "…/gpu", "per GPU", "tgs" of one GPU. torchtune's
/// "peak_memory_alloc" and "peak_memory_reserved" are GiB.
void readPlainLine(std::string_view line, LogReading& reading);

}  // namespace shardscope
