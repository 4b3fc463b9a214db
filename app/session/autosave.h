// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>

#include "app/session/session.h"

namespace shardscope {

/// Keeps the session's file up to date: shortly after each change it is replaced, away from the window's thread. It is never half
/// written, whenever the program is killed.
class Autosave : public QObject {
    Q_OBJECT
public:
    static constexpr int kDelay = 150;  ///< milliseconds from the first change

    Autosave(QString path, std::function<Session()> session, QObject* parent = nullptr);
    /// Writes what is still to be written.
    ~Autosave() override;

    /// Something changed.
    void schedule();
    void flush();
    /// Whether the session as it is now is in its file.
    bool writeNow();

Q_SIGNALS:
    /// The first time that a session cannot be written.
    void failed(const QString& problem);

private:
    void write();
    bool keep(const Session& session);

    QString m_path;
    std::function<Session()> m_session;
    QTimer m_timer;
    bool m_hasFailed = false;
    QThreadPool m_pool;  ///< last: its end waits for what uses the others
};

}  // namespace shardscope
