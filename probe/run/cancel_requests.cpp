// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/run/cancel_requests.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace shardscope::probe {
namespace {

int signalPipe[2] = {-1, -1};

extern "C" void tell(int)
{
    const char byte = 0;
    (void)!::write(signalPipe[1], &byte, 1);
}

}  // namespace

CancelRequests::CancelRequests(Poller& poller, bool endsWithInput)
    : m_input([this](const std::string& line) { m_isAsked = m_isAsked || line == "cancel"; })
{
    if (::pipe2(signalPipe, O_CLOEXEC | O_NONBLOCK) == 0) {
        for (const int number : {SIGTERM, SIGINT, SIGHUP})
            std::signal(number, tell);
        poller.watch(signalPipe[0], [this] {
            char bytes[64];
            m_isAsked = ::read(signalPipe[0], bytes, sizeof bytes) > 0 || m_isAsked;
        });
    }
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is reported like a full disk
    // A terminal is left alone: a job in the background that reads it is stopped.
    if (::isatty(STDIN_FILENO))
        return;
    poller.watch(STDIN_FILENO, [this, &poller, endsWithInput] {
        if (m_input.readFrom(STDIN_FILENO))
            return;
        poller.forget(STDIN_FILENO);
        m_isAsked = m_isAsked || endsWithInput;
    });
}

}  // namespace shardscope::probe
