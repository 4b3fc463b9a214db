// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFuture>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <utility>

namespace shardscope {

/// Does work off the GUI thread for `context`, one piece at a time: what is asked for meanwhile waits, and only the newest of
/// that. A result is handed over in the GUI thread, and only if nothing newer was asked for. Belongs to `context`.
template <typename Result>
class NewestTask {
public:
    explicit NewestTask(QObject* context) : m_context(context) {}
    Q_DISABLE_COPY_MOVE(NewestTask)

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
        const Job job = std::exchange(m_waiting, {});
        const auto promise = std::make_shared<QPromise<Result>>();
        promise->start();
        m_running = true;
        promise->future().then(m_context, [this, done = job.done, generation = m_generation](Result result) {
            m_running = false;
            if (m_waiting.work)
                startWaiting();
            else if (generation == m_generation)
                done(std::move(result));
        });
        QThreadPool::globalInstance()->start([promise, work = job.work] {
            promise->addResult(work());
            promise->finish();
        });
    }

    QObject* m_context;
    Job m_waiting;
    quint64 m_generation = 0;
    bool m_running = false;
};

}  // namespace shardscope
