// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/write_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace shardscope {

QString writeFile(const QString& path, const QByteArray& text)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit())
        return {};
    return QCoreApplication::translate("Files", "%1 could not be written: %2. What was there before is unchanged; choose another place with Save as.")
        .arg(QDir::toNativeSeparators(path), file.errorString());
}

}  // namespace shardscope
