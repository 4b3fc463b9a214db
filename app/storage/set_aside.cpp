// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/set_aside.h"

#include <QDir>
#include <QFileInfo>

namespace shardscope {

QString asideName(const QString& path)
{
    const QString first = path + QStringLiteral(".unreadable");
    QString name = first;
    for (int number = 2; QFileInfo::exists(name) || QFileInfo(name).isSymLink(); ++number)
        name = QStringLiteral("%1-%2").arg(first).arg(number);
    return name;
}

QString setAside(const QString& path)
{
    // QDir renames without reading: QFile would copy what it can't move, which never ends with a pipe.
    const QString name = asideName(path);
    return QDir().rename(path, name) ? name : QString();
}

}  // namespace shardscope
