// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "probe/api/settings.h"
#include "probe/protocol/message.h"

namespace shardscope::probe {

/// Hears what a running stage talks to. Every call is a sign of life; the parent kills a stage that gives none for `StageInfo::silence`
/// seconds, or that takes longer than three times what it expected. Calls may come from any thread.
class StageContext {
public:
    virtual ~StageContext() = default;

    [[nodiscard]] virtual const Settings& settings() const = 0;
    /// True once the run is cancelled: leave within a second, with `StageReport::cancelled()`. Ask in every loop: it is the cheapest sign
    /// of life, too.
    [[nodiscard]] virtual bool shouldStop() = 0;
    /// `fraction` of this stage, from 0 to 1; `text` says what runs now.
    virtual void progress(double fraction, const std::string& text) = 0;
    virtual void sample(const Sample& sample) = 0;
    /// `id` is stable ([a-z0-9-]+): the window translates by it. `fix`: what to do about it.
    virtual void check(CheckLevel level, const std::string& id, const std::string& text, const std::string& fix = {}) = 0;
    virtual void device(const HardwareProfile::Device& device, const std::vector<Unit>& units) = 0;
    virtual void log(const std::string& text) = 0;

    /// A board between the stages of all ranks (and of one run): `share` pins bytes to it, `await` waits for some rank to pin that key.
    /// Rank 0 shares an ncclUniqueId so. Keys are of this stage alone. Empty behind `seconds`, or where the run stops.
    virtual void share(const std::string& key, const std::string& bytes) = 0;
    [[nodiscard]] virtual std::optional<std::string> await(const std::string& key, double seconds) = 0;
};

/// How a stage ended; the rest (hung, crashed) the parent sees.
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
