// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/enum_names.h"
#include "probe/protocol/sample.h"

/// The messages of `shardscope-probe` on standard output: one JSON object per line, its kind under "ev". Any other line is output of a
/// library: it is shown as a log and is not an error. A reader ignores keys that it does not know.
namespace shardscope::probe {

/// Raised when a message changes its meaning; new messages and keys don't raise it.
inline constexpr int kProtocolVersion = 1;

enum class StageOutcome {
    Done,
    Failed,       ///< it ran and found that it cannot measure: its text says why
    Unavailable,  ///< a requirement is missing: no such library, one GPU where two are needed
    TimedOut,     ///< its signs of life stopped, or it took too long, and it was killed
    Crashed,      ///< it died of a signal or left without a report
    Cancelled,
    Skipped,  ///< a stage that it needs is not done
};
enum class CheckLevel { Ok, Warn, Fail };
enum class RunOutcome {
    Complete,  ///< every stage is done or unavailable
    Partial,   ///< some stage failed, timed out, crashed or was skipped
    Cancelled,
    NoDevice,  ///< no device for this backend
    Failed,    ///< the run itself: it was refused, or its file cannot be written
};

/// A stage as it is planned.
struct StageInfo {
    std::string id;                  ///< [a-z0-9_-]+
    std::string title;               ///< English; translations use the id
    double seconds = 1;              ///< expected
    std::vector<std::string> needs;  ///< stages without which it is skipped
    double silence = 20;             ///< seconds without a sign of life after which it counts as hung
    bool together = false;           ///< all ranks at once: where one fails, the others are stopped
};

/// The first line.
struct Hello {
    int protocol = kProtocolVersion;
    std::string version;  ///< of the program
    std::string backend;
    std::string host;
    int pid = 0;
    int rank = 0;
    int ranks = 1;
    bool quick = false;
    bool simulated = false;  ///< nothing is measured, and nothing may be saved as a calibration
    std::string out;         ///< path of the profile; empty: none
};
struct Plan {
    std::vector<StageInfo> stages;
};
struct StageStarted {
    std::string stage;
    double seconds = 0;  ///< expected
};
struct Progress {
    std::string stage;
    double fraction = 0;
    std::string text;  ///< current work
};
struct SampleTaken {
    std::string stage;
    Sample sample;
};
/// A finding about the machine, with its remedy.
struct Check {
    std::string stage;
    std::string id;
    CheckLevel level = CheckLevel::Ok;
    std::string text;
    std::string fix;
};
/// One GPU, or the processor.
struct Unit {
    int index = 0;
    std::string name;
    std::string detail;  ///< bus id, UUID, cores: for people
    double memoryBytes = 0;
};
struct DeviceFound {
    std::string stage;
    HardwareProfile::Device device;
    std::vector<Unit> units;
};
struct StageEnded {
    std::string stage;
    StageOutcome outcome = StageOutcome::Done;
    double seconds = 0;
    std::string text;  ///< why it is not done
    std::string fix;
};
/// The file is on disk with all finished stages in it.
struct Saved {
    std::string file;
    int stages = 0;
};
struct Heartbeat {};
struct Log {
    std::string stage;
    std::string text;
};
/// A message between a stage and its parent, which forwards it to the other ranks' stages; never on the program's own output.
struct Shared {
    std::string key;
    std::string value;  ///< any bytes
};
/// A problem of the run itself; a result follows.
struct Problem {
    std::string text;
    std::string fix;
};
/// The last line, once in every run.
struct RunResult {
    RunOutcome outcome = RunOutcome::Complete;
    int done = 0;  ///< stages
    int planned = 0;
    double seconds = 0;
    std::string file;  ///< the profile's; empty: none was written
    std::string text;
};

using Message = std::variant<Hello, Plan, StageStarted, Progress, SampleTaken, Check, DeviceFound, StageEnded, Saved, Heartbeat, Log,
                             Shared, Problem, RunResult>;

/// Returns one line, without its line feed.
[[nodiscard]] std::string messageLine(const Message& message);
/// Parses a line. Empty where it is not a message of this protocol, or has a wrong or missing field.
[[nodiscard]] std::optional<Message> parseMessage(std::string_view line);

}  // namespace shardscope::probe

namespace shardscope {

template <>
struct EnumNames<probe::StageOutcome> {
    static constexpr std::array<std::pair<probe::StageOutcome, std::string_view>, 7> names{
        {{probe::StageOutcome::Done, "done"},
         {probe::StageOutcome::Failed, "failed"},
         {probe::StageOutcome::Unavailable, "unavailable"},
         {probe::StageOutcome::TimedOut, "timed-out"},
         {probe::StageOutcome::Crashed, "crashed"},
         {probe::StageOutcome::Cancelled, "cancelled"},
         {probe::StageOutcome::Skipped, "skipped"}}};
};
template <>
struct EnumNames<probe::CheckLevel> {
    static constexpr std::array<std::pair<probe::CheckLevel, std::string_view>, 3> names{
        {{probe::CheckLevel::Ok, "ok"}, {probe::CheckLevel::Warn, "warn"}, {probe::CheckLevel::Fail, "fail"}}};
};
template <>
struct EnumNames<probe::RunOutcome> {
    static constexpr std::array<std::pair<probe::RunOutcome, std::string_view>, 5> names{{{probe::RunOutcome::Complete, "complete"},
                                                                                          {probe::RunOutcome::Partial, "partial"},
                                                                                          {probe::RunOutcome::Cancelled, "cancelled"},
                                                                                          {probe::RunOutcome::NoDevice, "no-device"},
                                                                                          {probe::RunOutcome::Failed, "failed"}}};
};

}  // namespace shardscope
