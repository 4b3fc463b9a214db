// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/standard_output.h"

#include <cerrno>
#include <cstring>

#include <sys/ioctl.h>
#include <unistd.h>

namespace shardscope {

// Straight to the descriptor: what a buffered stream could not write is only known when the program has ended.
std::string writeToStandardOutput(std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return std::strerror(errno);
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

std::optional<std::size_t> terminalColumns()
{
    if (::isatty(STDOUT_FILENO) == 0)
        return std::nullopt;
    winsize size{};
    return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? std::size_t{size.ws_col} : 0;
}

}  // namespace shardscope
