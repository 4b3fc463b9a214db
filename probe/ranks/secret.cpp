// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/ranks/secret.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

#include "probe/ranks/socket.h"

namespace shardscope::probe {
namespace {

constexpr std::size_t kDigits = Secret::kBits / 4;

std::string because(const std::string& what) { return what + ": " + std::strerror(errno); }

/// A new file of mode 0600 that takes the name whole: a reader never sees a part.
std::string write(const std::string& path, const std::string& text)
{
    std::error_code problem;
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    if (!folder.empty() && std::filesystem::create_directories(folder, problem))
        std::filesystem::permissions(folder, std::filesystem::perms::owner_all, problem);
    const std::string part = path + "." + std::to_string(::getpid());
    ::unlink(part.c_str());
    const Socket file(::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    const bool isWritten = file.isOpen() && ::write(file.descriptor(), text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
                           ::rename(part.c_str(), path.c_str()) == 0;
    if (isWritten)
        return {};
    const std::string why = because("the ranks' token can't be written to " + path);
    ::unlink(part.c_str());
    return why + ". Give --token-file FILE that all ranks reach, or set " + Secret::kVariable + " for all of them.";
}

/// Returns the contents of a file that only the user owns and can read; else the error.
std::string read(const std::string& path, std::string& value)
{
    const Socket file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK));
    struct stat status = {};
    if (!file.isOpen() || ::fstat(file.descriptor(), &status) != 0)
        return because("the ranks' token can't be read from " + path);
    if (!S_ISREG(status.st_mode) || status.st_uid != ::geteuid() || (status.st_mode & 077) != 0)
        return "the ranks' token in " + path + " is refused: others may read it, or it is not yours. Its mode must be 0600.";
    char text[kDigits + 1] = "";
    const ssize_t count = ::read(file.descriptor(), text, sizeof text);
    const std::string found(text, count > 0 ? static_cast<std::size_t>(count) : 0);
    if (found.size() < kDigits || found.find_first_not_of("0123456789abcdef") < kDigits)
        return "there is no token in " + path + ": it has " + std::to_string(kDigits) + " hexadecimal digits";
    value = found.substr(0, kDigits);
    return {};
}

}  // namespace

std::string randomHex(std::size_t bits)
{
    std::vector<unsigned char> bytes(bits / 8);
    for (std::size_t got = 0; got < bytes.size();) {
        const ssize_t count = ::getrandom(bytes.data() + got, bytes.size() - got, 0);
        if (count < 0 && errno != EINTR)
            return {};
        got += count > 0 ? static_cast<std::size_t>(count) : 0;
    }
    std::string text;
    for (const unsigned char byte : bytes) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

bool isSameSecret(const std::string& a, const std::string& b)
{
    if (a.size() != b.size() || a.empty())
        return false;
    unsigned difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        difference |= static_cast<unsigned>(static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]));
    return difference == 0;
}

Secret::~Secret()
{
    if (m_isOwnFile)
        ::unlink(m_place.tokenFile.c_str());
}

std::string Secret::obtain()
{
    if (!m_place.token.empty()) {
        m_value = m_place.token;
        return {};
    }
    if (m_place.tokenFile.empty())
        return std::string("nothing says by what the ranks know each other. Give --token-file FILE, or set ") + kVariable + ".";
    if (m_place.rank > 0)
        return read(m_place.tokenFile, m_value);
    if (isThere())
        return {};
    m_value = randomHex(kBits);
    if (m_value.empty())
        return because("this system has no random numbers");
    const std::string problem = write(m_place.tokenFile, m_value);
    m_isOwnFile = problem.empty();
    if (!problem.empty())
        m_value.clear();
    return problem;
}

}  // namespace shardscope::probe
