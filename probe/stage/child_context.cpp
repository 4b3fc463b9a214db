// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/stage/child_context.h"

#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace shardscope::probe {
namespace {

volatile std::sig_atomic_t isStopped = 0;

extern "C" void stop(int) { isStopped = 1; }

}  // namespace

ChildContext::ChildContext(Settings settings, std::string stage, int output)
    : m_settings(std::move(settings)), m_stage(std::move(stage)), m_output(output)
{
    std::signal(SIGTERM, stop);
    std::signal(SIGINT, SIG_IGN);  // of a terminal: the parent asks by SIGTERM
    std::signal(SIGPIPE, SIG_IGN);
    (void)!::pipe2(m_wake, O_CLOEXEC);
    m_reader = std::thread([this] { readBoard(); });
}

ChildContext::~ChildContext()
{
    (void)!::write(m_wake[1], "", 1);
    m_reader.join();
    ::close(m_wake[0]);
    ::close(m_wake[1]);
}

/// Until the parent closes it or the stage ends.
void ChildContext::readBoard()
{
    std::string text;
    char buffer[4096];
    for (;;) {
        pollfd inputs[2] = {{STDIN_FILENO, POLLIN, 0}, {m_wake[0], POLLIN, 0}};
        if (::poll(inputs, 2, -1) <= 0)
            continue;
        if (inputs[1].revents != 0)
            return;
        const ssize_t count = ::read(STDIN_FILENO, buffer, sizeof buffer);
        if (count <= 0)
            return;
        text.append(buffer, static_cast<std::size_t>(count));
        for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n')) {
            const std::optional<Message> message = parseMessage(std::string_view(text).substr(0, end));
            text.erase(0, end + 1);
            if (const Shared* shared = message ? std::get_if<Shared>(&*message) : nullptr) {
                const std::lock_guard lock(m_mutex);
                m_board[shared->key] = shared->value;
                m_changed.notify_all();
            }
        }
    }
}

bool ChildContext::shouldStop()
{
    const auto now = std::chrono::steady_clock::now();
    bool isDue = false;
    {
        const std::lock_guard lock(m_mutex);
        isDue = now - m_lastBeat > std::chrono::milliseconds(500);
        if (isDue)
            m_lastBeat = now;
    }
    if (isDue)
        m_output.write(Heartbeat{});
    return isStopped != 0;
}

void ChildContext::progress(double fraction, const std::string& text) { m_output.write(Progress{m_stage, fraction, text}); }

void ChildContext::sample(const Sample& sample) { m_output.write(SampleTaken{m_stage, sample}); }

void ChildContext::check(CheckLevel level, const std::string& id, const std::string& text, const std::string& fix)
{
    m_output.write(Check{m_stage, id, level, text, fix});
}

void ChildContext::device(const HardwareProfile::Device& device, const std::vector<Unit>& units)
{
    m_output.write(DeviceFound{m_stage, device, units});
}

void ChildContext::log(const std::string& text) { m_output.write(Log{m_stage, text}); }

void ChildContext::share(const std::string& key, const std::string& bytes)
{
    {
        const std::lock_guard lock(m_mutex);
        m_board[key] = bytes;
    }
    m_output.write(Shared{key, bytes});
}

std::optional<std::string> ChildContext::await(const std::string& key, double seconds)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    while (!shouldStop() && std::chrono::steady_clock::now() < end) {
        std::unique_lock lock(m_mutex);
        if (const auto found = m_board.find(key); found != m_board.end())
            return found->second;
        m_changed.wait_for(lock, std::chrono::milliseconds(100));
    }
    return std::nullopt;
}

void ChildContext::end(const StageReport& report)
{
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - m_start;
    m_output.write(StageEnded{m_stage, report.outcome, taken.count(), report.text, report.fix});
}

}  // namespace shardscope::probe
