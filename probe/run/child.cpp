// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/run/child.h"

#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace shardscope::probe {
namespace {

struct Pipe {
    int ends[2] = {-1, -1};
    Pipe()
    {
        if (::pipe2(ends, O_CLOEXEC) != 0)
            ends[0] = ends[1] = -1;
    }
    void close(int end)
    {
        if (ends[end] >= 0)
            ::close(ends[end]);
    }
};

[[noreturn]] void become(const std::vector<std::string>& words, pid_t parent, const Pipe& input, const Pipe& output, const Pipe& log)
{
    // No stage outlives its parent, however that ends: not even one that ends right here.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent)
        ::_exit(127);
    ::setpgid(0, 0);
    ::dup2(input.ends[0], STDIN_FILENO);
    ::dup2(output.ends[1], STDOUT_FILENO);
    ::dup2(log.ends[1], STDERR_FILENO);
    std::vector<char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    ::execv("/proc/self/exe", arguments.data());
    ::_exit(127);
}

}  // namespace

Child::Child(const std::vector<std::string>& words)
{
    Pipe input, output, log;
    const pid_t parent = ::getpid();
    m_process = output.ends[0] < 0 || log.ends[0] < 0 || input.ends[0] < 0 ? -1 : ::fork();
    if (m_process == 0)
        become(words, parent, input, output, log);
    if (m_process > 0)
        ::setpgid(m_process, m_process);
    input.close(0);
    output.close(1);
    log.close(1);
    m_input = input.ends[1];
    m_output = output.ends[0];
    m_log = log.ends[0];
    for (const int descriptor : {m_output, m_log, m_input}) {
        if (descriptor >= 0)
            ::fcntl(descriptor, F_SETFL, O_NONBLOCK);
    }
}

Child::~Child()
{
    int status = 0;
    if (isRunning()) {
        signal(SIGKILL);
        if (!m_isReaped)
            ::waitpid(m_process, &status, 0);
    }
    for (const int descriptor : {m_input, m_output, m_log}) {
        if (descriptor >= 0)
            ::close(descriptor);
    }
}

void Child::signal(int number) const { ::killpg(m_process, number); }

bool Child::hasEnded(int& status)
{
    if (!m_isReaped)
        m_isReaped = ::waitpid(m_process, &status, WNOHANG) == m_process;
    return m_isReaped;
}

std::string endingText(int status)
{
    if (!WIFSIGNALED(status))
        return "left with status " + std::to_string(WEXITSTATUS(status));
    const int number = WTERMSIG(status);
    const char* name = ::sigabbrev_np(number);
    return std::string("died of SIG") + (name ? name : std::to_string(number).c_str()) + " (" + ::strsignal(number) + ")";
}

}  // namespace shardscope::probe
