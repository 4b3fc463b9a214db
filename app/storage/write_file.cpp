// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/write_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace shardscope {
namespace {

/// A device or a pipe has no name to take: who may would put a file in its place.
bool isSpecial(const QString& path)
{
    const QFileInfo file(path);
    return file.exists() && !file.isFile() && !file.isDir();
}

QString write(const QString& path, const QByteArray& text, bool isPrivate)
{
    QFile device(path);
    QSaveFile replacement(path);
    const bool isWrittenInto = isSpecial(path);
    QFileDevice& file = isWrittenInto ? static_cast<QFileDevice&>(device) : replacement;
    // Unbuffered: what QSaveFile::commit itself flushes may fail on a full disk without its noticing (Qt 6.4), and a cut-off file
    // would take the place of the old one.
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) &&
        (!isPrivate || file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)) && file.write(text) == text.size() &&
        (isWrittenInto || replacement.commit()))
        return {};
    // A write that is cut short leaves no reason behind.
    const bool hasReason = file.error() != QFileDevice::NoError && file.error() != QFileDevice::UnspecifiedError;
    const QString reason = hasReason ? file.errorString() : QCoreApplication::translate("Files", "the disk may be full");
    return QCoreApplication::translate("Files", "%1 could not be written: %2. Any earlier file is unchanged. Choose another place.")
        .arg(QDir::toNativeSeparators(path), reason);
}

}  // namespace

QString writeFile(const QString& path, const QByteArray& text) { return write(path, text, false); }

QString writePrivateFile(const QString& path, const QByteArray& text) { return write(path, text, true); }

}  // namespace shardscope
