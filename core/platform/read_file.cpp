// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/read_file.h"

#include <cerrno>
#include <cstring>
#include <limits>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace shardscope {
namespace {

/// The time that a named pipe may be without a writer: the shell that starts both programs needs a moment.
constexpr int kPatienceMilliseconds = 500;

/// An open file, closed in the end unless it is standard input.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor()
    {
        if (m_number > STDIN_FILENO)
            ::close(m_number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

Error tooLarge(const std::string& path, std::int64_t size, std::int64_t limit)
{
    return Error{ErrorCode::FileTooLarge, {std::to_string(size), std::to_string(limit)}, path, {}};
}

Error unreadable(const std::string& path, const char* reason) { return Error{ErrorCode::FileUnreadable, {reason}, path, {}}; }

Error failed(const std::string& path, int reason)
{
    return Error{reason == ENOENT ? ErrorCode::FileNotFound : ErrorCode::FileUnreadable, {std::strerror(reason)}, path, {}};
}

/// The first byte of a pipe that was opened without waiting; empty where a writer has not written yet or has left.
Result<std::string> beginningOf(int pipe, const std::string& path)
{
    pollfd wait{pipe, POLLIN, 0};
    const bool seen = ::poll(&wait, 1, kPatienceMilliseconds) > 0;
    char byte = 0;
    const ssize_t count = ::read(pipe, &byte, 1);
    if (count == 0 && !seen)
        return unreadable(path, "nobody writes to this pipe");
    return count > 0 ? std::string(1, byte) : std::string();
}

/// Refuses files that cannot be read, or that would never end; after it, reading may block. Returns the bytes that had to be read for the
/// check.
Result<std::string> admit(int file, const std::string& path, std::int64_t limit)
{
    struct stat status {};
    if (::fstat(file, &status) != 0)
        return failed(path, errno);
    if (S_ISDIR(status.st_mode))
        return failed(path, EISDIR);
    if (S_ISREG(status.st_mode) && status.st_size > limit)
        return tooLarge(path, status.st_size, limit);
    if (!S_ISREG(status.st_mode) && !S_ISFIFO(status.st_mode) && !S_ISCHR(status.st_mode))
        return unreadable(path, "it is no file, pipe or character device");
    Result<std::string> beginning = S_ISFIFO(status.st_mode) ? beginningOf(file, path) : std::string();
    const int flags = ::fcntl(file, F_GETFL);
    if (flags < 0 || ::fcntl(file, F_SETFL, flags & ~O_NONBLOCK) < 0)
        return failed(path, errno);
    return beginning;
}

using Take = std::function<std::optional<Error>(std::string_view)>;

Result<void> readAll(int file, const std::string& path, const Take& take)
{
    char buffer[65536];
    while (true) {
        const ssize_t count = ::read(file, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return failed(path, errno);
        if (count == 0)
            return {};
        if (std::optional<Error> error = take({buffer, static_cast<std::size_t>(count)}))
            return *std::move(error);
    }
}

Result<void> readUpTo(std::int64_t limit, const std::string& path, const Take& take)
{
    if (path == "-")
        return readAll(STDIN_FILENO, path, take);
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    if (file.number() < 0)
        return failed(path, errno);
    const Result<std::string> beginning = admit(file.number(), path, limit);
    if (!beginning)
        return beginning.error();
    if (std::optional<Error> error = take(*beginning))
        return *std::move(error);
    return readAll(file.number(), path, take);
}

}  // namespace

Result<std::string> readFile(const std::string& path, std::int64_t limit)
{
    std::string text;
    const Result<void> read = readUpTo(limit, path, [&](std::string_view chunk) -> std::optional<Error> {
        text.append(chunk);
        if (text.size() > static_cast<std::size_t>(limit))
            return tooLarge(path, static_cast<std::int64_t>(text.size()), limit);
        return std::nullopt;
    });
    return read ? Result<std::string>(std::move(text)) : read.error();
}

Result<void> readChunks(const std::string& path, const Take& take)
{
    return readUpTo(std::numeric_limits<std::int64_t>::max(), path, take);
}

}  // namespace shardscope
