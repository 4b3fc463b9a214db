// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/autosave.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

#include "app/storage/set_aside.h"
#include "app/storage/write_file.h"

namespace shardscope {

Autosave::Autosave(QString path, std::function<Session()> session, QObject* parent)
    : QObject(parent), m_path(std::move(path)), m_session(std::move(session))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelay);
    m_pool.setMaxThreadCount(1);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::write);
}

Autosave::~Autosave() { flush(); }

void Autosave::schedule()
{
    // Not restarted by each edit of a long drag, or nothing would be written until its end.
    if (!m_timer.isActive())
        m_timer.start();
}

void Autosave::flush()
{
    if (m_timer.isActive()) {
        m_timer.stop();
        write();
    }
    m_pool.waitForDone();
}

bool Autosave::writeNow()
{
    m_timer.stop();
    m_pool.waitForDone();
    return keep(m_session());
}

void Autosave::write()
{
    m_pool.start([this, session = m_session()] { keep(session); });
}

bool Autosave::keep(const Session& session)
{
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    // A pipe would be written into, and wait for a reader.
    if (const QFileInfo there(m_path); there.exists() && !there.isFile())
        (void)setAside(m_path);
    const QString problem = writePrivateFile(m_path, sessionText(session));
    if (problem.isEmpty())
        return true;
    QMetaObject::invokeMethod(
        this,
        [this, problem] {
            if (!std::exchange(m_hasFailed, true))
                Q_EMIT failed(problem);
        },
        Qt::QueuedConnection);
    return false;
}

}  // namespace shardscope
