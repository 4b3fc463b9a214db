// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/log_import/training_log.h"

#include <algorithm>

#include "core/io/log_import/log_line.h"
#include "core/io/log_import/log_readers.h"

namespace shardscope {
namespace {

struct Reader {
    LogFormat format;
    void (*readLine)(std::string_view, LogReading&);
};

/// The most telling first: Megatron-DeepSpeed's log has lines of both kinds.
constexpr Reader kReaders[] = {
    {LogFormat::Megatron, readMegatronLine},     {LogFormat::MegatronBridge, readBridgeLine}, {LogFormat::Nemo, readNemoLine},
    {LogFormat::Torchtitan, readTorchtitanLine}, {LogFormat::Nanotron, readNanotronLine},     {LogFormat::DeepSpeed, readDeepSpeedLine},
    {LogFormat::HfTrainer, readTrainerLine},     {LogFormat::MlPerf, readMlPerfLine},         {LogFormat::Plain, readPlainLine}};
constexpr std::size_t kLongestLine = 1 << 16;  ///< longer ones are dumps of data, not log lines

TrainingLog logOf(LogFormat format, LogReading reading)
{
    TrainingLog log;
    log.format = format;
    log.isSmoothed = format == LogFormat::HfTrainer && reading.steps.size() > 1 && reading.steps.front().time;
    log.steps = std::move(reading.steps);
    // A GPU needs the reserved memory; some programs print only allocated memory.
    if (reading.reserved > 0) {
        log.peakMemory = Bytes(reading.reserved);
        log.memoryKind = MemoryKind::Reserved;
    } else if (reading.allocated > 0) {
        log.peakMemory = Bytes(reading.allocated);
        log.memoryKind = MemoryKind::Allocated;
    }
    return log;
}

}  // namespace

Result<TrainingLog> readTrainingLog(std::string_view text, std::string_view file)
{
    std::array<LogReading, std::size(kReaders)> readings;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        if (end > 0 && end <= kLongestLine) {
            const std::string line = withoutColours(text.substr(0, end));
            for (std::size_t i = 0; i < readings.size(); ++i)
                kReaders[i].readLine(line, readings[i]);
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    for (LogReading& reading : readings)
        takeProgressBar(reading);
    for (std::size_t i = 0; i < readings.size(); ++i) {
        if (!readings[i].steps.empty())
            return logOf(kReaders[i].format, std::move(readings[i]));
    }
    return Error{
        ErrorCode::FileUnreadable,
        {"the log has no line that Megatron-LM, Megatron-Bridge, NeMo, torchtitan, nanotron, DeepSpeed, Hugging Face's Trainer or MLPerf "
         "prints for a step, and none that states tokens/s"},
        std::string(file),
        {}};
}

}  // namespace shardscope
