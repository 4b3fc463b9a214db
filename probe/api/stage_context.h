// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "probe/api/settings.h"
#include "probe/protocol/message.h"

namespace shardscope::probe {

/// The interface of a running stage to its parent. Every call is a sign of life; the parent kills a stage without one for
/// `StageInfo::silence` seconds, or that takes more than three times its expected time. Calls may come from any thread.
class StageContext {
public:
    virtual ~StageContext() = default;

    [[nodiscard]] virtual const Settings& settings() const = 0;
    /// Returns true once the run is cancelled: return within a second, with `StageReport::cancelled()`. Call it in every loop: it is also
    /// the cheapest sign of life.
    [[nodiscard]] virtual bool shouldStop() = 0;
    /// Reports progress: `fraction` of this stage, from 0 to 1; `text`: the current work.
    virtual void progress(double fraction, const std::string& text) = 0;
    virtual void sample(const Sample& sample) = 0;
    /// Reports a finding. `id` is stable ([a-z0-9-]+): the window translates by it. `fix`: the remedy.
    virtual void check(CheckLevel level, const std::string& id, const std::string& text, const std::string& fix = {}) = 0;
    virtual void device(const HardwareProfile::Device& device, const std::vector<Unit>& units) = 0;
    virtual void log(const std::string& text) = 0;

    /// Exchange bytes between the same stage of all ranks of a run: `share` publishes bytes under a key, `await` waits until some rank has
    /// published the key. Rank 0 shares an ncclUniqueId this way. Keys belong to this stage alone. Empty after `seconds`, or if the run
    /// stops.
    virtual void share(const std::string& key, const std::string& bytes) = 0;
    [[nodiscard]] virtual std::optional<std::string> await(const std::string& key, double seconds) = 0;
};

/// The outcome of a stage, as it reports itself; the parent detects hangs and crashes.
struct StageReport {
    StageOutcome outcome = StageOutcome::Done;
    std::string text;  ///< why it is not done
    std::string fix;

    static StageReport done() { return {}; }
    static StageReport failed(std::string why, std::string fix = {}) { return {StageOutcome::Failed, std::move(why), std::move(fix)}; }
    static StageReport unavailable(std::string why, std::string fix = {})
    {
        return {StageOutcome::Unavailable, std::move(why), std::move(fix)};
    }
    static StageReport cancelled() { return {StageOutcome::Cancelled, {}, {}}; }
};

}  // namespace shardscope::probe
