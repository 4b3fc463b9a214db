// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/picture_file.h"

#include <QBuffer>
#include <QImage>

#include "app/storage/write_file.h"

namespace shardscope {

Error pictureFault(const QString& what) { return Error{ErrorCode::Internal, {what.toStdString()}, {}, {}}; }

/// A whole sentence has its remedy in it.
Error badPlace(const QString& what)
{
    if (what.endsWith(u'.'))
        return Error{ErrorCode::BadUsage, {what.chopped(1).toStdString()}, {}, {}};
    return Error{ErrorCode::BadUsage, {what.toStdString(), "a place that can be written"}, {}, {}};
}

Error didNotSettle() { return pictureFault(QStringLiteral("what is shown did not settle within 30 s")); }

Result<void> writePicture(const QImage& picture, const QString& path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG"))
        return pictureFault(QStringLiteral("a picture of %1 by %2 pixels could not be made").arg(picture.width()).arg(picture.height()));
    const QString problem = writeFile(path, bytes);
    return problem.isEmpty() ? Result<void>() : Result<void>(badPlace(problem));
}

void layOutWholly()
{
    for (int round = 0; round < 6; ++round) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

}  // namespace shardscope
