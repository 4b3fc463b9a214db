// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/job.h"

#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <exception>

namespace shardscope {
namespace {

/// As many at once as there are views in sight, also on a machine with few cores: none waits for a long one.
constexpr int kFewestThreads = 4;

QThreadPool& pool()
{
    static QThreadPool threads;
    static const bool isSet = [] {
        threads.setMaxThreadCount(std::max(kFewestThreads, QThread::idealThreadCount()));
        return true;
    }();
    Q_UNUSED(isSet)
    return threads;
}

}  // namespace

/// One piece of work; the thread that does it holds it too.
struct Job::Running {
    Job* job;  ///< null once it is gone; of the owner's thread
    Work work;
    std::stop_source stop;
    std::atomic<bool> isTaken{false};  ///< by a thread, or by the job's end before one was free
    std::function<void()> handOver;    ///< null: it failed
    QString problem;
    QSemaphore ended;
};

Job::Job(QObject* owner, Failed failed, JobPriority priority) : m_owner(owner), m_failed(std::move(failed)), m_priority(priority) {}

Job::~Job()
{
    cancel();
    if (!m_running)
        return;
    m_running->job = nullptr;
    // Work that still waits for a thread is never begun: those of other jobs may be busy for minutes.
    if (m_running->isTaken.exchange(true))
        m_running->ended.acquire();
}

void Job::begin(Work work)
{
    m_waiting = std::move(work);
    m_isBusy = true;
    if (!m_running)
        startWaiting();
}

void Job::cancel()
{
    m_waiting = nullptr;
    if (m_running)
        m_running->stop.request_stop();
    m_isBusy = false;
}

void Job::startWaiting()
{
    m_running = std::make_shared<Running>();
    m_running->job = this;
    m_running->work = std::exchange(m_waiting, nullptr);
    pool().start(
        [owner = m_owner, running = m_running] {
            if (running->isTaken.exchange(true))
                return;
            JobContext context;
            context.m_stop = running->stop.get_token();
            context.m_tell = [owner, running](std::function<void()> what) {
                const auto unlessStopped = [running, what = std::move(what)] {
                    if (!running->stop.stop_requested())
                        what();
                };
                QMetaObject::invokeMethod(owner, unlessStopped, Qt::QueuedConnection);
            };
            try {
                running->handOver = running->work(context);
            } catch (const std::exception& problem) {
                running->problem = QString::fromLocal8Bit(problem.what());
            }
            QMetaObject::invokeMethod(
                owner,
                [running] {
                    if (running->job)
                        running->job->finish(running);
                },
                Qt::QueuedConnection);
            running->ended.release();
        },
        static_cast<int>(m_priority));
}

void Job::finish(const std::shared_ptr<Running>& running)
{
    m_running.reset();
    const bool isOvertaken = m_waiting != nullptr;
    if (isOvertaken)
        startWaiting();
    if (running->stop.stop_requested())
        return;
    m_isBusy = isOvertaken;
    if (running->handOver)
        running->handOver();
    else if (!isOvertaken)
        m_failed(running->problem);
}

}  // namespace shardscope
