// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launch/start_measure.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

#include "app/window/main_window.h"
#include "core/platform/process_facts.h"

namespace shardscope {
void measureStart(MainWindow& window)
{
    auto* poll = new QTimer(&window);
    QObject::connect(poll, &QTimer::timeout, &window, [&window, poll] {
        if (!window.isVisible() || !window.isSettled())
            return;
        poll->stop();
        window.repaint();
        std::printf("shown_ms %.0f\nresident_mb %.1f\n", secondsSinceProcessStart() * 1e3, residentBytes() / 1e6);
        std::fflush(stdout);
        QCoreApplication::exit(0);
    });
    poll->start(0);
}

}  // namespace shardscope
