// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <map>
#include <string>

#include "tests/registered/registered_test.h"

namespace shardscope::test {
namespace {

std::map<std::string, Runner>& registered()
{
    static std::map<std::string, Runner> tests;
    return tests;
}

std::string nameOf(const std::string& file)
{
    const std::string folder = "tests/";
    const std::string mark = "test_";
    const std::size_t begin = file.rfind(folder) + folder.size();
    const std::size_t slash = file.rfind('/') + 1;
    std::string name = file.substr(begin, slash - begin) + file.substr(slash + mark.size());
    name.resize(name.size() - std::string(".cpp").size());
    for (char& letter : name)
        letter = letter == '/' ? '_' : letter;
    return name;
}

}  // namespace

RegisteredTest::RegisteredTest(const char* file, Runner run) { registered()[nameOf(file)] = run; }

}  // namespace shardscope::test

/// BINARY TEST [what Qt Test takes]
int main(int count, char** words)
{
    using namespace shardscope::test;
    const auto test = registered().find(count > 1 ? words[1] : "");
    if (test == registered().end()) {
        std::fprintf(stderr, "usage: %s TEST [-functions | FUNCTION …]; the tests are:\n", words[0]);
        for (const auto& [name, run] : registered())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    words[1] = words[0];
    return test->second(count - 1, words + 1);
}
