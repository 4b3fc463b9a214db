// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/platform.h"

#include <QGuiApplication>
#include <QSysInfo>

#include <cstdio>

namespace shardscope {
namespace {

constexpr const char* kPlatform = "QT_QPA_PLATFORM";

/// Qt tries the platforms of the list one after the other. The last one always works.
QByteArray platforms()
{
    if (QSysInfo::kernelType() != QStringLiteral("linux"))
        return {};
    QByteArrayList names;
    if (qEnvironmentVariableIsSet("WAYLAND_DISPLAY"))
        names << "wayland";
    if (qEnvironmentVariableIsSet("DISPLAY"))
        names << "xcb";
    names << "offscreen";
    return names.join(';');
}

bool s_isOurChoice = false;

/// Hides Qt's warnings about a platform without a display, which a user who asked for pictures expects.
void tellUnlessExpected(QtMsgType, const QMessageLogContext&, const QString& message)
{
    if (!message.startsWith(QStringLiteral("This plugin does not support ")) && !message.startsWith(QStringLiteral("QStandardPaths: ")))
        std::fprintf(stderr, "%s\n", qPrintable(message));
}

}  // namespace

void keepPlatformQuiet() { qInstallMessageHandler(&tellUnlessExpected); }

void choosePlatform(const LaunchOptions& options)
{
    if (options.isPicture()) {
        qputenv(kPlatform, "offscreen");
        keepPlatformQuiet();
        qputenv("QT_SCALE_FACTOR", QByteArray::number(options.scale));
    } else if (!qEnvironmentVariableIsSet(kPlatform) && !platforms().isEmpty()) {
        qputenv(kPlatform, platforms());
        s_isOurChoice = true;
    }
}

bool isDisplayMissing() { return s_isOurChoice && QGuiApplication::platformName() == QStringLiteral("offscreen"); }

}  // namespace shardscope
