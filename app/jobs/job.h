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

/// The priority of a job: visible work comes first.
enum class JobPriority { Background, View, Estimate };

/// The interface of running work to its job; copies refer to the same work.
class JobContext {
public:
    /// Returns whether the result is no longer needed; long work should then end with the result so far.
    [[nodiscard]] bool isStopped() const { return m_stop.stop_requested(); }
    [[nodiscard]] std::stop_token stopToken() const { return m_stop; }
    /// Runs a function in the thread of the caller, unless the work was stopped: for progress, or a partial result.
    void tell(std::function<void()> what) const { m_tell(std::move(what)); }

private:
    friend class Job;
    std::stop_token m_stop;
    std::function<void(std::function<void()>)> m_tell;
};

/// Runs work in the background for `owner`, one piece at a time; of later requests only the newest waits. Results are delivered in the
/// owner's thread, also superseded ones, because they are newer than the picture: a drag with more requests than answers freezes no
/// picture. Cancelled work delivers nothing. Belongs to `owner`; all jobs share the threads of one pool.
class Job {
public:
    /// Called when the newest work ended with an exception.
    using Failed = std::function<void(const QString& problem)>;

    Job(QObject* owner, Failed failed, JobPriority priority = JobPriority::View);
    Q_DISABLE_COPY_MOVE(Job)
    /// Stops running work, and waits for its end.
    ~Job();

    /// Starts `work`, which may take a JobContext; `done` takes its result.
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
    /// Cancels running and waiting work; its results are not delivered.
    void cancel();
    /// Returns whether the newest request is still unanswered.
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
