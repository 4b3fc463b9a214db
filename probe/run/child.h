// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace shardscope::probe {

/// A process of this program, in a process group of its own, so that its own children end with it.
class Child {
public:
    /// Starts it with these arguments; its ends are `input`, `output` and `log`. `isRunning` is false where it could not be started.
    explicit Child(const std::vector<std::string>& words);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    [[nodiscard]] bool isRunning() const { return m_process > 0; }
    [[nodiscard]] int input() const { return m_input; }
    [[nodiscard]] int output() const { return m_output; }
    [[nodiscard]] int log() const { return m_log; }
    void signal(int number) const;
    /// Returns whether it has ended; `status` is then that of waitpid.
    [[nodiscard]] bool hasEnded(int& status);

private:
    pid_t m_process = -1;
    bool m_isReaped = false;
    int m_input = -1;
    int m_output = -1;
    int m_log = -1;
};

/// Returns "died of SIGSEGV (Segmentation fault)", "left with status 3".
[[nodiscard]] std::string endingText(int status);

}  // namespace shardscope::probe
