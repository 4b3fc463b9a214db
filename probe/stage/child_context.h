// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <map>
#include <thread>

#include "probe/api/stage_context.h"
#include "probe/stage/line_output.h"

namespace shardscope::probe {

/// The context of a stage in its own process: lines to the parent, the board's lines from standard input.
class ChildContext : public StageContext {
public:
    ChildContext(Settings settings, std::string stage, int output);
    ~ChildContext() override;
    ChildContext(const ChildContext&) = delete;
    ChildContext& operator=(const ChildContext&) = delete;

    [[nodiscard]] const Settings& settings() const override { return m_settings; }
    [[nodiscard]] bool shouldStop() override;
    void progress(double fraction, const std::string& text) override;
    void sample(const Sample& sample) override;
    void check(CheckLevel level, const std::string& id, const std::string& text, const std::string& fix) override;
    void device(const HardwareProfile::Device& device, const std::vector<Unit>& units) override;
    void log(const std::string& text) override;
    void share(const std::string& key, const std::string& bytes) override;
    [[nodiscard]] std::optional<std::string> await(const std::string& key, double seconds) override;

    /// Writes the last line of the stage.
    void end(const StageReport& report);
    /// Returns the output, for lines that are not messages (the simulated backend's garbage).
    [[nodiscard]] LineOutput& output() { return m_output; }

private:
    void readBoard();

    const Settings m_settings;
    const std::string m_stage;
    LineOutput m_output;
    const std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point m_lastBeat{};
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<std::string, std::string> m_board;
    int m_wake[2] = {-1, -1};  ///< a pipe that tells the reader to end
    std::thread m_reader;
};

/// Runs one stage in this process, its messages to standard output, until it ends or SIGTERM; returns the exit status.
[[nodiscard]] int runStage(const Settings& settings, const std::string& stage);

}  // namespace shardscope::probe
