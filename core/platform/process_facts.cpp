// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/process_facts.h"

#include <ctime>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include <unistd.h>

namespace shardscope {
namespace {

/// The number at `index` among words, 0 where there is none.
double numberAt(int index, std::istream& words)
{
    std::string word;
    for (int skipped = 0; skipped < index; ++skipped)
        words >> word;
    double number = 0;
    words >> number;
    return words ? number : 0;
}

}  // namespace

double secondsSinceProcessStart()
{
    std::ifstream file("/proc/self/stat");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    // The name of the program may hold anything; the numbers begin after its closing bracket. Start time is field 22.
    const std::size_t bracket = text.rfind(')');
    if (bracket == std::string::npos)
        return 0;
    std::istringstream fields(text.substr(bracket + 1));
    timespec now{};
    ::clock_gettime(CLOCK_BOOTTIME, &now);
    const double seconds = static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
    return seconds - numberAt(19, fields) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

double residentBytes()
{
    std::ifstream pages("/proc/self/statm");
    return numberAt(1, pages) * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

}  // namespace shardscope
