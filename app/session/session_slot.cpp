// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_slot.h"

#include <QDir>

namespace shardscope {
namespace {

QString nameOf(int number) { return number == 1 ? QStringLiteral("session.json") : QStringLiteral("session-%1.json").arg(number); }

}  // namespace

SessionSlot::SessionSlot(const QString& folder) : m_path(QDir(folder).filePath(nameOf(1)))
{
    QDir().mkpath(folder);
    for (int number = 1; number <= kMostWindows; ++number) {
        const QString path = QDir(folder).filePath(nameOf(number));
        auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
        // Never by its age: a window may be open for weeks. That of a process that has ended is taken over all the same.
        lock->setStaleLockTime(0);
        const bool isOurs = lock->tryLock(0);
        // A folder where nothing can be written has no other window's session either; the autosave tells of it.
        if (!isOurs && lock->error() == QLockFile::LockFailedError) {
            m_isBesideAnother = true;
            continue;
        }
        m_path = path;
        if (isOurs)
            m_lock = std::move(lock);
        return;
    }
}

}  // namespace shardscope
