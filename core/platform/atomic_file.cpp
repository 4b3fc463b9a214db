// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/atomic_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace shardscope {
namespace {

std::string temporaryOf(const std::string& path) { return path + "." + std::to_string(::getpid()) + ".part"; }

std::string folderOf(const std::string& path)
{
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

/// Empty, or the system's reason.
std::string writeAll(int descriptor, const std::string& text)
{
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t count = ::write(descriptor, text.data() + written, text.size() - written);
        if (count < 0 && errno != EINTR)
            return std::strerror(errno);
        written += count > 0 ? static_cast<std::size_t>(count) : 0;
    }
    return ::fsync(descriptor) == 0 || errno == EINVAL ? std::string() : std::strerror(errno);
}

/// The name is on disk once its folder is.
void syncFolder(const std::string& path)
{
    const int folder = ::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    ::fsync(folder);
    ::close(folder);
}

/// A device or a pipe has no name to take: it is written as it is.
bool isSpecial(const std::string& path)
{
    std::error_code ignored;
    const auto status = std::filesystem::status(path, ignored);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) && !std::filesystem::is_directory(status);
}

/// Returns the path behind all links, so that what a link names is replaced, not the link.
std::string behindLinks(const std::string& path)
{
    std::error_code problem;
    if (!std::filesystem::is_symlink(path, problem))
        return path;
    const std::filesystem::path real = std::filesystem::weakly_canonical(path, problem);
    return problem ? path : real.string();
}

/// The file to write into, as readable as the one that it replaces; −1: errno says why.
int openTemporary(const std::string& place, const std::string& path)
{
    // Somebody else's file of this name, or a link, is not followed.
    ::unlink(place.c_str());
    const int descriptor = ::open(place.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    struct stat old = {};
    if (descriptor >= 0 && ::stat(path.c_str(), &old) == 0)
        (void)::fchmod(descriptor, old.st_mode & 0777);
    return descriptor;
}

}  // namespace

std::string writeAtomically(const std::string& name, const std::string& text)
{
    const std::string path = behindLinks(name);
    const std::string place = isSpecial(path) ? path : temporaryOf(path);
    const int descriptor = place == path ? ::open(place.c_str(), O_WRONLY | O_CLOEXEC) : openTemporary(place, path);
    if (descriptor < 0)
        return std::strerror(errno);
    std::string problem = writeAll(descriptor, text);
    if (::close(descriptor) != 0 && problem.empty())
        problem = std::strerror(errno);
    if (place == path)
        return problem;
    if (problem.empty() && ::rename(place.c_str(), path.c_str()) != 0)
        problem = std::strerror(errno);
    if (!problem.empty())
        ::unlink(place.c_str());
    else
        syncFolder(path);
    return problem;
}

std::string problemWithWriting(const std::string& path)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return std::strerror(EISDIR);
    return ::access(folderOf(path).c_str(), W_OK) == 0 || isSpecial(path) ? std::string() : std::strerror(errno);
}

}  // namespace shardscope
