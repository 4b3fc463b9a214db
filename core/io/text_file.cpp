// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

namespace shardscope {
namespace {

struct CloseFile {
    void operator()(std::FILE* file) const { if (file != stdin) std::fclose(file); }
};

Error tooLarge(const std::string& path, std::uintmax_t size)
{
    return Error{ErrorCode::FileTooLarge, {std::to_string(size), std::to_string(kMaxFileBytes)}, path, {}};
}

Error unreadable(const std::string& path, int reason)
{
    return Error{reason == ENOENT ? ErrorCode::FileNotFound : ErrorCode::FileUnreadable, {std::strerror(reason)}, path, {}};
}

}  // namespace

Result<std::string> readTextFile(const std::string& path)
{
    const bool standardInput = path == "-";
    std::error_code ignored;
    if (!standardInput) {
        if (std::filesystem::is_directory(path, ignored))
            return unreadable(path, EISDIR);
        const std::uintmax_t size = std::filesystem::is_regular_file(path, ignored) ? std::filesystem::file_size(path, ignored) : 0;
        if (!ignored && size > static_cast<std::uintmax_t>(kMaxFileBytes))
            return tooLarge(path, size);
    }
    errno = 0;
    const std::unique_ptr<std::FILE, CloseFile> file(standardInput ? stdin : std::fopen(path.c_str(), "rb"));
    if (!file)
        return unreadable(path, errno);

    std::string text;
    char buffer[65536];
    while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, file.get())) {
        text.append(buffer, count);
        if (text.size() > static_cast<std::size_t>(kMaxFileBytes))
            return tooLarge(path, text.size());
    }
    if (std::ferror(file.get()))
        return unreadable(path, errno);
    return text;
}

}  // namespace shardscope
