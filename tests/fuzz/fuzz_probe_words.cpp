// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <vector>

#include "probe/api/fault.h"
#include "probe/run/options.h"
#include "tests/fuzz/fuzz_target.h"

using namespace shardscope;

/// Any lines as the words of shardscope-probe's command line: what to do, or a sentence.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::vector<std::string> words{""};
    for (const char c : fuzz::asText(data, size)) {
        if (c == '\n')
            words.emplace_back();
        else
            words.back() += c;
    }
    (void)probe::parseFault(words.front());
    const std::variant<probe::Options, std::string> options = probe::parseOptions(words);
    if (const auto* sentence = std::get_if<std::string>(&options))
        fuzz::require(!sentence->empty());
    return 0;
}
