// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/start_guard.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

#include "app/session/session_slot.h"
#include "app/storage/write_file.h"

namespace shardscope {
namespace {

constexpr qint64 kMostRead = 16;

/// Returns what a mark left by a start that ended badly counts, that start with it; 0: there is none.
int countedBy(const QString& mark)
{
    QFile file(mark);
    if (!QFileInfo(mark).isFile() || !file.open(QIODevice::ReadOnly))
        return 0;
    return std::max(1, file.read(kMostRead).trimmed().toInt());
}

}  // namespace

StartGuard::StartGuard(const QString& folder)
{
    QDir().mkpath(folder);
    for (int number = 1; number <= kMostWindows && m_mark.isEmpty(); ++number) {
        const QString mark = QDir(folder).filePath(QStringLiteral("starting-%1").arg(number));
        auto lock = std::make_unique<QLockFile>(mark + QStringLiteral(".lock"));
        lock->setStaleLockTime(0);
        if (!lock->tryLock(0)) {
            if (lock->error() == QLockFile::LockFailedError)
                continue;  // another window's, which is alive
            return;
        }
        m_badStarts = countedBy(mark);
        m_mark = mark;
        m_lock = std::move(lock);
    }
    if (!m_mark.isEmpty())
        (void)writeFile(m_mark, QByteArray::number(m_badStarts + 1));
}

StartGuard::~StartGuard() { stands(); }

void StartGuard::stands()
{
    if (!m_mark.isEmpty())
        QFile::remove(m_mark);
    m_mark.clear();
    m_lock.reset();
}

}  // namespace shardscope
