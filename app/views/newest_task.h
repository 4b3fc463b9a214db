// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <utility>

namespace shardscope {

/// Does work off the GUI thread for `context`, one piece at a time: what is asked for meanwhile waits, and only the newest of
/// that. A result is handed over in the GUI thread, and only if nothing newer was asked for. Belongs to `context`.
template <typename Result>
class NewestTask {
public:
    explicit NewestTask(QObject* context) : m_context(context) { m_pool.setMaxThreadCount(1); }
    Q_DISABLE_COPY_MOVE(NewestTask)
    /// Waits for what is under way.
    ~NewestTask() { m_pool.waitForDone(); }

    void start(std::function<Result()> work, std::function<void(Result)> done)
    {
        m_waiting = {std::move(work), std::move(done)};
        ++m_generation;
        if (!m_running)
            startWaiting();
    }
    /// Whatever is under way will not be handed over.
    void cancel()
    {
        ++m_generation;
        m_waiting = {};
    }
    [[nodiscard]] bool isBusy() const { return m_running; }

private:
    struct Job {
        std::function<Result()> work;
        std::function<void(Result)> done;
    };

    void startWaiting()
    {
        m_running = true;
        m_pool.start([this, job = std::exchange(m_waiting, {}), generation = m_generation] {
            QMetaObject::invokeMethod(
                m_context, [this, done = job.done, generation, result = job.work()] { finish(generation, result, done); },
                Qt::QueuedConnection);
        });
    }

    void finish(quint64 generation, const Result& result, const std::function<void(Result)>& done)
    {
        m_running = false;
        if (m_waiting.work)
            startWaiting();
        else if (generation == m_generation)
            done(result);
    }

    QObject* m_context;
    Job m_waiting;
    quint64 m_generation = 0;
    bool m_running = false;
    QThreadPool m_pool;
};

}  // namespace shardscope
