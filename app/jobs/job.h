// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace shardscope {

/// Orders the jobs: what is seen comes first.
enum class JobPriority { Background, View, Estimate };

/// Answers what work under way may ask and say; copies mean the same work.
class JobContext {
public:
    /// Whether nobody waits for the result any more: long work ends then, with whatever it has.
    [[nodiscard]] bool isStopped() const { return m_stop.stop_requested(); }
    [[nodiscard]] std::stop_token stopToken() const { return m_stop; }
    /// Does this in the thread of whoever asked, unless the work was stopped: progress, or a part of the result.
    void tell(std::function<void()> what) const { m_tell(std::move(what)); }

private:
    friend class Job;
    std::stop_token m_stop;
    std::function<void(std::function<void()>)> m_tell;
};

/// Does work away from the window's thread for `owner`, one piece at a time: what is asked for meanwhile waits, and only the newest
/// of that. A result is handed over in the owner's thread. One that was overtaken while it was computed is handed over too, for it
/// is newer than what is shown: a drag that asks faster than is answered freezes no picture. What was cancelled is not.
/// Belongs to `owner`; all jobs share the threads of one pool.
class Job {
public:
    /// Hears of newest work that ended with an exception.
    using Failed = std::function<void(const QString& problem)>;

    Job(QObject* owner, Failed failed, JobPriority priority = JobPriority::View);
    Q_DISABLE_COPY_MOVE(Job)
    /// Stops what is under way, and waits for its end.
    ~Job();

    /// `work` with a JobContext or without; `done` takes its result.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        begin([work = std::move(work), done = std::move(done)](const JobContext& context) -> std::function<void()> {
            if constexpr (std::is_invocable_v<Work, const JobContext&>)
                return [done, result = work(context)] { done(result); };
            else
                return [done, result = work()] { done(result); };
        });
    }
    /// Whatever is under way or waits will not be handed over.
    void cancel();
    /// Whether an answer to the newest question is still to come.
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

private:
    using Work = std::function<std::function<void()>(const JobContext&)>;
    struct Running;

    void begin(Work work);
    void startWaiting();
    void finish(const std::shared_ptr<Running>& running);

    QObject* m_owner;
    Failed m_failed;
    JobPriority m_priority;
    Work m_waiting;
    std::shared_ptr<Running> m_running;
    bool m_isBusy = false;
};

}  // namespace shardscope
