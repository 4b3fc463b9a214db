// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "probe/api/backend.h"
#include "probe/api/exit_status.h"
#include "probe/protocol/profile_builder.h"
#include "probe/ranks/board.h"
#include "probe/run/cancel_requests.h"
#include "probe/run/options.h"
#include "probe/run/report.h"
#include "probe/run/stage_run.h"

namespace shardscope::probe {

/// One run of this rank: its stages one after the other, in step with the other ranks'.
class Session {
public:
    Session(const Options& options, const Backend& backend);

    /// Performs the run, up to the result.
    [[nodiscard]] ExitStatus execute();

private:
    void greet();
    [[nodiscard]] std::string gatherRanks();
    void runAll();
    [[nodiscard]] StageEnded withoutNeeded(const StageInfo& stage, const std::string& missing) const;
    [[nodiscard]] StageEnded runOne(const StageInfo& stage);
    [[nodiscard]] StageEnded watch(StageRun& run, const StageInfo& stage);
    void conclude(const StageInfo& stage, StageEnded ended);
    void findSlowUnits(const std::string& stage);
    void save();
    [[nodiscard]] ExitStatus finish();

    // with other ranks
    void seen(const std::string& key, const std::string& value);
    void hear(const Message& message, int rank);
    void tellWhatWasShared();
    [[nodiscard]] bool waitForAll(const std::string& what, double seconds);
    [[nodiscard]] StageEnded agree(const StageInfo& stage, StageEnded ended);
    [[nodiscard]] std::string troubleElsewhere(const std::string& stage) const;
    [[nodiscard]] bool isFirst() const { return m_settings.place.rank == 0; }
    [[nodiscard]] bool isAlone() const { return m_settings.place.ranks == 1; }
    /// Waits once; returns false if the run is to end.
    bool turn();

    const Options& m_options;
    const Settings& m_settings;
    const Backend& m_backend;
    const std::vector<StageInfo> m_plan;
    const std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    Report m_report;
    Poller m_poller;
    CancelRequests m_cancel;
    Board m_board;
    ProfileBuilder m_profile;
    StageRun* m_running = nullptr;
    std::string m_stage;  ///< that runs now
    std::map<std::string, StageOutcome> m_outcomes;
    std::string m_firstProblem;  ///< of the first stage, where that ended the run
    std::string m_saveProblem;
    std::string m_savedTo;
    bool m_isAbandoned = false;  ///< another rank does not answer
    int m_said = 0;
};

}  // namespace shardscope::probe
