// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>

#include "app/session/session.h"

namespace shardscope {

/// Keeps the session's file up to date: it is replaced in the background shortly after each change. It is never half written, even if the
/// program is killed.
class Autosave : public QObject {
    Q_OBJECT
public:
    static constexpr int kDelay = 150;  ///< milliseconds from the first change

    Autosave(QString path, std::function<Session()> session, QObject* parent = nullptr);
    /// Writes any pending change.
    ~Autosave() override;

    /// Schedules a write after a change.
    void schedule();
    void flush();
    /// Writes now; returns whether the file has the current session.
    bool writeNow();

Q_SIGNALS:
    /// Emitted the first time that a session cannot be written.
    void failed(const QString& problem);

private:
    void write();
    bool keep(const Session& session);

    QString m_path;
    std::function<Session()> m_session;
    QTimer m_timer;
    bool m_hasFailed = false;
    QThreadPool m_pool;  ///< last: its end waits for work that uses the others
};

}  // namespace shardscope
