// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <exception>
#include <functional>
#include <optional>
#include <utility>

namespace shardscope {

/// Does work off the GUI thread for `context`, one piece at a time: what is asked for meanwhile waits, and only the newest of
/// that. A result is handed over in the GUI thread, and only if nothing newer was asked for; so is the problem of work that
/// throws. Belongs to `context`.
template <typename Result>
class NewestTask {
public:
    using Failed = std::function<void(const QString& problem)>;

    NewestTask(QObject* context, Failed failed) : m_context(context), m_failed(std::move(failed)) { m_pool.setMaxThreadCount(1); }
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
    struct Outcome {
        std::optional<Result> result;
        QString problem;  ///< where there is none
    };

    static Outcome outcomeOf(const std::function<Result()>& work)
    {
        try {
            return {work(), {}};
        } catch (const std::exception& problem) {
            return {std::nullopt, QString::fromLocal8Bit(problem.what())};
        }
    }

    void startWaiting()
    {
        m_running = true;
        m_pool.start([this, job = std::exchange(m_waiting, {}), generation = m_generation] {
            QMetaObject::invokeMethod(
                m_context, [this, done = job.done, generation, outcome = outcomeOf(job.work)] { finish(generation, outcome, done); },
                Qt::QueuedConnection);
        });
    }

    void finish(quint64 generation, const Outcome& outcome, const std::function<void(Result)>& done)
    {
        m_running = false;
        if (m_waiting.work)
            startWaiting();
        else if (generation != m_generation)
            return;
        else if (outcome.result)
            done(*outcome.result);
        else
            m_failed(outcome.problem);
    }

    QObject* m_context;
    Failed m_failed;
    Job m_waiting;
    quint64 m_generation = 0;
    bool m_running = false;
    QThreadPool m_pool;
};

}  // namespace shardscope
