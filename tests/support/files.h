// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

/// Readers of the data that tests compare with.
namespace shardscope::test {

inline QString sharedPath(const QString& path) { return QStringLiteral(SHARDSCOPE_SHARED_DIR "/") + path; }

inline QString dataPath(const QString& path) { return QStringLiteral(SHARDSCOPE_SOURCE_DIR "/tests/data/") + path; }

inline QByteArray readBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QJsonObject readObject(const QString& path) { return QJsonDocument::fromJson(readBytes(path)).object(); }

inline qint64 wholeNumber(const QJsonValue& value) { return value.toVariant().toLongLong(); }

}  // namespace shardscope::test

/// Tests against the design library run only if it is next to the repository (../shared).
#define SKIP_WITHOUT_SHARED(path)                                               \
    do {                                                                        \
        if (!QFile::exists(shardscope::test::sharedPath(QStringLiteral(path)))) \
            QSKIP("no design library beside the repository: ../shared/" path);  \
    } while (false)
