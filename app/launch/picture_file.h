// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QWidget>

#include "core/base/result.h"

class QImage;

namespace shardscope {

/// Writes a picture. Errors: BadUsage where the path cannot be written, Internal where there is no picture.
[[nodiscard]] Result<void> writePicture(const QImage& picture, const QString& path);
[[nodiscard]] Error pictureFault(const QString& what);
[[nodiscard]] Error badPlace(const QString& what);

/// Completes all pending layouts: new widgets move their neighbours one layout at a time.
void layOutWholly();
[[nodiscard]] Error didNotSettle();

/// Waits until a widget has settled. Error: Internal where it does not.
template <typename IsSettled>
[[nodiscard]] Result<void> waitUntil(IsSettled isSettled)
{
    constexpr int kPatience = 30000;  // milliseconds
    QDeadlineTimer deadline(kPatience);
    do
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    while (!isSettled() && !deadline.hasExpired());
    return isSettled() ? Result<void>() : Result<void>(didNotSettle());
}

}  // namespace shardscope
