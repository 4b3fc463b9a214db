// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/start_measure.h"

#include <QCoreApplication>
#include <QFile>
#include <QTimer>

#include <cstdio>
#include <ctime>
#include <unistd.h>

#include "app/window/main_window.h"

namespace shardscope {
namespace {

/// Seconds since this process began. Its start is known in ticks of the clock (10 ms).
double secondsSinceStart()
{
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = file.readAll();
    // The name of the program may hold anything; the numbers begin after its closing bracket. Start time is field 22.
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    const double seconds = static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
    return seconds - fields.value(19).toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

}  // namespace

void measureStart(MainWindow& window)
{
    auto* poll = new QTimer(&window);
    QObject::connect(poll, &QTimer::timeout, &window, [&window, poll] {
        if (!window.isVisible() || !window.isSettled())
            return;
        poll->stop();
        window.repaint();
        std::printf("shown_ms %.0f\nresident_mb %.1f\n", secondsSinceStart() * 1e3, residentMegabytes());
        std::fflush(stdout);
        QCoreApplication::exit(0);
    });
    poll->start(0);
}

}  // namespace shardscope
