// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/recent_files.h"

#include <QFileInfo>

#include "app/settings/settings.h"

namespace shardscope {

RecentFiles::RecentFiles(Settings& settings, const QString& key, QObject* parent) : QObject(parent), m_settings(settings), m_key(key) {}

QStringList RecentFiles::paths() const { return m_settings.remembered(m_key).toStringList(); }

void RecentFiles::add(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList newest = paths();
    newest.removeAll(absolute);
    newest.prepend(absolute);
    store(newest.mid(0, kMost));
}

void RecentFiles::remove(const QString& path)
{
    QStringList rest = paths();
    rest.removeAll(QFileInfo(path).absoluteFilePath());
    store(rest);
}

void RecentFiles::clear() { store({}); }

void RecentFiles::store(const QStringList& paths)
{
    m_settings.remember(m_key, paths);
    Q_EMIT changed();
}

}  // namespace shardscope
