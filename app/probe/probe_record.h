// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

#include "core/hardware/hardware_profile.h"
#include "probe/protocol/message.h"
#include "probe/protocol/profile_builder.h"

namespace shardscope {

/// The progress of a stage of a run.
struct ProbeStage {
    probe::StageInfo info;
    bool isRunning = false;
    double fraction = 0;  ///< of a running one
    QString doing;        ///< current work
    std::optional<probe::StageEnded> ended;

    [[nodiscard]] bool isDone() const { return ended && ended->outcome == probe::StageOutcome::Done; }
};

/// Collects the messages of one run. The measurements of finished stages stay, whatever follows.
class ProbeRecord {
public:
    void add(const probe::Message& message);
    void addLog(const QString& line);
    /// Adds a line that is not a message, such as a library's output.
    void addGarbage(const QByteArray& line);

    [[nodiscard]] const std::optional<probe::Hello>& hello() const { return m_hello; }
    [[nodiscard]] bool isSimulated() const { return m_hello && m_hello->simulated; }
    [[nodiscard]] const std::vector<ProbeStage>& stages() const { return m_stages; }
    [[nodiscard]] const std::vector<probe::SampleTaken>& samples() const { return m_samples; }
    [[nodiscard]] const std::vector<probe::Check>& checks() const { return m_checks; }
    [[nodiscard]] const std::optional<probe::DeviceFound>& device() const { return m_device; }
    [[nodiscard]] const std::vector<probe::Problem>& problems() const { return m_problems; }
    [[nodiscard]] const std::optional<probe::RunResult>& result() const { return m_result; }
    [[nodiscard]] const QStringList& log() const { return m_log; }
    [[nodiscard]] int garbage() const { return m_garbage; }
    /// Returns the share of the expected time that has passed, 0 to 1.
    [[nodiscard]] double progress() const;
    /// Returns the expected seconds of the remaining stages.
    [[nodiscard]] double secondsLeft() const;
    [[nodiscard]] int stagesDone() const;
    /// Returns the profile of the stages that are done, with their fits; empty before one has measured.
    [[nodiscard]] std::optional<HardwareProfile> profile() const;

private:
    [[nodiscard]] ProbeStage* stage(const std::string& id);

    std::optional<probe::Hello> m_hello;
    std::vector<ProbeStage> m_stages;
    std::vector<probe::SampleTaken> m_samples;
    std::vector<probe::Check> m_checks;
    std::optional<probe::DeviceFound> m_device;
    std::vector<probe::Problem> m_problems;
    std::optional<probe::RunResult> m_result;
    std::optional<probe::ProfileBuilder> m_builder;
    QStringList m_log;
    int m_garbage = 0;
};

}  // namespace shardscope
